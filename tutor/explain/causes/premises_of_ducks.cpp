// Premises of hold-ups, of ducks in a suit of ours, and of links between two hands.
#include <algorithm>

#include "tutor/explain/causes/premises_by_kind.hpp"

namespace ouverte::tutor::premises {
namespace {

bool is_given_up(Premises& lines, const Cause& cause) {
  return lines.this_trick(cause.right, [&](const LineTrick& trick) { return !lines.ours(trick.taker); });
}

}  // namespace

// What hurts is that he leads the suit, as the bar proves; else his partner must have no entry of his own.
bool hold_up(Premises& lines, Cause& cause) {
  const std::string partner = lines.partner_of(cause.seat);
  if (!is_given_up(lines, cause)) return false;
  if (cause.ground.rights.empty() && !partner.empty() && lines.has_entry(cause, partner)) return false;
  if (!cause.card.empty() && !lines.can_take(cause.right, cause)) cause.card.clear();
  return true;
}

// After the card he is in with it in every line, or can be, and can lead the suit.
bool hold_up_lead(Premises& lines, Cause& cause) {
  const char suit = cause.suit.front();
  if (!is_given_up(lines, cause) || !lines.can_have(cause.card_played, Premises::leads(cause.seat, suit), suit))
    return false;
  cause.often = !lines.always_takes(cause.card_played, cause.seat, cause.card) ||
                !lines.always_has(cause.card_played, Premises::leads(cause.seat, suit), suit);
  return lines.can_take(cause.card_played, cause);
}

// What hurts is that the long hand gets the lead.
bool hold_up_entry(Premises& lines, Cause& cause) {
  return lines.is_about(cause, AlteredRight::Kind::kPass, lines.partner_of(cause.seat));
}

// Whichever card of the suit he goes on with, the knave can take a trick.
bool bath(Premises& lines, Cause& cause) {
  const std::string& leader = lines.setup().leader;
  const std::vector<std::string> played = lines.lines().until({cause.right}, leader);
  if (played.empty() || !is_given_up(lines, cause)) return false;
  return std::ranges::all_of(lines.in_hand(leader, cause.suit.front()), [&](const std::string& again) {
    std::vector<std::string> cards = played;
    cards.push_back(again);
    return lines.lines().some(cards, lines.takes(cause.seat, cause.card));
  });
}

bool duck(Premises& lines, Cause& cause) {
  const char suit = cause.suit.front();
  return is_given_up(lines, cause) && lines.more_otherwise(cause, Premises::in_suit(cause.seat, suit), suit);
}

bool link(Premises& lines, Cause& cause) {
  const char suit = cause.suit.front();
  return lines.more_otherwise(cause, lines.in_suit(true, suit), suit);
}

// Left on lead, he cannot reach the long hand.
bool overtake(Premises& lines, Cause& cause) {
  const char suit = cause.suit.front();
  return lines.more_otherwise(cause, Premises::in_suit(lines.mover(), suit), suit) &&
         lines.this_trick(cause.card_played, [&](const LineTrick& trick) { return trick.taker == cause.seat; });
}

}  // namespace ouverte::tutor::premises
