// Solo Whist: the rules page `rules.md` in C++, same headings, same order. This file alone makes the game solvable.
#pragma once

#include <algorithm>
#include <array>
#include <boost/container/static_vector.hpp>
#include <cstdint>
#include <limits>

#include "solver/tricks/camp.hpp"
#include "solver/tricks/follow.hpp"
#include "solver/tricks/state.hpp"
#include "solver/tricks/winner.hpp"

namespace ouverte::games::solo_whist {

using cards::Card;
using cards::CardSet;
using cards::Seat;
using cards::Suit;
using tricks::Camp;

inline constexpr int kPlayers = 4;
inline constexpr int kAllTricks = 13;
inline constexpr int kNobody = -1;

// ## Contracts, lowest to highest; ## When all pass.
enum class Name : std::uint8_t {
  kPropCop,
  kSolo,
  kMisere,
  kAbundance,
  kRoyalAbundance,
  kMisereOuverte,
  kSlam,
  kGeneralMisere,
  kCompetitiveMisere,
  kRoyalMisere
};
enum class Objective : std::uint8_t { kTricks, kMake, kPayment };

// How a team contract is made, and what each opponent pays each player of the declaring side.
struct Terms {
  int least;      // tricks that make it, from here …
  int most;       // … to here
  int amount;     // paid when it is made, and paid back when it is missed
  int per_trick;  // for each trick over, or under, the target
};
constexpr Terms terms(Name name) {
  switch (name) {
    case Name::kPropCop:
      return {8, kAllTricks, 10, 2};
    case Name::kSolo:
      return {5, kAllTricks, 10, 2};
    case Name::kMisere:
      return {0, 0, 20, 0};
    case Name::kAbundance:
    case Name::kRoyalAbundance:
      return {9, kAllTricks, 30, 3};
    case Name::kMisereOuverte:
      return {0, 0, 40, 0};
    case Name::kSlam:
      return {kAllTricks, kAllTricks, 60, 0};
    default:
      return {};  // the all-pass deals have no declaring side
  }
}
constexpr bool all_pass(Name name) { return name >= Name::kGeneralMisere; }
constexpr bool misere(Name name) { return name == Name::kMisere || name == Name::kMisereOuverte; }
// In all-pass deals the loser pays 10 to each other player.
inline constexpr int kStake = 10;

// What is paid: between each of the declaring side and each opponent, or by the loser to each other player.
struct Rate {
  int amount = 0;  // more than nothing
  int over = 0;    // for each trick over the target, where it is met
  int under = 0;   // for each trick that it is missed by
  friend constexpr bool operator==(const Rate&, const Rate&) = default;
};
// That of the page; decision 7: a club may have its own.
constexpr Rate usual_rate(Name name) {
  if (all_pass(name)) return {.amount = kStake};
  const Terms t = terms(name);
  return {.amount = t.amount, .over = t.per_trick, .under = t.per_trick};
}

struct Contract {
  Name name = Name::kSolo;
  Camp declaring;  // soloist or partners; nobody when all pass
  CardSet trumps;  // every card of the trump suit, or none
  Rate rate = usual_rate(name);
};

// By seat; amounts received, payments negative. They add up to nothing.
using Payments = std::array<int, kPlayers>;

struct State : tricks::State<kPlayers> {
  std::int8_t first_to_four = kNobody;  // seats; kept in royal misère only
  std::int8_t first_to_five = kNobody;
};

class Game {
 public:
  using State = solo_whist::State;
  using Move = Card;
  using MoveList = boost::container::static_vector<Card, kAllTricks>;

  // `player`: whose guarantee, when all passed; not read in team contracts.
  constexpr Game(const Contract& contract, Objective objective, Seat player = {})
      : contract_(contract),
        objective_(objective),
        player_(player),
        maximisers_(all_pass(contract.name) ? Camp{player}
                    : misere_tricks()       ? contract.declaring.others(kPlayers)
                                            : contract.declaring) {}

  [[nodiscard]] constexpr const Contract& contract() const { return contract_; }
  [[nodiscard]] constexpr Objective objective() const { return objective_; }
  [[nodiscard]] constexpr Seat player() const { return player_; }
  [[nodiscard]] constexpr CardSet trumps() const { return contract_.trumps; }
  [[nodiscard]] constexpr Camp maximisers() const { return maximisers_; }

  [[nodiscard]] bool over(const State& state) const { return state.live.empty(); }
  [[nodiscard]] bool maximises(const State& state) const { return maximisers_.has(state.to_move()); }
  [[nodiscard]] int value(const State& state) const {
    return all_pass(contract_.name) ? guarantee(state) : team_value(state.won_by(contract_.declaring));
  }

  // Follow suit if able, otherwise any card.
  [[nodiscard]] CardSet legal(const State& state) const { return tricks::follow_suit(state); }
  void moves(const State& state, MoveList& out) const {
    for (const Card card : legal(state)) out.push_back(card);
  }

  // Highest trump, or else highest card of the suit led, takes the trick and its winner leads next.
  void play(State& state, Card card, tricks::Power power = tricks::Power::kOwn) const {
    tricks::play_card(state, card, contract_.trumps, power);
    if (contract_.name == Name::kRoyalMisere && state.new_trick()) note_first(state);
  }

  // A whole trick at once, as far as tricks won are concerned: `taker` takes it.
  void take(State& state, Seat taker) const {
    ++state.won[static_cast<std::size_t>(taker)];
    state.leader = taker;
    if (contract_.name == Name::kRoyalMisere) note_first(state);
  }

  // ## Objectives. Team contracts: what the declaring side's `tricks` are worth to it.
  [[nodiscard]] constexpr int team_value(int tricks) const {
    const Terms t = terms(contract_.name);
    const bool made = t.least <= tricks && tricks <= t.most;
    if (objective_ == Objective::kTricks) return tricks;
    if (objective_ == Objective::kMake) return made ? 1 : 0;
    // Decision 2: every player of the declaring side settles with every opponent.
    const int payers = contract_.declaring.size() * (kPlayers - contract_.declaring.size());
    return payers * (main_amount(tricks) + trick_amount(tricks));
  }

  // What each opponent pays each of the declaring side for those tricks: for the contract, and for tricks over or under
  // its target.
  [[nodiscard]] constexpr int main_amount(int tricks) const {
    const Terms t = terms(contract_.name);
    return t.least <= tricks && tricks <= t.most ? contract_.rate.amount : -contract_.rate.amount;
  }
  [[nodiscard]] constexpr int trick_amount(int tricks) const {
    const Terms t = terms(contract_.name);
    if (tricks < t.least) return -contract_.rate.under * (t.least - tricks);
    return tricks > t.most ? -contract_.rate.under * (tricks - t.most) : contract_.rate.over * (tricks - t.least);
  }

  // When all passed: what a player receives, or pays (negative).
  [[nodiscard]] int guarantee(const State& state) const { return received(state, player_); }
  [[nodiscard]] int received(const State& state, Seat player) const {
    const Camp losers = losers_of(state);
    const int losing = losers.size();
    const int stake = contract_.rate.amount;
    return losers.has(player) ? -stake * (kPlayers - losing)
                              : stake * losing;  // decision 5: tied players pay each other nothing
  }

  // What every player of a team contract receives where each opponent pays each of the declaring side so much.
  [[nodiscard]] Payments shared(int each) const {
    Payments payments{};
    const int declarers = contract_.declaring.size();
    for (std::size_t seat = 0; seat < kPlayers; ++seat)
      payments[seat] =
          contract_.declaring.has(static_cast<Seat>(seat)) ? each * (kPlayers - declarers) : -each * declarers;
    return payments;
  }

  [[nodiscard]] Camp losers_of(const State& state) const {
    if (contract_.name == Name::kGeneralMisere) return Camp{state.leader};  // took the 13th trick
    if (contract_.name == Name::kRoyalMisere) {
      const int loser = state.first_to_five != kNobody ? state.first_to_five : state.first_to_four;
      return Camp{static_cast<Seat>(loser)};
    }
    const int most = *std::max_element(state.won.begin(), state.won.end());
    unsigned seats = 0;
    for (std::size_t seat = 0; seat < kPlayers; ++seat) seats |= unsigned{state.won[seat] == most} << seat;
    return Camp{seats};
  }

 private:
  // The taker of the last trick may be the first to four or five.
  static void note_first(State& state) {
    const auto taker = static_cast<std::int8_t>(state.leader);
    const int won = state.won[static_cast<std::size_t>(state.leader)];
    if (won == 4 && state.first_to_four == kNobody) state.first_to_four = taker;
    if (won == 5 && state.first_to_five == kNobody) state.first_to_five = taker;
  }

  // Misère counted in tricks: the soloist takes as few as he can, so the others are the maximisers.
  [[nodiscard]] constexpr bool misere_tricks() const {
    return misere(contract_.name) && objective_ == Objective::kTricks;
  }

  Contract contract_;
  Objective objective_;
  Seat player_;
  Camp maximisers_;
};

}  // namespace ouverte::games::solo_whist
