#include "solver/games/solo_whist/outcomes.hpp"

#include <algorithm>

namespace ouverte::games::solo_whist {

Outcomes::Outcomes(const Game& game, int goal, const State& state)
    : levels_(static_cast<std::size_t>(state.tricks_left()) + 1) {
  for (Level& level : levels_) {
    level.next = {{kLost, kLost, kLost, kLost}, {kWon, kWon, kWon, kWon}};
    level.safe = {false, true};
    level.same = {{level.next[kLost], kLost}, {level.next[kWon], kWon}};
  }
  add(game, goal, state, state.tricks_left());
}

Outcomes::Counts Outcomes::counts_of(const State& state, int left) {
  return {state.won, state.first_to_four, state.first_to_five,
          left == 0 ? static_cast<std::int8_t>(state.leader) : std::int8_t{kNobody}};
}

std::optional<Outcomes::Class> Outcomes::find(const State& state) const {
  const auto left = static_cast<std::size_t>(state.tricks_left());
  if (left >= levels_.size()) return std::nullopt;
  const auto& known = levels_[left].of;
  const auto found = known.find(counts_of(state, static_cast<int>(left)));
  return found == known.end() ? std::nullopt : std::optional(found->second);
}

Outcomes::Class Outcomes::add(const Game& game, int goal, const State& state, int left) {
  Level& level = levels_[static_cast<std::size_t>(left)];
  const Counts counts = counts_of(state, left);
  if (const auto known = level.of.find(counts); known != level.of.end()) return known->second;
  if (left == 0) return level.of[counts] = game.value(state) >= goal ? kWon : kLost;
  std::array<Class, kPlayers> next{};
  for (std::size_t seat = 0; seat < kPlayers; ++seat) {
    State after = state;
    game.take(after, static_cast<Seat>(seat));
    next[seat] = add(game, goal, after, left - 1);
  }
  const auto [same, fresh] = level.same.try_emplace(next, static_cast<Class>(level.next.size()));
  if (fresh) {
    bool safe = true;
    for (std::size_t seat = 0; seat < kPlayers; ++seat)
      if (static_cast<Seat>(seat) != game.player())
        safe = safe && levels_[static_cast<std::size_t>(left) - 1].safe[next[seat]];
    level.next.push_back(next);
    level.safe.push_back(safe);
  }
  return level.of[counts] = same->second;
}

}  // namespace ouverte::games::solo_whist
