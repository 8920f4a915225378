#include <algorithm>

#include "solver/games/shared/forcing.hpp"
#include "tutor/explain/fact_parts.hpp"

namespace ouverte::tutor {
namespace {

// The best moves, one of each class.
std::vector<std::string> best_of_all(const games::Position& before, const proof::Refutation& refutation,
                                     games::Solver& solver) {
  const games::Solution solved = solver.solve(before, {.near = refutation.before});
  return solved.stopped ? std::vector<std::string>{} : one_of_each_class(before, solved.best);
}

}  // namespace

FactPremises::FactPremises(const games::Game& game, const games::Position& before, const proof::Refutation& refutation,
                           games::Solver& solver)
    : before_(before),
      refutation_(refutation),
      solver_(solver),
      play_{.game = game,
            .before = before,
            .seat = refutation.seat,
            .move = refutation.move,
            .right = {},
            .sides = game.plays_in_rows() ? sides_of(before) : std::map<std::string, bool>{}} {
  if (!game.plays_in_rows()) return;
  play_.right = best_of_all(before, refutation, solver);
  premises_.emplace(play_, solver);
}

bool FactPremises::hold(Fact& fact) {
  if (!premises_) return true;
  if (fact.cause) {
    if (!premises_->hold(*fact.cause)) return false;
    if (only_counts(*fact.cause) && fact.kind != FactKind::kParting) fact.kind = FactKind::kCardCause;
    return true;
  }
  switch (fact.kind) {
    case FactKind::kTrickGiven:
    case FactKind::kTrickSuffered:
    case FactKind::kTrickLost:
    case FactKind::kTrickForced:
      return hold_of_tricks(fact);
    // A tree shows one way of several.
    case FactKind::kRuffAllowed:
    case FactKind::kRuffMissed: {
      const bool now = fact.kind == FactKind::kRuffAllowed;
      const auto ruffs = [&](const LineTrick& trick, std::size_t, int&) {
        const bool his = trick.taker == fact.seat && suit_of(trick.plays.front().card) == fact.suit.front();
        return his && suit_of(trick.card) != fact.suit.front() ? LineAnswer::kYes : LineAnswer::kOpen;
      };
      const LineQuestion question{.ask = ruffs, .suit = fact.suit.front()};
      const std::string& right = fact.right.front();
      return premises_->is_about_ruffs(right, fact.seat) &&
             premises_->lines().every(now ? refutation_.move : right, question) &&
             premises_->lines().none(now ? right : refutation_.move, question);
    }
    case FactKind::kMadeToLead:
      if (!premises_->matters_who_leads(fact.right.front(), fact.seat)) return false;
      fact.later = !leads_next(fact);
      if (!fact.later) return true;
      return leads_some_time(fact);
    case FactKind::kSqueezeMissed:
      return premises_->is_squeezed(fact.right.front(), fact.seat, fact.moves);
    case FactKind::kSqueezed:
      return premises_->is_squeezed(refutation_.move, fact.seat, fact.moves);
    // With each right card our side takes the trick in every line.
    case FactKind::kGivesTheTrick:
      return std::ranges::all_of(fact.right, [&](const std::string& right) {
        return premises_->this_trick(right, [&](const LineTrick& trick) { return premises_->ours(trick.taker); });
      });
    case FactKind::kHadToCross:
      return !before_.aspects().empty() ||
             premises_->matters_who_leads(fact.right.front(), fact.seat, refutation_.seat);
    // Another card that costs as much does not give it to the same hand.
    case FactKind::kHadToGiveUp:
    case FactKind::kHadToTake:
      return fact.seat.empty() ||
             !premises_->costs_as_much_with([&](const LineTrick& trick) { return trick.taker == fact.seat; });
    case FactKind::kEntryGiven:
      return premises_->matters_who_leads(refutation_.move, fact.seat, premises_->partner_of(fact.seat));
    case FactKind::kEntryLost:
      return leads_some_time(fact) &&
             premises_->matters_who_leads(fact.right.front(), fact.seat, premises_->partner_of(fact.seat));
    case FactKind::kBuildsOn:
      return is_built_on(fact);
    case FactKind::kTooEarly:
      return can_follow(*after(before_, fact.right.front()), false);
    default:
      return true;
  }
}

// In every line after the one card a side takes the number of tricks in the suit that is told, one of them with the
// card named, and in every line after the other fewer.
bool FactPremises::hold_of_tricks(const Fact& fact) {
  const bool mine = fact.kind == FactKind::kTrickSuffered || fact.kind == FactKind::kTrickLost;
  const bool later = fact.kind == FactKind::kTrickLost || fact.kind == FactKind::kTrickForced;
  const std::string& here = later ? fact.right.front() : refutation_.move;
  const std::string& there = later ? refutation_.move : fact.right.front();
  const auto takes = [&](const LineTrick& trick, std::size_t, int& taken) {
    if (premises_->ours(trick.taker) == mine && suit_of(trick.card) == fact.suit.front()) ++taken;
    return taken >= fact.tricks ? LineAnswer::kYes : LineAnswer::kOpen;
  };
  if (!premises_->lines().every(here, {.ask = takes, .suit = fact.suit.front()})) return false;
  if (!premises_->lines().none(there, {.ask = takes, .suit = fact.suit.front()})) return false;
  return std::ranges::all_of(fact.moves, [&](const std::string& card) {
    const auto with_it = [&](const LineTrick& trick, std::size_t, int&) {
      return trick.card == card ? LineAnswer::kYes : LineAnswer::kOpen;
    };
    return fact.moves.size() > static_cast<std::size_t>(fact.tricks) ||
           premises_->lines().every(here, {.ask = with_it, .suit = fact.suit.front()});
  });
}

// Partner's hand is out of sight, the choice is of a card of that suit, and with the card elsewhere it costs less.
bool FactPremises::is_built_on(const Fact& fact) {
  const Cause choice{.kind = CauseKind::kParted, .card_played = refutation_.move, .right = fact.right.front()};
  const games::Setup setup = before_.setup();
  return play_.game.player_of(fact.seat, setup) != play_.game.player_of(refutation_.seat, setup) &&
         !premises_->is_right_in_another_suit(choice) &&
         premises_->costs_less_with(choice, fact.moves[0], fact.moves[1]);
}

// The next trick, and not a later one.
bool FactPremises::leads_next(const Fact& fact) {
  const auto leads = [&](const LineTrick& trick, std::size_t number, int&) {
    if (number == 0) return LineAnswer::kOpen;
    return trick.plays.front().seat == fact.seat ? LineAnswer::kYes : LineAnswer::kNo;
  };
  return premises_->lines().every(fact.right.front(), {.ask = leads});
}

bool FactPremises::leads_some_time(const Fact& fact) {
  return premises_->lines().every(fact.right.front(), Premises::leads_later(fact.seat));
}

// Whether the card that came too early can be led to the next trick, whatever the others play to this one, and the
// right card is worth what it was.
bool FactPremises::can_follow(const games::Position& at, bool begun) {
  if (at.over()) return false;
  if (begun && at.table_empty()) {
    if (at.to_move() != refutation_.seat || !has(at.moves(), refutation_.move)) return false;
    return holds(refutation_.claim, *after(at, refutation_.move), solver_) == false;
  }
  const auto goes_on = [&](const std::vector<std::string>& together) {
    return can_follow(*after(at, together.front()), true);
  };
  const auto classes = at.classes();
  return at.maximises() == before_.maximises() ? std::ranges::any_of(classes, goes_on)
                                               : std::ranges::all_of(classes, goes_on);
}

}  // namespace ouverte::tutor
