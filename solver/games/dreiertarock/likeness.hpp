// Positions at the start of a trick, for the table: alike are those in which every card stands where another stood,
// suits in any order, whatever the two are worth.
//
// Alike: the trumps still in play by rank, whose they are; the suits likewise. The code tells which cards of the suits
// these are, and so their points, and whether Sküs, Mond and Pagat are among the trumps:
//
//   alike  63 … 52 kind | 51 … 50 rules | 49 … 48 the one alone | 47 … 46 leader | 45 … 22 and 21 … 0 planes of trumps
//   code   42 Pagat | 41 Sküs | 40 Mond | 39 … 0 ten bits a suit
//
// Two planes are two bits a card: 0, 1 or 2 for the seat that holds it. In the first plane of the trumps a further bit
// stands above the highest; in a suit, 3 stands for a card that is gone.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>

#include "solver/games/dreiertarock/rules.hpp"
#include "solver/search/similar_table.hpp"

namespace ouverte::games::dreiertarock {

namespace detail {
inline constexpr std::uint64_t kSuitCode = 0x3FF;
inline constexpr std::uint64_t kPlane = 0x1F;

// The ranks of a suit that are still there.
constexpr std::uint64_t still_there(std::uint64_t suit) { return ~(suit & suit >> 5) & kPlane; }

constexpr std::array<std::uint16_t, kSuitCode + 1> make_forms() {
  std::array<std::uint16_t, kSuitCode + 1> forms{};
  for (std::uint64_t suit = 0; suit <= kSuitCode; ++suit) {
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
inline constexpr auto kForms = make_forms();
static_assert(kForms[kSuitCode] == 0);

constexpr std::array<std::uint32_t, kSuitCode + 1> make_forms_and_suits() {
  std::array<std::uint32_t, kSuitCode + 1> both{};
  for (std::uint32_t suit = 0; suit <= kSuitCode; ++suit) both[suit] = std::uint32_t{kForms[suit]} << 10 | suit;
  return both;
}
inline constexpr auto kFormsAndSuits = make_forms_and_suits();

// The two bits of each card of a suit among those of its position's suits.
constexpr std::array<std::uint64_t, 64> make_gone() {
  std::array<std::uint64_t, 64> gone{};
  for (std::size_t card = 0; card < std::size_t{cards::kSuits} * cards::kTarockLane; ++card) {
    const std::size_t rank = card % cards::kTarockLane;
    if (rank < cards::kTarockSuitCards) gone[card] = std::uint64_t{0x21} << (10 * (card / cards::kTarockLane) + rank);
  }
  return gone;
}
inline constexpr auto kGone = make_gone();
}  // namespace detail

// Where points are compared, in Trischaken, the highest bit is set, the next tells what is compared, and the lowest
// eight bits of the kind hold how many points the player after the one alone has more than the other, plus 128. Facts
// hold for other differences too, as far as they are apart.
struct Likeness {
  static constexpr int kKindAt = 52;
  static constexpr std::uint64_t kComparison = std::uint64_t{1} << 63;
  static constexpr std::uint64_t kApart = std::uint64_t{1} << 62;
  // Elsewhere: points and payment are asked for jointly (`targets.hpp`). Beside points alone, and alike to them.
  static constexpr std::uint64_t kJoint = kApart;
  static constexpr std::uint64_t kKind = std::uint64_t{0xFFF} << kKindAt;
  static constexpr std::uint64_t kDifference = std::uint64_t{0xFF} << kKindAt;
  static constexpr int kNoDifference = 128;
  static constexpr int kTrullAt = 40, kPagatAt = 42;
  static constexpr std::uint64_t kMondBit = std::uint64_t{1} << kTrullAt, kSkuesBit = std::uint64_t{2} << kTrullAt;
  static_assert(kSkues.number() == kMond.number() + 1);
  static constexpr int kTrullAbove = 4;  // what a card of the Trull counts above a plain trump

  // The suits of a position, ten bits each; cards that go set both their bits. Sorted, they are in the order of their
  // forms, what they have in common with like suits: each card by its place among those still there.
  struct Suits {
    std::uint64_t code = 0;
    std::uint64_t forms = 0;
  };
  [[nodiscard]] static std::uint64_t suits_of(const std::array<CardSet, kPlayers>& hands) {
    std::uint64_t suits = 0;
    for (int i = 0; i < cards::kSuits; ++i) {
      const auto lane = [&](CardSet cards) { return cards.bits() >> cards::kTarockLane * i & detail::kPlane; };
      const std::uint64_t gone = detail::kPlane & ~lane(hands[0] | hands[1] | hands[2]);
      suits |= ((lane(hands[1]) | gone) | (lane(hands[2]) | gone) << 5) << 10 * i;
    }
    return suits;
  }
  [[nodiscard]] static std::uint64_t gone(Card card) { return detail::kGone[static_cast<std::size_t>(card.number())]; }
  [[nodiscard]] static Suits sorted(std::uint64_t suits) {
    std::array<std::uint32_t, cards::kSuits> all;
    for (std::size_t i = 0; i < all.size(); ++i) all[i] = detail::kFormsAndSuits[suits >> 10 * i & detail::kSuitCode];
    const auto sort = [&](std::size_t a, std::size_t b) {
      const auto low = std::min(all[a], all[b]), high = std::max(all[a], all[b]);
      all[a] = low;
      all[b] = high;
    };
    sort(0, 1), sort(2, 3), sort(0, 2), sort(1, 3), sort(1, 2);
    Suits result;
    for (std::size_t i = 0; i < all.size(); ++i) {
      result.code |= std::uint64_t{all[i] & detail::kSuitCode} << 10 * i;
      result.forms = result.forms << 13 | all[i] >> 10;
    }
    return result;
  }
  [[nodiscard]] static bool same(const search::Likes& a, const search::Likes& b) {
    if (frame_of(a.alike) != frame_of(b.alike)) return false;
    const std::uint64_t apart = a.code ^ b.code;  // mostly in one suit
    for (int at = 0; at < 10 * cards::kSuits; at += 10)
      if ((apart >> at & detail::kSuitCode) != 0 &&
          detail::kForms[a.code >> at & detail::kSuitCode] != detail::kForms[b.code >> at & detail::kSuitCode])
        return false;
    return true;
  }
  [[nodiscard]] static search::Slack slack(const search::Likes& of, const search::Likes& than);
  [[nodiscard]] static std::uint64_t hash(const search::Likes& position) {
    return hash(position.alike, forms_of(position.code));
  }
  [[nodiscard]] static std::uint64_t hash(std::uint64_t alike, std::uint64_t forms) {
    std::uint64_t hash = frame_of(alike) * 0x9E3779B97F4A7C15;
    hash = (hash ^ hash >> 32 ^ forms) * 0xD1B54A32D192ED03;
    return (hash ^ hash >> 29) * 0x9E3779B97F4A7C15;
  }

 private:
  // Without the difference of points, where there is one, nor what joint targets ask for beside points.
  static std::uint64_t frame_of(std::uint64_t alike) {
    constexpr std::array<std::uint64_t, 4> kFrames = {~std::uint64_t{0}, ~kKind, ~kDifference, ~kDifference};
    static_assert(kJoint >> 62 == 1 && kComparison >> 62 == 2);
    return alike & kFrames[alike >> 62];
  }
  // Of the four suits in their order, thirteen bits each.
  static std::uint64_t forms_of(std::uint64_t code) {
    std::uint64_t forms = 0;
    for (int i = 0; i < cards::kSuits; ++i) forms = forms << 13 | detail::kForms[code >> (10 * i) & detail::kSuitCode];
    return forms;
  }
};

}  // namespace ouverte::games::dreiertarock
