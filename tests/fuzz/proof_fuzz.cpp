// Proofs, and their checker.
#include "solver/tutor/checker.hpp"
#include "solver/tutor/proof.hpp"
#include "tests/fuzz/harness.hpp"

namespace ouverte::fuzz {

void read(std::string_view bytes) {
  const tutor::ProofReadings readings = tutor::read_proofs(bytes);
  must(readings.fault.has_value() || !readings.proofs.empty(), "a text without proofs is a fault");
  for (const tutor::Proof& proof : readings.proofs) {
    const std::string text = tutor::proof_text(proof);
    const tutor::ProofReadings again = tutor::read_proofs(text);
    must(again.proofs.size() == 1 && tutor::proof_text(again.proofs[0]) == text, "a proof is written as it was read",
         text);
    (void)tutor::check(proof);
  }
}

}  // namespace ouverte::fuzz
