// From what a text said of a trick game's position to where its play stands, checked: every card once, hands that fit
// the tricks taken, a leader who may lead. What a game adds (its contract, a card that may not be played) is its own.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "absl/status/statusor.h"
#include "solver/cards/card_set.hpp"
#include "solver/cards/pack.hpp"
#include "solver/cards/seat.hpp"
#include "solver/games/door/setup.hpp"
#include "solver/tricks/state.hpp"

namespace ouverte::games {

// What all deals of a game have in common.
struct TrickDeal {
  std::string_view seats;  // one letter each, in turn order
  const cards::Pack* pack = nullptr;
  int hand_size = 0;             // cards each, as dealt
  std::string_view follow_rule;  // as in the rules page, for messages
  bool givings = false;          // a trick whose cards are all on the table may wait to be given to somebody
};

// Who leads to the first trick, and why: "the player on declarer's left leads to the first trick".
struct FirstLead {
  std::optional<cards::Seat> seat;
  std::string why;
};

// Whether hands smaller than those dealt may stand alone, without a word on the tricks taken before.
enum class Endings : std::uint8_t { kNeedTheTricksBefore, kMayStandAlone };

struct Standing {
  std::vector<cards::CardSet> hands;  // as the trick in progress began: its cards are still in them
  std::vector<cards::Card> table;     // the trick in progress
  cards::Seat leader{};
  std::vector<int> won;  // tricks, by seat
  int all_tricks = 0;    // of the deal, or of the ending that stands alone

  [[nodiscard]] int tricks_played() const;
};

// `ending`: the number of tricks of an ending that stands alone, when the contract says it.
[[nodiscard]] absl::StatusOr<Standing> read_standing(const Setup& setup, const TrickDeal& deal,
                                                     const FirstLead& first_lead, Endings endings,
                                                     std::optional<int> ending = std::nullopt);

// The fields of a setup that a standing fills: hands, table, leader, won.
void write_standing(const Standing& standing, const TrickDeal& deal, Setup& setup);

// The hands alone, for what is done before any contract: nothing played yet.
[[nodiscard]] absl::StatusOr<std::vector<cards::CardSet>> read_hands_alone(const Setup& setup, const TrickDeal& deal,
                                                                           Endings endings);

// Why `seat` may not play `card` in `trick` (counted from 1): it does not hold it, or it revokes where it could play
// `instead`.
[[nodiscard]] absl::Status not_held(const TrickDeal& deal, int trick, cards::Seat seat, cards::Card card);
[[nodiscard]] absl::Status revoke(const TrickDeal& deal, int trick, cards::Seat seat, cards::Card card,
                                  cards::Card instead);

// Cards as they are listed: suits S H D C, ranks descending, then jokers, or trumps from the highest down.
[[nodiscard]] bool listed_before(const cards::Pack& pack, cards::Card a, cards::Card b);

template <std::size_t kPlayers>
tricks::State<kPlayers> trick_state(const Standing& standing) {
  std::array<cards::CardSet, kPlayers> hands{};
  for (std::size_t seat = 0; seat < kPlayers; ++seat) hands[seat] = standing.hands[seat];
  auto state = tricks::new_state<kPlayers>(hands, standing.leader);
  for (std::size_t seat = 0; seat < kPlayers; ++seat) state.won[seat] = static_cast<std::uint8_t>(standing.won[seat]);
  return state;
}

template <std::size_t kPlayers>
Standing standing_of(const tricks::State<kPlayers>& state) {
  Standing standing{.hands = {state.hands.begin(), state.hands.end()},
                    .table = {state.table.begin(), state.table.begin() + state.on_table},
                    .leader = state.leader,
                    .won = {state.won.begin(), state.won.end()}};
  for (int place = 0; place < state.on_table; ++place) {
    const auto seat = static_cast<std::size_t>(cards::left_of(state.leader, state.kSeats, place));
    standing.hands[seat].add(state.table[static_cast<std::size_t>(place)]);
  }
  standing.all_tricks = standing.tricks_played() + standing.hands[0].size();
  return standing;
}

}  // namespace ouverte::games
