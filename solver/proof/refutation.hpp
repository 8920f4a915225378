// Why a move is wrong: how the other side profits from it, as a tree of variations that can be read
// (docs/algorithms/refutations.md). It covers every reply of the side that erred and stops where the loss is visible.
#pragma once

#include <chrono>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "absl/status/statusor.h"
#include "solver/base/json.hpp"
#include "solver/games/door/game.hpp"
#include "solver/proof/proof.hpp"

namespace ouverte::proof {

struct Tree;
using TreePointer = std::shared_ptr<const Tree>;

// Replies that are answered alike.
struct Replies {
  std::vector<std::string> moves;
  bool others = false;  // and every other legal move, here and where the tree is used for other positions
  TreePointer next;
};

struct Tree {
  enum class Kind : std::uint8_t {
    kThere,    // the loss is there
    kPlays,    // a seat of the side that profits plays `moves[0]`
    kCashes,   // it plays `moves` one after the other, and whatever all others do the loss is there
    kReplies,  // a seat of the side that erred is to move
  };
  Kind kind = Kind::kThere;
  std::string seat;
  std::vector<std::string> moves;
  TreePointer next;               // of kPlays
  std::vector<Replies> branches;  // of kReplies; together they cover every legal move

  [[nodiscard]] int variations() const;  // ends of the tree
  // Of kReplies: the branch that a reply belongs to; none if it is of no branch.
  [[nodiscard]] const Replies* answer_to(const std::string& move) const;
};

struct Refutation {
  std::string seat;
  std::string move;
  int before = 0;                 // the value that was there
  int after = 0;                  // the value after the move
  ProofClaim claim;               // what the side that profits can force now, and could not before
  TreePointer tree;               // after the move; none if it is too long to be read, or a limit struck first
  bool stopped = false;           // a limit of the solver, or its deadline, struck before a tree was found
  std::vector<std::string> line;  // best play after the move, for want of a tree
  std::optional<int> horizon;     // the plays looked ahead before the move, where play need not end
};

struct RefutationLimits {
  std::uint64_t plays = 200'000;  // tried before the search for a tree is given up
  int variations = 12;            // of a tree that can still be read
  int choices = 8;                // of the side that profits, until the loss is visible
  std::chrono::nanoseconds time = std::chrono::nanoseconds::max();
  std::optional<int> before = {};  // what was there before the move, if that is known: only a matter of speed
};

// Nothing for a move that costs its side nothing. An InvalidArgument status for one that is not legal,
// ResourceExhausted when the solver ran into its limit.
[[nodiscard]] absl::StatusOr<std::optional<Refutation>> refutation(const games::Game& game,
                                                                   const games::Position& before, std::string_view move,
                                                                   games::Solver& solver,
                                                                   const RefutationLimits& limits);

// The same tree as a proof of the claim, for the checker. `after`: the position after the move.
[[nodiscard]] Proof proof_of(const Refutation& refutation, const games::Position& after);

[[nodiscard]] base::Json to_json(const Tree& tree);

}  // namespace ouverte::proof
