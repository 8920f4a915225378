// What an auction tells can be read as what anybody says of hands.
#include "absl/strings/str_split.h"
#include "gtest/gtest.h"
#include "solver/base/random.hpp"
#include "solver/games/door/game.hpp"
#include "tutor/fair/knows.hpp"

namespace ouverte::tutor::fair {
namespace {

// However an auction goes, it tells of each hand what a hand can be.
TEST(AuctionReadingTest, RandomAuctionsTellWhatCanBe) {
  const games::Game& game = *games::find_game("bridge");
  base::Random random(47);
  for (int round = 0; round < 2000; ++round) {
    std::string calls;
    int last = -1;  // the last bid, in steps from one club up
    for (int call = 0; call < 14; ++call) {
      const auto kind = random.below(8);
      if (kind < 3 || last >= 33) {
        calls += kind == 0 && last >= 0 ? " X" : " P";
        continue;
      }
      last += 1 + static_cast<int>(random.below(kind < 7 ? 3 : 7));
      last = std::min(last, 34);
      calls += std::string(" ") + static_cast<char>('1' + last / 5) + "CDHSN"[last % 5];
    }
    const std::vector<std::string> list = absl::StrSplit(calls, ' ', absl::SkipEmpty());
    const std::string text = game.told_by_auction({}, {{"Auction", "N"}}, list);
    if (text.empty()) continue;
    const auto known = read_knows(game, text);
    ASSERT_TRUE(known.ok()) << calls << ": " << text;
    EXPECT_EQ(text_of(*known), text);
  }
}

TEST(AuctionReadingTest, CallsBeginWithTheDealerUnlessATagNamesAnother) {
  const games::Game& game = *games::find_game("bridge");
  const std::vector<std::string> calls = {"1NT"};
  games::Setup setup;
  EXPECT_EQ(game.told_by_auction(setup, {}, calls), "");
  EXPECT_EQ(game.told_by_auction(setup, {{"Dealer", "W"}}, calls), "W: 15-17 hcp, balanced");
  setup.dealer = "S";
  EXPECT_EQ(game.told_by_auction(setup, {}, calls), "S: 15-17 hcp, balanced");
  EXPECT_EQ(game.told_by_auction(setup, {{"Auction", "E"}}, calls), "E: 15-17 hcp, balanced");
}

}  // namespace
}  // namespace ouverte::tutor::fair
