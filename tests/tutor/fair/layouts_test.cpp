// Dealing layouts at random against trying all of them.
#include "tutor/fair/layouts.hpp"

#include <chrono>
#include <cmath>
#include <map>

#include "gmock/gmock.h"
#include "gtest/gtest.h"
#include "solver/games/door/game.hpp"
#include "tutor/fair/estimate.hpp"

namespace ouverte::tutor::fair {
namespace {

// Two or three hidden hands over nine cards.
games::View view_of(std::vector<games::Hidden> hidden) {
  games::View view;
  view.hidden = std::move(hidden);
  view.pool = {"SA", "SK", "SQ", "HA", "HK", "HQ", "D4", "D3", "D2"};
  return view;
}

games::Hidden hand(const char* seat, std::size_t size, std::vector<std::string> lacks = {}) {
  return {.place = seat, .size = size, .known = {}, .lacks = std::move(lacks), .gone = {}};
}

std::vector<Known> knows(std::string_view text) {
  auto read = read_knows(*games::find_game("bridge"), text);
  EXPECT_TRUE(read.ok()) << read.status();
  return read.ok() ? *std::move(read) : std::vector<Known>();
}

// Pearson's: every layout is dealt as often as any other. The bound is passed once in a million times at most.
void expect_uniform(const games::View& view, const std::vector<Known>& known, std::size_t layouts) {
  Dealer dealer(view, known, 20260823);
  const auto all = dealer.all(5'000);
  ASSERT_TRUE(all);
  ASSERT_EQ(all->size(), layouts);
  std::map<Dealt, int> counts;
  for (const Dealt& one : *all) counts[one] = 0;
  constexpr int kEach = 200;
  for (std::size_t deal = 0; deal < kEach * layouts; ++deal) {
    const auto dealt = dealer.next();
    ASSERT_TRUE(dealt);
    ASSERT_TRUE(counts.contains(*dealt));
    ++counts[*dealt];
  }
  double squares = 0;
  for (const auto& [one, count] : counts) squares += (count - kEach) * (count - kEach) / static_cast<double>(kEach);
  const double freedom = static_cast<double>(layouts) - 1;
  EXPECT_LT(squares, freedom + 5 * std::sqrt(2 * freedom) + 12);
}

TEST(LayoutsTest, TwoHandsAreDealtUniformly) { expect_uniform(view_of({hand("E", 4), hand("W", 5)}), {}, 126); }

TEST(LayoutsTest, ThreeHandsOfWhichTwoLackASuitAreDealtUniformly) {
  expect_uniform(view_of({hand("E", 2, {"SA", "SK"}), hand("W", 3, {"HA", "HK"}), hand("N", 4)}), {}, 335);
}

TEST(LayoutsTest, WhatIsKnownOfTwoHandsIsDealtUniformly) {
  expect_uniform(view_of({hand("E", 3), hand("W", 3), hand("N", 3)}), knows("E: 2+ hearts; W: 3-9 hcp, 1+ spades"),
                 292);
}

TEST(LayoutsTest, NothingFitsWhatCannotBe) {
  const games::View view = view_of({hand("E", 4), hand("W", 5)});
  const std::vector<Known> known = knows("E: 25+ hcp");
  EXPECT_THAT(Dealer(view, known, 1).all(5'000), ::testing::Optional(::testing::IsEmpty()));
}

TEST(LayoutsTest, CardsThatMayLieInOnePlaceAloneLieThere) {
  const games::View view = view_of({hand("E", 4, {"SA", "SK", "SQ"}), hand("W", 5)});
  Dealer dealer(view, {}, 1);
  EXPECT_EQ(dealer.all(5'000)->size(), 15u);
  for (int deal = 0; deal < 20; ++deal) {
    const auto dealt = dealer.next();
    ASSERT_TRUE(dealt);
    EXPECT_EQ((*dealt)[0], 1);
  }
  EXPECT_EQ(dealer.tries(), 20u);  // none in vain
}

TEST(LayoutsTest, TheDeadlineEndsTheSearchForLayouts) {
  const games::View view = view_of({hand("E", 3), hand("W", 3), hand("N", 3)});
  const std::vector<Known> known = knows("E: 25+ hcp");
  Dealer dealer(view, known, 1, base::Deadline(std::chrono::nanoseconds(1)));
  EXPECT_EQ(dealer.all(5'000), std::nullopt);
  EXPECT_TRUE(dealer.stopped());
  EXPECT_EQ(dealer.next(), std::nullopt);
  EXPECT_LT(dealer.tries(), 2'000u);
}

// How many of the runs say an interval that holds the truth.
TEST(EstimateTest, IntervalsHoldTheTruthNineteenTimesInTwenty) {
  const games::View view = view_of({hand("E", 4), hand("W", 5)});
  for (const std::size_t size : {50u, 100u, 400u}) {
    constexpr int kRuns = 2'000;
    int share_held = 0, paired_held = 0, shares_held = 0;
    for (int run = 0; run < kRuns; ++run) {
      Dealer dealer(view, {}, static_cast<std::uint64_t>(run));
      double queen = 0;
      std::vector<double> differences;
      for (std::size_t deal = 0; deal < size; ++deal) {
        const auto dealt = dealer.next();
        ASSERT_TRUE(dealt);
        queen += (*dealt)[2] == 0 ? 1 : 0;                                               // the Queen is with East: 4/9
        differences.push_back(((*dealt)[2] == 0 ? 1 : 0) - ((*dealt)[5] == 0 ? 1 : 0));  // as often as the other: 0
      }
      const Estimate share = wilson(queen / static_cast<double>(size), static_cast<double>(size));
      share_held += share.low <= 4.0 / 9 && 4.0 / 9 <= share.high ? 1 : 0;
      const Estimate gap = paired(differences, std::vector<double>(size, 1.0));
      const Estimate shares = paired_shares(differences, std::vector<double>(size, 1.0));
      shares_held += shares.low <= 0 && 0 <= shares.high ? 1 : 0;
      paired_held += gap.low <= 0 && 0 <= gap.high ? 1 : 0;
    }
    EXPECT_GT(share_held, 0.93 * kRuns) << size;
    EXPECT_LT(share_held, 0.97 * kRuns) << size;
    EXPECT_GT(paired_held, 0.93 * kRuns) << size;
    EXPECT_LT(paired_held, 0.97 * kRuns) << size;
    EXPECT_GT(shares_held, 0.93 * kRuns) << size;
    EXPECT_LT(shares_held, 0.97 * kRuns) << size;
  }
}

// Two cards that one layout in a thousand tells apart come to the same in most samples.
TEST(EstimateTest, NoTieIsCertain) {
  const std::vector<double> tie(100, 0.0), weights(100, 1.0);
  const Estimate gap = paired_shares(tie, weights);
  EXPECT_EQ(gap.value, 0);
  EXPECT_GT(gap.high, 0.01);
  EXPECT_LT(gap.high, 0.04);
  EXPECT_LT(gap.low, -0.01);
}

TEST(EstimateTest, WeightsMakeALayoutCountLess) {
  EXPECT_DOUBLE_EQ(effective_size(std::vector<double>{1, 1, 1, 1}), 4);
  EXPECT_DOUBLE_EQ(effective_size(std::vector<double>{1, 0, 1, 0}), 2);
  EXPECT_DOUBLE_EQ(mean(std::vector<double>{1, 0}, std::vector<double>{0.5, 1.5}), 0.25);
}

}  // namespace
}  // namespace ouverte::tutor::fair
