// Where a line of a solution may end: the claim is there by the rules, or visible, or no play can spoil it any more.
#pragma once

#include <cstdint>
#include <string>

#include "solver/base/hash_tables.hpp"
#include "solver/games/door/game.hpp"
#include "solver/proof/proof.hpp"

namespace ouverte::puzzles {

class SolutionEnds {
 public:
  // `choices`: so many of the side that claims are left to the reader.
  SolutionEnds(const proof::ProofClaim& claim, games::Solver& solver, int choices = 0)
      : claim_(claim), solver_(solver), choices_(choices) {}

  // One of the three below.
  [[nodiscard]] bool may_end(const games::Position& at) { return there(at) || easy(at) || visible(at); }

  [[nodiscard]] bool there(const games::Position& at) const { return proof::settled(claim_, at.possible()); }
  // The claim comes true whatever everybody plays. False where that takes more plays to see.
  [[nodiscard]] bool easy(const games::Position& at, std::uint64_t plays = 10'000);
  // Without a further choice by the side that claims, but to cash cards one after the other, whatever all others play.
  [[nodiscard]] bool visible(const games::Position& at);

 private:
  [[nodiscard]] bool cannot_fail(const games::Position& at);

  proof::ProofClaim claim_;
  games::Solver& solver_;
  int choices_;
  std::uint64_t plays_left_ = 0;
  base::HashMap<std::string, bool> easy_;
  base::HashMap<std::string, bool> visible_;
};

}  // namespace ouverte::puzzles
