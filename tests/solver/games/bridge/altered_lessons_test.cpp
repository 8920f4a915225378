// Textbook deals: the right that a wrong card costs by, or a right one gains by, and others that it does not.
#include <algorithm>
#include <string>
#include <utility>
#include <vector>

#include "gtest/gtest.h"
#include "solver/games/door/rights.hpp"
#include "tests/solver/games/bridge/the_game.hpp"
#include "tests/support/switches.hpp"

namespace ouverte::games::bridge {
namespace {

struct Lesson {
  std::vector<std::string> hands;  // N E S W
  std::string trump, leader;
  std::vector<std::string> plays;
  std::string wrong, right;
};

using Both = std::pair<int, int>;  // the tricks of South and North after the wrong card and after the right one

Both values(Solver& solver, const Position& at, const Lesson& lesson) {
  const Solution found = solver.solve(at, {.every_move = true});
  const auto after = [&](const std::string& move) {
    return std::ranges::find(found.moves, move, &MoveValue::move)->value.lower;
  };
  return {after(lesson.wrong), after(lesson.right)};
}

class AlteredLesson {
 public:
  explicit AlteredLesson(Lesson lesson) : lesson_(std::move(lesson)) {
    Setup setup;
    setup.leader = lesson_.leader;
    for (std::size_t seat = 0; seat < 4; ++seat)
      setup.hands.emplace_back(std::string(1, "NESW"[seat]), lesson_.hands[seat]);
    setup.contract = {{"trump", lesson_.trump}, {"declarer", "S"}};
    auto position = the_game().position(setup);
    EXPECT_TRUE(position.ok()) << position.status();
    position_ = *std::move(position);
    for (const std::string& move : lesson_.plays) EXPECT_TRUE(position_->play(move).ok()) << move;
  }
  [[nodiscard]] Both by_the_rules() const {
    return values(*the_game().solver(support::small_tables()), *position_, lesson_);
  }
  [[nodiscard]] Both under(const Rights& rights) const {
    const auto altered = the_game().altered(*position_, rights);
    EXPECT_TRUE(altered.ok()) << altered.status();
    return values(*solver_, **altered, lesson_);
  }

 private:
  Lesson lesson_;
  std::unique_ptr<Position> position_;
  std::unique_ptr<Solver> solver_ = the_game().altered_solver(support::small_tables());
};

TEST(AlteredLessonsTest, DrawTrumpsBeforeEastRuffs) {
  const AlteredLesson lesson({.hands = {"A54.K72.KQJ63.85", "T97.8653.4.QT963", "KQJ32.A4.A85.K74", "86.QJT9.T972.AJ2"},
                              .trump = "S",
                              .leader = "W",
                              .plays = {"HQ", "H2", "H3", "HA", "DA", "D2", "D3", "D4"},
                              .wrong = "D5",
                              .right = "SK"});
  EXPECT_EQ(lesson.by_the_rules(), Both(9, 12));
  EXPECT_EQ(lesson.under({.no_ruff = "E"}), Both(12, 12));
  EXPECT_EQ(lesson.under({.no_ruff = "W"}), Both(9, 12));
}

TEST(AlteredLessonsTest, HoldUpUntilEastHasNoHeartToLead) {
  const AlteredLesson lesson({.hands = {"AQ74.72.A853.A62", "T862.653.QJT.K73", "K3.A84.K72.QJT98", "J95.KQJT9.964.54"},
                              .trump = "NT",
                              .leader = "W",
                              .plays = {"HK", "H2", "H3"},
                              .wrong = "HA",
                              .right = "H4"});
  EXPECT_EQ(lesson.by_the_rules(), Both(8, 10));
  EXPECT_GE(lesson.under({.bars = {{"E", "H"}}}).first, 10);
  EXPECT_EQ(lesson.under({.bars = {{"E", "S"}}}), Both(8, 10));
}

TEST(AlteredLessonsTest, WestIsSqueezed) {
  const AlteredLesson lesson({.hands = {".AJ.2.", "...432", "A.2.K.", ".KQ.A."},
                              .trump = "NT",
                              .leader = "S",
                              .plays = {},
                              .wrong = "H2",
                              .right = "SA"});
  EXPECT_EQ(lesson.by_the_rules(), Both(1, 3));
  EXPECT_EQ(lesson.under({.idle = "W"}).second, 2);
  EXPECT_EQ(lesson.under({.idle = "E"}), Both(1, 3));
}

TEST(AlteredLessonsTest, WestIsThrownIn) {
  const AlteredLesson lesson({.hands = {".32.3.", "...432", ".AQ.2.", ".KJ.A."},
                              .trump = "NT",
                              .leader = "S",
                              .plays = {},
                              .wrong = "HA",
                              .right = "D2"});
  EXPECT_EQ(lesson.by_the_rules(), Both(1, 2));
  EXPECT_LE(lesson.under({.offers = {{"W"}}}).second, 1);
  EXPECT_EQ(lesson.under({.offers = {{"E"}}}), Both(1, 2));
}

}  // namespace
}  // namespace ouverte::games::bridge
