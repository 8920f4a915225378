// Which suits holdings are of, told from what a pack has.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <vector>

#include "puzzles/text/holdings.hpp"

namespace ouverte::puzzles::text {

constexpr std::size_t kPlayers = 4;
using DealtOut = std::array<std::vector<const Holding*>, kPlayers>;  // the holdings of each hand, in their order
using Suited = std::array<std::array<std::uint16_t, 4>, kPlayers>;   // ranks by hand and suit: bit 0 is the ace

// The one way to give each holding a suit so that the hands are a whole pack, thirteen cards each: marks say which it
// is, and suits without any follow each other from spades to clubs. Nothing if there is none, or more than one.
[[nodiscard]] std::optional<Suited> as_pack(const DealtOut& hands);

}  // namespace ouverte::puzzles::text
