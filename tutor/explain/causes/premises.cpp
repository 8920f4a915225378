#include "tutor/explain/causes/premises.hpp"

#include <algorithm>

namespace ouverte::tutor {

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
    const std::string his = trick.played_by(seat);
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
    return trick.played_by(cause.seat) == cause.card ? LineAnswer::kNo : LineAnswer::kOpen;
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
      return this_trick(right, [&](const LineTrick& trick) { return trick.taker == mover_ && trick.card == right; }) &&
             never_takes(now, mover_, right);
    case kWhichWay:
      cause.often = cause.card_played.front() == cause.suit.front() && !is_left_alone(right, cause);
      return true;
    default:
      return true;
  }
}

}  // namespace ouverte::tutor
