// Bridge under altered rights: what the door finds is what plain minimax finds over rules that are written down here
// once more, for random endings, every right and every seat.
#include <algorithm>
#include <array>
#include <map>
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "gtest/gtest.h"
#include "solver/base/random.hpp"
#include "solver/base/status.hpp"
#include "solver/games/door/rights.hpp"
#include "tests/solver/games/bridge/the_game.hpp"
#include "tests/support/endings.hpp"
#include "tests/support/switches.hpp"

namespace ouverte::games::bridge {
namespace {

const std::string kSeats = "NESW";
const std::string kRanks = "23456789TJQKA";

// A trick game of partners as texts: slow, and all of it on one page.
class PlainAltered {
 public:
  PlainAltered(const Setup& setup, Rights rights) : rights_(std::move(rights)) {
    const std::string trump = setup.contract.at("trump").get<std::string>();
    trump_ = trump == "NT" ? '-' : trump[0];
    declaring_ = place(setup.contract.at("declarer").get<std::string>()) % 2;
    for (const auto& [seat, text] : setup.hands) {
      std::size_t suit = 0;
      for (const char letter : text)
        if (letter == '.')
          ++suit;
        else
          start_.hands[place(seat)].push_back({"SHDC"[suit], letter});
    }
    start_.leader = place(setup.leader);
    for (const auto& [seat, tricks] : *setup.won)
      if (place(seat) % 2 == declaring_) start_.won += tricks;
    const Rights altered = std::exchange(rights_, Rights{});
    for (const std::string& card : setup.table) lay(start_, card);  // before the rights are altered
    rights_ = altered;
  }

  struct Point {
    std::array<std::vector<std::string>, 4> hands;
    std::vector<std::string> table;
    std::size_t leader = 0, best = 0;  // the place on the table that takes the trick so far
    std::string idled;
    int won = 0;

    [[nodiscard]] std::size_t mover() const { return (leader + table.size()) % 4; }
    friend auto operator<=>(const Point&, const Point&) = default;
  };

  [[nodiscard]] const Point& start() const { return start_; }

  [[nodiscard]] bool over(const Point& at) const {
    if (!at.table.empty()) return false;
    for (std::size_t seat = 0; seat < 4; ++seat)
      if (at.hands[seat].size() > (has(at.idled, seat) ? 1u : 0u)) return false;
    return true;
  }

  [[nodiscard]] std::vector<std::string> moves(const Point& at) const {
    const std::vector<std::string>& hand = at.hands[at.mover()];
    std::vector<std::string> some;
    if (at.table.empty()) {
      some = leads(at, at.mover());
      if (const std::size_t other = offered(at.mover()); other != at.mover())
        for (const std::string& card : leads(at, other)) some.push_back(card);
      return some;
    }
    for (const std::string& card : hand)
      if (card[0] == at.table[0][0]) some.push_back(card);
    if (!some.empty()) return some;
    some = hand;
    if (has(rights_.idle, at.mover()) && !has(at.idled, at.mover())) some.push_back("-");
    return some;
  }

  void lay(Point& at, const std::string& card) const {
    if (at.table.empty() && std::ranges::find(at.hands[at.leader], card) == at.hands[at.leader].end())
      at.leader = offered(at.leader);
    const std::size_t seat = at.mover();
    if (card == "-") {
      at.idled += kSeats[seat];
      std::ranges::sort(at.idled);
    } else {
      std::erase(at.hands[seat], card);
    }
    at.table.push_back(card);
    if (at.table.size() == 1) at.best = 0;
    if (at.table.size() > 1 && beats(seat, card, at.table[0], at.table[at.best])) at.best = at.table.size() - 1;
    if (at.table.size() < 4) return;
    const std::size_t taker = (at.leader + at.best) % 4;
    if (taker % 2 == declaring_) ++at.won;
    at.leader = taker;
    for (const Rights::Pass& pass : rights_.passes)
      if (pass.seat[0] == kSeats[taker]) at.leader = pass.leader.empty() ? (taker + 2) % 4 : place(pass.leader);
    at.table.clear();
    at.best = 0;
  }

  int value(const Point& at) {
    if (over(at)) return at.won;
    if (const auto known = known_.find(at); known != known_.end()) return known->second;
    const bool high = at.mover() % 2 == declaring_;
    int best = high ? -1 : 99;
    for (const std::string& card : moves(at)) {
      Point next = at;
      lay(next, card);
      best = high ? std::max(best, value(next)) : std::min(best, value(next));
    }
    return known_[at] = best;
  }

 private:
  static std::size_t place(const std::string& seat) { return kSeats.find(seat[0]); }
  static bool has(const std::string& seats, std::size_t seat) { return seats.find(kSeats[seat]) != std::string::npos; }
  [[nodiscard]] std::vector<std::string> leads(const Point& at, std::size_t seat) const {
    std::vector<std::string> free;
    for (const std::string& card : at.hands[seat])
      if (!barred(seat, card[0])) free.push_back(card);
    return free.empty() ? at.hands[seat] : free;
  }
  // The seat that may lead for another, or that itself.
  [[nodiscard]] std::size_t offered(std::size_t seat) const {
    for (const Rights::Pass& offer : rights_.offers)
      if (offer.seat[0] == kSeats[seat]) return offer.leader.empty() ? (seat + 2) % 4 : place(offer.leader);
    return seat;
  }
  [[nodiscard]] bool barred(std::size_t seat, char suit) const {
    return std::ranges::any_of(rights_.bars, [&](const Rights::Bar& bar) {
      return bar.seat[0] == kSeats[seat] && bar.suits.find(suit) != std::string::npos;
    });
  }
  [[nodiscard]] bool beats(std::size_t seat, const std::string& card, const std::string& led,
                           const std::string& best) const {
    if (card == "-") return false;
    if (card[0] == trump_ && led[0] != trump_ && has(rights_.no_ruff, seat)) return false;
    if (card[0] == best[0]) return kRanks.find(card[1]) > kRanks.find(best[1]);
    return card[0] == trump_;
  }

  Rights rights_;
  char trump_ = '-';
  std::size_t declaring_ = 0;
  Point start_;
  std::map<Point, int> known_;
};

// Every right of every seat alone, then some together.
std::vector<Rights> all_rights() {
  std::vector<Rights> all;
  for (const char letter : kSeats) {
    const std::string seat(1, letter);
    all.push_back({.no_ruff = seat});
    all.push_back({.idle = seat});
    all.push_back({.passes = {{seat}}});
    all.push_back({.offers = {{seat}}});
    for (const char suit : {'S', 'H', 'D', 'C'}) all.push_back({.bars = {{seat, std::string(1, suit)}}});
  }
  all.push_back({.no_ruff = "NS"});
  all.push_back({.idle = "EW"});
  all.push_back({.idle = "NESW"});
  all.push_back({.passes = {{"N", "E"}, {"W", "E"}}});
  all.push_back({.no_ruff = "E", .idle = "S", .bars = {{"N", "SH"}, {"W", "D"}}, .passes = {{"S"}}});
  all.push_back({.idle = "W", .bars = {{"N", "C"}}, .offers = {{"S"}, {"N"}, {"W"}}});
  all.push_back({});
  return all;
}

std::unique_ptr<Position> random_point(base::Random& random, int size) {
  auto position = the_game().position(the_game().random_puzzle(random, size, ""));
  EXPECT_TRUE(position.ok()) << position.status();
  for (std::uint64_t plays = random.below(4); plays > 0; --plays) {
    const auto moves = (*position)->moves();
    EXPECT_TRUE((*position)->play(moves[random.below(moves.size())]).ok());
  }
  return *std::move(position);
}

std::unique_ptr<Position> with(const Position& position, const Rights& rights) {
  auto altered = the_game().altered(position, rights);
  EXPECT_TRUE(altered.ok()) << altered.status();
  return *std::move(altered);
}

// The value, that of every move, and that the line comes to it.
void expect_solved(Solver& solver, const Position& at, PlainAltered& plain, const PlainAltered::Point& point) {
  const int value = plain.value(point);
  const Solution found = solver.solve(at, {.every_move = true, .line = true});
  ASSERT_EQ(found.value, (search::Interval{value, value}));
  ASSERT_EQ(found.moves.size(), plain.moves(point).size());
  for (const MoveValue& move : found.moves) {
    PlainAltered::Point next = point;
    plain.lay(next, move.move);
    const int after = plain.value(next);
    ASSERT_EQ(move.value, (search::Interval{after, after})) << move.move;
  }
  const auto end = at.clone();
  for (const std::string& move : found.line) ASSERT_TRUE(end->play(move).ok());
  ASSERT_TRUE(end->over());
  ASSERT_EQ(end->value(), value);
  ASSERT_TRUE(at.possible().holds(value));
}

std::string told(const Position& at) {
  const Setup setup = at.setup();
  std::string text = setup.contract.dump() + " " + setup.leader + " leads";
  for (const auto& [seat, hand] : setup.hands) text += base::str(" ", seat, ":", hand);
  for (const std::string& card : setup.table) text += " " + card;
  return text;
}

TEST(BridgeAlteredTest, EveryRightOfEverySeatGivesWhatMinimaxGives) {
  base::Random random(1);
  const auto solver = the_game().altered_solver(support::small_tables());
  for (int round = 0; round < support::rounds(30); ++round) {
    const auto position = random_point(random, round % 10 == 9 ? 4 : 2 + round % 2);
    const std::vector<Rights> rights = all_rights();
    for (std::size_t i = 0; i < rights.size(); ++i) {
      SCOPED_TRACE("right " + std::to_string(i) + ": " + told(*position));
      PlainAltered plain(position->setup(), rights[i]);
      expect_solved(*solver, *with(*position, rights[i]), plain, plain.start());
      if (HasFatalFailure()) return;
    }
  }
}

TEST(BridgeAlteredTest, LongerEndingsToo) {
  base::Random random(2);
  const auto solver = the_game().altered_solver(support::small_tables());
  const std::vector<Rights> rights = all_rights();
  for (int round = 0; round < support::rounds(4); ++round) {
    const auto position = random_point(random, 5);
    const std::size_t i = random.below(rights.size());
    SCOPED_TRACE("right " + std::to_string(i) + ": " + told(*position));
    PlainAltered plain(position->setup(), rights[i]);
    const int value = plain.value(plain.start());
    ASSERT_EQ(solver->solve(*with(*position, rights[i]), {}).value, (search::Interval{value, value}));
  }
}

TEST(BridgeAlteredTest, EverySetOfAcceleratorsGivesTheSame) {
  const std::vector<Rights> rights = all_rights();
  for (unsigned switches = 0; switches < support::kSwitchSets; ++switches) {
    base::Random random(switches);
    search::Options options = support::small_tables();
    options.switches = support::switches_of(switches);
    const auto solver = the_game().altered_solver(options);
    for (int round = 0; round < support::rounds(10); ++round) {
      const auto position = random_point(random, 2 + round % 2);
      const Rights& chosen = rights[random.below(rights.size())];
      SCOPED_TRACE(told(*position));
      PlainAltered plain(position->setup(), chosen);
      expect_solved(*solver, *with(*position, chosen), plain, plain.start());
      if (HasFatalFailure()) return;
    }
  }
}

// From point to point by legal moves, which are those of the plain rules.
TEST(BridgeAlteredTest, PlaysByItsRules) {
  base::Random random(3);
  for (int round = 0; round < support::rounds(40); ++round)
    for (const Rights& rights : all_rights()) {
      const auto position = random_point(random, 4);
      PlainAltered plain(position->setup(), rights);
      const auto at = with(*position, rights);
      PlainAltered::Point point = plain.start();
      while (!at->over()) {
        SCOPED_TRACE(told(*at));
        ASSERT_FALSE(plain.over(point));
        ASSERT_EQ(at->to_move(), std::string(1, kSeats[point.mover()]));
        std::vector<std::string> moves = at->moves(), expected = plain.moves(point);
        for (const std::string& card : point.hands[point.mover()])
          ASSERT_EQ(at->clone()->play(card).ok(), std::ranges::find(moves, card) != moves.end());
        const std::string move = moves[random.below(moves.size())];
        std::ranges::sort(moves);
        std::ranges::sort(expected);
        ASSERT_EQ(moves, expected);
        ASSERT_TRUE(at->play(move).ok());
        plain.lay(point, move);
      }
      ASSERT_TRUE(plain.over(point));
      ASSERT_EQ(at->value(), point.won);
    }
}

// Cards of one class are worth the same under every right.
TEST(BridgeAlteredTest, TouchingCardsStayEqual) {
  base::Random random(4);
  const auto solver = the_game().altered_solver(support::small_tables());
  for (int round = 0; round < support::rounds(30); ++round)
    for (const Rights& rights : all_rights()) {
      const auto at = with(*random_point(random, 4), rights);
      const Solution found = solver->solve(*at, {.every_move = true});
      const auto value_of = [&](const std::string& move) {
        return std::ranges::find(found.moves, move, &MoveValue::move)->value;
      };
      for (const auto& same : at->classes())
        for (const std::string& move : same) ASSERT_EQ(value_of(move), value_of(same.front())) << told(*at);
    }
}

TEST(BridgeAlteredTest, WhatIsNoRightIsRefused) {
  base::Random random(5);
  const auto position = random_point(random, 3);
  for (const Rights& wrong : std::vector<Rights>{
           {.no_ruff = "X"}, {.idle = "n"}, {.bars = {{"N", "T"}}}, {.bars = {{"", "S"}}}, {.passes = {{"N", "NS"}}}})
    EXPECT_EQ(the_game().altered(*position, wrong).status().code(), absl::StatusCode::kInvalidArgument);
  EXPECT_FALSE(the_game().altered(*with(*position, {.idle = "N"}), {.idle = "N"}).ok());
}

}  // namespace
}  // namespace ouverte::games::bridge
