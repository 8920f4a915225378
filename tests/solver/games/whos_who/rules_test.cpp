// Sides, tricks and scores as the rules page has them.
#include "solver/games/whos_who/rules.hpp"

#include <string>
#include <string_view>
#include <vector>

#include "gtest/gtest.h"
#include "solver/base/status.hpp"
#include "solver/cards/text.hpp"
#include "solver/games/door/game.hpp"
#include "solver/games/whos_who/contract.hpp"

namespace ouverte::games::whos_who {
namespace {

constexpr Seat kA{0}, kB{1}, kC{2};

// A trick about to begin: hands as text, each Joker the next of the two.
State start(const std::vector<std::string>& hands, Seat leader) {
  std::array<CardSet, kPlayers> dealt{};
  CardSet jokers;
  for (std::size_t seat = 0; seat < kPlayers; ++seat) {
    dealt[seat] = *cards::parse_hand(kLargePack, hands[seat], jokers);
    jokers |= dealt[seat] & kJokers;
  }
  State state;
  static_cast<tricks::State<kPlayers>&>(state) = tricks::new_state<kPlayers>(dealt, leader);
  return state;
}

Card card(std::string_view text) { return *cards::parse_card(kLargePack, text); }

std::string texts(CardSet cards) {
  std::string all;
  for (const Card each : cards) all += cards::card_text(kLargePack, each) + " ";
  return all;
}

// Who takes a trick that A leads, everybody playing his only card.
Seat taker(const std::vector<std::string>& hands) {
  State state = start(hands, kA);
  const Game game({kB, PackSize::kSmall}, Objective::kScore);
  for (int i = 0; i < kPlayers; ++i) game.play(state, game.legal(state).lowest());
  EXPECT_TRUE(state.new_trick());
  return state.leader;
}

TEST(WhosWhoRulesTest, TheJokersAsDealtTellTheSoloist) {
  EXPECT_EQ(soloist_of(start({"K....", "....**", "A...."}, kA).hands), kB);
  EXPECT_EQ(soloist_of(start({"....*", "A....", "....*"}, kA).hands), kB);
  EXPECT_EQ(soloist_of(start({"A....", "....*", "....*"}, kA).hands), kA);
}

TEST(WhosWhoRulesTest, TheSecondHighestCardOfTheSuitLedTakesTheTrick) {
  EXPECT_EQ(taker({"A....", "5....", "9...."}), kC);
  EXPECT_EQ(taker({"9....", "5....", "A...."}), kA);
  EXPECT_EQ(taker({"5....", "9....", "A...."}), kB);
  EXPECT_EQ(taker({"K....", "5....", ".A..."}), kB);  // the lower of two
  EXPECT_EQ(taker({"5....", ".A...", "K...."}), kA);
  EXPECT_EQ(taker({"5....", ".A...", ".K..."}), kA);  // nobody followed
}

TEST(WhosWhoRulesTest, AJokerIsLedOnlyByAPlayerWhoHoldsNothingButJokers) {
  const Game game({kA, PackSize::kSmall}, Objective::kScore);
  EXPECT_EQ(texts(game.legal(start({"K..5..*", ".A...", "A...."}, kA))), "SK D5 ");
  EXPECT_EQ(texts(game.legal(start({"....**", ".A...", "A...."}, kA))), "* ");  // the two are alike
}

TEST(WhosWhoRulesTest, APlayerWhoCanFollowMust) {
  const Game game({kA, PackSize::kSmall}, Objective::kScore);
  State state = start({"K9....", "A.7...*", ".Q8...*"}, kA);
  game.play(state, card("S9"));
  EXPECT_EQ(texts(game.legal(state)), "SA ");
  game.play(state, card("SA"));
  EXPECT_EQ(texts(game.legal(state)), "H8 HQ * ");
}

TEST(WhosWhoRulesTest, WhereAJokerIsLedTheOthersAreFree) {
  const Game game({kC, PackSize::kSmall}, Objective::kScore);
  State state = start({"....*", "A.7...", "Q8....*"}, kA);
  game.play(state, game.legal(state).lowest());
  EXPECT_EQ(texts(game.legal(state)), "SA H7 ");
  game.play(state, card("SA"));
  EXPECT_EQ(texts(game.legal(state)), "S8 SQ * ");
}

TEST(WhosWhoRulesTest, TheTrickOfAJokerIsGivenByItsPlayerToAnyoneWhoThenLeads) {
  const Game game({kC, PackSize::kSmall}, Objective::kScore);
  for (int taker = 0; taker < kPlayers; ++taker) {
    State state = start({"K9....", "A7....", ".Q...*"}, kA);
    game.play(state, card("S9"));
    game.play(state, card("SA"));
    game.play(state, (state.hands[2] & kJokers).lowest());
    ASSERT_TRUE(state.waits());
    EXPECT_EQ(state.to_move(), kC);
    EXPECT_EQ(game.legal(state), kGivings);
    game.play(state, giving_to(static_cast<Seat>(taker)));
    EXPECT_EQ(state.leader, static_cast<Seat>(taker));
    EXPECT_EQ(state.to_move(), static_cast<Seat>(taker));
    EXPECT_EQ(state.won[static_cast<std::size_t>(taker)], 1);
    EXPECT_EQ(state.live, state.hands[0] | state.hands[1] | state.hands[2]);
  }
}

TEST(WhosWhoRulesTest, TheSoloistGivesATrickWithBothJokers) {
  const Game game({kA, PackSize::kSmall}, Objective::kScore);
  State state = start({"K9....", ".7...*", ".Q...*"}, kA);
  game.play(state, card("S9"));
  game.play(state, (state.hands[1] & kJokers).lowest());
  game.play(state, (state.hands[2] & kJokers).lowest());
  ASSERT_TRUE(state.waits());
  EXPECT_EQ(state.to_move(), kA);
}

// The four ways for a deal to end, with both packs.
TEST(WhosWhoRulesTest, TheSoloistWinsInTheMiddleAloneOrByAMajority) {
  EXPECT_TRUE(soloist_wins(4, 3, 7) && soloist_wins(4, 7, 3));   // in the middle
  EXPECT_FALSE(soloist_wins(3, 4, 7) || soloist_wins(7, 4, 3));  // lowest; highest
  EXPECT_TRUE(soloist_wins(0, 7, 7) && soloist_wins(6, 4, 4));   // the partners level
  EXPECT_FALSE(soloist_wins(6, 6, 2) || soloist_wins(4, 4, 6));  // level with one
  EXPECT_TRUE(soloist_wins(8, 6, 0) && soloist_wins(14, 0, 0));  // 8 of 14
  EXPECT_FALSE(soloist_wins(7, 5, 2));
  EXPECT_TRUE(soloist_wins(10, 8, 0));  // 10 of 18
  EXPECT_FALSE(soloist_wins(9, 8, 1) || soloist_wins(6, 6, 6));
}

TEST(WhosWhoRulesTest, TheWinnerScoresTenAndTheSoloistsTricks) {
  EXPECT_EQ(value_of(Objective::kScore, 4, 3, 7), 28);
  EXPECT_EQ(value_of(Objective::kScore, 7, 3, 4), -34);
  EXPECT_EQ(value_of(Objective::kScore, 0, 7, 7), 20);
  EXPECT_EQ(value_of(Objective::kScore, 0, 6, 8), -20);
  EXPECT_EQ(value_of(Objective::kMake, 4, 3, 7), 1);
  EXPECT_EQ(value_of(Objective::kMake, 7, 3, 4), 0);
}

// The page's numbers are the code's.
TEST(WhosWhoRulesTest, ThePageSaysWhatTheCodeDoes) {
  const std::string_view page = find_game("whos-who")->rules();
  const auto says = [&](const std::string& words) { return page.find(words) != std::string_view::npos; };
  for (const ObjectiveText& each : kObjectives) EXPECT_TRUE(says(base::str("- `", each.text, "`"))) << each.text;
  EXPECT_TRUE(says(base::str("- `", kObjectives.front().text, "` (default)")));
  EXPECT_TRUE(says(base::str(pack_text(PackSize::kSmall).text, " cards: A K Q J T 9 8 7 6 5")));
  EXPECT_TRUE(says(base::str("; ", all_tricks(PackSize::kSmall), " each.")));
  EXPECT_TRUE(says(base::str("two Jokers, ", all_tricks(PackSize::kLarge), " each.")));
  EXPECT_EQ(pack_text(PackSize::kLarge).cards, kSuitCards.size() + kJokers.size());
  EXPECT_TRUE(says("8 or more of 14 (10 or more of 18)"));
  EXPECT_TRUE(soloist_wins(8, 6, 0) && soloist_wins(10, 8, 0));
}

}  // namespace
}  // namespace ouverte::games::whos_who
