// A table of facts about single positions that are sets of outcomes: to which outcomes of the rest a camp can confine
// the play. Such a fact does not depend on what was taken before, on the goal asked about, or on how outcomes are paid:
// it answers yes where the maximisers can confine the play to outcomes that all reach the goal, no where the minimisers
// can to outcomes none of which does (achievable sets: Ginsberg, 2001).
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>

#include "solver/search/position_table.hpp"

namespace ouverte::search {

// `Set`: of outcomes, with within(other) and meets(other), such as `tricks::Splits`.
template <class Set>
class OutcomeTable {
 public:
  struct Found {
    bool reached;
    Set confined;  // the outcomes that the fact confines the play to
  };

  explicit OutcomeTable(std::size_t memory_mib) : positions_(memory_mib) {}

  // Forgets everything, at once.
  void clear() { positions_.clear(); }

  // Says that the position will be asked about soon.
  void fetch(const ExactKey& key) const { positions_.fetch(key); }

  // Whether one of the outcomes `needed` can be forced, if a fact says so.
  [[nodiscard]] std::optional<Found> find(const ExactKey& key, const Set& needed) const {
    const Facts* const facts = positions_.find(key);
    if (facts == nullptr) return std::nullopt;
    for (std::size_t i = 0; i < facts->used; ++i) {
      const bool reached = facts->reached(i);
      if (reached ? facts->sets[i].within(needed) : !facts->sets[i].meets(needed))
        return Found{reached, facts->sets[i]};
    }
    return std::nullopt;
  }

  // Adds that the maximisers (reached) or the minimisers can confine the play to `confined`.
  void store(const ExactKey& key, const Set& confined, bool reached, std::uint64_t cost) {
    Facts& facts = positions_.at(key, cost);
    std::size_t kept = 0;
    for (std::size_t i = 0; i < facts.used; ++i) {
      if (facts.reached(i) == reached) {
        if (facts.sets[i].within(confined)) return;  // as strong; nothing has been dropped then
        if (confined.within(facts.sets[i])) continue;
      }
      facts.set(kept++, facts.sets[i], facts.reached(i));
    }
    if (kept == kSets) {
      for (std::size_t i = 1; i < kSets; ++i) facts.set(i - 1, facts.sets[i], facts.reached(i));
      --kept;
    }
    facts.set(kept++, confined, reached);
    facts.used = static_cast<std::uint8_t>(kept);
  }

 private:
  static constexpr std::size_t kSets = 8;  // facts of one position; the oldest makes room

  struct Facts {
    std::uint8_t used = 0;
    std::uint8_t camps = 0;  // bit i: fact i is the maximisers'
    std::array<Set, kSets> sets{};

    [[nodiscard]] bool reached(std::size_t i) const { return (camps >> i & 1) != 0; }
    void set(std::size_t i, const Set& confined, bool maximisers) {
      sets[i] = confined;
      camps = static_cast<std::uint8_t>((camps & ~(1u << i)) | unsigned{maximisers} << i);
    }
  };

  PositionTable<Facts> positions_;
};

}  // namespace ouverte::search
