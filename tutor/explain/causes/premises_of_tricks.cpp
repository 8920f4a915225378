// Premises about the trick in progress, about ruffs, about who is in, and about shares of the tricks.
#include <algorithm>
#include <sstream>

#include "tutor/explain/causes/premises.hpp"

namespace ouverte::tutor {
namespace {

bool is_ruff(const LineTrick& trick, char suit) { return trick.led() == suit && trick.card.front() != suit; }

}  // namespace

// Of sentences that say what becomes of the trick in progress, or is led to the next.
bool Premises::holds_of_this_trick(Cause& cause) {
  using enum CauseKind;
  const std::string& now = cause.card_played;
  const auto his = [&](const LineTrick& trick) {
    return trick.taker == cause.seat && counted_as(trick.card) == counted_as(cause.card);
  };
  switch (cause.kind) {
    case kThirdHigh:
      return this_trick(now, his);
    case kRise:
      cause.often = !cause.other.empty() && !never_takes(now, mover_, cause.right);
      return !cause.other.empty() || this_trick(now, his);
    case kLoserOnLoser:
      return this_trick(now, [&](const LineTrick& trick) { return trick.taker == cause.seat; });
    case kPutUp:
      return this_trick(
          now, [&](const LineTrick& t) { return t.card == cause.on && t.played_by(cause.seat) == cause.card; });
    case kSecondLow:
      return this_trick(now, [&](const LineTrick& trick) { return trick.taker == mover_ && trick.card == now; }) &&
             may_take(now, cause);
    case kRuffAndDiscard:
      cause.often = !this_trick(now, [&](const LineTrick& trick) {
        return trick.taker == cause.seat && std::ranges::any_of(trick.plays, [&](const LinePlay& play) {
                 return !ours(play.seat) && play.seat != cause.seat && play.card.front() != trick.card.front() &&
                        play.card.front() != trick.led();
               });
      });
      return true;
    case kSwitch: {
      if (!this_trick(now, his)) return false;
      const auto leads_it = [&](const LineTrick& trick, std::size_t number, int&) {
        if (number == 0) return LineAnswer::kOpen;
        return trick.led() == cause.suit.front() ? LineAnswer::kYes : LineAnswer::kNo;
      };
      cause.often = !lines_.every(now, {.ask = leads_it});
      return true;
    }
    case kThrowIn:
      return this_trick(cause.right, [&](const LineTrick& trick) { return trick.taker == cause.seat; });
    default:
      return true;
  }
}

bool Premises::holds_of_ruffs(Cause& cause) {
  using enum CauseKind;
  const std::string& now = cause.card_played;
  const auto ruffs = [&](const LineTrick& trick) {
    return trick.taker == cause.seat && is_ruff(trick, cause.suit.front());
  };
  const auto theirs = [&](const LineTrick& t) { return !ours(t.taker) && is_ruff(t, cause.suit.front()); };
  switch (cause.kind) {
    case kRuffGiven:
      return some_trick(now, ruffs, cause.suit.front()) &&
             (cause.card_played.front() == cause.suit.front() || cause.right.front() == cause.suit.front() ||
              no_trick(cause.right, ruffs, cause.suit.front()));
    case kDrawTrumps:
      cause.often = cause.person.empty() && !some_trick(now, theirs, cause.suit.front());
      return true;
    case kForce:
      return some_trick(cause.right, ruffs, cause.suit.front());
    case kRuffLost: {
      const int many = static_cast<int>(cause.ground.events.size());
      const auto so_many = [&](const LineTrick& trick, std::size_t, int& ruffed) {
        if (ruffs(trick)) ++ruffed;
        return ruffed >= many ? LineAnswer::kYes : LineAnswer::kOpen;
      };
      const LineQuestion question{.ask = so_many, .suit = cause.suit.front()};
      if (!cause.on.empty() && lines_.every(cause.right, question) && lines_.none(now, question)) return true;
      cause.on.clear();
      return !cause.ground.rights.empty() || some_trick(cause.right, ruffs, cause.suit.front());
    }
    case kCashFirst:
    case kRace:
      cause.often = !some_trick(now, [&](const LineTrick& trick) {
        return trick.led() == cause.on.front() && trick.played_by(cause.seat).starts_with(cause.suit);
      });
      return true;
    default:
      return true;
  }
}

// Who is in with what, and to whom a trick is left.
bool Premises::holds_of_danger(Cause& cause) {
  using enum CauseKind;
  const std::string& now = cause.card_played;
  const std::string& right = cause.right;
  switch (cause.kind) {
    case kHoldUpLead:
      return always_takes(now, cause.seat, cause.card);
    case kDanger: {
      const auto leads = [&](const LineTrick& trick) {
        return trick.plays.front().seat == cause.seat && trick.led() == cause.suit.front();
      };
      const auto to_his_partner = [&](const LineTrick& t) { return !ours(t.taker) && t.taker != cause.seat; };
      if (!cause.left_to.empty() && !this_trick(right, to_his_partner)) cause.left_to.clear();
      const bool kept_off = !cause.late && cause.thrown.empty() && cause.left_to.empty();
      if (kept_off && !no_trick(right, leads, cause.suit.front())) return false;
      const auto in_otherwise = [&](const LineTrick& trick, std::size_t, int&) {
        if (trick.taker != cause.seat) return LineAnswer::kOpen;
        return counted_as(trick.card) == counted_as(cause.card) ? LineAnswer::kNo : LineAnswer::kYes;
      };
      if (!cause.card.empty() && cause.thrown.empty() && !lines_.none(now, {.ask = in_otherwise})) {
        if (cause.on.empty() && cause.also.empty()) return false;
        cause.card.clear();
      }
      return true;
    }
    default:
      return true;
  }
}

// Where cards are named, one of them takes none otherwise; or fewer tricks are taken.
bool Premises::holds_of_shares(Cause& cause) {
  if (cause.kind != CauseKind::kShare || cause.called.empty()) return true;
  const bool now = cause.ground.events.front().now;
  const std::string& here = now ? cause.card_played : cause.right;
  const std::string& there = now ? cause.right : cause.card_played;
  if (cause.called == "all the rest") {
    const auto another = [&](const LineTrick& trick, std::size_t number, int&) {
      return number > 0 && trick.taker != cause.seat ? LineAnswer::kYes : LineAnswer::kOpen;
    };
    return lines_.none(here, {.ask = another}) && lines_.every(there, {.ask = another});
  }
  const auto tricks = static_cast<int>(cause.ground.events.size());
  const bool fewer = lines_.none(there, takes_tricks(cause.seat, tricks));
  std::istringstream in(cause.on);
  bool otherwise_not = false;
  for (std::string card; in >> card;) {
    if (!always_takes(here, cause.seat, card)) cause.on.clear();
    otherwise_not = otherwise_not || never_takes(there, cause.seat, card);
  }
  if (!cause.on.empty() && (fewer || otherwise_not)) return true;
  cause.on.clear();
  return fewer && lines_.every(here, takes_tricks(cause.seat, tricks)) &&
         lines_.none(here, takes_tricks(cause.seat, tricks + 1));
}

}  // namespace ouverte::tutor
