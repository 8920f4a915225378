// The classes of a question fit into the masks that the search keeps of them.
#include "solver/games/whos_who/question.hpp"

#include <algorithm>
#include <cstddef>
#include <set>

#include "gtest/gtest.h"

namespace ouverte::games::whos_who {
namespace {

std::set<int> values_of(Objective objective, int tricks) {
  std::set<int> values;
  for (int soloist = 0; soloist <= tricks; ++soloist)
    for (int partner = 0; soloist + partner <= tricks; ++partner)
      values.insert(value_of(objective, soloist, partner, tricks - soloist - partner));
  return values;
}

// Of all the questions about a deal with this pack.
std::size_t most_classes(PackSize pack) {
  const int tricks = all_tricks(pack);
  std::size_t most = 0;
  for (const Objective objective : {Objective::kScore, Objective::kMake})
    for (const int goal : values_of(objective, tricks)) {
      const GoalQuestion question(Game({.soloist = Seat{0}, .pack = pack}, objective), goal);
      for (int left = 0; left <= tricks; ++left) most = std::max(most, question.outcomes().classes(left));
    }
  return most;
}

TEST(WhosWhoQuestionTest, ClassesFitIntoTheMasks) {
  EXPECT_EQ(most_classes(PackSize::kSmall), 58u);  // in 64 bits
  EXPECT_EQ(most_classes(PackSize::kLarge), 90u);  // in 128
}

}  // namespace
}  // namespace ouverte::games::whos_who
