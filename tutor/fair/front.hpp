// What one player can make sure of who does not see: each of his strategies succeeds in a set of layouts, and no set is
// kept that lies within another (a Pareto front). Where he chooses, the strategies of all his choices are his; where
// opponents who see everything choose, he needs an answer to each of their moves, and succeeds where all answers do
// (Cazenave and Ventos, "The alpha-mu search algorithm for the game of bridge", 2019).
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "solver/base/deadline.hpp"
#include "tutor/fair/layout_set.hpp"

namespace ouverte::tutor::fair {

class Front {
 public:
  Front() = default;
  explicit Front(LayoutSet only) : sets_{std::move(only)} {}

  [[nodiscard]] const std::vector<LayoutSet>& sets() const { return sets_; }
  [[nodiscard]] bool empty() const { return sets_.empty(); }
  // Whether some strategy succeeds in all of these.
  [[nodiscard]] bool reaches(const LayoutSet& wanted) const;

  // Whether another front reaches all that this one does.
  [[nodiscard]] bool dominated_by(const Front& other) const;
  [[nodiscard]] LayoutSet all() const;                    // where some strategy succeeds; of a front that is not empty
  [[nodiscard]] Front with(const LayoutSet& more) const;  // each strategy succeeds there too

  void add(LayoutSet set);         // one more strategy to choose
  void join(Front other);          // all of these
  void meet(const Front& answer);  // an answer is needed besides

 private:
  std::vector<LayoutSet> sets_;
};

// What the layouts of a set weigh together.
class LayoutWeights {
 public:
  explicit LayoutWeights(std::span<const std::int64_t> weights);
  [[nodiscard]] std::int64_t of(const LayoutSet& set) const {
    std::int64_t sum = 0;
    set.for_each([&](std::size_t layout) { sum += weights_[layout]; });
    return sum;
  }
  [[nodiscard]] std::int64_t of(std::size_t layout) const { return weights_[layout]; }
  [[nodiscard]] std::size_t count() const { return weights_.size(); }

 private:
  std::vector<std::int64_t> weights_;
};

// What a line needs besides: to succeed in one of these ways, each of which needs a set of every one of its fronts.
struct Need {
  std::vector<std::vector<Front>> ways;
};

// The heaviest set that comes of meeting all needs of one of several lines, met with `within`. No product of fronts is
// made: choices are tried one after the other as far as they can be enough. Throws `search::Stopped` when it is past
// the deadline.
struct Heaviest {
  std::int64_t weight = -1;
  LayoutSet set;
};
[[nodiscard]] Heaviest heaviest_line(std::span<const std::vector<Need>> lines, const LayoutSet& within,
                                     const LayoutWeights& weights, const base::Deadline& deadline = {});

}  // namespace ouverte::tutor::fair
