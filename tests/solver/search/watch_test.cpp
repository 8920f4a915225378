// What somebody who waits for a search is told, and when.
#include "solver/search/watch.hpp"

#include <string>
#include <vector>

#include "gmock/gmock.h"
#include "gtest/gtest.h"
#include "solver/base/status.hpp"

namespace ouverte::search {
namespace {

using ::testing::ElementsAre;
using ::testing::IsEmpty;

class WatchTest : public ::testing::Test {
 protected:
  void begin(Watch::Clock::duration quiet = {}) {
    watch_.begin(
        [this](const std::string* move, Interval value) {
          told_.push_back(base::str(move == nullptr ? "value" : *move, " ", value.lower, "-", value.upper));
        },
        quiet);
    watch_.name_moves({"SA", "S2"});
  }
  void look() { watch_.look(Watch::Clock::now()); }

  Watch watch_;
  std::vector<std::string> told_;
};

TEST_F(WatchTest, TellsOfEachChangeOnce) {
  begin();
  Interval known = {0, 13};
  const Watch::Narrowing narrowing(watch_, Watch::kPosition, known);
  look();
  look();
  known.lower = 8;
  look();
  EXPECT_THAT(told_, ElementsAre("value 0-13", "value 8-13"));
}

TEST_F(WatchTest, WhatIsDoneWithIsToldAtTheNextLook) {
  begin();
  {
    const Interval value = {9, 9};
    const Watch::Narrowing narrowing(watch_, Watch::kPosition, value);
  }
  {
    const Interval after = {8, 9};
    const Watch::Narrowing narrowing(watch_, Watch::after_move(1), after);
  }
  look();
  EXPECT_THAT(told_, ElementsAre("value 9-9", "S2 8-9"));
}

TEST_F(WatchTest, NothingIsToldOfWhatIsFoundOutQuickly) {
  begin(std::chrono::hours(1));
  const Interval value = {9, 9};
  const Watch::Narrowing narrowing(watch_, Watch::kPosition, value);
  look();
  EXPECT_THAT(told_, IsEmpty());
}

TEST_F(WatchTest, NobodyIsToldAfterTheEnd) {
  begin();
  const Interval value = {9, 9};
  const Watch::Narrowing narrowing(watch_, Watch::kPosition, value);
  watch_.end();
  look();
  EXPECT_THAT(told_, IsEmpty());
  EXPECT_FALSE(watch_.listening());
}

}  // namespace
}  // namespace ouverte::search
