// The switches of the search by the names that people use for them.
#pragma once

#include <array>

#include "solver/search/options.hpp"

namespace ouverte::search {

struct Accelerator {
  const char* name;
  bool Switches::*on;
};
inline constexpr std::array kAccelerators = {Accelerator{"table", &Switches::table},
                                             Accelerator{"bounds", &Switches::bounds},
                                             Accelerator{"equivalence", &Switches::equivalence},
                                             Accelerator{"order", &Switches::order},
                                             Accelerator{"refutations", &Switches::refutations},
                                             Accelerator{"foresight", &Switches::foresight},
                                             Accelerator{"bonuses", &Switches::bonuses},
                                             Accelerator{"joint", &Switches::joint}};

}  // namespace ouverte::search
