// Sets of ways to split tricks among three players, as `splits.hpp` has them, in half the room: the number of tricks is
// not in the set but known to whoever uses it, and only ways to split that number have a bit.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "solver/base/bits.hpp"
#include "solver/cards/seat.hpp"

namespace ouverte::tricks {

// Splits of up to `kMost` tricks; the caller sees to it that there are no more. Row a, with a tricks for seat 0, has a
// bit for each number of tricks of seat 1, from 0 to all the others; the rows follow each other.
//
//   of 2 tricks:  bit  0   1   2   3   4   5
//                      00  01  02  10  11  20       tricks of seats 0 and 1
class PackedSplits {
 public:
  static constexpr int kMost = 14;

  constexpr PackedSplits() = default;

  // Every way to split `tricks`.
  [[nodiscard]] static constexpr PackedSplits all(int tricks) { return kAll[static_cast<std::size_t>(tricks)]; }

  // The set has ways to split `tricks`; among them, a for seat 0 and b for seat 1?
  [[nodiscard]] constexpr bool has(int a, int b, int tricks) const {
    const std::size_t bit = bit_of(a, b, tricks);
    return (words_[bit / 64] >> bit % 64 & 1) != 0;
  }
  constexpr void add(int a, int b, int tricks) {
    const std::size_t bit = bit_of(a, b, tricks);
    words_[bit / 64] |= std::uint64_t{1} << bit % 64;
  }

  // Each way with one more trick, taken by `taker`, to make `tricks`.
  [[nodiscard]] PackedSplits after(cards::Seat taker, int tricks) const {
    if (cards::index(taker) == 0) return up_a_row(tricks);
    const auto& places = cards::index(taker) == 1 ? kSeat1Some : kSeat2Some;
    const Places& to = places[static_cast<std::size_t>(tricks)];
    PackedSplits set;
    set.words_[0] = base::scatter(words_[0], to.words[0]);
    const std::uint64_t rest = to.low == 0 ? words_[0] : to.low == 64 ? words_[1] : joined(to.low);
    set.words_[1] = base::scatter(rest, to.words[1]);
    return set;
  }

  // All ways of this set are ways of `other`, of as many tricks.
  [[nodiscard]] constexpr bool within(const PackedSplits& other) const {
    return ((words_[0] & ~other.words_[0]) | (words_[1] & ~other.words_[1])) == 0;
  }
  [[nodiscard]] constexpr bool meets(const PackedSplits& other) const {
    return ((words_[0] & other.words_[0]) | (words_[1] & other.words_[1])) != 0;
  }

  constexpr PackedSplits& operator|=(const PackedSplits& other) {
    words_[0] |= other.words_[0];
    words_[1] |= other.words_[1];
    return *this;
  }
  friend constexpr bool operator==(const PackedSplits&, const PackedSplits&) = default;

 private:
  using Words = std::array<std::uint64_t, 2>;

  // The bits of some of the ways, and how many of them lie in the first word.
  struct Places {
    Words words{};
    int low = 0;
  };

  static constexpr std::size_t bit_of(int a, int b, int tricks) {
    return static_cast<std::size_t>(a * (tricks + 1) - a * (a - 1) / 2 + b);
  }
  static_assert((kMost + 1) * (kMost + 2) / 2 <= 128);

  // One more row below: as long as there are ways without a trick for seat 0.
  [[nodiscard]] constexpr PackedSplits up_a_row(int tricks) const {
    PackedSplits set;
    set.words_[0] = words_[0] << (tricks + 1);
    set.words_[1] = words_[1] << (tricks + 1) | words_[0] >> (64 - (tricks + 1));
    return set;
  }
  // From the bit `low` on, 0 < low < 64.
  [[nodiscard]] constexpr std::uint64_t joined(int low) const { return words_[0] >> low | words_[1] << (64 - low); }

  // The ways to split up to kMost tricks that `picked(a, b, c)` picks.
  template <class Picked>
  static constexpr std::array<Places, kMost + 1> places_where(const Picked& picked) {
    std::array<Places, kMost + 1> all{};
    for (int tricks = 0; tricks <= kMost; ++tricks) {
      Places& places = all[static_cast<std::size_t>(tricks)];
      for (int a = 0; a <= tricks; ++a)
        for (int b = 0; a + b <= tricks; ++b) {
          if (!picked(a, b, tricks - a - b)) continue;
          const std::size_t bit = bit_of(a, b, tricks);
          places.words[bit / 64] |= std::uint64_t{1} << bit % 64;
          places.low += bit < 64 ? 1 : 0;
        }
    }
    return all;
  }

  static const std::array<PackedSplits, kMost + 1> kAll;
  static const std::array<Places, kMost + 1> kSeat1Some, kSeat2Some;

  Words words_{};
};

inline constexpr std::array<PackedSplits, PackedSplits::kMost + 1> PackedSplits::kAll = [] {
  std::array<PackedSplits, kMost + 1> all{};
  for (int tricks = 0; tricks <= kMost; ++tricks)
    for (int a = 0; a <= tricks; ++a)
      for (int b = 0; a + b <= tricks; ++b) all[static_cast<std::size_t>(tricks)].add(a, b, tricks);
  return all;
}();
inline constexpr std::array<PackedSplits::Places, PackedSplits::kMost + 1> PackedSplits::kSeat1Some =
    places_where([](int, int b, int) { return b > 0; });
inline constexpr std::array<PackedSplits::Places, PackedSplits::kMost + 1> PackedSplits::kSeat2Some =
    places_where([](int, int, int c) { return c > 0; });

}  // namespace ouverte::tricks
