// Solves positions of Rummage, each objective with a search of its own; keeps what it has learnt from one call to the
// next. One thread at a time.
#pragma once

#include <memory>
#include <optional>

#include "solver/games/rummage/rules.hpp"
#include "solver/search/answer.hpp"
#include "solver/search/interval.hpp"
#include "solver/search/options.hpp"

namespace ouverte::games::rummage {

// Where no horizon is said, no deal is looked at for more plays.
inline constexpr int kDeepest = 99;
// No search goes farther: beyond, an answer is stopped, unless what was found out by then holds at any horizon.
inline constexpr int kFarthest = 255;

// The deepest horizon for which the value became known: that asked about, unless a limit struck or the value was proved
// for any horizon before.
struct Deepest {
  int horizon = 0;
  int value = 0;
  std::optional<Move> best;  // a move that keeps that value
};

struct HorizonAnswer : search::Answer<Move> {
  Deepest deepest;
  // The value at the deepest horizon or any later one lies here: what can be forced by going out before that horizon,
  // and what the others can enforce so; infinity where nothing is known. As far as that was found out beside the value,
  // at little cost. For `out`, the plays.
  search::Interval any_horizon{-kInfinity, kInfinity};

  [[nodiscard]] bool proved() const { return any_horizon.exact(); }
};

class Search {
 public:
  explicit Search(const search::Options& options);
  ~Search();

  // `score` is searched to one horizon after the other, so that there is an answer at any time; where the question says
  // near which value it lies, at once to the horizon asked about, and no other is looked at. Where a limit strikes,
  // `value` and `moves` hold what was proved for the horizon asked about. `deepest` always says what is known.
  // Best moves and moves are those of `listing.hpp`, and one more where none of these keeps the value.
  [[nodiscard]] HorizonAnswer solve(const Game& game, const State& state, const search::Question& question);

  // Finds out whether the value that `solve`, asked last, found is proved: that it holds at any later horizon. Limits
  // count on; the answer is stopped if one strikes.
  void prove(const Game& game, const State& state, HorizonAnswer& answer);

  // The answer at the deepest horizon for which all that is asked becomes known within the limits, or at which the
  // value is proved for any later one. `out` has no horizon but `kDeepest`. The plays left of the state are of no
  // account.
  [[nodiscard]] HorizonAnswer deepen(const Game& game, const State& state, search::Question question);

 private:
  [[nodiscard]] HorizonAnswer score_at(const Game& game, const State& state, const search::Question& question);
  template <class Find>
  bool look_farther(HorizonAnswer& answer, const Find& find);
  [[nodiscard]] HorizonAnswer out_at(const Game& game, const State& state, const search::Question& question);

  struct Engines;
  std::unique_ptr<Engines> engines_;
};

}  // namespace ouverte::games::rummage
