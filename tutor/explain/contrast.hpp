// The wrong line and the right one side by side, where what follows is too long to be shown against every reply.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "solver/games/door/game.hpp"
#include "solver/proof/refutation.hpp"
#include "tutor/explain/causes/lines.hpp"
#include "tutor/explain/facts.hpp"

namespace ouverte::tutor {

// Two lines of best play by both sides from the same position on, to the end of the deal; in the second the same is
// played as in the first wherever that is best play there too.
struct Contrast {
  PlayLine wrong, right;
  std::vector<LineTrick> wrong_tricks = {},
                         right_tricks = {};  // from the trick in progress on, its first cards included
  int wrong_value = 0;
  int right_value = 0;
  // So many tricks, the one in progress the first, until the lines have parted for good: from the last of them on the
  // mover's side has taken more tricks in the right line. All of them where values are not of tricks and it never has.
  std::size_t parted = 0;
};

// The right line begins with the right card of the first cause among `facts`, or else the first right move that they
// name. Nothing in games without tricks of one length, and where a limit strikes.
[[nodiscard]] std::optional<Contrast> contrast_of(const games::Game& game, const games::Position& before,
                                                  const proof::Refutation& refutation, const std::vector<Fact>& facts,
                                                  games::Solver& solver);

// What docs/algorithms/refutations.md calls the contrast.
[[nodiscard]] base::Json to_json(const games::Game& game, const games::Setup& setup, const Contrast& contrast);

}  // namespace ouverte::tutor
