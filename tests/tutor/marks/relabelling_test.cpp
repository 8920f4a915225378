// Seats and suits by other names: the same marks.
#include <algorithm>
#include <string>

#include "gtest/gtest.h"
#include "solver/base/random.hpp"
#include "tests/support/records.hpp"
#include "tutor/marks/analysis.hpp"

namespace ouverte::tutor {
namespace {

constexpr std::string_view kSuits = "SHDC";

// The letter after it in turn, the first after the last; any other sign stays as it is.
char next(char letter, std::string_view letters) {
  const std::size_t place = letters.find(letter);
  return place == std::string_view::npos ? letter : letters[(place + 1) % letters.size()];
}
std::string next(const std::string& text, std::string_view letters) {
  return text.empty() ? text : next(text[0], letters) + text.substr(1);
}

// Spades become hearts, and so on, clubs become spades: in a hand the fields move on by one place.
std::string next_hand(const std::string& hand) {
  const std::size_t last = hand.rfind('.');
  return last == std::string::npos ? hand : hand.substr(last + 1) + "." + hand.substr(0, last);
}

// Of bridge: every seat and suit is the next one.
records::Record next_record(records::Record record, std::string_view seats) {
  games::Setup& setup = record.setup;
  const games::Setup before = setup;
  for (std::size_t i = 0; i < before.hands.size(); ++i)
    setup.hands[(i + 1) % before.hands.size()].second = next_hand(before.hands[i].second);
  for (std::string& card : setup.table) card = next(card, kSuits);
  setup.leader = next(setup.leader, seats);
  for (std::size_t i = 0; before.won && i < before.won->size(); ++i)
    (*setup.won)[(i + 1) % before.won->size()].second = (*before.won)[i].second;
  if (const std::string trump = setup.contract.at("trump"); trump != "NT")
    setup.contract["trump"] = next(trump, kSuits);
  setup.contract["declarer"] = next(setup.contract.at("declarer").get<std::string>(), seats);
  for (records::Play& play : record.plays) {
    play.seat = next(play.seat, seats);
    play.move = next(play.move, kSuits);
  }
  return record;
}

TEST(RelabellingTest, SeatsAndSuitsByOtherNamesHaveTheSameMarks) {
  const games::Game& bridge = *games::find_game("bridge");
  const auto solver = bridge.solver({.switches = {}, .limits = {}, .memory_mib = 16, .stop = {}});
  base::Random random(41);
  const auto silent = [](int, int) {};
  for (int round = 0; round < 20; ++round)
    for (const support::Case& chosen : support::cases_of(bridge)) {
      const records::Record record = support::random_record(bridge, chosen, 20, random);
      const auto one = analyse(bridge, record, *solver, silent);
      const auto other = analyse(bridge, next_record(record, bridge.seats()), *solver, silent);
      ASSERT_TRUE(one.ok()) << one.status();
      ASSERT_TRUE(other.ok()) << other.status();
      const Trace& a = one->traces.front();
      const Trace& b = other->traces.front();
      EXPECT_EQ(a.value, b.value);
      EXPECT_EQ(a.turning_points, b.turning_points);
      for (std::size_t place = 0; place < a.plays.size(); ++place) {
        EXPECT_EQ(next(a.plays[place].player, bridge.seats()), b.plays[place].player);
        EXPECT_EQ(a.plays[place].judgement->after, b.plays[place].judgement->after);
        EXPECT_EQ(a.plays[place].judgement->mark, b.plays[place].judgement->mark);
        EXPECT_EQ(a.plays[place].judgement->miss, b.plays[place].judgement->miss);
      }
    }
}

}  // namespace
}  // namespace ouverte::tutor
