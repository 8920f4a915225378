// The analysis of the bidding through the door.
#include <algorithm>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "gtest/gtest.h"
#include "solver/base/status.hpp"
#include "solver/games/door/game.hpp"
#include "tests/solver/games/solo_whist/the_game.hpp"

namespace ouverte::games::solo_whist {
namespace {

using base::Json;

search::Options small_table() {
  search::Options options;
  options.memory_mib = 16;
  options.limits.time = std::chrono::seconds(5);
  return options;
}

// Everybody has a suit of his own; North leads.
games::Setup four_suits() {
  games::Setup setup;
  setup.game = "solo-whist";
  setup.dealer = "W";
  setup.hands = {
      {"N", "AKQJT98765432..."}, {"E", ".AKQJT98765432.."}, {"S", "..AKQJT98765432."}, {"W", "...AKQJT98765432"}};
  setup.contract = {{"trump", "H"}};
  return setup;
}

// The first line with these fields.
Json line_with(const DealTable& table, const Json& fields) {
  for (const Json& line : table.json.at("contracts")) {
    bool same = true;
    for (const auto& [key, value] : fields.items()) same = same && line.contains(key) && line.at(key) == value;
    if (same) return line;
  }
  return {};
}

TEST(SoloWhistTableTest, EveryContractOfEveryPlayerIsThere) {
  const auto table = the_game().table(four_suits(), {}, {}, small_table(), nullptr);
  ASSERT_TRUE(table.ok()) << table.status();
  EXPECT_FALSE(table->stopped);
  // Six pairs; four seats in seven of the others, and four suits of solo and abundance each.
  EXPECT_EQ(table->json.at("contracts").size(), 6u + 7u * 4u + 2u * 4u * 4u);
  EXPECT_EQ(line_with(*table, {{"name", "prop-cop"}, {"partners", {"N", "E"}}}).dump(),
            R"({"name":"prop-cop","partners":["N","E"],"trump":"H","tricks":13,"made":true,"payment":80})");
  EXPECT_EQ(line_with(*table, {{"name", "solo"}, {"soloist", "E"}}).dump(),
            R"({"name":"solo","soloist":"E","trump":"H","tricks":13,"made":true,"payment":78})");
  EXPECT_EQ(line_with(*table, {{"name", "solo"}, {"soloist", "N"}}).dump(),
            R"({"name":"solo","soloist":"N","trump":"H","tricks":0,"made":false,"payment":-60})");
  EXPECT_EQ(line_with(*table, {{"name", "misere"}, {"soloist", "E"}}).dump(),
            R"({"name":"misere","soloist":"E","trump":"NT","tricks":0,"made":true,"payment":60})");
  EXPECT_EQ(line_with(*table, {{"name", "misere-ouverte"}, {"soloist", "N"}}).dump(),
            R"({"name":"misere-ouverte","soloist":"N","trump":"NT","tricks":{"lower":1,"upper":13},"made":false,)"
            R"("payment":-120})");
  EXPECT_EQ(line_with(*table, {{"name", "abundance"}, {"soloist", "S"}, {"trump", "D"}}).at("payment"), 126);
  EXPECT_EQ(line_with(*table, {{"name", "royal-abundance"}, {"soloist", "S"}}).at("payment"), -171);
  EXPECT_EQ(line_with(*table, {{"name", "slam"}, {"soloist", "W"}}).at("payment"), 180);
  EXPECT_EQ(line_with(*table, {{"name", "general-misere"}, {"for", "N"}}).at("payment"), -30);
  EXPECT_EQ(line_with(*table, {{"name", "competitive-misere"}, {"for", "E"}}).at("payment"), 10);
  EXPECT_EQ(line_with(*table, {{"name", "royal-misere"}, {"for", "E"}}).dump(),
            R"({"name":"royal-misere","trump":"H","for":"E","payment":-30})");
}

TEST(SoloWhistTableTest, RowsAreContractsAndColumnsAreSeats) {
  const auto table = the_game().table(four_suits(), {}, {}, small_table(), nullptr);
  ASSERT_TRUE(table.ok());
  EXPECT_EQ(table->headings, (std::vector<std::string>{"contract", "trump", "N", "E", "S", "W"}));
  ASSERT_EQ(table->rows.size(), 3u + 7u + 2u * 4u);
  EXPECT_EQ(table->rows[0], (std::vector<std::string>{"prop-cop with N", "H", "", "+80 (13)", "-104 (0)", "-104 (0)"}));
  EXPECT_EQ(table->rows[3], (std::vector<std::string>{"solo", "H", "-60 (0)", "+78 (13)", "-60 (0)", "-60 (0)"}));
  EXPECT_EQ(table->rows[4],
            (std::vector<std::string>{"solo (Kimberley)", "S", "+78 (13)", "-60 (0)", "-60 (0)", "-60 (0)"}));
  EXPECT_EQ(table->rows[7], (std::vector<std::string>{"misère", "", "-60", "+60", "+60", "+60"}));
}

TEST(SoloWhistTableTest, WithoutASuitTurnedEachIsTried) {
  games::Setup setup = four_suits();
  setup.contract = Json::object();
  const auto table = the_game().table(setup, {}, {}, small_table(), nullptr);
  ASSERT_TRUE(table.ok());
  EXPECT_EQ(line_with(*table, {{"name", "solo"}, {"soloist", "W"}, {"trump", "C"}}).at("tricks"), 13);
  const auto tagged = the_game().table(setup, {{"Trump", "C"}}, {}, small_table(), nullptr);
  EXPECT_TRUE(line_with(*tagged, {{"name", "royal-abundance"}, {"trump", "S"}}).is_null());
  EXPECT_FALSE(table->auction.has_value()) << "nobody knows what a solo is";
  EXPECT_TRUE(tagged->auction.has_value());
}

TEST(SoloWhistTableTest, ASoloInAnotherSuitIsAKimberley) {
  const auto table = the_game().table(four_suits(), {}, {}, small_table(), nullptr);
  ASSERT_TRUE(table.ok());
  EXPECT_EQ(line_with(*table, {{"name", "solo"}, {"soloist", "S"}, {"trump", "D"}}).dump(),
            R"({"name":"solo","soloist":"S","trump":"D","turned":"H","tricks":13,"made":true,"payment":78})");
}

// North, eldest, has every spade, and a slam leads them himself; the others have theirs, and each can make a slam: the
// first to bid it has it.
TEST(SoloWhistTableTest, TheAuctionIsBroughtToItsEnd) {
  const std::vector<std::string> calls = {"Pass", "Solo", "Slam", "AP"};
  const auto table = the_game().table(four_suits(), {}, calls, small_table(), nullptr);
  ASSERT_TRUE(table.ok());
  ASSERT_TRUE(table->auction.has_value());
  const Auction& auction = *table->auction;
  std::string line;
  for (const Auction::Call& call : auction.calls) line += call.seat + " " + call.call + ", ";
  EXPECT_EQ(line, "N Slam, E Pass, S Pass, W Pass, ");
  EXPECT_EQ(auction.worth, (std::vector{180, -60, -60, -60}));
  EXPECT_EQ(auction.contract, Json({{"name", "slam"}, {"soloist", "N"}, {"trump", "NT"}, {"turned", "H"}}));
  // After a slam the others have nothing left but to pass.
  EXPECT_EQ(auction.words,
            (std::vector<std::string>{"It comes to slam by North: N +180  E -60  S -60  W -60.",
                                      "North: slam is worth +180 to him; his best other call, pass, -60."}));
  ASSERT_EQ(auction.judged.size(), 5u);
  EXPECT_EQ(auction.judged[0].better, "Slam");
  EXPECT_EQ(auction.judged[1].better, "Slam");
  EXPECT_EQ(auction.judged[1].after, -60);
  EXPECT_EQ(auction.judged[2].better, "");
}

TEST(SoloWhistTableTest, PaymentsAreThoseOfTheTable) {
  games::Setup setup = four_suits();
  setup.contract["payments"] = "solo=4+1 slam=1";
  const auto table = the_game().table(setup, {}, {}, small_table(), nullptr);
  ASSERT_TRUE(table.ok());
  EXPECT_EQ(line_with(*table, {{"name", "solo"}, {"soloist", "E"}}).dump(),
            R"({"name":"solo","soloist":"E","trump":"H","tricks":13,"made":true,"payment":36})");
  EXPECT_EQ(line_with(*table, {{"name", "slam"}, {"soloist", "W"}}).at("payment"), 3);
  EXPECT_EQ(table->auction->contract.at("payments"), "solo=4+1 slam=1");
}

TEST(SoloWhistTableTest, WrongInputIsNamed) {
  const auto error = [](const games::Setup& setup, const Tags& tags) {
    return base::message(the_game().table(setup, tags, {}, small_table(), nullptr).status());
  };
  games::Setup setup = four_suits();
  setup.dealer = "";
  EXPECT_EQ(error(setup, {}), "dealer: found nothing, expected the seat that dealt, or the seat that leads");
  setup.contract = Json::object();
  EXPECT_EQ(error(setup, {{"Dealer", "N"}, {"Trump", "Z"}}), "Trump: found \"Z\", expected one of S H D C NT");
  setup.hands[0].second = "AKQJT9876543...";
  EXPECT_EQ(error(setup, {{"Dealer", "N"}}), "hands.N: found 12 cards, expected 13");
}

TEST(SoloWhistDealTest, ARandomDealHasADealerAndASuitTurned) {
  base::Random random(11);
  const games::Setup setup = the_game().random_deal(random);
  EXPECT_EQ(setup.hands.size(), 4u);
  EXPECT_FALSE(setup.dealer.empty());
  // The dealer's last card is turned up: he holds it, everyone knows it, and it is its suit that is turned.
  const std::string card = setup.contract.at("turned");
  EXPECT_EQ(setup.contract.at("trump"), card.substr(0, 1));
  const auto cards_of = [&](std::string_view seat) {
    for (const auto& [letter, hand] : setup.hands)
      if (letter == seat) return cards_of_hand(hand);
    return std::vector<std::string>();
  };
  const std::vector<std::string> dealers = cards_of(setup.dealer);
  EXPECT_NE(std::ranges::find(dealers, card), dealers.end());
  games::Setup played = setup;
  played.contract["name"] = "misere";
  played.contract["soloist"] = setup.dealer;
  played.contract["trump"] = "NT";
  for (const char seat : std::string_view("NESW")) {
    const auto view = the_game().view(played, {}, std::string(1, seat));
    ASSERT_TRUE(view.ok()) << view.status();
    for (const Hidden& hidden : view->hidden)
      EXPECT_EQ(hidden.known, hidden.place == setup.dealer ? std::vector{card} : std::vector<std::string>());
  }
  const auto another = std::ranges::find_if(setup.hands, [&](const auto& hand) { return hand.first != setup.dealer; });
  played.contract["turned"] = cards_of(another->first).front();
  EXPECT_TRUE(base::message(the_game().position(played).status()).starts_with("contract.turned: found "));
  base::Random again(11);
  EXPECT_TRUE(the_game().random_deal(again) == setup);
}

// Dealing for a contract, the dealer's last card is turned up: it is of the suit that the contract names.
TEST(SoloWhistDealTest, ADealForAContractHasItsCardTurnedUp) {
  struct Wanted {
    std::string_view text, suit;
  };
  for (const Wanted& wanted : {Wanted{"solo by S, trump D", "D"}, Wanted{"royal misère, trump C", "C"},
                               Wanted{"Kimberley by E, trump H, turned S", "S"}, Wanted{"misère E", ""},
                               Wanted{"abundance W, trump S, turned H3", "H"}, Wanted{"misère E, turned D", "D"}}) {
    const auto contract = the_game().contract_from_text(wanted.text);
    ASSERT_TRUE(contract.ok()) << contract.status();
    base::Random random(23);
    for (int deal = 0; deal < 20; ++deal) {
      games::Setup setup = the_game().random_start(*contract, random);
      const std::string card = setup.contract.at("turned");
      ASSERT_EQ(card.size(), 2u);
      EXPECT_TRUE(card.starts_with(wanted.suit)) << wanted.text << ": " << card;
      const auto hand = std::ranges::find(setup.hands, setup.dealer, &std::pair<std::string, std::string>::first);
      const std::vector<std::string> cards = cards_of_hand(hand->second);
      EXPECT_NE(std::ranges::find(cards, card), cards.end());
      setup.guarantee = contract->free_for_all() ? "S" : "";
      EXPECT_TRUE(the_game().position(setup).ok());
    }
  }
}

}  // namespace
}  // namespace ouverte::games::solo_whist
