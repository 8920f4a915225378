#include "solver/games/dreiertarock/announcing.hpp"

#include <algorithm>
#include <utility>

#include "solver/base/status.hpp"
#include "solver/games/dreiertarock/words.hpp"
#include "solver/games/shared/fields.hpp"
#include "solver/games/shared/texts.hpp"

namespace ouverte::games::dreiertarock {
namespace {

using search::Interval;

bool by_declarer(const Saying& saying) {
  return saying.by == "declarer" || saying.by == letter(saying.said.contract.declarer);
}

Saying pagat_ultimo(const Written& played, std::int8_t by) {
  Saying saying{.what = base::str("Pagat Ultimo by ", letter(by)),
                .bonus = "pagat",
                .by = letter(by),
                .said = played,
                .doubled = {},
                .plain_worth = {},
                .doubled_worth = std::nullopt};
  saying.said.contract.pagat = {.by = by};
  saying.doubled = saying.said;
  saying.doubled.contract.pagat.doubled = true;
  return saying;
}

Saying of_side(const Written& played, std::string_view title, std::string_view bonus,
               Announcement<Side> Contract::*announcement, Side by) {
  const std::string side = by == Side::kDeclarer ? "declarer" : "defenders";
  Saying saying{.what = base::str(title, " by the ", side),
                .bonus = bonus,
                .by = side,
                .said = played,
                .doubled = {},
                .plain_worth = {},
                .doubled_worth = std::nullopt};
  saying.said.contract.*announcement = {.by = by};
  saying.doubled = saying.said;
  (saying.doubled.contract.*announcement).doubled = true;
  return saying;
}

}  // namespace

std::vector<Saying> sayings_of(const Written& played, std::int8_t pagat) {
  std::vector<Saying> sayings;
  if (played.kind == nullptr || played.trischaken()) return sayings;
  const Contract& contract = played.contract;
  const auto doubling = [&](std::string_view what, std::string_view bonus, std::string by,
                            bool& (*doubled)(Contract&)) {
    Saying saying{.what = std::string(what),
                  .bonus = bonus,
                  .by = std::move(by),
                  .doubling = true,
                  .said = played,
                  .doubled = played,
                  .plain_worth = {},
                  .doubled_worth = std::nullopt};
    bool& is_doubled = doubled(saying.doubled.contract);
    if (!std::exchange(is_doubled, true)) sayings.push_back(std::move(saying));
  };
  doubling("Game", "game", "declarer", [](Contract& of) -> bool& { return of.game_doubled; });
  if (contract.name == Name::kSoloSlam) return sayings;
  if (contract.pagat.by != kNobody)
    doubling("Pagat Ultimo", "pagat", letter(contract.pagat.by),
             [](Contract& of) -> bool& { return of.pagat.doubled; });
  else if (pagat != kNobody && contract.name != Name::kSuitSolo)
    sayings.push_back(pagat_ultimo(played, pagat));
  const auto side_text = [](Side side) { return side == Side::kDeclarer ? "declarer" : "defenders"; };
  if (contract.absolute.by != Side::kNone)
    doubling("Absolute", "absolute", side_text(contract.absolute.by),
             [](Contract& of) -> bool& { return of.absolute.doubled; });
  if (contract.slam.by != Side::kNone)
    doubling("Slam", "slam", side_text(contract.slam.by), [](Contract& of) -> bool& { return of.slam.doubled; });
  for (const Side by : {Side::kDeclarer, Side::kDefenders}) {
    if (contract.absolute.by == Side::kNone)
      sayings.push_back(of_side(played, "Absolute", "absolute", &Contract::absolute, by));
    if (contract.slam.by == Side::kNone) sayings.push_back(of_side(played, "Slam", "slam", &Contract::slam, by));
  }
  return sayings;
}

void weigh(std::vector<Saying>& sayings, Interval unsaid, const std::function<Interval(const Written&)>& worth) {
  for (Saying& saying : sayings) {
    saying.plain_worth = saying.doubling ? unsaid : worth(saying.said);
    const auto& [lower, upper] = saying.plain_worth;
    const bool may_gain = by_declarer(saying) ? upper > unsaid.lower : lower < unsaid.upper;
    if (saying.doubling || may_gain) saying.doubled_worth = worth(saying.doubled);
  }
}

std::optional<bool> worth_saying(const Saying& saying, Interval unsaid) {
  if (!unsaid.exact() || !saying.plain_worth.exact()) return std::nullopt;
  const int sign = by_declarer(saying) ? 1 : -1;  // what he who says it wants more of
  const int plain = sign * saying.plain_worth.lower, without = sign * unsaid.lower;
  if (!saying.doubled_worth) return false;
  if (!saying.doubled_worth->exact()) return std::nullopt;
  const int doubled = sign * saying.doubled_worth->lower;
  if (saying.doubling) return doubled < without;  // said by the other side
  return std::min(plain, doubled) > without;      // which doubles where that is better for it
}

std::string cents_in_words(Interval value) {
  if (value.exact()) return signed_number(value.lower);
  return base::str(signed_number(value.lower), "..", signed_number(value.upper));
}

std::string in_words(const Saying& saying, Interval unsaid) {
  const std::string_view others = by_declarer(saying) ? "defenders" : "declarer";
  std::string words =
      saying.doubling ? base::str(saying.what, " doubled by the ", others, ": ", cents_in_words(*saying.doubled_worth))
                      : base::str(saying.what, " announced: ", cents_in_words(saying.plain_worth));
  if (!saying.doubling && saying.doubled_worth) words += base::str(", doubled ", cents_in_words(*saying.doubled_worth));
  const auto worth = worth_saying(saying, unsaid);
  if (!worth) return words + ".";
  return base::str(words, *worth ? ": to be " : ": not to be ", saying.doubling ? "doubled." : "announced.");
}

base::Json to_json(const Saying& saying) {
  base::Json json = {{"bonus", saying.bonus}};
  if (saying.bonus != "game") json["by"] = saying.by;
  if (!saying.doubling) json["payment"] = interval_json(saying.plain_worth);
  if (saying.doubled_worth) json["doubled"] = interval_json(*saying.doubled_worth);
  return json;
}

}  // namespace ouverte::games::dreiertarock
