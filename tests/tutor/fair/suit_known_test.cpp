// Combinations that players know, each beside the holdings with which the line of the books succeeds: their ways are
// counted here, one by one.
#include <algorithm>
#include <bit>
#include <cstdint>
#include <functional>
#include <string>
#include <vector>

#include "gmock/gmock.h"
#include "gtest/gtest.h"
#include "tutor/fair/suit_odds.hpp"

namespace ouverte::tutor::fair {
namespace {

// What a defender holds of the missing cards.
struct Holding {
  std::string cards;
  [[nodiscard]] bool has(std::string_view ranks) const {  // all of them
    return std::ranges::all_of(ranks, [&](char rank) { return cards.find(rank) != std::string::npos; });
  }
  [[nodiscard]] bool alone(std::string_view ranks) const { return cards.size() == ranks.size() && has(ranks); }
  [[nodiscard]] std::size_t length() const { return cards.size(); }
};

std::int64_t binomial(int all, int some) {
  std::int64_t ways = 1;
  for (int i = 0; i < some; ++i) ways = ways * (all - i) / (i + 1);
  return ways;
}

struct InBooks {
  const char* suit;
  int tricks;
  std::function<bool(const Holding& west, const Holding& east)> succeeds;
};

std::int64_t ways_in_books(const InBooks& known, const std::string& missing) {
  std::int64_t sum = 0;
  for (unsigned set = 0; set < 1U << missing.size(); ++set) {
    Holding west, east;
    for (std::size_t i = 0; i < missing.size(); ++i) (set >> i & 1 ? west : east).cards += missing[i];
    if (known.succeeds(west, east))
      sum += binomial(26 - static_cast<int>(missing.size()), 13 - static_cast<int>(west.length()));
  }
  return sum;
}

using H = const Holding&;
bool split(H w, H e, std::size_t most) { return std::max(w.length(), e.length()) <= most; }

const std::vector<InBooks>& all_known() {
  static const std::vector<InBooks> known = {
      // The queen missing: nine ever, eight never.
      {"AKJ32 / 7654", 5, [](H w, H e) { return split(w, e, 2) || w.alone("Q") || e.alone("Q"); }},
      {"AKJ32 / 7654", 4, [](H w, H e) { return e.length() < 4 || w.has("Q"); }},
      {"AKJ32 / 654", 5, [](H w, H e) { return split(w, e, 3) && w.has("Q"); }},
      {"AKJ2 / 543", 4, [](H w, H e) { return split(w, e, 3) && w.has("Q"); }},
      {"AKJ2 / 543", 3, [](H, H e) { return !(e.has("Q") && e.length() > 3); }},
      {"AKJT9 / 432", 5, [](H w, H e) { return (w.has("Q") && w.length() < 5) || e.alone("Q"); }},
      {"AJT9 / K876", 4, [](H w, H e) { return w.has("Q") || e.alone("Q"); }},
      {"AKJT8765 / 43", 8, [](H w, H e) { return e.length() < 3 || w.has("Q"); }},
      // Two honours missing.
      {"AKT32 / 7654", 5, [](H w, H e) { return (split(w, e, 2) && !e.alone("QJ")) || e.alone("Q") || e.alone("J"); }},
      {"AQT / 432", 2, [](H, H e) { return !e.has("KJ"); }},
      {"AQT / 432", 3, [](H w, H) { return w.has("KJ"); }},
      {"AQT9 / 432", 3, [](H, H e) { return !e.has("KJ"); }},
      {"AQT9 / 432", 4, [](H w, H) { return w.has("KJ"); }},
      {"AJT / 432", 2, [](H, H e) { return !e.has("KQ"); }},
      {"AQ9 / 432", 2, [](H w, H) { return w.has("K") || w.has("JT"); }},
      {"KJ5 / 432", 1, [](H, H e) { return !e.has("AQ"); }},
      {"KJ / 32", 1, [](H w, H) { return w.has("Q") || w.alone("A"); }},
      {"KQT / 432", 2,
       [](H w, H e) { return w.has("A") || (w.has("J") && w.length() < 3) || (e.has("J") && e.length() < 3); }},
      {"AJ9 / 432", 2, [](H w, H) { return w.has("KT") || w.has("QT") || w.alone("KQ"); }},
      {"KJT / 432", 2, [](H w, H) { return w.has("Q"); }},
      // The king missing.
      {"AQJ / 432", 3, [](H w, H) { return w.has("K"); }},
      {"AQ / 32", 2, [](H w, H) { return w.has("K"); }},
      {"QJT / A32", 3, [](H, H e) { return e.has("K"); }},
      {"AQJT98 / 765", 6, [](H w, H) { return w.has("K"); }},
      {"AQJT987 / 6543", 7, [](H w, H e) { return split(w, e, 1); }},
      {"AQT96 / 8732", 4, [](H, H e) { return !(e.has("KJ") && e.length() > 2); }},
      // Tops, and the split.
      {"AKQ2 / 543", 4, [](H w, H e) { return split(w, e, 3); }},
      {"AKQ32 / 54", 5, [](H w, H e) { return split(w, e, 3); }},
      {"AKQ32 / 54", 4, [](H w, H e) { return split(w, e, 4); }},
      {"AKQ432 / 5", 6, [](H w, H e) { return split(w, e, 3); }},
      {"AKQ32 / 654", 5, [](H w, H e) { return split(w, e, 3); }},
      {"AK32 / 7654", 3, [](H w, H e) { return split(w, e, 3); }},
      {"AK5432 / 876", 6, [](H w, H e) { return split(w, e, 2); }},
      {"AK5432 / 876", 5, [](H w, H e) { return split(w, e, 3); }},
      {"A65432 / K7", 5, [](H w, H e) { return split(w, e, 3); }},
      {"A7654 / K32", 4, [](H w, H e) { return split(w, e, 3); }},
      {"A8765 / 432", 3, [](H w, H e) { return split(w, e, 3); }},
      {"5432 / 876", 1, [](H w, H e) { return split(w, e, 3); }},
      {"65432 / 87", 2, [](H w, H e) { return split(w, e, 3); }},
      {"AKQT32 / 65", 6, [](H w, H e) { return split(w, e, 3) || w.alone("J") || e.alone("J"); }},
      {"K2 / 43", 1, [](H w, H) { return w.has("A"); }},
      // Safety plays.
      {"AJ86 / K953", 3, [](H, H) { return true; }},
      {"AQ932 / KT54", 5, [](H, H) { return true; }},
      {"AKT9x / xxx", 3, [](H, H e) { return e.length() < 5; }},
      {"AQxxx / xxxx", 4, [](H w, H e) { return split(w, e, 2) || e.length() == 1 || w.alone("K"); }},
      {"KJT9 / 876", 3, [](H w, H) { return w.has("Q"); }},
  };
  return known;
}

TEST(SuitKnown, TheBestLineSucceedsAsOftenAsThatOfTheBooks) {
  for (const InBooks& known : all_known()) {
    const auto odds = suit_odds(known.suit, {}, known.tricks);
    ASSERT_TRUE(odds.ok()) << odds.status().message();
    const std::int64_t ways = ways_in_books(known, odds->cards.missing);
    EXPECT_EQ(odds->chances.front().ways, ways)
        << known.suit << " for " << known.tricks << ": " << 100 * odds->share(odds->chances.front().ways)
        << " %, of the books " << 100 * odds->share(ways) << " %; " << odds->chances.front().line;
  }
}

}  // namespace
}  // namespace ouverte::tutor::fair
