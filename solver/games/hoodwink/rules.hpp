// Hoodwink: the rules page `rules.md` in C++, same headings, same order. This file alone makes the game solvable.
//
// The Joker is the lowest trump: in the state it is the card of the trump suit just below the Seven (`joker_of`), so
// that every rule on suits and ranks holds for it as it stands.
#pragma once

#include <algorithm>
#include <array>
#include <boost/container/static_vector.hpp>
#include <cstdint>
#include <utility>

#include "solver/base/sort.hpp"
#include "solver/cards/pack.hpp"
#include "solver/tricks/camp.hpp"
#include "solver/tricks/follow.hpp"
#include "solver/tricks/state.hpp"
#include "solver/tricks/winner.hpp"

namespace ouverte::games::hoodwink {

using cards::Card;
using cards::CardSet;
using cards::Seat;
using cards::Suit;
using tricks::Camp;

inline constexpr cards::Pack kPack = cards::pack_with_jokers("Hoodwink's 33 cards", cards::from_rank('7'), 1);
static_assert(kPack.cards.size() == 33);
inline constexpr int kPlayers = 3;
inline constexpr int kAllTricks = 11;
inline constexpr int kNobody = -1;
inline constexpr int kSeven = 5;  // its rank; the Joker takes the rank below
constexpr Card joker_of(Suit trump) { return {trump, kSeven - 1}; }

// ## Bids, trumps and sides
template <class Each>
using ByPlayer = std::array<Each, kPlayers>;

struct Sides {
  Suit trump{};
  Seat hood{};

  friend constexpr bool operator==(const Sides&, const Sides&) = default;
};

constexpr bool black(Suit suit) { return suit == Suit::kSpades || suit == Suit::kClubs; }

constexpr bool all_the_same(const ByPlayer<Suit>& bids) { return bids[0] == bids[1] && bids[1] == bids[2]; }

// All three the same suit: the highest and the lowest of the three cards are partners.
constexpr Sides sides_by_rank(const ByPlayer<Card>& laid) {
  ByPlayer<Card> sorted = laid;
  base::sort_few(sorted);
  const auto middle = std::ranges::find(laid, sorted[1]) - laid.begin();
  return {.trump = laid[0].suit(), .hood = static_cast<Seat>(middle)};
}

// Bids that are not all the same.
constexpr Sides sides_by_suit(const ByPlayer<Suit>& bids) {
  for (std::size_t hood = 0; hood < kPlayers; ++hood)
    if (bids[(hood + 1) % kPlayers] == bids[(hood + 2) % kPlayers])
      return {.trump = bids[hood], .hood = static_cast<Seat>(hood)};
  // All different: trump is the suit that nobody laid, and the bidder whose colour is alone is the Hood.
  Sides sides;
  for (const Suit suit : cards::kAllSuits)
    if (std::ranges::find(bids, suit) == bids.end()) sides.trump = suit;
  for (std::size_t seat = 0; seat < kPlayers; ++seat)
    if (black(bids[seat]) == black(sides.trump)) sides.hood = static_cast<Seat>(seat);
  return sides;
}

// Decision 2: the Joker cannot be laid. Before the trump is known it is `cards::kJoker`, of no suit.
constexpr CardSet biddable(CardSet hand, Suit suit) { return hand & CardSet::of(suit); }

// Disciplined bids: the highest card of the longest suit; among equally long suits, the one with the higher top card,
// then the higher second card, and so on; if they are still equal, the first of S, H, D, C.
constexpr Card disciplined_bid(CardSet hand) {
  Suit best = Suit::kSpades;
  const auto strength = [hand](Suit suit) { return std::pair(biddable(hand, suit).size(), hand.ranks(suit)); };
  for (const Suit suit : cards::kAllSuits)
    if (strength(suit) > strength(best)) best = suit;
  return biddable(hand, best).highest();
}

enum class Scoring : std::uint8_t { kBasic, kSwing };
// Who is Hood where no bid has named him and the three players have won different numbers of tricks.
enum class FreeRule : std::uint8_t { kNone, kMiddle, kLast, kFirst };
// Parts of the score: whether the Hood's number is odd, and whether it is that of a partner; and whether it is even,
// with which he succeeds, for the partners cannot then be level.
enum class Objective : std::uint8_t { kScore, kMake, kOdd, kEqual, kEven };

struct Contract {
  CardSet trumps;  // the trump suit, the Joker's place included
  bool free = false;
  Seat hood{};           // where the partners are not free
  FreeRule free_rule{};  // where they are
  Scoring scoring = Scoring::kBasic;
};

struct State : tricks::State<kPlayers> {
  std::int8_t first_trick = kNobody;  // the seat that took it; kept with free partners only
};

// ## Scores
using Tricks = ByPlayer<std::uint8_t>;

// Whether the partners have won the same number of tricks, which the Hood has to prevent.
constexpr bool partners_agree(const Tricks& won, Seat hood) {
  const auto place = static_cast<std::size_t>(hood);
  return won[(place + 1) % kPlayers] == won[(place + 2) % kPlayers];
}

// What the two partners and the Hood score, everyone 1 per trick of his own and what the scoring adds.
constexpr ByPlayer<int> scores(const Tricks& won, Seat hood, Scoring scoring) {
  const auto place = static_cast<std::size_t>(hood);
  const int h = won[place];
  const int p = won[(place + 1) % kPlayers];
  const int q = won[(place + 2) % kPlayers];
  int to_partner = 0;
  int to_hood = 0;
  if (p == q) {
    to_partner = scoring == Scoring::kBasic ? 10 : 10 * p;
  } else if (scoring == Scoring::kBasic) {
    to_hood = 10 + (h % 2 == 1 ? 10 : 0) + (h == p || h == q ? 10 : 0);
  } else {
    to_hood = 10 * (p > q ? p - q : q - p) * (h == p || h == q ? 2 : 1);
  }
  ByPlayer<int> all{};
  for (std::size_t seat = 0; seat < kPlayers; ++seat)
    all[seat] = static_cast<int>(won[seat]) + (seat == place ? to_hood : to_partner);
  return all;
}

// Free partners: the Hood that the tricks make, or nobody.
constexpr int free_hood(const Tricks& won, FreeRule rule, int first, int last) {
  for (std::size_t seat = 0; seat < kPlayers; ++seat)
    if (won[(seat + 1) % kPlayers] == won[(seat + 2) % kPlayers]) return static_cast<int>(seat);
  if (rule == FreeRule::kFirst) return first;
  if (rule == FreeRule::kLast) return last;
  if (rule == FreeRule::kNone) return kNobody;
  Tricks sorted = won;
  base::sort_few(sorted);
  return static_cast<int>(std::ranges::find(won, sorted[1]) - won.begin());
}

// ## Objectives
// A player's settlement: twice his own score less those of the two others.
constexpr int settlement(const ByPlayer<int>& scores, Seat player) {
  return 3 * scores[static_cast<std::size_t>(player)] - (scores[0] + scores[1] + scores[2]);
}

class Game {
 public:
  using State = hoodwink::State;
  using Move = Card;
  using MoveList = boost::container::static_vector<Card, kAllTricks>;

  // `player`: whose guarantee, with free partners; not read where there is a Hood.
  constexpr Game(const Contract& contract, Objective objective, Seat player = {})
      : contract_(contract), objective_(objective), player_(contract.free ? player : contract.hood) {}

  [[nodiscard]] constexpr const Contract& contract() const { return contract_; }
  [[nodiscard]] constexpr Objective objective() const { return objective_; }
  [[nodiscard]] constexpr Seat player() const { return player_; }  // the Hood, or whose guarantee it is
  [[nodiscard]] constexpr CardSet trumps() const { return contract_.trumps; }
  [[nodiscard]] constexpr Camp maximisers() const { return Camp{player_}; }

  [[nodiscard]] bool over(const State& state) const { return state.live.empty(); }
  [[nodiscard]] bool maximises(const State& state) const { return state.to_move() == player_; }

  // With all tricks taken: the number of the Hood, or `kNobody`. The leader to the trick that would follow took the
  // last one.
  [[nodiscard]] constexpr int hood_at_the_end(const State& state) const {
    return contract_.free ? free_hood(state.won, contract_.free_rule, state.first_trick, cards::index(state.leader))
                          : cards::index(contract_.hood);
  }
  [[nodiscard]] constexpr int value(const State& state) const {
    const int hood = hood_at_the_end(state);
    if (hood == kNobody) return settlement({state.won[0], state.won[1], state.won[2]}, player_);
    if (objective_ != Objective::kScore) return holds(state.won, static_cast<std::size_t>(hood)) ? 1 : 0;
    return settlement(scores(state.won, static_cast<Seat>(hood), contract_.scoring), player_);
  }

  // ## Play. Follow suit if able, otherwise any card.
  [[nodiscard]] CardSet legal(const State& state) const { return tricks::follow_suit(state); }
  void moves(const State& state, MoveList& out) const {
    for (const Card card : legal(state)) out.push_back(card);
  }

  // Highest trump, or else highest card of the suit led, wins and leads next.
  void play(State& state, Card card, tricks::Power power = tricks::Power::kOwn) const {
    tricks::play_card(state, card, contract_.trumps, power);
    if (state.new_trick()) note_first(state);
  }

  // A whole trick at once, as far as tricks won are concerned: `taker` takes it.
  void take(State& state, Seat taker) const {
    ++state.won[static_cast<std::size_t>(taker)];
    state.leader = taker;
    note_first(state);
  }

 private:
  [[nodiscard]] constexpr bool holds(const Tricks& won, std::size_t hood) const {
    if (objective_ == Objective::kMake) return !partners_agree(won, static_cast<Seat>(hood));
    if (objective_ == Objective::kOdd) return won[hood] % 2 == 1;
    if (objective_ == Objective::kEven) return won[hood] % 2 == 0;
    return won[hood] == won[(hood + 1) % kPlayers] || won[hood] == won[(hood + 2) % kPlayers];
  }
  void note_first(State& state) const {
    const bool first = state.won[0] + state.won[1] + state.won[2] == 1;
    if (contract_.free && first) state.first_trick = static_cast<std::int8_t>(state.leader);
  }

  Contract contract_;
  Objective objective_;
  Seat player_;
};

}  // namespace ouverte::games::hoodwink
