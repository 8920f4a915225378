// Lower bounds on the tricks a camp still takes, seen at the start of a trick without search. Each holds for four
// players, plain tricks, any camps, provided that the camp wants tricks. Nothing is said (0 tricks) where the count
// does not come to `needed`; the caller guarantees that the book expects the deal and the camps, and that `needed` > 0.
#pragma once

#include "solver/tricks/state.hpp"
#include "solver/tricks/static_bound.hpp"
#include "solver/tricks/suit_book.hpp"

namespace ouverte::tricks {

// Tricks that the camp of the leader can take before it loses the lead.
//
// The leader cashes with one partner's help (`suit_run.hpp`), comes to be on lead again after every suit, and at last
// may cross to a partner, who cashes what the two still have in all suits. No more tricks of a plain suit count than an
// opponent who holds trumps can follow to, nor more of all plain suits than every member of the camp has cards beside
// his trumps: he might have to ruff. Nobody needs the cards that he is to win with, or to follow with, for discards: to
// every trick that is counted he plays one of those or has none of the suit left, and he has as many cards as there are
// tricks.
[[nodiscard]] Sure quick_tricks(const State<4>& state, SuitBook& book, CardSet trumps, Camp camp, int needed);

// Tricks that a camp takes in the end whoever leads.
//
// Trumps: a hand with t trumps plays each to a trick of its own, and loses it only to a higher trump of the other camp,
// each of which beats one: it takes t less the size of the largest matching of their trumps with lower ones of its own.
// A camp of two that has the highest m trumps takes at least m, or as many as its longer hand H has. For to each trick
// to which H plays a trump the camp can give one of them and win: if the partner plays none, H plays one of its own, or
// has none and the partner has all m; if both play, one of them plays low, or both have nothing else and m was greater
// than the number of H's trumps. And if only the partner plays a trump, he loses none of the m. No trump, of the camp
// that is not on lead: when it tops every suit that the leader holds, the winner of the trick has the lead and cashes
// what he can with the lead coming back to him; the fewest of that over the suits are sure. No trump, one trick: when
// the camp on lead can run no more than `run` tricks, counting in each suit that it tops the longest of its holdings,
// and more are left, it must let the other camp in. Not claimed for a camp of one player who tops three suits while
// they can run one: he may have to throw a winner before they choose what to lead.
[[nodiscard]] Sure later_tricks(const State<4>& state, SuitBook& book, CardSet trumps, Camp camp, int needed);

// Two against two, and one card has been led: tricks that the camp of the second and the fourth hand takes in the end.
//
// If either has a card that beats the one led and all that the third hand can play, it takes the trick with the lowest
// such. In no trump it then cashes what is counted as if the third hand and the partner had played their lowest card of
// the suit, and nothing where they have none. Other cards of the third hand change nothing: it is left with as many of
// the suit, none of them higher, or with fewer of another, and a count only asks which of the opponents' cards can beat
// a winner. A partner without the suit has a card to spare: he needs no more of his cards than tricks are counted after
// this one. At trumps the camp has besides what is left to it of later tricks in trumps, whatever the third hand does
// with its own; not claimed where the partner would have to ruff. The caller guarantees that `needed` is no more than
// the tricks left.
[[nodiscard]] Sure second_hand_tricks(const State<4>& state, SuitBook& book, CardSet trumps, Camp camp, int needed);

// All but the last of these in turn: which side is sure of what it needs, the camp of the leader or the others.
struct SureSide {
  bool known = false;
  bool leaders = false;
  CardSet basis;
};
[[nodiscard]] SureSide sure_side(const State<4>& state, SuitBook& book, CardSet trumps, Camp leaders, int leaders_need,
                                 int others_need);

}  // namespace ouverte::tricks
