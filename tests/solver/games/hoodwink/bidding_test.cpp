// The choice of what to lay as a game: equilibria, best replies and judged bids against a plain enumeration of single
// cards that knows the rules page and the door alone.
#include "solver/games/hoodwink/bidding.hpp"

#include <algorithm>
#include <array>
#include <map>
#include <set>
#include <string>
#include <vector>

#include "gtest/gtest.h"
#include "solver/base/random.hpp"
#include "solver/cards/text.hpp"
#include "solver/games/door/game.hpp"
#include "tests/solver/games/hoodwink/the_game.hpp"

namespace ouverte::games::hoodwink {
namespace {

using base::Json;
using Laid3 = std::array<std::string, 3>;

// Cards in text that a hand in text can lay, with the suits in the order S H D C.
std::vector<std::string> plain_cards(const std::string& hand) {
  std::vector<std::string> cards;
  std::size_t suit = 0;
  for (const char letter : hand) {
    if (letter == '.') {
      ++suit;
    } else if (letter != '*') {
      cards.push_back({"SHDC"[suit], letter});
    }
  }
  return cards;
}

// Trump and Hood by the table of the page; a Hood of -1 where partners are free.
std::pair<char, int> plain_sides(const Laid3& laid, bool free) {
  const std::string order = "789TJQKA", black = "SC";
  const char a = laid[0][0], b = laid[1][0], c = laid[2][0];
  if (a == b && b == c) {
    if (free) return {a, -1};
    for (int seat = 0; seat < 3; ++seat) {
      int lower = 0;
      for (const std::string& card : laid)
        lower += order.find(card[1]) < order.find(laid[static_cast<std::size_t>(seat)][1]) ? 1 : 0;
      if (lower == 1) return {a, seat};
    }
  }
  if (a == b) return {c, 2};
  if (a == c) return {b, 1};
  if (b == c) return {a, 0};
  char trump = 0;
  for (const char suit : std::string("SHDC"))
    if (suit != a && suit != b && suit != c) trump = suit;
  const auto dark = [&](char suit) { return black.find(suit) != std::string::npos; };
  for (int seat = 0; seat < 3; ++seat)
    if (dark(laid[static_cast<std::size_t>(seat)][0]) == dark(trump)) return {trump, seat};
  return {trump, -2};
}

// Every way to lay three cards, what it is worth (in halves), and which of them are stable.
class PlainBidding {
 public:
  using Worth = std::map<std::pair<char, int>, std::array<int, 3>>;

  PlainBidding(const std::array<std::string, 3>& hands, bool free, Worth worth)
      : free_(free), worth_(std::move(worth)) {
    for (std::size_t seat = 0; seat < 3; ++seat) cards_[seat] = plain_cards(hands[seat]);
  }
  [[nodiscard]] int worth(const Laid3& laid, std::size_t seat) const {
    return worth_.at(plain_sides(laid, free_))[seat];
  }
  [[nodiscard]] int best(Laid3 laid, std::size_t seat) const {
    int most = -10000;
    for (const std::string& card : cards_[seat]) {
      laid[seat] = card;
      most = std::max(most, worth(laid, seat));
    }
    return most;
  }
  [[nodiscard]] std::set<Laid3> stable() const {
    std::set<Laid3> found;
    each([&](const Laid3& laid) {
      bool all = true;
      for (std::size_t seat = 0; seat < 3; ++seat) all = all && worth(laid, seat) == best(laid, seat);
      if (all) found.insert(laid);
    });
    return found;
  }
  [[nodiscard]] int sure(std::size_t seat) const {
    std::map<std::string, int> least;
    each([&](const Laid3& laid) {
      const auto [at, fresh] = least.insert({laid[seat], worth(laid, seat)});
      if (!fresh) at->second = std::min(at->second, worth(laid, seat));
    });
    int most = -10000;
    for (const auto& [card, worth] : least) most = std::max(most, worth);
    return most;
  }

 private:
  template <class Visit>
  void each(const Visit& visit) const {
    for (const std::string& a : cards_[0])
      for (const std::string& b : cards_[1])
        for (const std::string& c : cards_[2]) visit(Laid3{a, b, c});
  }

  bool free_;
  Worth worth_;
  std::array<std::vector<std::string>, 3> cards_;
};

std::array<std::string, 3> random_hands_of(base::Random& random) {
  const games::Setup deal = the_game().random_deal(random);
  return {deal.hands[0].second, deal.hands[1].second, deal.hands[2].second};
}

// The same worth for both.
PlainBidding::Worth random_worth(base::Random& random, bool free) {
  PlainBidding::Worth worth;
  for (const char trump : std::string("SHDC"))
    for (int hood = free ? -1 : 0; hood < 3; ++hood)
      for (int& each : worth[{trump, hood}]) each = static_cast<int>(random.below(7)) - 3;
  return worth;
}

TEST(HoodwinkBiddingTest, EquilibriaAreThoseOfThePlainEnumeration) {
  base::Random random(31);
  int none = 0, some = 0;
  for (int number = 0; number < 1000; ++number) {
    const bool free = number % 3 == 0;
    const auto hands = random_hands_of(random);
    const PlainBidding::Worth worth = random_worth(random, free);
    const PlainBidding plain(hands, free, worth);
    std::vector<CardSet> dealt;
    for (const std::string& hand : hands) dealt.push_back(*cards::parse_hand(kPack, hand));
    const Bidding bidding(choices_of(dealt, free), free, [&](const Played& played) {
      const auto each = worth.at({"SHDC"[static_cast<std::size_t>(played.trump)], played.hood});
      return Bidding::Worth{each[0], each[1], each[2]};
    });
    std::set<Laid3> stable;
    bidding.each([&](const Laid& laid) {
      const ByPlayer<CardClass> chosen = bidding.cards(laid);
      for (const Card a : chosen[0].cards)
        for (const Card b : chosen[1].cards)
          for (const Card c : chosen[2].cards) {
            const Laid3 cards = {cards::card_text(kPack, a), cards::card_text(kPack, b), cards::card_text(kPack, c)};
            if (bidding.stable(laid)) stable.insert(cards);
            for (std::size_t seat = 0; seat < 3; ++seat) {
              ASSERT_EQ(bidding.worth(laid)[seat], plain.worth(cards, seat));
              ASSERT_EQ(bidding.replies_best(laid, seat), plain.worth(cards, seat) == plain.best(cards, seat));
            }
          }
    });
    EXPECT_EQ(stable, plain.stable());
    for (std::size_t seat = 0; seat < 3; ++seat) EXPECT_EQ(bidding.sure(seat).worth, plain.sure(seat));
    (stable.empty() ? none : some) += 1;
  }
  EXPECT_GT(none, 10);
  EXPECT_GT(some, 10);
}

// A whole deal through the door.
class HoodwinkAuctionTest : public ::testing::Test {
 protected:
  static games::Setup deal(std::uint64_t seed) {
    base::Random random(seed);
    return the_game().random_deal(random);
  }
  static DealTable table(const games::Setup& setup, const Tags& tags = {}, const std::vector<std::string>& calls = {}) {
    search::Options options;
    options.memory_mib = 64;
    const auto found = the_game().table(setup, tags, calls, options, nullptr);
    EXPECT_TRUE(found.ok()) << found.status();
    return *found;
  }
  // Halves of a point, as the JSON's numbers are of points.
  static int halves(const Json& number) { return static_cast<int>(2 * number.get<double>()); }

  static PlainBidding plain(const games::Setup& setup, const DealTable& table, bool free) {
    PlainBidding::Worth worth;
    for (const Json& combination : table.json.at("combinations")) {
      const char trump = combination.at("trump").get<std::string>()[0];
      if (combination.contains("guarantee"))
        for (const auto& [seat, value] : combination.at("guarantee").items())
          worth[{trump, -1}][static_cast<std::size_t>(seat[0] - 'A')] = 2 * value.get<int>();
      if (!combination.contains("score")) continue;
      for (const auto& [seat, value] : combination.at("score").items()) {
        auto& each = worth[{trump, seat[0] - 'A'}];
        each.fill(-value.get<int>());
        each[static_cast<std::size_t>(seat[0] - 'A')] = 2 * value.get<int>();
      }
    }
    return {{setup.hands[0].second, setup.hands[1].second, setup.hands[2].second}, free, worth};
  }
};

TEST_F(HoodwinkAuctionTest, TheTableListsEveryEquilibrium) {
  for (const bool free : {false, true})
    for (const std::uint64_t seed : {3U, 5U}) {
      const games::Setup setup = deal(seed);
      const DealTable found = table(setup, free ? Tags{{"Free", "S none, H middle, D last, C first"}} : Tags{});
      ASSERT_TRUE(found.auction);
      const PlainBidding bidding = plain(setup, found, free);
      std::set<Laid3> suits, expected;
      for (const Json& each : found.json.at("equilibria")) {
        const Json& bids = each.at("bids");
        const auto laid = [&](const char* seat) { return bids.at(seat).get<std::string>(); };
        suits.insert({laid("A"), laid("B"), laid("C")});
      }
      for (const Laid3& laid : bidding.stable())
        expected.insert({laid[0].substr(0, 1), laid[1].substr(0, 1), laid[2].substr(0, 1)});
      EXPECT_EQ(suits, expected);
      for (std::size_t seat = 0; seat < 3; ++seat)
        EXPECT_EQ(halves(found.json.at("sure").at(std::string(1, "ABC"[seat])).at("settlement")), bidding.sure(seat));
      EXPECT_EQ(found.auction->calls.size(), 3u);
      EXPECT_TRUE(found.auction->contract.contains("trump"));
      EXPECT_TRUE(found.auction->words.front().starts_with(expected.empty() ? "No equilibrium" : "Equilibrium: A "));
    }
}

TEST_F(HoodwinkAuctionTest, RecordedBidsAreJudgedAgainstWhatTheOthersLaid) {
  games::Setup setup = deal(3);
  base::Random random(6);
  const DealTable bare = table(setup);
  const PlainBidding bidding = plain(setup, bare, false);
  std::vector<std::string> calls;
  Laid3 laid;
  for (std::size_t seat = 0; seat < 3; ++seat) {
    const auto cards = plain_cards(setup.hands[seat].second);
    laid[seat] = cards[random.below(static_cast<unsigned>(cards.size()))];
    calls.push_back(laid[seat]);
  }
  const DealTable found = table(setup, {}, calls);
  ASSERT_TRUE(found.auction);
  EXPECT_TRUE(found.auction->doubts.empty());
  const Json auction = to_json(*found.auction, "ABC");
  ASSERT_EQ(auction.at("judged").size(), 3u);
  for (std::size_t seat = 0; seat < 3; ++seat) {
    const Json& judged = auction.at("judged")[seat];
    EXPECT_EQ(judged.at("call"), laid[seat]);
    EXPECT_EQ(halves(judged.at("after")), bidding.worth(laid, seat));
    EXPECT_EQ(halves(judged.at("before")), bidding.best(laid, seat));
    EXPECT_EQ(halves(judged.at("cost")), bidding.best(laid, seat) - bidding.worth(laid, seat));
    EXPECT_EQ(judged.contains("better"), bidding.worth(laid, seat) != bidding.best(laid, seat));
  }
  setup.contract = {{"bids", {{"A", laid[0]}, {"B", laid[1]}, {"C", laid[2]}}}};
  EXPECT_EQ(to_json(*table(setup).auction, "ABC").at("judged"), auction.at("judged"));
  EXPECT_EQ(amount_in_words(7, 2) + amount_in_words(-1, 2) + amount_in_words(-8, 2), "3½-½-4");
}

TEST_F(HoodwinkAuctionTest, BidsThatCannotBeAreDoubted) {
  const games::Setup setup = deal(3);
  const auto doubts = [&](const std::vector<std::string>& calls) { return table(setup, {}, calls).auction->doubts; };
  EXPECT_EQ(doubts({"S", "H"}), (std::vector<std::string>{"the bids: found 2 of them, expected one a player"}));
  EXPECT_EQ(doubts({"S", "*", "H"}),
            (std::vector<std::string>{"bid of B: found \"*\", expected a suit or a card of one, such as S or SK"}));
  const std::string of_b = plain_cards(setup.hands[1].second).front();
  EXPECT_EQ(doubts({of_b, "S", "H"}),
            (std::vector<std::string>{"bid of A: found " + of_b + ", expected a card that he holds"}));
}

}  // namespace
}  // namespace ouverte::games::hoodwink
