// Finesses to come: who gets in to lead through an honour.
#include <array>

#include "tutor/explain/causes/forms/form.hpp"

namespace ouverte::tutor::forms {
namespace {

// After the card the seat can lead the suit to the next trick, or else to a later one while the honour is held and its
// holder has not led it.
bool can_lead_through(Premises& lines, const Cause& cause, const std::string& after, bool next) {
  const std::string holder = lines.owner_of(cause.card);
  const auto leads = [&](const LineTrick& trick, std::size_t number, int&) {
    const bool gone = trick.played_by(holder) == cause.card;
    if (number == 0) return gone ? LineAnswer::kNo : LineAnswer::kOpen;
    if (Premises::leads(cause.seat, cause.suit.front())(trick)) return LineAnswer::kYes;
    const bool over = next || gone || Premises::leads(holder, cause.suit.front())(trick);
    return over ? LineAnswer::kNo : LineAnswer::kOpen;
  };
  return lines.lines().some({after}, {.ask = leads, .suit = cause.suit.front()});
}

// He gets in by this trick after the one card, if that is what is told; after the other he does not lead the suit to
// the next trick, or, where one of theirs would after a lead of ours, to any. It is the lead that matters, and not the
// trick: his side takes it after both.
bool comes_to_lead_through(Premises& lines, Cause& cause, const std::string& one, const std::string& other) {
  const auto with_it = [&](const LineTrick& trick) {
    return trick.taker == cause.seat && lines.counted_as(trick.card) == lines.counted_as(cause.on);
  };
  const auto his = [&](const LineTrick& trick) { return lines.ours(trick.taker) == lines.ours(cause.seat); };
  if (!cause.on.empty() && !lines.this_trick(one, with_it)) cause.on.clear();
  const bool next = !cause.on.empty();
  if (next && !lines.before().table_empty() && !lines.trick_can_be(other, 0, his)) return false;
  const bool next_alone = next && (lines.ours(cause.seat) || !lines.before().table_empty());
  return can_lead_through(lines, cause, one, next) && !can_lead_through(lines, cause, other, next_alone);
}

// Led to this trick, and again to the next if it holds.
bool is_led_again(const Cause& cause) { return cause.kind == CauseKind::kInToLead && cause.ground.rights.empty(); }

// A card of the suit is discarded: then it is its length that matters.
bool throws_from_it(const Premises& lines, const Cause& cause) {
  const std::vector<std::string>& table = lines.setup().table;
  return !table.empty() && cause.card_played.front() == cause.suit.front() &&
         cause.suit.front() != table.front().front();
}

bool in_to_lead(Premises& lines, Cause& cause) {
  if (throws_from_it(lines, cause)) return false;
  if (!is_led_again(cause))
    return comes_to_lead_through(lines, cause, cause.right, cause.card_played) &&
           (!cause.on.empty() || lines.matters_to_us(cause));
  const auto stays = [&](const LineTrick& trick) { return trick.taker == cause.seat; };
  return !lines.is_right_in_another_suit(cause) && can_lead_through(lines, cause, cause.right, true) &&
         !lines.trick_can_be(cause.card_played, 0, stays);
}

std::string in_to_lead_said(const Cause& cause, const CauseWords& w) {
  const std::string through = str(w.suit.one, " through ", owner(cause.other), ' ', w.card, '.');
  if (is_led_again(cause)) return str("Lead ", w.right, ": if it holds, you can lead another ", through);
  if (cause.on.empty()) return str("Play ", w.right, ": later ", w.who, " can lead a ", through);
  if (cause.called.empty())
    return str("Play ", w.right, ": ", w.who, ", in with ", card_in_words(cause.on, w.named), ", can lead a ", through);
  return str(cause.called == "overtake" ? "Overtake" : "Take the trick", " with ", w.right, ": then ", w.who,
             " can lead a ", through);
}

bool let_in(Premises& lines, Cause& cause) {
  return comes_to_lead_through(lines, cause, cause.card_played, cause.right);
}

std::string let_in_said(const Cause& cause, const CauseWords& w) {
  const std::string in = cause.on.empty() ? "" : str(", in with ", card_in_words(cause.on, w.named), ',');
  return str("Play ", w.right, ": otherwise ", w.who, in, " can lead a ", w.suit.one, " through ", owner(cause.other),
             ' ', w.card, '.');
}

constexpr std::array kFinessesToComeForms = {
    CauseForm{.kind = CauseKind::kInToLead, .name = "in-to-lead", .said = in_to_lead_said, .holds = in_to_lead},
    CauseForm{.kind = CauseKind::kLetIn, .name = "let-in", .said = let_in_said, .holds = let_in},
};

}  // namespace

std::span<const CauseForm> finesses_to_come() { return kFinessesToComeForms; }

}  // namespace ouverte::tutor::forms
