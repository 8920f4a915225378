// Random records of every game.
#pragma once

#include <cstddef>

#include "solver/records/record.hpp"
#include "tests/support/cases.hpp"

namespace ouverte::support {

// A random ending with about so many moves left, and what was then played at random. No guarantee is named.
[[nodiscard]] records::Record random_record(const games::Game& game, const Case& chosen, std::size_t moves_left,
                                            base::Random& random);

}  // namespace ouverte::support
