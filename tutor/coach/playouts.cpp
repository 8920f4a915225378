#include "tutor/coach/playouts.hpp"

#include <algorithm>
#include <cstdint>
#include <limits>

#include "solver/base/random.hpp"

namespace ouverte::tutor {
namespace {

constexpr int kPlayouts = 200;

// What comes of the deal, played out by the numbers that `seed` begins, for him whose guarantee the position is about.
std::int64_t played_out(const games::Position& from, std::uint64_t seed) {
  base::Random random(seed);
  const auto position = from.clone();
  while (!position->over() && !position->possible().exact()) {
    const std::vector<std::string> moves = position->moves();
    if (!position->play(moves[random.below(moves.size())]).ok()) break;
  }
  return position->over() ? position->value() : position->possible().lower;
}

}  // namespace

std::vector<std::string> best_when_played_out(const games::Position& at, const std::vector<std::string>& moves) {
  if (moves.size() < 2) return moves;
  std::vector<std::string> best;
  std::int64_t most = std::numeric_limits<std::int64_t>::min();
  for (const auto& together : at.classes()) {
    if (std::ranges::find(moves, together.front()) == moves.end()) continue;
    const auto next = at.clone();
    if (!next->play(together.front()).ok()) continue;
    std::int64_t sum = 0;
    for (std::uint64_t seed = 0; seed < kPlayouts; ++seed) sum += played_out(*next, seed);
    if (sum > most) best.clear();
    if (sum >= most) best.insert(best.end(), together.begin(), together.end());
    most = std::max(most, sum);
  }
  return best;
}

}  // namespace ouverte::tutor
