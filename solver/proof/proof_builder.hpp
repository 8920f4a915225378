// Puts a proof together from nodes that are finished one after the other, those that a node leads to before the node.
#pragma once

#include <algorithm>
#include <cstddef>
#include <utility>
#include <vector>

#include "solver/proof/proof.hpp"

namespace ouverte::proof {

class ProofBuilder {
 public:
  // The number of the node, for moves and claims that lead to it.
  std::size_t add(ProofNode node) {
    nodes_.push_back(std::move(node));
    return nodes_.size();
  }
  [[nodiscard]] std::size_t size() const { return nodes_.size(); }

  // The nodes turned round, so that every move leads further down.
  [[nodiscard]] Proof proof(games::Setup setup, std::vector<ProofClaim> claims) && {
    const auto turned = [&](std::size_t node) { return node == kSettled ? node : nodes_.size() + 1 - node; };
    for (ProofClaim& claim : claims) claim.from = turned(claim.from);
    std::ranges::reverse(nodes_);
    for (ProofNode& node : nodes_)
      for (ProofMove& move : node.moves) move.to = turned(move.to);
    return {.setup = std::move(setup), .claims = std::move(claims), .nodes = std::move(nodes_)};
  }

 private:
  std::vector<ProofNode> nodes_;
};

}  // namespace ouverte::proof
