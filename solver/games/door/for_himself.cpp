#include "solver/games/door/for_himself.hpp"

#include <algorithm>
#include <cstddef>

namespace ouverte::games {

Bounds bounds_by_guarantees(std::span<const search::Interval> guarantees) {
  int sure = 0;
  for (const search::Interval& guarantee : guarantees) sure += guarantee.lower;
  Bounds bounds;
  for (const search::Interval& guarantee : guarantees) bounds.push_back({guarantee.lower, guarantee.lower - sure});
  return bounds;
}

Bounds bounds_by_choice(Bounds bounds, std::size_t mover, std::span<const Bounds> after) {
  if (after.empty()) return bounds;
  int least = after.front()[mover].lower;  // for the player to move
  for (const Bounds& each : after) least = std::max(least, each[mover].lower);
  std::optional<Bounds> chosen;  // after any move that he may choose
  for (const Bounds& each : after) {
    if (each[mover].upper < least) continue;
    if (!chosen) chosen = each;
    for (std::size_t seat = 0; seat < each.size(); ++seat)
      (*chosen)[seat] = {std::min((*chosen)[seat].lower, each[seat].lower),
                         std::max((*chosen)[seat].upper, each[seat].upper)};
  }
  (*chosen)[mover].lower = least;
  for (std::size_t seat = 0; seat < bounds.size(); ++seat)
    bounds[seat] = {std::max(bounds[seat].lower, (*chosen)[seat].lower),
                    std::min(bounds[seat].upper, (*chosen)[seat].upper)};
  return bounds;
}

}  // namespace ouverte::games
