// What a record says of the deal beside the hands (talon, exchange, card points, who was dealt what), held against the
// hands: what is left out and follows is filled in, and what contradicts the cards is an error.
#pragma once

#include "absl/status/status.h"
#include "solver/games/dreiertarock/contract.hpp"
#include "solver/games/shared/trick_setup.hpp"

namespace ouverte::games::dreiertarock {

// Without points: the hands are those dealt; makes the exchange in them. With points: the hands are what each holds.
// Afterwards `written` says points, Mondfang, Kings, Trull and what became of the Pagat in a last trick, and
// `written.contract` is complete.
[[nodiscard]] absl::Status settle_facts(Written& written, Standing& standing);

}  // namespace ouverte::games::dreiertarock
