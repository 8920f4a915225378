// Questions under altered rights about contracts of four players in which a camp wants tricks, as many as it can get,
// and whose value rises with them: what `search::Driver` asks.
#pragma once

#include "solver/games/door/same_deal.hpp"
#include "solver/games/shared/altered_game.hpp"
#include "solver/search/alpha_beta.hpp"
#include "solver/search/game.hpp"
#include "solver/tricks/altered_taking.hpp"
#include "solver/tricks/suit_book.hpp"

namespace ouverte::games {

// `InTricks` says what it has to do with tricks:
//   counted(rules)          the same rules, valued by the tricks of maximisers()
//   needed(rules, goal)     how many of them reach the goal
//   values(rules)           every value, rising
template <class Traits, class InTricks>
class AlteredTakingEngine {
 public:
  using Game = Altered<Traits>;
  using State = typename Game::State;

  explicit AlteredTakingEngine(const search::Options& options) : alpha_beta_(options) {}

  [[nodiscard]] search::Budget& budget() { return alpha_beta_.budget(); }
  [[nodiscard]] auto values(const Game& game) const { return InTricks::values(game.rules()); }
  // What was found out last, or as many tricks as not.
  [[nodiscard]] int guess(const Game& game, const State& state) {
    expect(game, state);
    const auto all = values(game);
    for (const int value : all)
      if (InTricks::needed(game.rules(), value) >= last_) return value;
    return all.back();
  }

  void expect(const Game& game, const State& state) {
    book_.expect(state.hands, game.maximisers());
    if (same_deal_.covers({game.trumps(), game.maximisers(), game.rights()}, state.hands)) return;
    alpha_beta_.forget();
    last_ = state.won_by(game.maximisers()) + (state.tricks_left() + 1) / 2;
  }

  bool reaches(const Game& game, const State& state, int goal) {
    expect(game, state);
    const Fast fast(Game(InTricks::counted(game.rules()), game.rights(), {}), book_);
    const int tricks = InTricks::needed(game.rules(), goal);
    const bool reached = alpha_beta_.reaches(fast, state, tricks);
    last_ = reached ? tricks : tricks - 1;
    return reached;
  }

 private:
  using Fast = tricks::AlteredTaking<Game>;
  static_assert(search::Grouped<Fast>);

  // What facts depend on besides the cards.
  struct Subject {
    cards::CardSet trumps;
    tricks::Camp maximisers;
    typename Game::Rights rights;

    friend bool operator==(const Subject&, const Subject&) = default;
  };

  search::AlphaBeta<Fast> alpha_beta_;
  tricks::SuitBook book_;
  SameDeal<Game::kPlayers, Subject> same_deal_;
  int last_ = 0;
};

}  // namespace ouverte::games
