#include <algorithm>
#include <charconv>
#include <optional>
#include <string_view>

#include "solver/base/status.hpp"
#include "solver/games/bridge/contract.hpp"
#include "solver/games/bridge/door.hpp"
#include "solver/games/bridge/par.hpp"
#include "solver/games/bridge/rules.hpp"
#include "solver/games/shared/fields.hpp"

namespace ouverte::games::bridge {
namespace {

std::optional<int> number_of(std::string_view text) {
  if (text.starts_with('+')) text.remove_prefix(1);
  int number = 0;
  const auto [end, fault] = std::from_chars(text.data(), text.data() + text.size(), number);
  return fault == std::errc() && end == text.data() + text.size() ? std::optional(number) : std::nullopt;
}

// PBN's forms of a result or score, as declarer's: "9", "NS 9", "EW 4", "NS 9 EW 4". `other` makes one of the other
// side's number. Of what names both sides the first counts.
template <class Other>
std::optional<int> declarers(std::string_view text, bool northern, Other other) {
  const std::string_view side = text.substr(0, 2);
  if (side != "NS" && side != "EW") return number_of(text);
  text.remove_prefix(2);
  text.remove_prefix(std::min(text.find_first_not_of(' '), text.size()));
  const auto number = number_of(text.substr(0, text.find(' ')));
  return number && northern != (side == "NS") ? std::optional(other(*number)) : number;
}

// The scores that a number of tricks can have: two where nothing is said of the vulnerability.
std::vector<int> scores_of(const Contract& contract, int tricks, std::optional<Vulnerable> vulnerable) {
  if (!vulnerable) return {score_of(contract, tricks, false), score_of(contract, tricks, true)};
  const bool northern = side_of(*contract.declarer) == side_of(Seat{0});
  return {score_of(contract, tricks, northern ? vulnerable->north_south : vulnerable->east_west)};
}

}  // namespace

std::optional<int> tricks_by_tag(std::string_view result, bool northern, search::Interval tricks) {
  const auto said = declarers(result, northern, [](int others) { return kAllTricks - others; });
  return said && *said >= tricks.lower && *said <= tricks.upper ? said : std::nullopt;
}

std::vector<std::string> contradictions_in(const Setup& setup, const Tags& tags, const Position* end) {
  std::vector<std::string> found;
  const auto note = [&](std::string_view tag, const std::string& expected) {
    found.push_back(base::message(wrong(tag, base::quoted(tag_value(tags, tag)), expected)));
  };
  const std::string_view conditions = tag_value(tags, "Vulnerable");
  const auto vulnerable = vulnerable_of(conditions);
  if (!conditions.empty() && !vulnerable) note("Vulnerable", std::string(kVulnerableWords));

  const auto contract = contract_from_json(end == nullptr ? setup.contract : end->setup().contract);
  if (!contract.ok() || !contract->declarer || contract->ending) return found;
  const bool northern = side_of(*contract->declarer) == side_of(Seat{0});
  const search::Interval tricks = end == nullptr ? search::Interval{0, kAllTricks} : end->possible();
  std::optional<int> taken = tricks.exact() ? std::optional(tricks.lower) : std::nullopt;
  if (const std::string_view result = tag_value(tags, "Result"); !result.empty() && !result.starts_with('^')) {
    const auto said = tricks_by_tag(result, northern, tricks);
    if (!said)
      note("Result", base::str(tricks_in_words(tricks), " for declarer", end == nullptr ? "" : ", by the play"));
    else
      taken = said;
  }
  const std::string_view score = tag_value(tags, "Score");
  const auto said = declarers(score, northern, [](int others) { return -others; });
  if (!said && !score.empty() && !score.starts_with('^')) note("Score", "points, such as \"420\" or \"EW -50\"");
  if (!said || !taken || !contract->level || tag_value(tags, "Scoring").starts_with("Rubber")) return found;
  const std::vector<int> scores = scores_of(*contract, *taken, vulnerable);
  if (std::ranges::find(scores, *said) == scores.end())
    note("Score", base::str(scores.front(), scores.size() > 1 ? base::str(" or ", scores.back()) : "",
                            " for declarer, with ", tricks_in_words({*taken, *taken})));
  return found;
}

}  // namespace ouverte::games::bridge
