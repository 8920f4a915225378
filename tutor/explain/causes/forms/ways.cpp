// Who is to have the lead, and who is not.
#include <array>

#include "tutor/explain/causes/forms/form.hpp"

namespace ouverte::tutor::forms {
namespace {

std::string in_hand_of(std::string_view person) { return person == "declarer" ? "his hand" : hand_of(person); }

// Who plays both hands cannot get to one of them; of two who do not, one cannot get in.
std::string cannot_get_there(const Cause& cause) {
  if (cause.person == "dummy") return "you cannot get to dummy when you need to lead from there";
  if (cause.other == "dummy")
    return str("you cannot get to ", in_hand_of(cause.person), " when you need to lead from it");
  if (cause.person == "you") return "you cannot get in when you need the lead";
  return str("you cannot put ", cause.person, " in when you need him to lead");
}

// Led from that hand, the next trick would make up for the card, where it does not take this one. The hand leads some
// time after the right card, in every line that is tried, and in none after the other; or not in all of these, and if
// its partner were to lead in its place, the card would cost nothing. If not, what hurts is that the other one has to
// lead, as it does in every line that is tried, and in none after the right card.
bool no_way(Premises& lines, Cause& cause) {
  const LineQuestion leads = Premises::leads_later(cause.seat);
  if (!lines.lines().some_not({cause.right}, leads)) {
    const auto his = [&](const LineTrick& trick) { return trick.taker == lines.mover(); };
    if (!lines.this_trick(cause.card_played, his) && !lines.would_do_with_the_lead(cause.seat)) return false;
    if (!lines.lines().some({cause.card_played}, leads)) return true;
    return lines.lines().some_not({cause.card_played}, leads) &&
           lines.costs_nothing_under(cause.right, {.kind = AlteredRight::Kind::kPass, .seat = cause.seat});
  }
  cause.kind = CauseKind::kMustLead;
  cause.seat = lines.partner_of(cause.seat);
  std::swap(cause.person, cause.other);
  const LineQuestion other_leads = Premises::leads_later(cause.seat);
  return !lines.lines().some_not({cause.card_played}, other_leads) && !lines.lines().some({cause.right}, other_leads) &&
         lines.is_hurt_by_leading(cause.card_played, cause.seat);
}

std::string has_to_lead(const Cause& cause) { return str(has(cause.person), " to lead when it hurts"); }

std::string must_lead_clause(const Cause& cause, const CauseWords& /*w*/) {
  return str("otherwise ", has_to_lead(cause));
}

std::string must_lead_said(const Cause& cause, const CauseWords& w) {
  return str("Play ", w.right, ": after ", w.played, ' ', has_to_lead(cause), '.');
}

std::string no_way_clause(const Cause& cause, const CauseWords& /*w*/) {
  return str("otherwise ", cannot_get_there(cause));
}

std::string no_way_said(const Cause& cause, const CauseWords& w) {
  return str("Play ", w.right, ": after ", w.played, ' ', cannot_get_there(cause), '.');
}

// He leads some time after the card, in every line that is tried, and in none after the right one.
bool their_way(Premises& lines, Cause& cause) {
  const LineQuestion leads = Premises::leads_later(cause.seat);
  return !lines.lines().some_not({cause.card_played}, leads) && !lines.lines().some({cause.right}, leads);
}

std::string gets_the_lead(const Cause& cause) { return str(cause.person, " gets in, who should not"); }

std::string their_way_clause(const Cause& cause, const CauseWords& /*w*/) {
  return str("otherwise ", gets_the_lead(cause));
}

std::string their_way_said(const Cause& cause, const CauseWords& w) {
  return str("Play ", w.right, ": after ", w.played, ' ', gets_the_lead(cause), '.');
}

// In a line after the right card we take this trick and the next, and after one of theirs no more.
bool takes_all_at_first(Premises& lines, const Cause& cause) {
  constexpr int kOver = 16;
  const auto ask = [&](const LineTrick& trick, std::size_t, int& taken) {
    if (!lines.ours(trick.taker)) taken |= kOver;
    if (taken < kOver) ++taken;
    const bool too_late = taken >= kOver && (lines.ours(trick.taker) || taken < kOver + 2);
    return too_late ? LineAnswer::kNo : LineAnswer::kOpen;
  };
  return lines.lines().some({cause.right},
                            {.ask = ask, .end = [](const games::Position&) { return LineAnswer::kYes; }});
}

// Theirs take this trick and as many after it as no line was found to deny them, in every line, or can; where that is
// none no number is told. Every right card takes it for us, who take all our tricks so; and with one of ours on lead
// after the card it would cost nothing.
bool take_first(Premises& lines, Cause& cause) {
  const auto is_ours = [&](const LineTrick& trick) { return lines.ours(trick.taker); };
  const auto keeps_it = [&](const std::string& right) { return lines.this_trick(right, is_ours); };
  if (!std::ranges::all_of(lines.rights(), keeps_it) || !takes_all_at_first(lines, cause)) return false;
  if (!lines.costs_the_lead_alone()) return false;
  if (!lines.is_right_in_another_suit(cause)) {
    cause.suit = cause.right.front();
    Cause counted = cause;
    if (!lines.more_otherwise(counted, lines.in_suit(true, cause.right.front()), cause.right.front())) return false;
  }
  const auto run = [&](int many) {
    const auto ask = [&lines, many](const LineTrick& trick, std::size_t, int& taken) {
      if (lines.ours(trick.taker)) return LineAnswer::kNo;
      return ++taken >= many ? LineAnswer::kYes : LineAnswer::kOpen;
    };
    return LineQuestion{.ask = ask};
  };
  while (cause.many > 1 && lines.lines().some_not({cause.card_played}, run(cause.many))) --cause.many;
  if (cause.many < 2) cause.many = 0;
  cause.often = cause.many > 0 && !lines.lines().every(cause.card_played, run(cause.many));
  return !cause.often || lines.lines().some({cause.card_played}, run(cause.many));
}

std::string take_first_said(const Cause& cause, const CauseWords& w) {
  return str("Take your tricks ", cause.suit.empty() ? "" : str("in ", w.suit.many, ' '), "first: once in, they ",
             cause.often ? "can take " : "take ",
             cause.many == 0 ? "theirs." : str(number_in_words(cause.many), " in a row."));
}

constexpr std::array kWaysForms = {
    CauseForm{.kind = CauseKind::kTakeFirst, .name = "take-first", .said = take_first_said, .holds = take_first},
    CauseForm{.kind = CauseKind::kNoWay,
              .name = "no-way",
              .said = no_way_said,
              .holds = no_way,
              .counts = always,
              .clause = no_way_clause},
    CauseForm{.kind = CauseKind::kMustLead,
              .name = "must-lead",
              .said = must_lead_said,
              .counts = always,
              .clause = must_lead_clause},
    CauseForm{.kind = CauseKind::kTheirWay,
              .name = "their-way",
              .said = their_way_said,
              .holds = their_way,
              .counts = always,
              .clause = their_way_clause},
};

}  // namespace

std::span<const CauseForm> ways() { return kWaysForms; }

}  // namespace ouverte::tutor::forms
