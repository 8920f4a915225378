// End-plays: squeezes and throw-ins.
#include <array>

#include "tutor/explain/causes/forms/form.hpp"

namespace ouverte::tutor::forms {
namespace {

// The seat comes to lead, or can.
bool comes_to_lead(Premises& lines, const std::string& after, Cause& cause) {
  const LineQuestion leads = Premises::leads_later(cause.seat);
  cause.often = !lines.lines().every(after, leads);
  return !cause.often || lines.lines().some({after}, leads);
}

// Of three suits those are named in which it matters that he has the highest of the two.
bool squeeze(Premises& lines, Cause& cause) {
  constexpr std::size_t kTwo = 2;
  if (cause.on.size() <= kTwo) return true;
  std::erase_if(cause.on, [&](char suit) { return !lines.matters_that_it_guards(cause, suit); });
  return cause.on.size() >= kTwo;
}

std::string squeeze_said(const Cause& cause, const CauseWords& w) {
  if (!cause.called.empty())
    return str("Play ", w.right, " and keep the aces opposite their suits: ", w.who, " is squeezed", both(cause.on),
               " (a ", cause.called, ").");
  if (!w.card.empty()) return str("Play ", w.right, ": ", w.who, " is then squeezed", both(cause.on), '.');
  return str("Play ", w.right, ": it squeezes ", w.who, both(cause.on), '.');
}

std::string squeeze_both_said(const Cause& cause, const CauseWords& w) {
  return str("Play ", w.right, ": both are squeezed, ", w.who, both(cause.on), ", ", cause.other, both(cause.also),
             '.');
}

// On lead no other suit is as right: it is this one that has to be led first.
bool is_first(Premises& lines, Cause& cause) {
  return !lines.setup().table.empty() || !lines.is_right_in_another_suit(cause);
}

// With the card that costs the trick need not be lost.
bool count_first(Premises& lines, Cause& cause) {
  return lines.trick_can_be(cause.card_played, 0, [&](const LineTrick& trick) { return lines.ours(trick.taker); });
}

std::string count_first_said(const Cause& cause, const CauseWords& w) {
  return str("Lose a trick first: ", w.who, " is then squeezed", both(cause.on), '.');
}

std::string vienna_said(const Cause& cause, const CauseWords& w) {
  return str("Cash ", w.card, " first: ", w.who, " is then squeezed", both(cause.on), '.');
}

std::string squeezed_said(const Cause& cause, const CauseWords& w) {
  if (!w.card.empty())
    return str("Lead ", w.right, ": it takes out ", owner(cause.other), ' ', w.card, " before ", w.who,
               w.who == "you" ? " are" : " is", " squeezed", both(cause.on), '.');
  return str("Now ", w.who, w.who == "you" ? " are" : " is", " squeezed", both(cause.on), '.');
}

std::string menace_said(const Cause& /*cause*/, const CauseWords& w) {
  return str("Keep ", w.played, ": ", w.who, " has to guard ", w.suit.many, " against it.");
}

std::string strip_squeeze_said(const Cause& cause, const CauseWords& w) {
  return str(
      "Play ", w.right, ": ", w.who, " has to throw a ", suit_in_words(cause.on).one,
      cause.often ? ", and can then be thrown in and have to lead a " : ", and is then thrown in and has to lead a ",
      w.suit.one, '.');
}

bool thrown_in_later(Premises& lines, Cause& cause) { return comes_to_lead(lines, cause.right, cause); }

bool throw_in(Premises& lines, Cause& cause) {
  return lines.this_trick(cause.right, [&](const LineTrick& trick) { return trick.taker == cause.seat; });
}

std::string throw_in_said(const Cause& /*cause*/, const CauseWords& w) {
  if (w.suit.one.empty()) return str("Throw ", w.who, " in with ", w.right, ": he has no safe lead.");
  return str("Throw ", w.who, " in with ", w.right, ": he has to lead a ", w.suit.one, '.');
}

std::string throw_in_later_said(const Cause& cause, const CauseWords& w) {
  const std::string_view in = cause.often ? " can be thrown in and have" : " is thrown in and has";
  if (!w.suit.one.empty()) return str("Play ", w.right, ": later ", w.who, in, " to lead a ", w.suit.one, '.');
  return str("Play ", w.right, ": later ", w.who, in, " no safe lead.");
}

// Who may lead the suit now cannot fear to have to.
bool thrown_in(Premises& lines, Cause& cause) {
  if (lines.setup().table.empty() && !cause.suit.empty() && lines.is_right_in(cause.suit.front())) return false;
  if (cause.suit.empty() && lines.is_right_in_another_suit(cause)) return false;
  if (cause.suit.empty()) return lines.would_do_with_the_lead(lines.mover());
  return lines.lines().every(cause.card_played, Premises::leads_later(cause.seat));
}

std::string thrown_in_said(const Cause& cause, const CauseWords& w) {
  if (w.suit.one.empty()) return str("The lead belongs to ", cause.other, "; now it stays with ", w.who, '.');
  return str("Play ", w.right, ": otherwise ", w.who,
             w.who == "you" ? " are thrown in and have" : " is thrown in and has", " to lead a ", w.suit.one, '.');
}

std::string strip_said(const Cause& /*cause*/, const CauseWords& w) {
  return str("Eliminate first, with ", w.right, ": ", w.who, ", thrown in with a ", w.suit.one,
             " later, then has no safe lead.");
}

bool names_no_suit(const Cause& cause) { return cause.suit.empty(); }

std::string throw_in_later_clause(const Cause& cause, const CauseWords& w) {
  return str("later ", w.who, cause.often ? " can be thrown in" : " is thrown in");
}

std::string thrown_in_clause(const Cause& cause, const CauseWords& w) {
  if (w.who == "dummy") return "otherwise the lead stays with dummy";
  return str("otherwise the lead is with ", w.who, ", and not with ", cause.other);
}

constexpr std::array kEndsForms = {
    CauseForm{.kind = CauseKind::kSqueeze, .name = "squeeze", .said = squeeze_said, .holds = squeeze},
    CauseForm{.kind = CauseKind::kSqueezeBoth, .name = "squeeze-both", .said = squeeze_both_said},
    CauseForm{.kind = CauseKind::kCountFirst, .name = "count-first", .said = count_first_said, .holds = count_first},
    CauseForm{.kind = CauseKind::kVienna, .name = "vienna", .said = vienna_said, .holds = is_first},
    CauseForm{.kind = CauseKind::kSqueezed, .name = "squeezed", .said = squeezed_said},
    CauseForm{.kind = CauseKind::kMenace, .name = "menace", .said = menace_said},
    CauseForm{.kind = CauseKind::kStripSqueeze,
              .name = "strip-squeeze",
              .said = strip_squeeze_said,
              .holds = thrown_in_later},
    CauseForm{.kind = CauseKind::kThrowIn, .name = "throw-in", .said = throw_in_said, .holds = throw_in},
    CauseForm{.kind = CauseKind::kThrowInLater,
              .name = "throw-in-later",
              .said = throw_in_later_said,
              .holds = thrown_in_later,
              .counts = names_no_suit,
              .clause = throw_in_later_clause},
    CauseForm{.kind = CauseKind::kThrownIn,
              .name = "thrown-in",
              .said = thrown_in_said,
              .holds = thrown_in,
              .counts = names_no_suit,
              .clause = thrown_in_clause},
    CauseForm{.kind = CauseKind::kStrip, .name = "strip", .said = strip_said},
};

}  // namespace

std::span<const CauseForm> ends() { return kEndsForms; }

}  // namespace ouverte::tutor::forms
