// Pavlicek's solved deals: files of 23 bytes a deal, 104 bits of cards and 80 of results (http://rpbridge.net/7a14.htm,
// "ZRD"). Little-endian: two bits a card, spades from the Ace down to the Two, then hearts, diamonds and clubs; West 0,
// North 1, East 2, South 3.
#pragma once

#include <cstddef>
#include <optional>
#include <string_view>

#include "app/batch/dense.hpp"
#include "solver/games/door/bulk.hpp"

namespace ouverte::batch {

inline constexpr std::size_t kZrdBytes = 23;

// Of 23 bytes; nothing where its hands are not four of thirteen.
[[nodiscard]] std::optional<games::BulkHands> hands_of_zrd(std::string_view bytes);
// The tricks of every declarer that stand beside the cards, in the order of `games::BulkTable`.
[[nodiscard]] Tricks tricks_of_zrd(std::string_view bytes);

}  // namespace ouverte::batch
