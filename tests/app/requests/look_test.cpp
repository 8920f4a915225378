// What `look` tells of a deal, of played ones play by play: nothing that the seats who look on do not know.
#include <filesystem>
#include <fstream>
#include <map>
#include <sstream>
#include <string>

#include "gmock/gmock.h"
#include "gtest/gtest.h"
#include "solver/base/json.hpp"
#include "tests/support/answers.hpp"

namespace ouverte {
namespace {

using base::Json;
using support::answer_to;
using ::testing::Contains;

// The deals of examples/played, a game each.
std::vector<std::string> played_deals() {
  std::vector<std::string> texts;
  for (const auto& entry : std::filesystem::directory_iterator(OUVERTE_SOURCE_DIR "/examples/played")) {
    std::stringstream text;
    text << std::ifstream(entry.path()).rdbuf();
    texts.push_back(text.str());
  }
  return texts;
}

TEST(LookTest, EveryPlayIsAmongTheMovesBeforeIt) {
  int games = 0;
  for (const std::string& text : played_deals()) {
    SCOPED_TRACE(text);
    const Json end = answer_to({{"ask", "look"}, {"text", text}});
    ASSERT_TRUE(end.contains("plays")) << end;
    for (std::size_t at = 0; at < end["plays"].size(); ++at) {
      const Json before = answer_to({{"ask", "look"}, {"text", text}, {"at", at}});
      const Json& play = end["plays"][at];
      EXPECT_EQ(before["position"]["to_move"], play["seat"]);
      EXPECT_THAT(before["moves"], Contains(play["move"]));
      EXPECT_EQ(before["plays"].size(), at);
      EXPECT_FALSE(before["over"].get<bool>());
    }
    ++games;
  }
  EXPECT_GE(games, 6);
}

TEST(LookTest, TricksHaveTheCardsAndWinnersOfThePlay) {
  for (const std::string& text : played_deals()) {
    const Json end = answer_to({{"ask", "look"}, {"text", text}});
    if (!end["rows"].get<bool>()) continue;
    SCOPED_TRACE(text);
    std::map<std::string, int> won;
    for (const Json& trick : end["tricks"]) {
      EXPECT_EQ(trick["cards"].size(), end["seats"].get<std::string>().size());
      EXPECT_EQ(trick["cards"][0]["seat"], trick["leader"]);
      ++won[trick["winner"].get<std::string>()];
    }
    for (const auto& item : end["position"]["won"].items()) EXPECT_EQ(item.value(), won[item.key()]);
  }
}

// However much else stands before them in the answer.
TEST(LookTest, TricksAreThereWhateverElseIsTold) {
  Json record = {{"game", "bridge"},
                 {"dealer", "N"},
                 {"leader", "W"},
                 {"hands", {{"N", "A4..."}, {"E", "K5..."}, {"S", "Q6..."}, {"W", "J7..."}}},
                 {"contract", {{"trump", "NT"}, {"declarer", "S"}}},
                 {"plays", {"SJ", "SA", "SK", "S6"}},
                 {"tags", Json::array()}};
  for (const char* tag : {"Event", "Room", "Vulnerable", "Date", "Score", "Task"}) {
    SCOPED_TRACE(record["tags"].dump());
    EXPECT_EQ(answer_to({{"ask", "look"}, {"record", record}})["tricks"].size(), 1U);
    record["tags"].push_back({tag, "None"});
  }
}

TEST(LookTest, WhoSeesOneHandIsToldNothingOfTheOthers) {
  for (const std::string& text : played_deals()) {
    SCOPED_TRACE(text);
    const Json whole = answer_to({{"ask", "look"}, {"text", text}, {"at", 0}});
    for (const char letter : whole["seats"].get<std::string>()) {
      const std::string seat(1, letter);
      const Json seen = answer_to({{"ask", "look"}, {"text", text}, {"at", 0}, {"sees", seat}});
      const std::string faced = seen["faced"];
      for (const auto& item : seen["position"]["hands"].items())
        EXPECT_TRUE(item.key() == seat || faced.find(item.key()) != std::string::npos) << item.key();
      EXPECT_EQ(seen["position"]["hands"][seat], whole["position"]["hands"][seat]);
      EXPECT_EQ(seen["position"]["counts"], whole["position"]["counts"]);
      const std::string mover = whole["position"]["to_move"];
      EXPECT_EQ(seen["moves"].empty(), mover != seat && faced.find(mover) == std::string::npos);
      for (const char* key : {"classes", "possible", "side"}) EXPECT_FALSE(seen.contains(key)) << key;
    }
  }
}

TEST(LookTest, DealsWithoutAContractAreLookedAtToo) {
  for (const char* game : {"bridge", "solo-whist", "hoodwink", "dreiertarock"}) {
    SCOPED_TRACE(game);
    Json record = answer_to({{"ask", "deal"}, {"game", game}})["deals"][0];
    const Json seen = answer_to({{"ask", "look"}, {"record", record}});
    EXPECT_EQ(seen["position"]["hands"], record["hands"]);
    Json& hand = *record["hands"].begin();
    hand = hand.get<std::string>().substr(1);
    EXPECT_TRUE(answer_to({{"ask", "look"}, {"record", record}}).contains("error"));
  }
}

TEST(LookTest, APlaceBehindTheLastPlayIsAnError) {
  const Json record = {{"game", "bridge"},
                       {"hands", {{"N", "A..."}, {"E", "K..."}, {"S", "Q..."}, {"W", "J..."}}},
                       {"leader", "N"},
                       {"contract", {{"trump", "NT"}, {"declarer", "S"}}}};
  EXPECT_EQ(answer_to({{"ask", "look"}, {"record", record}, {"at", 1}})["error"]["where"], "at");
  EXPECT_EQ(answer_to({{"ask", "look"}, {"record", record}, {"sees", "A"}})["error"]["where"], "sees");
}

}  // namespace
}  // namespace ouverte
