// A set of cards of one pack, one bit a card (`card.hpp` has the layout): a value of one machine word.
#pragma once

#include <bit>
#include <compare>
#include <cstdint>

#include "solver/base/bits.hpp"
#include "solver/cards/card.hpp"

namespace ouverte::cards {

class CardSet {
 public:
  constexpr CardSet() = default;
  explicit constexpr CardSet(std::uint64_t bits) : bits_(bits) {}
  explicit constexpr CardSet(Card card) : bits_(std::uint64_t{1} << card.number()) {}

  // The thirteen cards of a suit of the common pack.
  [[nodiscard]] static constexpr CardSet of(Suit suit) {
    return CardSet(std::uint64_t{0x1FFF} << (kLane * index(suit)));
  }
  [[nodiscard]] static constexpr CardSet common_pack() { return CardSet(0x1FFF'1FFF'1FFF'1FFF); }

  [[nodiscard]] constexpr std::uint64_t bits() const { return bits_; }
  [[nodiscard]] constexpr bool empty() const { return bits_ == 0; }
  [[nodiscard]] constexpr int size() const { return base::count(bits_); }
  [[nodiscard]] constexpr bool has(Card card) const { return (bits_ >> card.number() & 1) != 0; }
  [[nodiscard]] constexpr bool holds(CardSet other) const { return (other.bits_ & ~bits_) == 0; }
  [[nodiscard]] constexpr bool single() const { return bits_ != 0 && (bits_ & (bits_ - 1)) == 0; }

  // The ranks held in a suit, as a 13-bit word: bit 0 the Two, bit 12 the Ace.
  [[nodiscard]] constexpr std::uint32_t ranks(Suit suit) const {
    return static_cast<std::uint32_t>(bits_ >> (kLane * index(suit))) & 0x1FFF;
  }

  // The caller guarantees that the set is not empty.
  [[nodiscard]] constexpr Card lowest() const { return Card(std::countr_zero(bits_)); }
  [[nodiscard]] constexpr Card highest() const { return Card(63 - std::countl_zero(bits_)); }

  constexpr CardSet& operator|=(CardSet other) { return *this = *this | other; }
  constexpr CardSet& operator&=(CardSet other) { return *this = *this & other; }
  constexpr CardSet& operator-=(CardSet other) { return *this = *this - other; }
  constexpr void add(Card card) { *this |= CardSet(card); }
  constexpr void remove(Card card) { *this -= CardSet(card); }

  friend constexpr CardSet operator|(CardSet a, CardSet b) { return CardSet(a.bits_ | b.bits_); }
  friend constexpr CardSet operator&(CardSet a, CardSet b) { return CardSet(a.bits_ & b.bits_); }
  friend constexpr CardSet operator-(CardSet a, CardSet b) { return CardSet(a.bits_ & ~b.bits_); }
  friend constexpr auto operator<=>(CardSet, CardSet) = default;

  // Range-for visits the cards from the lowest number to the highest.
  class Iterator {
   public:
    explicit constexpr Iterator(std::uint64_t rest) : rest_(rest) {}
    constexpr Card operator*() const { return Card(std::countr_zero(rest_)); }
    constexpr Iterator& operator++() {
      rest_ &= rest_ - 1;
      return *this;
    }
    friend constexpr bool operator==(Iterator, Iterator) = default;

   private:
    std::uint64_t rest_;
  };
  [[nodiscard]] constexpr Iterator begin() const { return Iterator(bits_); }
  [[nodiscard]] constexpr Iterator end() const { return Iterator(0); }

 private:
  std::uint64_t bits_ = 0;
};

}  // namespace ouverte::cards
