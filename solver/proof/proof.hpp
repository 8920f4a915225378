// A proof of what a position is worth, down to the end of every line of play that could be tried against it; the text
// it is kept in (docs/formats/proof.md). `checker.hpp` verifies one by the rules alone, `proof_search.hpp` makes one.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "solver/games/door/game.hpp"
#include "solver/games/door/setup.hpp"
#include "solver/search/interval.hpp"

namespace ouverte::proof {

// What one side can force, whatever the other does: the side that wants the value high at least so much, the other at
// most so much.
enum class Bound { kAtLeast, kAtMost };

// Whether the side that claims such a bound is to move.
[[nodiscard]] inline bool claimant_to_move(Bound bound, const games::Position& at) {
  return at.maximises() == (bound == Bound::kAtLeast);
}

// In a proof: a position from which there is nothing more to show, for the rules alone settle the claim.
inline constexpr std::size_t kSettled = 0;

// A move out of a node and where it leads; or a move that is answered as another one of the same node (`as`) with the
// two moves changing places from there on.
struct ProofMove {
  std::string move;
  std::string as;             // empty: it has a node of its own
  std::size_t to = kSettled;  // the number of a node further down; not of a move with `as`

  friend bool operator==(const ProofMove&, const ProofMove&) = default;
};

// One move of the side that claims, or every legal move of the other.
struct ProofNode {
  std::vector<ProofMove> moves;
  int line = 0;  // of the text it was read from
};

struct ProofClaim {
  Bound bound{};
  int value = 0;
  std::size_t from = kSettled;  // the node of the position itself
  int line = 0;
};
// Whether every value that is left fulfils the claim.
[[nodiscard]] constexpr bool settled(const ProofClaim& claim, search::Interval possible) {
  return claim.bound == Bound::kAtLeast ? possible.lower >= claim.value : possible.upper <= claim.value;
}

struct Proof {
  games::Setup setup;  // the position
  std::vector<ProofClaim> claims;
  std::vector<ProofNode> nodes;  // numbered from 1: node n is nodes[n - 1]
  int line = 0;

  [[nodiscard]] std::size_t edges() const;
};

[[nodiscard]] std::string proof_text(const Proof& proof);

// What is wrong with a text, and where.
struct ProofFault {
  int line = 0;
  std::string message;  // "found …, expected …"
};

// The proofs of a text, in its order, up to the first that cannot be read.
struct ProofReadings {
  std::vector<Proof> proofs;
  std::optional<ProofFault> fault;
};
[[nodiscard]] ProofReadings read_proofs(std::string_view text);

// ">= 8", "<= 8".
[[nodiscard]] std::string claim_text(const ProofClaim& claim);

// Where a position stands, in full: equal texts, equal positions of a deal.
[[nodiscard]] std::string standing_text(const games::Setup& setup);

}  // namespace ouverte::proof
