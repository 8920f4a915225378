// Random records of every game.
#pragma once

#include <vector>

#include "solver/base/json.hpp"
#include "solver/base/random.hpp"
#include "solver/games/entry.hpp"
#include "solver/io/record.hpp"

namespace ouverte::support {

// The lines of tests/contracts/<game>.jsonl.
[[nodiscard]] std::vector<base::Json> contract_cases(const games::Entry& entry);

// The end of a random deal under the contract of a case, so many plays at most before its end, and what was then played
// at random. Its objective is one of the case's; no guarantee is named.
[[nodiscard]] io::Record random_record(const games::Entry& entry, const base::Json& chosen, std::size_t most_plays,
                                       base::Random& random);

}  // namespace ouverte::support
