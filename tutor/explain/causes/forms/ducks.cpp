// Ducks, hold-ups and links: who has a card of the suit left.
#include <algorithm>
#include <array>

#include "tutor/explain/causes/forms/form.hpp"

namespace ouverte::tutor::forms {
namespace {

bool is_given_up(Premises& lines, const Cause& cause) {
  return lines.this_trick(cause.right, [&](const LineTrick& trick) { return !lines.ours(trick.taker); });
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

std::string bath_said(const Cause& cause, const CauseWords& w) {
  return str("Duck: ", cause.other, " cannot lead ", w.suit.many, " again without giving ", w.whose, ' ', w.card,
             " a trick.");
}

// The most that the play costs once the card is in his partner's hand, for any card of the suit in return.
std::optional<int> cost_elsewhere(Premises& lines, const Cause& cause, const std::string& card) {
  std::optional<int> most;
  for (const std::string& other : lines.in_hand(lines.partner_of(cause.seat), card.front())) {
    if (other == cause.right || other == cause.card_played) continue;
    const auto cost = lines.cost_with(cause, card, other);
    if (!cost) return std::nullopt;
    most = std::max(most.value_or(*cost), *cost);
  }
  return most;
}

// The card that he gets in with, of all that he can take a trick with the one that matters most; "": none does.
std::string entry_that_matters(Premises& lines, const Cause& cause) {
  std::vector<std::string> cards;
  if (!cause.card.empty()) cards.push_back(cause.card);
  for (const char suit : std::string("SHDC"))
    if (const auto held = lines.in_hand(cause.seat, suit);
        suit != cause.suit.front() && !held.empty() && held.front() != cause.card)
      cards.push_back(lines.counted_as(held.front()));
  const auto right = lines.worth(cause.right), wrong = lines.worth(cause.card_played);
  if (!right || !wrong) return "";
  int least = *right - *wrong;
  std::string entry;
  for (const std::string& card : cards) {
    if (!lines.can_take(cause.right, cause.seat, card)) continue;
    if (const auto cost = cost_elsewhere(lines, cause, card); cost && *cost < least) {
      least = *cost;
      entry = card;
    }
  }
  return entry;
}

// What hurts is that he leads the suit, as the bar proves; else his partner must have no entry of his own.
bool hold_up(Premises& lines, Cause& cause) {
  const std::string partner = lines.partner_of(cause.seat);
  if (!is_given_up(lines, cause)) return false;
  if (cause.ground.rights.empty() && !partner.empty() && lines.has_entry(cause, partner)) return false;
  if (!cause.card.empty()) cause.card = entry_that_matters(lines, cause);
  const char suit = cause.suit.front();
  return !cause.ground.rights.empty() || lines.can_have(cause.card_played, Premises::leads(cause.seat, suit), suit);
}

std::string hold_up_said(const Cause& /*cause*/, const CauseWords& w) {
  if (w.card.empty()) return str("Duck: ", w.who, " must have no ", w.suit.one, " left when he gets in.");
  return str("Duck until ", w.who, " has no ", w.suit.one, " left when he gets in with ", w.card, '.');
}

// After the card he is in with it in every line, or can be, and can lead the suit.
bool hold_up_lead(Premises& lines, Cause& cause) {
  const char suit = cause.suit.front();
  if (!is_given_up(lines, cause) || !lines.can_have(cause.card_played, Premises::leads(cause.seat, suit), suit))
    return false;
  cause.card = entry_that_matters(lines, cause);
  if (cause.card.empty()) return false;
  cause.often = !lines.always_takes(cause.card_played, cause.seat, cause.card) ||
                !lines.always_has(cause.card_played, Premises::leads(cause.seat, suit), suit);
  return lines.can_take(cause.card_played, cause);
}

std::string hold_up_lead_said(const Cause& cause, const CauseWords& w) {
  return str("Duck: otherwise ", w.who, ", in with ", w.card, cause.often ? ", can lead another " : ", leads another ",
             w.suit.one, '.');
}

// What hurts is that the long hand gets the lead.
bool hold_up_entry(Premises& lines, Cause& cause) {
  return lines.is_about(cause, AlteredRight::Kind::kPass, lines.partner_of(cause.seat));
}

std::string hold_up_entry_said(const Cause& /*cause*/, const CauseWords& w) {
  return str("Hold up until ", w.who, " has no ", w.suit.one, " left to lead to the long hand.");
}

bool duck(Premises& lines, Cause& cause) {
  const char suit = cause.suit.front();
  return is_given_up(lines, cause) && !lines.is_right_in_another_suit(cause) &&
         lines.more_otherwise(cause, Premises::in_suit(cause.seat, suit), suit);
}

std::string duck_said(const Cause& cause, const CauseWords& w) {
  return str("Duck a round of ", w.suit.many, ": ", w.whose, " long cards", cause.often ? " can then" : " then",
             " come in", no_entry(cause, ", and "), '.');
}

// In the line after the right card the hand takes a trick with a card of another suit before any in this one.
bool gets_in_outside(const Premises& lines, const Cause& cause) {
  const std::vector<LineTrick> tricks = tricks_of(lines.before(), cause.otherwise);
  const auto first = std::ranges::find(tricks, cause.seat, &LineTrick::taker);
  return first != tricks.end() && first->card.front() != cause.suit.front();
}

// Played now it takes no trick, and later it can.
bool is_kept_for_its_rank(Premises& lines, const Cause& cause) {
  return lines.can_take(cause.right, lines.mover(), cause.card_played) &&
         !lines.can_take(cause.card_played, lines.mover(), cause.card_played);
}

// What is lost is the way to the long hand: once it may lead whenever the other one has to, the card costs nothing; or
// the card takes away one of two that the other one has to lead.
bool link(Premises& lines, Cause& cause) {
  const char suit = cause.suit.front();
  const AlteredRight& way = cause.ground.rights.front();
  if (way.kind == AlteredRight::Kind::kOffer && !lines.costs_nothing_under(cause.right, way)) return false;
  if (is_kept_for_its_rank(lines, cause)) return false;
  if (!cause.on.empty() && !cause.alone && lines.is_as_right_in_another_suit(cause)) return false;
  // An honour that is left there is no link.
  const std::vector<std::string> there = lines.in_hand(lines.partner_of(cause.seat), suit);
  if (!cause.on.empty() && std::ranges::none_of(there, small)) return false;
  cause.alone &= !gets_in_outside(lines, cause);
  return lines.more_otherwise(cause, lines.in_suit(true, suit), suit);
}

std::string link_said(const Cause& cause, const CauseWords& w) {
  const SuitWords& suit = suit_in_words(cause.suit);
  const std::string order = cause.on.empty() ? str("Duck a round of ", suit.many) : str("Lead a small ", suit.one);
  const std::string in = cause.card.empty() ? " " : str(", in with ", card_in_words(cause.card, w.named), ", ");
  const bool you = cause.other == "you";
  return str(order, ": ", cause.other, in, you ? "then have" : "then has", " one left to lead to ", owner(cause.person),
             " long cards", no_entry(cause, "; "), '.');
}

// Left on lead, he cannot reach the long hand.
bool overtake(Premises& lines, Cause& cause) {
  const char suit = cause.suit.front();
  return lines.more_otherwise(cause, Premises::in_suit(lines.mover(), suit), suit) &&
         lines.this_trick(cause.card_played, [&](const LineTrick& trick) { return trick.taker == cause.seat; });
}

std::string overtake_said(const Cause& cause, const CauseWords& w) {
  if (cause.alone)
    return str("Overtake with ", w.card, ": it is the only entry to ", owner(cause.other), ' ', w.suit.many, '.');
  return str("Overtake with ", w.card, ": ", has(w.who), " no ", w.suit.one, " left to lead to ", owner(cause.other),
             " long cards.");
}

constexpr std::array kDucksForms = {
    CauseForm{.kind = CauseKind::kBath, .name = "bath", .said = bath_said, .holds = bath},
    CauseForm{.kind = CauseKind::kHoldUp, .name = "hold-up", .said = hold_up_said, .holds = hold_up},
    CauseForm{.kind = CauseKind::kHoldUpLead, .name = "hold-up-lead", .said = hold_up_lead_said, .holds = hold_up_lead},
    CauseForm{
        .kind = CauseKind::kHoldUpEntry, .name = "hold-up-entry", .said = hold_up_entry_said, .holds = hold_up_entry},
    CauseForm{.kind = CauseKind::kDuck, .name = "duck", .said = duck_said, .holds = duck},
    CauseForm{.kind = CauseKind::kLink, .name = "link", .said = link_said, .holds = link},
    CauseForm{.kind = CauseKind::kOvertake, .name = "overtake", .said = overtake_said, .holds = overtake},
};

}  // namespace

std::span<const CauseForm> ducks() { return kDucksForms; }

}  // namespace ouverte::tutor::forms
