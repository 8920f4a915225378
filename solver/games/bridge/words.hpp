// What bridge calls its contracts and results, to people.
#pragma once

#include <string>
#include <vector>

#include "solver/games/bridge/contract.hpp"
#include "solver/games/bridge/rules.hpp"
#include "solver/games/door/deal_table.hpp"
#include "solver/games/door/score_sheet.hpp"
#include "solver/search/interval.hpp"

namespace ouverte::games::bridge {

[[nodiscard]] std::string contract_in_words(const Contract& contract);                         // "4♠ by North"
[[nodiscard]] std::string result_in_words(search::Interval tricks, const Contract& contract);  // "9 tricks, down 1"

// What a side asks of the tricks: "make the contract"; in an ending "at least 2 of the 3 tricks", its own.
[[nodiscard]] std::string asked_in_words(search::Interval tricks, const Contract& contract);

// The tricks that the sides have won; nothing before the first.
[[nodiscard]] std::vector<Shown> tricks_of_sides(const Game::State& state);

[[nodiscard]] Stakes stakes_of(const Contract& contract);

}  // namespace ouverte::games::bridge
