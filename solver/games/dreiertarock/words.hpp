// What Dreiertarock calls its contracts and results, to people.
#pragma once

#include <string>
#include <string_view>

#include "solver/games/dreiertarock/contract.hpp"
#include "solver/search/interval.hpp"

namespace ouverte::games::dreiertarock {

[[nodiscard]] std::string_view name_in_words(Name name);              // "Suit-Solo"
[[nodiscard]] std::string contract_in_words(const Written& written);  // "Single by A, Pagat announced by A"
[[nodiscard]] std::string value_in_words(search::Interval value,
                                         Objective objective);  // "wins 40 cents", "46 points", "made"
// "ST DJ 5": cards as they are played, the highest of each suit first.
[[nodiscard]] std::string cards_in_words(CardSet cards);
[[nodiscard]] std::string faces_in_words(CardSet cards);  // "♠T ♦J 5"

}  // namespace ouverte::games::dreiertarock
