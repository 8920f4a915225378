// What Hoodwink calls its deals and results, to people.
#pragma once

#include <array>
#include <span>
#include <string>
#include <string_view>

#include "solver/games/door/deal_table.hpp"
#include "solver/games/door/game_info.hpp"
#include "solver/games/hoodwink/contract.hpp"
#include "solver/search/interval.hpp"

namespace ouverte::games::hoodwink {

[[nodiscard]] std::string contract_in_words(const Written& written);  // "hearts trumps, B is the Hood"
// "the Hood scores 33 (settlement +60)", "the Hood fails and scores 3 (settlement -22)", "the Hood fails"; of a player
// among free partners "scores 12 (settlement +9)", or, where more than one score comes to that, "settles for +9".
[[nodiscard]] std::string value_in_words(search::Interval value, const Setup& setup);

// What a side asks of a value: "score at least 21 points", "the Hood scores no more than 20 points"; of the settlement
// where no score tells who has reached it.
[[nodiscard]] std::string asked_in_words(search::Interval value, const Setup& setup);

[[nodiscard]] Objective objective_of(const Setup& setup);
// Whose guarantee it is among free partners: "A".
[[nodiscard]] Stakes stakes_of(const Written& written, Objective objective, std::string_view guarantee);

[[nodiscard]] std::span<const Word> vocabulary();
// The least settlement with which the Hood scores so much or more himself, where no deal has it with less.
[[nodiscard]] absl::StatusOr<int> settlement_of_score(int score, const Setup& setup);

// The parts of a Hood's score, as they come out to his liking and not; `of`: what the deal is played for.
struct PartInWords {
  Objective of;
  Objective objective;
  std::string_view reached, missed;
};
inline constexpr std::array kParts = {
    PartInWords{Objective::kScore, Objective::kMake, "the partners take different numbers of tricks",
                "the partners take the same number of tricks"},
    PartInWords{Objective::kScore, Objective::kOdd, "the Hood's number of tricks is odd",
                "the Hood's number of tricks is even"},
    PartInWords{Objective::kScore, Objective::kEqual, "the Hood takes as many tricks as a partner",
                "the Hood takes as many tricks as neither partner"},
    PartInWords{Objective::kMake, Objective::kEven, "the Hood's number of tricks is even, which is already a win",
                "the Hood's number of tricks is odd, where an even one is already a win"}};

}  // namespace ouverte::games::hoodwink
