#include "tests/support/fact_witness.hpp"

#include <algorithm>
#include <utility>

#include "gtest/gtest.h"

namespace ouverte::support {

using games::Position;
using proof::ProofClaim;
using tutor::Fact;
using tutor::FactKind;

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

FactWitness::FactWitness(const games::Game& game, const Position& before, const proof::Refutation& found,
                         std::unique_ptr<games::Solver> solver)
    : game_(game), before_(before), found_(found), solver_(std::move(solver)) {
  for (const std::string& move : before.moves()) (keeps(*after(before, move)) ? keep_ : cost_).push_back(move);
}

std::unique_ptr<games::Solver> FactWitness::plain(const games::Game& game) {
  search::Options options;
  options.memory_mib = 16;
  options.switches = {.table = false, .bounds = false, .equivalence = false, .order = false, .refutations = false};
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

bool FactWitness::confirms(const Fact& fact) const {
  if (looks_far(fact)) return confirms_of_what_follows(fact);
  if (fact.kind == FactKind::kTurnsOn || fact.kind == FactKind::kEntryToAttack) return turns(fact);
  if (fact.kind == FactKind::kBuildsOn) return builds_on(fact);
  if (fact.kind == FactKind::kPart) return part(fact);
  if (fact.cause) return caused(fact);
  return game_.plays_in_rows() || fact.kind == FactKind::kOnlyMove ? confirms_of_moves(fact) : confirms_of_melds(fact);
}

bool FactWitness::confirms_of_moves(const Fact& fact) const {
  const bool leads = before_.setup().table.empty();
  if (fact.kind == FactKind::kThrownIn) return thrown_in(*after(before_, found_.move), fact);
  if (fact.kind == FactKind::kThrowInMissed)
    return !fact.right.empty() && (leads || fact.right == keep_) &&
           all_right(fact, [&](auto& m) { return thrown_in(*after(before_, m), fact); });
  if (fact.right != keep_) return false;
  const auto ruffs = [&](auto& m) {
    return suit(m) != '*' && suit(m) != suit(before_.setup().table.at(0)) && takers(m).contains(found_.seat);
  };
  if (!fact.suit.empty() && !taken_by_second(fact)) return false;
  switch (fact.kind) {
    case FactKind::kOnlyMove:
      return !cost_.empty();
    case FactKind::kSuitToPlay:
      return suits(keep_).size() == 1 && apart();
    case FactKind::kSuitToAvoid:
    case FactKind::kSuitToHold:
      return fact.moves == cost_ && suits(cost_).size() == 1 && apart() &&
             before_.setup().table.empty() == (fact.kind == FactKind::kSuitToAvoid);
    case FactKind::kHadToTake:
      if (!leads && takes_alone(found_.move) != found_.seat &&
          all_keep([&](auto& m) { return takes_alone(m) == found_.seat; }))
        return fact.seat.empty();
      return none_of_ours(found_.move) && fact.seat != found_.seat &&
             all_keep([&](auto& m) { return ours(m, true) && (fact.seat.empty() || takes_alone(m) == fact.seat); });
    case FactKind::kHadToRuff:
      return !ruffs(found_.move) && all_keep(ruffs);
    case FactKind::kHadNotToRuff:
      return ruffs(found_.move) && all_keep([&](auto& m) { return !ruffs(m); });
    case FactKind::kGivesTheTrick:
      return none_of_ours(found_.move) && all_keep([&](auto& m) { return !none_of_ours(m); });
    case FactKind::kHadToLetGo:
    case FactKind::kHadToGiveUp:
      return ours(found_.move, true) && leads == (fact.kind == FactKind::kHadToGiveUp) &&
             all_keep([&](auto& m) { return none_of_ours(m) && (fact.seat.empty() || takes_alone(m) == fact.seat); });
    case FactKind::kHadToOvertake:
      return takes_alone(found_.move) == fact.seat && fact.seat != found_.seat && ours(found_.move, true) &&
             all_keep([&](auto& m) { return takes_alone(m) == found_.seat; });
    case FactKind::kHadToLeave:
    case FactKind::kHadToCross:
      return takes_alone(found_.move) == found_.seat && wants_the_same(fact.seat) &&
             leads == (fact.kind == FactKind::kHadToCross) &&
             all_keep([&](auto& m) { return takes_alone(m) != found_.seat && ours(m, true); });
    case FactKind::kHadToCash:
      return leads && takes_alone(found_.move) != found_.seat &&
             all_keep([&](auto& m) { return takes_alone(m) == found_.seat; });
    case FactKind::kHadToWin:
      return leads && !ours(found_.move, true) && all_keep([&](auto& m) { return ours(m, true); }) &&
             (fact.seat.empty() ||
              std::ranges::all_of(fact.said, [&](auto& m) { return takes_alone(m) == fact.seat; }));
    case FactKind::kFinesse:
      if (!between(fact)) return false;
      [[fallthrough]];
    case FactKind::kHadToPlayHigh:
    case FactKind::kHadToPlayLow:
      return takes_alone(found_.move) == (fact.kind == FactKind::kFinesse ? found_.seat : fact.seat) &&
             all_keep([&](auto& m) {
               return takes_alone(m) == takes_alone(found_.move) && suit(m) == suit(found_.move) &&
                      (place(m) < place(found_.move)) == (fact.kind == FactKind::kHadToPlayHigh);
             });
    default:
      return false;
  }
}

namespace {

// The cards of the longest set of a rank that a move lays: a text of sets between commas, of cards between dots.
std::size_t longest_set(const std::string& move, char rank) {
  std::size_t longest = 0;
  const std::size_t plus = move.find('+');
  std::istringstream sets(plus == std::string::npos ? "" : move.substr(plus + 1));
  for (std::string set; std::getline(sets, set, ',');)
    if (set.back() == rank) longest = std::max(longest, static_cast<std::size_t>(std::ranges::count(set, '.')) + 1);
  return longest;
}

}  // namespace

// Of what lies on the table for all to see.
bool FactWitness::no_melds_of(const std::string& seat) const {
  const auto lines = before_.shown(seat);
  return std::ranges::find(lines, "melds of " + seat, &games::Shown::label) == lines.end();
}

bool FactWitness::confirms_of_melds(const Fact& fact) const {
  const auto card = [](const std::string& move) { return move.substr(0, move.find('+')); };
  switch (fact.kind) {
    case FactKind::kFeeds:
      return can_be_taken(found_.move) && all_keep([&](auto& m) { return !can_be_taken(m); });
    case FactKind::kHadToMatch:
      return !matches(found_.move) && all_keep([&](auto& m) { return matches(m); });
    case FactKind::kHadToDuck:
      return matches(found_.move) && all_keep([&](auto& m) { return !matches(m); });
    case FactKind::kGoesOut:
      return replies(found_.move, true) && all_keep([&](auto& m) { return !replies(m, true); });
    case FactKind::kMeldGiven:
      return replies(found_.move, false) && all_keep([&](auto& m) { return !replies(m, false); });
    case FactKind::kHadToGoOut:
      return !cards_of(found_.seat, *after(before_, found_.move)).empty() &&
             all_right(fact, [&](auto& m) { return cards_of(found_.seat, *after(before_, m)).empty(); });
    case FactKind::kLongerSet:
      return fact.right == keep_ && matches(found_.move) && all_keep([&](auto& m) {
               return card(m) == card(found_.move) && std::ranges::any_of(std::string("AKQJT9876*2"), [&](char rank) {
                        const std::size_t now = longest_set(found_.move, rank);
                        return now > 0 && longest_set(m, rank) > now;
                      });
             });
    case FactKind::kFirstMeld:
      return found_.move != card(found_.move) && no_melds_of(found_.seat) &&
             all_keep([&](auto& m) { return m == card(m); });
    case FactKind::kOtherMelds:
      return fact.right == keep_ && all_keep([&](auto& m) { return card(m) == card(found_.move); });
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

// However the trick is played to its end, the seat leads to the next, and in place of it any other of its side, or
// anyone where it is alone, would turn what comes of it.
bool FactWitness::thrown_in(const Position& at, const Fact& fact) const {
  games::Setup setup = at.setup();
  if (!setup.table.empty())
    return std::ranges::all_of(at.moves(), [&](auto& move) { return thrown_in(*after(at, move), fact); });
  const bool mine = fact.kind == FactKind::kThrownIn;
  if (at.to_move() != fact.seat || wants_the_same(fact.seat) != mine) return false;
  for (const auto& [other, hand] : at.setup().hands) {
    if (other == fact.seat || (!fact.words.empty() && wants_the_same(other) != mine)) continue;
    setup = at.setup();
    setup.leader = other;
    const bool of_its_side = wants_the_same(other) == mine;
    for (auto& [seat, tricks] : *setup.won)
      if (of_its_side && (seat == other || seat == fact.seat)) tricks += seat == other ? 1 : -1;
    if (keeps(**game_.position(setup)) != mine) return false;
  }
  return true;
}

// Whether the card of a finesse is in that hand, higher than the right cards and lower than this one.
bool FactWitness::between(const Fact& fact) const {
  const std::string& honour = fact.moves.at(0);
  const auto rank = [](char letter) { return std::min(std::string("AKQJ").find(letter), std::size_t{4}); };
  for (const auto& [seat, hand] : before_.setup().hands) {
    if (seat != fact.seat || wants_the_same(seat)) continue;
    std::size_t begin = 0;
    for (std::size_t i = 0; i < std::string("SHDC").find(honour[0]); ++i) begin = hand.find('.', begin) + 1;
    const std::string ranks = hand.substr(begin, hand.find('.', begin) - begin);
    return suit(honour) == suit(found_.move) && ranks.find(honour[1]) != std::string::npos &&
           rank(found_.move[1]) < rank(honour[1]) && all_keep([&](auto& m) { return rank(honour[1]) < rank(m[1]); });
  }
  return false;
}

bool FactWitness::can_be_taken(const std::string& move) const {
  const auto now = after(before_, move);
  if (now->over()) return false;
  return std::ranges::any_of(now->moves(), [&](const std::string& reply) {
    return after(*now, reply)->setup().table.size() <= now->setup().table.size();
  });
}

std::string FactWitness::cards_of(const std::string& seat, const Position& at) {
  for (const auto& [each, hand] : at.setup().hands)
    if (each == seat) return hand.substr(std::min(hand.find_first_not_of(".-"), hand.size()));
  return "";
}

// Whether the next player can go out, or meld and go on.
bool FactWitness::replies(const std::string& move, bool out) const {
  const auto now = after(before_, move);
  if (now->over()) return false;
  return std::ranges::any_of(now->moves(), [&](const std::string& reply) {
    const bool gone = cards_of(now->to_move(), *after(*now, reply)).empty();
    return out ? gone : !gone && reply.find('+') != std::string::npos;
  });
}

bool FactWitness::matches(const std::string& move) const {
  const std::size_t on_table = before_.setup().table.size();
  return on_table > 0 && after(before_, move)->setup().table.size() <= on_table;
}

}  // namespace ouverte::support
