// Tricks that are said to be taken by the second highest card of a suit.
#include <algorithm>

#include "tests/support/fact_witness.hpp"

namespace ouverte::support {
namespace {

using games::Position;
using tutor::FactKind;

// The card that has taken the trick that `move` ended, if it is the second highest of its suit in it; else "".
std::string second_that_took(const games::Setup& before, const games::Setup& now, const std::string& move) {
  std::vector<std::string> cards = before.table;
  cards.push_back(move);
  std::size_t taker = 0, leader = 0;
  for (std::size_t seat = 0; seat < now.won->size(); ++seat) {
    if ((*now.won)[seat].second > (*before.won)[seat].second) taker = seat;
    if ((*now.won)[seat].first == before.leader) leader = seat;
  }
  const std::string card = cards[(taker + cards.size() - leader) % cards.size()];
  const auto place = [](const std::string& each) { return std::string("AKQJT98765432").find(each[1]); };
  const auto higher = std::ranges::count_if(
      cards, [&](const std::string& each) { return each[0] == card[0] && place(each) < place(card); });
  return higher == 1 ? card : "";
}

// Of every play to the trick in progress after a move; "" too where it holds a Joker, or is given to somebody.
std::set<std::string> seconds_that_take(const Position& at, const std::string& move) {
  const games::Setup before = at.setup();
  const auto next = at.clone();
  const bool of_a_suit = move.size() == 2 && std::string("SHDC").find(move[0]) != std::string::npos;
  if (!of_a_suit || std::ranges::find(before.table, "*") != before.table.end() || !next->play(move).ok()) return {""};
  const games::Setup now = next->setup();
  if (now.won != before.won) return {second_that_took(before, now, move)};
  std::set<std::string> all;
  for (const std::string& each : next->moves()) all.merge(seconds_that_take(*next, each));
  return all;
}

}  // namespace

bool FactWitness::taken_by_second(const tutor::Fact& fact) const {
  const auto by_itself = [&](const std::string& move) {
    return seconds_that_take(before_, move) == std::set<std::string>{move} && suit(move) == fact.suit[0];
  };
  const auto by_one_of_suit = [&](const std::string& move) {
    const auto cards = seconds_that_take(before_, move);
    return cards.size() == 1 && cards.begin()->starts_with(fact.suit);
  };
  if (fact.kind == FactKind::kHadToTake || fact.kind == FactKind::kHadToOvertake) return all_keep(by_itself);
  if (fact.kind == FactKind::kHadToLetGo || fact.kind == FactKind::kHadToLeave) return by_itself(found_.move);
  return by_one_of_suit(found_.move) && all_keep(by_one_of_suit);
}

}  // namespace ouverte::support
