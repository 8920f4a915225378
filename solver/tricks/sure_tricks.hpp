// Lower bounds on the tricks a camp still takes, seen at the start of a trick without search. Each holds for four
// players, plain tricks, any camps, provided that the camp wants tricks. Nothing is said (0 tricks) where the count
// does not come to `needed`; the caller guarantees that the book expects the deal and the camps, and that `needed` > 0.
#pragma once

#include "solver/tricks/claim.hpp"
#include "solver/tricks/state.hpp"
#include "solver/tricks/suit_book.hpp"

namespace ouverte::tricks {

// Tricks that the camp of the leader can take before it loses the lead.
//
// The leader cashes his own winners and then, if that pays, crosses to one partner who cashes his. A card is a winner
// when no opponent holds a higher one of its suit. The j-th winner counts while every other member of the camp is out
// of the suit or can follow below it, and while no opponent who holds trumps is out of the suit. When the winners
// outlast all other holdings, the small cards behind them count too. Leader and partner part the suits between them;
// neither needs his winners for discards unless the count already equals the tricks left.
[[nodiscard]] Sure quick_tricks(const State<4>& state, SuitBook& book, CardSet trumps, Camp camp, int needed);

// Tricks that a camp takes in the end whoever leads.
//
// Trumps: a hand with t trumps plays each to a trick of its own, and loses it only to a higher trump of the other camp,
// each of which beats one: it takes t less the size of the largest matching of their trumps with lower ones of its own.
// No trump: when the camp on lead can run no more than `run` tricks, counting in each suit that it tops the longest of
// its holdings, and more are left, it must let the other camp in for one trick. Not claimed for a camp of one player
// who tops three suits while they can run one: he may have to throw a winner before they choose what to lead.
[[nodiscard]] Sure later_tricks(const State<4>& state, SuitBook& book, CardSet trumps, Camp camp, int needed);

// All of these in turn: which side is sure of what it needs, the camp of the leader or the others.
struct SureSide {
  bool known = false;
  bool leaders = false;
  CardSet basis;
};
[[nodiscard]] SureSide sure_side(const State<4>& state, SuitBook& book, CardSet trumps, Camp leaders, int leaders_need,
                                 int others_need);

}  // namespace ouverte::tricks
