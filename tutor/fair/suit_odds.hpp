// The odds of a suit combination, for every number of tricks, and the lines of play that have them.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "absl/status/statusor.h"
#include "tutor/fair/suit_cards.hpp"
#include "tutor/fair/suit_solver.hpp"

namespace ouverte::tutor::fair {

// At least so many tricks: in `ways` of all ways to fill the vacant places.
struct SuitChance {
  int tricks = 0;
  std::int64_t ways = 0;
  std::string line;
};

struct SuitOdds {
  suit::SuitCards cards = {};
  suit::VacantPlaces places = {};
  std::int64_t all_ways = 0;
  std::vector<SuitChance> chances = {};  // from the most tricks that are sure on, to the most that can come
  std::optional<double> mean = {};       // tricks, of the line that takes most of them on average
  std::string mean_line = {};
  bool stopped = false;  // a limit struck: higher numbers of tricks and the mean are missing, or the mean alone

  [[nodiscard]] double share(std::int64_t ways) const {
    return static_cast<double>(ways) / static_cast<double>(all_ways);
  }
};

// `tricks`: that number alone is asked for, and no mean. A status names `suit`, `places` or `tricks`, what was found
// and what was expected.
[[nodiscard]] absl::StatusOr<SuitOdds> suit_odds(std::string_view suit, suit::VacantPlaces places,
                                                 std::optional<int> tricks, const base::Deadline& deadline = {});
// "13-11", West's and East's.
[[nodiscard]] absl::StatusOr<suit::VacantPlaces> parse_places(std::string_view text);

}  // namespace ouverte::tutor::fair
