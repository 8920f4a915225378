#include "solver/games/rummage/reach.hpp"

#include <algorithm>

#include "solver/base/bits.hpp"

namespace ouverte::games::rummage {

namespace {}  // namespace

Outline outline_of(const Counts& counts) {
  const Loose loose = counts.loose();
  Outline outline;
  const unsigned two = counts.at_least(2);
  const unsigned three = counts.at_least(3);
  outline.held = static_cast<std::uint16_t>(counts.at_least(1));
  outline.pairs = static_cast<std::uint16_t>(two & ~three);
  outline.sets = static_cast<std::uint16_t>(three);
  outline.cards = static_cast<std::uint8_t>(counts.size());
  outline.loose = static_cast<std::uint8_t>(loose.cards);
  outline.specials = static_cast<std::uint8_t>(loose.specials);
  int points = 0;
  int longest = 0;
  counts.each_set([&](Rank rank) {
    points += counts.set_points(rank);
    longest = std::max(longest, counts.of(rank));
  });
  outline.set_points = static_cast<std::int16_t>(points);
  outline.longest = static_cast<std::uint8_t>(longest);
  return outline;
}

void Outline::add(Rank rank, int cards_before) {
  const auto bit = static_cast<std::uint16_t>(1u << index(rank));
  const bool special = (bit & kSpecials) != 0;
  const auto loosen = [&](int change) {
    loose = static_cast<std::uint8_t>(loose + change);
    if (special) specials = static_cast<std::uint8_t>(specials + change);
  };
  ++cards;
  held |= bit;
  if (cards_before < kLeastSet - 1) {
    if (cards_before == 1) pairs |= bit;
    loosen(1);
    return;
  }
  longest = std::max(longest, static_cast<std::uint8_t>(cards_before + 1));
  if (cards_before == kLeastSet - 1) {
    pairs = static_cast<std::uint16_t>(pairs & ~bit);
    sets |= bit;
    loosen(1 - kLeastSet);
  } else if (special) {
    loosen(1);
    return;
  }
  set_points = static_cast<std::int16_t>(set_points + meld_points(cards_before + 1) - meld_points(cards_before));
}

Trick trick_of(const State& state) {
  Trick trick;
  trick.cards = state.on_table;
  for (int i = 0; i < state.on_table; ++i)
    trick.ranks |= 1u << index(rank_of(state.trick[static_cast<std::size_t>(i)]));
  return trick;
}

// Of his loose cards each turn plays one, and a set made takes in those of its rank: two for one card gained, or one
// for two. So no more than these can be got rid of.
bool may_go_out(const Outline& hand, const Trick& trick, const Prospect& prospect) {
  if (hand.cards <= prospect.turns) return true;
  const unsigned to_come = (trick.ranks | prospect.offered) & prospect.live;
  const unsigned singles = hand.held & ~(hand.pairs | hand.sets);
  const int gains = trick.cards + prospect.gains;
  const int pairs = std::min(gains, base::count(hand.pairs & to_come));
  return hand.loose <= prospect.turns + 2 * pairs + std::min((gains - pairs) / 2, base::count(singles & to_come));
}

}  // namespace ouverte::games::rummage
