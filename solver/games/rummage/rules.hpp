// Rummage: the rules page `rules.md` in C++, same headings, same order. This file alone makes the game solvable.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>
#include <vector>

#include "solver/cards/card_bag.hpp"
#include "solver/cards/seat.hpp"
#include "solver/games/rummage/bag.hpp"
#include "solver/games/rummage/melds.hpp"

namespace ouverte::games::rummage {

using cards::Seat;

// Three to six players; two stripped packs shuffled together with Jokers, dealt out evenly. Of the six players' pack
// the Twos are in once.
inline constexpr int kLeastPlayers = 3;
inline constexpr int kMostPlayers = 6;
constexpr cards::BagPack stripped_pack(std::string_view name, char lowest, int jokers, cards::CardSet also = {}) {
  return {.pack = cards::pack_with_jokers(name, cards::from_rank(lowest) | also, 1), .jokers = jokers};
}
inline constexpr cards::CardSet kAllTwos{0x0001'0001'0001'0001};
inline constexpr std::array kPacks = {
    stripped_pack("Rummage's 51 cards", '9', 3), stripped_pack("Rummage's 52 cards", '9', 4),
    stripped_pack("Rummage's 65 cards", '7', 1), stripped_pack("Rummage's 78 cards", '6', 2, kAllTwos)};
static_assert(kPacks[0].size() == 51 && kPacks[1].size() == 52 && kPacks[2].size() == 65 && kPacks[3].size() == 78);
constexpr const cards::BagPack& pack(int players) { return kPacks[static_cast<std::size_t>(players - kLeastPlayers)]; }
constexpr int dealt(int players) { return pack(players).size() / players; }
static_assert(dealt(3) == 17 && dealt(4) == 13 && dealt(5) == 13 && dealt(6) == 13);

// No number at all: a score beyond every other, and the plays of one who cannot force going out.
inline constexpr int kUnit = 10;  // every score is a multiple of it
inline constexpr int kInfinity = 32'000;
inline constexpr int kNever = kInfinity;

// ## State
inline constexpr int kMostOnTable = 5;  // the suits of a trick's cards all differ, and Jokers are a suit

struct State {
  std::array<Bag, kMostPlayers> hands;
  std::array<Card, kMostOnTable> trick;  // in the order played: the first `on_table` count
  std::uint8_t on_table = 0;
  Seat to_move{};
  std::array<std::int16_t, kMostPlayers> melded{};  // points for melds, the 500 included; 0: nothing melded
  std::uint16_t plays_left = 0;                     // to the horizon

  [[nodiscard]] constexpr const Bag& hand(Seat seat) const { return hands[static_cast<std::size_t>(seat)]; }
  [[nodiscard]] constexpr int points(Seat seat) const { return melded[static_cast<std::size_t>(seat)]; }
};

// ## Play. Whether the card would win the trick: its suit is that of any card in it. Decision 4: an empty table has
// none.
constexpr bool matches(const State& state, Card card) {
  for (int i = 0; i < state.on_table; ++i)
    if (suit_of(state.trick[static_cast<std::size_t>(i)]) == suit_of(card)) return true;
  return false;
}

// The hand of the player to move once he has played the card, with the trick if he won it.
constexpr Bag hand_after(const State& state, Card card) {
  Bag hand = state.hand(state.to_move);
  hand.remove(card);
  if (matches(state, card))
    for (int i = 0; i < state.on_table; ++i) hand.add(state.trick[static_cast<std::size_t>(i)]);
  return hand;
}

// ## Scores. Melds made.
constexpr int meld_points(int cards) {
  constexpr std::array<int, 9> kPoints = {0, 0, 0, 60, 100, 150, 210, 280, 360};
  return kPoints[static_cast<std::size_t>(cards)];
}
inline constexpr int kCleanSweep = 500;  // for going out by melding all, having melded nothing before

// Cards left in hand that are in no set: of a rank of three or more all are in one, but of four Jokers or Twos only
// three (decision 2).
struct Loose {
  int cards = 0;
  int specials = 0;  // Jokers and Twos among them
};
constexpr Loose loose(const Bag& hand) {
  Loose loose;
  for (int number = 0; number < kRanks; ++number) {
    const Rank rank{static_cast<std::uint8_t>(number)};
    const int count = hand.count(rank);
    const bool special = rank == kJokers || rank == kTwos;
    const int left = count < kLeastSet ? count : special ? count - kLeastSet : 0;
    loose.cards += left;
    if (special) loose.specials += left;
  }
  return loose;
}
constexpr int penalty(const Loose& loose) {
  constexpr std::array<int, 10> kPenalties = {0, 10, 30, 60, 100, 150, 210, 280, 360, 450};
  const int cards = loose.cards >= 10 ? 50 * loose.cards : kPenalties[static_cast<std::size_t>(loose.cards)];
  return cards + 100 * loose.specials;
}

// What a player scores when the deal ends. One who has melded: his melds less his penalty, which is nothing for the one
// who went out. One who has made no meld at all: 10 for a card in a set, -10 for every other, so that one who went out
// by ducking scores 0.
constexpr int score(const Bag& hand, int melded) {
  const Loose left = loose(hand);
  if (melded > 0) return melded - penalty(left);
  return 10 * (hand.size() - left.cards) - 10 * left.cards;
}

// ## Objectives
enum class Objective : std::uint8_t { kScore, kOut };

// What the deal is worth if the horizon is reached and nobody is out: as it stands, or, to see whether a value depends
// on the horizon, minus or plus infinity.
enum class AtHorizon : std::uint8_t { kStands, kMinusInfinity, kPlusInfinity };

class Game {
 public:
  using State = rummage::State;
  using Move = rummage::Move;
  using MoveList = std::vector<Move>;

  // `player`: whose guarantee, or who is to go out. `horizon`: plays from the position asked about.
  constexpr Game(int players, Objective objective, Seat player, int horizon, AtHorizon at_horizon = AtHorizon::kStands)
      : players_(players), horizon_(horizon), objective_(objective), player_(player), at_horizon_(at_horizon) {}

  [[nodiscard]] constexpr int players() const { return players_; }
  [[nodiscard]] constexpr Objective objective() const { return objective_; }
  [[nodiscard]] constexpr Seat player() const { return player_; }
  [[nodiscard]] constexpr int horizon() const { return horizon_; }
  [[nodiscard]] constexpr AtHorizon at_horizon() const { return at_horizon_; }

  // The deal ends when somebody is out or the horizon is reached.
  [[nodiscard]] constexpr bool over(const State& state) const { return state.plays_left == 0 || out(state); }
  [[nodiscard]] constexpr bool out(const State& state) const {
    for (int seat = 0; seat < players_; ++seat)
      if (out(state, static_cast<Seat>(seat))) return true;
    return false;
  }
  [[nodiscard]] constexpr bool out(const State& state, Seat seat) const { return state.hand(seat).empty(); }

  // `score` is maximised by the player, `out`, a number of plays, by all the others.
  [[nodiscard]] constexpr bool maximises(const State& state) const {
    return (state.to_move == player_) == (objective_ == Objective::kScore);
  }

  [[nodiscard]] constexpr int value(const State& state) const {
    if (objective_ == Objective::kOut) return out(state, player_) ? horizon_ - state.plays_left : kNever;
    if (at_horizon_ == AtHorizon::kStands || out(state)) return settlement(state, player_);
    return at_horizon_ == AtHorizon::kMinusInfinity ? -kInfinity : kInfinity;
  }
  [[nodiscard]] constexpr int settlement(const State& state, Seat seat) const {
    int sum = 0;
    for (int other = 0; other < players_; ++other) {
      const auto its = static_cast<std::size_t>(other);
      sum += score(state.hands[its], state.melded[its]);
    }
    return players_ * score(state.hand(seat), state.points(seat)) - sum;
  }

  // Any card of the hand; one that wins the trick with every choice of sets of the cards then held.
  void moves(const State& state, MoveList& out) const {
    const Bag& hand = state.hand(state.to_move);
    for (const Card card : hand.cards().kinds()) {
      if (matches(state, card)) {
        add_choices(hand_after(state, card), {card, {}, {}}, 0, out);
      } else {
        out.push_back({card, {}, {}});
      }
    }
  }
  [[nodiscard]] bool legal(const State& state, const Move& move) const {
    if (!state.hand(state.to_move).has(move.card)) return false;
    if (!move.melds()) return true;
    if (!matches(state, move.card)) return false;
    Bag hand = hand_after(state, move.card);
    for (const Bag& set : sets_of(move)) {
      if (!hand.holds(set)) return false;
      hand -= set;
    }
    return true;
  }

  // Decision 3: a last card that matches takes the trick into hand, and he is out only if he melds all of it.
  void play(State& state, const Move& move) const {
    const auto mover = static_cast<std::size_t>(state.to_move);
    Bag& hand = state.hands[mover];
    const bool won = matches(state, move.card);
    hand = hand_after(state, move.card);
    if (won) state.on_table = 0;
    state.trick[state.on_table++] = move.card;  // the lead to the next trick, if he won
    if (move.melds()) meld(hand, state.melded[mover], move);
    state.to_move = cards::left_of(state.to_move, players_);
    --state.plays_left;
  }

 private:
  // Decision 6: the 500 is for one who had melded nothing before this turn, whatever he lays in it.
  static void meld(Bag& hand, std::int16_t& melded, const Move& move) {
    const bool first = melded == 0;
    for (const Bag& set : sets_of(move)) {
      hand -= set;
      melded = static_cast<std::int16_t>(melded + meld_points(set.size()));
    }
    if (first && hand.empty()) melded = static_cast<std::int16_t>(melded + kCleanSweep);
  }

  int players_;
  int horizon_;
  Objective objective_;
  Seat player_;
  AtHorizon at_horizon_;
};

}  // namespace ouverte::games::rummage
