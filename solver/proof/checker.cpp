#include "solver/proof/checker.hpp"

#include <algorithm>
#include <map>
#include <memory>

#include "solver/base/hash_tables.hpp"
#include "solver/base/status.hpp"
#include "solver/games/door/game.hpp"

namespace ouverte::proof {
namespace {

using base::str;
using games::Position;

// Plays that a proof may be deep: more than any deal has whose plays all take a card out of play.
constexpr std::size_t kDeepest = 1000;

// Positions that are remembered: beyond, those that come about again are verified again.
constexpr std::size_t kMostKnown = 4'000'000;

// How moves written in a node are made in a position that the node was not written for: those that go by another name.
using Names = std::map<std::string, std::string>;

const std::string& made(const Names& names, const std::string& written) {
  const auto other = names.find(written);
  return other == names.end() ? written : other->second;
}

// Below the move `written`. A card that has been played is not spoken of again.
Names below(Names names, const std::string& written) {
  names.erase(written);
  return names;
}

// Below a move that is answered as another: there the moves of both have changed places.
Names below(Names names, const ProofMove& move) {
  const std::string left = made(names, move.as);
  names.erase(move.as);
  names.erase(move.move);
  if (left != move.move) names.emplace(move.move, left);
  return names;
}

// Nodes that a play can come to in more than one way: several moves lead to one, or others are answered as the one that
// does.
std::vector<bool> shared_nodes(const Proof& proof) {
  std::vector<bool> met(proof.nodes.size());
  std::vector<bool> shared(proof.nodes.size());
  const auto meet = [&](std::size_t node, bool again) {
    if (node == kSettled || node > met.size()) return;
    if (again || met[node - 1]) shared[node - 1] = true;
    met[node - 1] = true;
  };
  for (const ProofClaim& claim : proof.claims) meet(claim.from, false);
  for (const ProofNode& node : proof.nodes) {
    base::HashSet<std::string_view> answers;
    for (const ProofMove& move : node.moves)
      if (!move.as.empty()) answers.insert(move.as);
    for (const ProofMove& move : node.moves) meet(move.to, answers.contains(move.move));
  }
  return shared;
}

// Positions from one look at the clock to the next.
constexpr std::uint64_t kInterval = 256;

// Thrown when a limit strikes.
struct Struck {};

class Checker {
 public:
  Checker(const Proof& proof, const CheckLimits& limits)
      : proof_(proof), limits_(limits), used_(proof.nodes.size()), shared_(shared_nodes(proof)) {}

  std::variant<Checked, ProofFault, Unchecked> check() {
    try {
      return checked();
    } catch (const Struck&) {
      return Unchecked{.positions = positions_};
    }
  }

 private:
  std::variant<Checked, ProofFault, Unchecked> checked() {
    const auto start = start_of_proof();
    if (start == nullptr) return fault_;
    for (const ProofClaim& claim : proof_.claims) {
      claim_ = &claim;
      known_.clear();
      if (!leads_to(*start, claim.from, {}, claim.line)) return fault_;
    }
    for (std::size_t node = 0; node < used_.size(); ++node)
      if (!used_[node]) {
        fault_ = {proof_.nodes[node].line, str("node ", node + 1, ": nothing leads to it")};
        return fault_;
      }
    return Checked{.positions = positions_};
  }

  std::unique_ptr<Position> start_of_proof() {
    const games::Game* const game = games::find_game(proof_.setup.game);
    if (game == nullptr) {
      wrong(proof_.line, str("game: found ", base::quoted(proof_.setup.game), ", expected the name of a game"));
      return nullptr;
    }
    auto start = game->position(proof_.setup);
    if (start.ok()) return *std::move(start);
    wrong(proof_.line, base::message(start.status()));
    return nullptr;
  }

  // Notes what is wrong, and where in the play.
  bool wrong(int line, const std::string& message) {
    std::string where;
    for (const std::string& move : path_) where += (where.empty() ? "after " : " ") + move;
    fault_ = {line, where.empty() ? message : str(where, ": ", message)};
    return false;
  }

  // The claim holds in a position that a line of the proof sends to a node, or calls settled.
  bool leads_to(const Position& at, std::size_t node, const Names& names, int line) {
    if (positions_ == limits_.positions) throw Struck{};
    if (++positions_ % kInterval == 0 && limits_.deadline.passed()) throw Struck{};
    const search::Interval possible = at.possible();
    if (settled(*claim_, possible))
      return node == kSettled || wrong(line, str("found node ", node, ", expected none: the value is settled"));
    const int best = claim_->bound == Bound::kAtLeast ? possible.upper : possible.lower;
    if (!settled(*claim_, {best, best}))
      return wrong(line, str("found the value ", best, " at best, expected one ", claim_text(*claim_)));
    if (node == kSettled) return wrong(line, "found no node, expected one: the value is not settled");
    return proved(at, node, names, line);
  }

  bool proved(const Position& at, std::size_t number, const Names& names, int line) {
    if (number > proof_.nodes.size()) return wrong(line, str("found no node ", number, ", expected it further down"));
    const ProofNode& node = proof_.nodes[number - 1];
    used_[number - 1] = true;
    if (path_.size() == kDeepest) return wrong(node.line, str("found more than ", kDeepest, " plays in a row"));
    std::string key;
    if (shared_[number - 1]) {
      key = str(number, ' ', at.key());
      if (known_.contains(key)) return true;
    }
    const bool claims = claimant_to_move(claim_->bound, at);
    const bool fine = claims ? one_move(at, node, names) : every_move(at, node, names);
    if (fine && !key.empty() && known_.size() < kMostKnown) known_.insert(std::move(key));
    return fine;
  }

  bool one_move(const Position& at, const ProofNode& node, const Names& names) {
    if (node.moves.size() != 1)
      return wrong(node.line, str("found ", node.moves.size(), " moves, expected one: ", at.to_move(), " claims"));
    const ProofMove& move = node.moves.front();
    if (!move.as.empty())
      return wrong(node.line,
                   str("found ", base::excerpt(move.move), '=', base::excerpt(move.as), ", expected a move alone"));
    return plays(at, made(names, move.move), move.to, below(names, move.move), node.line);
  }

  bool every_move(const Position& at, const ProofNode& node, const Names& names) {
    if (!at.lists_every_move()) return wrong(node.line, str(at.to_move(), " has more moves than can be listed"));
    const std::vector<std::string> legal = at.moves();
    std::vector<bool> answered(legal.size());
    for (const ProofMove& move : node.moves) {
      const std::string& is = made(names, move.move);
      const auto place = std::ranges::find(legal, is) - legal.begin();
      if (place == std::ssize(legal)) return wrong(node.line, str(at.to_move(), " cannot play ", base::excerpt(is)));
      if (answered[static_cast<std::size_t>(place)]) return wrong(node.line, str("found ", is, " twice"));
      answered[static_cast<std::size_t>(place)] = true;
    }
    for (std::size_t i = 0; i < legal.size(); ++i)
      if (!answered[i]) return wrong(node.line, str(at.to_move(), "'s ", legal[i], " is missing"));
    return std::ranges::all_of(node.moves, [&](const ProofMove& move) { return answer(at, node, move, names); });
  }

  bool answer(const Position& at, const ProofNode& node, const ProofMove& move, const Names& names) {
    const std::string& is = made(names, move.move);
    if (move.as.empty()) return plays(at, is, move.to, below(names, move.move), node.line);
    const auto other = std::ranges::find(node.moves, move.as, &ProofMove::move);
    if (other == node.moves.end() || !other->as.empty())
      return wrong(node.line, str("found ", base::excerpt(move.move), '=', base::excerpt(move.as),
                                  ", expected a move with an answer of its own"));
    return plays(at, is, other->to, below(names, move), node.line);
  }

  bool plays(const Position& at, const std::string& move, std::size_t node, const Names& names, int line) {
    const auto next = at.clone();
    if (const absl::Status played = next->play(move); !played.ok()) return wrong(line, base::message(played));
    path_.push_back(move);
    if (!leads_to(*next, node, names, line)) return false;
    path_.pop_back();
    return true;
  }

  const Proof& proof_;
  CheckLimits limits_;
  const ProofClaim* claim_ = nullptr;
  std::vector<bool> used_;
  std::vector<bool> shared_;
  // Such nodes with the positions they have been verified for. By what names their moves were made there does not
  // matter any more: that the claim holds in such a position has been shown.
  base::HashSet<std::string> known_;
  std::vector<std::string> path_;  // moves from the start
  std::uint64_t positions_ = 0;
  ProofFault fault_;
};

}  // namespace

std::variant<Checked, ProofFault, Unchecked> check(const Proof& proof, const CheckLimits& limits) {
  return Checker(proof, limits).check();
}

}  // namespace ouverte::proof
