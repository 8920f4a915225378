// A table of facts about patterns of positions (`pattern_table.hpp`) that are sets of outcomes
// (achievable sets: Ginsberg, 2001): in every position of its shape that agrees with it under its mask, a camp can
// confine the rest of the play to its set. Such a fact depends neither on what was taken before, nor on the goal asked
// about, nor on how outcomes are paid, nor on ranks that did not matter.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>

#include "solver/search/pattern_table.hpp"
#include "solver/search/shape_blocks.hpp"

namespace ouverte::search {

// `Set`: of outcomes, with within(other) and meets(other), such as `tricks::Splits`.
template <class Set>
class OutcomePatternTable {
 public:
  struct Hit {
    bool reached;
    std::uint64_t mask;  // the part of the code that the fact rests on
    Set confined;        // the outcomes that it confines the play to
  };

  explicit OutcomePatternTable(std::size_t memory_mib) : blocks_(memory_mib) {}

  // Forgets everything, at a cost proportional to what was known.
  void clear() { blocks_.clear(); }

  // Whether one of the outcomes `needed` can be forced in a position of this shape (never 0) and code, if a fact says
  // so.
  [[nodiscard]] std::optional<Hit> find(std::uint64_t shape, const PatternCode& code, const Set& needed) const {
    for (const OutcomeFact& fact : blocks_.facts(shape))
      if (fact.covers(code) && (fact.reached() ? fact.confined.within(needed) : !fact.confined.meets(needed)))
        return Hit{fact.reached(), fact.mask(), fact.confined};
    return std::nullopt;
  }

  // Adds that in every position of the shape agreeing with `code` under `mask` the maximisers (reached) or the
  // minimisers can confine the play to `confined`.
  void store(std::uint64_t key, const PatternCode& code, std::uint64_t mask, const Set& confined, bool reached) {
    const OutcomeFact fresh{.planes = {code[0] & mask, code[1] & mask},
                            .word = mask | static_cast<std::uint64_t>(reached) << 63,
                            .confined = confined};
    typename Blocks::Shape* shape = blocks_.at(key);
    if (shape == nullptr) {
      clear();
      shape = blocks_.at(key);
    }
    drop_idle(*shape, fresh);
    if (!blocks_.insert(*shape, fresh)) clear();
  }

 private:
  static constexpr std::uint64_t kCode = (std::uint64_t{1} << 52) - 1;

  // Planes hold zero outside the mask. The mask's word also says whose fact it is: bit 63 is set for the maximisers'.
  struct OutcomeFact {
    PatternCode planes;
    std::uint64_t word;
    Set confined;

    [[nodiscard]] bool reached() const { return word >> 63 != 0; }
    [[nodiscard]] std::uint64_t mask() const { return word & kCode; }
    [[nodiscard]] bool covers(const PatternCode& code) const {
      return (((planes[0] ^ code[0]) | (planes[1] ^ code[1])) & mask()) == 0;
    }
  };
  using Blocks = ShapeBlocks<OutcomeFact>;

  // Lets go of the facts that follow from `fresh`.
  void drop_idle(typename Blocks::Shape& shape, const OutcomeFact& fresh) {
    const auto facts = blocks_.facts(shape);
    auto kept = facts.begin();
    for (const OutcomeFact& fact : facts) {
      const bool idle = fact.reached() == fresh.reached() && (fresh.mask() & ~fact.mask()) == 0 &&
                        fresh.covers(fact.planes) && fresh.confined.within(fact.confined);
      if (!idle) *kept++ = fact;
    }
    shape.used = static_cast<std::uint16_t>(kept - facts.begin());
  }

  Blocks blocks_;
};

}  // namespace ouverte::search
