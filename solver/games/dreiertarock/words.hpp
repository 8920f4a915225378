// What Dreiertarock calls its contracts and results, to people.
#pragma once

#include <span>
#include <string>
#include <string_view>

#include "solver/games/dreiertarock/contract.hpp"
#include "solver/search/interval.hpp"

namespace ouverte::games::dreiertarock {

[[nodiscard]] std::string_view name_in_words(Name name);              // "Suit-Solo"
[[nodiscard]] std::string contract_in_words(const Written& written);  // "Single by A (Slam announced by the defenders)"
[[nodiscard]] std::string value_in_words(search::Interval value,
                                         Objective objective);  // "wins 40 cents", "46 points", "made"
[[nodiscard]] std::string faces_in_words(CardSet cards);        // "♠T ♦J 5"

// Whose guarantee it is in Trischaken: "A".
[[nodiscard]] Stakes stakes_of(const Written& written, Objective objective, std::string_view guarantee);

[[nodiscard]] std::span<const Word> vocabulary();

}  // namespace ouverte::games::dreiertarock
