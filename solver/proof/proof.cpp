#include "solver/proof/proof.hpp"

#include "solver/base/json.hpp"
#include "solver/base/status.hpp"
#include "solver/records/position.hpp"

namespace ouverte::proof {

using base::str;

std::size_t Proof::edges() const {
  std::size_t edges = 0;
  for (const ProofNode& node : nodes) edges += node.moves.size();
  return edges;
}

std::string claim_text(const ProofClaim& claim) {
  return str(claim.bound == Bound::kAtLeast ? ">= " : "<= ", claim.value);
}

std::string proof_text(const Proof& proof) {
  std::string text = str("proof 1\nposition ", base::json_line(records::json_from_setup(proof.setup)), "\n");
  for (const ProofClaim& claim : proof.claims) {
    text += str("claim ", claim_text(claim));
    if (claim.from != kSettled) text += str(" by ", claim.from);
    text += '\n';
  }
  std::size_t number = 0;
  for (const ProofNode& node : proof.nodes) {
    text += std::to_string(++number);
    for (const ProofMove& move : node.moves) {
      text += ' ' + move.move;
      if (!move.as.empty()) {
        text += '=' + move.as;
      } else if (move.to != kSettled) {
        text += ':' + std::to_string(move.to);
      }
    }
    text += '\n';
  }
  return text + str("end ", proof.nodes.size(), " nodes ", proof.edges(), " edges\n");
}

std::string standing_text(const games::Setup& setup) {
  std::string text;
  for (const auto& [seat, hand] : setup.hands) text += seat + hand + ' ';
  for (const std::string& card : setup.table) text += card + ' ';
  text += '/' + setup.leader;
  if (setup.won)
    for (const auto& [seat, tricks] : *setup.won) text += seat + std::to_string(tricks);
  return text + setup.contract.dump();
}

}  // namespace ouverte::proof
