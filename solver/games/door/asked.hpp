// What a side asks of a deal, in words: a value of which one end is open. The side that wants it high asks for "at
// least 5 tricks", the other for "no more than 4 tricks for declarer".
#pragma once

#include <string>
#include <string_view>

#include "solver/games/door/possible.hpp"
#include "solver/search/interval.hpp"

namespace ouverte::games {

[[nodiscard]] constexpr bool asks_at_least(search::Interval value) {
  return value.upper == kAnything.upper && value.lower != kAnything.lower;
}
[[nodiscard]] constexpr bool asks_at_most(search::Interval value) {
  return value.lower == kAnything.lower && value.upper != kAnything.upper;
}
[[nodiscard]] constexpr bool asked(search::Interval value) { return asks_at_least(value) || asks_at_most(value); }

// Whether what is asked is that a goal comes about, or that it does not.
[[nodiscard]] constexpr bool asks_for_goal(search::Interval value, int goal) {
  return (asks_at_least(value) && value.lower == goal) || (asks_at_most(value) && value.upper == goal - 1);
}

// "declarer takes", "North-South take", "the partners take": who does what, the verb given as of several.
[[nodiscard]] std::string who_does(std::string_view who, std::string_view verb);

// "at least 5 tricks", "no more than 1 trick for declarer": of a number that `whose` wants high.
[[nodiscard]] std::string number_asked(search::Interval value, std::string_view unit, std::string_view whose);

// "win at least 20", "lose no more than 20"; of the others "the Hood wins no more than 20", "the Hood loses at least
// 20".
[[nodiscard]] std::string settlement_asked(search::Interval value, std::string_view whose, std::string_view unit = "");

// Where a value is the sum of what one player's score has over that of each of the others: "be at least 20 ahead of the
// others, differences added up"; of the others "A is no more than 20 behind the others, …".
[[nodiscard]] std::string lead_asked(search::Interval value, std::string_view whose);

}  // namespace ouverte::games
