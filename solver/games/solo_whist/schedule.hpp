// What a table pays for the contracts of Solo Whist: the rules page's amounts, or a schedule of its own. Written
// "solo=4+1 misere=8+2": a solo pays 4 and 1 for each trick over or under its target; "4+1-2": 1 over, 2 under. What is
// not named pays as the page says.
#pragma once

#include <array>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "absl/status/statusor.h"
#include "solver/games/solo_whist/rules.hpp"

namespace ouverte::games::solo_whist {

inline constexpr std::size_t kContracts = static_cast<std::size_t>(Name::kRoyalMisere) + 1;
inline constexpr int kMostPaid = 10000;  // of each number in a rate

class Schedule {
 public:
  constexpr Schedule() {
    for (std::size_t place = 0; place < kContracts; ++place) rates_[place] = usual_rate(static_cast<Name>(place));
  }

  [[nodiscard]] constexpr const Rate& rate(Name name) const { return rates_[static_cast<std::size_t>(name)]; }
  constexpr void set(Name name, const Rate& rate) { rates_[static_cast<std::size_t>(name)] = rate; }

  friend constexpr bool operator==(const Schedule&, const Schedule&) = default;

 private:
  std::array<Rate, kContracts> rates_{};
};

// As records write it: what differs from the page, contracts in their order; of the page's schedule, nothing.
[[nodiscard]] std::string schedule_text(const Schedule& schedule);
// Words of which each rate ends one, with the words of a contract's name before it put together:
// "royal-abundance=40+4".
[[nodiscard]] std::vector<std::string> with_whole_names(std::span<const std::string> words);
// Reads one rate, "solo=4+1", into the schedule. `field`: what messages call the place it stands in.
[[nodiscard]] absl::Status read_rate(std::string_view field, std::string_view text, Schedule& schedule);
// A whole text, rates between blanks or commas.
[[nodiscard]] absl::StatusOr<Schedule> read_schedule(std::string_view field, std::string_view text);

}  // namespace ouverte::games::solo_whist
