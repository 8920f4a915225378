// Entries, long suits that come in, and who is to be kept off lead.
#include <algorithm>
#include <array>

#include "tutor/explain/causes/forms/form.hpp"

namespace ouverte::tutor::forms {
namespace {

// The trick in progress is taken by the partner of who would be in.
bool is_left_to_partner(Premises& lines, const Cause& cause) {
  return lines.this_trick(cause.right,
                          [&](const LineTrick& t) { return !lines.ours(t.taker) && t.taker != cause.seat; });
}

bool is_in_with_another(Premises& lines, const Cause& cause) {
  const auto in_otherwise = [&](const LineTrick& trick, std::size_t, int&) {
    if (trick.taker != cause.seat) return LineAnswer::kOpen;
    return lines.counted_as(trick.card) == lines.counted_as(cause.card) ? LineAnswer::kNo : LineAnswer::kYes;
  };
  return lines.lines().some({cause.card_played}, {.ask = in_otherwise});
}

// His partner's leading it hurts as much.
bool hurts_from_either(Premises& lines, const Cause& cause) {
  return lines.is_about(cause, AlteredRight::Kind::kBar, lines.partner_of(cause.seat), cause.suit);
}

bool is_our_highest(const Premises& lines, const std::string& card) {
  return std::ranges::none_of(lines.setup().hands, [&](const auto& hand) {
    const std::vector<std::string> cards = lines.in_hand(hand.first, card.front());
    return lines.ours(hand.first) && !cards.empty() && rank_place(cards.front()) < rank_place(card);
  });
}

// To get to the hand is what the card costs.
bool entry_kept(Premises& lines, Cause& cause) {
  if (small(cause.card.empty() ? cause.card_played : cause.card)) return false;
  return lines.is_about(cause, AlteredRight::Kind::kOffer, lines.partner_of(cause.seat));
}

std::string entry_kept_said(const Cause& cause, const CauseWords& w) {
  const std::string& entry = cause.card.empty() ? cause.card_played : cause.card;
  const std::string card = card_in_words(entry, w.named);
  const std::string to = str("entry to the ", suit_in_words(cause.suit).many, '.');
  if (!cause.on.empty())
    return str("Win with ", card_in_words(cause.on, w.named), ": ", card, " is ", owner(cause.person), ' ', to);
  if (entry != cause.card_played && cause.person != "you")
    return str("Keep ", owner(cause.person), ' ', card, ": it is the ", to);
  return str("Keep ", card, ": it is ", owner(cause.person), ' ', to);
}

// The suit that the entry leads to is long there alone, or with its best card in the other hand, for the lowest there,
// it costs less.
bool matters_what_is_there(Premises& lines, const Cause& cause, const std::string& partner) {
  constexpr std::size_t kLong = 5;
  const std::vector<std::string> there = lines.in_hand(cause.seat, cause.suit.front());
  const std::vector<std::string> here = lines.in_hand(partner, cause.suit.front());
  return (there.size() >= kLong && here.size() + 1 < there.size()) || there.empty() || here.empty() ||
         rank_place(here.back()) < rank_place(there.front()) ||
         lines.costs_less_with(cause, there.front(), here.back());
}

// What hurts is that the hand with the entry gets in.
// That it is he who has it matters.
bool entry_attacked(Premises& lines, Cause& cause) {
  const std::string partner = lines.partner_of(cause.seat);
  // Where dummy has it and no other, and other suits are wrong or both cards of one, the card is the entry; else it
  // must matter.
  const bool same_suit = cause.alone && cause.right.front() == cause.card_played.front();
  const bool sure = cause.alone && (same_suit || !lines.is_right_in_another_suit(cause));
  if (!partner.empty() && !sure && !lines.matters_who_has_it(cause, partner)) return false;
  if (!partner.empty() && !same_suit && !matters_what_is_there(lines, cause, partner)) return false;
  // With a trump it may ruff to get in.
  return lines.in_hand(cause.seat, lines.trumps()).empty() && lines.can_take(cause.card_played, cause) &&
         lines.can_have(cause.card_played, Premises::in_suit(cause.seat, cause.suit.front()), cause.suit.front()) &&
         (lines.is_about(cause, AlteredRight::Kind::kPass, cause.seat) ||
          (cause.alone && lines.is_about(cause, AlteredRight::Kind::kBar, cause.seat, cause.suit)));
}

std::string entry_attacked_said(const Cause& /*cause*/, const CauseWords& w) {
  return str("Knock out ", w.whose, ' ', w.card, " first, with ", w.right, ": it is the entry to the ", w.suit.many,
             '.');
}

// The suit takes more tricks after the lead, and the hand can take a trick with the card.
bool entry_while(Premises& lines, Cause& cause) {
  const char suit = cause.suit.front();
  const auto counts = lines.in_suit(true, suit);
  return !lines.is_right_in_another_suit(cause) && lines.can_take(cause.right, cause) &&
         lines.more_otherwise(cause, counts, suit);
}

std::string entry_while_said(const Cause& /*cause*/, const CauseWords& w) {
  return str("Set up ", w.whose, ' ', w.suit.many, " now, while ", has(w.who), ' ', w.card, " to get in with.");
}

std::string cut_off_said(const Cause& cause, const CauseWords& w) {
  return str("Play ", w.right, ": it cuts ", cause.other, " off from ", w.whose, ' ', w.suit.many, '.');
}

std::string blocked_said(const Cause& cause, const CauseWords& w) {
  return str("Play ", w.right, ": ", w.whose, ' ', w.card, " then blocks ", owner(cause.other), ' ', w.suit.many, '.');
}

// It takes more tricks in the suit for it.
bool entry_made(Premises& lines, Cause& cause) {
  const char suit = cause.suit.front();
  return lines.more_otherwise(cause, Premises::in_suit(cause.seat, suit), suit) &&
         lines.is_about(cause, AlteredRight::Kind::kOffer, lines.partner_of(cause.seat));
}

std::string entry_made_said(const Cause& /*cause*/, const CauseWords& w) {
  return str("Sacrifice ", w.right, ": ", w.whose, ' ', w.card, " becomes the entry to the ", w.suit.many, '.');
}

// The card, kept with nothing but honours beside it, can take a trick, and the hand cannot go on with a small one.
bool is_in_the_way(Premises& lines, const Cause& cause) {
  return cause.card_played.front() == cause.suit.front() &&
         std::ranges::all_of(lines.in_hand(lines.mover(), cause.suit.front()),
                             [&](const std::string& card) { return card == cause.card_played || !small(card); }) &&
         lines.can_take(cause.card_played, lines.mover(), cause.right);
}

// The hand can then take two tricks in the suit at least: what runs is more than one card.
bool runs(Premises& lines, const Cause& cause) {
  const auto two = [test = Premises::in_suit(cause.seat, cause.suit.front())](const LineTrick& trick, std::size_t,
                                                                              int& taken) {
    if (test(trick)) ++taken;
    return taken >= 2 ? LineAnswer::kYes : LineAnswer::kOpen;
  };
  return lines.lines().some({cause.right}, {.ask = two, .suit = cause.suit.front(), .seat = cause.seat});
}

bool unblock(Premises& lines, Cause& cause) {
  const char suit = cause.suit.front();
  return runs(lines, cause) && lines.is_about(cause, AlteredRight::Kind::kOffer, lines.mover()) &&
         (lines.more_otherwise(cause, Premises::in_suit(cause.seat, suit), suit) ||
          lines.more_otherwise(cause, lines.in_suit(true, suit), suit) || is_in_the_way(lines, cause));
}

std::string unblock_said(const Cause& cause, const CauseWords& w) {
  return str("Unblock ", w.right, ": it stands in the way of ", w.whose, ' ', w.suit.many, no_entry(cause, ", and "),
             '.');
}

// Its cards matter: were the best of those that stay with the other hand, or with theirs if that has none of the suit,
// the card would cost less; and so were the highest of theirs the lowest, with nothing to be set up, or
// might we lead to the next trick.
bool set_up(Premises& lines, Cause& cause) {
  const char suit = cause.suit.front();
  std::vector<std::string> cards = lines.in_hand(cause.seat, suit);
  std::erase_if(cards,
                [&](const std::string& card) { return lines.counted_as(card) == lines.counted_as(cause.right); });
  if (cards.empty()) return false;
  const auto others = [&](const std::string& seat) { return seat != cause.seat && lines.ours(seat); };
  const auto theirs = [&](const std::string& seat) { return !lines.ours(seat); };
  std::string lower = lines.lowest(suit, others, cause);
  if (lower.empty()) lower = lines.lowest(suit, theirs, cause);
  return !lower.empty() && rank_place(lower) > rank_place(cards.front()) &&
         lines.costs_less_with(cause, cards.front(), lower) &&
         (lines.matters_how_high(cause, lines.highest_of_theirs(suit)) || lines.costs_the_lead_alone());
}

std::string set_up_said(const Cause& /*cause*/, const CauseWords& w) {
  return str("Set up ", w.whose, ' ', w.suit.many, ": play ", w.right, '.');
}

bool they_run(Premises& lines, Cause& cause) {
  return lines.more_now(cause, Premises::in_suit(cause.seat, cause.suit.front()), cause.suit.front());
}

std::string they_run_said(const Cause& /*cause*/, const CauseWords& w) {
  return str("Play ", w.right, ": otherwise ", w.whose, ' ', w.suit.many, w.come, '.');
}

bool tempo(Premises& lines, Cause& cause) {
  const char ours = cause.right.front();
  if (they_run(lines, cause)) {
    const bool often = cause.often;
    if (lines.more_otherwise(cause, lines.in_suit(true, ours), ours)) {
      cause.often = often;
      return true;
    }
  }
  cause.kind = CauseKind::kTheyRun;
  return they_run(lines, cause);
}

// They take more tricks in the suit then.
bool stopper(Premises& lines, Cause& cause) {
  return lines.more_now(cause, lines.in_suit(false, cause.suit.front()), cause.suit.front());
}

std::string stopper_said(const Cause& /*cause*/, const CauseWords& w) {
  return str("Keep ", w.card, ": without it they can cash ", w.suit.many, " when they get in.");
}

std::string tempo_said(const Cause& cause, const CauseWords& w) {
  return str("Lead ", suit_in_words(cause.right).many, " at once: otherwise ", w.whose, ' ', w.suit.many, w.come,
             " first.");
}

// What it tells of suits is told of the four suits alone.
bool names_suits(const Cause& cause) {
  return is_of_a_suit(cause.suit) && (cause.thrown.empty() || is_of_a_suit(cause.thrown)) &&
         (cause.thrown_on.empty() || is_of_a_suit(cause.thrown_on));
}

// In every line after the right card a hand of ours throws from the suit on the other one.
bool is_always_thrown(Premises& lines, const Cause& cause) {
  return lines.always_has(cause.right, [&](const LineTrick& trick) {
    return trick.led() == cause.thrown_on.front() && std::ranges::any_of(trick.plays, [&](const LinePlay& play) {
             return lines.ours(play.seat) && play.card.front() == cause.thrown.front();
           });
  });
}

// The suit is no trump, and it matters how few of it his partner has.
bool is_for_a_ruff(Premises& lines, const Cause& cause) {
  const char suit = cause.suit.front();
  return suit != lines.trumps() && lines.matters_how_long(cause, lines.partner_of(cause.seat), suit);
}

// A trump is as right, and it is that which stops a ruff.
bool is_stopped_by_a_trump(const Premises& lines, const Cause& cause) {
  return cause.right.front() != lines.trumps() && lines.is_right_in(lines.trumps());
}

// He leads the suit, which his partner ruffs where that is told.
Premises::TrickTest what_he_does(const Premises& lines, const Cause& cause) {
  return [leads = Premises::leads(cause.seat, cause.suit.front()),
          ruffs = Premises::ruffs(lines.partner_of(cause.seat), cause.suit.front()), to_be_ruffed = !cause.on.empty()](
             const LineTrick& trick) { return leads(trick) && (!to_be_ruffed || ruffs(trick)); };
}

bool danger(Premises& lines, Cause& cause) {
  if (!names_suits(cause)) return false;
  if (!cause.thrown_on.empty() && !is_always_thrown(lines, cause)) return false;
  if (!cause.thrown.empty() && cause.thrown_on.empty() && lines.is_right_in_another_suit(cause)) return false;
  const char suit = cause.suit.front();
  if (!cause.on.empty() && (!is_for_a_ruff(lines, cause) || is_stopped_by_a_trump(lines, cause))) return false;
  if (!lines.matters_that_it_leads(cause.seat)) return false;
  if (!cause.also.empty() && !is_led_through(lines, cause)) cause.also.clear();
  // That his partner leads the suit hurts as much: then it is for him to lead through what is behind him.
  if (cause.on.empty() && cause.also.empty() && !cause.left_to.empty() && hurts_from_either(lines, cause)) return false;
  if (!cause.left_to.empty() && !is_left_to_partner(lines, cause)) cause.left_to.clear();
  if (cause.thrown.empty() && cause.left_to.empty()) {
    const auto does = what_he_does(lines, cause);
    if (!cause.on.empty() && lines.can_lack(cause.card_played, does, suit)) return false;
    if (lines.can_have(cause.right, does, suit)) {
      if (!cause.on.empty() || cause.also.empty() || cause.ground.rights.empty()) return false;
      cause.sense = CauseSense::kMayBeIn;
    }
  }
  if (!cause.card.empty() && cause.thrown.empty() && is_in_with_another(lines, cause)) {
    if (cause.on.empty() && cause.also.empty()) return false;
    cause.card.clear();
  }
  return true;
}

std::string danger_said(const Cause& cause, const CauseWords& w) {
  const SuitWords& suit = suit_in_words(cause.suit);
  const std::string in = cause.card.empty() ? "once in" : str("in with ", card_in_words(cause.card, w.named));
  std::string does = str("lead ", suit.many);
  if (!cause.on.empty()) does = str("give ", cause.on, " a ", suit.one, " ruff");
  if (!cause.also.empty()) does += str(" through ", owner(cause.other), ' ', card_in_words(cause.also, w.named));
  if (!cause.thrown_on.empty())
    return str("First throw a ", suit_in_words(cause.thrown).one, " on the ", suit_in_words(cause.thrown_on).many, ": ",
               cause.person, ", ", in, ", would ", does, '.');
  if (!cause.thrown.empty())
    return str("Lead ", card_in_words(cause.right, w.named), " and throw a ", suit_in_words(cause.thrown).one, ": ",
               cause.person, ", ", in, ", would ", does, '.');
  if (!cause.left_to.empty())
    return str("Let ", cause.left_to, " have the trick: ", cause.person, ", ", in, ", would ", does, '.');
  if (cause.sense == CauseSense::kMayBeIn)
    return str("Play ", card_in_words(cause.right, w.named), ": otherwise ", cause.person, ", ", in, ", would ", does,
               '.');
  return str("Keep ", cause.person, " off lead: ", in, ", he would ", does, '.');
}

// After the card one of theirs discards from the suit on the other one, or can, for being short of that.
bool throws_it(Premises& lines, Cause& cause) {
  if (!lines.matters_how_long(cause, cause.seat, cause.on.front())) return false;
  const auto throws = [&](const LineTrick& trick) {
    return !lines.ours(trick.plays.front().seat) && trick.led() == cause.on.front() &&
           trick.played_by(cause.seat).starts_with(cause.suit);
  };
  cause.often = !lines.always_has(cause.card_played, throws);
  return !cause.often || lines.can_have(cause.card_played, throws);
}

// Otherwise we take more tricks in the suit that he discards from now.
bool race(Premises& lines, Cause& cause) {
  const char suit = cause.suit.front();
  return !lines.is_as_right_in_another_suit(cause) && lines.more_otherwise(cause, lines.in_suit(true, suit), suit) &&
         throws_it(lines, cause);
}

std::string race_said(const Cause& cause, const CauseWords& w) {
  return str("Lead ", w.suit.many, " now: otherwise ", w.who, cause.often ? " can throw a " : " throws a ", w.suit.one,
             " on the ", suit_in_words(cause.on).many, '.');
}

// The same of a winner, which takes this trick; where he discards from another suit, that he does is enough.
bool cash_first(Premises& lines, Cause& cause) {
  if (!lines.this_trick(cause.right, [&](const LineTrick& trick) { return lines.ours(trick.taker); })) return false;
  return cause.right.front() == cause.suit.front() ? race(lines, cause) : throws_it(lines, cause);
}

// Led, the right card is of no suit that is right for itself alone; else it takes this trick, and the one that costs
// leaves it to them. Theirs discard on that suit then, for being short of it, and if they might not lead it nothing
// would be lost.
bool losers_go(Premises& lines, Cause& cause) {
  if (!lines.setup().table.empty()) {
    const auto ours = [&](const LineTrick& trick) { return lines.ours(trick.taker); };
    if (!lines.this_trick(cause.right, ours) || lines.trick_can_be(cause.card_played, 0, ours)) return false;
  }
  const std::string both = cause.seat + lines.partner_of(cause.seat);
  if (!lines.costs_nothing_under(cause.right, {.kind = AlteredRight::Kind::kBar, .seat = both, .suit = cause.on}))
    return false;
  const auto throws = [&](const LineTrick& trick) {
    const std::string thrown = trick.played_by(cause.seat);
    return !lines.ours(trick.plays.front().seat) && trick.led() == cause.on.front() && !thrown.empty() &&
           thrown.front() != cause.on.front() && thrown.front() != lines.trumps();
  };
  cause.often = !lines.always_has(cause.card_played, throws);
  return (!cause.often || lines.can_have(cause.card_played, throws)) &&
         lines.matters_how_long(cause, cause.seat, cause.on.front());
}

std::string losers_go_said(const Cause& cause, const CauseWords& w) {
  return str(cause.card.empty() ? "Take or set up your tricks" : str("Win with ", w.right), " now: otherwise ", w.who,
             cause.often ? " can throw" : " throws", " losers on the ", suit_in_words(cause.on).many, '.');
}

std::string cash_first_said(const Cause& cause, const CauseWords& w) {
  if (cause.right.front() != cause.suit.front())
    return str("Take your tricks first, with ", w.right, ": ", w.who,
               cause.often ? " could throw a " : " would throw a ", w.suit.one, " on the ",
               suit_in_words(cause.on).many, '.');
  return str("Take ", w.right, " now: ", w.who, cause.often ? " could throw a " : " would throw a ", w.suit.one,
             " on the ", suit_in_words(cause.on).many, '.');
}

// A hand of ours throws a loser for being short of the suit led: with one more of it, for a small card, it costs less.
bool is_for_being_short(Premises& lines, const Cause& cause) {
  for (const LineTrick& trick : tricks_of(lines.before(), cause.otherwise))
    for (const LinePlay& play : trick.plays)
      if (trick.led() == cause.on.front() && lines.ours(play.seat) && play.card.front() == cause.suit.front())
        return lines.matters_how_long(cause, play.seat, cause.on.front());
  return false;
}

bool throw_first(Premises& lines, Cause& cause) {
  if (!is_of_a_suit(cause.suit) || !is_of_a_suit(cause.on) || lines.is_right_in_another_suit(cause)) return false;
  const bool of_partner = lines.ours(cause.seat);
  const auto throws = [&](const LineTrick& trick) {
    return trick.led() == cause.on.front() && std::ranges::any_of(trick.plays, [&](const LinePlay& play) {
             return of_partner ? play == LinePlay{cause.seat, cause.card}
                               : lines.ours(play.seat) && play.card.starts_with(cause.suit);
           });
  };
  if (!lines.can_have(cause.right, throws, cause.on.front())) return false;
  if (!cause.ground.rights.empty())
    return is_for_being_short(lines, cause) && !lines.can_have(cause.card_played, throws, cause.on.front());
  if (of_partner)
    return lines.always_takes(cause.card_played, cause.seat, cause.card) ||
           lines.takes_after(cause.card_played, cause.right, cause);
  const char suit = cause.suit.front();
  if (cause.card.empty()) return lines.more_now(cause, lines.in_suit(false, suit), suit);
  return lines.can_take(cause.card_played, cause) && !lines.can_take(cause.right, cause);
}

std::string throw_first_said(const Cause& cause, const CauseWords& w) {
  const std::string_view led = suit_in_words(cause.on).many;
  if (cause.other.empty())
    return str("Lead ", led, " first: ", w.who, " can throw ", w.card, " on them; otherwise it", w.takes, '.');
  if (!cause.ground.rights.empty())
    return str("Lead ", led, " first: a ", w.suit.one, " can go on them before they lead the suit.");
  if (w.card.empty()) return str("Lead ", led, " first: a ", w.suit.one, " goes on them.");
  return str("Lead ", led, " first: a ", w.suit.one, " goes on them before ", w.whose, ' ', w.card, " takes a trick.");
}

// He leads it in a line after the card, and in none that was found after the right one. Who is on lead keeps it from
// them with cards of one suit alone.
bool lead_hurts(Premises& lines, Cause& cause) {
  const char suit = cause.suit.front();
  // Who can spare a card of the suit does not fear its lead.
  const std::vector<std::string>& table = lines.setup().table;
  if (!table.empty() && table.front().front() != suit && lines.is_right_in(suit)) return false;
  const auto leads = [&](const std::string& after) {
    return lines.can_have(after, Premises::leads(cause.seat, suit), suit);
  };
  if (!leads(cause.card_played) || leads(cause.right)) return false;
  if (lines.setup().table.empty() && lines.is_right_in_another_suit(cause)) return false;
  lines.keep_many(cause);
  return true;
}

std::string lead_hurts_clause(const Cause& cause, const CauseWords& w) {
  return str("otherwise a ", w.suit.one, " lead from ", cause.person, " hurts you", cause.many > 0 ? ": " : "",
             they_take(cause, w));
}

std::string lead_hurts_said(const Cause& cause, const CauseWords& w) {
  return str("Play ", w.right, ": ", lead_hurts_clause(cause, w), '.');
}

std::string set_up_clause(const Cause& /*cause*/, const CauseWords& w) {
  return str("then ", w.whose, ' ', w.suit.many, " come in");
}

// Which of its cards takes a trick, where no altered deal proves it.
bool is_seen_in_lines(const Cause& cause) { return !cause.ground.events.empty(); }

std::string they_run_clause(const Cause& /*cause*/, const CauseWords& w) {
  return str("otherwise ", w.whose, ' ', w.suit.many, w.come);
}

constexpr std::array kEntriesForms = {
    CauseForm{.kind = CauseKind::kEntryKept, .name = "entry-kept", .said = entry_kept_said, .holds = entry_kept},
    CauseForm{.kind = CauseKind::kEntryAttacked,
              .name = "entry-attacked",
              .said = entry_attacked_said,
              .holds = entry_attacked,
              .plan = true},
    CauseForm{.kind = CauseKind::kEntryWhile, .name = "entry-while", .said = entry_while_said, .holds = entry_while},
    CauseForm{.kind = CauseKind::kStopper, .name = "stopper", .said = stopper_said, .holds = stopper},
    CauseForm{.kind = CauseKind::kCutOff, .name = "cut-off", .said = cut_off_said},
    CauseForm{.kind = CauseKind::kBlocked, .name = "blocked", .said = blocked_said},
    CauseForm{.kind = CauseKind::kEntryMade, .name = "entry-made", .said = entry_made_said, .holds = entry_made},
    CauseForm{.kind = CauseKind::kUnblock, .name = "unblock", .said = unblock_said, .holds = unblock},
    CauseForm{.kind = CauseKind::kSetUp,
              .name = "set-up",
              .said = set_up_said,
              .holds = set_up,
              .counts = is_seen_in_lines,
              .clause = set_up_clause,
              .plan = true},
    CauseForm{.kind = CauseKind::kTheyRun,
              .name = "they-run",
              .said = they_run_said,
              .holds = they_run,
              .counts = always,
              .clause = they_run_clause},
    CauseForm{.kind = CauseKind::kTempo, .name = "tempo", .said = tempo_said, .holds = tempo},
    CauseForm{.kind = CauseKind::kDanger, .name = "danger", .said = danger_said, .holds = danger},
    CauseForm{.kind = CauseKind::kRace, .name = "race", .said = race_said, .holds = race},
    CauseForm{.kind = CauseKind::kLosersGo, .name = "losers-go", .said = losers_go_said, .holds = losers_go},
    CauseForm{.kind = CauseKind::kCashFirst, .name = "cash-first", .said = cash_first_said, .holds = cash_first},
    CauseForm{.kind = CauseKind::kLeadHurts,
              .name = "lead-hurts",
              .said = lead_hurts_said,
              .holds = lead_hurts,
              .counts = always,
              .clause = lead_hurts_clause},
    CauseForm{.kind = CauseKind::kThrowFirst, .name = "throw-first", .said = throw_first_said, .holds = throw_first},
};

}  // namespace

// With the lowest of theirs for the honour it costs less. It is our highest, and that his partner leads the suit does
// not hurt; or it would cost less with the card over it before it, or with the two the other way round.
bool is_led_through(Premises& lines, const Cause& cause) {
  const std::vector<std::string> over = lines.in_hand(lines.partner_of(cause.seat), cause.also.front());
  const std::vector<std::string> his = lines.in_hand(cause.seat, cause.also.front());
  if (over.empty()) return false;
  const auto theirs = [&](const std::string& seat) { return !lines.ours(seat); };
  const std::string lower = lines.lowest(cause.also.front(), theirs, cause);
  const bool matters = lower.empty() || lines.costs_less_with(cause, cause.also, lower);
  if (!matters) return false;
  return (is_our_highest(lines, cause.also) && !hurts_from_either(lines, cause)) ||
         lines.costs_less_with(cause, cause.also, over.front()) ||
         (!his.empty() && lines.costs_less_with(cause, over.front(), his.back()));
}

std::span<const CauseForm> entries() { return kEntriesForms; }

}  // namespace ouverte::tutor::forms
