#include "solver/cards/card_bag.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <fstream>
#include <string>
#include <string_view>

#include "solver/base/json.hpp"
#include "solver/base/status.hpp"
#include "solver/cards/text.hpp"
#include "solver/games/rummage/rules.hpp"

namespace ouverte::cards {
namespace {

std::string again(int players, std::string_view text) {
  const BagPack& pack = games::rummage::pack(players);
  const absl::StatusOr<CardBag> bag = parse_bag(pack, text);
  return bag.ok() ? bag_text(pack, *bag) : base::message(bag.status());
}

TEST(Bags, AreWrittenWithRepeats) {
  EXPECT_EQ(again(4, "KaA.9..tQQ.**"), "AAK.9..QQT.**");
  EXPECT_EQ(again(4, "KJ99.KQJJ9.KKJT.AKQT.****"), "KJ99.KQJJ9.KKJT.AKQT.****");
  EXPECT_EQ(again(6, "6.2.2.2"), "6.2.2.2.");
  EXPECT_EQ(again(3, "...."), "-");
}

TEST(Bags, RefuseMoreCardsThanThereAre) {
  EXPECT_EQ(again(3, "AAA...."), R"(found SA once too often in "AAA....", expected 2 at most)");
  EXPECT_EQ(again(3, "....****"), R"(found * once too often in "....****", expected 3 at most)");
  EXPECT_EQ(again(6, "22...."), R"(found S2 once too often in "22....", expected 1 at most)");
  EXPECT_EQ(again(4, "8...."), R"(found '8' in the spades of "8....", expected one of AKQJT9)");
}

TEST(Bags, CountTheirCards) {
  CardBag bag;
  const Card ace(Suit::kSpades, 12);
  bag.add(ace);
  bag.add(ace);
  bag.add(kJoker);
  EXPECT_EQ(bag.size(), 3);
  EXPECT_EQ(bag.count(ace), 2);
  EXPECT_EQ(bag.kinds(), CardSet(ace) | CardSet(kJoker));
  CardBag less = bag;
  less.remove(ace);
  EXPECT_EQ(less.count(ace), 1);
  EXPECT_TRUE(bag.holds(less));
  EXPECT_FALSE(less.holds(bag));
  less.remove(kJoker);
  less.remove(ace);
  EXPECT_TRUE(less.empty());
  EXPECT_EQ(less, CardBag());
}

TEST(Bags, HoldEveryHandOfTheVectors) {
  std::ifstream lines(base::str(OUVERTE_SOURCE_DIR, "/tests/vectors/rummage.jsonl"));
  int hands = 0;
  for (std::string line; std::getline(lines, line);) {
    const absl::StatusOr<base::Json> vector = base::parse_json(line);
    ASSERT_TRUE(vector.ok()) << vector.status();
    const BagPack& pack = games::rummage::pack(vector->at("contract").at("players").get<int>());
    for (const auto& item : vector->at("hands").items()) {
      const std::string text = item.value().get<std::string>();
      const absl::StatusOr<CardBag> bag = parse_bag(pack, text);
      ASSERT_TRUE(bag.ok()) << bag.status();
      EXPECT_EQ(bag->size(), static_cast<int>(text.size()) - std::ranges::count(text, '.'));
      EXPECT_EQ(*parse_bag(pack, bag_text(pack, *bag)), *bag);
      ++hands;
    }
  }
  EXPECT_GT(hands, 500);
}

}  // namespace
}  // namespace ouverte::cards
