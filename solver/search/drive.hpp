// From questions "at least this much?" to values, best moves and lines.
#pragma once

#include <algorithm>
#include <concepts>
#include <cstddef>
#include <iterator>
#include <utility>
#include <vector>

#include "solver/search/answer.hpp"
#include "solver/search/budget.hpp"
#include "solver/search/game.hpp"
#include "solver/search/interval.hpp"

namespace ouverte::search {

// What answers the questions of one game. It has besides
//
//   values(game)                         every value that a deal of the game can have, rising: a vector or a range like
//   it
//
// and may have
//
//   stride(game)                         the step to begin with, where guesses lie far from the values; else 1
//   Interval known()                     what is known of the value by the time that `guess` was asked
//   narrow(game, state, guess, known&)   its own way from bounds that hold the value to the value
//   Move keeping(game, state, best)      a move that keeps the value `best` of the position before it, for games that
//                                        have too many moves to list them all
template <class E, class G>
concept Engine = Game<G> && requires(E engine, const G game, const typename G::State state, int goal) {
  { engine.reaches(game, state, goal) } -> std::same_as<bool>;  // the value is `goal` or more; throws `Stopped`
  { *engine.values(game).begin() } -> std::convertible_to<int>;
  { engine.guess(game, state) } -> std::same_as<int>;  // where to begin asking
  { engine.budget() } -> std::same_as<Budget&>;
};

// An engine for games with very many values says `static constexpr bool kLeaps = true`.
template <class E>
concept Leaping = E::kLeaps;

// An engine that rules out high values quickly says `static constexpr bool kFromAbove = true`.
template <class E>
concept FromAbove = E::kFromAbove;

// What `values` is to give, of values in any order, repeated or not.
inline std::vector<int> rising(std::vector<int> values) {
  std::ranges::sort(values);
  values.erase(std::unique(values.begin(), values.end()), values.end());
  return values;
}

// Narrows `known`, whose ends are among `values`, to the value of the position. It goes step by step from `guess`: a
// search beside the value it settles at finds most of its facts in the table, and one far away does not. Where there
// are very many values its steps double. Steps of more than one, when they have passed the value, halve what is left.
// Where high values are ruled out quickly, it goes on from the highest one as soon as one is reached. `known` stays
// true if `Stopped` is thrown.
template <class E, class G, class Values>
void narrow(E& engine, const G& game, const typename G::State& state, const Values& values, int guess,
            Interval& known) {
  auto goal = std::ranges::lower_bound(values, guess);
  std::ptrdiff_t step = 1;
  if constexpr (requires { engine.stride(game); }) step = engine.stride(game);
  const bool halves = Leaping<E> || step > 1;
  bool up = false;
  bool down = false;
  while (!known.exact()) {
    const auto least = std::ranges::upper_bound(values, known.lower);
    const auto most = std::ranges::prev(std::ranges::upper_bound(values, known.upper));
    if (up && down && halves) goal = least + (most - least) / 2;
    goal = std::clamp(goal, least, most);
    const bool reached = engine.reaches(game, state, *goal);
    (reached ? up : down) = true;
    if (reached) {
      known.lower = *goal;
      goal = FromAbove<E> ? most : goal + std::min(step, most - goal);
    } else {
      known.upper = *std::ranges::prev(goal);
      goal -= std::min(step, goal - least);
    }
    if constexpr (Leaping<E>) step *= 2;
  }
}

// What can still come out of a position whose value is `best`, after one of its moves.
template <class G, class Values>
Interval after_a_move(const G& game, const typename G::State& state, int best, const Values& values) {
  return game.maximises(state) ? Interval{values.front(), best} : Interval{best, values.back()};
}

template <class E, Game G>
requires Engine<E, G>
class Driver {
 public:
  using Move = typename G::Move;
  using State = typename G::State;

  Driver(E& engine, const G& game) : engine_(engine), game_(game), values_(engine.values(game)) {}

  // Limits count from here.
  Answer<Move> answer(const State& state, const Question& question) {
    engine_.budget().start();
    return next_answer(state, question);
  }
  // Limits count, and nodes too, from the last `answer`, or from where else the budget was started.
  Answer<Move> next_answer(const State& state, const Question& question) {
    Answer<Move> answer;
    answer.value = {values_.front(), values_.back()};
    try {
      if (question.goal) {
        compare(state, *question.goal, answer.value);
        answer.nodes = engine_.budget().nodes();
        return answer;
      }
      const int guess = question.near ? *question.near : engine_.guess(game_, state);
      if constexpr (requires { engine_.known(); }) answer.value = engine_.known();
      watched(Watch::kPosition, answer.value, [&] { narrow(state, guess, answer.value); });
      if (question.every_move) every_move(state, answer);
      if (question.best) best_moves(state, answer);
      if (question.line) line(state, answer);
    } catch (const Stopped&) {
      answer.stopped = true;
    }
    answer.nodes = engine_.budget().nodes();
    return answer;
  }

 private:
  [[nodiscard]] typename G::MoveList moves(const State& state) const {
    typename G::MoveList moves;
    if (!game_.over(state)) game_.moves(state, moves);
    return moves;
  }
  [[nodiscard]] State after(State state, Move move) const {
    game_.play(state, move);
    return state;
  }

  // Whoever waits is told of what is known of the position, or after one of its moves, while `narrow` finds out more.
  void watched(std::size_t what, const Interval& known, const auto& narrow) {
    Watch* const watch = engine_.budget().watch();
    if (watch == nullptr) return narrow();
    const Watch::Narrowing narrowing(*watch, what, known);
    narrow();
  }

  void narrow(const State& state, int guess, Interval& known) {
    if constexpr (requires { engine_.narrow(game_, state, guess, known); }) {
      engine_.narrow(game_, state, guess, known);
    } else {
      search::narrow(engine_, game_, state, values_, guess, known);
    }
  }
  void compare(const State& state, int goal, Interval& known) {
    const auto least = std::ranges::lower_bound(values_, goal);
    if (least == values_.begin()) return;
    if (least != values_.end() && engine_.reaches(game_, state, *least)) {
      known.lower = *least;
    } else {
      known.upper = *std::ranges::prev(least);
    }
  }

  // Whether a move keeps the value `best` of the position before it.
  bool keeps(const State& state, Move move, int best) {
    const State next = after(state, move);
    if (game_.maximises(state)) return best == values_.front() || engine_.reaches(game_, next, best);
    return best == values_.back() || !engine_.reaches(game_, next, *std::ranges::upper_bound(values_, best));
  }

  void every_move(const State& state, Answer<Move>& answer) {
    const Interval open = after_a_move(game_, state, answer.value.lower, values_);
    for (const Move move : moves(state)) answer.moves.emplace_back(move, open);
    for (std::size_t place = 0; place < answer.moves.size(); ++place) {
      Interval& value = answer.moves[place].second;
      const State next = after(state, answer.moves[place].first);
      watched(Watch::after_move(place), value,
              [&] { narrow(next, game_.maximises(state) ? open.upper : open.lower + 1, value); });
    }
  }

  // The moves that keep the value; none if a limit strikes first.
  void best_moves(const State& state, Answer<Move>& answer) {
    std::vector<Move> best;
    if (answer.moves.empty()) {
      for (const Move move : moves(state))
        if (keeps(state, move, answer.value.lower)) best.push_back(move);
    } else {
      for (const auto& [move, value] : answer.moves)
        if (value == answer.value) best.push_back(move);
    }
    if (best.empty() && !game_.over(state)) {
      best.push_back(keeping(state, answer.value.lower));
      if (!answer.moves.empty()) answer.moves.emplace_back(best.front(), answer.value);
    }
    answer.best = std::move(best);
  }

  Move keeping(const State& state, int best) {
    if constexpr (requires { engine_.keeping(game_, state, best); }) {
      return engine_.keeping(game_, state, best);
    } else {
      const auto legal = moves(state);
      return *std::find_if(legal.begin(), std::prev(legal.end()),
                           [&](const Move& move) { return keeps(state, move, best); });
    }
  }

  void line(State state, Answer<Move>& answer) {
    while (!game_.over(state)) {
      answer.line.push_back(keeping(state, answer.value.lower));
      game_.play(state, answer.line.back());
    }
  }

  E& engine_;
  const G& game_;
  decltype(std::declval<E&>().values(std::declval<const G&>())) values_;
};

}  // namespace ouverte::search
