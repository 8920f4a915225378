#include "tutor/explain/causes/premises.hpp"

#include <algorithm>
#include <sstream>

namespace ouverte::tutor {
namespace {

bool taken_with(const LineTrick& trick, const std::string& seat, const std::string& card) {
  return trick.taker == seat && trick.card == card;
}

// What a seat plays to a trick; "": nothing.
std::string played_by(const LineTrick& trick, const std::string& seat) {
  const auto play = std::ranges::find(trick.plays, seat, &LinePlay::seat);
  return play == trick.plays.end() ? "" : play->card;
}

bool is_ruff(const LineTrick& trick, char suit) { return trick.led() == suit && trick.card.front() != suit; }

}  // namespace

Premises::Premises(const CostlyPlay& play, games::Solver& solver)
    : before_(play.before),
      sides_(play.sides),
      high_(play.before.maximises()),
      mover_(play.seat),
      same_(sequences_in(play.before.setup())),
      lines_(play.before, solver) {}

bool Premises::ours(const std::string& seat) const {
  const auto side = sides_.find(seat);
  return side != sides_.end() && side->second == high_;
}

bool Premises::hold(Cause& cause) {
  return holds_of_cards(cause) && holds_of_this_trick(cause) && holds_of_ruffs(cause) && holds_of_danger(cause) &&
         holds_of_shares(cause);
}

std::string Premises::counted_as(const std::string& card) const {
  const auto found = same_.find(card);
  return found == same_.end() ? card : found->second;
}

LineQuestion Premises::takes(const std::string& seat, const std::string& card) const {
  const std::string as = counted_as(card);
  const int cards = std::max<int>(
      1, static_cast<int>(std::ranges::count_if(same_, [&](const auto& each) { return each.second == as; })));
  const auto ask = [=, this](const LineTrick& trick, std::size_t /*number*/, int& played) {
    const std::string his = played_by(trick, seat);
    if (his.empty() || counted_as(his) != as) return LineAnswer::kOpen;
    if (trick.taker == seat) return LineAnswer::kYes;
    return ++played == cards ? LineAnswer::kNo : LineAnswer::kOpen;
  };
  return {.ask = ask, .suit = card.front()};
}

bool Premises::always_takes(const std::string& after, const std::string& seat, const std::string& card) {
  return lines_.every(after, takes(seat, card));
}

bool Premises::never_takes(const std::string& after, const std::string& seat, const std::string& card) {
  return lines_.none(after, takes(seat, card));
}

bool Premises::this_trick(const std::string& after, const TrickTest& test) {
  const auto ask = [&](const LineTrick& trick, std::size_t, int&) {
    return test(trick) ? LineAnswer::kYes : LineAnswer::kNo;
  };
  return lines_.every(after, {.ask = ask});
}

bool Premises::some_trick(const std::string& after, const TrickTest& test, char suit) {
  const auto ask = [&](const LineTrick& trick, std::size_t, int&) {
    return test(trick) ? LineAnswer::kYes : LineAnswer::kOpen;
  };
  return lines_.every(after, {.ask = ask, .suit = suit});
}

bool Premises::no_trick(const std::string& after, const TrickTest& test, char suit) {
  const auto ask = [&](const LineTrick& trick, std::size_t, int&) {
    return test(trick) ? LineAnswer::kYes : LineAnswer::kOpen;
  };
  return lines_.none(after, {.ask = ask, .suit = suit});
}

bool Premises::is_left_alone(const std::string& after, const Cause& cause) {
  const auto leads = [&](const LineTrick& trick, std::size_t, int&) {
    if (ours(trick.plays.front().seat) && trick.led() == cause.suit.front()) return LineAnswer::kYes;
    return played_by(trick, cause.seat) == cause.card ? LineAnswer::kNo : LineAnswer::kOpen;
  };
  return lines_.none(after, {.ask = leads, .suit = cause.suit.front()});
}

LineQuestion Premises::takes_tricks(const std::string& seat, int tricks) const {
  const auto ask = [seat, tricks](const LineTrick& trick, std::size_t, int& taken) {
    if (trick.taker == seat) ++taken;
    return taken >= tricks ? LineAnswer::kYes : LineAnswer::kOpen;
  };
  return {.ask = ask};
}

// A side takes more tricks in the suit in every line after the one card than in any after the other: the lines show how
// many.
bool Premises::takes_more(const std::string& here, const std::string& there, const PlayLine& more,
                          const PlayLine& fewer, bool ours, char suit) {
  const auto counts = [=, this](const LineTrick& trick) {
    return this->ours(trick.taker) == ours && trick.card.front() == suit;
  };
  const auto at_least = [&](int tricks) {
    const auto ask = [=](const LineTrick& trick, std::size_t, int& taken) {
      if (counts(trick)) ++taken;
      return taken >= tricks ? LineAnswer::kYes : LineAnswer::kOpen;
    };
    return LineQuestion{.ask = ask, .suit = suit};
  };
  const auto most = static_cast<int>(std::ranges::count_if(tricks_of(before_, more), counts));
  const auto least = static_cast<int>(std::ranges::count_if(tricks_of(before_, fewer), counts));
  for (int tricks = least + 1; tricks <= most; ++tricks)
    if (lines_.none(there, at_least(tricks)) && lines_.every(here, at_least(tricks))) return true;
  return false;
}

// Of cards that do the same the one that takes a trick, where the first of them is led and does not.
void Premises::name_what_takes(Cause& cause) const {
  for (const LineTrick& trick : tricks_of(before_, cause.otherwise)) {
    if (trick.taker != cause.seat || counted_as(trick.card) != counted_as(cause.card)) continue;
    cause.card = trick.card;
    return;
  }
}

// Of sentences that say which card takes a trick, and when.
bool Premises::holds_of_cards(Cause& cause) {
  using enum CauseKind;
  const std::string& now = cause.card_played;
  const std::string& right = cause.right;
  switch (cause.kind) {
    case kCardMakes:
    case kCardLost:
    case kDoNotCover: {
      const bool gained = cause.kind == kCardMakes || (cause.kind == kDoNotCover && !cause.on.empty());
      const bool says_more = cause.kind == kDoNotCover && !cause.on.empty();
      if (says_more && !may_take(now, cause)) {
        cause.card.clear();
        return true;
      }
      if (!never_takes(gained ? right : now, cause.seat, cause.card)) {
        cause.often = says_more;
        return says_more;
      }
      if (cause.card == right) name_what_takes(cause);
      cause.often = !always_takes(gained ? now : right, cause.seat, cause.card);
      return true;
    }
    case kControl:
      if (cause.card.empty()) return takes_more(now, right, cause.now, cause.otherwise, false, cause.suit.front());
      return takes_after(now, right, cause);
    case kGuard:
      return may_take(now, cause) && (cause.alone || never_takes(right, cause.seat, cause.card));
    case kCaught:
      return takes_after(now, right, cause);
    case kShorten:
    case kTrumpCoup:
      return never_takes(right, cause.seat, cause.card);
    case kCatch:
      return always_takes(right, cause.seat, cause.card);
    case kCover:
      if (cause.card.empty()) return never_takes(now, mover_, right);
      if (cause.on.empty()) return takes_after(right, now, cause);
      if (!may_take(right, cause)) cause.card.clear();
      cause.often = cause.card.empty() && !never_takes(now, mover_, right);
      return true;
    case kMoreInSuit:
      return takes_more(now, right, cause.now, cause.otherwise, false, cause.suit.front());
    case kNoRuff:
      return takes_more(right, now, cause.otherwise, cause.now, true, cause.suit.front());
    case kCashBeforeRuff:
      if (!cause.on.empty()) return true;
      return always_takes(right, mover_, right) && never_takes(now, mover_, right);
    case kFrozen:
      if (!never_takes(now, cause.seat, cause.card)) return false;
      cause.often = !always_takes(right, cause.seat, cause.card);
      cause.late = !is_left_alone(right, cause);
      if (cause.often) cause.kind = kCardLost;
      return true;
    case kSuitOpened:
      if (!never_takes(right, cause.seat, cause.card)) return false;
      cause.often = !always_takes(now, cause.seat, cause.card);
      if (!is_left_alone(right, cause)) cause.kind = kCardMakes;
      return true;
    case kWasted:
      return always_takes(right, mover_, now) && never_takes(now, mover_, now);
    case kNowOrNever:
      return this_trick(right, [&](const LineTrick& trick) { return taken_with(trick, mover_, right); }) &&
             never_takes(now, mover_, right);
    case kWhichWay:
      cause.often = cause.card_played.front() == cause.suit.front() && !is_left_alone(right, cause);
      return true;
    default:
      return true;
  }
}

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
          now, [&](const LineTrick& t) { return t.card == cause.on && played_by(t, cause.seat) == cause.card; });
    case kSecondLow:
      return this_trick(now, [&](const LineTrick& trick) { return taken_with(trick, mover_, now); }) &&
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
        return trick.led() == cause.on.front() && played_by(trick, cause.seat).starts_with(cause.suit);
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
