// The premises of each kind of cause: what must be true of the play to come for its sentence to be true as a person
// reads it. Each looks at the lines of best play after the card that costs and after the right one, and at rights
// altered, and leaves out of the cause what does not hold, or makes a weaker cause of it.
#pragma once

#include "tutor/explain/causes/premises.hpp"

namespace ouverte::tutor::premises {

using Premise = bool (*)(Premises& lines, Cause& cause);

[[nodiscard]] Premise of(CauseKind kind);  // null: its ground is all that it says

// Ducks and links: premises_of_ducks.cpp.
[[nodiscard]] bool hold_up(Premises& lines, Cause& cause);
[[nodiscard]] bool hold_up_lead(Premises& lines, Cause& cause);
[[nodiscard]] bool hold_up_entry(Premises& lines, Cause& cause);
[[nodiscard]] bool bath(Premises& lines, Cause& cause);
[[nodiscard]] bool duck(Premises& lines, Cause& cause);
[[nodiscard]] bool link(Premises& lines, Cause& cause);
[[nodiscard]] bool overtake(Premises& lines, Cause& cause);

// Entries and long suits: premises_of_entries.cpp.
[[nodiscard]] bool entry_kept(Premises& lines, Cause& cause);
[[nodiscard]] bool entry_attacked(Premises& lines, Cause& cause);
[[nodiscard]] bool entry_made(Premises& lines, Cause& cause);
[[nodiscard]] bool unblock(Premises& lines, Cause& cause);
[[nodiscard]] bool set_up(Premises& lines, Cause& cause);
[[nodiscard]] bool they_run(Premises& lines, Cause& cause);
[[nodiscard]] bool tempo(Premises& lines, Cause& cause);
[[nodiscard]] bool danger(Premises& lines, Cause& cause);
[[nodiscard]] bool race(Premises& lines, Cause& cause);
[[nodiscard]] bool throw_first(Premises& lines, Cause& cause);

// Leads through and towards honours: premises_of_leads.cpp.
[[nodiscard]] bool lead_through(Premises& lines, Cause& cause);
[[nodiscard]] bool lead_up(Premises& lines, Cause& cause);
[[nodiscard]] bool cross(Premises& lines, Cause& cause);
[[nodiscard]] bool trump_coup(Premises& lines, Cause& cause);
[[nodiscard]] bool ruffing_finesse(Premises& lines, Cause& cause);
[[nodiscard]] bool finesse(Premises& lines, Cause& cause);
[[nodiscard]] bool which_way(Premises& lines, Cause& cause);
[[nodiscard]] bool frozen(Premises& lines, Cause& cause);
[[nodiscard]] bool suit_opened(Premises& lines, Cause& cause);
[[nodiscard]] bool keep_over(Premises& lines, Cause& cause);

// Ruffs and trumps: premises_of_ruffs.cpp.
[[nodiscard]] bool draw_trumps(Premises& lines, Cause& cause);
[[nodiscard]] bool ruff_given(Premises& lines, Cause& cause);
[[nodiscard]] bool ruff_lost(Premises& lines, Cause& cause);
[[nodiscard]] bool ruff_missed(Premises& lines, Cause& cause);
[[nodiscard]] bool ruff_cut(Premises& lines, Cause& cause);
[[nodiscard]] bool ruff_and_discard(Premises& lines, Cause& cause);
[[nodiscard]] bool loser_on_loser(Premises& lines, Cause& cause);
[[nodiscard]] bool trump_hold_up(Premises& lines, Cause& cause);
[[nodiscard]] bool force(Premises& lines, Cause& cause);
[[nodiscard]] bool control(Premises& lines, Cause& cause);
[[nodiscard]] bool promotion(Premises& lines, Cause& cause);
[[nodiscard]] bool promotion_lead(Premises& lines, Cause& cause);
[[nodiscard]] bool ruff_high(Premises& lines, Cause& cause);
[[nodiscard]] bool no_ruff(Premises& lines, Cause& cause);
[[nodiscard]] bool cash_before_ruff(Premises& lines, Cause& cause);

// Which card takes a trick, and when: premises_of_cards.cpp.
[[nodiscard]] bool card_makes(Premises& lines, Cause& cause);
[[nodiscard]] bool card_lost(Premises& lines, Cause& cause);
[[nodiscard]] bool do_not_cover(Premises& lines, Cause& cause);
[[nodiscard]] bool cover(Premises& lines, Cause& cause);
[[nodiscard]] bool guard(Premises& lines, Cause& cause);
[[nodiscard]] bool caught(Premises& lines, Cause& cause);
[[nodiscard]] bool catches(Premises& lines, Cause& cause);
[[nodiscard]] bool catches_over(Premises& lines, Cause& cause);
[[nodiscard]] bool more_in_suit(Premises& lines, Cause& cause);
[[nodiscard]] bool wasted(Premises& lines, Cause& cause);
[[nodiscard]] bool now_or_never(Premises& lines, Cause& cause);
[[nodiscard]] bool third_high(Premises& lines, Cause& cause);
[[nodiscard]] bool rise(Premises& lines, Cause& cause);
[[nodiscard]] bool put_up(Premises& lines, Cause& cause);
[[nodiscard]] bool second_low(Premises& lines, Cause& cause);
[[nodiscard]] bool switched(Premises& lines, Cause& cause);

// Who is thrown in, what becomes of the tricks: premises_of_ends.cpp.
[[nodiscard]] bool throw_in(Premises& lines, Cause& cause);
[[nodiscard]] bool share(Premises& lines, Cause& cause);
[[nodiscard]] bool parted(Premises& lines, Cause& cause);

}  // namespace ouverte::tutor::premises
