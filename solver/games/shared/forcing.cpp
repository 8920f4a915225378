#include "solver/games/shared/forcing.hpp"

#include <algorithm>

#include "solver/base/check.hpp"

namespace ouverte::games {

std::unique_ptr<Position> after(const Position& at, std::string_view move) {
  auto next = at.clone();
  CHECK(next->play(move).ok());
  return next;
}

bool can_force(const Position& at, bool maximiser, const std::function<bool(const Position&)>& wanted) {
  if (at.over()) return wanted(at);
  const bool chooses = at.maximises() == maximiser;
  const auto classes = at.classes();
  const bool found = std::ranges::any_of(classes, [&](const std::vector<std::string>& together) {
    return can_force(*after(at, together.front()), maximiser, wanted) == chooses;
  });
  return found == chooses;
}

bool guards_a_suit(const OnlyMove& turn) {
  constexpr std::string_view kSuits = "SHDC";
  const std::vector<std::string> table = turn.at.setup().table;
  const char discarded = turn.key.front().front();
  if (table.empty() || table.front().front() == discarded || kSuits.find(discarded) == kSuits.npos) return false;
  return std::ranges::any_of(
      turn.losing, [&](const std::vector<std::string>& together) { return together.front().front() != discarded; });
}

}  // namespace ouverte::games
