// Who's Who as the search sees it: one question, answered 1 or 0, in which any count of tricks may matter. What the
// tricks taken mean for it is a class of its automaton, and of a position it is found out for which classes the answer
// is yes and for which it is no; such facts are about cards alone and serve every deal with the same soloist.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "solver/games/whos_who/question.hpp"
#include "solver/games/whos_who/rules.hpp"
#include "solver/search/class_table.hpp"
#include "solver/tricks/class_steps.hpp"

namespace ouverte::games::whos_who {

class TallySearch {
 public:
  struct State : whos_who::State {
    GoalQuestion::Class outcome = GoalQuestion::Outcomes::kLost;
  };
  using Move = Card;
  using MoveList = Game::MoveList;

  static constexpr std::size_t kMostNumbers = 255;
  // `number`: of the question, from 1 to `kMostNumbers`, another for each whose facts are kept in one table.
  TallySearch(const Game& game, const GoalQuestion& question, int number)
      : game_(game), question_(question), number_(number) {}

  [[nodiscard]] bool over(const State& state) const { return state.outcome <= GoalQuestion::Outcomes::kWon; }
  [[nodiscard]] int value(const State& state) const { return state.outcome == GoalQuestion::Outcomes::kWon ? 1 : 0; }
  [[nodiscard]] bool maximises(const State& state) const { return game_.maximises(state); }
  [[nodiscard]] CardSet legal(const State& state) const { return game_.legal(state); }
  void moves(const State& state, MoveList& out) const { game_.moves(state, out); }
  void play(State& state, Card move) const {
    const int left = state.tricks_left();
    game_.play(state, move);
    if (state.new_trick()) state.outcome = question_.next(state.outcome, left, state.leader);
  }

  [[nodiscard]] bool keyed(const State& state) const { return state.new_trick() && state.tricks_left() <= kMostKeyed; }
  [[nodiscard]] search::ClassKey key(const State& state) const;
  // The last card of a trick, and a giving, lead to the start of a trick.
  [[nodiscard]] bool looks_up_children(const State& state) const { return state.on_table >= kPlayers - 1; }

  [[nodiscard]] CardSet distinct(const State& state) const;
  void order(const State& state, CardSet moves, MoveList& out) const;
  [[nodiscard]] std::uint64_t likeness(const State& state) const;

 private:
  // How likely a yes is once the trick in progress is complete, if everybody plays to it for that; `left`: tricks left
  // before it.
  [[nodiscard]] float chance_after_trick(const whos_who::State& state, GoalQuestion::Class outcome, int left) const;
  [[nodiscard]] std::array<int, cards::kSuits> work_after_leads(const State& state) const;
  void order_by_chance(const State& state, MoveList& out) const;
  void order_by_rank(const State& state, MoveList& out) const;

  static constexpr int kMostKeyed = 14;  // a key has room for the cards of so many tricks

  Game game_;
  const GoalQuestion& question_;
  int number_;
};

// The same with masks of classes: `Mask` has a bit for each that there is with the same number of tricks left.
template <class Mask_>
class ClassSearch : public TallySearch {
 public:
  using Mask = Mask_;
  using Facts = search::ClassFacts<Mask>;
  using Steps = tricks::ClassSteps<kPlayers, Mask>;

  ClassSearch(const Game& game, const GoalQuestion& question, const Steps& steps, int number)
      : TallySearch(game, question, number), steps_(steps) {}

  [[nodiscard]] Mask class_of(const State& state) const { return Mask{1} << state.outcome; }
  // Inside a trick the classes stay what they are.
  [[nodiscard]] Facts before(const State& /*state*/, const State& next, const Facts& facts) const {
    if (!next.new_trick()) return facts;
    const int left = next.tricks_left() + 1;
    return {steps_.before(facts.yes | Mask{1} << GoalQuestion::Outcomes::kWon, left, next.leader),
            steps_.before(facts.no | Mask{1} << GoalQuestion::Outcomes::kLost, left, next.leader)};
  }

 private:
  const Steps& steps_;
};

}  // namespace ouverte::games::whos_who
