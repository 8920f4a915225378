// What Solo Whist calls its contracts and results, to people.
#pragma once

#include <span>
#include <string>
#include <string_view>

#include "solver/games/door/deal_table.hpp"
#include "solver/games/door/game_info.hpp"
#include "solver/games/solo_whist/contract.hpp"
#include "solver/search/interval.hpp"

namespace ouverte::games::solo_whist {

[[nodiscard]] std::string_view name_in_words(Name name);               // "misère ouverte"
[[nodiscard]] std::string turned_up_in_words(const Written& written);  // "♥3"; "♥" where only the suit is known
[[nodiscard]] std::string contract_in_words(const Written& written);   // "solo by East, hearts trumps"
// "6 tricks", "made", "the soloist is paid 36 in all: 12 by each". `guarantee`: whose value it is where everyone plays
// for himself; may be empty.
[[nodiscard]] std::string value_in_words(search::Interval value, const Written& written, Objective objective,
                                         std::string_view guarantee);

// What a side asks of a value: "make the misère", "at least 6 tricks", "the soloist wins no more than 30 in all".
[[nodiscard]] std::string asked_in_words(search::Interval value, const Written& written, Objective objective,
                                         std::string_view guarantee);

[[nodiscard]] Stakes stakes_of(const Written& written, Objective objective, std::string_view guarantee);

[[nodiscard]] std::span<const Word> vocabulary();

}  // namespace ouverte::games::solo_whist
