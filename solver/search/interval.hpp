// What is known of an integer value: it lies between two bounds, both included.
#pragma once

#include <compare>
#include <optional>

namespace ouverte::search {

struct Interval {
  int lower = 0;
  int upper = 0;

  [[nodiscard]] constexpr bool exact() const { return lower == upper; }
  [[nodiscard]] constexpr bool holds(int value) const { return lower <= value && value <= upper; }
  friend constexpr bool operator==(Interval, Interval) = default;
};

// Whether the value is at least `goal`, if that is known.
constexpr std::optional<bool> reaches(Interval value, int goal) {
  if (value.lower >= goal) return true;
  if (value.upper < goal) return false;
  return std::nullopt;
}

}  // namespace ouverte::search
