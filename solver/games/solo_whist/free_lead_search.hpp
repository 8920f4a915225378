// A misère made easier for the three who play against the soloist: whichever of them takes a trick, any of them may
// lead to the next. Then the ranks among their own cards mean nothing, and few positions are left. If the soloist takes
// no trick even so, he takes none in the real game.
#pragma once

#include <boost/container/static_vector.hpp>
#include <cstddef>
#include <cstdint>

#include "solver/games/solo_whist/rules.hpp"
#include "solver/search/exact_table.hpp"
#include "solver/tricks/static_bound.hpp"

namespace ouverte::games::solo_whist {

class FreeLeadSearch {
 public:
  // At the start of a trick the leader is the soloist, or stands for any of the others.
  using State = tricks::State<kPlayers>;
  using Move = Card;
  using MoveList = boost::container::static_vector<Card, std::size_t{kPlayers - 1} * kAllTricks>;

  // Whether the positions asked about have the cards within each place in order.
  enum class Places : std::uint8_t { kSorted, kAsTheyLie };

  explicit FreeLeadSearch(Seat soloist, CardSet trumps = {}, Places places = Places::kSorted)
      : soloist_(soloist), trumps_(trumps), places_(places) {}

  [[nodiscard]] Seat soloist() const { return soloist_; }
  [[nodiscard]] CardSet trumps() const { return trumps_; }

  // A position of the real game, the soloist having taken no trick: at the start of a trick, or within one if places
  // are as they lie.
  [[nodiscard]] State start(const State& state) const;

  [[nodiscard]] bool over(const State& state) const { return state.live.empty() || value(state) > 0; }
  [[nodiscard]] int value(const State& state) const { return state.won[static_cast<std::size_t>(soloist_)]; }
  [[nodiscard]] bool maximises(const State& state) const { return state.to_move() != soloist_; }
  [[nodiscard]] CardSet legal(const State& state) const;
  void moves(const State& state, MoveList& out) const {
    for (const Card card : legal(state)) out.push_back(card);
  }
  void play(State& state, Card card) const;

  [[nodiscard]] bool keyed(const State& state) const { return state.new_trick(); }
  [[nodiscard]] search::ExactKey key(const State& state) const;
  [[nodiscard]] int rest(const State&, int goal) const { return goal; }
  [[nodiscard]] tricks::StaticBound static_bound(const State& state, int goal) const;
  [[nodiscard]] CardSet distinct(const State& state) const;
  void order(const State& state, CardSet cards, MoveList& out) const;
  [[nodiscard]] std::uint64_t likeness(const State& state) const;

 protected:
  // Whether he may take the trick in progress.
  enum class Spare : std::uint8_t { kNone, kSome };

  // One card a place. His own cards are parted by what the others hold, and by the best card on the table; theirs by
  // what he holds, and by his card if it takes the trick so far.
  [[nodiscard]] CardSet one_each_place(const State& state) const;
  // Of `cards` that follow suit, where the best card on the table is one of that suit.
  [[nodiscard]] CardSet distinct_following(const State& state, CardSet cards, Spare spare) const;
  [[nodiscard]] static CardSet highest_of_suits(CardSet cards);

 private:
  void simplify(State& state, CardSet unsorted) const;
  // Of each suit the leads of one of the three, a card a place: of the one who leaves the fewest of them to play before
  // the soloist.
  [[nodiscard]] CardSet late_leads(const State& state) const;

  Seat soloist_;
  CardSet trumps_;
  Places places_;
};

}  // namespace ouverte::games::solo_whist
