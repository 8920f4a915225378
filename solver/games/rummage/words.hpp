// What Rummage's deals and values are called by people.
#pragma once

#include <span>
#include <string>

#include "solver/games/door/deal_table.hpp"
#include "solver/games/door/game_info.hpp"
#include "solver/games/rummage/contract.hpp"
#include "solver/search/interval.hpp"

namespace ouverte::games::rummage {

// "4 players, to a horizon of 8 plays".
[[nodiscard]] std::string contract_in_words(const Written& written);
[[nodiscard]] std::string value_in_words(search::Interval value, Objective objective);

// What a side asks of a value: "win at least 120", "go out within 9 plays".
[[nodiscard]] std::string asked_in_words(search::Interval value, Objective objective, std::string_view guarantee);

[[nodiscard]] Stakes stakes_of(Objective objective, std::string_view guarantee);

[[nodiscard]] std::span<const Word> vocabulary();

}  // namespace ouverte::games::rummage
