// Finds what shows a claim: a line with variations over every reply of the other side, as short as any; or where there
// is none that can be read, its beginning.
#pragma once

#include <chrono>
#include <cstdint>
#include <optional>
#include <string_view>

#include "puzzles/problem/solution.hpp"
#include "solver/games/door/game.hpp"
#include "solver/proof/proof.hpp"

namespace ouverte::puzzles {

struct SolutionLimits {
  int variations = 40;            // that can still be read
  std::optional<int> depth = {};  // choices of the side that claims: no whole tree is looked for, only so much shown
  int choices = 26;               // of the side that claims: a tree with more is not looked for
  std::uint64_t plays = 400'000;  // tried before the search for a whole tree is given up
  std::chrono::nanoseconds time = std::chrono::seconds(20);
};

// What a line lacks of showing its claim, and why.
enum class Missing : std::uint8_t {
  kNothing,
  kDepth,       // what lies deeper than was asked for
  kVariations,  // a tree was found, but none with so few variations
  kSearch,      // a limit struck before a tree was found
  kChecking,    // it is whole, but a limit struck before the checker of proofs had confirmed it
};

// "depth", "variations", "search", "checking".
[[nodiscard]] std::string_view name_of(Missing missing);

struct Showing {
  Line line;
  Missing missing = Missing::kNothing;
};

// The claim holds at the position. Of a line that is not complete (`Line::complete`) every move is one that keeps the
// claim; replies after which the side that claims can have more are not gone into.
[[nodiscard]] Showing shown(const proof::ProofClaim& claim, const games::Position& at, games::Solver& solver,
                            const SolutionLimits& limits);

// A complete line as a proof, for the checker.
[[nodiscard]] proof::Proof proof_of(const Line& line, const proof::ProofClaim& claim, const games::Position& at);

}  // namespace ouverte::puzzles
