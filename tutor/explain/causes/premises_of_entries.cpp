// Premises of entries, of long suits that come in, and of who is to be kept off lead.
#include <algorithm>

#include "tutor/explain/causes/premises_by_kind.hpp"

namespace ouverte::tutor::premises {
namespace {

// The trick in progress is taken by the partner of who would be in.
bool is_left_to_partner(Premises& lines, const Cause& cause) {
  return lines.this_trick(cause.right,
                          [&](const LineTrick& t) { return !lines.ours(t.taker) && t.taker != cause.seat; });
}

bool is_in_with_another(Premises& lines, const Cause& cause) {
  const auto in_otherwise = [&](const LineTrick& trick, std::size_t, int&) {
    if (trick.taker != cause.seat) return LineAnswer::kOpen;
    return lines.counted_as(trick.card) == lines.counted_as(cause.card) ? LineAnswer::kNo : LineAnswer::kYes;
  };
  return lines.lines().some({cause.card_played}, {.ask = in_otherwise});
}

// His partner's leading it hurts as much.
bool hurts_from_either(Premises& lines, const Cause& cause) {
  return lines.is_about(cause, AlteredRight::Kind::kBar, lines.partner_of(cause.seat), cause.suit);
}

bool is_our_highest(const Premises& lines, const std::string& card) {
  return std::ranges::none_of(lines.setup().hands, [&](const auto& hand) {
    const std::vector<std::string> cards = lines.in_hand(hand.first, card.front());
    return lines.ours(hand.first) && !cards.empty() && rank_place(cards.front()) < rank_place(card);
  });
}

// The honour led through is caught by a higher one over it: it is our highest and hurts when led through alone; or,
// were that one before it, or the two the other way round, it would cost less.
bool is_led_through(Premises& lines, const Cause& cause) {
  const std::vector<std::string> over = lines.in_hand(lines.partner_of(cause.seat), cause.also.front());
  const std::vector<std::string> his = lines.in_hand(cause.seat, cause.also.front());
  if (over.empty()) return false;
  return (is_our_highest(lines, cause.also) && !hurts_from_either(lines, cause)) ||
         lines.costs_less_with(cause, cause.also, over.front()) ||
         (!his.empty() && lines.costs_less_with(cause, over.front(), his.back()));
}

}  // namespace

// To get to the hand is what the card costs.
bool entry_kept(Premises& lines, Cause& cause) {
  if (small(cause.card.empty() ? cause.card_played : cause.card)) return false;
  return lines.is_about(cause, AlteredRight::Kind::kOffer, lines.partner_of(cause.seat));
}

// What hurts is that the hand with the entry gets in.
bool entry_attacked(Premises& lines, Cause& cause) {
  return lines.can_take(cause.card_played, cause) && lines.is_about(cause, AlteredRight::Kind::kPass, cause.seat);
}

bool entry_made(Premises& lines, Cause& cause) {
  return lines.is_about(cause, AlteredRight::Kind::kOffer, lines.partner_of(cause.seat));
}

bool unblock(Premises& lines, Cause& cause) {
  const char suit = cause.suit.front();
  return lines.more_otherwise(cause, Premises::in_suit(cause.seat, suit), suit) &&
         lines.is_about(cause, AlteredRight::Kind::kOffer, lines.mover());
}

// Its cards matter: were the best of those that stay with the other hand, or with theirs if that has none of the suit,
// the card would cost less.
bool set_up(Premises& lines, Cause& cause) {
  const char suit = cause.suit.front();
  std::vector<std::string> cards = lines.in_hand(cause.seat, suit);
  std::erase_if(cards,
                [&](const std::string& card) { return lines.counted_as(card) == lines.counted_as(cause.right); });
  if (cards.empty()) return false;
  const auto others = [&](const std::string& seat) { return seat != cause.seat && lines.ours(seat); };
  const auto theirs = [&](const std::string& seat) { return !lines.ours(seat); };
  std::string lower = lines.lowest(suit, others, cause);
  if (lower.empty()) lower = lines.lowest(suit, theirs, cause);
  return !lower.empty() && rank_place(lower) > rank_place(cards.front()) &&
         lines.costs_less_with(cause, cards.front(), lower);
}

bool they_run(Premises& lines, Cause& cause) {
  return lines.more_now(cause, Premises::in_suit(cause.seat, cause.suit.front()), cause.suit.front());
}

bool tempo(Premises& lines, Cause& cause) {
  const char ours = cause.right.front();
  if (they_run(lines, cause)) {
    const bool often = cause.often;
    if (lines.more_otherwise(cause, lines.in_suit(true, ours), ours)) {
      cause.often = often;
      return true;
    }
  }
  cause.kind = CauseKind::kTheyRun;
  return they_run(lines, cause);
}

// Otherwise we take more tricks in the suit that one of theirs discards from now.
bool race(Premises& lines, Cause& cause) {
  const char suit = cause.suit.front();
  const auto throws = [&](const LineTrick& trick) {
    return trick.led() == cause.on.front() && trick.played_by(cause.seat).starts_with(cause.suit);
  };
  if (!lines.more_otherwise(cause, lines.in_suit(true, suit), suit)) return false;
  cause.often = !lines.always_has(cause.card_played, throws);
  return !cause.often || lines.can_have(cause.card_played, throws);
}

bool throw_first(Premises& lines, Cause& cause) {
  const auto throws = [&](const LineTrick& trick) {
    return trick.led() == cause.on.front() && std::ranges::any_of(trick.plays, [&](const LinePlay& play) {
             return lines.ours(play.seat) && play.card.starts_with(cause.suit);
           });
  };
  return lines.can_have(cause.right, throws, cause.on.front()) && lines.can_take(cause.card_played, cause);
}

bool danger(Premises& lines, Cause& cause) {
  const char suit = cause.suit.front();
  if (!cause.also.empty() && !is_led_through(lines, cause)) cause.also.clear();
  // That his partner leads the suit hurts as much: then it is for him to lead through what is behind him.
  if (cause.on.empty() && cause.also.empty() && !cause.left_to.empty() && hurts_from_either(lines, cause)) return false;
  if (!cause.left_to.empty() && !is_left_to_partner(lines, cause)) cause.left_to.clear();
  const bool kept_off = !cause.late && cause.thrown.empty() && cause.left_to.empty();
  if (kept_off && lines.can_have(cause.right, Premises::leads(cause.seat, suit), suit)) return false;
  if (!cause.card.empty() && cause.thrown.empty() && is_in_with_another(lines, cause)) {
    if (cause.on.empty() && cause.also.empty()) return false;
    cause.card.clear();
  }
  return true;
}

}  // namespace ouverte::tutor::premises
