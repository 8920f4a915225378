// Guesses of bridge: what sampling takes for guessed right, alpha-mu does not.
#include <map>
#include <string>
#include <vector>

#include "gmock/gmock.h"
#include "gtest/gtest.h"
#include "tests/tutor/fair/plain_strategies.hpp"
#include "tests/tutor/fair/redealt.hpp"
#include "tutor/fair/alpha_mu.hpp"
#include "tutor/fair/equal_cards.hpp"

namespace ouverte::tutor::fair {
namespace {

const games::Game& bridge() { return *games::find_game("bridge"); }

using Hands = std::vector<std::pair<std::string, std::string>>;

// Every way that the cards of East and West can lie; declarer, in his seat, wants so many of the tricks left.
std::vector<LayoutPoint> every_layout(const Hands& hands, const std::string& leader, const std::string& trump,
                                      int tricks) {
  games::Setup setup;
  setup.hands = hands;
  setup.leader = leader;
  setup.contract = {{"trump", trump}, {"declarer", "S"}};
  std::vector<LayoutPoint> layouts;
  for (const games::Setup& deal : every_deal(setup, "EW")) {
    auto position = bridge().position(deal);
    EXPECT_TRUE(position.ok()) << position.status().message();
    layouts.push_back({.position = *std::move(position), .weight = 1, .goal = tricks, .high = true});
  }
  return layouts;
}

std::map<std::string, double> chances(std::span<const LayoutPoint> layouts, int own_moves,
                                      std::vector<std::vector<std::string>> equal = {}) {
  const auto solver = bridge().solver({});
  const AlphaMuAnswer found =
      alpha_mu(layouts, {.seats = "NS", .own_moves = own_moves, .equal = std::move(equal)}, *solver);
  std::map<std::string, double> chances;
  for (const AlphaMuMove& move : found.moves)
    for (const std::string& card : move.moves) chances[card] = move.chance;
  return chances;
}

TEST(AlphaMuGuesses, TheQueenEitherWayIsAGuess) {
  const auto layouts = every_layout({{"N", "KJ2..."}, {"E", "Q98..."}, {"S", "AT3..."}, {"W", "765..."}}, "S", "NT", 3);
  ASSERT_EQ(layouts.size(), 20U);
  const auto sampled = chances(layouts, 1);
  EXPECT_DOUBLE_EQ(sampled.at("S3"), 1);  // dummy will know which card to play
  EXPECT_DOUBLE_EQ(sampled.at("SA"), 0.5);
  for (const auto& [card, chance] : chances(layouts, 2)) EXPECT_DOUBLE_EQ(chance, 0.5) << card;
  for (const auto& [card, chance] : chances(layouts, kToTheEnd)) EXPECT_DOUBLE_EQ(chance, 0.5) << card;
}

TEST(AlphaMuGuesses, CardsThatAreEqualAreOneMoveAndTellNothing) {
  const Hands hands = {{"N", "AT2..."}, {"E", "QJ..K."}, {"S", "K43..."}, {"W", "98..Q."}};
  const auto layouts = every_layout(hands, "S", "NT", 3);
  const std::vector<std::string> ranks = {"SA", "SK", "SQ", "SJ", "ST", "S9", "S8", "S4", "S3", "S2"};
  const std::vector<std::string> hidden = {"SQ", "SJ", "S9", "S8", "DK", "DQ"};
  const auto equal = equal_cards(std::vector<std::vector<std::string>>{ranks, {"DK", "DQ"}}, hidden, {});
  EXPECT_THAT(equal, testing::ElementsAre(testing::ElementsAre("SQ", "SJ"), testing::ElementsAre("S9", "S8"),
                                          testing::ElementsAre("DK", "DQ")));
  const PlainStrategies plain(layouts, "NS");
  for (const auto& [card, chance] : chances(layouts, kToTheEnd, equal))
    EXPECT_DOUBLE_EQ(chance, plain.chance(card)) << card;
  EXPECT_EQ(chances(layouts, kToTheEnd, equal), chances(layouts, kToTheEnd));
}

TEST(AlphaMuGuesses, SuitsAndSidesRenamedChangeNothing) {
  const auto spades = every_layout({{"N", "KJ.2.."}, {"E", "Q9.Q.."}, {"S", "AT.3.."}, {"W", "87.J.."}}, "S", "H", 3);
  const auto clubs = every_layout({{"N", "..3.AT"}, {"E", "..J.87"}, {"S", "..2.KJ"}, {"W", "..Q.Q9"}}, "N", "D", 3);
  ASSERT_EQ(spades.size(), clubs.size());
  const std::map<std::string, std::string> names = {{"SA", "CA"}, {"ST", "CT"}, {"H3", "D3"}};
  for (const int moves : {1, 2, 3, kToTheEnd}) {
    const auto renamed = chances(clubs, moves);
    for (const auto& [card, chance] : chances(spades, moves)) EXPECT_DOUBLE_EQ(chance, renamed.at(names.at(card)));
  }
}

}  // namespace
}  // namespace ouverte::tutor::fair
