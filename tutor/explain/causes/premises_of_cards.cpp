// Premises of sentences that say which card takes a trick, and when.
#include <algorithm>

#include "tutor/explain/causes/premises_by_kind.hpp"

namespace ouverte::tutor::premises {
namespace {

// Of cards that do the same the one that takes a trick, where the first of them is led and does not.
void name_what_takes(const Premises& lines, Cause& cause) {
  for (const LineTrick& trick : tricks_of(lines.before(), cause.otherwise)) {
    if (trick.taker != cause.seat || lines.counted_as(trick.card) != lines.counted_as(cause.card)) continue;
    cause.card = trick.card;
    return;
  }
}

// Whoever takes the trick in progress does so with the card of the cause.
LineVerdict takes_it_with_the_card(Premises& lines, const std::string& after, const Cause& cause) {
  return lines.trick_is(after, 0, [&](const LineTrick& trick) {
    return trick.taker == cause.seat && lines.counted_as(trick.card) == lines.counted_as(cause.card);
  });
}

bool takes_it(Premises& lines, const std::string& card) {
  return lines.this_trick(card,
                          [&](const LineTrick& trick) { return trick.taker == lines.mover() && trick.card == card; });
}

}  // namespace

// After the card it takes a trick, or can take one, and after the right one none.
bool card_makes(Premises& lines, Cause& cause) { return lines.takes_after(cause.card_played, cause.right, cause); }

bool card_lost(Premises& lines, Cause& cause) {
  if (cause.card == cause.right) name_what_takes(lines, cause);
  return lines.takes_after(cause.right, cause.card_played, cause);
}

// Of one of two honours the card that would take a trick is left out where it does not.
bool do_not_cover(Premises& lines, Cause& cause) {
  if (cause.on.empty()) return card_lost(lines, cause);
  if (!lines.can_take(cause.card_played, cause)) {
    cause.card.clear();
  } else if (!lines.takes_after(cause.card_played, cause.right, cause)) {
    cause.often = true;
  }
  return true;
}

bool cover(Premises& lines, Cause& cause) {
  if (!cause.card.empty() && cause.on.empty()) return lines.takes_after(cause.right, cause.card_played, cause);
  if (!cause.card.empty() && lines.can_take(cause.right, cause)) {
    cause.often = !lines.always_takes(cause.right, cause.seat, cause.card);
    return true;
  }
  const bool alone = cause.card.empty();
  cause.card.clear();
  if (alone && lines.can_take(cause.card_played, lines.mover(), cause.right)) return false;
  cause.often = !lines.never_takes(cause.card_played, lines.mover(), cause.right);
  return true;
}

bool guard(Premises& lines, Cause& cause) {
  if (cause.alone) return lines.can_take(cause.card_played, cause);
  return lines.takes_after(cause.card_played, cause.right, cause);
}

bool caught(Premises& lines, Cause& cause) { return lines.takes_after(cause.card_played, cause.right, cause); }

bool catches(Premises& lines, Cause& cause) {
  cause.often = !lines.always_takes(cause.right, cause.seat, cause.card);
  return !cause.often || (lines.can_take(cause.right, cause) && !lines.can_take(cause.card_played, cause));
}

// He takes the trick that the card, kept, is played to.
bool catches_over(Premises& lines, Cause& cause) {
  return lines.always_has(cause.right, [&](const LineTrick& trick) {
    return trick.taker == cause.seat && trick.played_by(lines.mover()) == cause.card_played;
  });
}

bool more_in_suit(Premises& lines, Cause& cause) {
  return lines.more_now(cause, lines.in_suit(false, cause.suit.front()), cause.suit.front());
}

bool wasted(Premises& lines, Cause& cause) {
  Cause kept = cause;
  kept.seat = lines.mover();
  kept.card = cause.card_played;
  if (!lines.takes_after(cause.right, cause.card_played, kept)) return false;
  cause.often = kept.often;
  return true;
}

bool now_or_never(Premises& lines, Cause& cause) {
  if (!takes_it(lines, cause.right) || lines.can_take(cause.card_played, lines.mover(), cause.right)) return false;
  cause.often = !lines.never_takes(cause.card_played, lines.mover(), cause.right);
  return true;
}

bool third_high(Premises& lines, Cause& cause) {
  return takes_it_with_the_card(lines, cause.card_played, cause) == LineVerdict::kProved &&
         takes_it_with_the_card(lines, cause.right, cause) == LineVerdict::kRefuted;
}

bool rise(Premises& lines, Cause& cause) {
  cause.often = !cause.other.empty() && !lines.never_takes(cause.card_played, lines.mover(), cause.right);
  return !cause.other.empty() ||
         takes_it_with_the_card(lines, cause.card_played, cause) == LineVerdict::kProved;
}

bool put_up(Premises& lines, Cause& cause) {
  return lines.this_trick(cause.card_played, [&](const LineTrick& trick) {
    return trick.card == cause.on && trick.played_by(cause.seat) == cause.card;
  });
}

bool second_low(Premises& lines, Cause& cause) {
  return takes_it(lines, cause.card_played) && lines.can_take(cause.card_played, cause);
}

// He takes this trick with the card, and leads the suit, or can; if he may let it go he is to be kept off lead.
bool switched(Premises& lines, Cause& cause) {
  if (takes_it_with_the_card(lines, cause.card_played, cause) != LineVerdict::kProved) {
    cause.kind = CauseKind::kDanger;
    cause.on.clear();
    cause.also.clear();
    return lines.partner_of(cause.seat) != "" && cause.person != "declarer" && danger(lines, cause);
  }
  cause.often =
      !lines.trick(cause.card_played, 1, [&](const LineTrick& trick) { return trick.led() == cause.suit.front(); });
  return true;
}

}  // namespace ouverte::tutor::premises
