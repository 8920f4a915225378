#include "solver/games/dreiertarock/likeness.hpp"

#include <algorithm>
#include <bit>
#include <cstdlib>

#include "solver/base/bits.hpp"

namespace ouverte::games::dreiertarock {

namespace {

using detail::kPlane;

constexpr int kUnbounded = 1 << 10;

// What the cards of one set are worth more than those that stand in their places in another.
constexpr std::array<std::array<std::uint8_t, kPlane + 1>, kPlane + 1> make_gains() {
  constexpr std::array<int, 5> kWorth = {0, 2, 3, 4, 5};
  std::array<std::array<std::uint8_t, kPlane + 1>, kPlane + 1> gains{};
  for (unsigned cards = 0; cards <= kPlane; ++cards)
    for (unsigned others = 0; others <= kPlane; ++others) {
      int gain = 0;
      for (unsigned a = cards, b = others; a != 0 && b != 0; a &= a - 1, b &= b - 1)
        gain += std::max(0, kWorth[static_cast<std::size_t>(std::countr_zero(a))] -
                                kWorth[static_cast<std::size_t>(std::countr_zero(b))]);
      gains[cards][others] = static_cast<std::uint8_t>(gain);
    }
  return gains;
}

constexpr auto kGains = make_gains();
static_assert(kGains[0b11000][0b00011] == 7 && kGains[0b00011][0b11000] == 0);

std::uint64_t ranks_of_code(std::uint64_t code, int i) {
  return detail::still_there(code >> (10 * i) & detail::kSuitCode);
}

int difference_of(std::uint64_t alike) {
  return static_cast<int>((alike & Likeness::kDifference) >> Likeness::kKindAt);
}

}  // namespace

// For points: cards worth more may all go to the one alone, or none. In a comparison, any card of another worth may
// tell for him or against him; a lead rises with the points that one of the others has more, by as much at most.
search::Slack Likeness::slack(const search::Likes& of, const search::Likes& than) {
  search::Slack slack{.above = kTrullAbove * base::count((of.code & ~than.code) >> kTrullAt),
                      .below = kTrullAbove * base::count((than.code & ~of.code) >> kTrullAt)};
  const std::uint64_t other = of.code ^ than.code;
  for (int i = 0; i < cards::kSuits; ++i) {
    if ((other >> (10 * i) & detail::kSuitCode) == 0) continue;
    const std::uint64_t here = ranks_of_code(of.code, i), there = ranks_of_code(than.code, i);
    slack.above += kGains[here][there];
    slack.below += kGains[there][here];
  }
  if ((of.alike & kComparison) == 0) {
    // What is reached jointly are points too, and they are no fewer.
    if (((of.alike ^ than.alike) & kKind) == 0) return slack;
    if ((of.alike & kJoint) != 0) slack.below = kUnbounded;
    if ((than.alike & kJoint) != 0) slack.above = kUnbounded;
    return slack;
  }
  const int apart = slack.above + slack.below;
  const int more = difference_of(of.alike) - difference_of(than.alike);
  if ((of.alike & kApart) != 0) return {.above = apart + std::abs(more), .below = apart + std::abs(more)};
  return {.above = apart + std::max(more, 0), .below = apart + std::max(-more, 0)};
}

}  // namespace ouverte::games::dreiertarock
