#include "solver/games/dreiertarock/likeness.hpp"

#include <algorithm>
#include <bit>
#include <cstdlib>

namespace ouverte::games::dreiertarock {

namespace {

constexpr std::uint64_t kSuit = 0x3FF;
constexpr std::uint64_t kPlane = 0x1F;

constexpr std::uint64_t still_there(std::uint64_t suit) { return ~(suit & suit >> 5) & kPlane; }

constexpr std::array<std::uint16_t, kSuit + 1> make_forms() {
  std::array<std::uint16_t, kSuit + 1> forms{};
  for (std::uint64_t suit = 0; suit <= kSuit; ++suit) {
    unsigned place = 0, planes = 0;
    for (unsigned rank = 0; rank < 5; ++rank) {
      if ((still_there(suit) >> rank & 1) == 0) continue;
      planes |= static_cast<unsigned>(suit >> rank & 1) << place | static_cast<unsigned>(suit >> (5 + rank) & 1)
                                                                       << (5 + place);
      ++place;
    }
    forms[suit] = static_cast<std::uint16_t>(place << 10 | planes);
  }
  return forms;
}

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

constexpr auto kForms = make_forms();
constexpr auto kGains = make_gains();
static_assert(kForms[kSuit] == 0);
static_assert(kGains[0b11000][0b00011] == 7 && kGains[0b00011][0b11000] == 0);

constexpr std::uint64_t suit_of_code(std::uint64_t code, int i) { return code >> (10 * i) & kSuit; }

// Without the difference of points, where there is one.
constexpr std::uint64_t frame_of(std::uint64_t alike) {
  return (alike & Likeness::kComparison) != 0 ? alike & ~Likeness::kDifference : alike;
}

int difference_of(std::uint64_t alike) {
  return static_cast<int>((alike & Likeness::kDifference) >> Likeness::kKindAt);
}

}  // namespace

std::uint32_t Likeness::form_of(std::uint64_t suit) { return kForms[suit]; }

bool Likeness::same(const search::Likes& a, const search::Likes& b) {
  if (frame_of(a.alike) != frame_of(b.alike)) return false;
  for (int i = 0; i < 4; ++i)
    if (kForms[suit_of_code(a.code, i)] != kForms[suit_of_code(b.code, i)]) return false;
  return true;
}

// For points: cards worth more may all go to the one alone, or none. In a comparison, any card of another worth may
// tell for him or against him; a lead rises with the points that one of the others has more, by as much at most.
search::Slack Likeness::slack(const search::Likes& of, const search::Likes& than) {
  search::Slack slack{.above = kTrullAbove * std::popcount((of.code & ~than.code) >> kTrullAt),
                      .below = kTrullAbove * std::popcount((than.code & ~of.code) >> kTrullAt)};
  for (int i = 0; i < 4; ++i) {
    const std::uint64_t here = still_there(suit_of_code(of.code, i)), there = still_there(suit_of_code(than.code, i));
    slack.above += kGains[here][there];
    slack.below += kGains[there][here];
  }
  if ((of.alike & kComparison) == 0) return slack;
  const int apart = slack.above + slack.below;
  const int more = difference_of(of.alike) - difference_of(than.alike);
  if ((of.alike & kApart) != 0) return {.above = apart + std::abs(more), .below = apart + std::abs(more)};
  return {.above = apart + std::max(more, 0), .below = apart + std::max(-more, 0)};
}

std::uint64_t Likeness::hash(const search::Likes& position) {
  std::uint64_t forms = 0;
  for (int i = 0; i < 4; ++i) forms = forms << 13 | kForms[suit_of_code(position.code, i)];
  std::uint64_t hash = frame_of(position.alike) * 0x9E3779B97F4A7C15;
  hash = (hash ^ hash >> 32 ^ forms) * 0xD1B54A32D192ED03;
  return (hash ^ hash >> 29) * 0x9E3779B97F4A7C15;
}

}  // namespace ouverte::games::dreiertarock
