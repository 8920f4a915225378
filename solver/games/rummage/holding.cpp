#include "solver/games/rummage/holding.hpp"

#include <bit>

namespace ouverte::games::rummage {

namespace {

constexpr unsigned kJokerSuit = 1u << 2 * cards::kSuits;

// The suits of some of a hand's cards, the Jokers left aside.
SuitPlaces suits_in(std::uint64_t first, std::uint64_t second) {
  std::uint64_t group = first | second;
  group |= group >> 32;
  group |= group >> 16;
  group |= group >> 8;
  return static_cast<SuitPlaces>((group | group >> 1) & 0x55);
}

// The least that playing a card of these suits does to a hand if the cards are counted so; `kNothing` if there is none.
// `of_four`: the points for the last card of a set of four or more, then.
Loss least_loss(const Bag& hand, const Counts& counts, unsigned suits, int& of_four) {
  const std::uint64_t groups = std::uint64_t{suits & 0x55} * 3 * 0x0101'0101'0101'0101;
  const bool jokers = (suits & kJokerSuit) != 0 && hand.count(kJokers) > 0;
  const bool twos = (hand.group(kTwos) & groups) != 0;
  if ((jokers && counts.of(kJokers) != kLeastSet) || (twos && counts.of(kTwos) != kLeastSet)) return kLooseSpecial;
  const std::uint64_t common[2] = {hand.words()[0] & groups & kCommonGroups[0],
                                   hand.words()[1] & groups & kCommonGroups[1]};
  const auto three = counts.wide(kLeastSet);
  if (((common[0] & ~three[0]) | (common[1] & ~three[1])) != 0) return kLoose;
  const auto four = counts.wide(kLeastSet + 1);
  if (((common[0] & four[0]) | (common[1] & four[1])) != 0) {
    int shortest = 8;
    for (int half = 0; half < 2; ++half)
      for (std::uint64_t left = common[half] & four[static_cast<std::size_t>(half)]; left != 0;) {
        const int byte = std::countr_zero(left) / 8;
        shortest = std::min(shortest, counts.of(Rank(static_cast<std::uint8_t>(8 * half + byte))));
        left &= ~(std::uint64_t{0xFF} << 8 * byte);
      }
    of_four = meld_points(shortest) - meld_points(shortest - 1);
    return kOfFour;
  }
  if ((common[0] | common[1]) != 0) return kOfThree;
  return jokers || twos ? kOfThreeSpecials : kNothing;
}

}  // namespace

Losses losses_of(const Bag& hand, const Counts& counts) {
  const auto three = counts.wide(kLeastSet), four = counts.wide(kLeastSet + 1);
  const std::uint64_t first = hand.words()[0] & kCommonGroups[0], second = hand.words()[1] & kCommonGroups[1];
  Losses losses;
  losses[kLooseSpecial] = losses[kOfThreeSpecials] = 0;
  losses[kLoose] = suits_in(first & ~three[0], second & ~three[1]);
  losses[kOfFour] = suits_in(first & four[0], second & four[1]);
  losses[kOfThree] = suits_in(first & three[0] & ~four[0], second & three[1] & ~four[1]);
  if (hand.count(kJokers) > 0) losses[counts.of(kJokers) == kLeastSet ? kOfThreeSpecials : kLooseSpecial] |= kJokerSuit;
  if (const Group twos = hand.group(kTwos); twos != 0)
    losses[counts.of(kTwos) == kLeastSet ? kOfThreeSpecials : kLooseSpecial] |= suits_in(twos, 0);
  return losses;
}

LastScores last_scores(const Bag& hand, const Outline& held, const Counts& with_trick, const Outline& taken,
                       unsigned suits, int melded, bool open) {
  LastScores best;
  int of_four = 0;
  if (const Loss loss = least_loss(hand, Counts(hand), kAllSuits & ~suits, of_four); loss != kNothing) {
    const Holding left = holding_of(held).without(loss, of_four);
    best.ducking = open ? left.open(melded) : left.held(melded);
  }
  if (const Loss loss = least_loss(hand, with_trick, suits, of_four); loss != kNothing)
    best.winning = holding_of(taken).without(loss, of_four).best(melded);
  return best;
}

}  // namespace ouverte::games::rummage
