// What a record of JSON may not say though each of its fields is of the right type: what no PBN could hold, or what
// other fields contradict.
#pragma once

#include "absl/status/status.h"
#include "solver/games/door/game.hpp"
#include "solver/records/record.hpp"

namespace ouverte::records {

// Seats are of the table, hands and cards one word each; only in games that have an auction is a deal passed out. Names
// are spelt as records write them, and a trick on the table has a leader: where the rules tell him he is filled in.
absl::Status check_setup(const games::Game& game, games::Setup& setup);

// `unplayed` is the text of a play that ends as the record says, after its plays. The plays are known to be legal.
[[nodiscard]] absl::Status check_unplayed(const games::Game& game, const Record& record);

}  // namespace ouverte::records
