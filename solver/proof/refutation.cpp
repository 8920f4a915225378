#include "solver/proof/refutation.hpp"

#include <algorithm>
#include <map>
#include <utility>

#include "absl/status/status.h"
#include "solver/base/check.hpp"
#include "solver/base/hash_tables.hpp"
#include "solver/base/status.hpp"
#include "solver/games/door/stopped.hpp"
#include "solver/games/shared/forcing.hpp"
#include "solver/proof/proof_builder.hpp"
#include "solver/proof/refutation_search.hpp"

namespace ouverte::proof {
namespace {

using games::Position;

// The least that shows the loss: the goal thrown, or else less than there was.
ProofClaim claim_against(const games::Stakes& stakes, bool maximiser_erred, int before, int after) {
  const int high = std::max(before, after);
  const int low = std::min(before, after);
  const bool flips = stakes.goal && low < *stakes.goal && *stakes.goal <= high;
  if (maximiser_erred) return {.bound = Bound::kAtMost, .value = flips ? *stakes.goal - 1 : before - 1};
  return {.bound = Bound::kAtLeast, .value = flips ? *stakes.goal : before + 1};
}

// Writes a tree out as the nodes of a proof.
class Writer {
 public:
  explicit Writer(const ProofClaim& claim) : claim_(claim) {}

  Proof proof(const Position& at, const Tree* tree) {
    ProofClaim claim = claim_;
    if (tree != nullptr) claim.from = node(at, *tree, 0);
    return std::move(nodes_).proof(at.setup(), {claim});
  }

 private:
  std::size_t node(const Position& at, const Tree& tree, std::size_t cashed) {
    if (settled(claim_, at.possible())) return kSettled;
    std::string key = at.key();
    auto& known = known_[{&tree, cashed}];
    if (const auto found = known.find(key); found != known.end()) return found->second;
    std::vector<ProofMove> moves;
    if (claimant_to_move(claim_.bound, at)) {
      moves.push_back(play(at, tree, cashed));
    } else {
      for (const auto& together : at.classes()) {
        moves.push_back(reply(at, tree, together.front(), cashed));
        for (std::size_t i = 1; i < together.size(); ++i)
          moves.push_back({.move = together[i], .as = together.front(), .to = kSettled});
      }
    }
    const std::size_t number = nodes_.add({.moves = std::move(moves)});
    known.emplace(std::move(key), number);
    return number;
  }

  ProofMove play(const Position& at, const Tree& tree, std::size_t cashed) {
    if (tree.kind == Tree::Kind::kPlays) return to(at, tree.moves[0], *tree.next, 0);
    // While one seat cashes, whatever its partner plays will do.
    const bool its_turn = at.to_move() == tree.seat;
    CHECK(!its_turn || cashed < tree.moves.size());
    return to(at, its_turn ? tree.moves[cashed] : at.moves().front(), tree, its_turn ? cashed + 1 : cashed);
  }

  ProofMove reply(const Position& at, const Tree& tree, const std::string& move, std::size_t cashed) {
    if (tree.kind == Tree::Kind::kCashes) return to(at, move, tree, cashed);
    return to(at, move, *tree.answer_to(move)->next, 0);
  }

  ProofMove to(const Position& at, const std::string& move, const Tree& tree, std::size_t cashed) {
    return {.move = move, .as = "", .to = node(*games::after(at, move), tree, cashed)};
  }

  ProofClaim claim_;
  ProofBuilder nodes_;
  // The node of a position at a point of the tree.
  std::map<std::pair<const Tree*, std::size_t>, base::HashMap<std::string, std::size_t>> known_;
};

}  // namespace

int Tree::variations() const {
  if (next != nullptr) return next->variations();
  int all = branches.empty() ? 1 : 0;
  for (const Replies& branch : branches) all += branch.next->variations();
  return all;
}

const Replies* Tree::answer_to(const std::string& move) const {
  const Replies* others = nullptr;
  for (const Replies& branch : branches) {
    if (std::ranges::find(branch.moves, move) != branch.moves.end()) return &branch;
    if (branch.others) others = &branch;
  }
  return others;
}

absl::StatusOr<std::optional<Refutation>> refutation(const games::Game& game, const Position& before,
                                                     std::string_view move, games::Solver& solver,
                                                     const RefutationLimits& limits) {
  const auto after = before.clone();
  if (absl::Status played = after->play(move); !played.ok()) return played;
  solver.expect(before);
  const games::Solution known = solver.solve(before, {.near = limits.before});
  const search::Interval was = known.value;
  const games::Solution now = solver.solve(*after, {.line = true, .near = was.lower});
  if (!was.exact() || !now.value.exact())
    return games::stopped_before(base::str("the values were known: ", game.describe(was, before.setup()),
                                           " before the play, ", game.describe(now.value, before.setup()), " after it"),
                                 solver);
  if (was == now.value) return std::optional<Refutation>();
  Refutation found{.seat = before.to_move(),
                   .move = std::string(move),
                   .before = was.lower,
                   .after = now.value.lower,
                   .claim = claim_against(*game.stakes(before.setup()), before.maximises(), was.lower, now.value.lower),
                   .tree = nullptr,
                   .stopped = false,
                   .line = now.line,
                   .horizon = known.horizon};
  RefutationSearch search(solver, found.claim, limits);
  found.tree = search.find(*after);
  found.stopped = search.stopped();
  return found;
}

Proof proof_of(const Refutation& refutation, const Position& after) {
  return Writer(refutation.claim).proof(after, refutation.tree.get());
}

base::Json to_json(const Tree& tree) {
  if (tree.kind == Tree::Kind::kThere) return base::Json::object();
  base::Json object = {{"seat", tree.seat}};
  if (tree.kind == Tree::Kind::kCashes) object["cashes"] = tree.moves;
  if (tree.kind == Tree::Kind::kPlays) {
    object["plays"] = tree.moves[0];
    object["then"] = to_json(*tree.next);
  }
  if (tree.kind != Tree::Kind::kReplies) return object;
  object["replies"] = base::Json::array();
  for (const Replies& branch : tree.branches) {
    base::Json reply = {{"moves", branch.moves}};
    if (branch.others) reply["others"] = true;
    reply["then"] = to_json(*branch.next);
    object["replies"].push_back(std::move(reply));
  }
  return object;
}

}  // namespace ouverte::proof
