// One suit as two hands hold it, as books write it: "AKJ32 opposite 7654", "AQTxx / xxx". An x is a small card: all x's
// together are the lowest cards that are not named.
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "absl/status/statusor.h"

namespace ouverte::tutor::fair::suit {

inline constexpr std::string_view kRanks = "AKQJT98765432";

// North's cards, South's, and those that East and West have, from the top.
struct SuitCards {
  std::array<std::string, 2> held;
  std::string missing;
};
[[nodiscard]] absl::StatusOr<SuitCards> parse_suit_cards(std::string_view text);

inline constexpr int kMostGroups = 7;  // of missing cards: between two of them lies a card held
inline constexpr int kMostRuns = kMostGroups + 1;
inline constexpr int kNoCard = kMostRuns;  // the run, or group, of no card at all: a player follows no more

// How far a suit has been played. A group is cards missing with none held in between, a run is cards held with none
// missing in between; run 0 lies above group 0, that above run 1, and so on, so that a card of run r beats group g if
// r <= g.
struct SuitState {
  std::array<std::array<std::uint8_t, kMostRuns>, 2> held{};  // cards in each run, North's and South's
  std::array<std::uint8_t, kMostGroups> unseen{};             // cards of each group that have not been played
};

[[nodiscard]] int cards_in(std::span<const std::uint8_t> counts);

struct SuitShape {
  SuitState start;
  int groups = 0;
  std::array<std::string, kMostGroups> group_cards;             // the cards of each group, from the top
  std::array<std::array<std::string, kMostRuns>, 2> run_cards;  // North's and South's of each run
};
[[nodiscard]] SuitShape shape_of(const SuitCards& cards);  // the suit may be shorter than thirteen cards

// The highest card left in a run of a hand; and whether it is a small one, which the hand has no lower ones than.
[[nodiscard]] char top_of_run(const SuitShape& shape, const SuitState& state, std::size_t hand, int run);
[[nodiscard]] bool is_small(const SuitShape& shape, const SuitState& state, std::size_t hand, int run);

}  // namespace ouverte::tutor::fair::suit
