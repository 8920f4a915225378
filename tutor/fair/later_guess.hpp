// Chances in which a guess that is still to come is a guess (tutor/fair/alpha_mu.hpp): open hands take it for guessed
// right, and so are good to a card that only puts it off.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "solver/games/door/game.hpp"
#include "tutor/fair/alpha_mu.hpp"

namespace ouverte::tutor::fair {

struct Guessed {
  std::string move;
  double chance = 0;
  LayoutSet won;
};

struct LaterGuesses {
  std::vector<Guessed> cards;   // those asked for, every card of a class
  std::vector<double> weights;  // of the layouts that were looked at
  bool single_dummy = false;    // no guess was left to open hands
};

// One layout of a view, as far as it is needed here.
struct WeighedLayout {
  games::Layout layout;
  double weight = 1;
};

// The chance of each of `cards` (all, if none is named) in these layouts of a view, looking `own_moves` moves of the
// player ahead; nothing where that takes more than so many positions, no goal is named, or a limit strikes. `goal`: of
// the value, in the place of the contract's.
[[nodiscard]] std::optional<LaterGuesses> later_guesses(const games::Game& game, const games::View& view,
                                                        std::span<const WeighedLayout> layouts,
                                                        std::vector<std::string> cards, std::optional<int> goal,
                                                        int own_moves, std::uint64_t most_positions,
                                                        const search::Options& search);

}  // namespace ouverte::tutor::fair
