// Sets of splits against lists of pairs.
#include "solver/tricks/splits.hpp"

#include <set>
#include <utility>

#include "gtest/gtest.h"
#include "solver/base/random.hpp"

namespace ouverte::tricks {
namespace {

constexpr int kMost = 13;
using Set = Splits<kMost>;
using List = std::set<std::pair<int, int>>;

Set set_of(const List& list) {
  Set set;
  for (const auto& [a, b] : list) set.add(a, b);
  return set;
}

List random_list(base::Random& random, int tricks) {
  List list;
  for (int a = 0; a <= tricks; ++a)
    for (int b = 0; a + b <= tricks; ++b)
      if (random.below(3) == 0) list.emplace(a, b);
  return list;
}

TEST(SplitsTest, AllAreEveryPairThatFits) {
  for (int tricks = 0; tricks <= kMost; ++tricks)
    for (int a = 0; a <= kMost; ++a)
      for (int b = 0; b <= kMost; ++b) EXPECT_EQ(Set::all(tricks).has(a, b), a + b <= tricks);
}

TEST(SplitsTest, ATrickMoreIsAddedToEveryPair) {
  base::Random random(1);
  for (int i = 0; i < 200; ++i) {
    const List list = random_list(random, static_cast<int>(random.below(kMost)));
    List first, second;
    for (const auto& [a, b] : list) {
      first.emplace(a + 1, b);
      second.emplace(a, b + 1);
    }
    EXPECT_EQ(set_of(list).after(cards::Seat{0}), set_of(first));
    EXPECT_EQ(set_of(list).after(cards::Seat{1}), set_of(second));
    EXPECT_EQ(set_of(list).after(cards::Seat{2}), set_of(list));
  }
}

TEST(SplitsTest, SetsAreComparedAsListsAre) {
  base::Random random(2);
  for (int i = 0; i < 400; ++i) {
    const int tricks = static_cast<int>(random.below(4));
    const List one = random_list(random, tricks), other = random_list(random, tricks);
    bool within = true, meets = false;
    for (const auto& pair : one) {
      within = within && other.contains(pair);
      meets = meets || other.contains(pair);
    }
    EXPECT_EQ(set_of(one).within(set_of(other)), within);
    EXPECT_EQ(set_of(one).meets(set_of(other)), meets);
    List both = one;
    both.insert(other.begin(), other.end());
    Set sum = set_of(one);
    sum |= set_of(other);
    EXPECT_EQ(sum, set_of(both));
  }
}

}  // namespace
}  // namespace ouverte::tricks
