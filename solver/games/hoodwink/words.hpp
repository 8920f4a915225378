// What Hoodwink calls its deals and results, to people.
#pragma once

#include <span>
#include <string>

#include "solver/games/hoodwink/contract.hpp"
#include "solver/search/interval.hpp"

namespace ouverte::games::hoodwink {

[[nodiscard]] std::string contract_in_words(const Written& written);  // "hearts trumps, B is the Hood"
// "the Hood wins 35", "the Hood fails"; of a player among free partners "wins 35".
[[nodiscard]] std::string value_in_words(search::Interval value, Objective objective, bool free);

// Whose guarantee it is among free partners: "A".
[[nodiscard]] Stakes stakes_of(Objective objective, bool free, std::string_view guarantee);

[[nodiscard]] std::span<const Word> vocabulary();
// The least settlement with which the Hood scores so much or more himself, where no deal has it with less.
[[nodiscard]] absl::StatusOr<int> settlement_of_score(int score, const base::Json& contract);

}  // namespace ouverte::games::hoodwink
