// Who's Who: the rules page `rules.md` in C++, same headings, same order. This file alone makes the game solvable.
//
// The Jokers are the pack's numbers 15 and 31. Giving a trick is a move of its own: it has the number of a card that no
// pack has (`giving_to`), so that moves of both kinds make one set.
#pragma once

#include <array>
#include <boost/container/static_vector.hpp>
#include <cstdint>

#include "solver/cards/pack.hpp"
#include "solver/tricks/follow.hpp"
#include "solver/tricks/state.hpp"

namespace ouverte::games::whos_who {

using cards::Card;
using cards::CardSet;
using cards::Seat;
using cards::Suit;

inline constexpr cards::Pack kSmallPack = cards::pack_with_jokers("Who's Who's 42 cards", cards::from_rank('5'), 2);
inline constexpr cards::Pack kLargePack = cards::pack_with_jokers("Who's Who's 54 cards", CardSet::common_pack(), 2);
static_assert(kSmallPack.cards.size() == 42 && kLargePack.cards.size() == 54);
inline constexpr int kPlayers = 3;

enum class PackSize : std::uint8_t { kSmall, kLarge };
constexpr const cards::Pack& pack_of(PackSize size) { return size == PackSize::kSmall ? kSmallPack : kLargePack; }
constexpr int all_tricks(PackSize size) { return pack_of(size).cards.size() / kPlayers; }  // 14, or 18
inline constexpr int kMostTricks = all_tricks(PackSize::kLarge);

inline constexpr CardSet kJokers = kSmallPack.extra();
inline constexpr CardSet kSuitCards = CardSet::common_pack();

// ## Sides. The players' Jokers, as dealt, say who is the soloist: whoever has both, or else the third.
constexpr Seat soloist_of(const std::array<CardSet, kPlayers>& dealt) {
  for (std::size_t seat = 0; seat < kPlayers; ++seat)
    if (dealt[seat].holds(kJokers)) return static_cast<Seat>(seat);
  for (std::size_t seat = 0; seat < kPlayers; ++seat)
    if ((dealt[seat] & kJokers).empty()) return static_cast<Seat>(seat);
  return {};
}

// ## Play
// The move that gives the trick to a player, and which player that is.
constexpr Card giving_to(Seat taker) { return Card(cards::kLane * cards::index(taker) + cards::kRanks); }
inline constexpr CardSet kGivings =
    CardSet(giving_to(Seat{0})) | CardSet(giving_to(Seat{1})) | CardSet(giving_to(Seat{2}));
constexpr Seat given_to(Card giving) { return static_cast<Seat>(giving.number() / cards::kLane); }

// With all the cards of a trick with a Joker on the table, the trick waits to be given by `giver`, who is to move.
struct State : tricks::State<kPlayers> {
  Seat giver{};

  [[nodiscard]] constexpr bool waits() const { return on_table == kPlayers; }
  [[nodiscard]] constexpr Seat to_move() const { return waits() ? giver : tricks::State<kPlayers>::to_move(); }
};

// The seat whose card takes a full trick without a Joker: the second-highest card of the suit led, the lower of two;
// the leader if nobody followed.
constexpr Seat taker_of(const State& state) {
  const auto beaten_by = [&state](Card card) {  // cards of the suit led that are higher
    int higher = 0;
    for (const Card other : state.table) higher += other.suit() == state.led() && other > card ? 1 : 0;
    return higher;
  };
  for (int place = 0; place < kPlayers; ++place) {
    const Card card = state.table[static_cast<std::size_t>(place)];
    if (card.suit() == state.led() && beaten_by(card) == 1) return cards::left_of(state.leader, kPlayers, place);
  }
  return state.leader;
}

// ## Result and scores
// Whether the soloist wins, with s tricks against p and q.
constexpr bool soloist_wins(int s, int p, int q) {
  if (2 * s > s + p + q) return true;  // an overall majority
  if (p == q) return s != p;
  return (p < s && s < q) || (q < s && s < p);
}

// ## Objectives
// The others are ways in which the soloist wins, or does not: a majority, the middle number, partners who are level and
// he is not; fewer than both partners, as many as one, more than both.
enum class Objective : std::uint8_t { kScore, kMake, kMajority, kMiddle, kLevel, kNotLeast, kNotEqual, kNotMost };

constexpr bool holds(Objective objective, int s, int p, int q) {
  const bool wins = soloist_wins(s, p, q);
  switch (objective) {
    case Objective::kMajority:
      return 2 * s > s + p + q;
    case Objective::kMiddle:
      return (p < s && s < q) || (q < s && s < p);
    case Objective::kLevel:
      return p == q && s != p;
    case Objective::kNotLeast:
      return wins || s >= p || s >= q;
    case Objective::kNotEqual:
      return wins || (s != p && s != q);
    case Objective::kNotMost:
      return wins || s <= p || s <= q;
    default:
      return wins;
  }
}

// What s tricks against p and q are worth.
constexpr int value_of(Objective objective, int s, int p, int q) {
  if (objective != Objective::kScore) return holds(objective, s, p, q) ? 1 : 0;
  return soloist_wins(s, p, q) ? 2 * (10 + s) : -2 * (10 + s);
}

struct Contract {
  Seat soloist{};
  PackSize pack = PackSize::kSmall;
};

class Game {
 public:
  using State = whos_who::State;
  using Move = Card;  // a card, or a giving
  using MoveList = boost::container::static_vector<Card, kMostTricks>;

  constexpr Game(const Contract& contract, Objective objective) : contract_(contract), objective_(objective) {}

  [[nodiscard]] constexpr const Contract& contract() const { return contract_; }
  [[nodiscard]] constexpr Objective objective() const { return objective_; }
  [[nodiscard]] constexpr Seat soloist() const { return contract_.soloist; }
  // The partner on the soloist's left, and the other.
  [[nodiscard]] constexpr Seat partner(int which) const { return cards::left_of(soloist(), kPlayers, 1 + which); }

  [[nodiscard]] constexpr bool over(const State& state) const { return state.live.empty(); }
  [[nodiscard]] constexpr bool maximises(const State& state) const { return state.to_move() == soloist(); }
  [[nodiscard]] constexpr int value(const State& state) const {
    const auto won = [&state](Seat seat) { return static_cast<int>(state.won[static_cast<std::size_t>(seat)]); };
    return value_of(objective_, won(soloist()), won(partner(0)), won(partner(1)));
  }

  [[nodiscard]] constexpr CardSet legal(const State& state) const {
    if (state.waits()) return kGivings;
    const CardSet hand = state.hand(state.to_move());
    // Of the Jokers in a hand, which are alike (decision 4), the first stands for both.
    CardSet cards = hand & kSuitCards;
    if (const CardSet jokers = hand & kJokers; !jokers.empty()) cards.add(jokers.lowest());
    // A Joker may be led only by a player who holds nothing but Jokers.
    if (state.new_trick()) return (cards & kSuitCards).empty() ? cards : cards & kSuitCards;
    // Decision 3: when a Joker is led no suit is led.
    if (kJokers.has(state.table[0])) return cards;
    // Decisions 1 and 2: a player who can follow suit must; one who cannot may play any card.
    const CardSet same = cards & CardSet::of(state.led());
    return same.empty() ? cards : same;
  }
  void moves(const State& state, MoveList& out) const {
    for (const Card move : legal(state)) out.push_back(move);
  }

  constexpr void play(State& state, Card move) const {
    if (state.waits()) return take(state, given_to(move));
    const Seat seat = state.to_move();
    state.hands[static_cast<std::size_t>(seat)].remove(move);
    if (kSuitCards.has(move))
      state.lengths -= std::uint64_t{1} << (16 * cards::index(seat) + 4 * cards::index(move.suit()));
    state.table[state.on_table++] = move;
    if (!state.waits()) return;
    const CardSet jokers = jokers_on_table(state);
    if (jokers.empty()) return take(state, taker_of(state));
    if (jokers.single()) {
      for (int place = 0; place < kPlayers; ++place)
        if (jokers.has(state.table[static_cast<std::size_t>(place)]))
          state.giver = cards::left_of(state.leader, kPlayers, place);
    } else {
      state.giver = soloist();  // decision 4
    }
  }

  // The trick on the table goes to `taker`, who leads to the next.
  static constexpr void take(State& state, Seat taker) {
    for (const Card gone : state.table) state.live.remove(gone);
    ++state.won[static_cast<std::size_t>(taker)];
    state.leader = taker;
    state.on_table = 0;
  }

  // The Jokers among the cards on the table.
  [[nodiscard]] static constexpr CardSet jokers_on_table(const State& state) {
    CardSet jokers;
    for (std::size_t i = 0; i < state.on_table; ++i)
      if (kJokers.has(state.table[i])) jokers.add(state.table[i]);
    return jokers;
  }

 private:
  Contract contract_;
  Objective objective_;
};

}  // namespace ouverte::games::whos_who
