#include "tests/support/plain_checker.hpp"

#include <algorithm>
#include <map>
#include <set>

namespace ouverte::support {
namespace {

using games::Position;
using proof::ProofMove;
using proof::ProofNode;

struct OutOfPositions {};

class PlainChecker {
 public:
  PlainChecker(const proof::Proof& proof, std::uint64_t positions) : proof_(proof), left_(positions) {}

  bool shown() {
    const games::Game* const game = games::find_game(proof_.setup.game);
    if (game == nullptr) return false;
    const auto start = game->position(proof_.setup);
    if (!start.ok()) return false;
    for (const proof::ProofClaim& claim : proof_.claims) {
      claim_ = claim;
      if (!leads_to(**start, claim.from, {})) return false;
    }
    return used_.size() == proof_.nodes.size();
  }

 private:
  using Names = std::map<std::string, std::string>;  // what is meant by a move written below

  bool leads_to(const Position& at, std::size_t node, const Names& names) {
    if (left_-- == 0) throw OutOfPositions{};
    if (proof::settled(claim_, at.possible()) || node == proof::kSettled)
      return node == proof::kSettled && proof::settled(claim_, at.possible());
    if (node > proof_.nodes.size() || at.over()) return false;
    used_.insert(node);
    const std::vector<ProofMove>& moves = proof_.nodes[node - 1].moves;
    if (proof::claimant_to_move(claim_.bound, at)) {
      if (moves.size() != 1 || !moves[0].as.empty()) return false;
    } else {
      std::vector<std::string> answered;
      for (const ProofMove& move : moves) answered.push_back(meant(names, move.move));
      std::vector<std::string> legal = at.moves();
      std::ranges::sort(answered);
      std::ranges::sort(legal);
      if (!at.lists_every_move() || answered != legal) return false;
    }
    return std::ranges::all_of(moves, [&](const ProofMove& move) { return goes_on(at, moves, move, names); });
  }

  bool goes_on(const Position& at, const std::vector<ProofMove>& moves, const ProofMove& move, Names names) {
    const std::string played = meant(names, move.move);
    const ProofMove* answer = &move;
    if (!move.as.empty()) {
      const auto other = std::ranges::find(moves, move.as, &ProofMove::move);
      if (other == moves.end() || !other->as.empty()) return false;
      answer = &*other;
      names[move.move] = meant(names, move.as);
    }
    names.erase(answer->move);
    const auto next = at.clone();
    return next->play(played).ok() && leads_to(*next, answer->to, names);
  }

  static std::string meant(const Names& names, const std::string& written) {
    const auto other = names.find(written);
    return other == names.end() ? written : other->second;
  }

  const proof::Proof& proof_;
  std::uint64_t left_;
  proof::ProofClaim claim_;
  std::set<std::size_t> used_;
};

}  // namespace

std::optional<bool> plainly_shown(const proof::Proof& proof, std::uint64_t positions) {
  try {
    return PlainChecker(proof, positions).shown();
  } catch (const OutOfPositions&) {
    return std::nullopt;
  }
}

}  // namespace ouverte::support
