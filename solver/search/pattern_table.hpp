// A table of facts about sets of positions (partition search: Ginsberg, 1996). Positions fall into shapes; within a
// shape a position is a code of two bit planes (for trick games: whose is each card still in play, from the lowest up,
// suit by suit). A fact holds for every position of its shape whose code agrees with the fact's under the fact's mask,
// and bounds what is still to be won from there on. Shapes and codes are kept whole, so a fact found is a fact proved.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>

#include "solver/search/shape_blocks.hpp"

namespace ouverte::search {

using PatternCode = std::array<std::uint64_t, 2>;  // two planes; only the low 52 bits are used

class PatternTable {
 public:
  static constexpr int kMaxRest = 62;  // bounds lie between 0 and this

  struct Hit {
    bool reached;
    std::uint64_t mask;  // the part of the code that the fact rests on
  };

  explicit PatternTable(std::size_t memory_mib) : blocks_(memory_mib) {}

  // Forgets everything, at a cost proportional to what was known.
  void clear() { blocks_.clear(); }

  // Says that the shape will be asked about soon: waiting for memory goes on beside other work.
  void fetch(std::uint64_t shape) const { blocks_.fetch(shape); }

  // Whether at least `goal` can still be won in a position of this shape (never 0) and code, if a fact says so; nothing
  // at all always can.
  [[nodiscard]] std::optional<Hit> find(std::uint64_t shape, const PatternCode& code, int goal) const;

  // Adds the fact that every position of the shape agreeing with `code` under `mask` wins at least `goal` (reached), or
  // at most `goal` - 1.
  void store(std::uint64_t shape, const PatternCode& code, std::uint64_t mask, int goal, bool reached);

  struct Statistics {
    std::uint64_t finds = 0, hits = 0, compares = 0, stores = 0, clears = 0;
  };
  [[nodiscard]] const Statistics& statistics() const { return statistics_; }
  [[nodiscard]] std::size_t bytes_in_use() const { return blocks_.bytes_in_use(); }

 private:
  static constexpr int kCodeBits = 52;
  static constexpr std::uint64_t kCode = (std::uint64_t{1} << kCodeBits) - 1;

  // Planes hold zero outside the mask. The mask's word also holds the bounds:
  //   63 … 58 lower | 57 … 52 upper | 51 … 0 mask
  struct PatternFact {
    PatternCode planes;
    std::uint64_t word;

    [[nodiscard]] int lower() const { return static_cast<int>(word >> 58); }
    [[nodiscard]] int upper() const { return static_cast<int>(word >> kCodeBits & 63); }
    [[nodiscard]] std::uint64_t mask() const { return word & kCode; }
    void bound(int lower, int upper) {
      word = mask() | static_cast<std::uint64_t>(lower) << 58 | static_cast<std::uint64_t>(upper) << kCodeBits;
    }
    [[nodiscard]] bool covers(const PatternCode& code) const {
      return (((planes[0] ^ code[0]) | (planes[1] ^ code[1])) & word) << (64 - kCodeBits) == 0;
    }
  };
  static_assert(sizeof(PatternFact) == 24);

  using Blocks = ShapeBlocks<PatternFact>;

  [[nodiscard]] bool absorb(Blocks::Shape& shape, const PatternFact& fresh);

  Blocks blocks_;
  mutable Statistics statistics_;
};

}  // namespace ouverte::search
