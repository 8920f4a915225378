// Cards taken out of hands and dealt again, in random positions of every game.
#include "puzzles/verify/cards.hpp"

#include <algorithm>

#include "gmock/gmock.h"
#include "gtest/gtest.h"
#include "tests/support/cases.hpp"
#include "tests/support/endings.hpp"
#include "tests/support/every_game.hpp"

namespace ouverte::puzzles {
namespace {

using ::testing::Contains;
using ::testing::ElementsAre;

std::vector<std::string> texts(const std::vector<HeldCard>& cards) {
  std::vector<std::string> texts;
  for (const HeldCard& card : cards) texts.push_back(card.text);
  return texts;
}

class VerifyCardsTest : public ::testing::TestWithParam<std::string> {
 protected:
  const games::Game& game_ = *games::find_game(GetParam());
};

TEST_P(VerifyCardsTest, DealtToTheHandsTheyWereInTheyMakeTheSamePosition) {
  base::Random random(5);
  for (int round = 0; round < support::rounds(4); ++round)
    for (const support::Case& chosen : support::cases_of(game_)) {
      const auto at = support::random_ending(game_, chosen, 1 + random.below(30), random);
      ASSERT_NE(at, nullptr);
      if (at->over() || at->possible().exact()) continue;
      const games::Setup setup = at->setup();
      const std::vector<HeldCard> cards = held_cards(game_, setup);
      std::vector<std::size_t> hands;
      for (const HeldCard& card : cards) hands.push_back(card.hand);
      const auto again = game_.position(dealt_anew(setup, cards, hands));
      ASSERT_TRUE(again.ok()) << again.status();
      EXPECT_EQ((*again)->setup(), setup);
      // Whatever can be played is held.
      const std::vector<std::string> held = texts(cards);
      for (const std::string& move : at->moves()) {
        if (move.starts_with('>')) continue;
        EXPECT_THAT(held, Contains(move.substr(0, move.find_first_of("+>"))));
      }
      EXPECT_TRUE(std::ranges::is_sorted(cards, [](const HeldCard& a, const HeldCard& b) {
        return a.suit != b.suit ? a.suit < b.suit : a.rank > b.rank;
      }));
    }
}

TEST(VerifyCardsOfHandsTest, RanksOfEveryPackFallAsTheyAreWritten) {
  const games::Game& tarock = *games::find_game("dreiertarock");
  games::Setup setup;
  setup.hands = {{"A", "KT.1..J.*,2"}, {"B", "-"}, {"C", "..QN..21,14"}};
  EXPECT_THAT(texts(held_cards(tarock, setup)), ElementsAre("SK", "ST", "H1", "DQ", "DN", "CJ", "*", "21", "14", "2"));
  const games::Game& jokers = *games::find_game("whos-who");
  setup.hands = {{"A", "A9...5.*"}, {"B", "T....*"}, {"C", "...6."}};
  EXPECT_THAT(texts(held_cards(jokers, setup)), ElementsAre("SA", "ST", "S9", "C6", "C5", "*", "*"));
}

TEST(VerifyCardsOfHandsTest, CardsOnTheTableStay) {
  const games::Game& bridge = *games::find_game("bridge");
  games::Setup setup;
  setup.hands = {{"N", "A...2"}, {"E", "K...3"}, {"S", "Q...4"}, {"W", "J...5"}};
  setup.leader = "E";
  setup.table = {"SK"};
  const auto cards = held_cards(bridge, setup);
  EXPECT_THAT(texts(cards), ElementsAre("SA", "SQ", "SJ", "C5", "C4", "C3", "C2"));
  const std::vector<HeldCard> pair = {cards[0], cards[1]};
  const std::vector<std::size_t> hands = {2, 0};
  const games::Setup exchanged = dealt_anew(setup, pair, hands);
  EXPECT_EQ(exchanged.hands[0].second, "Q...2");
  EXPECT_EQ(exchanged.hands[2].second, "A...4");
}

INSTANTIATE_TEST_SUITE_P(Games, VerifyCardsTest, ::testing::ValuesIn(support::game_names()), support::name_of_test);

}  // namespace
}  // namespace ouverte::puzzles
