// The order of moves in a misère, and whether the soloist is caught in this very trick, and which cards are
// likely to decide. For the real game, and for the one with free leads.
#pragma once

#include <functional>

#include "solver/base/sort.hpp"
#include "solver/games/solo_whist/rules.hpp"

namespace ouverte::games::solo_whist {

using TrickState = tricks::State<kPlayers>;

// Whether the others can make the soloist take the trick that is in progress, or about to be led to, whatever he does.
// `leads`: the cards that may be led to it.
[[nodiscard]] bool caught_at_once(const TrickState& state, Seat soloist, CardSet leads);

// Whether a seat has played to the trick in progress.
inline bool has_played(const TrickState& state, Seat seat) {
  return (cards::index(seat) - cards::index(state.leader) + kPlayers) % kPlayers < state.on_table;
}

// How likely cards are to decide, for the player to move.
class MisereOrder {
 public:
  MisereOrder(const TrickState& state, Seat soloist);

  [[nodiscard]] int weight(Card card) const;

  // Appends the cards, likely ones first.
  template <class List>
  void fill(CardSet cards, List& out) const {
    for (const Card card : cards) out.push_back(card);
    base::sort_few(out, std::ranges::greater{}, [this](Card card) { return weight(card); });
  }

 private:
  [[nodiscard]] int peril(Card card) const { return perils_[static_cast<std::size_t>(card.suit())]; }
  [[nodiscard]] int weight_of_soloist(Card card) const;
  [[nodiscard]] int weight_following(Card card) const;

  const TrickState& state_;
  Seat soloist_;
  std::array<int, cards::kSuits> perils_{};  // how far the soloist is from safety in each suit
};

}  // namespace ouverte::games::solo_whist
