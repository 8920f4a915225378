// A table of bounds on single positions, for games in which nearly every rank matters and patterns would not pay.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <optional>

#include "solver/search/position_table.hpp"

namespace ouverte::search {

// `Number` holds every goal that is asked.
template <class Key, class Number = std::int16_t>
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
    if (reached) bounds.lower = std::max(bounds.lower, static_cast<Number>(goal));
    if (!reached) bounds.upper = std::min(bounds.upper, static_cast<Number>(goal - 1));
  }

 private:
  struct Bounds {
    Number lower = std::numeric_limits<Number>::min();
    Number upper = std::numeric_limits<Number>::max();
  };

  PositionTable<Bounds, Key> positions_;
};

using ExactTable = BoundsTable<ExactKey>;

}  // namespace ouverte::search
