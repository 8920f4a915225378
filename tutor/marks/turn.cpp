#include "tutor/marks/turn.hpp"

#include <algorithm>

#include "tutor/marks/blind.hpp"

namespace ouverte::tutor {
namespace {

// Of a move that is not among those listed, too.
std::optional<int> value_after(const games::Game& game, games::Solver& solver, const games::Position& before,
                               const games::Solution& found, const std::string& move) {
  const auto listed = std::ranges::find(found.moves, move, &games::MoveValue::move);
  if (listed != found.moves.end()) return listed->value.lower;
  const auto after = as_judged(game, before, found.horizon);
  if (!after->play(move).ok()) return std::nullopt;
  const games::Solution solution = solver.solve(*after, {});
  return solution.value.exact() ? std::optional(solution.value.lower) : std::nullopt;
}

}  // namespace

bool endless(const games::Game& game, const games::Setup& setup) { return game.bounded(setup, 0) != setup; }

std::unique_ptr<games::Position> as_judged(const games::Game& game, const games::Position& position,
                                           std::optional<int> horizon) {
  if (!horizon || position.over()) return position.clone();
  auto ended = game.position(game.bounded(position.setup(), *horizon));
  return ended.ok() ? *std::move(ended) : position.clone();
}

std::optional<Judgement> judgement_of(const games::Game& game, games::Solver& solver, const games::Position& before,
                                      const games::Solution& found, const std::string& move) {
  if (found.stopped || !found.value.exact()) return std::nullopt;
  const auto after = value_after(game, solver, before, found, move);
  const auto next = before.clone();
  if (!after || !next->play(move).ok()) return std::nullopt;
  return Judgement{.before = found.value.lower,
                   .after = *after,
                   .blind = leads_blind(before, *next),
                   .moves = found.moves,
                   .best = {},
                   .why = {},
                   .complete = before.lists_every_move(),
                   .horizon = found.horizon};
}

}  // namespace ouverte::tutor
