#include "solver/games/rummage/reach.hpp"

#include <algorithm>

#include "solver/base/bits.hpp"

namespace ouverte::games::rummage {

namespace {

constexpr unsigned kSpecials = 1u << index(kJokers) | 1u << index(kTwos);
constexpr int kLongestSet = 8;

// The best that can become of a hand. Whatever is melded, and whenever, one set of each rank would earn as much: so it
// is one set of all the cards of each rank that he can come to have, and the fewest loose cards. Each card gained turns
// a pair into a set, at 60 and two loose cards less, or is worth no more than the last card of the longest set
// possible, and one loose card less for two gained. Each turn plays a loose card.
struct Best {
  int points;
  int loose;
  int specials;
};
Best best_of(const Outline& hand, const Trick& trick, const Prospect& prospect) {
  const unsigned singles = hand.held & ~(hand.pairs | hand.sets);
  const int by_trick = base::count(hand.pairs & trick.ranks);
  const int by_others = std::min(prospect.gains, base::count(hand.pairs & prospect.offered));
  const int completed = by_trick + by_others;
  int by_trick_else = trick.cards - by_trick;
  int by_others_else = prospect.gains - by_others;
  // With one card to come at most, two gained can make a set of a single only if both are of its rank.
  if (prospect.gains <= 1 && !trick.repeats && (singles & trick.ranks & prospect.offered) == 0) {
    by_trick_else = base::count(hand.sets & trick.ranks);
    if ((hand.sets & prospect.offered) == 0) by_others_else = 0;
  }
  const int others = by_trick_else + by_others_else;
  const int longest = std::min(kLongestSet, std::max<int>(hand.longest, 2) + trick.cards + prospect.gains);
  const int each = meld_points(longest) - meld_points(longest - 1);
  const bool specials_too = (hand.held & (trick.ranks | prospect.offered) & kSpecials) != 0;
  return {hand.set_points + completed * std::max(meld_points(kLeastSet), each) + others * each,
          std::max(0, hand.loose - prospect.turns - 2 * completed - others / 2),
          specials_too ? 0 : std::max(0, hand.specials - prospect.turns)};
}

int most(const Outline& hand, int melded, const Trick& trick, const Prospect& prospect) {
  const Best best = best_of(hand, trick, prospect);
  const int melding = melded + best.points - penalty({best.loose, best.specials});
  if (melded > 0) return melding;
  const int holding = 10 * (hand.cards + trick.cards + prospect.gains - 2 * best.loose);
  return std::max(melding + (best.loose == 0 ? kCleanSweep : 0), holding);
}

// Lower bound, by playing a loose card each turn, or else one of the longest set. It ducks, or wins and takes loose
// cards at worst, and then all sets can be melded. The deal may end before his turn, with his score as it is.
int least_of_one_turn(const Outline& hand, int melded, int score_now, const Trick& trick, const Prospect& prospect) {
  const int specials = ((trick.ranks | prospect.offered) & kSpecials) != 0 ? prospect.at_once : 0;
  if (hand.loose > 0) {
    const int loose = hand.loose - 1 + prospect.at_once;
    const int melding = melded + hand.set_points - penalty({loose, hand.specials + specials});
    if (melded > 0) return std::min(score_now, melding);
    const int holding = score_now + 10 - 10 * prospect.at_once;
    return std::min(score_now, hand.set_points > 0 ? std::max(melding, holding) : holding);
  }
  constexpr int kBroken = 2;  // cards left of a set of three that loses one
  if (melded == 0) return score_now - 10 - 20 * kBroken - 10 * prospect.at_once;
  const int broken = (hand.sets & kSpecials) != 0 ? kBroken : 0;
  const int last = meld_points(kLongestSet) - meld_points(kLongestSet - 1);
  return std::min(melded - penalty({kBroken, broken}), melded + std::max(0, hand.set_points - last) -
                                                           penalty({kBroken + prospect.at_once, broken + specials}));
}

// Lower bound for several turns, by the same play, but melding nothing more.
int least_of_turns(const Outline& hand, int melded, const Trick& trick, const Prospect& prospect) {
  constexpr int kBroken = 2;
  const int taken = prospect.turns * prospect.at_once;
  const bool breaks = hand.loose < prospect.turns;
  const int loose = hand.loose + taken + (breaks ? kBroken * prospect.turns : 0);
  if (melded == 0) return (breaks ? 0 : 10 * (hand.cards - hand.loose)) - 10 * loose;
  const int specials = ((trick.ranks | prospect.offered) & kSpecials) != 0 ? taken : 0;
  const int broken = breaks && (hand.sets & kSpecials) != 0 ? kBroken * prospect.turns : 0;
  return melded - penalty({loose, hand.specials + specials + broken});
}

}  // namespace

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

Reach reach_of(const Outline& hand, int melded, int score_now, const Trick& trick, const Prospect& prospect) {
  return {prospect.turns == 1 ? least_of_one_turn(hand, melded, score_now, trick, prospect)
                              : least_of_turns(hand, melded, trick, prospect),
          most(hand, melded, trick, prospect), most(hand, melded, {}, prospect)};
}

Trick trick_of(const State& state) {
  Trick trick;
  trick.cards = state.on_table;
  for (int i = 0; i < state.on_table; ++i) {
    const unsigned rank = 1u << index(rank_of(state.trick[static_cast<std::size_t>(i)]));
    trick.repeats = trick.repeats || (trick.ranks & rank) != 0;
    trick.ranks |= rank;
  }
  return trick;
}

bool may_go_out(const Outline& hand, const Trick& trick, const Prospect& prospect) {
  return hand.cards <= prospect.turns || best_of(hand, trick, prospect).loose == 0;
}

}  // namespace ouverte::games::rummage
