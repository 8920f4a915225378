// From rights as a caller writes them to seats and cards.
#pragma once

#include <array>
#include <cstddef>
#include <functional>
#include <optional>
#include <string_view>
#include <vector>

#include "absl/status/statusor.h"
#include "solver/cards/card_set.hpp"
#include "solver/cards/seat.hpp"
#include "solver/games/door/rights.hpp"
#include "solver/tricks/rights.hpp"

namespace ouverte::games {

// What a game has of rights to alter.
struct RightsOfGame {
  std::string_view seats;
  bool trumps = false;
  bool blanks = false;
  std::function<std::optional<cards::CardSet>(char)> suit;         // the cards that a letter means
  std::function<std::optional<cards::Seat>(cards::Seat)> partner;  // of a seat that has one
};

// By number of the seat.
struct RightsRead {
  tricks::Camp no_ruff, idle;
  std::vector<cards::CardSet> barred;
  std::vector<cards::Seat> leads, offers;
};

// Or a status that names what this game has not.
[[nodiscard]] absl::StatusOr<RightsRead> read_rights(const Rights& rights, const RightsOfGame& game);

}  // namespace ouverte::games
