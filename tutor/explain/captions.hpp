// What the variations of a solution turn on, at the points where it branches: who is squeezed there, and what each of
// his discards gives; who is thrown in. Said only where it holds in every variation.
#pragma once

#include <string>
#include <vector>

#include "puzzles/problem/solution.hpp"
#include "solver/games/door/game.hpp"
#include "solver/proof/proof.hpp"

namespace ouverte::tutor {

struct Captions {
  puzzles::LineCaptions words = {};      // by the part of the line that branches
  std::vector<std::string> themes = {};  // "squeeze", "throw-in", in the order that they are met
};

// `line` shows the claim from the position on, whole. Where there is too much to look at, or a limit strikes, there are
// fewer captions.
[[nodiscard]] Captions captions_of(const games::Game& game, const games::Position& at, const proof::ProofClaim& claim,
                                   const puzzles::Line& line, games::Solver& solver);

}  // namespace ouverte::tutor
