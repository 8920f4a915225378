#include "solver/games/hoodwink/question.hpp"

namespace ouverte::games::hoodwink {
namespace {

// A state with those tricks taken, and no cards.
State counts_of(const Tally& tally) {
  State state;
  state.won = tally.won;
  state.first_trick = tally.first;
  if (tally.last != kNobody) state.leader = static_cast<Seat>(tally.last);
  return state;
}

}  // namespace

Tally tally_of(const Game& game, const State& state, int left) {
  const Contract& contract = game.contract();
  Tally tally{.won = state.won};
  if (contract.free && contract.free_rule == FreeRule::kFirst) tally.first = state.first_trick;
  if (contract.free && contract.free_rule == FreeRule::kLast && left == 0)
    tally.last = static_cast<std::int8_t>(state.leader);
  return tally;
}

Outcomes outcomes_of(const Game& game, int goal) {
  const auto take = [&](Tally& tally, Seat taker, int left) {
    State counts = counts_of(tally);
    game.take(counts, taker);
    tally = tally_of(game, counts, left);
  };
  const auto wins = [&](const Tally& tally) { return game.value(counts_of(tally)) >= goal; };
  return {Tally{}, kAllTricks, take, wins};
}

}  // namespace ouverte::games::hoodwink
