// A player's last turn before the horizon. His hand is of no more use after it, so of all ways of melding only two can
// matter: the one that scores most, and going out, which ends the deal for the others too.
#pragma once

#include <algorithm>
#include <boost/container/static_vector.hpp>

#include "solver/games/rummage/counts.hpp"
#include "solver/games/rummage/reach.hpp"
#include "solver/games/rummage/rules.hpp"

namespace ouverte::games::rummage {

// A hand as the score sees it.
struct Standing {
  int cards = 0;
  int loose = 0;
  int specials = 0;    // Jokers and Twos among the loose cards
  int set_points = 0;  // for the sets in it, were they melded

  explicit constexpr Standing(const Counts& counts)
      : cards(counts.size()),
        loose(counts.loose().cards),
        specials(counts.loose().specials),
        set_points(counts.set_points()) {}

  explicit constexpr Standing(const Outline& outline)
      : cards(outline.cards), loose(outline.loose), specials(outline.specials), set_points(outline.set_points) {}

  // The same hand without one card of a rank of which it has `held`.
  [[nodiscard]] constexpr Standing without(Rank rank, int held) const {
    Standing rest = *this;
    const bool special = rank == kJokers || rank == kTwos;
    const int change = loose_of(special, held - 1) - loose_of(special, held);
    --rest.cards;
    rest.loose += change;
    if (special) rest.specials += change;
    rest.set_points += points_of(special, held - 1) - points_of(special, held);
    return rest;
  }
  // What it scores as it is.
  [[nodiscard]] constexpr int score(int melded) const {
    if (melded > 0) return melded - penalty({loose, specials});
    return 10 * (cards - 2 * loose);
  }
  // What it scores if everything that can be is melded: on this turn, or as if it had been before.
  [[nodiscard]] constexpr int melded_score(int melded) const {
    return melded_before_score(melded) + (set_points > 0 && melded == 0 && loose == 0 ? kCleanSweep : 0);
  }
  [[nodiscard]] constexpr int melded_before_score(int melded) const {
    if (set_points == 0) return score(melded);
    return melded + set_points - penalty({loose, specials});
  }
  // The better of the two: melding a part leaves as many loose cards and earns less.
  [[nodiscard]] constexpr int best_score(int melded) const { return std::max(score(melded), melded_score(melded)); }
  [[nodiscard]] constexpr int open_score(int melded) const {
    return std::max(score(melded), melded_before_score(melded));
  }

 private:
  static constexpr int loose_of(bool special, int held) { return held < kLeastSet ? held : special ? held - 3 : 0; }
  static constexpr int points_of(bool special, int held) { return meld_points(special && held > 3 ? 3 : held); }
};

// All that can be melded, a set a rank.
[[nodiscard]] Bag all_sets(const Bag& hand);

// The moves with a card that are worth a thought on a player's last turn if he may meld.
[[nodiscard]] boost::container::static_vector<Move, 2> last_turn_moves(const State& state, Card card);

}  // namespace ouverte::games::rummage
