// The double-dummy table through the door: layout, par, what is said of wrong tags, and where a limit strikes.
#include <string>
#include <vector>

#include "gtest/gtest.h"
#include "solver/base/status.hpp"
#include "solver/games/door/game.hpp"
#include "tests/solver/games/bridge/the_game.hpp"

namespace ouverte::games::bridge {
namespace {

search::Options small_table() {
  search::Options options;
  options.memory_mib = 16;
  return options;
}

// Everybody has a suit of his own: its owner's side takes all with it as trump, and the leader's side at no trump.
games::Setup four_suits() {
  games::Setup setup;
  setup.hands = {
      {"N", "AKQJT98765432..."}, {"E", ".AKQJT98765432.."}, {"S", "..AKQJT98765432."}, {"W", "...AKQJT98765432"}};
  return setup;
}

TEST(BridgeTableTest, RowsAreDeclarersAndColumnsAreStrains) {
  int calls = 0;
  const auto table = the_game().table(four_suits(), {{"Dealer", "N"}, {"Vulnerable", "None"}}, {}, small_table(),
                                      [&calls](int done, int total) {
                                        EXPECT_EQ(done, ++calls);
                                        EXPECT_EQ(total, 20);
                                      });
  ASSERT_TRUE(table.ok()) << table.status();
  EXPECT_EQ(calls, 20);
  EXPECT_EQ(table->headings, (std::vector<std::string>{"", "NT", "S", "H", "D", "C"}));
  const std::vector<std::vector<std::string>> rows = {{"N", "0", "13", "0", "13", "0"},
                                                      {"S", "0", "13", "0", "13", "0"},
                                                      {"E", "0", "0", "13", "0", "13"},
                                                      {"W", "0", "0", "13", "0", "13"}};
  EXPECT_EQ(table->rows, rows);
  EXPECT_EQ(table->notes, std::vector<std::string>{"Par North-South +1510: 7S by N or S, made"});
  EXPECT_EQ(table->json.dump(),
            R"({"table":{"NT":{"N":0,"E":0,"S":0,"W":0},"S":{"N":13,"E":0,"S":13,"W":0},)"
            R"("H":{"N":0,"E":13,"S":0,"W":13},"D":{"N":13,"E":0,"S":13,"W":0},"C":{"N":0,"E":13,"S":0,"W":13}},)"
            R"("par":{"score":1510,"contracts":[{"contract":"7S","declarers":"NS","over":0}]}})");
  EXPECT_FALSE(table->stopped);
}

TEST(BridgeTableTest, ParNeedsDealerAndVulnerability) {
  const auto table = the_game().table(four_suits(), {{"Dealer", "N"}}, {}, small_table(), nullptr);
  ASSERT_TRUE(table.ok());
  EXPECT_TRUE(table->notes.empty());
  EXPECT_FALSE(table->json.contains("par"));
}

TEST(BridgeTableTest, AnEndingHasATableButNoPar) {
  games::Setup ending;
  ending.hands = {{"N", "A2..."}, {"E", "KQ..."}, {"S", ".A2.."}, {"W", "..A.A"}};
  const auto table = the_game().table(ending, {{"Dealer", "N"}, {"Vulnerable", "All"}}, {}, small_table(), nullptr);
  ASSERT_TRUE(table.ok()) << table.status();
  EXPECT_FALSE(table->json.contains("par"));
}

TEST(BridgeTableTest, WrongInputIsNamed) {
  const auto error = [](const games::Setup& setup, const Tags& tags) {
    return base::message(the_game().table(setup, tags, {}, small_table(), nullptr).status());
  };
  EXPECT_EQ(error(four_suits(), {{"Dealer", "Q"}}), "Dealer: found \"Q\", expected one of N E S W");
  EXPECT_EQ(error(four_suits(), {{"Vulnerable", "Some"}}),
            "Vulnerable: found \"Some\", expected one of None Love - NS EW All Both");
  games::Setup hidden = four_suits();
  hidden.hands[1].second = "-";
  EXPECT_EQ(error(hidden, {}), "hands.E: found no cards or a hidden hand, expected 13 cards: every hand must be open");
}

TEST(BridgeTableTest, WhereALimitStrikesACellShowsWhatIsProved) {
  search::Options options = small_table();
  options.limits.nodes = 1;
  base::Random random(5);
  const auto table = the_game().table(the_game().random_deal(random), {}, {}, options, nullptr);
  ASSERT_TRUE(table.ok());
  EXPECT_TRUE(table->stopped);
  const base::Json& cell = table->json.at("table").at("NT").at("N");
  ASSERT_TRUE(cell.is_object()) << cell.dump();
  EXPECT_LT(cell.at("lower"), cell.at("upper"));
}

}  // namespace
}  // namespace ouverte::games::bridge
