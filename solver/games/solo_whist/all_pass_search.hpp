// An all-pass deal as the search sees it: one question about one player's guarantee, "does he get at least …?",
// answered 1 or 0. What the tricks taken mean for it is a class of `Outcomes`, carried in the state.
#pragma once

#include <cstdint>

#include "solver/games/solo_whist/free_leads.hpp"
#include "solver/games/solo_whist/outcomes.hpp"
#include "solver/games/solo_whist/rules.hpp"
#include "solver/search/exact_table.hpp"
#include "solver/tricks/static_bound.hpp"
#include "solver/tricks/winner.hpp"

namespace ouverte::games::solo_whist {

class AllPassSearch {
 public:
  struct State : tricks::State<kPlayers> {
    Outcomes::Class outcome = Outcomes::kLost;
  };
  using Move = Card;
  using MoveList = Game::MoveList;

  // `tag` tells apart the keys of different questions. The caller guarantees that `free_leads` outlives this, and has
  // been asked about this player only.
  AllPassSearch(const Game& game, const Outcomes& outcomes, std::uint32_t tag, FreeLeads& free_leads)
      : game_(game), outcomes_(outcomes), tag_(tag), free_leads_(&free_leads) {}

  [[nodiscard]] bool over(const State& state) const { return state.outcome <= Outcomes::kWon; }
  [[nodiscard]] int value(const State& state) const { return state.outcome == Outcomes::kWon ? 1 : 0; }
  [[nodiscard]] bool maximises(const State& state) const { return state.to_move() == game_.player(); }
  [[nodiscard]] CardSet legal(const State& state) const { return tricks::follow_suit(state); }
  void moves(const State& state, MoveList& out) const {
    for (const Card card : legal(state)) out.push_back(card);
  }
  void play(State& state, Card card) const {
    const int left = state.tricks_left();
    tricks::play_card(state, card, game_.trumps());
    if (state.new_trick()) state.outcome = outcomes_.next(state.outcome, left, state.leader);
  }

  [[nodiscard]] bool keyed(const State& state) const { return state.new_trick() && state.tricks_left() > 2; }
  [[nodiscard]] search::ExactKey key(const State& state) const;
  [[nodiscard]] int rest(const State&, int goal) const { return goal; }
  [[nodiscard]] tricks::StaticBound static_bound(const State& state, int goal) const;
  [[nodiscard]] CardSet distinct(const State& state) const;
  void order(const State& state, CardSet cards, MoveList& out) const;
  [[nodiscard]] std::uint64_t likeness(const State& state) const;

 private:
  // Whether the answer is yes even if any of the others may lead; at the start of a trick.
  [[nodiscard]] bool safe_from_all_leads(const State& state) const;

  Game game_;
  const Outcomes& outcomes_;
  std::uint32_t tag_;
  FreeLeads* free_leads_;
};

}  // namespace ouverte::games::solo_whist
