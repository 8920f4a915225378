#include "solver/games/solo_whist/outcomes.hpp"

#include "solver/base/check.hpp"

namespace ouverte::games::solo_whist {
namespace {

using Base = tricks::Outcomes<kPlayers, Tally>;

Tally tally_of(const State& state, int left) {
  return {.won = state.won,
          .first_to_four = state.first_to_four,
          .first_to_five = state.first_to_five,
          .last = left == 0 ? static_cast<std::int8_t>(state.leader) : std::int8_t{kNobody}};
}

// A state with those tricks taken, and no cards.
State counts_of(const Tally& tally) {
  State state;
  state.won = tally.won;
  state.first_to_four = tally.first_to_four;
  state.first_to_five = tally.first_to_five;
  if (tally.last != kNobody) state.leader = static_cast<Seat>(tally.last);
  return state;
}

Base automaton(const Game& game, int goal, const State& state) {
  const auto take = [&](Tally& tally, Seat taker, int left) {
    State counts = counts_of(tally);
    game.take(counts, taker);
    tally = tally_of(counts, left);
  };
  const auto wins = [&](const Tally& tally) { return game.value(counts_of(tally)) >= goal; };
  return {tally_of(state, state.tricks_left()), state.tricks_left(), take, wins};
}

}  // namespace

Outcomes::Outcomes(const Game& game, int goal, const State& state)
    : Base(automaton(game, goal, state)), player_(game.player()), steps_(*this, state.tricks_left()) {
  for (int left = 0; left <= state.tricks_left(); ++left) {
    std::vector<int>& least = least_.emplace_back(classes(left), kAllTricks + 1);
    least[kLost] = 0;
    for (std::size_t at = kWon + 1; at < least.size(); ++at)
      for (int taker = 0; taker < kPlayers; ++taker) {
        const auto seat = static_cast<Seat>(taker);
        const int after = least_[static_cast<std::size_t>(left) - 1][next(static_cast<Class>(at), left, seat)];
        least[at] = std::min(least[at], after + (seat == player_ ? 1 : 0));
      }
    CHECK(least.size() <= kMostClasses);
    Sets& sets = sets_.emplace_back();
    for (std::size_t at = kWon; at < least.size(); ++at) {
      const Mask mask = bit(static_cast<Class>(at));
      if (safe(static_cast<Class>(at), left)) sets.safe |= mask;
      for (int tricks = 0; tricks <= least[at]; ++tricks) sets.below[static_cast<std::size_t>(tricks)] |= mask;
    }
  }
}

std::optional<Outcomes::Class> Outcomes::find(const State& state) const {
  return Base::find(tally_of(state, state.tricks_left()), state.tricks_left());
}

}  // namespace ouverte::games::solo_whist
