// Proofs, and their checker.
#include "solver/games/door/game.hpp"
#include "solver/proof/checker.hpp"
#include "solver/proof/proof.hpp"
#include "tests/fuzz/harness.hpp"

namespace ouverte::fuzz {

void read(std::string_view bytes) {
  const proof::ProofReadings readings = proof::read_proofs(bytes);
  must(readings.fault.has_value() || !readings.proofs.empty(), "a text without proofs is a fault");
  for (const proof::Proof& each : readings.proofs) {
    (void)proof::check(each);
    // A position is read as it stands; whether it is one is found out where it is made.
    const games::Game* const game = games::find_game(each.setup.game);
    if (game == nullptr || !game->playable(each.setup).ok()) continue;
    const std::string text = proof::proof_text(each);
    const proof::ProofReadings again = proof::read_proofs(text);
    must(again.proofs.size() == 1 && proof::proof_text(again.proofs[0]) == text, "a proof is written as it was read",
         text);
  }
}

}  // namespace ouverte::fuzz
