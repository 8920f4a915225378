#include "tests/support/fact_witness.hpp"

#include <algorithm>
#include <utility>

#include "gtest/gtest.h"

namespace ouverte::support {

using games::Position;
using tutor::Fact;
using tutor::FactKind;
using tutor::ProofClaim;

std::unique_ptr<Position> FactWitness::after(const Position& at, const std::string& move) {
  auto next = at.clone();
  EXPECT_TRUE(next->play(move).ok());
  return next;
}

char FactWitness::suit(const std::string& move) {
  return move.size() == 2 && std::string("SHDC").find(move[0]) != std::string::npos ? move[0] : '*';
}

std::set<char> FactWitness::suits(const Moves& moves) {
  std::set<char> all;
  for (const std::string& move : moves) all.insert(suit(move));
  return all;
}

FactWitness::FactWitness(const games::Entry& game, const Position& before, const tutor::Refutation& found,
                         std::unique_ptr<games::Solver> solver)
    : game_(game), before_(before), found_(found), solver_(std::move(solver)) {
  for (const std::string& move : before.moves()) (keeps(*after(before, move)) ? keep_ : cost_).push_back(move);
}

std::unique_ptr<games::Solver> FactWitness::plain(const games::Entry& game) {
  search::Options options;
  options.memory_mib = 16;
  options.switches = {.table = false, .bounds = false, .equivalence = false, .order = false, .hints = false};
  return game.solver(options);
}

bool FactWitness::looks_far(const Fact& fact) {
  return fact.kind >= FactKind::kRuffAllowed && fact.kind <= FactKind::kSqueezed;
}

bool FactWitness::fails(const ProofClaim& claim, const Position& at) const {
  const games::Solution found = solver_->solve(at, {});
  gave_up_ = gave_up_ || found.stopped;
  return !settled(claim, found.value);
}

template <class Test>
bool FactWitness::all_keep(const Test& test) const {
  return std::ranges::all_of(keep_, test);
}

bool FactWitness::confirms(const Fact& fact) const {
  if (looks_far(fact)) return confirms_of_what_follows(fact);
  if (fact.kind == FactKind::kTurnsOn) return exchanged(fact);
  if (fact.kind == FactKind::kPart) return part(fact);
  return game_.plays_in_rows() || fact.kind == FactKind::kOnlyMove ? confirms_of_moves(fact) : confirms_of_melds(fact);
}

bool FactWitness::confirms_of_moves(const Fact& fact) const {
  switch (fact.kind) {
    case FactKind::kOnlyMove:
      return fact.moves == keep_ && !cost_.empty();
    case FactKind::kSuitToPlay:
      return fact.moves == keep_ && suits(keep_).size() == 1 && apart();
    case FactKind::kSuitToAvoid:
    case FactKind::kSuitToHold:
      return fact.moves == cost_ && suits(cost_).size() == 1 && apart() &&
             before_.setup().table.empty() == (fact.kind == FactKind::kSuitToAvoid);
    case FactKind::kHadToTake:
      return none_of_ours(found_.move) && all_keep([&](auto& m) { return ours(m, true); });
    case FactKind::kGivesTheTrick:
      return none_of_ours(found_.move) && all_keep([&](auto& m) { return !none_of_ours(m); });
    case FactKind::kHadToLetGo:
      return ours(found_.move, true) && all_keep([&](auto& m) { return none_of_ours(m); });
    case FactKind::kHadToOvertake:
      return fact.moves == keep_ && takes_alone(found_.move) != found_.seat && ours(found_.move, true) &&
             all_keep([&](auto& m) { return takes_alone(m) == found_.seat; });
    case FactKind::kHadToLeave:
      return fact.moves == keep_ && takes_alone(found_.move) == found_.seat && wants_the_same(fact.seat) &&
             all_keep([&](auto& m) { return takes_alone(m) != found_.seat && ours(m, true); });
    case FactKind::kHadToCash:
      return fact.moves == keep_ && ((takes_alone(found_.move) != found_.seat &&
                                      all_keep([&](auto& m) { return takes_alone(m) == found_.seat; })) ||
                                     (!ours(found_.move, true) && all_keep([&](auto& m) { return ours(m, true); })));
    case FactKind::kHadToPlayHigh:
    case FactKind::kHadToPlayLow:
      return fact.moves == keep_ && takes_alone(found_.move) == fact.seat && all_keep([&](auto& m) {
               return takes_alone(m) == fact.seat &&
                      (place(m) < place(found_.move)) == (fact.kind == FactKind::kHadToPlayHigh);
             });
    case FactKind::kThrownIn:
      return thrown_in(fact.seat);
    default:
      return false;
  }
}

bool FactWitness::confirms_of_melds(const Fact& fact) const {
  const auto card = [](const std::string& move) { return move.substr(0, move.find('+')); };
  switch (fact.kind) {
    case FactKind::kFeeds:
      return can_be_taken(found_.move) && all_keep([&](auto& m) { return !can_be_taken(m); });
    case FactKind::kBreaksASet:
      return !matches(found_.move);  // the rest is a matter of counting
    case FactKind::kHadToMatch:
      return !matches(found_.move) && all_keep([&](auto& m) { return matches(m); });
    case FactKind::kHadToDuck:
      return matches(found_.move) && all_keep([&](auto& m) { return !matches(m); });
    case FactKind::kOtherMelds:
      return fact.moves == keep_ && all_keep([&](auto& m) { return card(m) == card(found_.move); });
    default:
      return false;
  }
}

bool FactWitness::apart() const {
  const auto keeping = suits(keep_);
  return std::ranges::none_of(suits(cost_), [&](char each) { return keeping.contains(each); });
}

std::ptrdiff_t FactWitness::place(const std::string& move) const {
  const auto moves = before_.moves();
  return std::ranges::find(moves, move) - moves.begin();
}

std::set<std::string> FactWitness::takers(const std::string& move) const {
  std::set<std::string> all;
  std::vector<std::unique_ptr<Position>> open;
  open.push_back(after(before_, move));
  const auto won = *before_.setup().won;
  while (!open.empty()) {
    const auto at = std::move(open.back());
    open.pop_back();
    const auto now = *at->setup().won;
    if (now == won) {
      for (const std::string& next : at->moves()) open.push_back(after(*at, next));
      continue;
    }
    for (std::size_t i = 0; i < now.size(); ++i)
      if (now[i] != won[i]) all.insert(now[i].first);
  }
  return all;
}

// The one seat that takes the trick, or "".
std::string FactWitness::takes_alone(const std::string& move) const {
  const auto seats = takers(move);
  return seats.size() == 1 ? *seats.begin() : "";
}

// The side of a seat is what it wants when it is to move.
bool FactWitness::wants_the_same(const std::string& seat) const {
  for (auto at = before_.clone(); !at->over(); at = after(*at, at->moves().back()))
    if (at->to_move() == seat) return at->maximises() == before_.maximises();
  return false;
}

bool FactWitness::ours(const std::string& move, bool all) const {
  const auto seats = takers(move);
  const auto mine = std::ranges::count_if(seats, [&](const auto& seat) { return wants_the_same(seat); });
  return all ? mine == std::ssize(seats) : mine > 0;
}

bool FactWitness::thrown_in(const std::string& seat) const {
  const auto now = after(before_, found_.move);
  games::Setup setup = now->setup();
  if (now->to_move() != seat || !setup.table.empty() || keeps(*now)) return false;
  for (const auto& [other, hand] : now->setup().hands) {
    setup.leader = other;
    if (other != seat && !keeps(**game_.position(setup))) return false;
  }
  return true;
}

bool FactWitness::can_be_taken(const std::string& move) const {
  const auto now = after(before_, move);
  if (now->over()) return false;
  return std::ranges::any_of(now->moves(), [&](const std::string& reply) {
    return after(*now, reply)->setup().table.size() <= now->setup().table.size();
  });
}

bool FactWitness::matches(const std::string& move) const {
  const std::size_t on_table = before_.setup().table.size();
  return on_table > 0 && after(before_, move)->setup().table.size() <= on_table;
}

// Two cards of a suit, the first in the hand of the other one of the side that profits.
bool FactWitness::exchanged(const Fact& fact) const {
  games::Setup setup = before_.setup();
  const std::string& high = fact.moves[0];
  const std::string& low = fact.moves[1];
  const std::size_t place = std::string("SHDC").find(high[0]);
  if (suit(high) != suit(low) || place == std::string::npos) return false;
  int changed = 0;
  for (auto& [seat, hand] : setup.hands) {
    std::size_t begin = 0;
    for (std::size_t i = 0; i < place; ++i) begin = hand.find('.', begin) + 1;
    const std::size_t end = std::min(hand.find('.', begin), hand.size());
    for (std::size_t i = begin; i < end; ++i) {
      if (hand[i] != high[1] && hand[i] != low[1]) continue;
      if (wants_the_same(seat) || (hand[i] == low[1]) != (seat == fact.seat)) return false;
      hand[i] = hand[i] == high[1] ? low[1] : high[1];
      ++changed;
    }
  }
  const auto altered = game_.position(setup);
  if (changed != 2 || !altered.ok() || !keeps(*after(**altered, found_.move))) return false;
  return all_keep([&](auto& m) { return !keeps(*after(**altered, m)); });
}

bool FactWitness::part(const Fact& fact) const {
  const bool wanted = before_.maximises();
  for (const games::Aspect& aspect : game_.aspects(before_)) {
    if (fact.words != (wanted ? aspect.missed : aspect.reached)) continue;
    const auto value = [&](const std::string& move) {
      const games::Solution found = solver_->solve(*after(*aspect.position, move), {});
      gave_up_ = gave_up_ || found.stopped;
      return found.value;
    };
    const search::Interval good = wanted ? search::Interval{1, 1} : search::Interval{0, 0};
    return value(found_.move) != good && all_keep([&](auto& m) { return value(m) == good; });
  }
  return false;
}

}  // namespace ouverte::support
