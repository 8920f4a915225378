// What becomes of trumps: promoted, kept, shortened, caught.
#include <algorithm>
#include <array>

#include "tutor/explain/causes/forms/form.hpp"

namespace ouverte::tutor::forms {
namespace {

// Whichever trump he overruffs the right card with, the card of the cause can then take a trick.
bool is_promoted(Premises& lines, const Cause& cause, const std::string& seat) {
  const std::vector<std::string> played = lines.lines().until({cause.right}, seat);
  return !played.empty() && std::ranges::all_of(lines.in_hand(seat, lines.trumps()), [&](const std::string& trump) {
    if (rank_place(trump) > rank_place(cause.right)) return true;
    std::vector<std::string> cards = played;
    cards.push_back(trump);
    return lines.lines().some(cards, lines.takes(cause.seat, cause.card));
  });
}

bool trump_hold_up(Premises& lines, Cause& cause) {
  if (!cause.ground.exchanges.empty()) return true;  // its ground is all that it says
  const char suit = cause.suit.front();
  return lines.ours(cause.seat) == lines.can_have(cause.right, Premises::his_ruffs(cause), suit);
}

std::string trump_hold_up_said(const Cause& /*cause*/, const CauseWords& w) {
  if (w.who == "you")
    return str("Hold up ", w.card, ": declarer cannot draw your other trumps, and you ruff a ", w.suit.one, '.');
  return str("Hold up ", w.card, " until ", w.who, " has no trump left to ruff a ", w.suit.one, '.');
}

bool master_out(Premises& lines, Cause& cause) {
  const auto falls_to_it = [&](const LineTrick& trick) { return trick.card == cause.card; };
  return lines.this_trick(cause.card_played, falls_to_it) &&
         lines.more_otherwise(cause, lines.in_suit(true, lines.trumps()), lines.trumps());
}

std::string master_out_said(const Cause& cause, const CauseWords& w) {
  return str("Leave ", w.whose, ' ', w.card, ", the master trump, out: your trumps ",
             cause.often ? "can then " : "then ", "take a trick more.");
}

// Without the ruffs of one of ours who is short of trumps the card costs nothing.
bool is_for_a_ruff_of_ours(Premises& lines, const Cause& cause) {
  constexpr std::size_t kShort = 2;
  return std::ranges::any_of(lines.setup().hands, [&](const auto& hand) {
    return lines.ours(hand.first) && lines.in_hand(hand.first, lines.trumps()).size() <= kShort &&
           lines.costs_nothing_under(cause.right, {.kind = AlteredRight::Kind::kNoRuff, .seat = hand.first});
  });
}

// In the line that goes with it.
bool is_seen_to_ruff(const Premises& lines, const Cause& cause) {
  return std::ranges::any_of(tricks_of(lines.before(), cause.otherwise), Premises::his_ruffs(cause));
}

// Declarer ruffs, or can, and our trumps, or they and the suit he is void of, take more tricks for it.
bool force(Premises& lines, Cause& cause) {
  const char trumps = lines.trumps();
  if (cause.sense == CauseSense::kRefused) return !lines.is_right_in(trumps);  // solved: its ground is all that it says
  if (lines.is_right_in(trumps) || cause.card_played.front() == cause.suit.front()) return false;
  // Where every suit but trumps will do it is that one which is not to be led.
  if (cause.card_played.front() == trumps && lines.is_right_in_another_suit(cause)) return false;
  if (cause.many == 0 && !lines.matters_how_long(cause, cause.seat, trumps)) return false;
  if (!lines.can_have(cause.right, Premises::his_ruffs(cause), cause.suit.front())) return false;
  if (is_for_a_ruff_of_ours(lines, cause)) return false;
  if (cause.many > 0)
    return is_seen_to_ruff(lines, cause) && lines.matters_how_long(cause, cause.seat, cause.suit.front()) &&
           lines.can_have(cause.right, lines.in_suit(true, lines.trumps()), lines.trumps());
  const auto of_both = [&](const LineTrick& trick) {
    return lines.ours(trick.taker) &&
           (trick.card.front() == lines.trumps() || trick.card.front() == cause.suit.front());
  };
  if (!lines.more_otherwise(cause, lines.in_suit(true, lines.trumps()), lines.trumps()) &&
      !lines.more_otherwise(cause, of_both, lines.trumps()))
    return false;
  cause.often = !lines.always_has(cause.right, Premises::his_ruffs(cause), cause.suit.front());
  return true;
}

std::string force_said(const Cause& cause, const CauseWords& w) {
  if (cause.sense == CauseSense::kRefused)
    return str("Lead ", w.suit.many, ": if ", w.who, " ruffs, he has no more trumps than ", cause.other, '.');
  if (cause.many > 0)
    return str("Lead ", w.suit.many, " to make ", w.who, " ruff: ", owner(cause.other), ' ',
               number_in_words(cause.many), " trumps are then too many for him.");
  return str("Lead ", w.suit.many, ": made to ruff, ", w.who, cause.often ? " can lose" : " loses",
             " control of the trumps.");
}

// With as many trumps as he has it is the ruff that leaves us with fewer.
bool control(Premises& lines, Cause& cause) {
  const char trumps = lines.trumps();
  if (lines.in_hand(lines.mover(), trumps).size() != lines.in_hand(cause.seat, trumps).size()) return false;
  if (cause.card.empty()) return lines.more_now(cause, lines.in_suit(false, cause.suit.front()), cause.suit.front());
  return lines.takes_after(cause.card_played, cause.right, cause);
}

std::string control_said(const Cause& cause, const CauseWords& w) {
  if (w.card.empty())
    return str("Do not ruff: left with fewer trumps than ", w.who, ", you lose control, and he ",
               cause.often ? "can take" : "takes", " a trick more with his.");
  return str("Do not ruff: it shortens your trumps, and ", w.whose, ' ', w.card,
             cause.often ? " can come in." : " comes in.");
}

std::string reversal_said(const Cause& cause, const CauseWords& w) {
  return str("Ruff ", w.suit.many, w.who == "you" ? " in your hand" : " in dummy", ": ", owner(cause.other),
             " trumps can draw theirs.");
}

// Everybody who can overruff.
bool promotion(Premises& lines, Cause& cause) {
  const char led = lines.setup().table.front().front();
  return std::ranges::all_of(lines.setup().hands, [&](const auto& hand) {
    const std::string& seat = hand.first;
    const bool overruffs = !lines.ours(seat) && !lines.has_played(seat) && lines.in_hand(seat, led).empty() &&
                           std::ranges::any_of(lines.in_hand(seat, lines.trumps()), [&](const std::string& trump) {
                             return rank_place(trump) < rank_place(cause.right);
                           });
    return !overruffs || is_promoted(lines, cause, seat);
  });
}

std::string promotion_said(const Cause& cause, const CauseWords& w) {
  return str("Ruff with ", card_in_words(cause.on.empty() ? cause.right : cause.on, w.named),
             ": an overruff would promote ", w.whose, ' ', w.card, '.');
}

bool promotion_lead(Premises& lines, Cause& cause) {
  return lines.more_otherwise(cause, lines.in_suit(true, lines.trumps()), lines.trumps());
}

std::string promotion_lead_said(const Cause& cause, const CauseWords& w) {
  return str("Lead ", w.right, ": ", w.who, " overruffs ", cause.other, ", or, if ", cause.other,
             " ruffs high, makes a trick with ", w.card, '.');
}

// The trump is caught then, or can be, and can take a trick otherwise.
bool trump_coup(Premises& lines, Cause& cause) {
  cause.often = !lines.never_takes(cause.right, cause.seat, cause.card);
  return !lines.can_take(cause.right, cause) && lines.can_take(cause.card_played, cause);
}

std::string shorten_said(const Cause& cause, const CauseWords& w) {
  const std::string catches = str(": no longer in trumps than ", cause.person, ", you catch his ",
                                  card_in_words(cause.card, w.named), " in the end.");
  if (cause.other.empty()) return str("Ruff a ", suit_in_words(cause.on).one, catches);
  return str("Ruff ", owner(cause.other), ' ', card_in_words(cause.on, w.named), catches);
}

std::string trump_coup_said(const Cause& cause, const CauseWords& w) {
  return str(cause.other == "partner" ? "Put partner in" : str("Cross to ", hand_of(cause.other)), ": a ", w.suit.one,
             " led through ", w.who, cause.often ? " can catch his " : " catches his ", w.card, '.');
}

constexpr std::array kTrumpsForms = {
    CauseForm{
        .kind = CauseKind::kTrumpHoldUp, .name = "trump-hold-up", .said = trump_hold_up_said, .holds = trump_hold_up},
    CauseForm{.kind = CauseKind::kMasterOut, .name = "master-out", .said = master_out_said, .holds = master_out},
    CauseForm{.kind = CauseKind::kForce, .name = "force", .said = force_said, .holds = force},
    CauseForm{.kind = CauseKind::kControl, .name = "control", .said = control_said, .holds = control},
    CauseForm{.kind = CauseKind::kReversal, .name = "reversal", .said = reversal_said},
    CauseForm{.kind = CauseKind::kPromotion, .name = "promotion", .said = promotion_said, .holds = promotion},
    CauseForm{.kind = CauseKind::kPromotionLead,
              .name = "promotion-lead",
              .said = promotion_lead_said,
              .holds = promotion_lead},
    CauseForm{.kind = CauseKind::kShorten, .name = "shorten", .said = shorten_said, .holds = trump_coup},
    CauseForm{.kind = CauseKind::kTrumpCoup, .name = "trump-coup", .said = trump_coup_said, .holds = trump_coup},
};

}  // namespace

std::span<const CauseForm> trumps() { return kTrumpsForms; }

}  // namespace ouverte::tutor::forms
