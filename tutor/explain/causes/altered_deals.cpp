#include "tutor/explain/causes/altered_deals.hpp"

#include <algorithm>
#include <utility>

#include "solver/base/status.hpp"
#include "solver/games/door/rights.hpp"
#include "solver/games/shared/forcing.hpp"

namespace ouverte::tutor {
namespace {

// Deals that are solved for a play, two moves each.
constexpr int kMostWorths = 1'600;
// Spent on them, where values are not tried one after the other.
constexpr std::uint64_t kMostNodesOfDeals = 4'000'000;

search::Options limited_options(const base::Deadline& deadline) {
  search::Options options;
  options.memory_mib = 32;
  options.limits.nodes = 400'000;
  options.deadline = deadline;
  return options;
}

games::Rights rights_with(const AlteredRight& right) {
  using enum AlteredRight::Kind;
  games::Rights rights;
  if (right.kind == kNoRuff) rights.no_ruff = right.seat;
  if (right.kind == kIdle) rights.idle = right.seat;
  if (right.kind == kBar)
    for (const char seat : right.seat) rights.bars.push_back({.seat = std::string(1, seat), .suits = right.suit});
  if (right.kind == kPass) rights.passes.push_back({.seat = right.seat});
  if (right.kind == kOffer) rights.offers.push_back({.seat = right.seat});
  return rights;
}

std::vector<std::string> right_cards(const CostlyPlay& play) {
  std::vector<std::string> cards;
  for (const std::vector<std::string>& together : play.before.classes()) {
    const auto is_right = [&](const std::string& card) {
      return std::ranges::find(play.right, card) != play.right.end();
    };
    const auto found = std::ranges::find_if(together, is_right);
    if (found != together.end()) cards.push_back(*found);
  }
  return cards;
}

}  // namespace

Outcome outcome_of(const Worths& before, const Worths& altered) {
  if (altered.cost() >= before.cost()) return Outcome::kSame;
  if (altered.cost() < 0) return Outcome::kReversed;
  if (altered.wrong > before.wrong) return altered.right < before.right ? Outcome::kMixed : Outcome::kDangerGone;
  return Outcome::kHopeGone;
}

AlteredDeals::AlteredDeals(const CostlyPlay& play, games::Solver& solver)
    : play_(play),
      others_(right_cards(play)),
      setup_(play.before.setup()),
      counts_tricks_(play.game.stakes(setup_)->unit == "trick"),
      solver_(solver),
      altered_(play.game.solver(limited_options(solver.deadline()))),
      with_rights_(play.game.altered_solver(limited_options(solver.deadline()))),
      left_(kMostWorths) {}

// Of tricks one value is tried after the other from a likely one on.
std::optional<int> AlteredDeals::value(const games::Position& at, games::Solver& solver) {
  if (!counts_tricks_) {
    const games::Solution solved = solver.solve(at, {.near = near_});
    nodes_ += solved.nodes;
    if (nodes_ > kMostNodesOfDeals) left_ = 0;
    return solved.stopped ? std::nullopt : std::optional(solved.value.lower);
  }
  int value = near_;
  const auto first = solver.reaches(at, value);
  if (!first) return std::nullopt;
  while (true) {
    const int next = *first ? value + 1 : value - 1;
    const auto reached = solver.reaches(at, next);
    if (!reached) return std::nullopt;
    if (*reached != *first) return *first ? value : next;
    value = next;
  }
}

std::optional<int> AlteredDeals::worth(const std::string& move) {
  const games::Solution solved = solver_.solve(*games::after(play_.before, move), {});
  if (solved.stopped) return std::nullopt;
  near_ = solved.value.lower;
  return play_.before.maximises() ? near_ : -near_;
}

std::optional<int> AlteredDeals::worth_by(games::Solver& solver, const games::Position& at) {
  const auto found = value(at, solver);
  return found ? std::optional(play_.before.maximises() ? *found : -*found) : std::nullopt;
}

std::optional<int> AlteredDeals::worth_at(const games::Position& at) {
  if (left_ == 0 || altered_->deadline().passed()) return std::nullopt;
  --left_;
  return worth_by(*altered_, at);
}

std::optional<int> AlteredDeals::worth_if_led_by(const games::Position& at, const std::string& seat) {
  games::Setup setup = at.setup();
  const std::string leader = std::exchange(setup.leader, seat);
  if (const auto led = play_.game.playable(setup); led.ok()) return worth_at(**led);
  // Who has taken no trick cannot lead but to the first one: the tricks taken are counted apart.
  const search::Interval possible = at.possible();
  if (!counts_tricks_ || possible.upper - possible.lower < static_cast<int>(at.moves().size())) return std::nullopt;
  setup.won.reset();
  const auto led = play_.game.playable(setup);
  setup.leader = leader;
  const auto same = play_.game.playable(setup);
  if (!led.ok() || !same.ok()) return std::nullopt;
  const auto taken = worth_at(at), counted = worth_at(**same), worth = worth_at(**led);
  return taken && counted && worth ? std::optional(*worth + *taken - *counted) : std::nullopt;
}

std::optional<int> AlteredDeals::worth_at(const AlteredRight& right, const games::Position& at) {
  if (with_rights_ == nullptr || left_ == 0 || with_rights_->deadline().passed()) return std::nullopt;
  --left_;
  const auto position = play_.game.altered(at, rights_with(right));
  return position.ok() ? worth_by(*with_rights_, **position) : std::nullopt;
}

std::optional<int> AlteredDeals::worth_in(const games::Setup& deal, const std::string& move, const std::string& key) {
  if (const auto found = known_.find(key); found != known_.end()) return found->second;
  std::optional<int>& known = known_[key];
  if (left_ == 0 || altered_->deadline().passed()) return std::nullopt;
  --left_;
  const auto position = play_.game.position(deal);
  if (!position.ok()) return std::nullopt;
  auto next = (*position)->clone();
  if (!next->play(move).ok()) return std::nullopt;
  return known = worth_by(*altered_, *next);
}

std::optional<int> AlteredDeals::worth(const Exchange& exchange, const std::string& move) {
  return worth_in(altered(setup_, exchange), move,
                  exchange.seat + exchange.card + exchange.other + exchange.another + move);
}

std::optional<int> AlteredDeals::worth(const Lowering& lowering, const std::string& move) {
  const std::map<std::string, std::string> names = names_with(setup_, lowering);
  const auto name = names.find(move);
  return worth_in(renamed(setup_, names), name == names.end() ? move : name->second,
                  base::str("lowered ", lowering.card, move));
}

template <class Alteration>
std::optional<int> AlteredDeals::best_with(const Alteration& alteration, const std::string& right) {
  auto most = worth(alteration, right);
  const auto was = worth(right);
  if (!most || !was || *most >= *was) return most;
  for (const std::string& other : others_)
    if (other != right) most = std::max(*most, worth(alteration, other).value_or(*most));
  return most;
}

std::optional<int> AlteredDeals::worth_of_right(const Exchange& exchange, const std::string& right) {
  return best_with(exchange, right);
}

std::optional<int> AlteredDeals::worth_of_right(const Lowering& lowering, const std::string& right) {
  return best_with(lowering, right);
}

std::optional<int> AlteredDeals::worth_of_right(const AlteredRight& altered, const std::string& right) {
  const auto worth = this->worth(altered, right);
  const auto was = this->worth(right);
  if (!worth || !was || *worth >= *was) return worth;
  const auto does = [&](const std::string& other) {
    return other != right && this->worth(altered, other).value_or(*worth) >= *was;
  };
  return std::ranges::any_of(others_, does) ? was : worth;
}

std::optional<int> AlteredDeals::worth(const AlteredRight& right, const std::string& move) {
  const std::string key = base::str(static_cast<int>(right.kind), right.seat, right.suit, move);
  if (const auto found = known_.find(key); found != known_.end()) return found->second;
  std::optional<int>& known = known_[key];
  if (with_rights_ == nullptr || left_ == 0 || with_rights_->deadline().passed()) return std::nullopt;
  --left_;
  const auto position = play_.game.altered(play_.before, rights_with(right));
  if (!position.ok()) return std::nullopt;
  auto next = (*position)->clone();
  if (!next->play(move).ok()) return std::nullopt;
  return known = worth_by(*with_rights_, *next);
}

}  // namespace ouverte::tutor
