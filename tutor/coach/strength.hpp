// How well the program plays against the user: perfectly, or as one who looks no farther than the end of a trick or
// two.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "solver/games/door/game.hpp"

namespace ouverte::tutor {

enum class Strength : std::uint8_t { kPerfect, kTwoTricks, kOneTrick };
inline constexpr std::array<std::string_view, 3> kStrengths = {"perfect", "two-tricks", "one-trick"};
[[nodiscard]] std::optional<Strength> strength_named(std::string_view text);

// The moves that look best to one who looks so many tricks ahead, the one in progress among them, and takes for the
// value of what is reached the middle of what can still come by the rules; he looks less far where there is too much to
// look at. The caller guarantees that the position is not over, and one trick at least.
[[nodiscard]] std::vector<std::string> moves_seen_best(const games::Game& game, const games::Position& at, int tricks);

// Of such moves the one that he makes: cheap, and a certain trick where there is one.
[[nodiscard]] std::string simple_move(const games::Game& game, const games::Position& at,
                                      const std::vector<std::string>& moves);

}  // namespace ouverte::tutor
