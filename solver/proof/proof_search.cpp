#include "solver/proof/proof_search.hpp"

#include "absl/status/status.h"
#include "solver/base/hash_tables.hpp"
#include "solver/base/status.hpp"
#include "solver/games/door/stopped.hpp"
#include "solver/games/shared/forcing.hpp"
#include "solver/proof/proof_builder.hpp"

namespace ouverte::proof {
namespace {

using base::str;

// Thrown when a limit strikes.
struct Exhausted {
  std::string message;
};

class Prover {
 public:
  Prover(games::Solver& solver, const ProofLimits& limits) : solver_(solver), limits_(limits) {}

  // The caller guarantees that the claims hold.
  Proof prove(const games::Position& position, std::vector<ProofClaim> claims) {
    for (ProofClaim& claim : claims) {
      claim_ = claim;
      known_.clear();
      claim.from = proved(position);
    }
    return std::move(nodes_).proof(position.setup(), std::move(claims));
  }

  // Whether the claim holds at a position that the prover has not seen.
  bool holds(const ProofClaim& claim, const games::Position& at) {
    claim_ = claim;
    return settled(claim, at.possible()) || (!at.over() && holds(at));
  }

 private:
  // The node that shows the claim for a position where it holds.
  std::size_t proved(const games::Position& at) {
    if (settled(claim_, at.possible())) return kSettled;
    std::string key = at.key();
    if (const auto found = known_.find(key); found != known_.end()) return found->second;
    const bool claims = claimant_to_move(claim_.bound, at);
    ProofNode node;
    if (claims) {
      node.moves.push_back(one_move(at));
    } else {
      if (!at.lists_every_move()) throw Exhausted{str(at.to_move(), " has more moves than can be listed")};
      for (const std::vector<std::string>& together : at.classes()) {
        const std::string& first = together.front();
        node.moves.push_back({.move = first, .as = "", .to = proved(*after(at, first))});
        for (std::size_t i = 1; i < together.size(); ++i)
          node.moves.push_back({.move = together[i], .as = first, .to = kSettled});
      }
    }
    if (nodes_.size() == limits_.nodes)
      throw Exhausted{"the proof has more than " + base::counted(limits_.nodes, "node")};
    const std::size_t number = nodes_.add(std::move(node));
    known_.emplace(std::move(key), number);
    return number;
  }

  // A move that keeps the claim: one into a node that is there already, if there is one.
  ProofMove one_move(const games::Position& at) {
    std::vector<std::pair<std::string, std::unique_ptr<games::Position>>> choices;
    for (const std::vector<std::string>& together : at.classes()) {
      choices.emplace_back(together.front(), after(at, together.front()));
      if (settled(claim_, choices.back().second->possible()))
        return {.move = together.front(), .as = "", .to = kSettled};
      const auto found = known_.find(choices.back().second->key());
      if (found != known_.end()) return {.move = together.front(), .as = "", .to = found->second};
    }
    for (const auto& [move, next] : choices)
      if ((choices.size() == 1 && at.lists_every_move()) || holds(*next))
        return {.move = move, .as = "", .to = proved(*next)};
    throw Exhausted{str("of the moves that are listed, ", at.to_move(), " has none that keeps the value")};
  }

  bool holds(const games::Position& at) {
    if (solver_.deadline().passed())
      throw Exhausted{
          str(games::what_stopped(solver_.deadline(), "the time ran out"), " before the proof was complete")};
    const bool least = claim_.bound == Bound::kAtLeast;
    const auto reached = solver_.reaches(at, least ? claim_.value : claim_.value + 1);
    if (!reached) throw Exhausted{base::message(games::stopped_before("the proof was complete", solver_))};
    return *reached == least;
  }

  games::Solver& solver_;
  ProofLimits limits_;
  ProofClaim claim_;
  base::HashMap<std::string, std::size_t> known_;  // positions and the nodes that show the claim for them
  ProofBuilder nodes_;
};

}  // namespace

absl::Status no_value(games::Solver& solver) { return games::stopped_before("the value was known", solver); }

absl::StatusOr<Proof> prove(const games::Position& position, games::Solver& solver, const ProofLimits& limits) {
  solver.expect(position);
  const search::Interval value = solver.solve(position, {}).value;
  if (!value.exact()) return no_value(solver);
  return prove(position, value.lower, solver, limits);
}

absl::StatusOr<Proof> prove(const games::Position& position, int value, games::Solver& solver,
                            const ProofLimits& limits) {
  try {
    return Prover(solver, limits)
        .prove(position, {{.bound = Bound::kAtLeast, .value = value}, {.bound = Bound::kAtMost, .value = value}});
  } catch (const Exhausted& exhausted) {
    return absl::ResourceExhaustedError(exhausted.message);
  }
}

absl::StatusOr<Proof> prove(const games::Position& position, Bound bound, int value, games::Solver& solver,
                            const ProofLimits& limits) {
  const ProofClaim claim{.bound = bound, .value = value};
  try {
    Prover prover(solver, limits);
    if (!prover.holds(claim, position)) return base::invalid("found a claim that does not hold: ", claim_text(claim));
    return prover.prove(position, {claim});
  } catch (const Exhausted& exhausted) {
    return absl::ResourceExhaustedError(exhausted.message);
  }
}

}  // namespace ouverte::proof
