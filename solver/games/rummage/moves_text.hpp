// Moves of Rummage as records write them: a card, and after a `+` the sets laid: "HQ+SQ.DQ.CQ,S9.S9.H9".
#pragma once

#include <string>
#include <string_view>

#include "absl/status/statusor.h"
#include "solver/cards/pack.hpp"
#include "solver/games/rummage/melds.hpp"

namespace ouverte::games::rummage {

// Cards of a set S H D C, sets by rank from the highest, Jokers last.
[[nodiscard]] std::string move_text(const cards::BagPack& pack, const Move& move);

// The move meant, legal or not; sets and their cards may come in any order.
[[nodiscard]] absl::StatusOr<Move> read_move(const cards::BagPack& pack, std::string_view text);

// Moves as they are listed: by card, and of one card those that lay less first.
[[nodiscard]] bool listed_before(const cards::BagPack& pack, const Move& a, const Move& b);

}  // namespace ouverte::games::rummage
