// The contracts, objectives and seats of tests/contracts/<game>.jsonl, and random positions of them.
#pragma once

#include <memory>
#include <string>
#include <vector>

#include "solver/base/random.hpp"
#include "solver/games/door/game.hpp"

namespace ouverte::support {

struct Case {
  std::string name;  // the contract's, as in `Game::contracts`
  base::Json contract;
  std::string objective;
  std::string guarantee;
};

// A contract as records have it; the caller guarantees that it is one.
[[nodiscard]] games::Contract contract_in(const games::Game& game, const base::Json& json);

[[nodiscard]] std::vector<Case> cases_of(const games::Game& game);

// A random deal ready to be played; a null pointer, and the test fails, if it is none of a legal position.
[[nodiscard]] std::unique_ptr<games::Position> dealt(const games::Game& game, const Case& chosen, base::Random& random);

void play_at_random(games::Position& position, base::Random& random);

// A random position with about so many moves left to the end of the play.
[[nodiscard]] std::unique_ptr<games::Position> random_ending(const games::Game& game, const Case& chosen,
                                                             std::size_t moves_left, base::Random& random);

}  // namespace ouverte::support
