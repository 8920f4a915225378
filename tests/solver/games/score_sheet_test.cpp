// Of every game: what is written down for a deal adds up, and is told when the deal is over and not before.
#include <numeric>

#include "gtest/gtest.h"
#include "solver/base/random.hpp"
#include "solver/games/door/game.hpp"
#include "tests/support/cases.hpp"
#include "tests/support/every_game.hpp"

namespace ouverte::games {
namespace {

class ScoreSheetTest : public ::testing::TestWithParam<std::string> {
 protected:
  const Game& game_ = *find_game(GetParam());
};

void expect_sound(const ScoreSheet& sheet, std::size_t players) {
  EXPECT_FALSE(sheet.unit.empty());
  if (!sheet.unsaid.empty()) {
    EXPECT_TRUE(sheet.each.empty());
    return;
  }
  ASSERT_EQ(sheet.each.size(), players);
  if (sheet.paid) {
    EXPECT_EQ(std::accumulate(sheet.each.begin(), sheet.each.end(), 0), 0);
  }
  for (std::size_t seat = 0; seat < players && !sheet.parts.empty(); ++seat) {
    int sum = 0;
    for (const ScoreSheet::Part& part : sheet.parts) sum += part.each.at(seat);
    EXPECT_EQ(sum, sheet.each[seat]) << "seat " << seat;
  }
}

TEST_P(ScoreSheetTest, AddsUpAndWhereItIsToldBeforeTheEndNoPlayChangesIt) {
  constexpr int kRounds = 20;
  base::Random random(20);
  for (int round = 0; round < kRounds; ++round)
    for (const support::Case& chosen : support::cases_of(game_)) {
      const auto at = support::dealt(game_, chosen, random);
      ASSERT_NE(at, nullptr) << chosen.name;
      const std::size_t players = game_.seats_at(at->setup()).size();
      std::optional<ScoreSheet> early;
      while (!at->over()) {
        const auto sheet = game_.score_sheet(*at, {});
        EXPECT_TRUE(!early || (sheet && early->each == sheet->each)) << chosen.name;
        early = sheet;
        const std::vector<std::string> moves = at->moves();
        ASSERT_TRUE(at->play(moves[random.below(moves.size())]).ok());
      }
      const auto sheet = game_.score_sheet(*at, {});
      EXPECT_TRUE(!early || (sheet && early->each == sheet->each)) << chosen.name;
      if (sheet) expect_sound(*sheet, players);
    }
}

INSTANTIATE_TEST_SUITE_P(Games, ScoreSheetTest, ::testing::ValuesIn(support::game_names()), support::name_of_test);

}  // namespace
}  // namespace ouverte::games
