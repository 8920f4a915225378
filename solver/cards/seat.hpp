// A seat at the table, numbered from 0 clockwise. What it is called is the game's: `N E S W` or `A B C …`.
#pragma once

#include <cstdint>
#include <string_view>

namespace ouverte::cards {

enum class Seat : std::uint8_t {};

constexpr int index(Seat seat) { return static_cast<int>(seat); }

// The seat `places` to the left of `seat` at a table of `players`.
constexpr Seat left_of(Seat seat, int players, int places = 1) {
  return static_cast<Seat>((index(seat) + places) % players);
}

// The seats of a game in turn order, one letter each: `kCompass` or a head of `kLetters`.
inline constexpr std::string_view kCompass = "NESW";
inline constexpr std::string_view kLetters = "ABCDEF";

}  // namespace ouverte::cards
