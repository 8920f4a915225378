// Invented tables have the par of libdds.
#include "solver/games/bridge/par.hpp"

#include <algorithm>

#include "gtest/gtest.h"
#include "solver/base/random.hpp"
#include "tests/support/dds.hpp"

namespace ouverte::games::bridge {
namespace {

// Tables like those of deals, partners often a trick apart; and now and then a strain that either side makes.
TrickTable invented(base::Random& random) {
  TrickTable tricks{};
  for (auto& strain : tricks) {
    const int north = static_cast<int>(random.below(14));
    const int east = 13 - north;
    const auto near = [&](int value) {
      return std::clamp(value + static_cast<int>(random.below(8) == 0) - static_cast<int>(random.below(8) == 0), 0, 13);
    };
    strain = {north, near(east), near(north), near(east)};
  }
  return tricks;
}

TEST(LibddsParTest, IsThatOfInventedTables) {
  base::Random random(7);
  for (int table = 0; table < 2000; ++table) {
    const TrickTable tricks = invented(random);
    support::with_every_par(tricks, [&](const Par& ours, const Par& theirs) {
      ASSERT_EQ(ours.score, theirs.score) << table << " " << par_in_words(ours) << " against " << par_in_words(theirs);
    });
  }
}

}  // namespace
}  // namespace ouverte::games::bridge
