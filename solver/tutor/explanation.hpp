// Refutations laid out for a report: every variation from the costly play to its end, with the position after each
// move.
#pragma once

#include "solver/base/json.hpp"
#include "solver/tutor/analysis.hpp"
#include "solver/tutor/refutation.hpp"

namespace ouverte::tutor {

// What docs/formats/analysis.md calls the explanation of a play; `before` is the position that it was made in.
[[nodiscard]] base::Json explanation(const games::Entry& game, const games::Position& before, const Refutation& why);

// Explains every play of `analysis` that cost its player something, in `json`, which is what `to_json` made of it.
// Where a limit of the solver strikes a play is left without.
void add_explanations(const games::Entry& game, const Analysis& analysis, games::Solver& solver,
                      const RefutationLimits& limits, base::Json& json);

}  // namespace ouverte::tutor
