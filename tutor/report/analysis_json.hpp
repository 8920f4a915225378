// An analysis as one JSON object, from which a report can be drawn without knowing any rules
// (docs/formats/analysis.md).
#pragma once

#include <cstddef>

#include "solver/base/json.hpp"
#include "tutor/marks/analysis.hpp"

namespace ouverte::tutor {

// `record` is what `analysis` came from.
[[nodiscard]] base::Json to_json(const games::Game& game, const records::Record& record, const Analysis& analysis);

// One play of a trace.
[[nodiscard]] base::Json play_json(const games::Game& game, const Trace& trace, std::size_t place);

// How cards of no suit are shown, and what a deal is played for, but for the goal.
[[nodiscard]] base::Json faces_json(const games::CardFaces& named);
[[nodiscard]] base::Json stakes_json(const games::Stakes& stakes);

// Of a position what changes in the play, and who is to move.
[[nodiscard]] base::Json position_json(const games::Game& game, const games::Position& at,
                                       const games::Tags& tags = {});

}  // namespace ouverte::tutor
