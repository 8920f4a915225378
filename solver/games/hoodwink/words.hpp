// What Hoodwink calls its deals and results, to people.
#pragma once

#include <array>
#include <span>
#include <string>
#include <string_view>

#include "solver/games/hoodwink/contract.hpp"
#include "solver/search/interval.hpp"

namespace ouverte::games::hoodwink {

[[nodiscard]] std::string contract_in_words(const Written& written);  // "hearts trumps, B is the Hood"
// "the Hood wins 35", "the Hood fails"; of a player among free partners "wins 35".
[[nodiscard]] std::string value_in_words(search::Interval value, Objective objective, bool free);

// What a side asks of a value: "win at least 21", "the Hood wins no more than 20".
[[nodiscard]] std::string asked_in_words(search::Interval value, Objective objective, bool free,
                                         std::string_view guarantee);

// Whose guarantee it is among free partners: "A".
[[nodiscard]] Stakes stakes_of(Objective objective, bool free, std::string_view guarantee);

[[nodiscard]] std::span<const Word> vocabulary();
// The least settlement with which the Hood scores so much or more himself, where no deal has it with less.
[[nodiscard]] absl::StatusOr<int> settlement_of_score(int score, const base::Json& contract);

// The parts of a Hood's score, as they come out to his liking and not.
struct PartInWords {
  Objective objective;
  std::string_view reached, missed;
};
inline constexpr std::array kParts = {
    PartInWords{Objective::kMake, "the partners take different numbers of tricks",
                "the partners take the same number of tricks"},
    PartInWords{Objective::kOdd, "the Hood's number of tricks is odd", "the Hood's number of tricks is even"},
    PartInWords{Objective::kEqual, "the Hood takes as many tricks as a partner",
                "the Hood takes as many tricks as neither partner"}};

}  // namespace ouverte::games::hoodwink
