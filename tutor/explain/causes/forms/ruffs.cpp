// Ruffs taken, lost and suffered.
#include <algorithm>
#include <array>

#include "tutor/explain/causes/forms/form.hpp"

namespace ouverte::tutor::forms {
namespace {

Premises::TrickTest their_ruffs(const Premises& lines, const Cause& cause) {
  return [&lines, suit = cause.suit.front()](const LineTrick& trick) {
    return !lines.ours(trick.taker) && trick.led() == suit && trick.card.front() != suit;
  };
}

LineVerdict takes_this_trick(Premises& lines, const std::string& after, const std::string& seat) {
  return lines.trick_is(after, 0, [&](const LineTrick& trick) { return trick.taker == seat; });
}

// What is ruffed now need not be then. Who ruffs is named where it is he alone.
// In a line after the right card their trumps, but for the last, fall to trumps that our side leads, and leads first.
bool can_be_drawn(Premises& lines, const Cause& cause) {
  return std::ranges::all_of(cause.seat, [&](char letter) {
    const std::string seat(1, letter);
    const auto trumps = static_cast<int>(lines.in_hand(seat, lines.trumps()).size());
    const auto fall = [&, seat, trumps](const LineTrick& trick, std::size_t, int& fallen) {
      const bool ours = lines.ours(trick.plays.front().seat);
      if (ours && trick.led() != lines.trumps()) return LineAnswer::kNo;
      if (!trick.played_by(seat).starts_with(lines.trumps())) return LineAnswer::kOpen;
      if (!ours) return LineAnswer::kNo;
      return ++fallen >= trumps - 1 ? LineAnswer::kYes : LineAnswer::kOpen;
    };
    return trumps < 2 || lines.lines().some({cause.right}, {.ask = fall, .suit = lines.trumps()});
  });
}

bool draw_trumps(Premises& lines, Cause& cause) {
  const char suit = cause.suit.front();
  // What is led now is ruffed at once, or else not by that hand.
  const bool now = cause.alone && cause.card_played.front() == suit;
  if (!can_be_drawn(lines, cause)) return false;
  if (!cause.person.empty() && now && !lines.trick_can_be(cause.card_played, 0, Premises::his_ruffs(cause)))
    return false;
  if (!cause.person.empty() && !lines.is_all_about_ruffs(cause.right, cause.seat)) cause.person.clear();
  if (!cause.person.empty())
    return lines.can_lack(cause.right, Premises::his_ruffs(cause), suit) &&
           (!lines.can_lack(cause.card_played, Premises::his_ruffs(cause), suit) ||
            (lines.can_have(cause.card_played, Premises::his_ruffs(cause), suit) &&
             lines.matters_in_every_way_how_long(cause, cause.seat, suit)));
  cause.often = !lines.always_has(cause.card_played, their_ruffs(lines, cause), suit);
  if (cause.often && lines.is_right_in_another_suit(cause)) return false;
  return lines.can_lack(cause.right, their_ruffs(lines, cause), suit);
}

std::string draw_trumps_said(const Cause& cause, const CauseWords& w) {
  if (w.who.empty())
    return str("Draw trumps first: otherwise they ", cause.often ? "can ruff a " : "ruff a ", w.suit.one, '.');
  if (cause.alone) return str("Draw trumps first: ", w.who, " has no ", w.suit.many, " and would ruff.");
  return str("Draw trumps first: ", w.who, " is short of ", w.suit.many, " and would ruff.");
}

// The suit of the right card is followed to now: it is later that it is ruffed.
bool is_not_ruffed(Premises& lines, const Cause& cause) {
  return lines.this_trick(cause.right,
                          [&](const LineTrick& trick) { return trick.card.front() == cause.suit.front(); });
}

// On lead, where not all other suits have a right card: one that he follows to has none that costs less, or he ruffs
// the suit after the right card, too.
bool is_wrong_without_ruff(Premises& lines, const Cause& cause) {
  const char suit = cause.suit.front();
  if (!lines.setup().table.empty() || cause.card_played.front() != suit || lines.is_the_one_to_avoid(suit))
    return false;
  return lines.costs_as_much_in_another_suit(cause.seat) ||
         lines.can_have(cause.right, Premises::his_ruffs(cause), suit);
}

// It is the suit of which the hand is short, and more ruffs of it are to be had; or the suit is led for them, and after
// the card that costs there need be none; or it is the suit led now that he is to ruff, and after the right card he
// need not.
bool is_for_ruffs_alone(Premises& lines, Cause& cause) {
  const char suit = cause.suit.front();
  const auto ruffs = Premises::his_ruffs(cause);
  if (lines.is_right_in_another_suit(cause) || !lines.matters_how_long(cause, cause.seat, suit)) return false;
  if (!lines.ours(cause.seat)) {
    if (lines.can_lack(cause.card_played, ruffs, suit)) return false;
    if (lines.more_now(cause, ruffs, suit)) return true;
    if (cause.on.empty() || cause.right.front() != suit) return false;
    cause.often = !lines.always_has(cause.card_played, ruffs, suit);
    return lines.can_lack(cause.right, ruffs, suit);
  }
  if (cause.card_played.front() == suit) return false;
  if (cause.right.front() != suit) return lines.more_otherwise(cause, ruffs, suit);
  return lines.can_have(cause.right, ruffs, suit) && lines.can_lack(cause.card_played, ruffs, suit);
}

bool ruff_given(Premises& lines, Cause& cause) {
  const char suit = cause.suit.front();
  if (cause.sense == CauseSense::kRuffsAlone) return is_for_ruffs_alone(lines, cause);
  if (!cause.ground.events.empty() &&
      (!lines.matters_how_long(cause, cause.seat, suit) || !lines.is_the_one_to_avoid(suit)))
    return false;
  if (is_wrong_without_ruff(lines, cause)) return false;
  const bool of_suit = cause.card_played.front() == suit || cause.right.front() == suit;
  if (!lines.can_have(cause.card_played, Premises::his_ruffs(cause), suit)) return false;
  if (cause.right.front() == suit && cause.card_played.front() != suit && !is_not_ruffed(lines, cause)) return false;
  if (!of_suit && lines.can_have(cause.right, Premises::his_ruffs(cause), suit)) return false;
  if (cause.card_played.front() != suit && lines.can_lack(cause.card_played, Premises::his_ruffs(cause), suit))
    return false;
  cause.often = !lines.always_has(cause.card_played, Premises::his_ruffs(cause), suit) ||
                (!of_suit && !lines.never_has(cause.right, Premises::his_ruffs(cause), suit));
  return true;
}

std::string ruff_given_said(const Cause& cause, const CauseWords& w) {
  const bool leads = cause.sense != CauseSense::kRuffsAlone || cause.on.empty();
  if (leads && cause.card_played.front() == cause.suit.front())
    return str("Not a ", w.suit.one, ": ", w.who, cause.often ? " could ruff." : " would ruff.");
  if (leads && cause.right.front() == cause.suit.front())
    return str("Lead ", w.suit.many, " now: later ", w.can("ruff"), " them.");
  return str("Play ", w.right, ": otherwise ", w.can("ruff"), " a ", w.suit.one, '.');
}

// Each of the two hands can ruff its suit twice.
bool is_a_cross_ruff(Premises& lines, const Cause& cause) {
  constexpr int kOfOther = 16;
  const auto here = Premises::his_ruffs(cause);
  const auto there = Premises::ruffs(lines.partner_of(cause.seat), cause.also.front());
  const auto ask = [&](const LineTrick& trick, std::size_t, int& ruffed) {
    ruffed += (here(trick) ? 1 : 0) + (there(trick) ? kOfOther : 0);
    return ruffed % kOfOther >= 2 && ruffed / kOfOther >= 2 ? LineAnswer::kYes : LineAnswer::kOpen;
  };
  return lines.lines().some({cause.right}, {.ask = ask, .suit = cause.suit.front()});
}

// As many ruffs as the line shows, where all of them are needed; else one.
// In a line after the right card he ruffs the suit before our side has led a trump.
bool ruffs_before_trumps(Premises& lines, const Cause& cause) {
  const auto ask = [&](const LineTrick& trick, std::size_t, int&) {
    if (lines.ours(trick.plays.front().seat) && trick.led() == lines.trumps()) return LineAnswer::kNo;
    return Premises::his_ruffs(cause)(trick) ? LineAnswer::kYes : LineAnswer::kOpen;
  };
  return lines.lines().some({cause.right}, {.ask = ask, .suit = cause.suit.front()});
}

// Who is on lead has a card of the suit, and to lead it now is wrong.
bool is_led_later(const Premises& lines, char suit) {
  return lines.setup().table.empty() && !lines.in_hand(lines.mover(), suit).empty() && !lines.is_right_in(suit);
}

// No trump is right: else it is not that they are drawn.
bool ruff_lost(Premises& lines, Cause& cause) {
  if (lines.is_right_in(lines.trumps())) return false;
  if (cause.sense == CauseSense::kSpent)
    return lines.more_otherwise(cause, Premises::his_ruffs(cause), cause.suit.front()) &&
           (lines.is_about_ruffs(cause.right, cause.seat) ||
            lines.matters_how_long(cause, cause.seat, cause.suit.front()));
  if (!cause.also.empty() && !is_a_cross_ruff(lines, cause)) cause.also.clear();
  const char suit = cause.suit.front();
  const auto many = static_cast<int>(cause.ground.events.size());
  const auto ask = [&](const LineTrick& trick, std::size_t, int& ruffed) {
    if (Premises::his_ruffs(cause)(trick)) ++ruffed;
    return ruffed >= many ? LineAnswer::kYes : LineAnswer::kOpen;
  };
  const LineQuestion question{.ask = ask, .suit = suit};
  if (!cause.on.empty() && lines.lines().every(cause.right, question) &&
      lines.lines().none(cause.card_played, question))
    return true;
  cause.on.clear();
  const auto draws_one = [&](const auto& hand) {
    return !lines.ours(hand.first) && !lines.in_hand(hand.first, lines.trumps()).empty();
  };
  if (cause.person != "you")
    cause.sense = std::ranges::any_of(lines.setup().hands, draws_one) ? CauseSense::kPlain : CauseSense::kKeepOne;
  const bool keeps = cause.sense == CauseSense::kKeepOne;
  if (cause.person == "you" && !keeps && (lines.is_right_in_another_suit(cause) || is_led_later(lines, suit)))
    return false;
  if (!lines.can_have(cause.right, Premises::his_ruffs(cause), suit)) return false;
  if (!keeps && !ruffs_before_trumps(lines, cause)) return false;
  if (keeps && !lines.more_otherwise(cause, Premises::his_ruffs(cause), suit)) return false;
  return lines.is_about_ruffs(cause.right, cause.seat);
}

std::string in_the_hand_of(std::string_view person) { return person == "you" ? "in your hand" : str("in ", person); }

std::string ruff_lost_said(const Cause& cause, const CauseWords& w) {
  if (!cause.also.empty())
    return str("Do not draw trumps: ruff ", w.suit.many, ' ', in_the_hand_of(w.who), " and ",
               suit_in_words(cause.also).many, ' ', in_the_hand_of(cause.other), '.');
  if (!cause.on.empty())
    return str("Ruff ", w.suit.many, ' ', in_the_hand_of(w.who), " before you draw trumps: all ", cause.on,
               " ruffs are needed.");
  if (cause.sense == CauseSense::kSpent)
    return str("Do not lead a trump: ", w.who, " can later ruff a ", w.suit.one, '.');
  if (cause.sense == CauseSense::kKeepOne)
    return str("Keep a trump ", w.who == "you" ? "" : str(in_the_hand_of(w.who), ' '), "to ruff a ", w.suit.one, '.');
  if (w.who == "you") return str("Ruff a ", w.suit.one, " in your hand before you draw trumps.");
  return str("Let ", w.who, " ruff a ", w.suit.one, " before you draw trumps.");
}

// Ruffs are what it is about. A singleton is led for its ruff alone: without them the lead is worth no more than the
// card that costs, and more of them can be had than after that card, or without them that card costs nothing.
bool ruff_missed(Premises& lines, Cause& cause) {
  const char suit = cause.suit.front();
  if (cause.sense == CauseSense::kRuffsAlone) return is_for_ruffs_alone(lines, cause);
  if (cause.sense == CauseSense::kRuffsNow)
    return !lines.is_right_in_another_suit(cause) && !lines.in_hand(cause.seat, cause.card_played.front()).empty() &&
           lines.can_have(cause.right, Premises::his_ruffs(cause), suit) &&
           lines.matters_how_long(cause, cause.seat, suit);
  if (!lines.is_about_ruffs(cause.right, cause.seat)) return false;
  if (!cause.other.empty()) {
    if (lines.can_have(cause.card_played, Premises::his_ruffs(cause), suit)) return false;
    const auto puts_in = [&](const LineTrick& trick) {
      return trick.taker == lines.owner_of(cause.card) && lines.counted_as(trick.card) == cause.card;
    };
    cause.often =
        !lines.this_trick(cause.right, puts_in) || !lines.always_has(cause.right, Premises::his_ruffs(cause), suit);
    return lines.trick_can_be(cause.right, 0, puts_in) && lines.can_have(cause.right, Premises::his_ruffs(cause), suit);
  }
  if (!cause.alone) return true;
  return lines.lives_on_ruffs(cause.right, cause.seat) &&
         lines.can_have(cause.right, Premises::his_ruffs(cause), suit) &&
         (lines.is_all_about_ruffs(cause.right, cause.seat) ||
          lines.more_otherwise(cause, Premises::his_ruffs(cause), suit));
}

std::string ruff_missed_said(const Cause& cause, const CauseWords& w) {
  if (!cause.other.empty())
    return str("Lead ", w.right, ": ", cause.other, ", in with ", w.card, cause.often ? ", can lead a " : ", leads a ",
               w.suit.one, " for you to ruff.");
  if (cause.sense == CauseSense::kRuffsNow) return str("Lead a ", w.suit.one, ": ", has(w.who), " none and can ruff.");
  if (cause.sense == CauseSense::kRuffsAlone && cause.right.front() == cause.suit.front())
    return cause.on.empty() ? str("Lead ", w.suit.many, ": ", w.who, " can later ruff one.")
                            : str("Throw a ", w.suit.one, ": ", w.who, " can later ruff one.");
  if (cause.alone) return str("Lead ", w.right, ", a singleton: you can later ruff a ", w.suit.one, '.');
  return str(
      "Play ", w.right, ": ", w.who, " can ",
      cause.sense == CauseSense::kRuffsLater || cause.sense == CauseSense::kRuffsAlone ? "later ruff a " : "ruff a ",
      w.suit.one, '.');
}

// The mover takes this trick, and the next one can be the ruff; what the card costs is that ruff.
bool win_for_ruff(Premises& lines, Cause& cause) {
  const auto wins = [&](const LineTrick& trick) { return trick.taker == lines.mover(); };
  return lines.this_trick(cause.right, wins) && lines.trick_can_be(cause.right, 1, Premises::his_ruffs(cause)) &&
         lines.is_about_ruffs(cause.right, cause.seat) && lines.lives_on_ruffs(cause.right, cause.seat);
}

std::string win_for_ruff_said(const Cause& /*cause*/, const CauseWords& w) {
  return str("Win with ", w.right, " and lead a ", w.suit.one, " for ", w.who, " to ruff.");
}

bool ruff_cut(Premises& lines, Cause& cause) {
  // Led, the suit would be ruffed at once: where that is as right, a ruff is no loss.
  const auto of_it = [&](const std::string& right) { return cause.suit.find(right.front()) != std::string::npos; };
  if (std::ranges::any_of(lines.rights(), of_it)) return false;
  if (cause.person.empty()) {
    const auto theirs = [&](const LineTrick& trick) {
      return !lines.ours(trick.taker) && trick.card.front() == lines.trumps() && trick.led() != lines.trumps();
    };
    return !lines.is_right_in_another_suit(cause) && lines.more_now(cause, theirs, lines.trumps()) && !cause.often;
  }
  const std::string partner = lines.partner_of(cause.seat);
  const auto trumps_of = [&](const std::string& seat) { return lines.in_hand(seat, lines.trumps()).size(); };
  const bool few = !partner.empty() && trumps_of(cause.seat) < trumps_of(partner);
  // Of the hand with more trumps ruffs are no gain, unless they are what it is about.
  if (!few && !partner.empty() && !lines.is_all_about_ruffs(cause.right, cause.seat)) return false;
  return lines.more_now(cause, Premises::his_ruffs(cause), cause.suit.front()) &&
         lines.is_about_ruffs(cause.right, cause.seat) &&
         (!cause.often || lines.matters_how_long(cause, cause.seat, cause.suit.front()));
}

std::string ruff_cut_said(const Cause& cause, const CauseWords& w) {
  if (w.who.empty()) return "Lead a trump: it takes a ruff from their cross-ruff.";
  const std::string_view cut = cause.often ? ": it can take a " : ": it takes a ";
  if (!w.card.empty()) return str("Lead ", w.card, ", a trump", cut, w.suit.one, " ruff from ", w.who, '.');
  return str("Lead a trump", cut, w.suit.one, " ruff from ", w.who, '.');
}

// The ruffs of the two hands are what it is about. Where a loser goes at once, no other suit costs as much, and with a
// card of this one to follow with the hand that throws it could not; or one of them ruffs all the same, and its being
// short matters.
bool ruff_and_discard(Premises& lines, Cause& cause) {
  const std::string partner = lines.partner_of(cause.seat);
  if (!lines.is_about_ruffs(cause.right, cause.seat + partner)) return false;
  cause.often = !lines.this_trick(cause.card_played, [&](const LineTrick& trick) {
    return trick.taker == cause.seat && std::ranges::any_of(trick.plays, [&](const LinePlay& play) {
             return !lines.ours(play.seat) && play.seat != cause.seat && play.card.front() != trick.card.front() &&
                    play.card.front() != trick.led();
           });
  });
  const char suit = cause.suit.front();
  if (!cause.often) return !lines.costs_as_much_elsewhere() && lines.matters_how_long(cause, partner, suit);
  return lines.matters_how_long(cause, cause.seat, suit) || lines.matters_how_long(cause, partner, suit);
}

std::string ruff_and_discard_said(const Cause& cause, const CauseWords& w) {
  if (cause.often)
    return str("Not a ", w.suit.one, ": ", w.who, " and ", cause.other,
               " have none; they can ruff in one hand and throw a loser from the other.");
  return str("Not a ", w.suit.one, ": ", w.who, " would ruff, and ", cause.other, " throw a loser.");
}

// He overruffs, which is what it is about, and what is thrown takes no trick otherwise.
bool loser_on_loser(Premises& lines, Cause& cause) {
  return lines.is_about_ruffs(cause.right, cause.seat) &&
         takes_this_trick(lines, cause.card_played, cause.seat) == LineVerdict::kProved &&
         !lines.can_take(cause.card_played, lines.mover(), cause.right);
}

std::string loser_on_loser_said(const Cause& /*cause*/, const CauseWords& w) {
  return str("Throw a loser instead of ruffing: ", w.who, " would overruff ", w.played, '.');
}

bool ruff_high(Premises& lines, Cause& cause) {
  return lines.is_about_ruffs(cause.right, cause.seat) &&
         takes_this_trick(lines, cause.card_played, cause.seat) == LineVerdict::kProved &&
         takes_this_trick(lines, cause.right, cause.seat) == LineVerdict::kRefuted;
}

std::string ruff_high_said(const Cause& /*cause*/, const CauseWords& w) {
  return str("Ruff high, with ", w.right, ": ", w.who, " would overruff ", w.played, '.');
}

// A trump kept takes a trick that it does not take after the ruff, and so does the one that ruffed; or one of the other
// hand takes one. The card is left out where that is not so.
bool no_ruff(Premises& lines, Cause& cause) {
  if (!lines.more_otherwise(cause, lines.in_suit(true, cause.suit.front()), cause.suit.front())) return false;
  if (cause.card.empty()) return true;
  Cause gained = cause;
  gained.seat = lines.owner_of(cause.card);
  const auto one = lines.taken_with(cause.seat, cause.card_played);
  const auto other = lines.taken_with(cause.seat, cause.card);
  const auto both = [&](const LineTrick& trick, std::size_t, int& taken) {
    taken |= (one(trick) ? 1 : 0) | (other(trick) ? 2 : 0);
    return taken == 3 ? LineAnswer::kYes : LineAnswer::kOpen;
  };
  const LineQuestion asked{.ask = both, .suit = cause.suit.front()};
  const bool own = cause.other.empty();
  if (!lines.takes_after(cause.right, cause.card_played, gained) ||
      (own && !lines.lines().some({cause.right}, asked))) {
    cause.card.clear();
    return true;
  }
  cause.often = gained.often || (own && !lines.lines().every(cause.right, asked));
  return true;
}

std::string no_ruff_said(const Cause& cause, const CauseWords& w) {
  const std::string_view ruff = cause.on.empty() ? "Do not ruff: " : "Do not overruff: ";
  const std::string_view can = cause.often ? "can " : "";
  if (w.card.empty()) return str(ruff, "kept, your trumps ", can, "take a trick more.");
  if (cause.other.empty()) return str(ruff, "kept, ", w.played, " and ", w.card, ' ', can, "both take tricks.");
  return str(ruff, "then ", owner(cause.other), ' ', w.card, w.takes, '.');
}

// The winner takes this trick, which nobody can ruff yet, and none otherwise, or not always.
bool cash_before_ruff(Premises& lines, Cause& cause) {
  const std::string& card = cause.card.empty() ? cause.right : cause.card;
  const std::string owner = lines.owner_of(card);
  if (!lines.this_trick(cause.right, lines.taken_with(owner, card))) return false;
  if (!cause.on.empty())
    return !lines.is_right_in_another_suit(cause) &&
           lines.lines().some_not({cause.card_played}, lines.takes(owner, card));
  Cause winner = cause;
  winner.seat = owner;
  winner.card = card;
  if (!lines.takes_after(cause.right, cause.card_played, winner)) return false;
  cause.often = winner.often;
  return true;
}

std::string cash_before_ruff_said(const Cause& cause, const CauseWords& w) {
  if (!cause.on.empty())
    return str("Cash ", w.card.empty() ? w.right : w.card, " first: ", w.who, " would throw a ", w.suit.one,
               " and ruff it later.");
  return str(cause.also.empty() ? str("Cash ", w.right, " first") : str("Take the trick with ", w.right), ": later ",
             w.can("ruff"), " it.");
}

constexpr std::array kRuffsForms = {
    CauseForm{.kind = CauseKind::kDrawTrumps,
              .name = "draw-trumps",
              .said = draw_trumps_said,
              .holds = draw_trumps,
              .plan = true},
    CauseForm{.kind = CauseKind::kRuffGiven, .name = "ruff-given", .said = ruff_given_said, .holds = ruff_given},
    CauseForm{.kind = CauseKind::kRuffLost, .name = "ruff-lost", .said = ruff_lost_said, .holds = ruff_lost},
    CauseForm{.kind = CauseKind::kRuffMissed, .name = "ruff-missed", .said = ruff_missed_said, .holds = ruff_missed},
    CauseForm{.kind = CauseKind::kWinForRuff, .name = "win-for-ruff", .said = win_for_ruff_said, .holds = win_for_ruff},
    CauseForm{.kind = CauseKind::kRuffCut, .name = "ruff-cut", .said = ruff_cut_said, .holds = ruff_cut, .plan = true},
    CauseForm{.kind = CauseKind::kRuffAndDiscard,
              .name = "ruff-and-discard",
              .said = ruff_and_discard_said,
              .holds = ruff_and_discard},
    CauseForm{.kind = CauseKind::kLoserOnLoser,
              .name = "loser-on-loser",
              .said = loser_on_loser_said,
              .holds = loser_on_loser},
    CauseForm{.kind = CauseKind::kRuffHigh, .name = "ruff-high", .said = ruff_high_said, .holds = ruff_high},
    CauseForm{.kind = CauseKind::kNoRuff, .name = "no-ruff", .said = no_ruff_said, .holds = no_ruff},
    CauseForm{.kind = CauseKind::kCashBeforeRuff,
              .name = "cash-before-ruff",
              .said = cash_before_ruff_said,
              .holds = cash_before_ruff},
};

}  // namespace

std::span<const CauseForm> ruffs() { return kRuffsForms; }

}  // namespace ouverte::tutor::forms
