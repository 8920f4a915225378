#include "solver/games/whos_who/question.hpp"

#include "solver/base/check.hpp"

namespace ouverte::games::whos_who {
namespace {

GoalQuestion::Outcomes outcomes_of(const Game& game, int goal) {
  const auto take = [](GoalQuestion::Tally& tally, Seat taker, int) { ++tally[static_cast<std::size_t>(taker)]; };
  const auto wins = [&](const GoalQuestion::Tally& tally) {
    State end;
    end.won = tally;
    return game.value(end) >= goal;
  };
  return {GoalQuestion::Tally{}, all_tricks(game.contract().pack), take, wins};
}

// Whether a score of at least `goal` is that of a soloist who wins, and every one who wins has it.
bool asks_who_wins(const Game& game, int goal) {
  const int tricks = all_tricks(game.contract().pack);
  for (int s = 0; s <= tricks; ++s)
    for (int p = 0; s + p <= tricks; ++p)
      if ((value_of(Objective::kScore, s, p, tricks - s - p) >= goal) != soloist_wins(s, p, tricks - s - p))
        return false;
  return true;
}

}  // namespace

GoalQuestion::GoalQuestion(const Game& game, int goal)
    : outcomes_(outcomes_of(game, goal)),
      chances_tell_(game.objective() != Objective::kScore || asks_who_wins(game, goal)) {
  for (int left = 0; left <= all_tricks(game.contract().pack); ++left) {
    const std::size_t classes = outcomes_.classes(left);
    auto& chances = chances_.emplace_back(classes, 0.0F);
    chances[Outcomes::kWon] = 1;
    for (std::size_t at = Outcomes::kWon + 1; at < classes; ++at)
      for (int seat = 0; seat < kPlayers; ++seat)
        chances[at] += chance(next(static_cast<Class>(at), left, static_cast<Seat>(seat)), left - 1) / kPlayers;
  }
}

GoalQuestion::Class GoalQuestion::class_of(const State& state) const {
  const auto found = outcomes_.find(state.won, state.tricks_left());
  CHECK(found.has_value());
  return *found;
}

}  // namespace ouverte::games::whos_who
