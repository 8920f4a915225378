#include "solver/search/pattern_table.hpp"

#include <algorithm>

namespace ouverte::search {

std::optional<PatternTable::Hit> PatternTable::find(std::uint64_t shape, const PatternCode& code, int goal) const {
  if (goal <= 0) return Hit{true, 0};
  ++statistics_.finds;
  const auto facts = blocks_.facts(shape);
  for (const PatternFact& fact : facts) {
    if (!fact.covers(code)) continue;
    const bool reached = fact.lower() >= goal;
    if (!reached && fact.upper() >= goal) continue;
    statistics_.compares += static_cast<std::uint64_t>(&fact - facts.data()) + 1;
    ++statistics_.hits;
    return Hit{reached, fact.mask()};
  }
  statistics_.compares += facts.size();
  return std::nullopt;
}

// Lets go of facts that `fresh` makes idle, and adds it to one of the same mask. True if that took it in.
bool PatternTable::absorb(Blocks::Shape& shape, const PatternFact& fresh) {
  const auto facts = blocks_.facts(shape);
  // What rests on fewer cards is not made idle, and comes before.
  const int size = base::count(fresh.mask());
  const auto first = std::partition_point(facts.begin(), facts.end(),
                                          [size](const PatternFact& fact) { return base::count(fact.mask()) < size; });
  auto kept = first;
  bool taken = false;
  for (PatternFact& fact : std::span(first, facts.end())) {
    if ((fresh.mask() & ~fact.mask()) == 0 && fresh.covers(fact.planes)) {
      if (fresh.mask() == fact.mask()) {
        fact.bound(std::max(fact.lower(), fresh.lower()), std::min(fact.upper(), fresh.upper()));
        taken = true;
      } else if (fact.lower() <= fresh.lower() && fact.upper() >= fresh.upper()) {
        continue;
      }
    }
    if (&*kept != &fact) *kept = fact;
    ++kept;
  }
  shape.used = static_cast<std::uint16_t>(kept - facts.begin());
  return taken;
}

void PatternTable::store(std::uint64_t key, const PatternCode& code, std::uint64_t mask, int goal, bool reached) {
  ++statistics_.stores;
  PatternFact fresh{.planes = {code[0] & mask, code[1] & mask}, .word = mask};
  fresh.bound(reached ? goal : 0, reached ? kMaxRest : goal - 1);
  Blocks::Shape* shape = blocks_.at(key);
  if (shape == nullptr) {
    clear();
    ++statistics_.clears;
    shape = blocks_.at(key);
  }
  if ((blocks_.full(*shape) && absorb(*shape, fresh)) || blocks_.insert(*shape, fresh)) return;
  clear();
  ++statistics_.clears;
}

}  // namespace ouverte::search
