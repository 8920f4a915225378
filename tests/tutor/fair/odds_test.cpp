// Odds whose answers are known: endings in which every layout is tried, reckoned by hand beside each.
#include "tutor/fair/odds.hpp"

#include <chrono>

#include "gmock/gmock.h"
#include "tests/tutor/fair/support.hpp"
#include "tutor/fair/verdict.hpp"

namespace ouverte::tutor::fair {
namespace {

using ::testing::ElementsAre;
using ::testing::UnorderedElementsAre;

constexpr double kExactly = 1e-9;

// All of these: South has four spades with Ace and King, North three and the entry. The Ace has been cashed, North is
// in hand with ♥A and leads a spade, East follows low. East and West have a heart each, played to ♥A, and diamonds.

// West played the Queen to the Ace, East the Eight and now the Nine. East has the Jack beside one of four diamonds in 4
// layouts; West had Queen and Jack with two of four in 6, and would have played the Jack as often: 4 against 3.
constexpr std::string_view kQueenFell = R"({"game": "bridge",
  "hands": {"N": "765.A.2.", "S": "AKT3.2..", "W": "QJ.3.54.", "E": "98.4.76."}, "leader": "S",
  "contract": {"trump": "NT", "declarer": "S", "ending": 5},
  "plays": ["SA", "SQ", "S5", "S8", "H2", "H3", "HA", "H4", "S6", "S9"]})";

TEST(OddsTest, RestrictedChoice) {
  const Odds odds = odds_of(told(kQueenFell), "S", {.goal = 5});
  EXPECT_TRUE(odds.all);
  EXPECT_EQ(odds.layouts, 10u);
  EXPECT_NEAR(card(odds, "ST").chance.value, 4.0 / 7, kExactly);
  EXPECT_NEAR(card(odds, "SK").chance.value, 3.0 / 7, kExactly);
  EXPECT_EQ(card(odds, "ST").chance.low, card(odds, "ST").chance.high);
  EXPECT_THAT(odds.best, ElementsAre("ST"));
  EXPECT_EQ(verdict_of(odds), "clear");
}

TEST(OddsTest, AGoalThatWasAskedForIsNamed) {
  constexpr std::string_view kStandsAlone = R"("ending": 5})";
  std::string slam(kQueenFell);
  slam.replace(slam.find(kStandsAlone), kStandsAlone.size(), R"("level": 7}, "won": {"N": 4, "E": 0, "S": 4, "W": 0})");
  const auto goal = [](std::string_view record, std::optional<int> asked) {
    return goal_of(odds_of(told(record), "S", {.goal = asked}));
  };
  EXPECT_EQ(goal(kQueenFell, std::nullopt), "a best card as the cards lie");
  EXPECT_EQ(goal(kQueenFell, 4), "at least 4 of the 5 tricks");
  EXPECT_EQ(goal(slam, std::nullopt), "the contract is made");
  EXPECT_EQ(goal(slam, 13), "the contract is made");
  EXPECT_EQ(goal(slam, 12), "at least 12 tricks");
}

TEST(OddsTest, WithoutInferenceEveryLayoutIsAsLikelyAsAnother) {
  const Odds odds = odds_of(told(kQueenFell), "S", {.inference = false, .goal = 5});
  EXPECT_NEAR(card(odds, "ST").chance.value, 0.4, kExactly);
  EXPECT_NEAR(card(odds, "SK").chance.value, 0.6, kExactly);
}

// Queen, Ten, Nine and Eight are out: nine cards between the two hands. 4 layouts against 6.
TEST(OddsTest, NineNever) {
  const Odds odds = odds_of(told(R"({"game": "bridge",
    "hands": {"N": "765.A.2.", "S": "AKJ3.2..", "W": "Q8.3.54.", "E": "T9.4.76."}, "leader": "S",
    "contract": {"trump": "NT", "declarer": "S", "ending": 5},
    "plays": ["SA", "S8", "S5", "S9", "H2", "H3", "HA", "H4", "S6", "ST"]})"),
                            "S", {.goal = 5});
  EXPECT_NEAR(card(odds, "SK").chance.value, 0.6, kExactly);
  EXPECT_NEAR(card(odds, "SJ").chance.value, 0.4, kExactly);
}

// Queen, Ten, Nine, Eight and Seven are out: eight cards. West played the Seven, East the Eight and now the Nine. The
// Jack is right where East has the Queen and West the Ten (three layouts; West could have played the Ten, East the Nine
// first: 1/2 · 1/2); the King where it is the other way round (East could have played Nine or Ten, then the Ten: 1/6).
// Four spades with East (1 layout, 1/6) or three with West (3, 1/2 · 1/2) beat both.
TEST(OddsTest, EightEver) {
  const Odds odds = odds_of(told(R"({"game": "bridge",
    "hands": {"N": "654.A.2.", "S": "AKJ3.2..", "W": "QT7.3.5.", "E": "98.4.76."}, "leader": "S",
    "contract": {"trump": "NT", "declarer": "S", "ending": 5},
    "plays": ["SA", "S7", "S4", "S8", "H2", "H3", "HA", "H4", "S5", "S9"]})"),
                            "S", {.goal = 5});
  EXPECT_EQ(odds.layouts, 10u);
  EXPECT_NEAR(card(odds, "SJ").chance.value, 0.75 / (0.75 + 0.5 + 1.0 / 6 + 0.75), kExactly);
  EXPECT_NEAR(card(odds, "SK").chance.value, 0.5 / (0.75 + 0.5 + 1.0 / 6 + 0.75), kExactly);
}

TEST(OddsTest, NothingChangesWhereSuitsAndSeatsAreRenamed) {
  const Odds odds = odds_of(told(R"({"game": "bridge",
    "hands": {"E": ".2.765.A", "W": "..AKT3.2", "N": ".54.QJ.3", "S": ".76.98.4"}, "leader": "W",
    "contract": {"trump": "NT", "declarer": "W", "ending": 5},
    "plays": ["DA", "DQ", "D5", "D8", "C2", "C3", "CA", "C4", "D6", "D9"]})"),
                            "W", {.goal = 5});
  EXPECT_NEAR(card(odds, "DT").chance.value, 4.0 / 7, kExactly);
  EXPECT_NEAR(card(odds, "DK").chance.value, 3.0 / 7, kExactly);
}

constexpr std::string_view kTwoHandsTold = R"({"game": "bridge",
  "hands": {"N": "7654.QJ3.J32.KQ3", "S": "AKT32.AK2.AKQ.A2"}, "contract": {"trump": "NT", "declarer": "S", "level": 7},
  "plays": ["HT", "H3", "H4", "HA", "SA", "SQ", "S4", "S8", "H2", "H6", "HQ", "H5", "S5", "S9"]})";

TEST(OddsTest, HandsThatNobodySeesMayBeLeftOut) {
  const Odds odds = odds_of(told(kTwoHandsTold), "S");
  EXPECT_THAT(odds.best, ElementsAre("ST"));
  EXPECT_FALSE(odds.all);
  EXPECT_EQ(odds.view.seen, "NS");
  EXPECT_LT(card(odds, "SK").chance.high, card(odds, "ST").chance.low);
}

TEST(OddsTest, TheNumberOfThreadsChangesNothing) {
  const Odds one = odds_of(told(kTwoHandsTold), "S", {.most_layouts = 400});
  const Odds four = odds_of(told(kTwoHandsTold), "S", {.most_layouts = 400, .threads = 4});
  ASSERT_EQ(one.cards.size(), four.cards.size());
  EXPECT_EQ(one.effective, four.effective);
  for (std::size_t place = 0; place < one.cards.size(); ++place) {
    EXPECT_EQ(one.cards[place].move, four.cards[place].move);
    EXPECT_EQ(one.cards[place].chance.value, four.cards[place].chance.value);
    EXPECT_EQ(one.cards[place].mean, four.cards[place].mean);
  }
}

TEST(OddsTest, EqualCardsAreWorthTheSame) {
  const Odds odds = odds_of(told(R"({"game": "bridge", "hands": {"W": "AJ92.J2.J32.J432"},
    "contract": {"trump": "H", "declarer": "S", "level": 4}})"),
                            "W", {.most_layouts = 60});
  EXPECT_EQ(card(odds, "D3").chance.value, card(odds, "D2").chance.value);
  EXPECT_EQ(card(odds, "C4").mean, card(odds, "C2").mean);
  EXPECT_EQ(odds.view.seen, "W");
}

// Of the two suits that were led to once, the defenders' cards tell; East showed out of hearts.
TEST(OddsTest, WhoShowsOutHasNone) {
  const Told ending =
      told(R"({"game": "bridge", "hands": {"N": ".A2.32.", "S": ".K3.54.", "W": ".QJT.6.", "E": "..AKQ.2"},
    "leader": "S", "contract": {"trump": "NT", "declarer": "S", "ending": 4}, "plays": ["HK", "HT", "H2", "C2"]})");
  const auto view = ending.game->view(ending.deal, ending.plays, "S");
  ASSERT_TRUE(view.ok()) << view.status();
  EXPECT_THAT(view->pool, ElementsAre("HQ", "HJ", "DA", "DK", "DQ", "D6"));
  ASSERT_EQ(view->hidden.size(), 2u);
  const games::Hidden& east = view->hidden[view->hidden[0].place == "E" ? 0 : 1];
  EXPECT_THAT(east.lacks, ::testing::IsSupersetOf({"HQ", "HJ"}));
  EXPECT_THAT(east.lacks, ::testing::Each(::testing::StartsWith("H")));
  EXPECT_EQ(odds_of(ending, "S").layouts, 4u);  // West has one of four diamonds
}

TEST(OddsTest, AViewHoldsNothingThatThePlayerDoesNotSee) {
  const Told ending = told(kQueenFell);
  const auto view = ending.game->view(ending.deal, ending.plays, "S");
  ASSERT_TRUE(view.ok()) << view.status();
  std::vector<std::string> seats;
  for (const auto& [seat, hand] : view->now.hands) seats.push_back(seat);
  EXPECT_THAT(seats, UnorderedElementsAre("N", "S"));
}

// Nobody has both: what the auction tells is left out, what a person says is not.
TEST(OddsTest, AnAuctionThatNothingFitsIsLeftOut) {
  const Told ending = told(kQueenFell);
  const auto known = read_knows(*ending.game, "W: 30+ hcp");
  ASSERT_TRUE(known.ok()) << known.status();
  const Odds without = odds_of(ending, "S", {.goal = 5});
  const Odds left_out = odds_of(ending, "S", {.auction = *known, .goal = 5});
  EXPECT_TRUE(without.auction_fits);
  EXPECT_FALSE(left_out.auction_fits);
  EXPECT_EQ(left_out.chance.value, without.chance.value);
  EXPECT_TRUE(
      absl::IsNotFound(odds(*ending.game, ending.deal, ending.plays, "S", {.known = *known, .goal = 5}).status()));
}

// In Who's Who the value is twice what the soloist, or less what each partner, writes down. B knows that he is a
// partner.
TEST(OddsTest, MeansInTheScoresThatPlayersWriteDown) {
  constexpr std::string_view kLastTricks = R"({"game": "whos-who", "contract": {"pack": 42},
    "hands": {"A": "AK9765..Q9875.T87.", "B": "QT8.AKT875.J.AQ5.*", "C": "J.QJ96.AKT6.KJ96.*"}, "plays": ["CT", "C5", "CK",
    "C7", "CA", "CJ", "H9", "SK", "HA", "DT", "D7", "DJ", "C9", "C8", "CQ", "H6", "S7", "H8", "HQ", "S5", "HT", "SQ", "SJ",
    "SA"]})";
  const Odds odds = odds_of(told(kLastTricks), "B", {});
  ASSERT_FALSE(odds.cards.empty());
  for (const CardOdds& card : odds.cards) {
    ASSERT_TRUE(card.mean && card.own_mean) << card.move;
    EXPECT_NEAR(*card.own_mean, *card.mean / 2, kExactly) << card.move;
  }
  for (const CardOdds& card : odds_of(told(kQueenFell), "S", {.goal = 5}).cards) EXPECT_FALSE(card.own_mean);
}

// With open hands every card makes four tricks: the Queen of spades is found. Who does not see makes sure of them by
// leading hearts, for West or East must lead spades or give a ruff.
constexpr std::string_view kThrowIn = R"({"game": "bridge",
  "hands": {"N": "KT4.3..3", "E": "765..AK.", "S": "AJ3.2..2", "W": "Q98.A.Q."}, "leader": "S",
  "contract": {"trump": "C", "declarer": "S", "ending": 5}})";

TEST(OddsTest, CertaintyWithOpenHandsMayBeAGuess) {
  const Odds odds = odds_of(told(kThrowIn), "S", {.goal = 4, .chance_only = true});
  EXPECT_TRUE(odds.single_dummy);
  EXPECT_FALSE(odds.settled);
  EXPECT_THAT(odds.best, ElementsAre("H2"));
  EXPECT_EQ(verdict_of(odds), "clear");
  EXPECT_DOUBLE_EQ(odds.chance.value, 1);
  EXPECT_LT(card(odds, "S3").chance.value, 1);
}

TEST(OddsTest, WhatTakesMoreMemoryThanThereIsIsLeftOpen) {
  search::Options search;
  search.memory_mib = 8;
  const Odds odds = odds_of(told(kThrowIn), "S", {.goal = 4, .search = search});
  EXPECT_FALSE(odds.single_dummy);
  EXPECT_TRUE(odds.unsure);
  EXPECT_TRUE(odds.settled);
  EXPECT_EQ(odds.best.size(), odds.cards.size());
}

// What is said of hands is held against what South sees.
TEST(OddsTest, WhatDiffersFromTheHandsSeenIsRefused) {
  const Told ending = told(kQueenFell);
  const auto message = [&](std::string_view knows) {
    const auto known = read_knows(*ending.game, knows);
    EXPECT_TRUE(known.ok()) << known.status();
    const auto found = odds(*ending.game, ending.deal, ending.plays, "S", {.known = *known, .goal = 5});
    return found.ok() ? "" : std::string(found.status().message());
  };
  EXPECT_EQ(message("S: 7 hcp; N: 1 heart; W: HK or SJ; E: S9"), "");
  EXPECT_EQ(message("S: 8+ hcp"), "knows: found \"S: 8+ hcp\", expected what fits the hand that S sees");
  EXPECT_EQ(message("N: no HA"), "knows: found \"N: no HA\", expected what fits the hand that S sees");
  EXPECT_EQ(message("W: SA"), "knows: found \"W: SA\", expected what fits the cards that S sees");
  EXPECT_EQ(message("E: 1+ spades, has SQ"),
            "knows: found \"E: 1+ spades, has SQ\", expected what fits the cards that S sees");
}

// Nothing fits, and that is looked for until the time is over.
TEST(OddsTest, ALimitStrikesWhileLayoutsAreDealt) {
  search::Options search;
  search.deadline = base::Deadline(std::chrono::nanoseconds(1));
  const Told deal = told(kTwoHandsTold);
  const auto known = read_knows(*deal.game, "W: 6-6-1-0; E: 6-6-1-0");
  ASSERT_TRUE(known.ok()) << known.status();
  const Odds odds = odds_of(deal, "S", {.known = *known, .search = search});
  EXPECT_TRUE(odds.stopped);
  EXPECT_EQ(odds.layouts, 0u);
}

}  // namespace
}  // namespace ouverte::tutor::fair
