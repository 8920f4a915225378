// A table of bounds on single positions, for games in which nearly every rank matters and patterns would not pay.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>

#include "solver/search/position_table.hpp"

namespace ouverte::search {

template <class Key>
class BoundsTable {
 public:
  explicit BoundsTable(std::size_t memory_mib) : positions_(memory_mib) {}

  // Forgets everything, at once.
  void clear() { positions_.clear(); }

  // Says that the position will be asked about soon.
  void fetch(const Key& key) const { positions_.fetch(key); }

  // Whether at least `goal` can still be won in the position, if a fact says so.
  [[nodiscard]] std::optional<bool> find(const Key& key, int goal) const {
    const Bounds* const bounds = positions_.find(key);
    if (bounds == nullptr) return std::nullopt;
    if (bounds->lower >= goal) return true;
    if (bounds->upper < goal) return false;
    return std::nullopt;
  }

  // Adds that the position wins at least `goal` (reached), or at most `goal` - 1, which took `cost` nodes to find out.
  void store(const Key& key, int goal, bool reached, std::uint64_t cost) {
    Bounds& bounds = positions_.at(key, cost);
    if (reached) bounds.lower = std::max(bounds.lower, static_cast<std::int16_t>(goal));
    if (!reached) bounds.upper = std::min(bounds.upper, static_cast<std::int16_t>(goal - 1));
  }

 private:
  struct Bounds {
    std::int16_t lower = -32768;
    std::int16_t upper = 32767;
  };

  PositionTable<Bounds, Key> positions_;
};

using ExactTable = BoundsTable<ExactKey>;

}  // namespace ouverte::search
