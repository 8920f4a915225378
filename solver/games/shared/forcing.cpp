#include "solver/games/shared/forcing.hpp"

#include <algorithm>

namespace ouverte::games {

bool can_force(const Position& at, bool maximiser, const std::function<bool(const Position&)>& wanted) {
  if (at.over()) return wanted(at);
  const bool chooses = at.maximises() == maximiser;
  const auto classes = at.classes();
  const bool found = std::ranges::any_of(classes, [&](const std::vector<std::string>& together) {
    const auto next = at.clone();
    next->play(together.front()).IgnoreError();  // a legal one
    return can_force(*next, maximiser, wanted) == chooses;
  });
  return found == chooses;
}

}  // namespace ouverte::games
