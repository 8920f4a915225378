// What best play comes to, as a sentence that says whose it is: in every game, under every kind of objective.
#include "gtest/gtest.h"
#include "puzzles/problem/puzzle.hpp"
#include "tests/support/cases.hpp"
#include "tests/support/every_game.hpp"

namespace ouverte::puzzles {
namespace {

std::string outcome(const std::string& game, const std::string& contract, const std::string& objective,
                    const std::string& guarantee, int value) {
  games::Setup setup;
  setup.game = game;
  setup.contract = base::Json::parse(contract);
  setup.objective = objective;
  setup.guarantee = guarantee;
  return outcome_in_words(value, *games::find_game(game), setup);
}

TEST(OutcomeWordsTest, SayWhoseTheTricksAre) {
  const std::string ending = R"({"trump": "NT", "declarer": "S", "ending": 5})";
  EXPECT_EQ(outcome("bridge", ending, "tricks", "", 3), "North-South take 3 tricks");
  EXPECT_EQ(outcome("bridge", R"({"trump": "S", "level": 4, "declarer": "E"})", "tricks", "", 9),
            "declarer takes 9 tricks, down 1");
  const std::string pair = R"({"name": "prop-cop", "partners": ["N", "E"], "trump": "S"})";
  EXPECT_EQ(outcome("solo-whist", pair, "tricks", "", 7),
            "the partners take 7 tricks, lost (12 each to each opponent)");
  const std::string misere = R"({"name": "misere", "soloist": "E"})";
  EXPECT_EQ(outcome("solo-whist", misere, "tricks", "", 1), "the soloist takes 1 trick, lost (20 to each)");
}

TEST(OutcomeWordsTest, SayWhoWins) {
  const std::string hood = R"({"trump": "S", "hood": "A", "scoring": "basic"})";
  EXPECT_EQ(outcome("hoodwink", hood, "score", "", 41), "the Hood scores 24 (settlement +41)");
  EXPECT_EQ(outcome("hoodwink", hood, "score", "", 0), "the Hood settles even");
  EXPECT_EQ(outcome("hoodwink", hood, "make", "", 1), "the Hood succeeds");
  EXPECT_EQ(outcome("hoodwink", R"({"trump": "S", "free": "middle", "scoring": "basic"})", "score", "B", -6),
            "B scores 5 (settlement -6)");
  EXPECT_EQ(outcome("solo-whist", R"({"name": "prop-cop", "partners": ["N", "E"], "trump": "S"})", "payment", "", -8),
            "the partners pay 8 in all: 2 each to each opponent");
  EXPECT_EQ(outcome("solo-whist", R"({"name": "misere", "soloist": "E"})", "make", "", 0), "the misère is lost");
  const std::string single = R"({"name": "single", "declarer": "A"})";
  EXPECT_EQ(outcome("dreiertarock", single, "payment", "", -20), "A pays the two 20 cents together");
  EXPECT_EQ(outcome("dreiertarock", R"({"name": "trischaken"})", "payment", "C", 20), "C is paid 20 cents, 10 by each");
  EXPECT_EQ(outcome("dreiertarock", single, "points", "", 36), "the declarer takes 36 points");
  EXPECT_EQ(outcome("dreiertarock", R"({"name": "trischaken"})", "points", "B", 20), "B takes 20 points");
  EXPECT_EQ(outcome("rummage", R"({"players": 3, "horizon": 9})", "score", "C", -60), "C loses 60 in the settlement");
  EXPECT_EQ(outcome("rummage", R"({"players": 3, "horizon": 9})", "out", "C", 5), "C goes out within 5 plays");
}

class EveryOutcomeTest : public ::testing::TestWithParam<std::string> {};

TEST_P(EveryOutcomeTest, IsASentence) {
  const games::Game& game = *games::find_game(GetParam());
  base::Random random(71);
  for (const support::Case& chosen : support::cases_of(game)) {
    const auto position = support::dealt(game, chosen, random);
    ASSERT_NE(position, nullptr);
    const games::Setup setup = position->setup();
    const games::Stakes stakes = *game.stakes(setup);
    for (const int value : {0, 1}) {
      const std::string words = outcome_in_words(value, game, setup);
      const bool of_a_seat = words[1] == ' ' && game.seats().find(words[0]) != std::string_view::npos;
      EXPECT_TRUE(words.starts_with(stakes.whose + " ") || of_a_seat || words == stakes.reached ||
                  words == stakes.missed)
          << words;
      EXPECT_FALSE(words.ends_with(' ')) << words;
    }
  }
}

INSTANTIATE_TEST_SUITE_P(Games, EveryOutcomeTest, ::testing::ValuesIn(support::game_names()), support::name_of_test);

}  // namespace
}  // namespace ouverte::puzzles
