// Deals from a pack that nobody shuffled.
#include <algorithm>
#include <map>
#include <string>

#include "gtest/gtest.h"
#include "solver/base/json.hpp"
#include "tests/support/answers.hpp"

namespace ouverte {
namespace {

using base::Json;
using support::answer_to;

Json dealt(const char* game, const char* packets, int count) {
  Json request = {{"ask", "deal"}, {"game", game}, {"count", count}, {"seed", 5}};
  if (packets != nullptr) request["packets"] = packets;
  return answer_to(request);
}

int longest_suit(const std::string& hand) {
  std::size_t longest = 0;
  for (std::size_t from = 0; from <= hand.size();) {
    const std::size_t end = std::min(hand.find('.', from), hand.size());
    longest = std::max(longest, end - from);
    from = end + 1;
  }
  return static_cast<int>(longest);
}

// Every card is dealt once, and suits stay together: on average the longest of a hand has more than five cards, of
// shuffled deals less.
TEST(PacketsTest, TheWholePackIsDealtInLongSuits) {
  const auto mean_longest = [](const Json& answer) {
    double sum = 0;
    int hands = 0;
    for (const Json& deal : answer.at("deals")) {
      std::map<char, int> ranks;
      for (const auto& [seat, hand] : deal.at("hands").items()) {
        const std::string text = hand;
        EXPECT_EQ(text.size(), 13u + 3u);
        for (const char letter : text) ++ranks[letter];
        sum += longest_suit(text);
        ++hands;
      }
      for (const auto& [rank, times] : ranks) EXPECT_EQ(times, rank == '.' ? 12 : 4) << rank;
    }
    return sum / hands;
  };
  EXPECT_GT(mean_longest(dealt("solo-whist", "4-4-4-1", 100)), 5.3);
  EXPECT_LT(mean_longest(dealt("solo-whist", nullptr, 100)), 5.1);
  EXPECT_GT(mean_longest(dealt("bridge", "5-5-3", 100)), 5.3);
}

// The dealer's last card is turned: he has it.
TEST(PacketsTest, TheLastCardIsTurned) {
  const Json answer = dealt("solo-whist", "4-4-4-1", 200);
  for (const Json& deal : answer.at("deals")) {
    const std::string dealer = deal.at("dealer");
    const std::string hand = deal.at("hands").at(dealer);
    const std::string trump = deal.at("contract").at("trump");
    std::size_t from = 0;
    for (std::size_t suit = std::string("SHDC").find(trump); suit > 0; --suit) from = hand.find('.', from) + 1;
    const std::string turned = deal.at("contract").at("turned");
    EXPECT_EQ(turned.substr(0, 1), trump);
    EXPECT_NE(hand.substr(from, hand.find('.', from) - from).find(turned[1]), std::string::npos) << deal;
  }
}

TEST(PacketsTest, PacketsThatMakeNoHandAreAnError) {
  EXPECT_EQ(dealt("solo-whist", "4-4-4-2", 1).at("error").at("message"),
            "found packets of 14 cards in all, expected 13, a hand");
  EXPECT_EQ(dealt("solo-whist", "4-4-x", 1).at("error").at("message"),
            "found \"4-4-x\", expected numbers of cards such as 4-4-4-1");
  EXPECT_EQ(dealt("hoodwink", "4-4-3", 1).at("deals").size(), 1u);
}

}  // namespace
}  // namespace ouverte
