#include "solver/games/hoodwink/scores.hpp"

#include <algorithm>
#include <utility>

#include "solver/base/sort.hpp"
#include "solver/games/hoodwink/contract.hpp"
#include "solver/games/shared/fields.hpp"

namespace ouverte::games::hoodwink {
namespace {

// What the scoring adds, part by part.
std::vector<ScoreSheet::Part> bonuses(const Tricks& won, std::size_t hood, Scoring scoring) {
  const int h = won[hood];
  const int p = won[(hood + 1) % kPlayers];
  const int q = won[(hood + 2) % kPlayers];
  const auto of_hood = [hood](std::string_view what, int bonus) {
    ScoreSheet::Part part{.what = std::string(what), .each = std::vector<int>(kPlayers, 0)};
    part.each[hood] = bonus;
    return part;
  };
  if (p == q) {
    ScoreSheet::Part part = of_hood("partners level", 0);
    part.each[(hood + 1) % kPlayers] = part.each[(hood + 2) % kPlayers] = scoring == Scoring::kBasic ? 10 : 10 * p;
    return {part};
  }
  const bool equal = h == p || h == q;
  if (scoring == Scoring::kSwing) {
    const int difference = 10 * std::abs(p - q);
    return {of_hood("the partners' difference", difference), of_hood("level with a partner", equal ? difference : 0)};
  }
  return {of_hood("partners apart", 10), of_hood("odd number", h % 2 == 1 ? 10 : 0),
          of_hood("level with a partner", equal ? 10 : 0)};
}

Contract contract_of(const Written& written) {
  return {.trumps = {},
          .free = written.free.has_value(),
          .hood = written.hood.value_or(Seat{}),
          .free_rule = written.free_rule().value_or(FreeRule::kNone),
          .scoring = written.scoring.value_or(Scoring::kBasic)};
}

End end_of(const Contract& contract, Seat player, const Tricks& won, int first, int last) {
  const int hood = contract.free ? free_hood(won, contract.free_rule, first, last) : cards::index(contract.hood);
  const ByPlayer<int> all =
      hood == kNobody ? ByPlayer<int>{won[0], won[1], won[2]} : scores(won, static_cast<Seat>(hood), contract.scoring);
  return {.score = all[static_cast<std::size_t>(player)],
          .settlement = settlement(all, player),
          .agree = !contract.free && partners_agree(won, player)};
}

}  // namespace

ScoreSheet sheet_of(const Tricks& won, int hood, Scoring scoring) {
  ScoreSheet sheet{.unit = "point", .paid = false, .parts = {}, .each = {won.begin(), won.end()}};
  if (hood == kNobody) return sheet;
  sheet.parts.push_back({.what = "tricks", .each = sheet.each});
  for (ScoreSheet::Part& part : bonuses(won, static_cast<std::size_t>(hood), scoring)) {
    if (std::ranges::all_of(part.each, [](int points) { return points == 0; })) continue;
    for (std::size_t seat = 0; seat < kPlayers; ++seat) sheet.each[seat] += part.each[seat];
    sheet.parts.push_back(std::move(part));
  }
  if (sheet.parts.size() == 1) sheet.parts.clear();
  return sheet;
}

std::vector<End> ends_of(const Contract& contract, Seat player, const Tricks& won) {
  const int left = kAllTricks - won[0] - won[1] - won[2];
  std::vector<End> ends;
  for (int a = 0; a <= left; ++a)
    for (int b = 0; a + b <= left; ++b)
      for (int takers = 0; takers < kPlayers * kPlayers; ++takers) {
        const Tricks all = {static_cast<std::uint8_t>(won[0] + a), static_cast<std::uint8_t>(won[1] + b),
                            static_cast<std::uint8_t>(won[2] + left - a - b)};
        const int first = takers / kPlayers, last = takers % kPlayers;
        const bool took = all[static_cast<std::size_t>(first)] > 0 && all[static_cast<std::size_t>(last)] > 0;
        if (took) ends.push_back(end_of(contract, player, all, first, last));
      }
  base::sort(ends);
  ends.erase(std::unique(ends.begin(), ends.end()), ends.end());
  return ends;
}

std::vector<End> ends_of(const Setup& setup) {
  const auto written = written_from_json(setup.contract);
  if (!written.ok()) return {};
  const Contract contract = contract_of(*written);
  const auto player = contract.free ? seat_of(setup.guarantee, kSeats) : std::optional(contract.hood);
  if (!player) return {};
  Tricks won{};
  int sum = 0;
  for (const auto& [seat, tricks] : setup.won.value_or(std::vector<std::pair<std::string, int>>{}))
    if (const auto place = seat_of(seat, kSeats); place && tricks >= 0 && (sum += tricks) <= kAllTricks)
      won[static_cast<std::size_t>(*place)] = static_cast<std::uint8_t>(tricks);
  return ends_of(contract, *player, won);
}

std::optional<End> end_with(const std::vector<End>& ends, int settlement) {
  std::optional<End> found;
  for (const End& end : ends) {
    if (end.settlement != settlement) continue;
    if (found && *found != end) return std::nullopt;
    found = end;
  }
  return found;
}

Asking asking_of(const std::vector<End>& ends, int settlement) {
  const auto reached = [&](const End& end) { return end.settlement >= settlement; };
  std::optional<int> least;
  for (const End& end : ends)
    if (reached(end)) least = std::min(end.score, least.value_or(end.score));
  const bool by_score =
      least && std::ranges::all_of(ends, [&](const End& end) { return reached(end) == (end.score >= *least); });
  const bool hood = std::ranges::any_of(ends, &End::agree);
  return {.score = by_score ? least : std::nullopt,
          .disagree = hood && std::ranges::all_of(ends, [&](const End& end) { return reached(end) == !end.agree; })};
}

}  // namespace ouverte::games::hoodwink
