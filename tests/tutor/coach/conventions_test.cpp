// What a person plays among cards of equal worth, a convention a test: bridge hands of five cards against South's
// contract, and then what holds in every game.
#include "tutor/coach/conventions.hpp"

#include <algorithm>
#include <map>

#include "gtest/gtest.h"
#include "tests/support/cases.hpp"
#include "tests/support/every_game.hpp"

namespace ouverte::tutor {
namespace {

struct Shape {
  std::string seat, hand;  // to play
  std::string trump = "NT";
  std::string leader = {};  // of the trick in progress; empty: the seat itself is to lead
  std::vector<std::string> table = {};
  std::string dummy = {};  // empty: whatever is left
};

// The card chosen where all legal ones are worth the same; the other hands have what is left, the lowest cards first.
class Chosen {
 public:
  explicit Chosen(Shape shape) : shape_(std::move(shape)) {}

  std::string card() {
    const games::Game& bridge = *games::find_game("bridge");
    const auto at = bridge.position(setup());
    EXPECT_TRUE(at.ok()) << at.status();
    if (!at.ok()) return "";
    const std::vector<std::string> usual = usual_moves(bridge, **at, (*at)->moves());
    return usual.size() == 1 ? usual.front() : "";
  }

 private:
  static constexpr std::string_view kSeats = "NESW";
  static constexpr std::string_view kSuits = "SHDC";

  games::Setup setup() {
    games::Setup setup;
    const std::string leader = shape_.leader.empty() ? shape_.seat : shape_.leader;
    for (const char seat : kSeats) setup.hands.emplace_back(std::string(1, seat), "");
    take(shape_.hand);
    take(shape_.dummy);
    for (const std::string& card : shape_.table) gone_[card] = true;
    for (auto& [seat, hand] : setup.hands) {
      const bool played = (kSeats.find(seat) + 4 - kSeats.find(leader)) % 4 < shape_.table.size();
      hand = seat == shape_.seat                    ? shape_.hand
             : seat == "N" && !shape_.dummy.empty() ? shape_.dummy
                                                    : rest(played ? 4 : 5);
    }
    setup.leader = leader;
    setup.table = shape_.table;
    setup.won = {{"N", 2}, {"E", 2}, {"S", 2}, {"W", 2}};
    setup.contract = {{"level", 3}, {"trump", shape_.trump}, {"declarer", "S"}};
    return setup;
  }
  void take(const std::string& hand) {
    std::size_t suit = 0;
    for (const char rank : hand) {
      if (rank == '.')
        ++suit;
      else
        gone_[{kSuits[suit], rank}] = true;
    }
  }
  std::string rest(int count) {
    std::string hand;
    for (const char suit : kSuits) {
      if (suit != 'S') hand += '.';
      std::string held;
      for (const char rank : std::string_view("23456789TJQKA")) {
        if (count == 0 || held.size() == 2 || gone_[{suit, rank}]) continue;
        gone_[{suit, rank}] = true;
        held.insert(held.begin(), rank);
        --count;
      }
      hand += held;
    }
    return hand;
  }

  Shape shape_;
  std::map<std::string, bool> gone_;
};

std::string chosen(Shape shape) { return Chosen(std::move(shape)).card(); }

TEST(ConventionsTest, TheTopOfASequenceIsLed) {
  EXPECT_EQ(chosen({.seat = "W", .hand = "KQJ2.3.."}), "SK");
  EXPECT_EQ(chosen({.seat = "W", .hand = "QJ92.3.."}), "SQ");
  EXPECT_EQ(chosen({.seat = "W", .hand = "KJT9..2."}), "SJ");
  EXPECT_EQ(chosen({.seat = "E", .hand = "2.KQ3..4", .trump = "S"}), "HK");
}

TEST(ConventionsTest, ElseTheFourthBestOfTheLongestSuit) {
  EXPECT_EQ(chosen({.seat = "W", .hand = "K975.3.."}), "S5");
  EXPECT_EQ(chosen({.seat = "W", .hand = "KQ752..."}), "S5");
  EXPECT_EQ(chosen({.seat = "W", .hand = ".A963..2", .trump = "S"}), "C2");
}

TEST(ConventionsTest, FromShortSuitsTheTopOrLowToAnHonour) {
  EXPECT_EQ(chosen({.seat = "W", .hand = ".95.842."}), "D8");
  EXPECT_EQ(chosen({.seat = "W", .hand = ".95.K42."}), "D2");
  EXPECT_EQ(chosen({.seat = "W", .hand = "32.9.84.", .trump = "S"}), "H9");
}

TEST(ConventionsTest, SecondHandPlaysLow) {
  EXPECT_EQ(chosen({.seat = "W", .hand = "K84.3..2", .leader = "S", .table = {"S3"}}), "S4");
}

TEST(ConventionsTest, AnHonourIsCovered) {
  EXPECT_EQ(chosen({.seat = "E", .hand = "K84.3..2", .leader = "N", .table = {"SQ"}, .dummy = "52.5.5."}), "SK");
  EXPECT_EQ(chosen({.seat = "E", .hand = "K84.3..2", .leader = "N", .table = {"SQ"}, .dummy = "J2.5.5."}), "S4");
}

TEST(ConventionsTest, ThirdHandPlaysHigh) {
  EXPECT_EQ(chosen({.seat = "E", .hand = "K84.3..2", .leader = "W", .table = {"S5", "S6"}}), "SK");
  EXPECT_EQ(chosen({.seat = "E", .hand = "KQ4.3..2", .leader = "W", .table = {"S5", "S6"}}), "SQ");
  EXPECT_EQ(chosen({.seat = "E", .hand = "QT4.3..2", .leader = "W", .table = {"SK", "S6"}}), "S4");
}

TEST(ConventionsTest, ThirdHandBeforeDummyPlaysAsHighAsNeedBe) {
  EXPECT_EQ(chosen({.seat = "W", .hand = "AQ4.3..2", .leader = "E", .table = {"S5", "S6"}, .dummy = "J97.5.5."}), "SQ");
}

TEST(ConventionsTest, TheLastHandWinsAsCheaplyAsItCan) {
  EXPECT_EQ(chosen({.seat = "W", .hand = "KJ4.3..2", .leader = "N", .table = {"S5", "S6", "S9"}}), "SJ");
  EXPECT_EQ(chosen({.seat = "W", .hand = "KJ4.3..2", .leader = "N", .table = {"S5", "ST", "S9"}}), "S4");
  EXPECT_EQ(chosen({.seat = "W", .hand = "T84.3..2", .leader = "N", .table = {"S5", "S6", "SA"}}), "S4");
}

TEST(ConventionsTest, ARuffIsCheap) {
  EXPECT_EQ(chosen({.seat = "W", .hand = "93..T84.", .trump = "S", .leader = "N", .table = {"H5", "H6", "H9"}}), "S3");
}

TEST(ConventionsTest, TheLowestCardIsDiscarded) {
  EXPECT_EQ(chosen({.seat = "W", .hand = "93..T84.", .leader = "N", .table = {"H5", "H6", "H9"}}), "S3");
  EXPECT_EQ(chosen({.seat = "W", .hand = "94..T84.", .leader = "N", .table = {"H5", "H6", "H9"}}), "D4");
}

class EveryGameConventionsTest : public ::testing::TestWithParam<std::string> {};

TEST_P(EveryGameConventionsTest, WhatIsUsualIsOneOfTheEqualMoves) {
  const games::Game& game = *games::find_game(GetParam());
  base::Random random(52);
  for (const support::Case& chosen : support::cases_of(game)) {
    const auto position = support::random_ending(game, chosen, 14, random);
    ASSERT_NE(position, nullptr);
    if (position->over()) continue;
    const std::vector<std::string> moves = position->moves();
    const std::vector<std::string> some(moves.begin(),
                                        moves.begin() + static_cast<std::ptrdiff_t>((moves.size() + 1) / 2));
    const std::vector<std::string> usual = usual_moves(game, *position, some);
    EXPECT_FALSE(usual.empty());
    for (const std::string& move : usual) EXPECT_NE(std::ranges::find(some, move), some.end()) << move;
  }
}

INSTANTIATE_TEST_SUITE_P(Games, EveryGameConventionsTest, ::testing::ValuesIn(support::game_names()),
                         support::name_of_test);

}  // namespace
}  // namespace ouverte::tutor
