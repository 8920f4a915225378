// Premises of leads through and towards honours, and of finesses.
#include <algorithm>

#include "tutor/explain/causes/premises_by_kind.hpp"

namespace ouverte::tutor::premises {
namespace {

// The first lead of the suit after the right card can be by the seat.
bool can_be_led_first_by(Premises& lines, const Cause& cause) {
  const auto first = [&](const LineTrick& trick, std::size_t, int&) {
    if (trick.led() != cause.suit.front()) return LineAnswer::kOpen;
    return trick.plays.front().seat == cause.seat ? LineAnswer::kYes : LineAnswer::kNo;
  };
  return lines.lines().some({cause.right}, {.ask = first, .suit = cause.suit.front()});
}

// That hand can lead the suit while he has the card, and has not led it himself.
bool can_be_finessed_by(Premises& lines, const Cause& cause, const std::string& hand) {
  const auto leads = [&](const LineTrick& trick, std::size_t, int&) {
    if (Premises::leads(hand, cause.suit.front())(trick)) return LineAnswer::kYes;
    const bool gone = trick.played_by(cause.seat) == cause.card;
    return gone || Premises::leads(cause.seat, cause.suit.front())(trick) ? LineAnswer::kNo : LineAnswer::kOpen;
  };
  return lines.lines().some({cause.right}, {.ask = leads, .suit = cause.suit.front()});
}

// A card of the suit is followed with, or may be led; not thrown.
bool is_led(const Premises& lines, char suit) {
  return lines.setup().table.empty() || lines.setup().table.front().front() == suit;
}

// Who has the card has played to the trick before us, or is led through: a card that is finessed against lies so.
bool lies_before_us(const Premises& lines, const Cause& cause) {
  if (!lines.setup().table.empty()) return lines.has_played(cause.seat);
  const std::string last = lines.next_to(lines.next_to(lines.mover()));
  return lines.next_to(lines.mover()) == cause.seat && lines.ours(last);
}

// With the lowest card that one of these hands has of its suit in place of it the card costs less.
bool matters(Premises& lines, const Cause& cause, const Premises::SeatTest& whose) {
  const std::string lowest = lines.lowest(cause.card.front(), whose, cause);
  return lowest.empty() || lines.costs_less_with(cause, cause.card, lowest);
}

}  // namespace

// Were the card elsewhere, with who plays after partner or with us, it would cost less; or it takes no trick when led
// through, and can take one otherwise.
bool lead_through(Premises& lines, Cause& cause) {
  if (!cause.ground.exchanges.empty()) return true;
  const auto behind = [&](const std::string& seat) { return seat == lines.partner_of(cause.seat); };
  const auto with_us = [&](const std::string& seat) { return lines.ours(seat); };
  if (matters(lines, cause, behind) || matters(lines, cause, with_us))
    return lines.lines().some_not({cause.right}, lines.takes(cause.seat, cause.card));
  return !lines.can_take(cause.right, cause) && lines.can_take(cause.card_played, cause);
}

// The honour led up to takes a trick then; where the suit is led otherwise as well, only that is said.
bool lead_up(Premises& lines, Cause& cause) {
  const std::string owner = lines.owner_of(cause.card);
  if (lines.can_take(cause.card_played, owner, cause.card)) return false;
  if (lines.can_take(cause.right, owner, cause.card) && can_be_led_first_by(lines, cause)) return true;
  cause.kind = CauseKind::kCardLost;
  cause.seat = owner;
  cause.person = cause.other;
  return card_lost(lines, cause);
}

bool cross(Premises& lines, Cause& cause) {
  return lines.this_trick(cause.right, [&](const LineTrick& trick) { return trick.taker == cause.seat; }) &&
         lines.can_have(cause.right, Premises::leads(cause.seat, cause.suit.front()), cause.suit.front());
}

// The trump is caught then, or can be, and can take a trick otherwise.
bool trump_coup(Premises& lines, Cause& cause) {
  cause.often = !lines.never_takes(cause.right, cause.seat, cause.card);
  return !lines.can_take(cause.right, cause) && lines.can_take(cause.card_played, cause);
}

bool ruffing_finesse(Premises& lines, Cause& cause) { return !lines.can_take(cause.right, cause); }

// A finesse is against one who plays before; of any other it is said where the card is.
bool finesse(Premises& lines, Cause& cause) {
  if (!is_led(lines, cause.suit.front())) return false;
  if (cause.card.back() == 'A' && cause.other.empty()) return true;
  const std::string& mover = lines.mover();
  if (!cause.other.empty())
    return !lines.can_take(cause.right, cause) && can_be_finessed_by(lines, cause, lines.partner_of(mover));
  if (lies_before_us(lines, cause) && !lines.can_take(cause.right, cause)) return true;
  cause.kind = CauseKind::kWhichWay;
  return which_way(lines, cause);
}

// That it is they who have it matters, too. Where it is caught by the right card it is a finesse.
bool which_way(Premises& lines, Cause& cause) {
  if (!is_led(lines, cause.suit.front()) ||
      !matters(lines, cause, [&](const std::string& seat) { return lines.ours(seat); }))
    return false;
  if (lies_before_us(lines, cause) && cause.right.front() == cause.suit.front() && cause.card.back() != 'A' &&
      rank_place(cause.right) > rank_place(cause.card) && !lines.can_take(cause.right, cause)) {
    cause.kind = CauseKind::kFinesse;
    return true;
  }
  cause.often = cause.card_played.front() == cause.suit.front() &&
                lines.is_left_alone(cause.right, cause) != LineVerdict::kProved;
  return true;
}

bool frozen(Premises& lines, Cause& cause) {
  if (!lines.takes_after(cause.right, cause.card_played, cause)) return false;
  cause.late = lines.is_left_alone(cause.right, cause) != LineVerdict::kProved;
  if (cause.often && !cause.late) cause.kind = CauseKind::kCardLost;
  return true;
}

bool suit_opened(Premises& lines, Cause& cause) {
  if (!lines.takes_after(cause.card_played, cause.right, cause)) return false;
  const LineVerdict alone = lines.is_left_alone(cause.right, cause);
  if (alone == LineVerdict::kRefuted) cause.kind = CauseKind::kCardMakes;
  cause.late = alone != LineVerdict::kProved;
  return true;
}

bool keep_over(Premises& lines, Cause& cause) {
  return !lines.can_take(cause.right, cause) && lines.can_take(cause.card_played, cause);
}

}  // namespace ouverte::tutor::premises
