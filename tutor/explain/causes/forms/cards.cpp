// Which card takes a trick, and when.
#include <algorithm>
#include <array>
#include <string>

#include "tutor/explain/causes/forms/form.hpp"

namespace ouverte::tutor::forms {
namespace {

// Of cards that do the same the one that takes a trick, where the first of them is led and does not.
void name_what_takes(const Premises& lines, Cause& cause) {
  const auto with_it = lines.taken_with(cause.seat, cause.card);
  for (const LineTrick& trick : tricks_of(lines.before(), cause.otherwise)) {
    if (!with_it(trick)) continue;
    cause.card = trick.card;
    return;
  }
}

// Whoever takes the trick in progress does so with the card of the cause.
LineVerdict takes_it_with_the_card(Premises& lines, const std::string& after, const Cause& cause) {
  return lines.trick_is(after, 0, lines.taken_with(cause.seat, cause.card));
}

bool takes_it(Premises& lines, const std::string& card) {
  return lines.this_trick(card,
                          [&](const LineTrick& trick) { return trick.taker == lines.mover() && trick.card == card; });
}

std::ptrdiff_t ruffs_in(const Premises& lines, const PlayLine& line, const std::string& seat) {
  return std::ranges::count_if(tricks_of(lines.before(), line), [&](const LineTrick& trick) {
    return trick.taker == seat && trick.card.front() == lines.trumps() && trick.led() != lines.trumps();
  });
}

// The partner of the seat gets a ruff: without it the card costs nothing.
bool is_for_a_ruff_of_the_others(Premises& lines, const Cause& cause) {
  const std::string partner = lines.partner_of(cause.seat);
  return !partner.empty() &&
         lines.costs_nothing_under(cause.right, {.kind = AlteredRight::Kind::kNoRuff, .seat = partner});
}

// Its rank is the matter: it takes a trick after the card, or can take one. This one, where it is not beaten now.
bool makes_by_its_rank(Premises& lines, Cause& cause) {
  const std::string partner = lines.partner_of(cause.seat);
  if (ruffs_in(lines, cause.now, partner) > ruffs_in(lines, cause.otherwise, partner) &&
      is_for_a_ruff_of_the_others(lines, cause))
    return false;
  if (!lines.takes_by_its_rank(cause.card_played, cause.right, cause)) return false;
  if (cause.sense != CauseSense::kLedNow &&
      takes_it_with_the_card(lines, cause.card_played, cause) == LineVerdict::kProved &&
      takes_it_with_the_card(lines, cause.right, cause) == LineVerdict::kRefuted)
    cause.kind = CauseKind::kThirdHigh;
  return true;
}

// What is told of the suit of the right card.
bool is_the_suit_to_lead(const Cause& cause) {
  return cause.sense == CauseSense::kLedNow && cause.right.front() == cause.suit.front();
}

// Where other suits cost as much, it is told which card to play, and no suit that is not to be led; and a card of
// theirs where with a lower one in its place nothing would be lost.
bool is_told_of_the_suit(Premises& lines, Cause& cause) {
  if (cause.sense != CauseSense::kLedNow || is_the_suit_to_lead(cause)) return true;
  if (!lines.costs_as_much_elsewhere()) return true;
  cause.sense = CauseSense::kLedAmongOthers;
  return lines.ours(cause.seat) || lines.costs_nothing_without_its_card(cause);
}

// After the card it takes a trick, or can take one, and after the right one none.
// Where it can, and need not, with a lower card in its place the card that costs would cost nothing.
bool card_makes(Premises& lines, Cause& cause) {
  if (!is_told_of_the_suit(lines, cause)) return false;
  if (!cause.ground.lowerings.empty()) return makes_by_its_rank(lines, cause);
  return lines.takes_after(cause.card_played, cause.right, cause) &&
         (!cause.often || lines.costs_nothing_without_its_card(cause));
}

std::string card_makes_said(const Cause& cause, const CauseWords& w) {
  if (!cause.also.empty())
    return str("Do not lead away from ", card_in_words(cause.on, w.named), " and ", card_in_words(cause.also, w.named),
               ": ", w.whose, ' ', w.card, w.takes, '.');
  if (is_the_suit_to_lead(cause))
    return str("Lead ", w.suit.many, " now: otherwise ", w.whose, ' ', w.card, w.takes, '.');
  if (cause.sense == CauseSense::kLedNow)
    return str("Do not lead ", w.suit.many, ": then ", w.whose, ' ', w.card, w.takes, '.');
  return str("Play ", w.right, ": after ", w.played, ' ', w.whose, ' ', w.card, w.takes, '.');
}

bool card_lost(Premises& lines, Cause& cause) {
  if (!is_told_of_the_suit(lines, cause)) return false;
  if (!cause.ground.lowerings.empty()) return lines.takes_by_its_rank(cause.right, cause.card_played, cause);
  if (cause.card == cause.right) name_what_takes(lines, cause);
  if (!lines.takes_after(cause.right, cause.card_played, cause)) return false;
  if (!cause.often) return true;
  // Other cards keep it, too, and cost as much.
  if (cause.card == cause.card_played && lines.costs_as_much_below(cause.card)) return false;
  return true;
}

std::string card_lost_said(const Cause& cause, const CauseWords& w) {
  if (is_the_suit_to_lead(cause)) return str("Lead ", w.suit.many, " now: then ", w.whose, ' ', w.card, w.takes, '.');
  if (cause.sense == CauseSense::kLedNow)
    return str("Leave ", w.suit.many, " alone: then ", w.whose, ' ', w.card, w.takes, '.');
  if (cause.sense == CauseSense::kLedAmongOthers)
    return str("Play ", w.right, ", not a ", w.suit.one, ": then ", w.whose, ' ', w.card, w.takes, '.');
  if (cause.card == cause.card_played)
    return str("Keep ", w.played, cause.often ? ": later it can take a trick." : ": later it takes a trick.");
  const bool of_its_suit = cause.card_played.front() == cause.card.front() && cause.right.front() != cause.card.front();
  return str("Play ", w.right, of_its_suit ? str(", not ", w.played) : "", ": then ", w.whose, ' ', w.card, w.takes,
             '.');
}

bool guard(Premises& lines, Cause& cause) {
  if (cause.card.empty()) return true;  // its ground is all that it says
  if (cause.sense == CauseSense::kGuardsAlone)
    return lines.can_take(cause.card_played, cause) &&
           (!cause.ground.exchanges.empty() || lines.matters_who_guards(cause) || lines.stands_on_its_card(cause));
  return lines.takes_after(cause.card_played, cause.right, cause);
}

std::string guard_said(const Cause& cause, const CauseWords& w) {
  if (cause.card.empty())
    return str("Keep all ", number_in_words(std::stoi(cause.on)), ' ', w.suit.many, ": ", w.who, " has as many.");
  if (cause.sense == CauseSense::kGuardsAlone)
    return str("Keep the ", w.suit.many, ": you alone guard them against ", w.whose, ' ', w.card, '.');
  return str("Keep the ", w.suit.many, ": without ", w.played, ", ", w.whose, ' ', w.card,
             cause.often ? " can take a trick." : " is good.");
}

bool more_in_suit(Premises& lines, Cause& cause) {
  return lines.more_now(cause, lines.in_suit(false, cause.suit.front()), cause.suit.front()) &&
         (!cause.often || (cause.sense == CauseSense::kLedNow && lines.is_the_one_to_avoid(cause.suit.front())));
}

bool suit_kept(Premises& lines, Cause& cause) {
  return lines.more_otherwise(cause, lines.in_suit(true, cause.suit.front()), cause.suit.front());
}
std::string suit_kept_said(const Cause& cause, const CauseWords& w) {
  return str("Keep the ", w.suit.many, ": you ", cause.often ? "can " : "", "take a trick more in them.");
}
std::string suit_kept_clause(const Cause& cause, const CauseWords& w) {
  return str("then you ", cause.often ? "can " : "", "take a trick more in ", w.suit.many);
}
std::string more_in_suit_said(const Cause& cause, const CauseWords& w) {
  if (cause.sense == CauseSense::kLedNow)
    return str("Do not lead ", w.suit.many, ": they ", cause.often ? "can then " : "then ",
               "take a trick more in them.");
  return str("Play ", w.right, ": after ", w.played, " they take a trick more in ", w.suit.many, '.');
}

bool wasted(Premises& lines, Cause& cause) {
  Cause kept = cause;
  kept.seat = lines.mover();
  kept.card = cause.card_played;
  if (!lines.takes_after(cause.right, cause.card_played, kept)) return false;
  cause.often = kept.often;
  return !cause.often || !lines.costs_as_much_below(cause.card_played);
}

std::string wasted_said(const Cause& cause, const CauseWords& w) {
  if (!cause.on.empty())
    return str("Keep ", w.played, ": it would fall under ", owner(cause.other), ' ', card_in_words(cause.on, w.named),
               cause.often ? ", and can later take a trick." : ", and later takes a trick.");
  return str("Keep ", w.played, ": later it", w.takes, '.');
}

bool now_or_never(Premises& lines, Cause& cause) {
  if (lines.before().table_empty() && lines.is_as_right_in_another_suit(cause)) return false;
  if (!takes_it(lines, cause.right) || lines.can_take(cause.card_played, lines.mover(), cause.right)) return false;
  cause.often = !lines.never_takes(cause.card_played, lines.mover(), cause.right);
  return true;
}

std::string now_or_never_said(const Cause& cause, const CauseWords& w) {
  return str("Take a trick with ", w.right,
             cause.often ? " now: later it may take none." : " now: later it takes none.");
}

bool third_high(Premises& lines, Cause& cause) {
  return takes_it_with_the_card(lines, cause.card_played, cause) == LineVerdict::kProved &&
         takes_it_with_the_card(lines, cause.right, cause) == LineVerdict::kRefuted &&
         !is_for_a_ruff_of_the_others(lines, cause);
}

std::string third_high_said(const Cause& /*cause*/, const CauseWords& w) {
  return str("Play ", w.right, ": after ", w.played, ' ', w.who, w.who == "you" ? " win" : " wins", " cheaply with ",
             w.card, '.');
}

bool ruffs_it(const Cause& cause) { return cause.right.front() != cause.suit.front(); }

// A ruff of ours, had in the line after the right card, without which the card costs nothing, and no more tricks for
// theirs in the suit.
bool costs_a_ruff(Premises& lines, const Cause& cause) {
  const bool ruffed = std::ranges::any_of(lines.setup().hands, [&](const auto& hand) {
    return lines.ours(hand.first) &&
           ruffs_in(lines, cause.otherwise, hand.first) > ruffs_in(lines, cause.now, hand.first) &&
           lines.costs_nothing_under(cause.right, {.kind = AlteredRight::Kind::kNoRuff, .seat = hand.first});
  });
  Cause counted = cause;
  const char suit = cause.card.front();
  return ruffed && !lines.more_now(counted, lines.in_suit(false, suit), suit);
}

bool has_been_played(const Cause& cause) { return cause.sense == CauseSense::kHasBeenPlayed; }

// His card takes the trick; or he ruffs the suit later, of which he has led his only card.
bool rise(Premises& lines, Cause& cause) {
  cause.often = !cause.other.empty() && !lines.never_takes(cause.card_played, lines.mover(), cause.right);
  if (!cause.other.empty()) return lines.is_about_ruffs(cause.right, lines.setup().leader);
  if (ruffs_it(cause) ? !takes_it(lines, cause.right) : costs_a_ruff(lines, cause)) return false;
  const auto leaves_it = [&](const std::string& right) {
    return takes_it_with_the_card(lines, right, cause) == LineVerdict::kProved;
  };
  if (ruffs_it(cause) && std::ranges::any_of(lines.rights(), leaves_it)) return false;
  if (takes_it_with_the_card(lines, cause.card_played, cause) != LineVerdict::kProved) return false;
  if (has_been_played(cause) && lines.costs_the_lead_alone()) return false;
  if (has_been_played(cause) || !lines.can_take(cause.right, cause)) return true;
  // His card can take a later trick all the same: then, if nothing beats ours and it can wait, this one is the matter.
  if (is_highest(lines.setup(), cause.right) && lines.can_take(cause.card_played, lines.mover(), cause.right) &&
      !lines.hurts_whatever_they_lead())
    return false;
  cause.alone = lines.never_takes(cause.card_played, lines.mover(), cause.right);
  return true;
}

std::string left_to_them(const Cause& /*cause*/, const CauseWords& w) {
  return str("otherwise ", w.whose, ' ', w.card, " takes it");
}

std::string rise_said(const Cause& cause, const CauseWords& w) {
  if (!cause.other.empty())
    return str("Rise with ", w.right, ": ", owner(cause.other), ' ', w.suit.one, " is a singleton, and ",
               cause.often ? "later it may take no trick." : "later it takes no trick.");
  if (has_been_played(cause)) return str("Win with ", w.right, ": ", left_to_them(cause, w), '.');
  return str(ruffs_it(cause) ? "Ruff with " : "Rise with ", w.right, ": otherwise ", w.whose, ' ', w.card,
             " takes this trick", cause.alone ? str(", and ", w.right, " none later.") : ".");
}

bool put_up(Premises& lines, Cause& cause) {
  return lines.this_trick(cause.card_played, [&](const LineTrick& trick) {
    return trick.card == cause.on && lines.counted_as(trick.played_by(cause.seat)) == lines.counted_as(cause.card);
  });
}

std::string put_up_said(const Cause& cause, const CauseWords& w) {
  return str("Put up ", w.right, ": otherwise ", w.whose, ' ', w.card, " forces out ", owner(cause.other), ' ',
             card_in_words(cause.on, w.named), '.');
}

// Where the right card takes the trick as well, his card must take none after it.
bool second_low(Premises& lines, Cause& cause) {
  if (takes_it(lines, cause.right) && !lines.takes_after(cause.card_played, cause.right, cause)) return false;
  return takes_it(lines, cause.card_played) && lines.can_take(cause.card_played, cause);
}

std::string second_low_said(const Cause& /*cause*/, const CauseWords& w) {
  return str("Play low: ", w.played, " catches nothing here, and sets up ", w.whose, ' ', w.card, '.');
}

// What is led through, and not the suit that is drawn.
bool is_card(const std::string& also) { return also.size() == 2; }

// They lead a trump to the next trick in some line.
bool can_draw_trumps(Premises& lines, const std::string& after) {
  return lines.trick_can_be(after, 1, [&](const LineTrick& trick) {
    return !lines.ours(trick.plays.front().seat) && trick.led() == lines.trumps();
  });
}

// The trick alone is told where the right card takes it, or is of the same suit.
bool is_told_as_the_trick(Premises& lines, Cause& cause) {
  const bool rises = !lines.setup().table.empty() && takes_it(lines, cause.right);
  if (!rises && cause.right.front() != cause.card_played.front()) return false;
  cause.kind = rises ? CauseKind::kRise : CauseKind::kThirdHigh;
  cause.suit = rises ? lines.setup().table.front().substr(0, 1) : cause.card.substr(0, 1);
  cause.on.clear();
  cause.also.clear();
  cause.other.clear();
  cause.many = 0;
  cause.often = false;
  return true;
}

// What he leads is ruffed, or drives out the card, in every line or, where he may lead another suit, in one.
void keep_what_the_lead_does(Premises& lines, Cause& cause) {
  if (cause.left_to.empty() && cause.thrown.empty()) return;
  const char suit = cause.suit.front();
  const auto does = [&](const LineTrick& trick) {
    if (trick.led() != suit) return false;
    if (cause.thrown.empty()) return !lines.ours(trick.taker) && trick.card.front() != suit;
    return lines.ours(trick.taker) && lines.counted_as(trick.card) == cause.thrown;
  };
  const bool told =
      cause.often ? lines.trick_can_be(cause.card_played, 1, does) : lines.trick(cause.card_played, 1, does);
  if (told && cause.many == 0 && cause.also.empty()) return;
  cause.left_to.clear();
  cause.thrown.clear();
}

// He takes this trick with the card, and leads the suit, or can; where no tricks are counted and another's lead
// would cost as much, the trick is what is told; if he may let it go he is to be kept off lead.
bool switched(Premises& lines, Cause& cause) {
  if (takes_it_with_the_card(lines, cause.card_played, cause) != LineVerdict::kProved) {
    cause.kind = CauseKind::kDanger;
    for (std::string* of_the_lead : {&cause.on, &cause.left_to, &cause.thrown}) of_the_lead->clear();
    if (!is_card(cause.also)) cause.also.clear();
    return lines.partner_of(cause.seat) != "" && cause.person != "declarer" && lines.hold(cause);
  }
  const auto leads = [&](const LineTrick& trick) { return trick.led() == cause.suit.front(); };
  cause.often = !lines.trick(cause.card_played, 1, leads);
  if (cause.often && cause.ground.rights.empty()) return false;
  if (cause.often && !lines.trick_can_be(cause.card_played, 1, leads)) return false;
  if (is_card(cause.also) && !is_led_through(lines, cause)) cause.also.clear();
  if (!cause.also.empty() && !is_card(cause.also) && can_draw_trumps(lines, cause.right)) return false;
  lines.keep_many(cause);
  keep_what_the_lead_does(lines, cause);
  const bool is_harmless = cause.many == 0 && !lines.matters_that_it_leads(cause.seat);
  return !is_harmless || !is_told_as_the_trick(lines, cause) || lines.hold(cause);
}

std::string switched_said(const Cause& cause, const CauseWords& w) {
  const SuitWords& suit = suit_in_words(cause.suit);
  const std::string played = card_in_words(cause.card_played, w.named);
  const std::string right = card_in_words(cause.right, w.named);
  const bool may = cause.often;
  const std::string leads = !cause.also.empty() && !is_card(cause.also)
                                ? str(may ? "can draw" : "draws", " trumps")
                                : str(may ? "can lead a" : "leads a", cause.on.empty() ? " " : "nother ", suit.one);
  const bool same_suit = cause.right.front() == cause.card_played.front();
  return str(
      same_suit ? str("Play ", right, ": after ", played, ' ') : str("Not ", played, ": "), cause.person, " wins with ",
      card_in_words(cause.card, w.named), " and ", leads,
      is_card(cause.also) ? str(" through ", owner(cause.other), ' ', card_in_words(cause.also, w.named)) : "",
      cause.left_to.empty() ? "" : str(" for ", cause.left_to, " to ruff"),
      cause.thrown.empty() ? "" : str(" to drive out ", owner(cause.other), ' ', card_in_words(cause.thrown, w.named)),
      cause.many > 0 ? "; " : "", they_take(cause, w), '.');
}

// With a card of theirs for one of those that take the tricks it costs less, and it costs no more than these tricks.
bool costs_its_tricks(Premises& lines, const Cause& cause) {
  const auto of_suit = lines.in_suit(true, cause.suit.front());
  const auto taken = [&](const PlayLine& line) {
    return static_cast<int>(std::ranges::count_if(tricks_of(lines.before(), line), of_suit));
  };
  const auto right = lines.worth(cause.right), wrong = lines.worth(cause.card_played);
  if (!right || !wrong || *right - *wrong > taken(cause.otherwise) - taken(cause.now)) return false;
  return std::ranges::any_of(tricks_of(lines.before(), cause.otherwise), [&](const LineTrick& trick) {
    Cause its = cause;
    its.seat = trick.taker;
    its.card = trick.card;
    const auto cost = of_suit(trick) ? lines.cost_without_its_card(its) : std::nullopt;
    return cost && *cost < *right - *wrong;
  });
}

// The suit of the right card is cashed: in every line after that card our side takes this trick and, in all, `many` in
// the suit, and after the other `fewer` in every line. Or such a line was found after that card, and none after the
// other.
bool cash_out(Premises& lines, Cause& cause) {
  if (lines.is_right_in_another_suit(cause)) return false;
  if (!lines.this_trick(cause.right, lines.in_suit(true, cause.suit.front()))) return false;
  const LineQuestion question = lines.takes_in(true, cause.suit.front(), cause.many);
  const LineVerdict later = lines.lines().all({cause.card_played}, LineAnswer::kNo, question);
  if (later == LineVerdict::kRefuted) return false;
  cause.often = later != LineVerdict::kProved || !lines.lines().every(cause.right, question);
  // Where a card that takes no trick is as right it is not that they are to be taken.
  const auto leaves_it = [&](const std::string& right) {
    return right.front() == cause.suit.front() && !lines.this_trick(right, lines.in_suit(true, cause.suit.front()));
  };
  if (cause.often && std::ranges::any_of(lines.rights(), leaves_it)) return false;
  if (cause.often) return lines.lines().some({cause.right}, question) && costs_its_tricks(lines, cause);
  const char suit = cause.suit.front();
  while (lines.lines().every(cause.right, lines.takes_in(true, suit, cause.many + 1))) ++cause.many;
  if (lines.lines().some({cause.right}, lines.takes_in(true, suit, cause.many + 1))) cause.sense = CauseSense::kOrMore;
  while (cause.fewer > 0 && lines.lines().none(cause.card_played, lines.takes_in(true, suit, cause.fewer)))
    --cause.fewer;
  return true;
}

std::string at_most(int many) { return many == 0 ? "none" : str("at most ", number_in_words(many)); }

std::string cash_out_said(const Cause& cause, const CauseWords& w) {
  if (cause.often) return str("Take your tricks in ", w.suit.many, " now: later there can be fewer.");
  return str("Lead ", w.suit.many, " now: you take ", cause.many == 1 ? "a" : number_in_words(cause.many),
             cause.many == 1 ? " trick" : " tricks", cause.sense == CauseSense::kOrMore ? " or more" : "",
             " in them, later ", at_most(cause.fewer), '.');
}

std::string card_makes_clause(const Cause& /*cause*/, const CauseWords& w) {
  return str("otherwise ", w.whose, ' ', w.card, w.takes);
}

std::string card_lost_clause(const Cause& /*cause*/, const CauseWords& w) {
  return str("then ", w.whose, ' ', w.card, w.takes);
}

std::string wasted_clause(const Cause& /*cause*/, const CauseWords& w) {
  return str("later ", w.whose, ' ', w.card, w.takes);
}

std::string length_clause(const Cause& cause, const CauseWords& w) {
  return str(w.who, " has ", number_in_words(std::stoi(cause.on)), ' ', w.suit.many);
}

std::string length_said(const Cause& cause, const CauseWords& w) {
  return str("Play ", w.right, ", not ", w.played, ": ", length_clause(cause, w), '.');
}

bool is_of_its_own(const Cause& cause) { return cause.on.empty(); }

std::string more_in_suit_clause(const Cause& cause, const CauseWords& w) {
  return str("otherwise they ", cause.often ? "can " : "", "take a trick more in ", w.suit.many);
}

std::string now_or_never_clause(const Cause& cause, const CauseWords& /*w*/) {
  return cause.often ? "later it may take no trick" : "later it takes no trick";
}

constexpr std::array kCardsForms = {
    CauseForm{.kind = CauseKind::kCardMakes,
              .name = "card-makes",
              .said = card_makes_said,
              .holds = card_makes,
              .counts = always,
              .clause = card_makes_clause,
              .named = Named::kTheirs},
    CauseForm{.kind = CauseKind::kCardLost,
              .name = "card-lost",
              .said = card_lost_said,
              .holds = card_lost,
              .counts = always,
              .clause = card_lost_clause,
              .named = Named::kOurs},
    CauseForm{.kind = CauseKind::kGuard, .name = "guard", .said = guard_said, .holds = guard, .named = Named::kTheirs},
    CauseForm{.kind = CauseKind::kSuitKept,
              .name = "suit-kept",
              .said = suit_kept_said,
              .holds = suit_kept,
              .counts = always,
              .clause = suit_kept_clause},
    CauseForm{.kind = CauseKind::kMoreInSuit,
              .name = "more-in-suit",
              .said = more_in_suit_said,
              .holds = more_in_suit,
              .counts = always,
              .clause = more_in_suit_clause},
    CauseForm{
        .kind = CauseKind::kLength, .name = "length", .said = length_said, .counts = always, .clause = length_clause},
    CauseForm{.kind = CauseKind::kWasted,
              .name = "wasted",
              .said = wasted_said,
              .holds = wasted,
              .counts = is_of_its_own,
              .clause = wasted_clause},
    CauseForm{.kind = CauseKind::kNowOrNever,
              .name = "now-or-never",
              .said = now_or_never_said,
              .holds = now_or_never,
              .counts = always,
              .clause = now_or_never_clause,
              .named = Named::kOurs},
    CauseForm{.kind = CauseKind::kCashOut, .name = "cash-out", .said = cash_out_said, .holds = cash_out},
    CauseForm{.kind = CauseKind::kThirdHigh,
              .name = "third-high",
              .said = third_high_said,
              .holds = third_high,
              .clause = left_to_them},
    CauseForm{.kind = CauseKind::kRise,
              .name = "rise",
              .said = rise_said,
              .holds = rise,
              .counts = has_been_played,
              .clause = left_to_them},
    CauseForm{.kind = CauseKind::kPutUp, .name = "put-up", .said = put_up_said, .holds = put_up},
    CauseForm{.kind = CauseKind::kSecondLow, .name = "second-low", .said = second_low_said, .holds = second_low},
    CauseForm{.kind = CauseKind::kSwitch, .name = "switch", .said = switched_said, .holds = switched},
};

}  // namespace

std::span<const CauseForm> cards() { return kCardsForms; }

}  // namespace ouverte::tutor::forms
