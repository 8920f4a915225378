#include "solver/games/hoodwink/words.hpp"

#include <algorithm>
#include <array>
#include <cstdint>
#include <cstdlib>
#include <optional>

#include "solver/base/status.hpp"
#include "solver/games/door/asked.hpp"
#include "solver/games/hoodwink/rules.hpp"
#include "solver/games/shared/fields.hpp"
#include "solver/games/shared/names.hpp"
#include "solver/games/shared/texts.hpp"

namespace ouverte::games::hoodwink {
namespace {

// In the order of `FreeRule`: who is Hood when three different numbers of tricks are won.
constexpr std::array<std::string_view, kFreeRules.size()> kFreeHoods = {
    "none", "the one with the middling number", "the taker of the last trick", "the taker of the first trick"};

std::string sides_in_words(const Written& written) {
  if (written.free) {
    const auto hood = kFreeHoods[static_cast<std::size_t>(*written.free)];
    return *written.free == FreeRule::kNone ? "partners free, no Hood if all three differ"
                                            : base::str("partners free, ", hood, " Hood if all three differ");
  }
  return written.hood ? base::str(seat_text(*written.hood, kSeats), " is the Hood") : "";
}

constexpr std::array kVocabulary = {Word{"hood", Called::kDeclarer, {}}, Word{"partners", Called::kDefenders, {}},
                                    Word{"joker", Called::kCard, "*"}};

}  // namespace

std::string contract_in_words(const Written& written) {
  std::string words;
  const auto add = [&words](const std::string& more) {
    if (!more.empty()) words += base::str(words.empty() ? "" : ", ", more);
  };
  if (!written.settled()) add(written.discipline ? "disciplined bids" : "before the bidding");
  if (written.trump) add(base::str(suit_name(*written.trump), " trumps"));
  add(sides_in_words(written));
  if (written.scoring == Scoring::kSwing) add("swing scoring");
  return words;
}

std::string value_in_words(search::Interval value, Objective objective, bool free) {
  if (objective == Objective::kMake) {
    if (!value.exact()) return "the Hood succeeds or fails";
    return value.lower == 1 ? "the Hood succeeds" : "the Hood fails";
  }
  const std::string_view who = free ? "" : "the Hood ";
  if (!value.exact())
    return base::str(who, "settles for ", signed_number(value.lower), " to ", signed_number(value.upper));
  if (value.lower == 0) return base::str(who, "settles even");
  return base::str(who, value.lower > 0 ? "wins " : "loses ", std::abs(value.lower));
}

std::string asked_in_words(search::Interval value, Objective objective, bool free, std::string_view guarantee) {
  if (objective == Objective::kMake)
    return asks_at_least(value) ? "keep the partners from taking equally many tricks" : "take equally many tricks";
  return settlement_asked(value, free ? guarantee : "the Hood", " in the settlement");
}

Stakes stakes_of(Objective objective, bool free, std::string_view guarantee) {
  const bool make = objective == Objective::kMake;
  Stakes stakes{.goal = 1,
                .high = free ? std::string(guarantee) : "the Hood",
                .low = free ? "the others" : "the partners",
                .reached = free ? base::str(guarantee, " wins") : "the Hood succeeds",
                .missed = free ? base::str(guarantee, " does not win") : "the Hood fails",
                .unit = make ? "deal" : "point",
                .measure = make ? "deal" : "settlement",
                .whose = free ? std::string(guarantee) : "the Hood",
                .meaning = make   ? ""
                           : free ? "twice his own score less the scores of the two others"
                                  : "twice the Hood's score less the scores of the two partners"};
  return stakes;
}

std::span<const Word> vocabulary() { return kVocabulary; }

absl::StatusOr<int> settlement_of_score(int score, const base::Json& json) {
  const auto written = written_from_json(json);
  if (!written.ok()) return written.status();
  const Scoring scoring = written->scoring.value_or(Scoring::kBasic);
  constexpr Seat kHood{};
  std::optional<int> enough;      // the least settlement of those with the score
  int too_few = kAnything.lower;  // the greatest of those without
  for (int hood = 0; hood <= kAllTricks; ++hood) {
    for (int partner = 0; partner + hood <= kAllTricks; ++partner) {
      const auto tricks = [](int number) { return static_cast<std::uint8_t>(number); };
      const auto all = scores({tricks(hood), tricks(partner), tricks(kAllTricks - hood - partner)}, kHood, scoring);
      const int settled = settlement(all, kHood);
      if (all[0] >= score)
        enough = std::min(settled, enough.value_or(settled));
      else
        too_few = std::max(settled, too_few);
    }
  }
  if (!enough) return wrong("Task", base::str("a score of ", score), "one that the Hood can have");
  if (too_few >= *enough)
    return wrong("Task", base::str("a score of ", score, " for the Hood"),
                 base::str("his settlement: it can be ", *enough, " with that score, and ", too_few, " with less"));
  return *enough;
}

}  // namespace ouverte::games::hoodwink
