// What the right card is for.
#include <array>

#include "absl/strings/ascii.h"
#include "tutor/explain/causes/forms/form.hpp"

namespace ouverte::tutor::forms {
namespace {

// What the card costs is time: might we lead to the next trick, it would cost nothing; or, where it takes this one,
// less would be had were it theirs to lead.
bool costs_time(Premises& lines, const Cause& cause) {
  const auto is_ours = [&](const LineTrick& trick) { return lines.ours(trick.taker); };
  return lines.trick_can_be(cause.card_played, 0, is_ours) ? lines.matters_that_we_lead(cause.right)
                                                           : lines.costs_the_lead_alone();
}

// In no line after the right card was their highest of the suit, which beats all ours, found not to take a trick of it.
void name_what_is_driven_out(Premises& lines, Cause& cause) {
  const std::string master = lines.highest_of_theirs(cause.suit.front());
  if (master.empty() || !is_highest(lines.setup(), master)) return;
  const auto falls = [&](const LineTrick& trick, std::size_t, int&) {
    if (lines.counted_as(trick.card) != lines.counted_as(master)) return LineAnswer::kOpen;
    return trick.led() == master.front() ? LineAnswer::kYes : LineAnswer::kNo;
  };
  if (lines.lines().some_not({cause.right}, {.ask = falls, .suit = master.front()})) return;
  cause.also = master;
}

// We take a later trick in the suit in a line. The card is named where it is what takes one, and was not found to do so
// after the card that costs; else theirs, if it has to be driven out.
bool attack(Premises& lines, Cause& cause) {
  const auto takes_later = [&](const LineTrick& trick, std::size_t number, int&) {
    const bool taken = number > 0 && lines.in_suit(true, cause.suit.front())(trick);
    return taken ? LineAnswer::kYes : LineAnswer::kOpen;
  };
  if (!lines.lines().some({cause.right}, {.ask = takes_later, .suit = cause.suit.front()})) return false;
  if (!costs_time(lines, cause)) return false;
  if (!lines.can_take(cause.right, cause) || lines.can_take(cause.card_played, cause)) cause.card.clear();
  if (cause.card.empty()) name_what_is_driven_out(lines, cause);
  if (cause.card.empty() && cause.also.empty()) return false;
  cause.alone = lines.in_hand(lines.mover(), cause.suit.front()).size() == 1;
  return true;
}

std::string attack_said(const Cause& cause, const CauseWords& w) {
  const std::string with = cause.alone ? str(", with ", w.right) : "";
  if (!cause.also.empty())
    return str("Drive out ", card_in_words(cause.also, w.named), " at once", with, ": later it is too late.");
  return str(cause.alone ? str("Lead ", w.right) : str("Attack ", w.suit.many),
             " at once: later it is too late to set up ", w.whose, ' ', w.card, '.');
}

// In every line after the card partner takes the trick with it, and keeps it after the right one, which is of the same
// suit, or none of that suit is right.
bool high_needed(Premises& lines, Cause& cause) {
  if (cause.right.front() != cause.card_played.front() && lines.is_right_in(cause.card_played.front())) return false;
  const std::string with = lines.counted_as(cause.on);
  const std::string owner = lines.owner_of(cause.on);
  const auto keeps = [&](const LineTrick& trick) { return lines.counted_as(trick.played_by(owner)) != with; };
  return lines.this_trick(cause.card_played, lines.taken_with(owner, cause.on)) && lines.this_trick(cause.right, keeps);
}

std::string high_needed_said(const Cause& cause, const CauseWords& w) {
  const bool instead = cause.right.front() == cause.card_played.front();
  return str(instead ? str("Play ", w.right, ": after ", w.played) : str("Not ", w.played, ':'), ' ', cause.other,
             cause.other == "you" ? " need " : " needs ", card_in_words(cause.on, w.named), " to beat ", w.whose, ' ',
             w.card, '.');
}

// It is not the lead that is needed.
bool safe_lead(Premises& lines, Cause& /*cause*/) { return !lines.costs_the_lead_alone(); }

std::string safe_lead_said(const Cause& /*cause*/, const CauseWords& w) {
  return str("Lead a ", w.suit.one, ": any other suit gives something away.");
}

// In every line it takes the trick, and the next one begins so. Where the lead is all that it costs that is told.
bool win_and_lead(Premises& lines, Cause& cause) {
  const auto taken = [&](const LineTrick& trick) { return trick.taker == cause.seat && trick.card == cause.right; };
  const auto led = [&](const LineTrick& trick) { return Premises::leads(cause.seat, cause.suit.front())(trick); };
  if (!lines.this_trick(cause.right, taken) || !lines.trick(cause.right, 1, led)) return false;
  if (!cause.other.empty() && !lines.costs_the_lead_alone()) cause.other.clear();
  return true;
}

std::string win_and_lead_said(const Cause& cause, const CauseWords& w) {
  return str("Win with ", w.right, " and lead a ", w.suit.one,
             cause.other.empty() ? "" : str(": otherwise ", cause.other, " has the lead"), '.');
}

bool decides(Premises& lines, Cause& cause) { return lines.decides_in_every_exchange(cause); }

std::string decides_clause(const Cause& /*cause*/, const CauseWords& w) {
  return str(w.whose, ' ', w.card, " matters");
}

std::string decides_said(const Cause& /*cause*/, const CauseWords& w) {
  std::string whose = w.whose;
  whose.front() = absl::ascii_toupper(static_cast<unsigned char>(whose.front()));
  return str(whose, ' ', w.card, " matters: were it a low ", w.suit.one, ", ", w.played, " would cost nothing.");
}

constexpr std::array kPlansForms = {
    CauseForm{.kind = CauseKind::kAttack, .name = "attack", .said = attack_said, .holds = attack},
    CauseForm{.kind = CauseKind::kHighNeeded, .name = "high-needed", .said = high_needed_said, .holds = high_needed},
    CauseForm{.kind = CauseKind::kSafeLead, .name = "safe-lead", .said = safe_lead_said, .holds = safe_lead},
    CauseForm{.kind = CauseKind::kWinAndLead, .name = "win-and-lead", .said = win_and_lead_said, .holds = win_and_lead},
    CauseForm{.kind = CauseKind::kDecides,
              .name = "decides",
              .said = decides_said,
              .holds = decides,
              .counts = always,
              .clause = decides_clause},
};

}  // namespace

std::span<const CauseForm> plans() { return kPlansForms; }

}  // namespace ouverte::tutor::forms
