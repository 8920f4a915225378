#include "puzzles/verify/lines.hpp"

#include <algorithm>
#include <memory>
#include <utility>

#include "solver/base/hash_tables.hpp"

namespace ouverte::puzzles {
namespace {

using games::Position;
using proof::ProofClaim;

// Thrown when the solver ran into its limit.
struct OutOfTime {};

struct Node {
  std::unique_ptr<Position> at;
  std::vector<std::string> line;
  bool chosen = false;  // the solver's side has had its first choice
  bool best_defence = true;
};

using NodesOfPly = std::vector<Node>;

// Goes through the lines ply by ply, so that what is found first is found on the shortest line.
class Walk {
 public:
  Walk(const Puzzle& puzzle, bool bettered, const std::string& key, games::Solver& solver, Confirmer& confirmer,
       const LineLimits& limits)
      : puzzle_(puzzle),
        claim_{.bound = puzzle.task.bound, .value = puzzle.task.value},
        better_{.bound = claim_.bound, .value = claim_.value + (claim_.bound == proof::Bound::kAtLeast ? 1 : -1)},
        bettered_(bettered),
        key_(key),
        solver_(solver),
        confirmer_(confirmer),
        left_(limits.positions) {}

  MainLines walk() {
    NodesOfPly ply;
    ply.push_back({.at = puzzle_.position->clone(), .line = {}});
    while (!ply.empty()) {
      NodesOfPly next;
      if (!look_at(ply, next)) {
        lines_.all_keys = std::ranges::all_of(ply, &Node::chosen);
        return std::move(lines_);
      }
      ++lines_.plies;
      if (!lines_.duals.empty()) {
        // Keys that lie behind the first dual are still to be found.
        std::erase_if(next, [](const Node& node) { return node.chosen; });
      }
      ply = std::move(next);
    }
    lines_.to_the_end = lines_.duals.empty();
    return std::move(lines_);
  }

 private:
  // False if a limit struck.
  bool look_at(const NodesOfPly& ply, NodesOfPly& next) {
    if (left_ < ply.size()) return false;
    left_ -= ply.size();
    try {
      for (const Node& node : ply) look_at(node, next);
    } catch (const OutOfTime&) {
      lines_.stopped = true;
    }
    return !lines_.stopped;
  }

  void look_at(const Node& node, NodesOfPly& next) {
    if (settled(claim_, node.at->possible())) return;
    if (solvers_turn(puzzle_.task, *node.at)) {
      choose(node, next);
    } else {
      defend(node, next);
    }
  }

  void choose(const Node& node, NodesOfPly& next) {
    auto split = classes_that_keep(claim_, *node.at, solver_);
    if (!split) throw OutOfTime{};
    const std::size_t classes = split->keep.size() + split->lose.size();
    const bool root = node.line.empty();
    // With one class there is no choice; where all of them keep there is one only as the first move of all.
    if (classes == 1 || (split->lose.empty() && !root)) return follow(node, split->keep, node.chosen, next);
    confirm(node, split->keep, claim_);
    confirm(node, split->lose, contrary(claim_));
    Choice choice{.line = node.line,
                  .seat = node.at->to_move(),
                  .classes = *std::move(split),
                  .best_defence = node.best_defence,
                  .lists_every_move = node.at->lists_every_move()};
    const bool several = choice.classes.keep.size() > 1;
    if (!node.chosen) {
      if (node.best_defence) follow(node, {main_key(choice.classes.keep)}, true, next);
      lines_.keys.push_back(std::move(choice));
    } else if (several) {
      lines_.duals.push_back(std::move(choice));
    } else {
      follow(node, choice.classes.keep, true, next);
    }
  }

  // A move that gives something away is followed only as far as the key.
  void defend(const Node& node, NodesOfPly& next) {
    auto classes = node.at->classes();
    std::vector<std::vector<std::string>> best;
    std::vector<std::vector<std::string>> others;
    for (auto& together : classes) {
      const auto gives = bettered_ ? false : holds(better_, *after(*node.at, together.front()), solver_);
      if (!gives) throw OutOfTime{};
      (*gives ? others : best).push_back(std::move(together));
    }
    if (!bettered_) {
      confirm(node, best, contrary(better_));
      confirm(node, others, better_);
    }
    follow(node, best, node.chosen, next);
    if (node.chosen) return;
    Node worse{.at = node.at->clone(), .line = node.line, .chosen = false, .best_defence = false};
    follow(worse, others, false, next);
  }

  void follow(const Node& node, const std::vector<std::vector<std::string>>& classes, bool chosen, NodesOfPly& next) {
    for (const auto& together : classes) {
      Node child{.at = after(*node.at, together.front()),
                 .line = node.line,
                 .chosen = chosen,
                 .best_defence = node.best_defence};
      child.line.push_back(together.front());
      if (child.at->over()) continue;
      std::string key = child.at->key() + (chosen ? '+' : '-') + (node.best_defence ? '!' : '?');
      if (seen_.insert(std::move(key)).second) next.push_back(std::move(child));
    }
  }

  [[nodiscard]] std::vector<std::string> main_key(const std::vector<std::vector<std::string>>& keys) const {
    const auto given = std::ranges::find_if(
        keys, [&](const auto& together) { return std::ranges::find(together, key_) != together.end(); });
    return given == keys.end() ? keys.front() : *given;
  }

  void confirm(const Node& node, const std::vector<std::vector<std::string>>& classes, const ProofClaim& claim) {
    for (const auto& together : classes) {
      std::vector<std::string> line = node.line;
      line.push_back(together.front());
      confirmer_.confirm(*after(*node.at, together.front()), claim, after_text(line));
    }
  }

  const Puzzle& puzzle_;
  ProofClaim claim_;
  ProofClaim better_;  // more than the task asks
  bool bettered_;
  const std::string& key_;
  games::Solver& solver_;
  Confirmer& confirmer_;
  std::size_t left_;
  base::HashSet<std::string> seen_;
  MainLines lines_;
};

}  // namespace

MainLines main_lines(const Puzzle& puzzle, bool bettered, const std::string& key, games::Solver& solver,
                     Confirmer& confirmer, const LineLimits& limits) {
  return Walk(puzzle, bettered, key, solver, confirmer, limits).walk();
}

}  // namespace ouverte::puzzles
