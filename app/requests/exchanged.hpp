// Cards of written hands exchanged.
#pragma once

#include <string>
#include <string_view>

#include "solver/base/random.hpp"
#include "solver/games/door/setup.hpp"

namespace ouverte::requests {

// The setup with one random card of seat `a` exchanged for one of seat `b`, both of which hold some.
[[nodiscard]] games::Setup exchanged(games::Setup setup, std::string_view a, std::string_view b, base::Random& random);

}  // namespace ouverte::requests
