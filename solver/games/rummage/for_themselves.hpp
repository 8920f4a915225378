// Rummage as the search for everyone's own results sees it (`search/max_n.hpp`): plainly, every legal move, and exact
// keys without renaming. What nobody would do who plays against all others he may do here: not to help a third.
#pragma once

#include <array>
#include <cstdint>
#include <optional>

#include "solver/games/door/for_himself.hpp"
#include "solver/games/rummage/door.hpp"
#include "solver/search/max_n.hpp"
#include "solver/search/options.hpp"

namespace ouverte::games::rummage {

class RummageForThemselves {
 public:
  using State = rummage::State;
  using Move = rummage::Move;
  using MoveList = Game::MoveList;
  using Key = std::array<std::uint64_t, 16>;

  explicit RummageForThemselves(const Game& game) : game_(game) {}

  [[nodiscard]] bool over(const State& state) const { return game_.over(state); }
  [[nodiscard]] search::Results results(const State& state) const;
  [[nodiscard]] std::size_t mover(const State& state) const { return static_cast<std::size_t>(state.to_move); }
  // The caller takes the search to have struck a limit where there are more than this.
  static constexpr std::uint64_t kMostMoves = 10'000;
  void distinct(const State& state, MoveList& out) const;
  void play(State& state, const Move& move) const { game_.play(state, move); }
  [[nodiscard]] bool keyed(const State&) const { return true; }
  [[nodiscard]] Key key(const State& state) const;

 private:
  Game game_;
};

// Answers for `RummageSolver`: to the position's horizon, or where it has none to the deepest one that is reached.
class RummageForThemselvesSolver {
 public:
  explicit RummageForThemselvesSolver(search::Options options);
  [[nodiscard]] std::optional<ForHimself> answer(const RummagePosition& position);

 private:
  [[nodiscard]] ForHimself answer_at(const RummagePosition& position, const State& state);

  search::MaxN<RummageForThemselves> search_;
};

}  // namespace ouverte::games::rummage
