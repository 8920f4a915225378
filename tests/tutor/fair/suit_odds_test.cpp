// Suit combinations whose odds are known: from the tables of suit splits, from encyclopedias.
#include "tutor/fair/suit_odds.hpp"

#include <cmath>
#include <string>
#include <utility>
#include <vector>

#include "gmock/gmock.h"
#include "gtest/gtest.h"

namespace ouverte::tutor::fair {
namespace {

struct Known {
  const char* suit;
  int tricks;
  double percent;  // to two places
};

std::string percent(const char* suit, int tricks) {
  const auto odds = suit_odds(suit, {}, tricks);
  if (!odds.ok()) return std::string(odds.status().message());
  return std::to_string(std::round(1e4 * odds->share(odds->chances.front().ways)) / 100).substr(0, 5);
}

TEST(SuitOdds, AreThoseOfTheTables) {
  const std::vector<Known> known = {
      {"AKJ32 opposite 7654", 5, 53.13},  // nine ever: 2-2, or the queen alone
      {"AKJ32 opposite 654", 5, 33.91},   // eight never: the finesse, after a high card
      {"AKT32 opposite 7654", 5, 46.35},  // restricted choice
      {"AQT opposite 432", 2, 76.00},     // two finesses
      {"AJT opposite 432", 2, 76.00},    {"AQT96 opposite 8732", 4, 82.78},
      {"AQT96 opposite 8732", 5, 26.57}, {"AQ932 opposite KT54", 5, 100.00},  // the ace or queen first
  };
  for (const Known& one : known)
    EXPECT_EQ(percent(one.suit, one.tricks), std::to_string(one.percent).substr(0, 5))
        << one.suit << " for " << one.tricks;
}

// The line that takes most on average may give up what another is sure of.
TEST(SuitOdds, MeansAreThoseOfTheBestSingleLine) {
  const std::vector<std::pair<const char*, double>> known = {{"AK943 / QT", 4.48},
                                                             {"AK9432 / J5", 4.96},
                                                             {"QT72 / A96543", 5.15},
                                                             {"KJ985 / A642", 4.53},
                                                             {"A7654 / Q98", 3.35}};
  for (const auto& [suit, mean] : known) EXPECT_NEAR(*suit_odds(suit, {}, {})->mean, mean, 0.005) << suit;
}

TEST(SuitOdds, WordsAreThoseOfTheBooks) {
  const auto line = [](const char* suit, int tricks) { return suit_odds(suit, {}, tricks)->chances.front().line; };
  EXPECT_EQ(line("AKJ32 opposite 7654", 5), "Cash the ace and the king.");
  EXPECT_EQ(line("AKJ32 opposite 654", 5), "Cash the ace; then lead small to the jack.");
  EXPECT_EQ(line("AJT opposite xxx", 2), "Lead small to the jack; then lead small to the ten.");
  EXPECT_EQ(line("AQT96 opposite 8732", 4), "Cash the ace; then lead small to the queen.");
  EXPECT_EQ(line("KJ985 opposite A642", 4), "Cash the king.") << "the ace first loses two tricks to East's QT73";
  EXPECT_EQ(line("KQ42 opposite AT65", 4), "Cash the king; then cash the queen.") << "the ace stays over West's J987";
  EXPECT_EQ(line("AJT32 opposite K985", 4), "Cash the ace and the king.");
}

TEST(SuitOdds, FaultsAreNamed) {
  const auto fault = [](const char* suit) { return std::string(suit_odds(suit, {}, {}).status().message()); };
  EXPECT_THAT(fault("AKK / xxx"), testing::StartsWith("suit: found the K twice"));
  EXPECT_THAT(fault("AK"), testing::StartsWith("suit: found \"AK\", expected two hands"));
  EXPECT_THAT(fault("AB / xxx"), testing::StartsWith("suit: found \"B\" in \"AB\""));
  EXPECT_THAT(std::string(suit_odds("AQ / xx", {3, 3}, {}).status().message()),
              testing::StartsWith("places: found 6 "));
  EXPECT_THAT(std::string(suit_odds("AQ / xx", {}, 3).status().message()), testing::StartsWith("tricks: found 3"));
  EXPECT_FALSE(parse_places("13").ok());
  EXPECT_FALSE(parse_places("14-2").ok());
}

TEST(SuitOddsTest, ALimitLeavesWhatIsKnown) {
  const auto none = suit_odds("AKJ32 opposite 7654", {}, {}, base::Deadline(std::chrono::nanoseconds(0)));
  ASSERT_TRUE(none.ok()) << none.status();
  EXPECT_TRUE(none->stopped);
  EXPECT_TRUE(none->chances.empty());
  EXPECT_FALSE(none->mean.has_value());
  EXPECT_FALSE(suit_odds("AKJ32 opposite 7654", {}, {})->stopped);
}

}  // namespace
}  // namespace ouverte::tutor::fair
