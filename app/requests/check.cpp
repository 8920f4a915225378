#include "app/requests/check.hpp"

#include <string>
#include <utility>

#include "app/requests/numbers.hpp"
#include "solver/base/status.hpp"
#include "solver/games/door/stopped.hpp"
#include "solver/records/encoding.hpp"

namespace ouverte::requests {

void check(std::string_view text, const CheckLimits& limits, const base::StopToken& stop,
           const std::function<void(const Verdict&)>& say) {
  const proof::ProofReadings readings = proof::read_proofs(records::plain_text(text));
  for (const proof::Proof& proof : readings.proofs) {
    if (stop.stop_requested()) return;
    const base::Deadline deadline(limits.time, stop);
    const auto outcome = proof::check(proof, {.positions = limits.positions, .deadline = deadline});
    if (const auto* fault = std::get_if<proof::ProofFault>(&outcome)) {
      say(*fault);
    } else if (const auto* checked = std::get_if<proof::Checked>(&outcome)) {
      say(Verified{.proof = proof, .checked = *checked});
    } else {
      say(proof::ProofFault{
          .line = proof.line,
          .message = base::str("neither proved nor refused: ", games::what_stopped(deadline, "the limit was reached"),
                               " after ", counted(std::get<proof::Unchecked>(outcome).positions, "position"))});
    }
  }
  if (readings.fault && !stop.stop_requested()) say(*readings.fault);
}

base::Json verdict_json(const Verdict& verdict) {
  if (const auto* fault = std::get_if<proof::ProofFault>(&verdict))
    return {{"line", fault->line}, {"error", fault->message}};
  const auto& [proof, checked] = std::get<Verified>(verdict);
  base::Json claims = base::Json::array();
  for (const proof::ProofClaim& claim : proof.claims) claims.push_back(proof::claim_text(claim));
  return {{"id", proof.setup.id.empty() ? base::Json() : base::Json(proof.setup.id)},
          {"proved", std::move(claims)},
          {"for", proof.setup.guarantee.empty() ? base::Json() : base::Json(proof.setup.guarantee)},
          {"nodes", proof.nodes.size()},
          {"positions", checked.positions}};
}

absl::StatusOr<base::Json> answer_check(Arguments& given, Context& context) {
  const std::string text = given.text("proof");
  const CheckLimits limits{.time = given.time(kTimeForCheck), .positions = given.nodes()};
  given.require("proof", "proofs as `prove` writes them");
  if (absl::Status fault = given.fault(); !fault.ok()) return fault;
  if (absl::Status fits = records::expect_text(text); !fits.ok()) return base::invalid("proof: ", base::message(fits));
  base::Json proofs = base::Json::array();
  check(text, limits, context.solvers.stop(), [&](const Verdict& verdict) { proofs.push_back(verdict_json(verdict)); });
  return base::Json{{"proofs", std::move(proofs)}};
}

}  // namespace ouverte::requests
