// Leads through and towards honours, and finesses.
#include <algorithm>
#include <array>
#include <limits>
#include <vector>

#include "tutor/explain/causes/forms/form.hpp"

namespace ouverte::tutor::forms {
namespace {

constexpr std::size_t kBelowAll = std::numeric_limits<std::size_t>::max();

// After the right card the suit can be led by the seat while the honour led up to is held, and no other hand leads it
// before; the mover may, with a lower card, where those are right.
bool can_be_led_first_by(Premises& lines, const Cause& cause) {
  const auto first = [&](const LineTrick& trick, std::size_t, int&) {
    if (trick.led() != cause.suit.front()) return LineAnswer::kOpen;
    const LinePlay& led = trick.plays.front();
    if (led.seat == cause.seat) return LineAnswer::kYes;
    return led.seat == lines.mover() && cause.right.front() == cause.suit.front() && led.card != cause.card
               ? LineAnswer::kOpen
               : LineAnswer::kNo;
  };
  const LineQuestion question{.ask = first, .suit = cause.suit.front()};
  // Of two who do not see each other's hands it is for the one to do.
  return cause.person == "partner" ? lines.lines().every(cause.right, question)
                                   : lines.lines().some({cause.right}, question);
}

// That hand can lead the suit while he has the card, and has not led it himself.
bool can_be_finessed_by(Premises& lines, const Cause& cause, const std::string& hand) {
  const auto leads = [&](const LineTrick& trick, std::size_t, int&) {
    if (Premises::leads(hand, cause.suit.front())(trick)) return LineAnswer::kYes;
    const bool gone = trick.played_by(cause.seat) == cause.card;
    return gone || Premises::leads(cause.seat, cause.suit.front())(trick) ? LineAnswer::kNo : LineAnswer::kOpen;
  };
  return lines.lines().some({cause.right}, {.ask = leads, .suit = cause.suit.front()});
}

// A card of the suit is followed with, or may be led; not thrown.
bool is_led(const Premises& lines, char suit) {
  return lines.setup().table.empty() || lines.setup().table.front().front() == suit;
}

// Of the cards of its suit in the trick the highest is ours, with this one.
bool wins_so_far(const Premises& lines, const std::string& card) {
  LinePlay highest{lines.mover(), card};
  for (const LinePlay& play : trick_begun(lines.before()).plays)
    if (play.card.front() == card.front() && rank_place(play.card) < rank_place(highest.card)) highest = play;
  return lines.ours(highest.seat);
}

// Who has the card has played to the trick before us, and nothing of theirs beats the right one; or he is led
// through: a card that is finessed against lies so.
bool lies_before_us(const Premises& lines, const Cause& cause) {
  if (!lines.setup().table.empty()) return lines.has_played(cause.seat) && wins_so_far(lines, cause.right);
  const std::string last = lines.next_to(lines.next_to(lines.mover()));
  return lines.next_to(lines.mover()) == cause.seat && lines.ours(last);
}

// With the card with the partner of who has it, for any card of the suit, an honour too, it costs less.
bool matters_for_any(Premises& lines, const Cause& cause) {
  const std::vector<std::string> others = lines.in_hand(lines.partner_of(cause.seat), cause.card.front());
  return std::ranges::all_of(others, [&](const std::string& other) {
    return other == cause.right || other == cause.card_played || lines.costs_less_with(cause, cause.card, other);
  });
}

// Where the suit is led the card over it can take a trick, and has another beside it: bare, it must be played.
bool waits_over(Premises& lines, const Cause& cause) {
  const std::string over = lines.owner_of(cause.on);
  return lines.in_hand(over, cause.on.front()).size() > 1 && lines.can_take(cause.right, over, cause.on);
}

// No other suit is right. The card takes no trick where it is led through, or need not; and it is for lying there: with
// who plays after partner, or with us where he has none of the suit, it would cost less.
bool lead_through(Premises& lines, Cause& cause) {
  if (lines.is_right_in_another_suit(cause) || !waits_over(lines, cause)) return false;
  if (!lines.is_right_below(cause.right) && !lines.costs_nothing_without_its_card(cause)) return false;
  if (!lines.lines().some_not({cause.right}, lines.takes(cause.seat, cause.card))) return false;
  if (!matters_for_any(lines, cause)) return false;
  const auto behind = [&](const std::string& seat) { return seat == lines.partner_of(cause.seat); };
  if (!cause.ground.exchanges.empty()) return true;
  return lines.lowest(cause.suit.front(), behind, cause).empty() ? lines.matters_to_us(cause)
                                                                 : lines.matters(cause, behind);
}

std::string lead_through_said(const Cause& cause, const CauseWords& w) {
  return str("Lead a ", w.suit.one, " through ", w.whose, ' ', w.card, ": ", owner(cause.other), ' ',
             card_in_words(cause.on, w.named), " is over it.");
}

// The lower of the two can take a trick; and where one other suit costs as much, it takes this one.
bool into_tenace(Premises& lines, Cause& cause) {
  const std::string as_costly = lines.other_suits_as_costly();
  return lines.can_take(cause.card_played, cause) &&
         (as_costly.empty() ||
          (as_costly.size() == 1 && lines.this_trick(cause.card_played, lines.taken_with(cause.seat, cause.card))));
}

std::string into_tenace_said(const Cause& cause, const CauseWords& w) {
  return str("Do not lead a ", w.suit.one, " into ", w.whose, ' ', card_in_words(cause.on, w.named), " and ", w.card,
             '.');
}

std::string surround_said(const Cause& cause, const CauseWords& w) {
  return str("Lead ", w.right, ": with ", card_in_words(cause.on, w.named), " and ", card_in_words(cause.also, w.named),
             " it surrounds ", w.whose, ' ', w.card, '.');
}

// Led now, the card can be ruffed by theirs: then that is the reason.
bool can_be_ruffed(Premises& lines, const std::string& card) {
  const auto ruffed = [&](const LineTrick& trick) {
    return !lines.ours(trick.taker) && trick.card.front() != trick.led();
  };
  return lines.before().table_empty() && lines.trick_can_be(card, 0, ruffed);
}

// The honour led up to takes a trick then; where the suit is led otherwise as well, only that is said.
bool lead_up(Premises& lines, Cause& cause) {
  const std::string owner = lines.owner_of(cause.card);
  if (can_be_ruffed(lines, cause.card_played)) return false;
  // It is led itself: then it is one of several, which take more tricks.
  if (lines.counted_as(cause.card) == lines.counted_as(cause.card_played)) {
    const char suit = cause.suit.front();
    return lines.more_otherwise(cause, lines.in_suit(true, suit), suit) && can_be_led_first_by(lines, cause);
  }
  if (lines.can_take(cause.card_played, owner, cause.card)) return false;
  const auto theirs = [&](const std::string& seat) { return !lines.ours(seat); };
  if (lines.matters(cause, theirs) && lines.needs_lead_of(cause, cause.seat, cause.suit) &&
      lines.can_take(cause.right, owner, cause.card) && can_be_led_first_by(lines, cause))
    return true;
  cause.kind = CauseKind::kCardLost;
  cause.seat = owner;
  cause.person = cause.other;
  return lines.hold(cause);
}

std::string lead_up_said(const Cause& cause, const CauseWords& w) {
  if (w.who == "partner") return str("Leave ", w.suit.many, " to partner: he leads them towards your ", w.card, '.');
  return str("Lead ", w.suit.many, " from ", hand_of(w.who),
             cause.also.empty() ? "" : str(", through ", card_in_words(cause.also, w.named)), ", towards ",
             owner(cause.other), ' ', w.card, '.');
}

bool cross(Premises& lines, Cause& cause) {
  const auto takes_it = [&](const LineTrick& trick) { return trick.taker == cause.seat; };
  const auto with_it = [&](const LineTrick& trick) {
    return takes_it(trick) && lines.counted_as(trick.card) == lines.counted_as(cause.card);
  };
  // The card that costs does not get there as well, and no right one does without.
  if (lines.this_trick(cause.card_played, takes_it)) return false;
  const auto stays = [&](const std::string& right) { return !lines.trick_can_be(right, 0, takes_it); };
  if (std::ranges::any_of(lines.rights(), stays)) return false;
  if (!lines.this_trick(cause.right, with_it)) cause.card.clear();
  return (lines.in_hand(cause.seat, cause.suit.front()).size() > 1 || lines.matters_that_it_has(cause)) &&
         lines.would_lead_as_well(cause.right, cause.seat) && lines.this_trick(cause.right, takes_it) &&
         lines.lives_on_lead_of(cause, cause.seat, cause.suit) &&
         lines.can_have(cause.right, Premises::leads(cause.seat, cause.suit.front()), cause.suit.front());
}

std::string cross_said(const Cause& /*cause*/, const CauseWords& w) {
  const std::string with = w.card.empty() ? "" : str(" with ", w.card);
  if (w.who == "partner") return str("Put partner in", with, ": he can lead a ", w.suit.one, '.');
  return str("Cross to ", hand_of(w.who), with, ": the ", w.suit.many, " are to be led from there.");
}

// It is for lying before the ruff: with the card behind it the play costs less; and where it is led now no other suit
// is right.
bool ruffing_finesse(Premises& lines, Cause& cause) {
  if (lines.can_take(cause.right, cause)) return false;
  if (cause.on == cause.right && lines.is_right_in_another_suit(cause)) return false;
  return lines.matters_who_has_it(cause, lines.partner_of(cause.seat));
}

std::string ruffing_finesse_said(const Cause& cause, const CauseWords& w) {
  if (cause.on != cause.right && !cause.on.empty())
    return str("Play ", w.right, ": then lead ", card_in_words(cause.on, w.named), " through ", w.whose, ' ', w.card,
               "; if it is covered, ruff.");
  return str("Lead ", w.right, " through ", w.whose, ' ', w.card, ": if it is covered, ruff.");
}

std::string en_passant_said(const Cause& cause, const CauseWords& w) {
  return str("Lead a ", w.suit.one, " through ", w.who, ": if he ruffs, throw a loser; if not, ", owner(cause.other),
             ' ', w.card, " takes the trick.");
}

// One of our hands has a card above his, and one below it that beats all others of theirs.
bool has_tenace_over(const Premises& lines, const Cause& cause) {
  const char suit = cause.suit.front();
  std::size_t next = kBelowAll;  // the place of their highest other card
  for (const auto& held : lines.setup().hands)
    for (const std::string& card : lines.in_hand(held.first, suit))
      if (!lines.ours(held.first) && card != cause.card) next = std::min(next, rank_place(card));
  return std::ranges::any_of(lines.setup().hands, [&](const auto& held) {
    const std::vector<std::string> cards = lines.in_hand(held.first, suit);
    const auto above = [&](const std::string& card) { return rank_place(card) < rank_place(cause.card); };
    const auto below = [&](const std::string& card) { return !above(card) && rank_place(card) < next; };
    return lines.ours(held.first) && std::ranges::any_of(cards, above) && std::ranges::any_of(cards, below);
  });
}

// It is alone in its hand, and the card that costs is higher: it falls under that as well.
bool falls_anyway(const Premises& lines, const Cause& cause) {
  return lines.in_hand(cause.seat, cause.suit.front()).size() == 1 && cause.card_played.front() == cause.suit.front() &&
         rank_place(cause.card_played) < rank_place(cause.card);
}

// Led to the same trick the card that costs lets him play before us, and another of ours can take it as well.
bool finesses_as_well(Premises& lines, const Cause& cause) {
  if (!lines.setup().table.empty() || cause.card_played.front() != cause.suit.front()) return false;
  const auto below = [&](const LineTrick& trick) {
    return lines.ours(trick.taker) && rank_place(trick.card) > rank_place(cause.card);
  };
  return lines.trick_can_be(cause.card_played, 0, below);
}

// A finesse is against one who plays before; of any other it is said where the card is.
bool finesse(Premises& lines, Cause& cause) {
  if (!is_led(lines, cause.suit.front()) || falls_anyway(lines, cause)) return false;
  if (cause.card.back() == 'A' && cause.other.empty()) return true;
  const std::string& mover = lines.mover();
  if (!cause.other.empty())
    return has_tenace_over(lines, cause) && !lines.can_take(cause.right, cause) &&
           can_be_finessed_by(lines, cause, lines.partner_of(mover));
  if (lies_before_us(lines, cause) && !lines.can_take(cause.right, cause))
    return !finesses_as_well(lines, cause) && lines.matters_to_us(cause);
  cause.kind = CauseKind::kWhichWay;
  return lines.hold(cause);
}

std::string finesse_said(const Cause& cause, const CauseWords& w) {
  if (!cause.other.empty())
    return str(w.card, " is with ", w.who, ": finesse against him, leading ", w.suit.many, " from ",
               hand_of(cause.other), '.');
  if (cause.card.back() == 'A') return str("Play ", w.right, ": ", w.card, " is with ", w.who, '.');
  return str("Finesse against ", w.whose, ' ', w.card, ": play ", w.right, '.');
}

// Both cards follow, and with the right one the trick is left to them: then it is no guess which of the two wins.
bool is_let_go(Premises& lines, const Cause& cause) {
  const auto is_ours = [&](const LineTrick& trick) { return lines.ours(trick.taker); };
  return !lines.setup().table.empty() && cause.card_played.front() == cause.right.front() &&
         !lines.trick_can_be(cause.right, 0, is_ours);
}

// That it is they who have it matters, too. Where it is caught by the right card it is a finesse; where the other is
// ruffed that is the reason.
bool which_way(Premises& lines, Cause& cause) {
  if (can_be_ruffed(lines, cause.card_played)) return false;
  if (!is_led(lines, cause.suit.front()) || !lines.matters_to_us(cause)) return false;
  if (is_let_go(lines, cause) || !matters_for_any(lines, cause)) return false;
  if (falls_anyway(lines, cause) && rank_place(cause.right) > rank_place(cause.card)) return false;
  // Told of the right card's suit alone: then no other is right.
  if (cause.card_played.front() != cause.suit.front() && lines.is_right_in_another_suit(cause)) return false;
  if (lies_before_us(lines, cause) && cause.right.front() == cause.suit.front() && cause.card.back() != 'A' &&
      rank_place(cause.right) > rank_place(cause.card) && !lines.can_take(cause.right, cause)) {
    cause.kind = CauseKind::kFinesse;
    return true;
  }
  cause.often = cause.card_played.front() == cause.suit.front() &&
                lines.is_left_alone(cause.right, cause) != LineVerdict::kProved;
  return true;
}

std::string which_way_said(const Cause& cause, const CauseWords& w) {
  if (cause.right.front() != cause.suit.front() && cause.card_played.front() == cause.suit.front())
    return str(cause.often ? str("Not a ", w.suit.one) : str("Leave ", w.suit.many, " alone"), ": ", w.card,
               " is with ", w.who, '.');
  if (cause.card_played.front() != cause.right.front())
    return str("Play ", w.right, ": ", w.card, " is with ", w.who, '.');
  return str(w.card, " is with ", w.who, ": play ", w.right, ", not ", w.played, '.');
}

bool frozen(Premises& lines, Cause& cause) {
  if (!lines.takes_after(cause.right, cause.card_played, cause)) return false;
  if (lines.is_left_alone(cause.right, cause) != LineVerdict::kProved) {
    cause.sense = CauseSense::kMayBeLed;
  } else if (cause.often) {
    cause.kind = CauseKind::kCardLost;
  }
  return true;
}

std::string frozen_said(const Cause& cause, const CauseWords& w) {
  if (cause.sense == CauseSense::kMayBeLed)
    return str("Do not lead ", w.suit.many, " yet: later ", w.whose, ' ', w.card, w.takes, '.');
  return str("Leave ", w.suit.many, " to them: led by the other side, ", w.whose, ' ', w.card, " takes a trick.");
}

bool suit_opened(Premises& lines, Cause& cause) {
  if (!lines.takes_after(cause.card_played, cause.right, cause)) {
    cause.often = true;
    cause.sense = CauseSense::kMayBeLed;
    if (cause.many == 0 || !lines.can_take(cause.card_played, cause) || !lines.stands_on_its_card(cause)) return false;
    if (is_highest(lines.setup(), cause.card)) return false;
    // Where other suits cost as much it has to be all that this one costs.
    return lines.matters_to_us(cause) &&
           (!lines.costs_as_much_elsewhere() || lines.costs_nothing_without_its_card(cause));
  }
  if (cause.often && !lines.is_the_one_to_avoid(cause.suit.front()) && !lines.costs_nothing_without_its_card(cause))
    return false;
  cause.many = 0;
  const LineVerdict alone = lines.is_left_alone(cause.right, cause);
  if (alone == LineVerdict::kRefuted) cause.kind = CauseKind::kCardMakes;
  if (alone != LineVerdict::kProved) cause.sense = CauseSense::kMayBeLed;
  return true;
}

std::string suit_opened_said(const Cause& cause, const CauseWords& w) {
  const bool here = cause.sense == CauseSense::kMayBeLed;
  return str(here ? "Do not lead " : "Leave ", w.suit.many, here ? " here" : " alone", ": leading them ",
             cause.often ? "can give " : "gives ", w.whose, ' ', w.card, " a trick.");
}

// It takes a trick after the card, and none otherwise; or the card over it can, where that is what is lost.
bool keep_over(Premises& lines, Cause& cause) {
  cause.often = lines.can_take(cause.right, cause) || !cause.ground.lowerings.empty();
  return lines.can_take(cause.card_played, cause) &&
         (!cause.often || lines.can_take(cause.right, lines.mover(), cause.card_played));
}

std::string keep_over_said(const Cause& cause, const CauseWords& w) {
  if (cause.often) return str("Keep ", w.played, " over ", w.whose, ' ', w.card, ": it can take a trick later.");
  return str("Keep ", w.played, ": it is needed to catch ", w.whose, ' ', w.card, '.');
}

constexpr std::array kLeadsForms = {
    CauseForm{
        .kind = CauseKind::kLeadThrough, .name = "lead-through", .said = lead_through_said, .holds = lead_through},
    CauseForm{.kind = CauseKind::kIntoTenace, .name = "into-tenace", .said = into_tenace_said, .holds = into_tenace},
    CauseForm{.kind = CauseKind::kSurround, .name = "surround", .said = surround_said},
    CauseForm{.kind = CauseKind::kLeadUp, .name = "lead-up", .said = lead_up_said, .holds = lead_up},
    CauseForm{.kind = CauseKind::kCross, .name = "cross", .said = cross_said, .holds = cross},
    CauseForm{.kind = CauseKind::kRuffingFinesse,
              .name = "ruffing-finesse",
              .said = ruffing_finesse_said,
              .holds = ruffing_finesse},
    CauseForm{.kind = CauseKind::kEnPassant, .name = "en-passant", .said = en_passant_said},
    CauseForm{.kind = CauseKind::kFinesse, .name = "finesse", .said = finesse_said, .holds = finesse},
    CauseForm{.kind = CauseKind::kWhichWay, .name = "which-way", .said = which_way_said, .holds = which_way},
    CauseForm{.kind = CauseKind::kFrozen, .name = "frozen", .said = frozen_said, .holds = frozen},
    CauseForm{.kind = CauseKind::kSuitOpened,
              .name = "suit-opened",
              .said = suit_opened_said,
              .holds = suit_opened,
              .named = Named::kTheirs},
    CauseForm{.kind = CauseKind::kKeepOver, .name = "keep-over", .said = keep_over_said, .holds = keep_over},
};

}  // namespace

std::span<const CauseForm> leads() { return kLeadsForms; }

}  // namespace ouverte::tutor::forms
