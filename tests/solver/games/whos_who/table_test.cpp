// The table of a deal: what it is worth with each player leading.
#include "gtest/gtest.h"
#include "solver/base/status.hpp"
#include "solver/games/whos_who/door.hpp"
#include "solver/games/whos_who/rules.hpp"

namespace ouverte::games::whos_who {
namespace {

games::Setup whole_deal() {
  games::Setup setup;
  setup.game = "whos-who";
  setup.hands = {{"A", "AKQ.AKQ.AKQ.AKQJ.*"}, {"B", "JT9.JT9.JT98.T98.*"}, {"C", "8765.8765.765.765."}};
  return setup;
}

TEST(WhosWhoTableTest, EachRowIsTheValueWithThatPlayerLeading) {
  int last = 0;
  const auto table = deal_table(whole_deal(), {}, {}, [&](int done, int total) {
    EXPECT_EQ(total, kPlayers);
    last = done;
  });
  ASSERT_TRUE(table.ok()) << table.status();
  EXPECT_EQ(last, kPlayers);
  EXPECT_FALSE(table->stopped);
  EXPECT_EQ(table->json.at("soloist"), "C");
  const auto solver = find_game("whos-who")->solver({});
  for (std::size_t place = 0; place < kPlayers; ++place) {
    const base::Json& row = table->json.at("leads").at(place);
    EXPECT_EQ(row.at("make"), row.at("score").get<int>() > 0 ? 1 : 0);
    EXPECT_EQ(table->rows.at(place).at(0), row.at("leader"));
    if (place > 0) continue;  // by the rules A leads
    for (const std::string objective : {"score", "make"}) {
      games::Setup setup = whole_deal();
      setup.objective = objective;
      const auto position = find_game("whos-who")->position(setup);
      ASSERT_TRUE(position.ok()) << position.status();
      EXPECT_EQ(solver->solve(**position, {}).value.lower, row.at(objective).get<int>());
    }
  }
}

TEST(WhosWhoTableTest, ADealThatIsNotWholeIsAnError) {
  games::Setup setup = whole_deal();
  setup.hands[0].second = "AK.AKQ.AKQ.AKQJ.*";
  EXPECT_EQ(base::message(deal_table(setup, {}, {}, nullptr).status()), "hands.A: found 13 cards, expected 14");
  EXPECT_EQ(base::message(deal_table(whole_deal(), {{"Declarer", "A"}}, {}, nullptr).status()),
            "contract.soloist: found A, expected C, for the two others have a Joker each");
}

}  // namespace
}  // namespace ouverte::games::whos_who
