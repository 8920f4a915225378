// Backward induction over a toy auction, against plain recursion without memory; and how recorded calls are judged.
#include "solver/games/shared/auction_game.hpp"

#include <array>
#include <compare>
#include <random>
#include <string>
#include <vector>

#include "gtest/gtest.h"

namespace ouverte::games {
namespace {

constexpr int kPlayers = 3;
constexpr int kHighest = 3;

// A, B and C bid 1, 2 or 3, or pass and are out. The last bidder plays at his bid; all pass: nothing is played.
struct ToyAuction {
  struct State {
    std::array<bool, kPlayers> out{};
    int bid = 0, bidder = -1, caller = 0;
    friend auto operator<=>(const State&, const State&) = default;
  };
  using Call = int;  // 0 is a pass

  std::array<std::array<std::array<int, kPlayers>, kHighest + 1>, kPlayers> paid{};  // by bidder, bid and seat

  static int left(const State& state) { return !state.out[0] + !state.out[1] + !state.out[2]; }
  [[nodiscard]] bool over(const State& state) const {
    return left(state) == 0 || (left(state) == 1 && state.bidder >= 0 && !state.out[std::size_t(state.bidder)]);
  }
  [[nodiscard]] int caller(const State& state) const { return state.caller; }
  [[nodiscard]] std::vector<Call> calls(const State& state) const {
    std::vector<Call> calls{0};
    for (int bid = state.bid + 1; bid <= kHighest; ++bid) calls.push_back(bid);
    return calls;
  }
  [[nodiscard]] State after(State state, Call call) const {
    if (call == 0) state.out[std::size_t(state.caller)] = true;
    if (call > 0) state.bid = call, state.bidder = state.caller;
    for (int step = 0; step < kPlayers; ++step) {
      state.caller = (state.caller + 1) % kPlayers;
      if (!state.out[std::size_t(state.caller)]) break;
    }
    return state;
  }
  [[nodiscard]] std::vector<int> worth(const State& state) const {
    if (state.bidder < 0) return std::vector<int>(kPlayers, 0);
    const auto& each = paid[std::size_t(state.bidder)][std::size_t(state.bid)];
    return {each.begin(), each.end()};
  }
  [[nodiscard]] std::string text(const State&, Call call) const { return call == 0 ? "Pass" : std::to_string(call); }
  [[nodiscard]] std::optional<Call> read(const State&, std::string_view word) const {
    return word == "three" ? std::optional(3) : std::nullopt;
  }
};

std::vector<int> plainly(const ToyAuction& rules, const ToyAuction::State& state) {
  if (rules.over(state)) return rules.worth(state);
  std::vector<int> best;
  for (const int call : rules.calls(state)) {
    const std::vector<int> after = plainly(rules, rules.after(state, call));
    const auto caller = static_cast<std::size_t>(rules.caller(state));
    if (best.empty() || after[caller] > best[caller]) best = after;
  }
  return best;
}

ToyAuction toy_at_random(unsigned seed) {
  std::mt19937 random(seed);
  ToyAuction toy;
  for (auto& bids : toy.paid)
    for (auto& each : bids)
      for (int& amount : each) amount = static_cast<int>(random() % 7) - 3;
  return toy;
}

TEST(AuctionGameTest, EqualsPlainRecursion) {
  for (unsigned seed = 0; seed < 200; ++seed) {
    const ToyAuction toy = toy_at_random(seed);
    AuctionGame game(toy);
    EXPECT_EQ(game.worth({}), plainly(toy, {})) << seed;
    ToyAuction::State state;
    for (const auto& [at, call] : game.line({})) {
      EXPECT_EQ(at, state);
      EXPECT_EQ(game.worth(at), game.worth({})) << "the line keeps what the auction is worth";
      for (const int lower : toy.calls(at))
        EXPECT_TRUE(lower >= call || game.worth_after(at, lower) < game.worth_after(at, call));
      state = toy.after(at, call);
    }
    EXPECT_TRUE(toy.over(state));
    EXPECT_EQ(state, game.end({}));
    EXPECT_EQ(toy.worth(state), game.worth({}));
  }
}

// Only C's bid of 2 is worth something, to him alone; A's bid of 3 costs everyone.
ToyAuction only_two_for_c() {
  ToyAuction toy;
  toy.paid[2][2] = {-1, -1, 5};
  toy.paid[0][3] = {-4, -4, -4};
  return toy;
}

TEST(AuctionGameTest, TheLineIsTheLowestOfTheBestCalls) {
  AuctionGame game(only_two_for_c());
  Auction found;
  bring_to_end(game, {}, "ABC", found);
  std::string line;
  for (const Auction::Call& call : found.calls) line += call.seat + call.call + " ";
  // Having bid 1, B can answer C's 2 with 3, which is worth nothing to anyone; A need do nothing.
  EXPECT_EQ(line, "APass B1 CPass ");
  EXPECT_EQ(found.worth, (std::vector{0, 0, 0}));
}

Auction judged(const std::vector<std::string>& columns, std::size_t first = 0) {
  AuctionGame game(only_two_for_c());
  Auction found;
  judge_calls(game, {}, "ABC", first, columns, found);
  return found;
}

TEST(AuctionGameTest, RecordedCallsAreJudged) {
  const Auction found = judged({"pass", "PASS", "1", "-", "-", "AP"});
  ASSERT_EQ(found.judged.size(), 3u);
  EXPECT_TRUE(found.doubts.empty());
  EXPECT_EQ(found.judged[0].seat, "A");
  EXPECT_EQ(found.judged[0].call, "Pass");
  EXPECT_EQ(found.judged[0].before, 0);
  EXPECT_EQ(found.judged[0].after, 0) << "B bids 1 himself";
  EXPECT_EQ(found.judged[0].better, "");
  EXPECT_EQ(found.judged[1].before, 0);
  EXPECT_EQ(found.judged[1].after, -1) << "C bids 2";
  EXPECT_EQ(found.judged[1].better, "1");
  EXPECT_EQ(found.judged[2].before, 5);
  EXPECT_EQ(found.judged[2].after, 0);
  EXPECT_EQ(found.judged[2].better, "2");
}

TEST(AuctionGameTest, OtherWordsAndWhoBegins) {
  const Auction found = judged({"-", "three", "ap"}, 2);
  ASSERT_EQ(found.judged.size(), 3u);
  EXPECT_EQ(found.judged[0].call, "3");
  EXPECT_EQ(found.judged[0].after, -4);
  EXPECT_TRUE(judged({"1", "*"}).doubts.empty());
}

TEST(AuctionGameTest, CallsThatTheRulesDoNotAllowAreDoubtful) {
  EXPECT_EQ(judged({"2", "1", "3"}).doubts,
            std::vector<std::string>{R"(Auction: call by B: found "1", expected one of Pass 3)"});
  EXPECT_EQ(judged({"2", "1", "3"}).judged.size(), 1u);
  EXPECT_EQ(judged({"1"}, 1).doubts,
            std::vector<std::string>{R"(Auction: call by B: found "1", expected a call by A)"});
  EXPECT_EQ(judged({"3", "pass", "pass", "1"}).doubts,
            std::vector<std::string>{R"(Auction: call by A: found "1", expected nothing: the auction is over)"});
}

}  // namespace
}  // namespace ouverte::games
