#include "puzzles/solve/solution_end.hpp"

#include <algorithm>

#include "puzzles/solve/keeping.hpp"
#include "solver/proof/refutation_search.hpp"

namespace ouverte::puzzles {
namespace {

using games::Position;

// Beyond so many plays an end is none that a reader sees.
constexpr std::uint64_t kPlaysOfAnEnd = 5'000;

}  // namespace

bool SolutionEnds::easy(const Position& at, std::uint64_t plays) {
  plays_left_ = solver_.deadline().passed() ? 0 : plays;
  return cannot_fail(at);
}

bool SolutionEnds::cannot_fail(const Position& at) {
  const search::Interval possible = at.possible();
  if (settled(claim_, possible)) return true;
  const int best = claim_.bound == proof::Bound::kAtLeast ? possible.upper : possible.lower;
  if (!settled(claim_, {best, best}) || !at.lists_every_move()) return false;
  const std::string key = at.key();
  if (const auto known = easy_.find(key); known != easy_.end()) return known->second;
  const bool all = std::ranges::all_of(at.classes(), [&](const std::vector<std::string>& together) {
    if (plays_left_ == 0) return false;
    --plays_left_;
    return cannot_fail(*after(at, together.front()));
  });
  if (all || plays_left_ > 0) easy_.emplace(key, all);
  return all;
}

bool SolutionEnds::visible(const Position& at) {
  const std::string key = at.key();
  if (const auto known = visible_.find(key); known != visible_.end()) return known->second;
  const proof::RefutationLimits limits{
      .plays = kPlaysOfAnEnd, .variations = static_cast<int>(kPlaysOfAnEnd), .choices = choices_};
  const bool found =
      holds(claim_, at, solver_) == true && proof::RefutationSearch(solver_, claim_, limits).find(at) != nullptr;
  visible_.emplace(key, found);
  return found;
}

}  // namespace ouverte::puzzles
