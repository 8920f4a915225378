// What a side asks of a value, in the words of every game.
#include "solver/games/door/asked.hpp"

#include <regex>
#include <string>

#include "gtest/gtest.h"
#include "solver/base/random.hpp"
#include "solver/games/door/game.hpp"
#include "tests/support/cases.hpp"

namespace ouverte::games {
namespace {

struct Asking {
  std::string game, objective, contract, guarantee;
  int value;
  std::string least, most;  // asked for as a lower bound, and as an upper one
};

TEST(AskedTest, EveryGameSaysWhatEachSideIsToDo) {
  const std::string solo = R"({"name": "solo", "soloist": "E", "trump": "H"})";
  const std::string misere = R"({"name": "misere", "soloist": "E"})";
  const std::string general = R"({"name": "general-misere"})";
  const std::string competitive = R"({"name": "competitive-misere"})";
  const std::string tarock = R"({"name": "solo", "declarer": "A"})";
  const std::string hood = R"({"hood": "A", "trump": "S"})";
  const std::string soloist = R"({"soloist": "B"})";
  const std::string bridge = R"({"trump": "S", "declarer": "S", "level": 4})";
  const std::string ending = R"({"trump": "NT", "declarer": "E", "ending": 5})";
  for (const Asking& each : {
           Asking{"bridge", "tricks", bridge, "", 10, "make the contract", "no more than 10 tricks for declarer"},
           Asking{"bridge", "tricks", bridge, "", 9, "at least 9 tricks", "beat the contract"},
           Asking{"bridge", "tricks", ending, "", 3, "at least 3 of the 5 tricks", "at least 2 of the 5 tricks"},
           Asking{"bridge", "tricks", ending, "", 5, "all 5 tricks", "any number of the 5 tricks"},
           Asking{"bridge", "tricks", ending, "", 0, "any number of the 5 tricks", "all 5 tricks"},
           Asking{"solo-whist", "tricks", solo, "", 4, "at least 4 tricks", "beat the solo"},
           Asking{"solo-whist", "tricks", solo, "", 5, "make the solo", "no more than 5 tricks for the soloist"},
           Asking{"solo-whist", "tricks", misere, "", 2, "at least 2 tricks for the soloist", "no more than 2 tricks"},
           Asking{"solo-whist", "tricks", misere, "", 0, "at least 0 tricks for the soloist", "make the misère"},
           Asking{"solo-whist", "make", misere, "", 1, "make the misère", "no more than 1 trick for the soloist"},
           Asking{"solo-whist", "payment", solo, "", -30, "pay no more than 10 to each",
                  "the soloist pays at least 10 to each"},
           Asking{"hoodwink", "score", hood, "", 21, "score at least 14 points",
                  "the Hood scores no more than 15 points"},
           Asking{"hoodwink", "score", hood, "", 0, "score at least 10 points",
                  "the Hood scores no more than 9 points"},
           Asking{"hoodwink", "score", hood, "", 33, "be at least 33 ahead of the others, differences added up",
                  "the Hood is no more than 33 ahead of the others, differences added up"},
           Asking{"hoodwink", "score", hood, "", 5, "keep the partners from taking equally many tricks",
                  "take equally many tricks"},
           Asking{"hoodwink", "make", hood, "", 1, "keep the partners from taking equally many tricks",
                  "take equally many tricks"},
           Asking{"whos-who", "score", soloist, "", 28, "win with at least 4 tricks",
                  "the soloist loses, or wins with no more than 4 tricks"},
           Asking{"whos-who", "score", soloist, "", -26, "win, or lose with no more than 3 tricks",
                  "the soloist loses with at least 3 tricks"},
           Asking{"dreiertarock", "points", tarock, "", 46, "win the game (46 points or more)",
                  "no more than 46 points for the declarer"},
           Asking{"dreiertarock", "points", tarock, "", 45, "at least 45 points",
                  "beat the declarer (45 points or fewer)"},
           Asking{"dreiertarock", "payment", tarock, "", 80, "win at least 80 cents from the two together",
                  "the declarer wins no more than 80 cents from the two together"},
           Asking{"rummage", "out", "{}", "A", 9, "A does not go out within 8 plays", "go out within 9 plays"},
           Asking{"rummage", "score", "{}", "A", -60, "be no more than 60 behind the others, differences added up",
                  "A is at least 60 behind the others, differences added up"},
           Asking{"rummage", "score", "{}", "A", 0, "be level with the others or ahead of them, differences added up",
                  "A is not ahead of the others, differences added up"},
           Asking{"solo-whist", "payment", general, "S", 10, "keep from being the loser",
                  "South is paid no more than 10 in all"},
           Asking{"solo-whist", "payment", general, "S", -29, "keep from being the loser", "South is the loser"},
           Asking{"solo-whist", "payment", competitive, "S", 1, "keep from being a loser", "South is a loser"},
           Asking{"solo-whist", "payment", competitive, "S", 20, "be paid at least 20 in all",
                  "South is paid no more than 20 in all"},
           Asking{"solo-whist", "payment", competitive, "S", -10, "pay no more than 10 in all",
                  "South pays at least 10 in all"},
       }) {
    games::Setup setup;
    setup.game = each.game;
    setup.objective = each.objective;
    setup.contract = base::Json::parse(each.contract);
    setup.guarantee = each.guarantee;
    const Game& game = *find_game(each.game);
    EXPECT_EQ(game.describe({each.value, kAnything.upper}, setup), each.least) << each.game << ' ' << each.value;
    EXPECT_EQ(game.describe({kAnything.lower, each.value}, setup), each.most) << each.game << ' ' << each.value;
  }
}

TEST(AskedTest, OneOfAKindIsSingular) {
  const std::regex many_of_one("(^|[^-0-9,.])1 [a-z]+s\\b");
  for (const Game* const game : all_games()) {
    base::Random random(1);
    for (const support::Case& chosen : support::cases_of(*game)) {
      const auto position = support::dealt(*game, chosen, random);
      ASSERT_NE(position, nullptr);
      const games::Setup setup = position->setup();
      for (const int value : {-1, 0, 1})
        for (const search::Interval asked : {search::Interval{value, value}, search::Interval{value, kAnything.upper},
                                             search::Interval{kAnything.lower, value}}) {
          const std::string words = game->describe(asked, setup);
          EXPECT_FALSE(std::regex_search(words, many_of_one)) << game->name() << ": " << words;
        }
    }
  }
}

}  // namespace
}  // namespace ouverte::games
