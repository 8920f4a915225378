// A hand as the score sees it where cards are lost and taken, for the bounds of the last round.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>

#include "solver/games/rummage/counts.hpp"
#include "solver/games/rummage/reach.hpp"
#include "solver/games/rummage/rules.hpp"

namespace ouverte::games::rummage {

// What playing a card does to a hand, the best first.
enum Loss : std::uint8_t { kLooseSpecial, kLoose, kOfFour, kOfThree, kOfThreeSpecials, kLosses, kNothing = kLosses };

// A hand as the score sees it.
struct Holding {
  int cards = 0;
  int loose = 0;
  int specials = 0;
  int set_points = 0;
  int longest = 0;

  [[nodiscard]] Holding without(Loss loss, int of_four) const {
    Holding rest = *this;
    --rest.cards;
    if (loss == kNothing) return rest;
    if (loss <= kLoose) --rest.loose;
    if (loss == kLooseSpecial) --rest.specials;
    if (loss == kOfFour) rest.set_points -= of_four;
    if (loss < kOfThree) return rest;
    rest.set_points -= meld_points(kLeastSet);
    rest.loose += kLeastSet - 1;
    if (loss == kOfThreeSpecials) rest.specials += kLeastSet - 1;
    return rest;
  }
  // Nothing is melded.
  [[nodiscard]] int held(int melded) const {
    return melded > 0 ? melded - penalty({loose, specials}) : 10 * (cards - 2 * loose);
  }
  // All or nothing is: on this turn, or as if it had been before.
  [[nodiscard]] int best(int melded) const {
    return set_points > 0 && melded == 0 && loose == 0 ? open(melded) + kCleanSweep : open(melded);
  }
  [[nodiscard]] int open(int melded) const {
    if (set_points <= 0) return held(melded);
    return std::max(held(melded), melded + set_points - penalty({loose, specials}));
  }
};

// Suits as the places of their first copies in a `Group`: bits 0, 2, 4, 6, and bit 8 for the Jokers'.
using SuitPlaces = std::uint16_t;
inline constexpr unsigned kAllSuits = 0x155;
constexpr unsigned suit_place(Card card) { return 1u << 2 * suit_of(card); }

// Of a hand, by suit, what playing a card of it does if the cards are counted so, with others perhaps.
using Losses = std::array<SuitPlaces, kLosses>;
[[nodiscard]] Losses losses_of(const Bag& hand, const Counts& counts);

// The most that a player can score on his last turn: by ducking, and by winning the trick; minus infinity where he
// cannot.
struct LastScores {
  int ducking = -kInfinity;
  int winning = -kInfinity;
};
// `with_trick`: his cards and those on the table, and what they are. `suits`: the trick's.
[[nodiscard]] LastScores last_scores(const Bag& hand, const Outline& held, const Counts& with_trick,
                                     const Outline& taken, unsigned suits, int melded, bool open);

inline Holding holding_of(const Outline& outline) {
  return {outline.cards, outline.loose, outline.specials, outline.set_points, outline.longest};
}

// A player who has a turn left.
struct Mover {
  int weight;
  int melded;
  bool open;
  Outline hand;
  Outline with_trick;  // the cards now on the table too
  Losses ducking;
  Losses winning;

  // His score when he has ducked with such a card. `of_four`: what he loses by one of a set of four or more.
  [[nodiscard]] int ducked(Loss loss, int of_four) const {
    return open ? holding_of(hand).without(loss, of_four).open(melded) : holding_of(hand).without(loss, 0).held(melded);
  }
  [[nodiscard]] bool may_duck_out() const { return hand.cards == 1 || (open && hand.loose <= 1); }
};

}  // namespace ouverte::games::rummage
