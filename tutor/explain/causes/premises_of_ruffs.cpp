// Premises of ruffs, and of what becomes of trumps.
#include <algorithm>

#include "tutor/explain/causes/premises_by_kind.hpp"

namespace ouverte::tutor::premises {
namespace {

Premises::TrickTest his_ruffs(const Cause& cause) { return Premises::ruffs(cause.seat, cause.suit.front()); }

Premises::TrickTest their_ruffs(const Premises& lines, const Cause& cause) {
  return [&lines, suit = cause.suit.front()](const LineTrick& trick) {
    return !lines.ours(trick.taker) && trick.led() == suit && trick.card.front() != suit;
  };
}

LineVerdict takes_this_trick(Premises& lines, const std::string& after, const std::string& seat) {
  return lines.trick_is(after, 0, [&](const LineTrick& trick) { return trick.taker == seat; });
}

// Whichever trump he overruffs the right card with, the card of the cause can then take a trick.
bool is_promoted(Premises& lines, const Cause& cause, const std::string& seat) {
  const std::vector<std::string> played = lines.lines().until({cause.right}, seat);
  return !played.empty() && std::ranges::all_of(lines.in_hand(seat, lines.trumps()), [&](const std::string& trump) {
    if (rank_place(trump) > rank_place(cause.right)) return true;
    std::vector<std::string> cards = played;
    cards.push_back(trump);
    return lines.lines().some(cards, lines.takes(cause.seat, cause.card));
  });
}

}  // namespace

// What is ruffed now need not be then. Who ruffs is named where it is he alone.
bool draw_trumps(Premises& lines, Cause& cause) {
  const char suit = cause.suit.front();
  if (!cause.person.empty() && !lines.is_all_about_ruffs(cause.right, cause.seat)) cause.person.clear();
  if (!cause.person.empty()) return lines.can_lack(cause.right, his_ruffs(cause), suit);
  cause.often = !lines.always_has(cause.card_played, their_ruffs(lines, cause), suit);
  return lines.can_lack(cause.right, their_ruffs(lines, cause), suit);
}

bool ruff_given(Premises& lines, Cause& cause) {
  const char suit = cause.suit.front();
  const bool of_suit = cause.card_played.front() == suit || cause.right.front() == suit;
  if (!lines.can_have(cause.card_played, his_ruffs(cause), suit)) return false;
  if (!of_suit && lines.can_have(cause.right, his_ruffs(cause), suit)) return false;
  cause.often = !lines.always_has(cause.card_played, his_ruffs(cause), suit) ||
                (!of_suit && !lines.never_has(cause.right, his_ruffs(cause), suit));
  return true;
}

// As many ruffs as the line shows, where all of them are needed; else one.
bool ruff_lost(Premises& lines, Cause& cause) {
  const char suit = cause.suit.front();
  const auto many = static_cast<int>(cause.ground.events.size());
  const auto ask = [&](const LineTrick& trick, std::size_t, int& ruffed) {
    if (his_ruffs(cause)(trick)) ++ruffed;
    return ruffed >= many ? LineAnswer::kYes : LineAnswer::kOpen;
  };
  const LineQuestion question{.ask = ask, .suit = suit};
  if (!cause.on.empty() && lines.lines().every(cause.right, question) &&
      lines.lines().none(cause.card_played, question))
    return true;
  cause.on.clear();
  if (!lines.can_have(cause.right, his_ruffs(cause), suit)) return false;
  return lines.is_about_ruffs(cause.right, cause.seat);
}

// More ruffs of the suit can be had than after the card that costs, and they are what it is about. A singleton is led
// for its ruff alone: it comes in every line that is tried, and without it the lead is worth no more than the other.
bool ruff_missed(Premises& lines, Cause& cause) {
  const char suit = cause.suit.front();
  if (!lines.is_about_ruffs(cause.right, cause.seat) || !lines.more_otherwise(cause, his_ruffs(cause), suit))
    return false;
  if (!cause.alone) return true;
  return !lines.can_lack(cause.right, his_ruffs(cause), suit) && lines.lives_on_ruffs(cause.right, cause.seat);
}

bool ruff_cut(Premises& lines, Cause& cause) { return lines.more_now(cause, his_ruffs(cause), cause.suit.front()); }

bool ruff_and_discard(Premises& lines, Cause& cause) {
  cause.often = !lines.this_trick(cause.card_played, [&](const LineTrick& trick) {
    return trick.taker == cause.seat && std::ranges::any_of(trick.plays, [&](const LinePlay& play) {
             return !lines.ours(play.seat) && play.seat != cause.seat && play.card.front() != trick.card.front() &&
                    play.card.front() != trick.led();
           });
  });
  return true;
}

// He overruffs, and what is thrown takes no trick otherwise.
bool loser_on_loser(Premises& lines, Cause& cause) {
  return takes_this_trick(lines, cause.card_played, cause.seat) == LineVerdict::kProved &&
         !lines.can_take(cause.card_played, lines.mover(), cause.right);
}

bool trump_hold_up(Premises& lines, Cause& cause) {
  const char suit = cause.suit.front();
  return lines.ours(cause.seat) == lines.can_have(cause.right, his_ruffs(cause), suit);
}

// Declarer ruffs, and our trumps take more tricks for it.
bool force(Premises& lines, Cause& cause) {
  if (!lines.can_have(cause.right, his_ruffs(cause), cause.suit.front())) return false;
  if (!lines.more_otherwise(cause, lines.in_suit(true, lines.trumps()), lines.trumps())) return false;
  cause.often = !lines.always_has(cause.right, his_ruffs(cause), cause.suit.front());
  return true;
}

// With as many trumps as he has it is the ruff that leaves us with fewer.
bool control(Premises& lines, Cause& cause) {
  const char trumps = lines.trumps();
  if (lines.in_hand(lines.mover(), trumps).size() != lines.in_hand(cause.seat, trumps).size()) return false;
  if (cause.card.empty())
    return lines.more_now(cause, lines.in_suit(false, cause.suit.front()), cause.suit.front());
  return lines.takes_after(cause.card_played, cause.right, cause);
}

// Everybody who can overruff.
bool promotion(Premises& lines, Cause& cause) {
  const char led = lines.setup().table.front().front();
  return std::ranges::all_of(lines.setup().hands, [&](const auto& hand) {
    const std::string& seat = hand.first;
    const bool overruffs = !lines.ours(seat) && !lines.has_played(seat) && lines.in_hand(seat, led).empty() &&
                           std::ranges::any_of(lines.in_hand(seat, lines.trumps()), [&](const std::string& trump) {
                             return rank_place(trump) < rank_place(cause.right);
                           });
    return !overruffs || is_promoted(lines, cause, seat);
  });
}

bool promotion_lead(Premises& lines, Cause& cause) {
  return lines.more_otherwise(cause, lines.in_suit(true, lines.trumps()), lines.trumps());
}

bool ruff_high(Premises& lines, Cause& cause) {
  return takes_this_trick(lines, cause.card_played, cause.seat) == LineVerdict::kProved &&
         takes_this_trick(lines, cause.right, cause.seat) == LineVerdict::kRefuted;
}

bool no_ruff(Premises& lines, Cause& cause) {
  return lines.more_otherwise(cause, lines.in_suit(true, cause.suit.front()), cause.suit.front());
}

// The winner takes a trick then, and none otherwise, or not always.
bool cash_before_ruff(Premises& lines, Cause& cause) {
  const std::string& card = cause.card.empty() ? cause.right : cause.card;
  const std::string owner = lines.owner_of(card);
  if (!cause.on.empty())
    return lines.lines().some_not({cause.card_played}, lines.takes(owner, card));
  Cause winner = cause;
  winner.seat = owner;
  winner.card = card;
  if (!lines.takes_after(cause.right, cause.card_played, winner)) return false;
  cause.often = winner.often;
  return true;
}

}  // namespace ouverte::tutor::premises
