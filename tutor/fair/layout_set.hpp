// Sets of layouts, by their numbers: in which of the layouts that a player must reckon with something comes off. All
// sets of one question have the same size.
#pragma once

#include <bit>
#include <cstddef>
#include <cstdint>

#include "absl/container/inlined_vector.h"

namespace ouverte::tutor::fair {

class LayoutSet {
 public:
  LayoutSet() = default;
  explicit LayoutSet(std::size_t layouts) : words_((layouts + kBits - 1) / kBits, 0) {}

  void add(std::size_t layout) { words_[layout / kBits] |= std::uint64_t{1} << layout % kBits; }
  [[nodiscard]] bool has(std::size_t layout) const { return (words_[layout / kBits] >> layout % kBits & 1) != 0; }
  [[nodiscard]] bool empty() const {
    for (const std::uint64_t word : words_)
      if (word != 0) return false;
    return true;
  }
  [[nodiscard]] bool within(const LayoutSet& other) const {
    for (std::size_t i = 0; i < words_.size(); ++i)
      if ((words_[i] & ~other.words_[i]) != 0) return false;
    return true;
  }

  LayoutSet& operator&=(const LayoutSet& other) {
    for (std::size_t i = 0; i < words_.size(); ++i) words_[i] &= other.words_[i];
    return *this;
  }
  LayoutSet& operator|=(const LayoutSet& other) {
    for (std::size_t i = 0; i < words_.size(); ++i) words_[i] |= other.words_[i];
    return *this;
  }
  LayoutSet& operator-=(const LayoutSet& other) {
    for (std::size_t i = 0; i < words_.size(); ++i) words_[i] &= ~other.words_[i];
    return *this;
  }
  friend LayoutSet operator&(LayoutSet a, const LayoutSet& b) { return a &= b; }
  friend LayoutSet operator|(LayoutSet a, const LayoutSet& b) { return a |= b; }
  friend LayoutSet operator-(LayoutSet a, const LayoutSet& b) { return a -= b; }
  friend bool operator==(const LayoutSet& a, const LayoutSet& b) = default;

  // Every layout's number raised by so many; what leaves the size of the set is lost.
  [[nodiscard]] LayoutSet raised(std::size_t by) const {
    LayoutSet moved = *this;
    const std::size_t whole = by / kBits;
    const std::size_t bits = by % kBits;
    for (std::size_t i = words_.size(); i-- > 0;) {
      std::uint64_t word = i >= whole ? words_[i - whole] << bits : 0;
      if (bits != 0 && i > whole) word |= words_[i - whole - 1] >> (kBits - bits);
      moved.words_[i] = word;
    }
    return moved;
  }

  // The same lowered.
  [[nodiscard]] LayoutSet lowered(std::size_t by) const {
    LayoutSet moved = *this;
    const std::size_t whole = by / kBits;
    const std::size_t bits = by % kBits;
    for (std::size_t i = 0; i < words_.size(); ++i) {
      const std::size_t from = i + whole;
      std::uint64_t word = from < words_.size() ? words_[from] >> bits : 0;
      if (bits != 0 && from + 1 < words_.size()) word |= words_[from + 1] << (kBits - bits);
      moved.words_[i] = word;
    }
    return moved;
  }

  template <class Visit>
  void for_each(const Visit& visit) const {
    for (std::size_t i = 0; i < words_.size(); ++i)
      for (std::uint64_t word = words_[i]; word != 0; word &= word - 1)
        visit(i * kBits + static_cast<std::size_t>(std::countr_zero(word)));
  }

 private:
  static constexpr std::size_t kBits = 64;
  absl::InlinedVector<std::uint64_t, 4> words_;
};

}  // namespace ouverte::tutor::fair
