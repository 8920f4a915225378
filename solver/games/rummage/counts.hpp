// How many cards of each rank a bag has, a byte a rank, for arithmetic on all ranks at once.
#pragma once

#include <array>
#include <bit>
#include <cstdint>

#include "solver/games/rummage/bag.hpp"
#include "solver/games/rummage/rules.hpp"

namespace ouverte::games::rummage {

class Counts {
 public:
  constexpr Counts() = default;
  explicit constexpr Counts(const Bag& bag) : words_{sums(bag.words()[0]), sums(bag.words()[1])} {}

  [[nodiscard]] constexpr int of(Rank rank) const { return static_cast<int>(words_[word(rank)] >> shift(rank) & 0xFF); }
  constexpr void add(Rank rank) { words_[word(rank)] += std::uint64_t{1} << shift(rank); }
  constexpr void remove(Rank rank) { words_[word(rank)] -= std::uint64_t{1} << shift(rank); }
  constexpr Counts& operator+=(const Counts& other) {
    words_[0] += other.words_[0];
    words_[1] += other.words_[1];
    return *this;
  }
  constexpr Counts& operator-=(const Counts& other) {
    words_[0] -= other.words_[0];
    words_[1] -= other.words_[1];
    return *this;
  }
  [[nodiscard]] constexpr int size() const { return total(words_[0] + words_[1]); }  // no byte is over sixteen

  // The ranks of which there are so many, a bit each; `cards` is 1 to 8.
  [[nodiscard]] constexpr unsigned at_least(int cards) const {
    const unsigned first = gather(reaching(words_[0], cards));
    return words_[1] == 0 ? first : first | gather(reaching(words_[1], cards)) << 8;
  }
  // The same as masks of groups, laid over the words of a `Bag`.
  [[nodiscard]] constexpr std::array<std::uint64_t, 2> wide(int cards) const {
    return {reaching(words_[0], cards) * 0xFF, reaching(words_[1], cards) * 0xFF};
  }
  // Calls `visit` with every rank of three or more.
  template <class Visit>
  constexpr void each_set(const Visit& visit) const {
    for (int half = 0; half < 2; ++half)
      for (std::uint64_t left = three(words_[static_cast<std::size_t>(half)]); left != 0; left &= left - 1)
        visit(Rank(static_cast<std::uint8_t>(8 * half + std::countr_zero(left) / 8)));
  }
  // Points for all that can be melded, a set a rank: two sets of a rank never earn as much as one of all its cards.
  [[nodiscard]] constexpr int set_points() const {
    int points = 0;
    each_set([&](Rank rank) { points += set_points(rank); });
    return points;
  }
  [[nodiscard]] constexpr int set_points(Rank rank) const {
    const int cards = of(rank);
    if (rank == kJokers || rank == kTwos) return cards >= kLeastSet ? meld_points(kLeastSet) : 0;
    return meld_points(cards);
  }
  // As the function of the rules on a bag.
  [[nodiscard]] constexpr Loose loose() const {
    const int jokers = of(kJokers);
    const int twos = of(kTwos);
    const auto left = [](int cards) { return cards < kLeastSet ? cards : cards - kLeastSet; };  // of four at most
    const int specials = left(jokers) + left(twos);
    const std::uint64_t common[2] = {words_[0] & ~std::uint64_t{0xFF}, words_[1] & 0xFFFF};
    const std::uint64_t rare = (common[0] & ~(three(common[0]) * 0xFF)) + (common[1] & ~(three(common[1]) * 0xFF));
    return {total(rare) + specials, specials};  // no byte of the two is over two
  }

 private:
  static constexpr std::size_t word(Rank rank) { return static_cast<std::size_t>(index(rank)) >> 3; }
  static constexpr int shift(Rank rank) { return 8 * (index(rank) & 7); }
  static constexpr std::uint64_t sums(std::uint64_t groups) {
    const std::uint64_t pairs = (groups & 0x3333'3333'3333'3333) + (groups >> 2 & 0x3333'3333'3333'3333);
    return (pairs & 0x0F0F'0F0F'0F0F'0F0F) + (pairs >> 4 & 0x0F0F'0F0F'0F0F'0F0F);
  }
  static constexpr int total(std::uint64_t word) { return static_cast<int>(word * 0x0101'0101'0101'0101 >> 56); }
  // The low bit of each byte of so many or more; none is over eight.
  static constexpr std::uint64_t reaching(std::uint64_t word, int cards) {
    return (word + static_cast<std::uint64_t>(8 - cards) * 0x0101'0101'0101'0101) >> 3 & 0x0101'0101'0101'0101;
  }
  static constexpr std::uint64_t three(std::uint64_t word) { return reaching(word, kLeastSet); }
  // The low bits of the bytes, side by side.
  static constexpr unsigned gather(std::uint64_t bits) {
    return static_cast<unsigned>(bits * 0x0102'0408'1020'4080 >> 56);
  }

  std::array<std::uint64_t, 2> words_{};
};

}  // namespace ouverte::games::rummage
