#include "puzzles/verify/proofs.hpp"

#include <algorithm>
#include <variant>

#include "solver/base/status.hpp"
#include "solver/games/door/stopped.hpp"
#include "solver/games/shared/texts.hpp"
#include "solver/proof/checker.hpp"
#include "solver/proof/proof_search.hpp"

namespace ouverte::puzzles {

using base::str;
using proof::ProofClaim;

namespace {

std::string not_verified(games::Solver& solver) {
  return str(games::what_stopped(solver.deadline(), "the time ran out"), " before the checker had verified the proof");
}

}  // namespace

std::string after_text(std::span<const std::string> line) {
  return line.empty() ? "at the start" : str("after ", games::joined(line, " "));
}

void Confirmer::unproved(std::string_view what, std::string_view why) {
  outcome_.unproved.push_back(str(what, ": ", why));
}

void Confirmer::confirm(const games::Position& at, const ProofClaim& claim, std::string_view where) {
  const games::Setup setup = at.setup();
  if (!seen_.insert(str(proof::claim_text(claim), ' ', proof::standing_text(setup))).second) return;
  ++outcome_.claims;
  if (settled(claim, at.possible())) {  // the rules themselves say so
    ++outcome_.proved;
    return;
  }
  const std::string what = str(where, ": ", proof::claim_text(claim));
  if (const auto again = game_.position(setup); !again.ok())
    return unproved(what, "the position cannot be written as one that a proof begins with");
  if (left_ == 0) return unproved(what, "other proofs used up all the nodes");
  const std::size_t size = std::min(size_, left_);
  const auto proof = proof::prove(at, claim.bound, claim.value, solver_, {.nodes = size});
  if (absl::IsResourceExhausted(proof.status())) {
    left_ -= std::min(left_, size);
    return unproved(what, base::message(proof.status()));
  }
  if (!proof.ok()) return outcome_.refused.push_back(str(what, ": ", base::message(proof.status())));
  left_ -= std::min(left_, proof->nodes.size());
  const auto checked = proof::check(*proof, {.deadline = solver_.deadline()});
  if (std::holds_alternative<proof::Unchecked>(checked)) return unproved(what, not_verified(solver_));
  if (const auto* fault = std::get_if<proof::ProofFault>(&checked)) {
    outcome_.refused.push_back(str(what, ": ", fault->message));
  } else {
    ++outcome_.proved;
  }
}

void Confirmer::confirm(const proof::Proof& proof, std::string_view what) {
  const auto checked = proof::check(proof, {.deadline = solver_.deadline()});
  if (std::holds_alternative<proof::Unchecked>(checked)) return give_up(what, not_verified(solver_));
  if (const auto* fault = std::get_if<proof::ProofFault>(&checked)) return give_up(what, fault->message);
  ++outcome_.claims;
  ++outcome_.proved;
}

void Confirmer::give_up(std::string_view what, std::string_view why) {
  ++outcome_.claims;
  unproved(what, why);
}

}  // namespace ouverte::puzzles
