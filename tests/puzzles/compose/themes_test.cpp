// Themes as tests of a turn: for each one ending that shows it and one, changed in a card or two, that does not.
#include "puzzles/compose/themes.hpp"

#include "gmock/gmock.h"
#include "gtest/gtest.h"
#include "puzzles/compose/naive.hpp"
#include "puzzles/problem/puzzle.hpp"

namespace ouverte::puzzles {
namespace {

using ::testing::Contains;
using ::testing::Not;

struct Ending {
  std::string deal;      // from North
  std::string contract;  // "NT", or with a trump "1S"
  std::string task;
  std::string leader;
  std::string plays;  // given
};

class ThemesTest : public ::testing::Test {
 protected:
  // The themes of an ending with one key; a failure where it has none.
  std::vector<std::string> themes(const Ending& ending) {
    const std::string text = "[Deal \"N:" + ending.deal + "\"]\n[Contract \"" + ending.contract +
                             "\"]\n[Declarer \"S\"]\n[Task \"" + ending.task + "\"]\n[Play \"" + ending.leader +
                             "\"]\n" + ending.plays + "\n";
    const records::Readings readings = records::read_records(text, "p.pbn");
    EXPECT_TRUE(std::holds_alternative<records::Record>(readings.at(0)))
        << records::text(std::get<records::Problem>(readings[0]));
    puzzle_ = std::make_unique<Puzzle>(puzzle_of(std::get<records::Record>(readings[0])).value());
    search::Options options;
    options.memory_mib = 4;
    solver_ = puzzle_->game->solver(options);
    if (auto turn = turn_of(*puzzle_, *solver_)) turn_ = std::make_unique<Turn>(*std::move(turn));
    EXPECT_TRUE(turn_) << text;
    return turn_ ? themes_shown(*turn_) : std::vector<std::string>();
  }

  std::unique_ptr<Puzzle> puzzle_;
  std::unique_ptr<games::Solver> solver_;
  std::unique_ptr<Turn> turn_;
};

TEST_F(ThemesTest, TheBathCoupIsADuck) {
  EXPECT_THAT(themes({".432.. .765.. AJ4... KQ5...", "1NT", ">= 2", "W", "SK H2 H5 -"}), Contains("duck"));
}

TEST_F(ThemesTest, AnAceThatHasToBeTakenIsNoDuck) {
  EXPECT_THAT(themes({"..32.2 ..54.3 A4.2.. K.AK..", "1NT", ">= 1", "W", "SK D2 D4 -"}), Not(Contains("duck")));
}

TEST_F(ThemesTest, SqueezesOfOneOpponent) {
  EXPECT_THAT(themes({"AJ...2 ..432. 2.K..A KQ.A..", "1NT", ">= 3", "S", ""}), Contains("squeeze"));
  EXPECT_THAT(themes({"A.Q2..2 ..5432. Q2.A..A K3.K3..", "1NT", ">= 4", "S", ""}), Contains("squeeze"));
}

TEST_F(ThemesTest, AWinnerThatMustBeCashedFirstSqueezesNobody) {
  EXPECT_THAT(themes({"A2... .32.. 3...A K4...", "1NT", ">= 2", "S", ""}), Not(Contains("squeeze")));
}

TEST_F(ThemesTest, ThrowingInWhoMustLeadIntoATenace) {
  EXPECT_THAT(themes({"AQ.2.. KJ.A.. 32.4.. ..432.", "1NT", ">= 2", "S", ""}), Contains("throw-in"));
}

TEST_F(ThemesTest, TheCrocodileCoupOvertakes) {
  EXPECT_THAT(themes({"AQ.2.. .A4.5. 32.3.. KJ.Q..", "1NT", "<= 0", "S", "H3 HQ H2 -"}), Contains("overtake"));
}

TEST_F(ThemesTest, TheUppercutRuffsHigh) {
  EXPECT_THAT(themes({".3.54. Q6..3. AK9... JT.2..", "1S", "<= 2", "W", "H2 H3 - -"}), Contains("ruff-high"));
}

TEST_F(ThemesTest, GreedyPlayersTakeTheirTricks) {
  ASSERT_FALSE(themes({".432.. .765.. AJ4... KQ5...", "1NT", ">= 2", "W", "SK H2 H5 -"}).empty());
  EXPECT_TRUE(wants_tricks(*puzzle_->position));
  EXPECT_EQ(greedy_move(*turn_), "SA");
  EXPECT_EQ(shallow_move(*turn_, 1), "SA");
}

TEST(KnownThemesTest, EveryGameHasThreeOrMoreAndSaysWhatTheyMean) {
  for (const games::Game* const game : games::all_games()) {
    const auto known = known_themes(*game);
    EXPECT_GE(known.size(), 3U) << game->name();
    for (const NamedTheme& theme : known) EXPECT_FALSE(theme.definition.empty()) << theme.name;
  }
}

}  // namespace
}  // namespace ouverte::puzzles
