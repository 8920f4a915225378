// Matching, melding, going out, and the score with its special cases.
#include "solver/games/rummage/rules.hpp"

#include <algorithm>
#include <string_view>
#include <vector>

#include "gtest/gtest.h"
#include "tests/support/rummage.hpp"

namespace ouverte::games::rummage {
namespace {

Bag bag(int players, std::string_view text) { return support::rummage_bag(players, text); }
Card card(std::string_view text) { return support::rummage_card(6, text); }

// The move that plays a card and lays these sets.
Move move(std::string_view name, const std::vector<std::string_view>& sets = {}) {
  std::vector<Bag> bags;
  for (const std::string_view set : sets) bags.push_back(bag(6, set));
  return make_move(card(name), bags).value();
}

std::vector<Move> moves(const State& state, int players = 3) {
  std::vector<Move> moves;
  Game(players, Objective::kScore, Seat{0}, state.plays_left).moves(state, moves);
  return moves;
}
bool listed(const State& state, const Move& move) {
  const std::vector<Move> all = moves(state);
  return std::ranges::count(all, move) == 1;
}
State after(State state, const Move& move, int players = 3) {
  const Game game(players, Objective::kScore, Seat{0}, state.plays_left);
  EXPECT_TRUE(game.legal(state, move));
  game.play(state, move);
  return state;
}

TEST(RummageRules, BagsHoldWhatWasPutIntoThem) {
  for (const std::string_view text : {"AAKK.9.TT.JQ.***", "....*", "A....", "QJT.QJT.QJT.QJT.****"}) {
    const Bag held = bag(4, text);
    EXPECT_EQ(held.cards(), *cards::parse_bag(pack(4), text));
    EXPECT_EQ(held.size(), held.cards().size());
  }
  Bag jokers = bag(4, "....****");
  jokers -= bag(4, "....***");
  EXPECT_EQ(jokers, bag(4, "....*"));
}

TEST(RummageRules, ACardOfAnotherSuitDucks) {
  const State next = after(support::rummage_state({"A.K..", "Q....", "J...."}, {"DT", "*"}, 5), move("SA"));
  EXPECT_EQ(next.on_table, 3);
  EXPECT_EQ(next.hand(Seat{0}), bag(3, ".K..."));
  EXPECT_EQ(next.to_move, Seat{1});
  EXPECT_EQ(next.plays_left, 4);
}

TEST(RummageRules, AMatchOfAnySuitInTheTrickTakesAllButItself) {
  const State next = after(support::rummage_state({"A.K..", "Q....", "J...."}, {"HT", "DT", "S9"}, 5), move("SA"));
  EXPECT_EQ(next.on_table, 1);
  EXPECT_EQ(next.trick[0], card("SA"));
  EXPECT_EQ(next.hand(Seat{0}), bag(3, "9.KT.T."));
}

TEST(RummageRules, AJokerMatchesOnlyAJoker) {
  const State state = support::rummage_state({"A....*", "Q....", "J...."}, {"S9", "DT"}, 5);
  EXPECT_FALSE(matches(state, cards::kJoker));
  EXPECT_TRUE(matches(support::rummage_state({"A....*", "Q....", "J...."}, {"S9", "*"}, 5), cards::kJoker));
}

TEST(RummageRules, TheFirstCardOfTheDealMatchesNothing) {
  const State state = support::rummage_state({"AA..A..", "Q....", "J...."}, {}, 5);
  EXPECT_EQ(moves(state), (std::vector{move("SA"), move("DA")}));
}

TEST(RummageRules, EveryChoiceOfSetsAndOfCardsHeldBackIsAMove) {
  const State state = support::rummage_state({"AK.A.A..", "Q....", "J...."}, {"SA"}, 5);
  EXPECT_EQ(moves(state).size(), 2 + 5 + 1 + 1);  // SA, SK, and HA and DA that match nothing
  EXPECT_TRUE(listed(state, move("SK",
                                 {
                                     "A.A.A..",
                                 })))
      << "of the two spade Aces one is held back";
  const State four = support::rummage_state({"K.A.A.A.", "Q....", "J...."}, {"SA"}, 5);
  EXPECT_EQ(moves(four).size(), (1 + 1 + 4) + 3);
}

TEST(RummageRules, TwoSetsOfOneRankMayBeLaidAtOnce) {
  const State state = support::rummage_state({"AK.AA.AA.", "Q....", "J...."}, {"SA"}, 5);
  const Move two = move("SK", {"A.A.A..", "A.A.A.."});
  EXPECT_TRUE(listed(state, two));
  EXPECT_EQ(sets_of(two).size(), 2);
  const State next = after(state, two);
  EXPECT_EQ(next.points(Seat{0}), 60 + 60 + 500);
  EXPECT_EQ(after(state, move("SK", {"AA.AA.AA.."})).points(Seat{0}), 210 + 500);
  EXPECT_EQ(move("SK", {"A.A.A..", "AA.A.A.."}), move("SK", {"AA.A.A..", "A.A.A.."})) << "the order says nothing";
  EXPECT_FALSE(make_move(card("SK"), std::vector{bag(6, "A.A...")}).has_value());
  EXPECT_FALSE(make_move(card("SK"), std::vector{bag(6, "AK.A...")}).has_value());
}

TEST(RummageRules, JokersAndTwosAreMeldedByThree) {
  const State state = support::rummage_state({"K....***", "Q....", "J....", "J...."}, {"SA", "*"}, 5);
  const Game game(4, Objective::kScore, Seat{0}, 5);
  const Bag three = bag(4, "....***");
  EXPECT_TRUE(game.legal(state, *make_move(card("SK"), std::vector{three})));
  EXPECT_FALSE(make_move(card("SK"), std::vector{bag(4, "....****")}).has_value());
  EXPECT_FALSE(make_move(card("SK"), std::vector{bag(6, "2.2.2.2.")}).has_value());
  EXPECT_TRUE(make_move(card("SK"), std::vector{bag(6, "2..2.2.")}).has_value());
}

TEST(RummageRules, WhatIsNotHeldCannotBeMelded) {
  const Game game(3, Objective::kScore, Seat{0}, 5);
  const State state = support::rummage_state({"K.A.A..", "Q....", "J...."}, {"SA"}, 5);
  EXPECT_TRUE(game.legal(state, move("SK", {"A.A.A.."})));
  EXPECT_FALSE(game.legal(state, move("SK", {".AA.A.."})));
  EXPECT_FALSE(game.legal(state, move("SQ")));
  EXPECT_FALSE(game.legal(state, move("HA", {"A.A.A.."}))) << "it wins nothing";
}

TEST(RummageRules, ALastCardThatMatchesGoesOutOnlyByMeldingAll) {
  const Game game(3, Objective::kScore, Seat{0}, 5);
  const State three = support::rummage_state({"K....", "Q....", "J...."}, {"SA", "HA", "DA"}, 5);
  EXPECT_FALSE(game.out(after(three, move("SK"))));
  EXPECT_TRUE(game.out(after(three, move("SK", {"A.A.A.."})), Seat{0}));
  EXPECT_TRUE(game.out(after(support::rummage_state({"K....", "Q....", "J...."}, {"HA"}, 5), move("SK")), Seat{0}));
}

TEST(RummageRules, TheFiveHundredIsForMeldingAllInOneTurn) {
  State state = support::rummage_state({"K.QQ.Q..", "Q....", "J...."}, {"SA", "HA", "DA"}, 5);
  EXPECT_EQ(after(state, move("SK", {"A.A.A..", ".QQ.Q.."})).points(Seat{0}), 620) << "sets may be several";
  state.melded[0] = 60;
  EXPECT_EQ(after(state, move("SK", {"A.A.A..", ".QQ.Q.."})).points(Seat{0}), 180);
}

TEST(RummageRules, CardsLeftInNoSetAreAPenalty) {
  EXPECT_EQ(score(bag(6, "AA.AKK.QJT9.."), 100), 100 - 210);
  EXPECT_EQ(score(bag(6, "AKQJT.AKQJT..."), 100), 100 - 500);
  EXPECT_EQ(score(bag(4, "A....****"), 100), 100 - 30 - 100) << "of four Jokers one is over";
  EXPECT_EQ(score(bag(6, "2..2..**"), 100), 100 - 100 - 400);
  EXPECT_EQ(score(bag(6, "2.2.2.2."), 100), 100 - 10 - 100);
  EXPECT_EQ(score(bag(6, "2.2.2.."), 100), 100);
}

TEST(RummageRules, WhoMeldedNothingCountsHisCards) {
  EXPECT_EQ(score(bag(6, "AA.AKK.QJT9.."), 0), 30 - 60);
  EXPECT_EQ(score(bag(4, "A....****"), 0), 30 - 20) << "nothing extra for Jokers";
  EXPECT_EQ(score(Bag(), 0), 0) << "out by ducking";
}

TEST(RummageRules, TheHorizonScoresTheDealAsItStands) {
  State state = support::rummage_state({"AA.A...", "K....", "QQ...."}, {"S9"}, 0);
  EXPECT_EQ(Game(3, Objective::kScore, Seat{0}, 5).value(state), 3 * 30 - (30 - 10 - 20));
  EXPECT_EQ(Game(3, Objective::kScore, Seat{0}, 5, AtHorizon::kMinusInfinity).value(state), -kInfinity);
  state.hands[1] = Bag();
  EXPECT_EQ(Game(3, Objective::kScore, Seat{0}, 5, AtHorizon::kMinusInfinity).value(state), 3 * 30 - (30 - 20));
}

TEST(RummageRules, OutIsCountedInEverybodysPlays) {
  State state = support::rummage_state({"K....", "Q....", "J...."}, {"HA"}, 4);
  const Game game(3, Objective::kOut, Seat{0}, 4);
  EXPECT_EQ(game.value(after(state, move("SK"))), 1);
  state.hands[0] = bag(3, "KQ....");
  state.hands[1] = Bag();
  EXPECT_EQ(game.value(state), kNever);
}

}  // namespace
}  // namespace ouverte::games::rummage
