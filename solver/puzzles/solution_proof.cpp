#include <algorithm>

#include "solver/puzzles/keeping.hpp"
#include "solver/puzzles/solution_tree.hpp"

namespace ouverte::puzzles {
namespace {

using games::Position;
using tutor::ProofClaim;
using tutor::ProofMove;
using tutor::ProofNode;

// A point of a line: before its ply of that number, or among the cards cashed at its end.
struct Point {
  const Line* line = nullptr;
  std::size_t ply = 0;
  std::size_t cashed = 0;

  [[nodiscard]] bool at_end() const { return ply == line->plies.size(); }
  [[nodiscard]] Point next() const { return {line, ply + 1, cashed}; }
};

class ProofWriter {
 public:
  ProofWriter(const ProofClaim& claim, std::vector<ProofNode>& nodes) : claim_(claim), nodes_(nodes) {}

  // A position that the line does not reach to has no node, and the checker will not believe it.
  std::size_t node(const Position& at, const Point& point) {
    const bool ends = point.at_end() && point.line->variations.empty() && point.line->end == Line::End::kDone;
    if (settled(claim_, at.possible()) || ends) return tutor::kSettled;
    const std::size_t place = nodes_.size();
    nodes_.emplace_back();
    std::vector<ProofMove> moves;
    if (claimant_to_move(claim_.bound, at)) {
      moves.push_back(play(at, point));
    } else {
      for (const auto& together : at.classes()) {
        moves.push_back(to(at, together.front(), after_reply(together, point)));
        for (std::size_t i = 1; i < together.size(); ++i)
          moves.push_back({.move = together[i], .as = together.front(), .to = tutor::kSettled});
      }
    }
    nodes_[place].moves = std::move(moves);
    return place + 1;
  }

 private:
  // While another seat cashes, or at an end that nothing can spoil, whatever is played will do.
  ProofMove play(const Position& at, Point point) {
    const Line& line = *point.line;
    if (!point.at_end()) {
      const std::string& move = line.plies[point.ply].move;
      return to(at, move.empty() ? at.moves().front() : move, point.next());
    }
    if (line.end != Line::End::kCashes || at.to_move() != line.seat || point.cashed == line.cashes.size())
      return to(at, at.moves().front(), point);
    const std::string& card = line.cashes[point.cashed++];
    return to(at, card, point);
  }

  static Point after_reply(const std::vector<std::string>& together, const Point& point) {
    if (!point.at_end()) return point.next();
    const auto names_it = [&](const Variation& variation) {
      return std::ranges::find_first_of(variation.replies, together) != variation.replies.end();
    };
    auto variation = std::ranges::find_if(point.line->variations, names_it);
    if (variation == point.line->variations.end())
      variation = std::ranges::find(point.line->variations, true, &Variation::others);
    return variation == point.line->variations.end() ? point : Point{.line = &variation->then};
  }

  ProofMove to(const Position& at, const std::string& move, const Point& point) {
    const auto next = at.clone();
    const bool legal = next->play(move).ok();  // else the checker says so
    return {.move = move, .as = "", .to = legal ? node(*next, point) : tutor::kSettled};
  }

  ProofClaim claim_;
  std::vector<ProofNode>& nodes_;
};

}  // namespace

tutor::Proof proof_of(const Line& line, const ProofClaim& claim, const Position& at) {
  tutor::Proof proof{.setup = at.setup(), .claims = {claim}, .nodes = {}};
  proof.claims[0].from = ProofWriter(claim, proof.nodes).node(at, {.line = &line});
  return proof;
}

}  // namespace ouverte::puzzles
