// Which players pull together: a set of seats. A search knows two camps, the maximiser's and everybody else.
#pragma once

#include <bit>
#include <cstdint>
#include <initializer_list>

#include "solver/cards/seat.hpp"

namespace ouverte::tricks {

class Camp {
 public:
  constexpr Camp() = default;
  explicit constexpr Camp(unsigned seats) : seats_(static_cast<std::uint8_t>(seats)) {}
  constexpr Camp(std::initializer_list<cards::Seat> seats) {
    for (const cards::Seat seat : seats) seats_ |= static_cast<std::uint8_t>(1u << cards::index(seat));
  }

  [[nodiscard]] constexpr unsigned seats() const { return seats_; }  // bit i: seat i
  [[nodiscard]] constexpr bool has(cards::Seat seat) const { return (seats_ >> cards::index(seat) & 1) != 0; }
  [[nodiscard]] constexpr int size() const { return std::popcount(seats_); }
  [[nodiscard]] constexpr Camp others(int players) const { return Camp(((1u << players) - 1) & ~unsigned{seats_}); }

  friend constexpr bool operator==(Camp, Camp) = default;

 private:
  std::uint8_t seats_ = 0;
};

}  // namespace ouverte::tricks
