// What bridge calls its contracts and results, to people.
#pragma once

#include <string>

#include "solver/games/bridge/contract.hpp"
#include "solver/search/interval.hpp"

namespace ouverte::games::bridge {

[[nodiscard]] std::string contract_in_words(const Contract& contract);                         // "4 spades by North"
[[nodiscard]] std::string result_in_words(search::Interval tricks, const Contract& contract);  // "9 tricks, down 1"

[[nodiscard]] Stakes stakes_of(const Contract& contract);

}  // namespace ouverte::games::bridge
