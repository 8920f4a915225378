// Sets of ways to split tricks among three players: what a camp can confine the rest of a deal to, or what a question
// accepts. Ways are counted by the tricks of the first two seats; the third has the rest.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "solver/cards/seat.hpp"

namespace ouverte::tricks {

// Splits of up to `kMost` tricks; the caller sees to it that there are no more.
//
//   bit (kMost + 1) * a + b: a tricks for seat 0, b for seat 1
template <int kMost>
class Splits {
 public:
  constexpr Splits() = default;

  // Every way to split `tricks`.
  [[nodiscard]] static constexpr Splits all(int tricks) {
    Splits set;
    for (int a = 0; a <= tricks; ++a)
      for (int b = 0; a + b <= tricks; ++b) set.add(a, b);
    return set;
  }

  [[nodiscard]] constexpr bool has(int a, int b) const {
    const auto bit = static_cast<unsigned>(kStride * a + b);
    return (words_[bit / 64] >> bit % 64 & 1) != 0;
  }
  constexpr void add(int a, int b) {
    const auto bit = static_cast<unsigned>(kStride * a + b);
    words_[bit / 64] |= std::uint64_t{1} << bit % 64;
  }

  // Each way with one more trick, taken by `taker`.
  [[nodiscard]] constexpr Splits after(cards::Seat taker) const {
    switch (cards::index(taker)) {
      case 0:
        return shifted<kStride>();
      case 1:
        return shifted<1>();
      default:
        return *this;
    }
  }

  // All ways of this set are ways of `other`.
  [[nodiscard]] constexpr bool within(const Splits& other) const {
    std::uint64_t outside = 0;
    for (std::size_t i = 0; i < kWords; ++i) outside |= words_[i] & ~other.words_[i];
    return outside == 0;
  }
  [[nodiscard]] constexpr bool meets(const Splits& other) const {
    std::uint64_t common = 0;
    for (std::size_t i = 0; i < kWords; ++i) common |= words_[i] & other.words_[i];
    return common != 0;
  }

  constexpr Splits& operator|=(const Splits& other) {
    for (std::size_t i = 0; i < kWords; ++i) words_[i] |= other.words_[i];
    return *this;
  }
  friend constexpr bool operator==(const Splits&, const Splits&) = default;

 private:
  static constexpr int kStride = kMost + 1;
  static constexpr std::size_t kWords = (static_cast<std::size_t>(kStride) * kStride + 63) / 64;

  template <int kBy>
  [[nodiscard]] constexpr Splits shifted() const {
    Splits set;
    for (std::size_t i = 0; i < kWords; ++i) {
      set.words_[i] = words_[i] << kBy;
      if (i > 0) set.words_[i] |= words_[i - 1] >> (64 - kBy);
    }
    return set;
  }

  std::array<std::uint64_t, kWords> words_{};
};

}  // namespace ouverte::tricks
