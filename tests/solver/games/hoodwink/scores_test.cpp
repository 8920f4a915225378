// What players write down, reckoned a second time from the rules page; and what a settlement tells of it.
#include "solver/games/hoodwink/scores.hpp"

#include <array>
#include <map>
#include <set>
#include <string>
#include <vector>

#include "gtest/gtest.h"
#include "solver/base/random.hpp"
#include "solver/games/door/game.hpp"
#include "tests/solver/games/hoodwink/the_game.hpp"

namespace ouverte::games::hoodwink {
namespace {

using base::Json;

const std::string kRanks = "789TJQKA";

// Whoever takes a trick of cards in text, played from seat `leader` on.
int plain_taker(const std::vector<std::string>& cards, int leader, char trump) {
  const auto strength = [&](const std::string& card) {
    if (card == "*") return 100;  // the lowest trump
    const int rank = static_cast<int>(kRanks.find(card[1])) + 1;
    return card[0] == trump ? 100 + rank : card[0] == cards[0][0] ? rank : 0;
  };
  int best = 0;
  for (int i = 1; i < 3; ++i)
    if (strength(cards[static_cast<std::size_t>(i)]) > strength(cards[static_cast<std::size_t>(best)])) best = i;
  return (leader + best) % 3;
}

// The scores of the page, for tricks won and the takers of the first and the last trick.
std::array<int, 3> plain_scores(const std::array<int, 3>& won, const Json& contract, int first, int last) {
  int hood = -1;
  if (!contract.contains("free")) {
    hood = contract.at("hood").get<std::string>()[0] - 'A';
  } else {
    const std::string rule = contract.at("free");
    for (int seat = 0; seat < 3; ++seat)
      if (won[static_cast<std::size_t>((seat + 1) % 3)] == won[static_cast<std::size_t>((seat + 2) % 3)]) hood = seat;
    if (hood < 0 && rule == "first") hood = first;
    if (hood < 0 && rule == "last") hood = last;
    for (int seat = 0; hood < 0 && rule == "middle" && seat < 3; ++seat) {
      int lower = 0;
      for (const int other : won) lower += other < won[static_cast<std::size_t>(seat)] ? 1 : 0;
      if (lower == 1) hood = seat;
    }
  }
  std::array<int, 3> scores = won;
  if (hood < 0) return scores;
  const auto at = [&](int place) -> int& { return scores[static_cast<std::size_t>((hood + place) % 3)]; };
  const int h = at(0), p = at(1), q = at(2);
  if (contract.at("scoring") == "swing") {
    if (p == q) {
      at(1) += 10 * p;
      at(2) += 10 * p;
    } else {
      at(0) += 10 * std::abs(p - q);
      if (h == p || h == q) at(0) += 10 * std::abs(p - q);
    }
  } else if (p == q) {
    at(1) += 10;
    at(2) += 10;
  } else {
    at(0) += 10;
    if (h % 2 == 1) at(0) += 10;
    if (h == p || h == q) at(0) += 10;
  }
  return scores;
}

Json random_contract(base::Random& random) {
  const std::array<const char*, 4> rules = {"none", "middle", "last", "first"};
  Json contract = {{"trump", std::string(1, "SHDC"[random.below(4)])},
                   {"scoring", random.below(2) == 0 ? "basic" : "swing"}};
  if (random.below(2) == 0) {
    contract["hood"] = std::string(1, "ABC"[random.below(3)]);
  } else {
    contract["free"] = rules[random.below(4)];
  }
  return contract;
}

TEST(HoodwinkScoresTest, AThousandRecordsAreScoredAsThePageSays) {
  base::Random random(20);
  for (int number = 0; number < 1000; ++number) {
    games::Setup setup = the_game().random_deal(random);
    setup.contract = random_contract(random);
    if (setup.contract.contains("free")) setup.guarantee = std::string(1, "ABC"[random.below(3)]);
    const auto position = the_game().position(setup);
    ASSERT_TRUE(position.ok()) << position.status();
    std::array<int, 3> won{};
    int leader = 0, first = -1;
    for (int trick = 0; trick < 11; ++trick) {
      std::vector<std::string> cards;
      for (int place = 0; place < 3; ++place) {
        ASSERT_FALSE((*position)->score_sheet());
        const auto moves = (*position)->moves();
        cards.push_back(moves[random.below(static_cast<unsigned>(moves.size()))]);
        ASSERT_TRUE((*position)->play(cards.back()).ok());
      }
      const char trump = setup.contract.at("trump").get<std::string>()[0];
      // A Joker that is led is a trump that is led.
      if (cards[0] == "*") cards[0] = {trump, '6'};
      leader = plain_taker(cards, leader, trump);
      ++won[static_cast<std::size_t>(leader)];
      if (first < 0) first = leader;
    }
    const auto expected = plain_scores(won, setup.contract, first, leader);
    const auto sheet = (*position)->score_sheet();
    ASSERT_TRUE(sheet);
    EXPECT_EQ(sheet->each, std::vector<int>(expected.begin(), expected.end())) << setup.contract;
    EXPECT_EQ(sheet->unit, "point");
    EXPECT_FALSE(sheet->paid);
    if (!sheet->parts.empty()) {
      std::vector<int> sum(3);
      for (const ScoreSheet::Part& part : sheet->parts)
        for (std::size_t seat = 0; seat < 3; ++seat) sum[seat] += part.each[seat];
      EXPECT_EQ(sum, sheet->each);
    }
    const std::size_t judged = setup.contract.contains("free")
                                   ? static_cast<std::size_t>(setup.guarantee[0] - 'A')
                                   : static_cast<std::size_t>(setup.contract.at("hood").get<std::string>()[0] - 'A');
    EXPECT_EQ((*position)->value(), 3 * expected[judged] - expected[0] - expected[1] - expected[2]);
    // What the settlement is said to tell is so.
    const auto own = the_game().own_score((*position)->value(), setup);
    EXPECT_TRUE(own || setup.contract.contains("free"));
    EXPECT_EQ(own.value_or(expected[judged]), expected[judged]) << setup.contract;
    const std::string words = the_game().describe({(*position)->value(), (*position)->value()}, setup);
    if (words.find("scores ") != std::string::npos) {
      EXPECT_NE(words.find("scores " + std::to_string(expected[judged]) + " (settlement "), std::string::npos) << words;
    }
  }
}

TEST(HoodwinkScoresTest, ASheetNamesEveryBonus) {
  const auto parts = [](const Tricks& won, Scoring scoring) {
    std::string text;
    for (const ScoreSheet::Part& part : sheet_of(won, 0, scoring).parts) {
      text += text.empty() ? part.what : "; " + part.what;
      for (const int points : part.each) text += " " + std::to_string(points);
    }
    return text;
  };
  EXPECT_EQ(parts({5, 5, 1}, Scoring::kBasic),
            "tricks 5 5 1; partners apart 10 0 0; odd number 10 0 0; level with a partner 10 0 0");
  EXPECT_EQ(parts({4, 5, 2}, Scoring::kBasic), "tricks 4 5 2; partners apart 10 0 0");
  EXPECT_EQ(parts({1, 5, 5}, Scoring::kBasic), "tricks 1 5 5; partners level 0 10 10");
  EXPECT_EQ(parts({5, 4, 2}, Scoring::kSwing), "tricks 5 4 2; the partners' difference 20 0 0");
  EXPECT_EQ(parts({3, 3, 5}, Scoring::kSwing),
            "tricks 3 3 5; the partners' difference 20 0 0; level with a partner 20 0 0");
  EXPECT_EQ(parts({11, 0, 0}, Scoring::kSwing), "");
  EXPECT_TRUE(sheet_of({6, 3, 2}, kNobody, Scoring::kBasic).parts.empty());
}

// By plain enumeration: no two ends of a Hood's deal have the same settlement and another score, or the partners level
// in one of them alone; in either scoring.
TEST(HoodwinkScoresTest, AHoodsSettlementTellsHisScoreAndWhetherHeFails) {
  for (const char* scoring : {"basic", "swing"}) {
    std::map<int, std::set<std::pair<int, bool>>> told;
    for (int h = 0; h <= 11; ++h)
      for (int p = 0; h + p <= 11; ++p) {
        const int q = 11 - h - p;
        const auto scores = plain_scores({h, p, q}, {{"hood", "A"}, {"scoring", scoring}}, 0, 0);
        told[2 * scores[0] - scores[1] - scores[2]].insert({scores[0], p == q});
      }
    for (const auto& [settlement, ends] : told) {
      ASSERT_EQ(ends.size(), 1u) << scoring << ' ' << settlement;
      games::Setup setup;
      setup.contract = {{"trump", "S"}, {"hood", "A"}, {"scoring", scoring}};
      const auto end = end_with(ends_of(setup), settlement);
      ASSERT_TRUE(end);
      EXPECT_EQ(end->score, ends.begin()->first);
      EXPECT_EQ(end->agree, ends.begin()->second);
    }
  }
}

// Among free partners one settlement can be that of several scores; it is then said alone.
TEST(HoodwinkScoresTest, WhatASettlementDoesNotTellIsNotSaid) {
  for (const char* rule : {"none", "middle", "last", "first"})
    for (const char* scoring : {"basic", "swing"}) {
      std::map<int, std::set<int>> told;
      const Json contract = {{"trump", "S"}, {"free", rule}, {"scoring", scoring}};
      for (int a = 0; a <= 11; ++a)
        for (int b = 0; a + b <= 11; ++b)
          for (int first = 0; first < 3; ++first)
            for (int last = 0; last < 3; ++last) {
              const std::array<int, 3> won = {a, b, 11 - a - b};
              if (won[static_cast<std::size_t>(first)] == 0 || won[static_cast<std::size_t>(last)] == 0) continue;
              const auto scores = plain_scores(won, contract, first, last);
              told[2 * scores[0] - scores[1] - scores[2]].insert(scores[0]);
            }
      games::Setup setup;
      setup.contract = contract;
      setup.guarantee = "A";
      for (const auto& [settlement, scores] : told) {
        const std::string words = the_game().describe({settlement, settlement}, setup);
        if (scores.size() == 1) {
          EXPECT_TRUE(words.starts_with("scores " + std::to_string(*scores.begin()) + " (")) << words;
        } else {
          EXPECT_TRUE(words.starts_with("settles ")) << words;
        }
      }
    }
}

// What is asked in the Hood's own score is reached by the same ends as the settlement that it stands for.
TEST(HoodwinkScoresTest, AScoreThatIsAskedForMeansTheSettlement) {
  int by_score = 0, by_agreement = 0;
  for (const char* scoring : {"basic", "swing"})
    for (const auto& won : {Tricks{0, 0, 0}, Tricks{2, 3, 1}, Tricks{3, 3, 3}, Tricks{0, 4, 4}}) {
      games::Setup setup;
      setup.contract = {{"trump", "S"}, {"hood", "A"}, {"scoring", scoring}};
      setup.won = {{"A", won[0]}, {"B", won[1]}, {"C", won[2]}};
      const int left = 11 - won[0] - won[1] - won[2];
      for (int value = -130; value <= 480; ++value) {
        const Asking asking = asking_of(ends_of(setup), value);
        by_score += asking.score ? 1 : 0;
        by_agreement += asking.disagree ? 1 : 0;
        for (int a = 0; a <= left; ++a)
          for (int b = 0; a + b <= left; ++b) {
            const std::array<int, 3> end = {won[0] + a, won[1] + b, won[2] + left - a - b};
            const auto scores = plain_scores(end, setup.contract, 0, 0);
            const bool reached = 2 * scores[0] - scores[1] - scores[2] >= value;
            if (asking.score) {
              EXPECT_EQ(reached, scores[0] >= *asking.score);
            }
            if (asking.disagree) {
              EXPECT_EQ(reached, end[1] != end[2]);
            }
          }
      }
    }
  EXPECT_GT(by_score, 100);
  EXPECT_GT(by_agreement, 10);
}

TEST(HoodwinkShownTest, TricksBidsAndTrumpLieOpen) {
  const auto lines = [](const Json& contract) {
    games::Setup setup;
    setup.game = "hoodwink";
    setup.hands = {{"A", "AK...."}, {"B", ".AK..."}, {"C", "..AK.."}};
    setup.won = {{"A", 4}, {"B", 3}, {"C", 2}};
    setup.leader = "A";
    setup.contract = contract;
    if (contract.contains("free")) setup.guarantee = "A";
    const auto position = the_game().position(setup);
    EXPECT_TRUE(position.ok()) << position.status();
    std::vector<std::string> all;
    for (const Shown& line : (*position)->shown("B")) all.push_back(line.label + ": " + line.text);
    return all;
  };
  EXPECT_EQ(lines({{"trump", "S"}, {"hood", "A"}}), (std::vector<std::string>{"tricks: A 4  B 3  C 2", "trump: ♠"}));
  EXPECT_EQ(lines({{"bids", {{"A", "SQ"}, {"B", "S"}, {"C", "H9"}}}}),
            (std::vector<std::string>{"tricks: A 4  B 3  C 2", "bids: A ♠Q  B ♠  C ♥9", "trump: ♥"}));
  EXPECT_EQ(lines({{"trump", "D"}, {"free", "first"}, {"first_trick", "C"}}),
            (std::vector<std::string>{"tricks: A 4  B 3  C 2", "first trick: C", "trump: ♦"}));
}

}  // namespace
}  // namespace ouverte::games::hoodwink
