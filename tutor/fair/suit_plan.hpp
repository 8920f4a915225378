// A line of play as a person keeps it in mind: what declarer does in a trick, what he goes on with, and at which cards
// of the defence he does something else.
#pragma once

#include <map>
#include <memory>
#include <optional>
#include <set>
#include <utility>
#include <vector>

#include "tutor/fair/suit_solver.hpp"

namespace ouverte::tutor::fair::suit {

// Where a line has come to: what may still be wanted, and the layouts in which the line is to succeed.
struct SuitPoint {
  SuitState state;
  int wanted = 0;
  LayoutSet target;
};

enum class TrickKind {
  kCash,     // the lead, or third hand's card, beats all that is out
  kFinesse,  // third hand's card is meant to win, or to force a higher one
  kRun,      // so is the lead, unless it is covered
  kDuck      // neither
};

struct TrickPlan {
  TrickKind kind = TrickKind::kDuck;
  SuitSolver::Lead lead;
  int third = kNoCard;  // if second hand does nothing about it
  std::map<int, int>
      unlike_usual;  // by second hand's group, where third hand plays neither that nor the cheapest winner
};

using Replies = std::set<std::pair<int, int>>;  // groups that second and fourth hand play of

// A trick and what comes after it; null: top cards do. `unlike`: what is done instead after these replies, which are
// told from all others by `others`: after those that are in neither set, both would do.
struct SuitStep {
  TrickPlan plan;
  Replies::value_type usual{kNoCard, kNoCard};
  std::shared_ptr<const SuitStep> then;
  struct Unlike {
    Replies after;
    Replies others;
    std::shared_ptr<const SuitStep> then;
  };
  std::vector<Unlike> unlike;
};

class SuitPlanner {
 public:
  SuitPlanner(SuitSolver& solver, const SuitShape& shape) : solver_(solver), shape_(shape), levels_(solver.levels()) {}
  // Whether doing that from a point on keeps the target.
  [[nodiscard]] bool does(const SuitPoint& point, const SuitStep* step);
  // Nothing is left to say: the cards are known, no trick can come or fail to, or top cards do.
  [[nodiscard]] bool plain(const SuitPoint& point);
  // The plan with the fewest words that keeps the target.
  [[nodiscard]] TrickPlan plan(const SuitPoint& point);
  using After = std::vector<std::pair<Replies::value_type, SuitPoint>>;
  void continue_step(const SuitPoint& point, SuitStep& step);
  void part_ways(const After& points, SuitStep& step);
  // What to do from a point on that keeps the target.
  [[nodiscard]] std::shared_ptr<const SuitStep> step(const SuitPoint& point);

 private:
  // After the cards of all four.
  [[nodiscard]] SuitPoint after(const SuitPoint& point, const TrickPlan& plan, int second, int fourth);
  // Second hand's cards, and fourth hand's to them, with which the target is still to be reached.
  [[nodiscard]] std::vector<int> seconds(const SuitPoint& point, SuitSolver::Lead lead) const;
  [[nodiscard]] std::vector<int> fourths(const SuitPoint& point, SuitSolver::Lead lead, int second) const;

  [[nodiscard]] std::optional<TrickPlan> planned(const SuitPoint& point, TrickKind kind, SuitSolver::Lead lead,
                                                 int third);
  [[nodiscard]] bool holds(const SuitPoint& point, SuitSolver::Lead lead, int second, int third);
  [[nodiscard]] bool holds_void(const SuitPoint& point, SuitSolver::Lead lead);
  [[nodiscard]] bool known(const SuitPoint& point) const;

  SuitSolver& solver_;
  const SuitShape& shape_;
  int levels_;
};

// The lead of the highest card of all, with the lowest of the other hand under it.
[[nodiscard]] TrickPlan from_the_top(const SuitShape& shape, const SuitState& state);

// What third hand plays by a plan to a card of second hand; and the state after a trick.
[[nodiscard]] int third_by(const TrickPlan& plan, const SuitState& state, int second);
[[nodiscard]] SuitState state_after(SuitState state, const TrickPlan& plan, int second, int fourth);

// Whether a card of a run beats all that is out.
[[nodiscard]] bool on_top(const SuitState& state, int run);

}  // namespace ouverte::tutor::fair::suit
