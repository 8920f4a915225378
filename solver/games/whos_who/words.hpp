// What Who's Who calls its contracts and results, to people.
#pragma once

#include <span>
#include <string>

#include "solver/games/whos_who/contract.hpp"
#include "solver/search/interval.hpp"

namespace ouverte::games::whos_who {

[[nodiscard]] std::string contract_in_words(const Written& written);                    // "B is the soloist, 42 cards"
[[nodiscard]] std::string value_in_words(search::Interval value, Objective objective);  // "wins 36", "the soloist wins"

[[nodiscard]] Stakes stakes_of(Objective objective);

[[nodiscard]] std::span<const Word> vocabulary();

}  // namespace ouverte::games::whos_who
