// What the trick in progress shows by itself.
#include <array>
#include <limits>

#include "tutor/explain/causes/forms/form.hpp"

namespace ouverte::tutor::forms {
namespace {

// In every line after either card he takes it, with one above both; or our side after either.
bool spared(Premises& lines, Cause& cause) {
  const auto his = [&](const LineTrick& trick) {
    return trick.taker == cause.seat && !is_higher(cause.card_played, trick.card) &&
           !is_higher(cause.right, trick.card);
  };
  if (cause.seat == lines.mover()) {
    const auto taken = [&](const LineTrick& trick) { return lines.ours(trick.taker); };
    return lines.this_trick(cause.card_played, taken) && lines.this_trick(cause.right, taken);
  }
  return lines.this_trick(cause.card_played, his) && lines.this_trick(cause.right, his);
}
// In every line he takes it with that card after the right one; otherwise it is theirs with one below the right one.
bool drawn_out(Premises& lines, Cause& cause) {
  const auto dear = [&](const LineTrick& trick) { return trick.taker == cause.seat && trick.card == cause.card; };
  const auto cheap = [&](const LineTrick& trick) {
    return (cause.other.empty() ? trick.taker == cause.seat : !lines.ours(trick.taker)) &&
           is_higher(cause.right, trick.card);
  };
  return lines.this_trick(cause.card_played, cheap) &&
         std::ranges::all_of(lines.rights(), [&](const std::string& right) {
           return right.front() != cause.card.front() || lines.this_trick(right, dear);
         });
}
bool is_ruffed(Premises& lines, Cause& cause) {
  return lines.this_trick(cause.card_played, [&](const LineTrick& trick) {
    return trick.taker == cause.seat && trick.card.front() != trick.led() && trick.card != "*";
  });
}
bool is_taken(Premises& lines, Cause& cause) {
  return lines.this_trick(cause.right, [&](const LineTrick& trick) { return trick.taker == cause.seat; });
}
// In every line he takes it now and nobody of his side does otherwise, nor always after another right card; or the
// other way round; were it taken by the other side after the card, it would be worth what the right one is, if that can
// be.
bool is_middle(Premises& lines, Cause& cause) {
  const auto by_us = [&](const LineTrick& trick) { return lines.ours(trick.taker); };
  const auto by_them = [&](const LineTrick& trick) { return !lines.ours(trick.taker); };
  const auto his = [&](const LineTrick& trick) { return trick.taker == cause.seat; };
  if (cause.alone ? !lines.this_trick(cause.right, his) || !lines.this_trick(cause.card_played, by_them)
                  : !lines.this_trick(cause.card_played, his) || !lines.this_trick(cause.right, by_us))
    return false;
  const auto leaves_it = [&](const std::string& right) { return lines.this_trick(right, his); };
  if (!cause.alone && std::ranges::any_of(lines.rights(), leaves_it)) return false;
  const auto with_it = [&](const LineTrick& trick) { return trick.card == cause.card; };
  if (!lines.this_trick(cause.alone ? cause.right : cause.card_played, with_it)) cause.card.clear();
  const auto worth = lines.worth(cause.right);
  if (!worth) return false;
  constexpr int kMost = std::numeric_limits<int>::max();
  const bool can_be = !lines.trick_decides(cause.card_played, by_us, kMost, true);
  return !can_be || !lines.trick_decides(cause.card_played, by_us, *worth, false);
}

std::string spared_said(const Cause& cause, const CauseWords& w) {
  const std::string taken = str(w.who, " takes this trick in any case");
  if (w.who == "you") return str(w.right, " takes the trick just as surely; keep ", w.played, '.');
  if (cause.alone) return str("Get rid of ", w.right, ": ", taken, '.');
  return str("Play ", w.right, " and keep ", w.played, ": ", taken, '.');
}
std::string drawn_out_said(const Cause& cause, const CauseWords& w) {
  const std::string enough = str("; otherwise ", cause.other.empty() ? "" : str(owner(cause.other), ' '),
                                 card_in_words(cause.on, w.named), " is enough.");
  if (!cause.other.empty()) return str("Play ", w.right, ": it draws ", w.whose, ' ', w.card, enough);
  return str("Play ", w.right, ": then ", w.who, " needs ", w.card, " to take this trick", enough);
}
std::string would_trump_said(const Cause& /*cause*/, const CauseWords& w) {
  return str("Lead ", w.right, ": ", w.who, " has to follow suit; a ", w.suit.one, " he trumps.");
}
std::string sole_suit_said(const Cause& /*cause*/, const CauseWords& w) {
  return str("Lead ", w.right, ": nobody else has a ", w.suit.one, ", and it takes this trick.");
}
std::string middle(const Cause& cause, const CauseWords& w) {
  if (cause.alone && cause.card == cause.right) return str("as ", cause.on, " it takes this trick");
  return str(cause.alone ? "then " : "otherwise ", w.can("take"), " this trick with ",
             cause.card.empty() ? "" : str(w.card, ", "), cause.on);
}
std::string middle_said(const Cause& cause, const CauseWords& w) {
  return str("Play ", w.right, ": ", middle(cause, w), '.');
}
std::string at_stake(const Cause& cause, const CauseWords& w) {
  return str("all that is at stake is what is scored for ", cause.on, ", ", cause.many, " after ",
             move_in_words(cause.right, w.named), " and ", cause.fewer, " after ",
             move_in_words(cause.card_played, w.named));
}
std::string at_stake_said(const Cause& cause, const CauseWords& w) {
  const std::string text = at_stake(cause, w);
  return str('A', text.substr(1), '.');
}

constexpr std::array kThisTrickForms = {
    CauseForm{.kind = CauseKind::kSpared, .name = "spared", .said = spared_said, .holds = spared},
    CauseForm{.kind = CauseKind::kDrawnOut, .name = "drawn-out", .said = drawn_out_said, .holds = drawn_out},
    CauseForm{.kind = CauseKind::kWouldTrump, .name = "would-trump", .said = would_trump_said, .holds = is_ruffed},
    CauseForm{.kind = CauseKind::kSoleSuit, .name = "sole-suit", .said = sole_suit_said, .holds = is_taken},
    CauseForm{.kind = CauseKind::kMiddle,
              .name = "middle",
              .said = middle_said,
              .holds = is_middle,
              .counts = always,
              .clause = middle},
    CauseForm{
        .kind = CauseKind::kAtStake, .name = "at-stake", .said = at_stake_said, .counts = always, .clause = at_stake},
};

}  // namespace

std::span<const CauseForm> this_trick() { return kThisTrickForms; }

}  // namespace ouverte::tutor::forms
