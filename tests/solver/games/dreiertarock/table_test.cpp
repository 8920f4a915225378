// The advice through the door: choices of an exchange and contracts before the bidding, held to single solves.
#include <algorithm>
#include <string>
#include <vector>

#include "gtest/gtest.h"
#include "solver/base/status.hpp"
#include "solver/games/door/game.hpp"
#include "tests/solver/games/dreiertarock/the_game.hpp"
#include "tests/support/dreiertarock.hpp"

namespace ouverte::games::dreiertarock {
namespace {

using base::Json;

search::Options small() {
  search::Options options;
  options.memory_mib = 32;
  return options;
}

// One from which every choice of C is still a search, but a short one.
games::Setup short_of_trumps() {
  games::Setup setup = support::lopsided_tarock();
  setup.contract["name"] = "double";
  setup.contract["declarer"] = "B";
  return setup;
}

int solved(const games::Setup& setup) {
  const auto position = the_game().position(setup);
  EXPECT_TRUE(position.ok()) << position.status();
  if (!position.ok()) return 0;
  const Solution solution = the_game().solver(small())->solve(**position, {});
  EXPECT_TRUE(solution.value.exact());
  return solution.value.lower;
}

TEST(DreiertarockTableTest, EveryLegalChoiceIsRankedByItsValue) {
  const games::Setup deal = short_of_trumps();
  int done = 0;
  int total = 0;
  const auto table = the_game().table(deal, {}, {}, small(), [&](int now, int of) {
    EXPECT_EQ(now, ++done);
    total = of;
  });
  ASSERT_TRUE(table.ok()) << table.status();
  EXPECT_EQ(done, total);
  EXPECT_FALSE(table->stopped);
  EXPECT_EQ(table->json.at("contract").at("name"), "double");
  const Json& choices = table->json.at("choices");
  // Three of the Queens, Knights, Jacks and pip cards, with those of the group: B has SQ ST HJ DQ CN CJ.
  EXPECT_EQ(choices.size(), 8u * 7 * 6 / 6 * 2);
  std::vector<std::pair<int, int>> values;
  for (const Json& choice : choices) {
    values.emplace_back(choice.at("payment").get<int>(), choice.at("points").get<int>());
    EXPECT_EQ(choice.at("made"), values.back().second >= 46);
  }
  EXPECT_TRUE(std::ranges::is_sorted(values, std::greater<>()));
  for (std::size_t place = 0; place < choices.size(); place += 9) {
    SCOPED_TRACE(choices[place].dump());
    games::Setup setup = deal;
    setup.contract["taken"] = choices[place].at("taken");
    setup.contract["laid_aside"] = choices[place].at("laid_aside");
    EXPECT_EQ(solved(setup), values[place].first);
    setup.objective = "points";
    EXPECT_EQ(solved(setup), values[place].second);
  }
}

TEST(DreiertarockTableTest, ChoicesAreWorthTheSameWithoutWhatIsForDreiertarockAlone) {
  const auto whole = the_game().table(short_of_trumps(), {}, {}, small(), nullptr);
  ASSERT_TRUE(whole.ok()) << whole.status();
  for (const bool bonuses : {false, true})
    for (const bool joint : {false, true}) {
      search::Options options = small();
      options.switches.bonuses = bonuses;
      options.switches.joint = joint;
      const auto table = the_game().table(short_of_trumps(), {}, {}, options, nullptr);
      ASSERT_TRUE(table.ok()) << table.status();
      EXPECT_EQ(table->json, whole->json) << bonuses << joint;
    }
}

TEST(DreiertarockTableTest, TheDealsObjectiveSaysWhatIsBest) {
  games::Setup deal = short_of_trumps();
  deal.objective = "points";
  deal.contract["taken"] = 2;
  const auto table = the_game().table(deal, {}, {}, small(), nullptr);
  ASSERT_TRUE(table.ok()) << table.status();
  std::vector<int> points;
  for (const Json& choice : table->json.at("choices")) {
    EXPECT_EQ(choice.at("taken"), 2);
    points.push_back(choice.at("points").get<int>());
  }
  EXPECT_TRUE(std::ranges::is_sorted(points, std::greater<>()));
  EXPECT_EQ(table->headings, (std::vector<std::string>{"payment", "points", "group", "laid aside"}));
  EXPECT_EQ(table->rows.size(), 20u);
}

TEST(DreiertarockTableTest, AnAnnouncementLeavesTheChoicesThatItGoesWith) {
  games::Setup deal = support::lopsided_tarock();
  deal.contract["name"] = "triple";
  deal.contract["declarer"] = "A";
  deal.contract["announced"] = {{{"bonus", "pagat"}, {"by", "A"}}};
  const auto table = the_game().table(deal, {}, {}, small(), nullptr);
  ASSERT_TRUE(table.ok()) << table.status();
  // Two suit cards come with the Pagat, and one trump has to go with them.
  EXPECT_EQ(table->json.at("choices").size(), 11u);
  for (const Json& choice : table->json.at("choices")) EXPECT_EQ(choice.at("taken"), 2);
  deal.contract["taken"] = 1;
  EXPECT_EQ(base::message(the_game().table(deal, {}, {}, small(), nullptr).status()),
            "contract.announced: found pagat by A, expected none: nobody holds the Pagat");
}

TEST(DreiertarockTableTest, BeforeTheBiddingEveryContractOfEveryPlayerIsThere) {
  const games::Setup deal = support::lopsided_tarock();
  int done = 0;
  int total = 0;
  const auto table = the_game().table(deal, {}, {}, small(), [&](int now, int of) {
    EXPECT_EQ(now, ++done);
    total = of;
  });
  ASSERT_TRUE(table.ok()) << table.status();
  EXPECT_EQ(done, total);
  EXPECT_FALSE(table->stopped);
  EXPECT_EQ(table->json.at("contracts").size(), 19u);  // eldest alone may declare Trischaken
  EXPECT_EQ(table->headings, (std::vector<std::string>{"contract", "A", "B", "C"}));
  EXPECT_EQ(table->rows.size(), 7u);
  for (const Json& line : table->json.at("contracts")) {
    SCOPED_TRACE(line.dump());
    games::Setup setup = deal;
    for (const char* key : {"name", "declarer", "taken", "laid_aside"})
      if (line.contains(key)) setup.contract[key] = line.at(key);
    if (line.contains("for")) setup.guarantee = line.at("for");
    EXPECT_EQ(solved(setup), line.at("payment"));
    if (!line.contains("points")) continue;
    setup.objective = "points";
    EXPECT_EQ(solved(setup), line.at("points"));
  }
}

TEST(DreiertarockTableTest, TheAuctionEndsInTheContractThatItIsWorth) {
  const std::vector<std::string> calls = {"Single", "Double", "Pass"};
  const auto table = the_game().table(support::lopsided_tarock(), {{"Auction", "A"}}, calls, small(), nullptr);
  ASSERT_TRUE(table.ok()) << table.status();
  ASSERT_TRUE(table->auction.has_value());
  const Auction& auction = *table->auction;
  EXPECT_EQ(auction.calls.front().seat, "A");
  EXPECT_EQ(auction.calls.front().call, "Single");
  games::Setup setup = support::lopsided_tarock();
  setup.contract = auction.contract;
  const auto declarer = static_cast<std::size_t>(auction.contract.at("declarer").get<std::string>()[0] - 'A');
  EXPECT_EQ(solved(setup), auction.worth.at(declarer));
  EXPECT_EQ(auction.worth[0] + auction.worth[1] + auction.worth[2], 0);
  ASSERT_EQ(auction.judged.size(), 2u);  // nobody asks C, for A has to answer
  EXPECT_EQ(auction.judged[1].call, "Double");
  EXPECT_LT(auction.judged[1].after, auction.judged[1].before);
  EXPECT_EQ(auction.judged[1].better, "Pass");
}

TEST(DreiertarockTableTest, AnnouncementsAreWorthWhatTheyAreSolvedAs) {
  const auto table = the_game().table(support::lopsided_tarock(), {}, {}, small(), nullptr);
  ASSERT_TRUE(table.ok()) << table.status();
  const Json& json = table->json.at("announcements");
  games::Setup setup = support::lopsided_tarock();
  setup.contract = json.at("contract");
  EXPECT_EQ(solved(setup), json.at("payment"));
  EXPECT_GE(json.at("said").size(), 5u);
  for (const Json& said : json.at("said")) {
    SCOPED_TRACE(said.dump());
    games::Setup with = setup;
    if (said.contains("by")) {
      with.contract["announced"] = Json::array({Json({{"bonus", said.at("bonus")}, {"by", said.at("by")}})});
      EXPECT_EQ(solved(with), said.at("payment"));
    }
    if (!said.contains("doubled")) continue;
    with.contract["doubled"] = Json::array({said.at("bonus")});
    EXPECT_EQ(solved(with), said.at("doubled"));
  }
}

TEST(DreiertarockTableTest, TheBestChoiceIsTheBestOfAll) {
  const auto bids = the_game().table(support::lopsided_tarock(), {}, {}, small(), nullptr);
  ASSERT_TRUE(bids.ok());
  for (const char* name : {"single", "triple"})
    for (const char* declarer : {"A", "C"}) {
      games::Setup deal = support::lopsided_tarock();
      deal.contract["name"] = name;
      deal.contract["declarer"] = declarer;
      const auto all = the_game().table(deal, {}, {}, small(), nullptr);
      ASSERT_TRUE(all.ok()) << all.status();
      const auto line = std::ranges::find_if(bids->json.at("contracts"), [&](const Json& each) {
        return each.at("name") == name && each.at("declarer") == declarer;
      });
      const Json& choices = all->json.at("choices");
      EXPECT_EQ(line->at("payment"), choices[0].at("payment")) << name << declarer;
      // Among equals one that is sure of most points is shown, if none of those pays less.
      int most = 0;
      for (const Json& choice : choices) most = std::max(most, choice.at("points").get<int>());
      const auto shown = std::ranges::find_if(choices, [&](const Json& each) {
        return each.at("taken") == line->at("taken") && each.at("laid_aside") == line->at("laid_aside");
      });
      const bool all_pay = std::ranges::all_of(choices, [&](const Json& each) {
        return each.at("points") != most || each.at("payment") == line->at("payment");
      });
      if (all_pay) {
        EXPECT_EQ(shown->at("points"), most) << name << declarer;
      }
    }
}

TEST(DreiertarockTableTest, ALimitLeavesWhatWasProved) {
  search::Options options = small();
  options.limits.nodes = 20;
  for (const games::Setup& deal : {support::lopsided_tarock(), short_of_trumps()}) {
    const auto cut = the_game().table(deal, {}, {}, options, nullptr);
    const auto whole = the_game().table(deal, {}, {}, small(), nullptr);
    ASSERT_TRUE(cut.ok() && whole.ok());
    EXPECT_TRUE(cut->stopped);
    if (!cut->json.contains("contracts")) continue;
    const auto bounds = [](const Json& value) {
      return value.is_object() ? std::pair(value.at("lower").get<int>(), value.at("upper").get<int>())
                               : std::pair(value.get<int>(), value.get<int>());
    };
    for (std::size_t place = 0; place < 19; ++place) {
      const auto [lower, upper] = bounds(cut->json.at("contracts")[place].at("payment"));
      const int value = whole->json.at("contracts")[place].at("payment").get<int>();
      EXPECT_LE(lower, value);
      EXPECT_GE(upper, value);
    }
  }
}

TEST(DreiertarockTableTest, WrongInputIsNamed) {
  const auto error = [](const games::Setup& deal) {
    return base::message(the_game().table(deal, {}, {}, small(), nullptr).status());
  };
  games::Setup deal = support::lopsided_tarock();
  deal.contract = Json::object();
  EXPECT_EQ(error(deal), "contract.talon: found nothing, expected two groups of three cards");
  deal = support::lopsided_tarock();
  deal.contract["talon"][0] = "N..J..3";
  EXPECT_EQ(error(deal), "contract.talon: found 3, which hands.C has too, expected each card once");
  deal = short_of_trumps();
  deal.contract["points"] = {{"declarer", 1}, {"defenders", 2}};
  EXPECT_EQ(error(deal), "contract.points: found some, expected none: a table is of hands as they were dealt");
  deal = short_of_trumps();
  deal.objective = "tricks";
  EXPECT_EQ(error(deal), "objective: found \"tricks\", expected one of payment points make in double");
  deal = short_of_trumps();
  deal.contract["laid_aside"] = "T.J..J.";
  EXPECT_EQ(error(deal), "contract.laid_aside: found \"T.J..J.\", expected nothing, or the group that was taken too");
  deal = support::lopsided_tarock();
  deal.hands[1].second = "KQT.KJ.Q.NJ.21,9,8";
  EXPECT_EQ(error(deal), "hands.B: found 11 cards, expected 12");
}

}  // namespace
}  // namespace ouverte::games::dreiertarock
