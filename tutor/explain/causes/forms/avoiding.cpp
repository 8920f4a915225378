// Tricks that are not wanted: who is caught with which card.
#include <array>

#include "tutor/explain/causes/forms/form.hpp"

namespace ouverte::tutor::forms {
namespace {

// The first trick that the seat takes is one with the card.
LineQuestion is_caught_with_it(const Premises& lines, const Cause& cause) {
  const auto ask = [=, &lines](const LineTrick& trick, std::size_t, int&) {
    if (trick.taker != cause.seat) return LineAnswer::kOpen;
    return lines.counted_as(trick.card) == lines.counted_as(cause.card) ? LineAnswer::kYes : LineAnswer::kNo;
  };
  return {.ask = ask, .suit = cause.card.front(), .seat = cause.seat};
}

bool catches(Premises& lines, Cause& cause) {
  const LineQuestion caught = is_caught_with_it(lines, cause);
  cause.often = !lines.lines().every(cause.right, caught);
  return !cause.often || (lines.lines().some({cause.right}, caught) && !lines.can_take(cause.card_played, cause));
}

std::string catch_said(const Cause& cause, const CauseWords& w) {
  return str("Play ", w.right, ": ", w.who,
             cause.often      ? " can then be"
             : w.who == "you" ? " are then"
                              : " is then",
             " caught with ", w.card, '.');
}

// Kept, it takes a trick, or can.
bool stands_over(Premises& lines, Cause& cause) {
  return lines.can_take(cause.card_played, lines.mover(), cause.right) && catches(lines, cause);
}

std::string stands_over_said(const Cause& /*cause*/, const CauseWords& w) {
  return str("Get rid of ", w.right, ": kept, it would take the trick from ", w.whose, ' ', w.card, '.');
}

std::string must_follow_said(const Cause& /*cause*/, const CauseWords& w) {
  return str("Lead ", w.right, ": ", w.who, " has to follow; on ", w.played, " he throws ", w.card, '.');
}

// He takes the trick that the card, kept, is played to, or led to.
bool catches_over(Premises& lines, Cause& cause) {
  if (!cause.on.empty()) {
    const auto led_to = [&](const LineTrick& trick) {
      return trick.taker == cause.seat && trick.plays.front() == LinePlay{lines.mover(), cause.card_played};
    };
    cause.often = !lines.always_has(cause.right, led_to, cause.suit.front());
    return !cause.often || lines.can_have(cause.right, led_to, cause.suit.front());
  }
  return lines.always_has(cause.right, [&](const LineTrick& trick) {
    return trick.taker == cause.seat && trick.played_by(lines.mover()) == cause.card_played;
  });
}

std::string catch_over_said(const Cause& cause, const CauseWords& w) {
  if (!cause.on.empty())
    return str(
        "Keep ", w.played, ": it lies below all ", w.whose, ' ', w.suit.many,
        cause.often ? ", and led later it can make him take a trick." : ", and led later it makes him take a trick.");
  return str("Play ", w.right, ": keep ", w.played, " to lie under ", w.whose, " last ", w.suit.one, '.');
}

bool caught(Premises& lines, Cause& cause) {
  return lines.lines().some({cause.card_played}, is_caught_with_it(lines, cause)) &&
         lines.takes_after(cause.card_played, cause.right, cause);
}

std::string caught_said(const Cause& cause, const CauseWords& w) {
  const std::string card = card_in_words(cause.card, w.named);
  const std::string right = card_in_words(cause.right, w.named);
  const std::string how = cause.on.empty() ? std::string(cause.often                       ? "can take a trick"
                                                         : cause.card == cause.card_played ? "takes this trick"
                                                                                           : "takes a trick")
                                           : str(cause.often ? "can be" : "is", " caught when ", cause.other, " leads ",
                                                 card_in_words(cause.on, w.named));
  const bool same_suit = cause.right.front() == cause.card_played.front();
  if (cause.right == cause.card && same_suit)
    return str("Play ", right, ", not ", card_in_words(cause.card_played, w.named), ": kept, it ", how, '.');
  if (cause.right == cause.card)
    return str("Get rid of ", card, ": kept, it ", how,
               cause.safe.empty() ? "" : str("; ", card_in_words(cause.safe, w.named), " is safe"), '.');
  return str("Play ", right, ": otherwise ", owner(cause.person), ' ', card, ' ', how, '.');
}

constexpr std::array kAvoidingForms = {
    CauseForm{.kind = CauseKind::kStandsOver, .name = "stands-over", .said = stands_over_said, .holds = stands_over},
    CauseForm{.kind = CauseKind::kMustFollow, .name = "must-follow", .said = must_follow_said, .holds = catches},
    CauseForm{.kind = CauseKind::kCatch, .name = "catch", .said = catch_said, .holds = catches},
    CauseForm{.kind = CauseKind::kCatchOver, .name = "catch-over", .said = catch_over_said, .holds = catches_over},
    CauseForm{.kind = CauseKind::kCaught, .name = "caught", .said = caught_said, .holds = caught},
};

}  // namespace

std::span<const CauseForm> avoiding() { return kAvoidingForms; }

}  // namespace ouverte::tutor::forms
