// Who's Who as the search sees it: one question, answered 1 or 0, in which any count of tricks may matter. A result
// rests on a set of splits of the tricks left to which a camp can confine the play; such facts are about cards alone
// and serve every question with the same soloist.
#pragma once

#include <array>
#include <cstdint>

#include "solver/games/whos_who/question.hpp"
#include "solver/games/whos_who/rules.hpp"
#include "solver/search/exact_table.hpp"

namespace ouverte::games::whos_who {

class TallySearch {
 public:
  struct State : whos_who::State {
    Question::Class outcome = Question::Outcomes::kLost;
  };
  using Move = Card;
  using MoveList = Game::MoveList;
  using Basis = Splits;

  TallySearch(const Game& game, const Question& question) : game_(game), question_(question) {}

  [[nodiscard]] bool over(const State& state) const { return state.outcome <= Question::Outcomes::kWon; }
  [[nodiscard]] int value(const State& state) const { return state.outcome == Question::Outcomes::kWon ? 1 : 0; }
  [[nodiscard]] bool maximises(const State& state) const { return game_.maximises(state); }
  [[nodiscard]] CardSet legal(const State& state) const { return game_.legal(state); }
  void moves(const State& state, MoveList& out) const { game_.moves(state, out); }
  void play(State& state, Card move) const {
    const int left = state.tricks_left();
    game_.play(state, move);
    if (state.new_trick()) state.outcome = question_.next(state.outcome, left, state.leader);
  }

  [[nodiscard]] bool keyed(const State& state) const {
    return state.new_trick() && state.tricks_left() <= Question::kMostKept;
  }
  [[nodiscard]] search::ExactKey key(const State& state) const;
  [[nodiscard]] Splits outcomes(const State& state) const { return Splits::all(kept(state.tricks_left())); }
  [[nodiscard]] Splits needed(const State& state) const { return question_.needed(state.outcome, state.tricks_left()); }
  [[nodiscard]] Splits attribute(const State& state, Card move, const Splits& rest) const;
  // The last card of a trick, and a giving, lead to the start of a trick.
  [[nodiscard]] bool peeks(const State& state) const { return state.on_table >= kPlayers - 1; }

  struct Claim {
    bool decided = false;
    bool reached = false;
    Splits basis;
  };
  // Nothing is claimed: that a leader is sure of the cards he holds alone saves no nodes.
  [[nodiscard]] Claim claim(const State&, int) const { return {}; }

  [[nodiscard]] CardSet distinct(const State& state) const;
  void order(const State& state, CardSet moves, MoveList& out) const;
  [[nodiscard]] std::uint64_t likeness(const State& state) const;

 private:
  // How likely a yes is once the trick in progress is complete, if everybody plays to it for that; `left`: tricks left
  // before it.
  [[nodiscard]] float chance_after_trick(const whos_who::State& state, Question::Class outcome, int left) const;
  [[nodiscard]] std::array<int, cards::kSuits> work_after_leads(const State& state) const;

  // Where more tricks are left than facts are kept for, sets mean nothing and nobody looks at them.
  static constexpr int kept(int left) { return left <= Question::kMostKept ? left : 0; }

  Game game_;
  const Question& question_;
};

}  // namespace ouverte::games::whos_who
