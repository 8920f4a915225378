// Bids, sides and scores as the rules page has them.
#include "solver/games/hoodwink/rules.hpp"

#include <algorithm>
#include <string_view>

#include "gtest/gtest.h"
#include "solver/base/status.hpp"
#include "solver/cards/text.hpp"
#include "solver/games/door/game.hpp"
#include "solver/games/hoodwink/contract.hpp"
#include "solver/games/shared/names.hpp"

namespace ouverte::games::hoodwink {
namespace {

constexpr Seat kA{0}, kB{1}, kC{2};

Suit suit(char letter) { return *trump_of(std::string(1, letter)).value(); }
Sides sides(std::string_view bids) { return sides_by_suit({suit(bids[0]), suit(bids[1]), suit(bids[2])}); }
Card card(std::string_view text) { return *cards::parse_card(kPack, text); }
CardSet hand(std::string_view text) { return *cards::parse_hand(kPack, text); }

TEST(HoodwinkBidsTest, TwoTheSameAreAgainstTheThirdWhoseSuitIsTrump) {
  EXPECT_EQ(sides("SSH"), (Sides{Suit::kHearts, kC}));
  EXPECT_EQ(sides("DCD"), (Sides{Suit::kClubs, kB}));
  EXPECT_EQ(sides("HCC"), (Sides{Suit::kHearts, kA}));
}

TEST(HoodwinkBidsTest, AllDifferentMakeTheFourthSuitTrumpAndTheSameColoursPartners) {
  EXPECT_EQ(sides("SHC"), (Sides{Suit::kDiamonds, kB}));
  EXPECT_EQ(sides("SCD"), (Sides{Suit::kHearts, kC}));
  EXPECT_EQ(sides("SHD"), (Sides{Suit::kClubs, kA}));
  EXPECT_EQ(sides("HDC"), (Sides{Suit::kSpades, kC}));
}

TEST(HoodwinkBidsTest, AllTheSameMakeTheHighestAndTheLowestPartners) {
  EXPECT_EQ(sides_by_rank({card("SK"), card("SA"), card("S7")}), (Sides{Suit::kSpades, kA}));
  EXPECT_EQ(sides_by_rank({card("D9"), card("DT"), card("DJ")}), (Sides{Suit::kDiamonds, kB}));
  EXPECT_EQ(sides_by_rank({card("CA"), card("C7"), card("C8")}), (Sides{Suit::kClubs, kC}));
}

TEST(HoodwinkBidsTest, DisciplinedBidsAreTheTopOfTheLongestSuit) {
  EXPECT_EQ(disciplined_bid(hand("AKQ.T987.JT.87.")), card("HT"));
  EXPECT_EQ(disciplined_bid(hand("AK8.KQJ9.AJT9..")), card("DA"));
  EXPECT_EQ(disciplined_bid(hand("AK8.AQJ9.AQT9..")), card("HA"));
  EXPECT_EQ(disciplined_bid(hand("98.AQJ9.K.AQJ9.")), card("HA"));
  // The Joker belongs to no suit yet.
  EXPECT_EQ(disciplined_bid(hand("A.987.A87.AKJ.*")), card("CA"));
}

int score_of(Tricks won, Seat player, Scoring scoring) {
  return scores(won, kA, scoring)[static_cast<std::size_t>(player)];
}

// The figures of the lines that begin with "Check" on the page. A is the Hood.
TEST(HoodwinkScoresTest, BasicScoringGivesTheFiguresOfThePage) {
  EXPECT_EQ(score_of({5, 5, 1}, kA, Scoring::kBasic), 35);
  EXPECT_EQ(score_of({3, 3, 5}, kA, Scoring::kBasic), 33);
  EXPECT_EQ(score_of({1, 9, 1}, kA, Scoring::kBasic), 31);
  EXPECT_EQ(score_of({9, 2, 0}, kA, Scoring::kBasic), 29);
  EXPECT_EQ(score_of({1, 5, 5}, kA, Scoring::kBasic), 1);
  EXPECT_EQ(score_of({1, 5, 5}, kB, Scoring::kBasic), 15);
  EXPECT_EQ(score_of({1, 5, 5}, kC, Scoring::kBasic), 15);
  EXPECT_EQ(score_of({11, 0, 0}, kA, Scoring::kBasic), 11);
  EXPECT_EQ(score_of({11, 0, 0}, kB, Scoring::kBasic), 10);
  EXPECT_EQ(score_of({4, 4, 3}, kA, Scoring::kBasic), 24);
  EXPECT_EQ(score_of({4, 4, 3}, kB, Scoring::kBasic), 4);
}

TEST(HoodwinkScoresTest, SwingScoringGivesTheFiguresOfThePage) {
  EXPECT_EQ(score_of({5, 4, 2}, kA, Scoring::kSwing), 25);
  EXPECT_EQ(score_of({3, 3, 5}, kA, Scoring::kSwing), 43);
  EXPECT_EQ(score_of({3, 3, 5}, kB, Scoring::kSwing), 3);
  EXPECT_EQ(score_of({0, 11, 0}, kA, Scoring::kSwing), 220);
  EXPECT_EQ(score_of({5, 3, 3}, kB, Scoring::kSwing), 33);
  EXPECT_EQ(score_of({11, 0, 0}, kB, Scoring::kSwing), 0);
}

TEST(HoodwinkScoresTest, NoSplitGivesTheHoodMoreThanThePageSays) {
  int most = 0;
  for (int h = 0; h <= kAllTricks; ++h)
    for (int p = 0; h + p <= kAllTricks; ++p) {
      const Tricks won = {static_cast<std::uint8_t>(h), static_cast<std::uint8_t>(p),
                          static_cast<std::uint8_t>(kAllTricks - h - p)};
      most = std::max(most, score_of(won, kA, Scoring::kBasic));
    }
  EXPECT_EQ(most, 35);
}

TEST(HoodwinkFreePartnersTest, EqualNumbersMakePartnersAndTheRuleDecidesOtherwise) {
  for (const FreeRule rule : {FreeRule::kNone, FreeRule::kMiddle, FreeRule::kLast, FreeRule::kFirst})
    EXPECT_EQ(free_hood({4, 3, 4}, rule, 0, 2), 1);
  EXPECT_EQ(free_hood({2, 3, 6}, FreeRule::kNone, 0, 2), kNobody);
  EXPECT_EQ(free_hood({2, 3, 6}, FreeRule::kMiddle, 0, 2), 1);
  EXPECT_EQ(free_hood({2, 3, 6}, FreeRule::kLast, 0, 2), 2);
  EXPECT_EQ(free_hood({2, 3, 6}, FreeRule::kFirst, 0, 2), 0);
}

Game free_game(FreeRule rule, Scoring scoring, Seat player) {
  const Contract contract{
      .trumps = CardSet::of(Suit::kSpades), .free = true, .hood = {}, .free_rule = rule, .scoring = scoring};
  return {contract, Objective::kScore, player};
}

TEST(HoodwinkFreePartnersTest, ThePlayersSettleAsTheSidesTurnOut) {
  State state;
  state.won = {2, 3, 6};
  state.leader = kC;
  // No bonuses: 2, 3 and 6.
  EXPECT_EQ(free_game(FreeRule::kNone, Scoring::kBasic, kC).value(state), 12 - 5);
  // B is the Hood of three: 3 + 20.
  EXPECT_EQ(free_game(FreeRule::kMiddle, Scoring::kBasic, kB).value(state), 46 - 8);
  EXPECT_EQ(free_game(FreeRule::kMiddle, Scoring::kBasic, kC).value(state), 12 - 25);
  // C is the Hood of six, and the others differ by one: 6 + 10.
  EXPECT_EQ(free_game(FreeRule::kLast, Scoring::kSwing, kC).value(state), 32 - 5);
  state.won = {3, 5, 3};
  EXPECT_EQ(free_game(FreeRule::kNone, Scoring::kSwing, kA).value(state), 66 - 38);
}

TEST(HoodwinkObjectivesTest, TheHoodSettlesWithBothPartners) {
  Contract contract;
  contract.trumps = CardSet::of(Suit::kHearts);
  contract.hood = kB;
  State state;
  state.won = {5, 5, 1};
  EXPECT_EQ(Game(contract, Objective::kScore).value(state), 2 * 35 - 6);
  EXPECT_EQ(Game(contract, Objective::kMake).value(state), 1);
  state.won = {2, 7, 2};
  EXPECT_EQ(Game(contract, Objective::kScore).value(state), 2 * 7 - 24);
  EXPECT_EQ(Game(contract, Objective::kMake).value(state), 0);
}

TEST(HoodwinkPlayTest, TheJokerIsTheLowestTrumpAndFollowsToTrumps) {
  Contract contract;
  contract.trumps = CardSet::of(Suit::kDiamonds);
  const Game game(contract, Objective::kScore);
  const Card joker = joker_of(Suit::kDiamonds);
  State state;
  static_cast<tricks::State<kPlayers>&>(state) =
      tricks::new_state<kPlayers>({CardSet(card("D7")) | CardSet(card("SA")), CardSet(joker) | CardSet(card("HA")),
                                   CardSet(card("S8")) | CardSet(card("S7"))},
                                  kA);
  game.play(state, card("D7"));
  EXPECT_EQ(game.legal(state), CardSet(joker));
  game.play(state, joker);
  game.play(state, card("S8"));
  EXPECT_EQ(state.leader, kA);
  game.play(state, card("SA"));
  game.play(state, card("HA"));
  game.play(state, card("S7"));
  EXPECT_EQ(state.won, (Tricks{2, 0, 0}));
}

TEST(HoodwinkRulesPageTest, ThePageListsTheSameOptionsAsTheCode) {
  const std::string_view page = find_game("hoodwink")->rules();
  const auto says = [&](std::string_view text) { return page.find(text) != std::string_view::npos; };
  EXPECT_TRUE(says("`scoring=swing`"));
  EXPECT_EQ(kScorings.size(), 2u);
  for (const auto& rule : kFreeRules) EXPECT_TRUE(says(base::str("`", rule.text, "` "))) << rule.text;
  EXPECT_TRUE(says("one of four rules"));
  EXPECT_EQ(kFreeRules.size(), 4u);
  for (const auto& objective : kObjectives) {
    const bool is_default = objective.value == kHoodObjectives.front();
    EXPECT_TRUE(says(base::str("- `", objective.text, "`", is_default ? " (default)" : "", ":"))) << objective.text;
  }
  EXPECT_TRUE(says("objective `score` only"));
  EXPECT_EQ(kFreeObjectives.size(), 1u);
  EXPECT_TRUE(says(base::str(kPack.cards.size(), " cards")));
  EXPECT_TRUE(says(base::str("; ", kAllTricks, " each")));
}

}  // namespace
}  // namespace ouverte::games::hoodwink
