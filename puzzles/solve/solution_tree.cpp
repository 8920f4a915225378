#include "puzzles/solve/solution_tree.hpp"

#include <algorithm>
#include <array>
#include <memory>

#include "absl/algorithm/container.h"
#include "puzzles/solve/keeping.hpp"
#include "puzzles/solve/solution_end.hpp"
#include "puzzles/solve/solution_outline.hpp"
#include "solver/base/hash_tables.hpp"
#include "solver/proof/refutation_search.hpp"

namespace ouverte::puzzles {
namespace {

using games::Position;
using proof::ProofClaim;
using proof::Replies;
using proof::Tree;

using Positions = std::vector<std::unique_ptr<Position>>;

// Positions that one point of a tree may stand for: with more, nothing is said there of other moves.
constexpr std::size_t kMostAtOnce = 500;

constexpr std::size_t kMostNamed = 4;

// Choices that are shown of a line that is not whole.
constexpr int kDeepestOutline = 8;

// Writes a tree as a line. What is said at a point of it is true of all positions that can come about there.
class LineWriter {
 public:
  LineWriter(const ProofClaim& claim, games::Solver& solver) : claim_(claim), solver_(solver), ends_(claim, solver) {}

  // Nothing where it would have more than so many ends.
  std::optional<Line> line(const Tree& tree, const Position& at, int most) {
    ends_left_ = most;
    Positions start;
    start.push_back(at.clone());
    Line whole = line(&tree, std::move(start));
    if (ends_left_ < 0) return std::nullopt;
    return whole;
  }

 private:
  Line line(const Tree* tree, Positions at) {
    Line line = stem(tree, at);
    if (tree->branches.empty() || line.end != Line::End::kDone) --ends_left_;
    if (ends_left_ < 0 || line.end != Line::End::kDone) return line;
    for (const Replies& branch : tree->branches) {
      Positions next = after_branch(at, *tree, branch);
      if (next.empty() && at.size() <= kMostAtOnce) continue;  // it is for other positions
      // In one position alone the replies that the others come to are known, and few of them are named.
      std::vector<std::string> replies = branch.moves;
      if (branch.others) replies = at.size() == 1 ? replies_of(*at.front(), *tree, branch) : std::vector<std::string>();
      const bool named = !branch.others || (!replies.empty() && replies.size() <= kMostNamed);
      line.variations.push_back({.seat = tree->seat,
                                 .replies = named ? std::move(replies) : std::vector<std::string>(),
                                 .others = !named,
                                 .then = this->line(branch.next.get(), std::move(next))});
    }
    return line;
  }

  // The moves up to where the line ends or branches; tree and positions are those of that point.
  Line stem(const Tree*& tree, Positions& at) {
    Line line;
    while (true) {
      if (tree->kind == Tree::Kind::kThere) {
        if (line.plies.empty()) line.end = Line::End::kAny;
        return line;
      }
      if (at.size() <= kMostAtOnce && std::ranges::all_of(at, [&](const auto& one) { return ends_.easy(*one); })) {
        line.end = Line::End::kAny;
        return line;
      }
      if (tree->kind == Tree::Kind::kCashes) {
        line.end = Line::End::kCashes;
        line.seat = tree->seat;
        line.cashes = tree->moves;
        return line;
      }
      if (tree->kind == Tree::Kind::kPlays) {
        line.plies.push_back(ply(*tree, at));
        for (auto& one : at) one = after(*one, tree->moves[0]);
        tree = tree->next.get();
      } else if (tree->branches.size() == 1) {
        line.plies.push_back({.seat = tree->seat, .move = only_move(at), .duals = {}});
        at = after_each(at, [](const auto&) { return true; });
        tree = tree->branches[0].next.get();
      } else {
        return line;
      }
    }
  }

  // The one legal move; empty where there are several.
  static std::string only_move(const Positions& at) {
    if (at.size() != 1) return "";
    const std::vector<std::string> legal = at.front()->moves();
    return legal.size() == 1 ? legal.front() : "";
  }

  template <class Wanted>
  static Positions after_each(const Positions& at, const Wanted& wanted) {
    Positions next;
    base::HashSet<std::string> seen;
    for (const auto& one : at)
      for (const auto& together : one->classes()) {
        if (!wanted(together) || next.size() > kMostAtOnce) continue;
        auto reached = after(*one, together.front());
        if (seen.insert(reached->key()).second) next.push_back(std::move(reached));
      }
    return next;
  }

  static bool belongs(const std::vector<std::string>& together, const Tree& tree, const Replies& branch) {
    return tree.answer_to(together.front()) == &branch;
  }

  // The legal moves that a branch answers: the tree may have been found for another position.
  static std::vector<std::string> replies_of(const Position& at, const Tree& tree, const Replies& branch) {
    std::vector<std::string> replies;
    for (const auto& together : at.classes())
      if (belongs(together, tree, branch)) replies.insert(replies.end(), together.begin(), together.end());
    return replies;
  }

  static Positions after_branch(const Positions& at, const Tree& tree, const Replies& branch) {
    return after_each(at, [&](const std::vector<std::string>& together) { return belongs(together, tree, branch); });
  }

  Ply ply(const Tree& tree, const Positions& at) {
    Ply ply{.seat = tree.seat, .move = tree.moves[0], .duals = {}};
    if (at.empty() || at.size() > kMostAtOnce) return ply;
    bool choice = false;
    bool another = false;
    for (const auto& one : at)
      for (const auto& together : one->classes()) {
        if (absl::c_linear_search(together, ply.move)) continue;
        choice = true;
        if (!another && keeps(*one, together.front()) != false) another = true;
      }
    ply.only = choice && !another;
    if (!another) return ply;
    for (const auto& together : at.front()->classes()) {
      const std::string& move = together.front();
      const bool dual = !absl::c_linear_search(together, ply.move) && std::ranges::all_of(at, [&](const auto& one) {
        return absl::c_linear_search(one->moves(), move) && keeps(*one, move) == true;
      });
      if (dual) ply.duals.push_back(move);
    }
    return ply;
  }

  std::optional<bool> keeps(const Position& at, const std::string& move) {
    return holds(claim_, *after(at, move), solver_);
  }

  ProofClaim claim_;
  games::Solver& solver_;
  SolutionEnds ends_;
  int ends_left_ = 0;
};

}  // namespace

std::string_view name_of(Missing missing) {
  constexpr std::array<std::string_view, 5> kNames = {"", "depth", "variations", "search", "checking"};
  return kNames.at(static_cast<std::size_t>(missing));
}

WholeLine whole_line(const ProofClaim& claim, const Position& at, games::Solver& solver,
                     const proof::RefutationLimits& limits) {
  LineWriter writer(claim, solver);
  WholeLine whole;
  // What counts is what is read: a tree can have more ends than the line that is written of it.
  const auto can_be_read = [&](const Tree& tree) {
    whole.line = writer.line(tree, at, limits.variations);
    whole.too_long = !whole.line;
    return whole.line.has_value();
  };
  const auto tree = proof::RefutationSearch(solver, claim, limits).find(at, can_be_read);
  if (tree == nullptr) whole.line.reset();
  return whole;
}

Showing shown(const ProofClaim& claim, const Position& at, games::Solver& solver, const SolutionLimits& limits) {
  const auto begin = std::chrono::steady_clock::now();
  const auto over_time = [&] { return std::chrono::steady_clock::now() - begin > 2 * limits.time; };
  if (limits.depth) {
    Line line = outline(claim, at, *limits.depth, solver);
    const Missing missing = line.complete() ? Missing::kNothing : Missing::kDepth;
    return {.line = std::move(line), .missing = missing};
  }
  WholeLine whole = whole_line(
      claim, at, solver,
      {.plays = limits.plays, .variations = limits.variations, .choices = limits.choices, .time = limits.time});
  if (whole.line) return {.line = *std::move(whole.line), .missing = Missing::kNothing};
  Line best = outline(claim, at, 1, solver);
  for (int depth = 2; !best.complete() && depth <= kDeepestOutline && !over_time(); ++depth) {
    Line more = outline(claim, at, depth, solver);
    if (more.ends() > limits.variations) break;
    best = std::move(more);
  }
  const Missing missing = whole.too_long ? Missing::kVariations : Missing::kSearch;
  return {.line = best, .missing = best.complete() ? Missing::kNothing : missing};
}

}  // namespace ouverte::puzzles
