// An all-pass deal as the search sees it: one question about one player's guarantee, "does he get at least …?",
// answered 1 or 0. What the tricks taken mean for it is a class of `Outcomes`, carried in the state.
#pragma once

#include <cstddef>
#include <cstdint>

#include "solver/games/solo_whist/free_leads.hpp"
#include "solver/games/solo_whist/outcomes.hpp"
#include "solver/games/solo_whist/rules.hpp"
#include "solver/search/class_table.hpp"
#include "solver/tricks/follow.hpp"
#include "solver/tricks/winner.hpp"

namespace ouverte::games::solo_whist {

class AllPassSearch {
 public:
  struct State : tricks::State<kPlayers> {
    Outcomes::Class outcome = Outcomes::kLost;
  };
  using Move = Card;
  using MoveList = Game::MoveList;
  using Mask = Outcomes::Mask;

  // Classes that a result holds for, beside that of the state.
  struct Basis {
    Mask classes = ~Mask{0};
    Basis& operator|=(const Basis& other) {
      classes &= other.classes;
      return *this;
    }
  };
  struct Bound {
    bool decided = false;
    bool reached = false;
    Basis basis;
  };

  static constexpr std::size_t kQuestions = 128;  // that `tag` tells apart

  // `tag`, less than `kQuestions`, tells apart the keys of different questions. The caller guarantees that `free_leads`
  // outlives this, and has been asked about this player only.
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
  [[nodiscard]] search::ClassKey class_key(const State& state) const;
  [[nodiscard]] Bound static_bound(const State& state, int goal) const;

  // The class of a state as a mask, and those that are kept under its key: the first `Outcomes::kMaskedClasses`
  // together, of the others each by itself.
  [[nodiscard]] static Mask asked(const State& state) { return Mask{1} << state.outcome % Outcomes::kMaskedClasses; }
  [[nodiscard]] static Mask kept(const State& state, const Basis& basis) {
    return state.outcome < Outcomes::kMaskedClasses ? basis.classes | asked(state) : asked(state);
  }
  [[nodiscard]] static Basis basis_of(const State& state, Mask kept, bool reached) {
    const Mask decided = Outcomes::bit(reached ? Outcomes::kWon : Outcomes::kLost);
    return {state.outcome < Outcomes::kMaskedClasses ? kept | decided : decided};
  }
  [[nodiscard]] static Basis basis_when_over(const State& state) { return {Outcomes::bit(state.outcome)}; }
  [[nodiscard]] Basis attribute(const State& state, Card card, const Basis& basis) const {
    if (state.on_table + 1 < kPlayers) return basis;
    const Seat taker = tricks::beats(card, state.best, game_.trumps()) ? state.to_move() : state.winning;
    return {outcomes_.before(basis.classes, state.tricks_left(), taker)};
  }

  [[nodiscard]] CardSet distinct(const State& state) const;
  void order(const State& state, CardSet cards, MoveList& out) const;
  [[nodiscard]] std::uint64_t likeness(const State& state) const;

 private:
  // A yes if it is one even though any of the others may lead.
  [[nodiscard]] Bound bound_of_free_leads(const State& state) const;

  Game game_;
  const Outcomes& outcomes_;
  std::uint32_t tag_;
  FreeLeads* free_leads_;
};

}  // namespace ouverte::games::solo_whist
