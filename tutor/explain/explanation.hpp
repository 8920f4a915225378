// Why plays cost something: refutations, what is proved of them, and every variation laid out for a report, with the
// position after each move.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "absl/status/statusor.h"
#include "solver/base/json.hpp"
#include "solver/proof/refutation.hpp"
#include "tutor/explain/contrast.hpp"
#include "tutor/explain/facts.hpp"
#include "tutor/explain/variation.hpp"
#include "tutor/marks/analysis.hpp"

namespace ouverte::tutor {

struct Explanation {
  proof::Refutation refutation;
  std::vector<Fact> facts;                 // the most telling first
  std::optional<Contrast> contrast = {};   // where the refutation has no tree
  std::vector<Variation> variations = {};  // every one with its values, once `explain` has laid them out
};

// Why a move costs something; nothing if it does not. Errors are those of `refutation`.
[[nodiscard]] absl::StatusOr<std::optional<Explanation>> explanation(const games::Game& game,
                                                                     const games::Position& before,
                                                                     std::string_view move, games::Solver& solver,
                                                                     const proof::RefutationLimits& limits);

// Explains every play of `analysis` that cost its player something. Where a limit of the solver strikes a play is left
// without.
void explain(const games::Game& game, Analysis& analysis, games::Solver& solver, const proof::RefutationLimits& limits);

// What the side that profits plays for, in words: "the contract is made", "no longer 9 tricks". `setup`: of the deal.
[[nodiscard]] std::string outcome_in_words(const games::Game& game, const games::Setup& setup,
                                           const proof::Refutation& refutation);

// What docs/formats/analysis.md calls the explanation of a play; `before` is the position that it was made in.
[[nodiscard]] base::Json to_json(const games::Game& game, const games::Position& before, const Explanation& why);

}  // namespace ouverte::tutor
