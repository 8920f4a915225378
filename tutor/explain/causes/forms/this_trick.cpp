// What the trick in progress shows by itself.
#include <array>

#include "tutor/explain/causes/forms/form.hpp"

namespace ouverte::tutor::forms {
namespace {

// In every line after either card he takes it, with one above both.
bool spared(Premises& lines, Cause& cause) {
  const auto his = [&](const LineTrick& trick) {
    return trick.taker == cause.seat && !is_higher(cause.card_played, trick.card) &&
           !is_higher(cause.right, trick.card);
  };
  return lines.this_trick(cause.card_played, his) && lines.this_trick(cause.right, his);
}
// In every line he takes it with that card after the right one, and otherwise with one below the right one.
bool drawn_out(Premises& lines, Cause& cause) {
  const auto dear = [&](const LineTrick& trick) { return trick.taker == cause.seat && trick.card == cause.card; };
  const auto cheap = [&](const LineTrick& trick) {
    return trick.taker == cause.seat && is_higher(cause.right, trick.card);
  };
  return lines.this_trick(cause.right, dear) && lines.this_trick(cause.card_played, cheap);
}
bool is_ruffed(Premises& lines, Cause& cause) {
  return lines.this_trick(cause.card_played, [&](const LineTrick& trick) {
    return trick.taker == cause.seat && trick.card.front() != trick.led() && trick.card != "*";
  });
}
bool is_taken(Premises& lines, Cause& cause) {
  return lines.this_trick(cause.right, [&](const LineTrick& trick) { return trick.taker == cause.seat; });
}

std::string spared_said(const Cause& cause, const CauseWords& w) {
  const std::string taken = str(w.who, " takes this trick in any case");
  if (cause.alone) return str("Get rid of ", w.right, ": ", taken, '.');
  return str("Play ", w.right, " and keep ", w.played, ": ", taken, '.');
}
std::string drawn_out_said(const Cause& cause, const CauseWords& w) {
  return str("Play ", w.right, ": then ", w.who, " needs ", w.card, " to take this trick; otherwise ",
             card_in_words(cause.on, w.named), " is enough.");
}
std::string would_trump_said(const Cause& /*cause*/, const CauseWords& w) {
  return str("Lead ", w.right, ": ", w.who, " has to follow suit; a ", w.suit.one, " he trumps.");
}
std::string sole_suit_said(const Cause& /*cause*/, const CauseWords& w) {
  return str("Lead ", w.right, ": nobody else has a ", w.suit.one, ", and it takes this trick.");
}

constexpr std::array kThisTrickForms = {
    CauseForm{.kind = CauseKind::kSpared, .name = "spared", .said = spared_said, .holds = spared},
    CauseForm{.kind = CauseKind::kDrawnOut, .name = "drawn-out", .said = drawn_out_said, .holds = drawn_out},
    CauseForm{.kind = CauseKind::kWouldTrump, .name = "would-trump", .said = would_trump_said, .holds = is_ruffed},
    CauseForm{.kind = CauseKind::kSoleSuit, .name = "sole-suit", .said = sole_suit_said, .holds = is_taken},
};

}  // namespace

std::span<const CauseForm> this_trick() { return kThisTrickForms; }

}  // namespace ouverte::tutor::forms
