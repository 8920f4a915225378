// Solves positions of any game from its rules: zero-window alpha-beta with a table of whole positions. What else the
// game offers (`defaults.hpp`) saves time.
#pragma once

#include <algorithm>
#include <concepts>
#include <limits>
#include <optional>
#include <utility>

#include "solver/search/alpha_beta.hpp"
#include "solver/search/answer.hpp"
#include "solver/search/defaults.hpp"
#include "solver/search/drive.hpp"
#include "solver/search/game.hpp"
#include "solver/search/integers.hpp"
#include "solver/search/interval.hpp"
#include "solver/search/options.hpp"

namespace ouverte::search {

// Values that a game may have of which nothing is known.
inline constexpr Interval kWide = {std::numeric_limits<int>::min() / 2, std::numeric_limits<int>::max() / 2};

// Games that compare equal share what was found out from one question to the next. One thread at a time.
template <Game G>
class GenericSearch {
 public:
  using State = typename G::State;
  using Move = typename G::Move;

  explicit GenericSearch(const Options& options) : engine_(options) {}

  // The caller guarantees that the value lies `within`, however the play goes on.
  [[nodiscard]] Answer<Move> solve(const G& game, const State& state, const Question& question,
                                   Interval within = kWide) {
    expect(game, state);
    engine_.within = {std::max(within.lower, kWide.lower), std::min(within.upper, kWide.upper)};
    return Driver(engine_, Completed<G>(game)).answer(state, question);
  }

  // The positions to come are of this game.
  void expect(const G& game, const State& /*deal*/) {
    if constexpr (std::equality_comparable<G>)
      if (game_ && *game_ == game) return;
    game_.emplace(game);
    engine_.alpha_beta.forget();
  }

 private:
  struct Engine {
    static constexpr bool kLeaps = true;

    explicit Engine(const Options& options) : alpha_beta(options) {}

    [[nodiscard]] Budget& budget() { return alpha_beta.budget(); }
    [[nodiscard]] auto values(const Completed<G>&) const { return Integers(within.lower, within.upper); }
    // The value of some play to the end.
    [[nodiscard]] int guess(const Completed<G>& game, State state) const {
      while (!game.over(state)) {
        typename G::MoveList moves;
        game.moves(state, moves);
        game.play(state, *moves.begin());
      }
      return game.value(state);
    }
    bool reaches(const Completed<G>& game, const State& state, int goal) {
      return alpha_beta.reaches(game, state, goal);
    }

    AlphaBeta<Completed<G>> alpha_beta;
    Interval within = kWide;
  };

  Engine engine_;
  std::optional<G> game_;
};

}  // namespace ouverte::search
