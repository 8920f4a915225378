// The score of a contract that was played.
#include <algorithm>
#include <optional>
#include <string>
#include <string_view>

#include "absl/strings/str_format.h"
#include "solver/base/status.hpp"
#include "solver/games/bridge/contract.hpp"
#include "solver/games/bridge/door.hpp"
#include "solver/games/bridge/par.hpp"
#include "solver/games/bridge/words.hpp"
#include "solver/games/shared/fields.hpp"

namespace ouverte::games::bridge {
namespace {

// Rubber bridge keeps an account of its own, in which a deal alone has no score.
constexpr std::string_view kRubber = "Rubber";

ScoreSheet scored(const Contract& contract, int tricks, std::optional<Vulnerable> vulnerable) {
  const bool northern = side_of(*contract.declarer) == kNorthSouth;
  const auto score = [&](bool is_vulnerable) { return score_of(contract, tricks, is_vulnerable); };
  const int safe = score(false), risky = score(true);
  const std::string result = result_in_words({tricks, tricks}, contract);
  const std::string_view side = northern ? "North-South" : "East-West";
  ScoreSheet sheet{.unit = "point", .paid = false, .parts = {}, .each = {}};
  if (!vulnerable && safe != risky) {
    sheet.unsaid = "who is vulnerable";
    sheet.words = absl::StrFormat("%s: %+d for %s, vulnerable %+d", result, safe, side, risky);
    return sheet;
  }
  const bool is_vulnerable = vulnerable && (northern ? vulnerable->north_south : vulnerable->east_west);
  const int earned = is_vulnerable ? risky : safe;
  for (int seat = 0; seat < kPlayers; ++seat)
    sheet.each.push_back(side_of(*contract.declarer).has(static_cast<Seat>(seat)) ? earned : -earned);
  sheet.words = absl::StrFormat("%s: %+d for %s", result, earned, side);
  return sheet;
}

}  // namespace

std::optional<ScoreSheet> sheet_of(const Position& position, const Tags& tags) {
  const auto contract = contract_from_json(position.setup().contract);
  if (!contract.ok() || !contract->declarer || !contract->level || contract->ending) return std::nullopt;
  if (tag_value(tags, "Scoring").starts_with(kRubber)) return std::nullopt;
  const search::Interval possible = position.possible();
  const bool northern = side_of(*contract->declarer) == kNorthSouth;
  const auto tricks =
      possible.exact() ? std::optional(possible.lower) : tricks_by_tag(tag_value(tags, "Result"), northern, possible);
  if (!tricks) return std::nullopt;
  return scored(*contract, *tricks, vulnerable_of(tag_value(tags, "Vulnerable")));
}

}  // namespace ouverte::games::bridge
