// A few cards put in order without a branch for the processor to guess: in a search's inner loop guessing wrong costs
// more than the work.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <limits>

#include "solver/cards/card.hpp"

namespace ouverte::tricks {

// Cards by rank, the lower before the higher, and those of one rank in the order they were added.
class Ranking {
 public:
  static constexpr std::size_t kMost = 4;

  // The caller guarantees that there are fewer than `kMost` so far, and that a rank is less than 2^20 from 0.
  constexpr void add(int rank, cards::Card card) {
    const int count = static_cast<int>(count_);
    keys_[count_++] = (rank * 4 + count) * 64 + card.number();
  }

  constexpr void sort() {
    constexpr std::array<std::array<std::size_t, 2>, 5> kNetwork = {{{0, 1}, {2, 3}, {0, 2}, {1, 3}, {1, 2}}};
    for (const auto& [a, b] : kNetwork) {
      const int low = std::min(keys_[a], keys_[b]);
      keys_[b] = std::max(keys_[a], keys_[b]);
      keys_[a] = low;
    }
  }

  [[nodiscard]] constexpr std::size_t size() const { return count_; }
  [[nodiscard]] constexpr cards::Card operator[](std::size_t i) const { return cards::Card(keys_[i] & 63); }

 private:
  static constexpr int kNone = std::numeric_limits<int>::max();

  std::array<int, kMost> keys_{kNone, kNone, kNone, kNone};
  std::size_t count_ = 0;
};

}  // namespace ouverte::tricks
