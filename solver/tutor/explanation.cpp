#include "solver/tutor/explanation.hpp"

#include <algorithm>
#include <cctype>
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "solver/base/status.hpp"
#include "solver/tutor/analysis_json.hpp"

namespace ouverte::tutor {
namespace {

using base::Json;
using games::Position;
using Moves = std::vector<std::string>;

bool among(const Moves& moves, const std::string& move) { return std::ranges::find(moves, move) != moves.end(); }

// The legal moves that a branch answers: a tree may stand for several positions, and not all moves be legal in each.
Moves answered(const Position& at, const Tree& tree, const Replies& branch) {
  Moves moves;
  for (const std::string& move : at.moves()) {
    const bool named = std::ranges::any_of(tree.branches, [&](const Replies& each) { return among(each.moves, move); });
    if (among(branch.moves, move) || (branch.others && !named)) moves.push_back(move);
  }
  return moves;
}

// Walks a tree from its root to every end.
class Variations {
 public:
  Variations(const ProofClaim& claim, std::string end) : claim_(claim), end_(std::move(end)) {}

  void walk(const Position& at, const Tree& tree, std::size_t cashed, Json line) {
    if (settled(claim_, at.possible())) return finish(std::move(line));
    const bool profits = claimant_to_move(claim_.bound, at);
    if (tree.kind == Tree::Kind::kCashes) {
      const bool its_turn = profits && at.to_move() == tree.seat;
      if (its_turn) return step(at, {tree.moves.at(cashed)}, tree, cashed + 1, std::move(line));
      return step(at, at.moves(), tree, cashed, std::move(line));
    }
    if (tree.kind == Tree::Kind::kPlays) return step(at, {tree.moves[0]}, *tree.next, 0, std::move(line));
    for (const Replies& branch : tree.branches)
      if (const Moves moves = answered(at, tree, branch); !moves.empty()) step(at, moves, *branch.next, 0, line);
  }
  [[nodiscard]] Json take() { return std::move(variations_); }

 private:
  // The first of `moves` is played for all of them.
  void step(const Position& at, const Moves& moves, const Tree& next, std::size_t cashed, Json line) {
    const auto after = at.clone();
    after->play(moves.front()).IgnoreError();  // the tree was found for such positions
    Json shown = {{"seat", at.to_move()}, {"move", moves.front()}, {"position", position_json(*after)}};
    if (moves.size() > 1 && moves.size() == at.moves().size()) {
      shown["any"] = true;
    } else if (moves.size() > 1) {
      shown["also"] = Moves(moves.begin() + 1, moves.end());
    }
    line.push_back(std::move(shown));
    walk(*after, next, cashed, std::move(line));
  }
  void finish(Json line) {
    const std::string name(1, static_cast<char>('A' + variations_.size()));
    variations_.push_back({{"name", name}, {"line", std::move(line)}, {"text", end_}});
  }

  ProofClaim claim_;
  std::string end_;
  Json variations_ = Json::array();
};

// One line of best play, for want of a tree.
Json best_play(const Position& after, const Refutation& why, Json line) {
  const auto at = after.clone();
  for (const std::string& move : why.line) {
    const std::string seat = at->to_move();
    if (!at->play(move).ok()) break;
    line.push_back({{"seat", seat}, {"move", move}, {"position", position_json(*at)}});
  }
  return Json::array({Json{{"name", "Best play"}, {"line", std::move(line)}}});
}

}  // namespace

std::string outcome_in_words(const games::Entry& game, const games::Setup& setup, const Refutation& refutation) {
  const games::Stakes stakes = game.stakes(setup);
  const bool least = refutation.claim.bound == Bound::kAtLeast;
  if (stakes.goal && refutation.claim.value == (least ? *stakes.goal : *stakes.goal - 1))
    return least ? stakes.reached : stakes.missed;
  const std::string value = game.describe({refutation.before, refutation.before}, setup);
  const bool clause = std::isalpha(static_cast<unsigned char>(value.front())) != 0;  // "loses 20", not "9 tricks"
  return clause ? base::str("no longer \"", value, '"') : base::str("no longer ", value);
}

Json to_json(const games::Entry& game, const Position& before, const Explanation& why) {
  const Refutation& refutation = why.refutation;
  const auto after = before.clone();
  after->play(refutation.move).IgnoreError();  // it was looked at by `refutation`
  const Json first = {{"seat", refutation.seat}, {"move", refutation.move}, {"position", position_json(*after)}};
  Json json = {{"sentences", Json::array()}};
  for (const Fact& fact : why.facts) json["sentences"].push_back(sentence(fact, refutation));
  if (refutation.tree == nullptr) {
    json["sentences"].push_back("What follows is too long to be shown against every reply: one line of best play.");
    json["variations"] = best_play(*after, refutation, Json::array({first}));
    return json;
  }
  const std::string end = outcome_in_words(game, before.setup(), refutation);
  json["sentences"].push_back(base::str("After this play, whatever is tried: ", end, "."));
  Variations variations(refutation.claim, end);
  variations.walk(*after, *refutation.tree, 0, Json::array({first}));
  json["variations"] = variations.take();
  return json;
}

absl::StatusOr<std::optional<Explanation>> explanation(const games::Entry& game, const Position& before,
                                                       std::string_view move, games::Solver& solver,
                                                       const RefutationLimits& limits) {
  auto found = refutation(game, before, move, solver, limits);
  if (!found.ok()) return found.status();
  if (!found->has_value()) return std::optional<Explanation>();
  std::vector<Fact> facts = facts_of(game, before, **found, solver);
  return Explanation{.refutation = **std::move(found), .facts = std::move(facts)};
}

void explain(const games::Entry& game, Analysis& analysis, games::Solver& solver, const RefutationLimits& limits) {
  for (Trace& trace : analysis.traces) {
    const auto start = game.position(trace.start);
    if (!start.ok()) continue;
    const std::unique_ptr<Position> at = (*start)->clone();
    solver.expect(*at);
    for (Play& play : trace.plays) {
      if (trace.charges(play) && play.judgement && play.judgement->cost > 0) {
        RefutationLimits known = limits;
        known.before = play.judgement->before;
        if (auto why = explanation(game, *at, play.move, solver, known); why.ok() && why->has_value())
          play.judgement->why = std::make_shared<const Explanation>(**std::move(why));
      }
      if (!at->play(play.move).ok()) break;
    }
  }
}

}  // namespace ouverte::tutor
