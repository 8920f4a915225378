// 42-card Dreiertarock: the rules page `rules.md` in C++, same headings, same order. This file alone makes the game
// solvable; what a deal is worth from its facts is in `settlement.hpp`.
#pragma once

#include <array>
#include <boost/container/static_vector.hpp>
#include <cassert>
#include <cstdint>

#include "solver/cards/card_set.hpp"
#include "solver/cards/pack.hpp"
#include "solver/cards/seat.hpp"
#include "solver/games/dreiertarock/settlement.hpp"
#include "solver/tricks/camp.hpp"
#include "solver/tricks/winner.hpp"

namespace ouverte::games::dreiertarock {

using cards::Card;
using cards::CardSet;
using cards::Suit;
using tricks::Camp;

// The pack: trumps from the top Sküs, Mond, 20 … 2, Pagat; five cards in each suit.
inline constexpr CardSet kTrumps = cards::kTarockPack.extra();
inline constexpr Card kSkues = cards::tarock_trump(cards::kSkues);
inline constexpr Card kMond = cards::tarock_trump(21);
inline constexpr Card kPagat = cards::tarock_trump(1);
inline constexpr CardSet kTrull = CardSet(kSkues) | CardSet(kMond) | CardSet(kPagat);
inline constexpr CardSet kKings{0x10'10'10'10};

constexpr bool is_trump(Card card) { return kTrumps.has(card); }
constexpr CardSet suit_cards(Suit suit) {
  assert(index(suit) < cards::kSuits);
  return CardSet(std::uint64_t{0x1F} << cards::kTarockLane * index(suit));
}
// The suit of a card that is no trump.
constexpr Suit suit_of(Card card) { return static_cast<Suit>(card.number() / cards::kTarockLane); }
// The trumps, or the suit, that a card belongs to.
constexpr CardSet kin_of(Card card) { return is_trump(card) ? kTrumps : suit_cards(suit_of(card)); }

// Card points, counted singly.
constexpr int card_points(Card card) {
  constexpr std::array<int, cards::kTarockSuitCards> kPoints = {0, 2, 3, 4, 5};  // pip card, Jack, Knight, Queen, King
  if (is_trump(card)) return kTrull.has(card) ? 5 : 1;
  return kPoints[static_cast<std::size_t>(card.number() % cards::kTarockLane)];
}
constexpr int card_points(CardSet set) {
  int points = 0;
  for (const Card card : set) points += card_points(card);
  return points;
}
static_assert(card_points(cards::kTarockPack.cards) == kAllPoints);

// ## Contracts
// Exchange: the cards that may be laid aside, out of the hand with its group of the talon: three that are neither Kings
// nor of the Trull, and trumps only when no other suit card is left to lay aside.
inline constexpr int kLaidAside = 3;
constexpr bool may_lay_aside(CardSet hand, CardSet aside) {
  if (!hand.holds(aside) || aside.size() != kLaidAside || !(aside & (kKings | kTrull)).empty()) return false;
  return (aside & kTrumps).empty() || ((hand - aside) - kTrumps - kKings).empty();
}

// ## Play
struct State {
  std::array<CardSet, kPlayers> hands{};
  CardSet live;                        // in hand or on the table when the trick in progress began
  std::array<Card, kPlayers> table{};  // the trick in progress, in the order played: the first `on_table` count
  std::uint8_t on_table = 0;
  Seat leader{};                             // to the trick in progress
  Seat winning{};                            // seat of the card that takes the trick so far; when `on_table` > 0
  Card best{};                               // that card
  std::array<std::uint8_t, kPlayers> won{};  // tricks
  // Card points out of play: [0] the declarer's, [1] the defenders'; in Trischaken each seat's, less the talon's.
  std::array<std::uint8_t, kPlayers> points{};
  std::int8_t mondfang = kNobody;  // who has earned it
  Ultimo ultimo = Ultimo::kNone;
  Seat pagat_by{};  // who played the Pagat to the last trick; unless kNone

  [[nodiscard]] constexpr bool new_trick() const { return on_table == 0; }
  [[nodiscard]] constexpr Seat to_move() const { return cards::left_of(leader, kPlayers, on_table); }
  [[nodiscard]] constexpr CardSet hand(Seat seat) const { return hands[static_cast<std::size_t>(seat)]; }
  // Tricks still to be decided, the one in progress included.
  [[nodiscard]] constexpr int tricks_left() const { return hand(leader).size() + (on_table > 0 ? 1 : 0); }
};

// The state at the start of a trick, nothing won so far.
constexpr State new_state(const std::array<CardSet, kPlayers>& hands, Seat leader) {
  State state;
  state.hands = hands;
  state.live = hands[0] | hands[1] | hands[2];
  state.leader = leader;
  return state;
}

// A trump wins a trick if a trump was led or, but for Suit-Solo, over any card of a suit.
constexpr bool beats(Name name, Card card, Card best) {
  if (kin_of(best).has(card)) return card > best;
  return is_trump(card) && name != Name::kSuitSolo;
}

// A Pagat held back in Trischaken: it may be played only as the last trump.
constexpr CardSet without_early_pagat(Name name, CardSet cards) {
  const CardSet higher = cards & (kTrumps - CardSet(kPagat));
  return name == Name::kTrischaken && !higher.empty() ? cards - CardSet(kPagat) : cards;
}

constexpr CardSet may_lead(Name name, CardSet hand) {
  const CardSet suits = hand - kTrumps;
  if (name == Name::kSuitSolo && !suits.empty()) return suits;
  return without_early_pagat(name, hand);
}

// Follow suit; if you cannot, play a trump; if you have neither, any card. Nobody need head the trick.
constexpr CardSet may_follow(Name name, CardSet hand, Card led) {
  if (const CardSet same = hand & kin_of(led); !same.empty()) return without_early_pagat(name, same);
  if (const CardSet trumps = hand & kTrumps; !trumps.empty()) return without_early_pagat(name, trumps);
  return hand;
}

// ## Objectives
// Those after kMake are parts of the payment, as they come out to the declarer's liking: his bonuses, and that the
// defenders have none.
enum class Objective : std::uint8_t {
  kPayment,
  kPoints,
  kMake,
  kMondfang,
  kNoMondfang,
  kUltimo,        // his Pagat takes the last trick
  kUltimoKept,    // it is not lost there
  kNoUltimo,      // no defender's Pagat takes the last trick
  kUltimoBeaten,  // one is lost there
  kAbsolute,
  kNoAbsolute,
  kSlam,
  kNoSlam
};

// Whether a yes-or-no objective comes out so.
constexpr bool holds(Objective objective, const Contract& contract, const Result& result) {
  const bool by_declarer = result.pagat_by == contract.declarer;
  switch (objective) {
    case Objective::kMondfang:
      return result.mondfang == cards::index(contract.declarer);
    case Objective::kNoMondfang:
      return result.mondfang == kNobody || result.mondfang == cards::index(contract.declarer);
    case Objective::kUltimo:
      return result.ultimo == Ultimo::kTaken && by_declarer;
    case Objective::kUltimoKept:
      return result.ultimo != Ultimo::kMissed || !by_declarer;
    case Objective::kNoUltimo:
      return result.ultimo != Ultimo::kTaken || by_declarer;
    case Objective::kUltimoBeaten:
      return result.ultimo == Ultimo::kMissed && !by_declarer;
    case Objective::kAbsolute:
      return result.points >= kToAbsolute;
    case Objective::kNoAbsolute:
      return result.points > kAllPoints - kToAbsolute;
    case Objective::kSlam:
      return result.tricks == kAllTricks;
    case Objective::kNoSlam:
      return result.tricks > 0;
    default:
      return game_won(contract, result);
  }
}

class Game {
 public:
  using State = dreiertarock::State;
  using Move = Card;
  using MoveList = boost::container::static_vector<Card, kAllTricks>;

  // `player`: whose guarantee, in Trischaken; not read in the other contracts.
  constexpr Game(const Contract& contract, Objective objective, Seat player = {})
      : contract_(contract), objective_(objective), player_(player) {
    const Camp alone{trischaken() ? player : contract.declarer};
    // In Trischaken the chosen player minimises his own points.
    maximisers_ = trischaken() && objective == Objective::kPoints ? alone.others(kPlayers) : alone;
  }

  [[nodiscard]] constexpr const Contract& contract() const { return contract_; }
  [[nodiscard]] constexpr Objective objective() const { return objective_; }
  [[nodiscard]] constexpr Seat player() const { return player_; }
  [[nodiscard]] constexpr bool trischaken() const { return contract_.name == Name::kTrischaken; }
  // The one who plays against the other two: the declarer, or whose guarantee it is.
  [[nodiscard]] constexpr Seat alone() const { return trischaken() ? player_ : contract_.declarer; }
  [[nodiscard]] constexpr Camp maximisers() const { return maximisers_; }
  // Whose the card points of a seat's tricks are: an index of `State::points`.
  [[nodiscard]] constexpr std::size_t account(Seat seat) const {
    return trischaken() ? static_cast<std::size_t>(seat) : seat == contract_.declarer ? 0 : 1;
  }

  [[nodiscard]] bool over(const State& state) const { return state.live.empty(); }
  [[nodiscard]] bool maximises(const State& state) const { return maximisers_.has(state.to_move()); }
  [[nodiscard]] int value(const State& state) const {
    if (trischaken())
      return objective_ == Objective::kPoints ? state.points[account(player_)]
                                              : trischaken_payment(state.points, player_);
    return worth(result_of(state));
  }
  // What the facts of the deal are worth; not in Trischaken.
  [[nodiscard]] int worth(const Result& result) const {
    if (objective_ == Objective::kPoints) return result.points;
    return objective_ == Objective::kPayment ? payment(contract_, result) : int{holds(objective_, contract_, result)};
  }
  // Decision 12: points and tricks from the first on.
  [[nodiscard]] Result result_of(const State& state) const {
    return {.points = state.points[0],
            .tricks = state.won[static_cast<std::size_t>(contract_.declarer)],
            .mondfang = state.mondfang,
            .ultimo = state.ultimo,
            .pagat_by = state.pagat_by};
  }

  [[nodiscard]] CardSet legal(const State& state) const {
    const CardSet hand = state.hand(state.to_move());
    return state.new_trick() ? may_lead(contract_.name, hand) : may_follow(contract_.name, hand, state.table[0]);
  }
  void moves(const State& state, MoveList& out) const {
    for (const Card card : legal(state)) out.push_back(card);
  }

  void play(State& state, Card card, tricks::Power power = tricks::Power::kOwn) const {
    const Seat seat = state.to_move();
    const bool last_trick = state.tricks_left() == 1;
    state.hands[static_cast<std::size_t>(seat)].remove(card);
    if (state.new_trick() || (power == tricks::Power::kOwn && beats(contract_.name, card, state.best))) {
      state.best = card;
      state.winning = seat;
    }
    state.table[state.on_table++] = card;
    if (card == kPagat && last_trick) {
      state.ultimo = Ultimo::kMissed;
      state.pagat_by = seat;
    }
    if (state.on_table == kPlayers) end_trick(state);
  }

 private:
  void end_trick(State& state) const {
    const Seat taker = state.winning;
    CardSet fallen;
    for (const Card card : state.table) fallen.add(card);
    // Decisions 3 and 4: the Sküs takes the Mond, and the Pagat the last trick, only by taking the trick.
    if (state.best == kSkues && fallen.has(kMond)) state.mondfang = static_cast<std::int8_t>(taker);
    if (state.best == kPagat && state.ultimo == Ultimo::kMissed) state.ultimo = Ultimo::kTaken;
    state.live -= fallen;
    ++state.won[static_cast<std::size_t>(taker)];
    state.points[account(taker)] += static_cast<std::uint8_t>(card_points(fallen));
    state.leader = taker;
    state.on_table = 0;
  }

  Contract contract_;
  Objective objective_;
  Seat player_;
  Camp maximisers_;
};

}  // namespace ouverte::games::dreiertarock
