// What is known of hands beside the rules, from the auction or from elsewhere, as a person writes it:
//
//   E: 15-17 hcp, balanced; W: 5+ spades, 2- hearts or 2- clubs; N: no SA
//
// A seat and a colon, conditions with commas between them, of which "or" names alternatives; then the next seat.
// Conditions: points (`15-17 hcp`, `12+ hcp`, `7- hcp`, `10 hcp`), lengths (`5+ spades`, `2 hearts`), `balanced`,
// `unbalanced`, shapes (`5-3-3-2` in any order of suits), `void in hearts`, `singleton club`, cards (`SA` or `has SA`,
// `no HK`). All are of the hand as dealt.
#pragma once

#include <functional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "absl/status/statusor.h"
#include "solver/games/door/game.hpp"

namespace ouverte::tutor::fair {

using Cards = std::span<const std::string>;
struct Condition {
  std::function<bool(Cards hand)> fits;
  std::string card = {};  // the one that it asks for, if any
};

// Of one hand.
struct Known {
  std::string seat;
  std::vector<std::vector<Condition>> conditions;  // one of each group holds
  std::string text;                                // as written, tidied: "15-17 hcp, balanced"

  [[nodiscard]] bool fits(Cards hand) const;
  // Cards that it holds whatever else.
  [[nodiscard]] std::vector<std::string> cards() const;
};

// An InvalidArgument status says what was found and what was expected. Seats are those of the game.
[[nodiscard]] absl::StatusOr<std::vector<Known>> read_knows(const games::Game& game, std::string_view text);

// "E: 15-17 hcp, balanced; W: 5+ spades".
[[nodiscard]] std::string text_of(std::span<const Known> known);

// High-card points: four for an Ace, three for a King, two for a Queen, one for a Jack.
[[nodiscard]] int points_of(Cards hand);

}  // namespace ouverte::tutor::fair
