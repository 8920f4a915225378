// What Who's Who calls its contracts and results, to people.
#pragma once

#include <array>
#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "solver/games/door/deal_table.hpp"
#include "solver/games/door/game_info.hpp"
#include "solver/games/whos_who/contract.hpp"
#include "solver/search/interval.hpp"

namespace ouverte::games::whos_who {

[[nodiscard]] std::string contract_in_words(const Written& written);  // "B is the soloist, pack of 42 cards"
// "the soloist wins with 6 tricks and scores 16 (settlement +32)", "the soloist loses with 7 tricks, each partner
// scores 17 (settlement -34)", "the soloist wins".
[[nodiscard]] std::string value_in_words(search::Interval value, Objective objective);

// What the soloist scores, below 0 what each partner does; nothing of a settlement that comes of no play.
[[nodiscard]] std::optional<int> score_of(int settlement);

// What a side asks of a value: "win with at least 4 tricks", "the soloist loses, with at least 3 tricks".
[[nodiscard]] std::string asked_in_words(search::Interval value, Objective objective);

[[nodiscard]] Stakes stakes_of(Objective objective);

[[nodiscard]] std::span<const Word> vocabulary();

// The ways in which a soloist wins or loses, as they come out to his liking and not.
struct PartInWords {
  Objective objective;
  std::string_view reached, missed;
};
inline constexpr std::array kParts = {
    PartInWords{Objective::kMiddle, "the soloist's number is the middle one",
                "the soloist's number is not the middle one"},
    PartInWords{Objective::kLevel, "the partners are level, and the soloist is not",
                "the partners are not level, or all three are"},
    PartInWords{Objective::kMajority, "the soloist has a majority", "the soloist has no majority"},
    PartInWords{Objective::kNotLeast, "the soloist wins, or does not have the fewest tricks",
                "the soloist loses with the fewest tricks"},
    PartInWords{Objective::kNotEqual, "the soloist wins, or is level with neither partner",
                "the soloist loses level with a partner"},
    PartInWords{Objective::kNotMost, "the soloist wins, or does not have the most tricks",
                "the soloist loses with the most tricks, short of a majority"}};

}  // namespace ouverte::games::whos_who
