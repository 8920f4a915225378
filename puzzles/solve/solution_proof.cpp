#include <algorithm>
#include <map>
#include <tuple>

#include "puzzles/solve/keeping.hpp"
#include "puzzles/solve/solution_tree.hpp"
#include "solver/base/hash_tables.hpp"
#include "solver/proof/proof_builder.hpp"

namespace ouverte::puzzles {
namespace {

using games::Position;
using proof::ProofClaim;
using proof::ProofMove;

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
  explicit ProofWriter(const ProofClaim& claim) : claim_(claim) {}

  proof::Proof proof(const Position& at, const Line& line) {
    ProofClaim claim = claim_;
    claim.from = node(at, {.line = &line});
    return std::move(nodes_).proof(at.setup(), {claim});
  }

 private:
  // A position that the line does not reach to has no node, and the checker will not believe it.
  std::size_t node(const Position& at, const Point& point) {
    const bool ends = point.at_end() && point.line->variations.empty() && point.line->end == Line::End::kDone;
    if (settled(claim_, at.possible()) || ends || at.over()) return proof::kSettled;
    std::string key = at.key();
    auto& known = known_[{point.line, point.ply, point.cashed}];
    if (const auto found = known.find(key); found != known.end()) return found->second;
    std::vector<ProofMove> moves;
    if (claimant_to_move(claim_.bound, at)) {
      moves.push_back(play(at, point));
    } else {
      for (const auto& together : at.classes()) {
        moves.push_back(to(at, together.front(), after_reply(together, point)));
        for (std::size_t i = 1; i < together.size(); ++i)
          moves.push_back({.move = together[i], .as = together.front(), .to = proof::kSettled});
      }
    }
    const std::size_t number = nodes_.add({.moves = std::move(moves)});
    known.emplace(std::move(key), number);
    return number;
  }

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
    // Moves that are alike here may be answered differently elsewhere: they are answered as the first of them is.
    const auto names_it = [&](const Variation& variation) {
      return std::ranges::find(variation.replies, together.front()) != variation.replies.end();
    };
    auto variation = std::ranges::find_if(point.line->variations, names_it);
    if (variation == point.line->variations.end())
      variation = std::ranges::find(point.line->variations, true, &Variation::others);
    return variation == point.line->variations.end() ? point : Point{.line = &variation->then};
  }

  ProofMove to(const Position& at, const std::string& move, const Point& point) {
    const auto next = at.clone();
    const bool legal = next->play(move).ok();  // else the checker says so
    return {.move = move, .as = "", .to = legal ? node(*next, point) : proof::kSettled};
  }

  ProofClaim claim_;
  proof::ProofBuilder nodes_;
  // The node of a position at a point of the line.
  std::map<std::tuple<const Line*, std::size_t, std::size_t>, base::HashMap<std::string, std::size_t>> known_;
};

}  // namespace

proof::Proof proof_of(const Line& line, const ProofClaim& claim, const Position& at) {
  return ProofWriter(claim).proof(at, line);
}

}  // namespace ouverte::puzzles
