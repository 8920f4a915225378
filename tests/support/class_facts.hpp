// Facts about classes of positions that are added to a table at random, and what must hold of any table of them.
#pragma once

#include <cstdint>
#include <map>
#include <utility>

#include "gtest/gtest.h"
#include "solver/base/random.hpp"
#include "solver/search/class_table.hpp"

namespace ouverte::support {

using ClassFacts = search::ClassFacts<std::uint64_t>;
using AddedFacts = std::map<std::pair<std::uint64_t, std::uint64_t>, ClassFacts>;  // by the two words of a key

// So many facts: `add` adds one to the table. All that was added.
template <class Add>
AddedFacts add_at_random(const Add& add, base::Random& random, int facts) {
  AddedFacts added;
  for (int i = 0; i < facts; ++i) {
    const search::ClassKey key{random.below(1000), 1 + random.below(1000)};
    const ClassFacts fact{std::uint64_t{1} << random.below(64), std::uint64_t{1} << random.below(64)};
    add(key, fact);
    added[{key.first, key.second}] |= fact;
  }
  return added;
}

// A full table knows nothing that was not added, and not all that was.
template <class Table>
void expect_only_what_was_added(const Table& table, const AddedFacts& added, int least_found) {
  int found = 0;
  for (const auto& [key, facts] : added) {
    const ClassFacts known = table.find({key.first, key.second});
    EXPECT_EQ(known.yes & ~facts.yes, 0u);
    EXPECT_EQ(known.no & ~facts.no, 0u);
    found += known.known() != 0 ? 1 : 0;
  }
  EXPECT_GT(found, least_found);
  EXPECT_LT(found, static_cast<int>(added.size()));
}

}  // namespace ouverte::support
