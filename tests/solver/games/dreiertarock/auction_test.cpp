// The bidding beside a slow second reading of decisions 14 to 18: every auction as the list of its calls, replayed from
// the beginning each time.
#include "solver/games/dreiertarock/auction.hpp"

#include <algorithm>
#include <string>
#include <utility>
#include <vector>

#include "gtest/gtest.h"
#include "solver/base/random.hpp"
#include "solver/games/shared/auction_game.hpp"

namespace ouverte::games::dreiertarock {
namespace {

const std::vector<std::string> kOrder = {"Single", "Double", "Triple", "Suit-Solo", "Solo", "Solo-Slam"};

// Players are counted from eldest.
struct Table {
  int turn = 0;  // -1: over
  int holder = 0;
  std::string high;       // "" before the opening
  bool declares = false;  // eldest may still declare Trischaken
  std::vector<std::string> legal;
};

int rank(const std::string& bid) {
  return static_cast<int>(std::find(kOrder.begin(), kOrder.end(), bid) - kOrder.begin());
}

// The auction after these calls: who holds it with what bid, and the calls that are legal next.
Table replay(const std::vector<std::string>& calls) {
  Table table;
  int newcomer = 0;
  std::vector<std::vector<std::string>> said(3);  // after the opening
  for (const std::string& call : calls) {
    if (table.high.empty()) {
      table = {.turn = 1, .holder = 0, .high = "Single", .declares = false, .legal = {}};
      newcomer = 1;
    } else if (table.declares) {
      if (call == "Trischaken") table.high = call;
      table.turn = -1;
      table.declares = false;
    } else if (call == "Pass") {
      if (newcomer == 2) {
        table.declares = table.holder == 0 && table.high == "Single";
        table.turn = table.declares ? 0 : -1;
      } else {
        newcomer = 2;
        table.turn = 2;
      }
    } else {
      said[static_cast<std::size_t>(table.turn)].push_back(call == "Hold" ? table.high : call);
      if (call != "Hold") table.high = call;
      std::swap(table.turn, table.holder);
    }
  }
  if (table.turn < 0) return table;
  if (table.high.empty()) {
    table.legal = {"Single"};
  } else if (table.declares) {
    table.legal = {"Pass", "Trischaken"};
  } else {
    const auto& mine = said[static_cast<std::size_t>(table.turn)];
    const bool high_is_solo = rank(table.high) > rank("Triple");
    const bool bid_solo = !mine.empty() && rank(mine[0]) > rank("Triple");
    table.legal = {"Pass"};
    if (table.turn < table.holder && (!high_is_solo || mine.empty() || bid_solo)) table.legal.push_back("Hold");
    for (const std::string& bid : kOrder) {
      const bool step = (table.high == "Single" && bid == "Double") || (table.high == "Double" && bid == "Triple");
      const bool solo = rank(bid) > rank("Triple") && rank(bid) > rank(table.high) && mine.empty();
      if (step || solo) table.legal.push_back(bid);
    }
  }
  return table;
}

struct Outcome {
  std::vector<int> worth;  // by seat
  std::vector<std::string> line;
};

Outcome brute_force(std::vector<std::string>& calls, const ContractWorths& worths, int eldest) {
  const Table table = replay(calls);
  const auto seat = [&](int from_eldest) { return static_cast<std::size_t>((eldest + from_eldest) % 3); };
  if (table.turn < 0) {
    if (table.high == "Trischaken") return {{worths.trischaken.begin(), worths.trischaken.end()}, calls};
    const int value = worths.declarer[static_cast<std::size_t>(rank(table.high))][seat(table.holder)];
    std::vector<int> worth(3, -value / 2);
    worth[seat(table.holder)] = value;
    // Of a bonus of one of the two the declarer's share is in the value, and halved above: the rest of it.
    const int bonus = rank(table.high) > rank("Triple") ? 20 : 10;
    const auto settle = [&](int owner) {
      if (owner < 0 || table.high == "Solo-Slam" || static_cast<std::size_t>(owner) == seat(table.holder)) return;
      for (std::size_t each = 0; each < 3; ++each)
        if (each != seat(table.holder)) worth[each] += static_cast<int>(each) == owner ? 3 * bonus / 2 : -3 * bonus / 2;
    };
    settle(worths.kings);
    if (table.high != "Suit-Solo") settle(worths.trull);
    return {worth, calls};
  }
  Outcome best;
  for (const std::string& call : table.legal) {
    calls.push_back(call);
    Outcome after = brute_force(calls, worths, eldest);
    calls.pop_back();
    if (best.line.empty() || after.worth[seat(table.turn)] > best.worth[seat(table.turn)]) best = std::move(after);
  }
  return best;
}

ContractWorths random_worths(base::Random& random) {
  ContractWorths worths;
  const auto cents = [&](int most) {
    return 20 * (static_cast<int>(random.below(static_cast<std::uint64_t>(most))) - most / 2);
  };
  for (auto& contract : worths.declarer)
    for (int& worth : contract) worth = cents(12);
  for (int& worth : worths.trischaken) worth = cents(3);
  if (random.below(3) == 0) worths.kings = static_cast<std::int8_t>(random.below(3));
  if (random.below(3) == 0) worths.trull = static_cast<std::int8_t>(random.below(3));
  return worths;
}

TEST(DreiertarockAuction, AThousandAuctionsEndAsTheDecisionsSay) {
  base::Random random(14);
  for (int round = 0; round < 1000; ++round) {
    const ContractWorths worths = random_worths(random);
    const int eldest = static_cast<int>(random.below(3));
    AuctionGame<Bidding> game(Bidding(worths, static_cast<Seat>(eldest)));
    Auction found;
    bring_to_end(game, {}, kSeats, found);
    std::vector<std::string> none;
    const Outcome expected = brute_force(none, worths, eldest);
    std::vector<std::string> line;
    for (const Auction::Call& call : found.calls) line.push_back(call.call);
    ASSERT_EQ(line, expected.line) << round;
    ASSERT_EQ(found.worth, expected.worth) << round;
  }
}

// So advice need not find it out elsewhere.
TEST(DreiertarockAuction, WhatTrischakenPaysTheOthersCountsOnlyWhereItPaysEldestMoreThanSingle) {
  base::Random random(15);
  for (int round = 0; round < 300; ++round) {
    ContractWorths worths = random_worths(random);
    const int eldest = static_cast<int>(random.below(3));
    int& his = worths.trischaken[static_cast<std::size_t>(eldest)];
    his = std::min(his, worths.declarer[0][static_cast<std::size_t>(eldest)]);
    ContractWorths altered = worths;
    for (std::size_t seat = 0; seat < altered.trischaken.size(); ++seat)
      if (static_cast<int>(seat) != eldest) altered.trischaken[seat] = 0;
    std::vector<std::string> none;
    const Outcome known = brute_force(none, worths, eldest), unknown = brute_force(none, altered, eldest);
    ASSERT_EQ(known.line, unknown.line) << round;
    ASSERT_EQ(known.worth, unknown.worth) << round;
  }
}

// Calls of a recorded auction by A, B, C in turn, with all contracts worth what they are to nobody.
Auction judged(const std::vector<std::string>& calls) {
  AuctionGame<Bidding> game(Bidding(ContractWorths{}, Seat{0}));
  Auction found;
  judge_calls(game, {}, kSeats, 0, calls, found);
  return found;
}

TEST(DreiertarockAuction, CallsThatTheRulesDoNotAllowAreDoubts) {
  EXPECT_TRUE(judged({"Single", "Pass", "Pass", "Trischaken"}).doubts.empty());
  EXPECT_TRUE(judged({"single", "Double", "Hold", "triple"}).doubts.size() == 1U);
  EXPECT_EQ(judged({"Pass"}).doubts.at(0), "Auction: call by A: found \"Pass\", expected Single");
  EXPECT_EQ(judged({"Single", "Triple"}).doubts.at(0),
            "Auction: call by B: found \"Triple\", expected one of Pass Double Suit-Solo Solo Solo-Slam");
  // B is outbid and may go on, but not with a solo, nor hold: A sits nearer to eldest.
  EXPECT_EQ(judged({"Single", "Double", "-", "Hold", "Solo"}).doubts.at(0),
            "Auction: call by B: found \"Solo\", expected one of Pass Triple");
  EXPECT_EQ(judged({"Single", "Solo", "-", "Hold", "Pass", "Solo"}).doubts.at(0),
            "Auction: call by C: found \"Solo\", expected one of Pass Solo-Slam");
  EXPECT_EQ(judged({"Single", "Double", "-", "Pass", "-", "Pass", "Trischaken"}).doubts.at(0),
            "Auction: call by A: found \"Trischaken\", expected nothing: the auction is over");
}

}  // namespace
}  // namespace ouverte::games::dreiertarock
