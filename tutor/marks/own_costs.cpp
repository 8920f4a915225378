#include "tutor/marks/own_costs.hpp"

#include <algorithm>

#include "tutor/marks/marks.hpp"
#include "tutor/marks/turn.hpp"

namespace ouverte::tutor {

std::optional<OwnCost> own_cost(const games::ForHimself& found, std::size_t player, const std::string& move) {
  const auto played = std::ranges::find(found.moves, move, &games::ForHimself::Move::move);
  if (!found.known() || played == found.moves.end() || played->each[player] == found.each[player]) return std::nullopt;
  OwnCost own{.before = found.each[player], .after = played->each[player], .best = {}, .horizon = found.horizon};
  for (const games::ForHimself::Move& each : found.moves)
    if (each.each[player] == own.before) own.best.push_back(each.move);
  return own;
}

void add_own_costs(const games::Game& game, games::Solver& solver,
                   const std::vector<std::unique_ptr<games::Position>>& positions, Trace& trace) {
  if (trace.guarantee.empty()) return;
  const std::size_t player = game.seats_at(trace.start).find(trace.guarantee);
  for (std::size_t place = trace.plays.size(); place-- > 0;) {
    Play& play = trace.plays[place];
    if (!trace.charges(play) || !play.judgement || !keeps_anyhow(*play.judgement)) continue;
    const auto at = trace.endless ? as_judged(game, *positions[place], play.judgement->horizon) : nullptr;
    const auto found = solver.for_himself(at != nullptr ? *at : *positions[place]);
    if (!found || !found->known()) {
      if (trace.endless) continue;
      return;
    }
    play.judgement->own = own_cost(*found, player, play.move);
    if (play.judgement->own) play.judgement->mark = mark_of(*play.judgement->own, trace.stakes);
  }
}

}  // namespace ouverte::tutor
