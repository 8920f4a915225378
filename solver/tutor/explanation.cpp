#include "solver/tutor/explanation.hpp"

#include <algorithm>
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "solver/base/status.hpp"
#include "solver/tutor/analysis_json.hpp"
#include "solver/tutor/facts.hpp"

namespace ouverte::tutor {
namespace {

using base::Json;
using games::Position;
using Moves = std::vector<std::string>;

bool among(const Moves& moves, const std::string& move) { return std::ranges::find(moves, move) != moves.end(); }

// What the side that profits plays for, in words.
std::string end_of(const games::Entry& game, const games::Setup& setup, const Refutation& why) {
  const games::Stakes stakes = game.stakes(setup);
  const bool least = why.claim.bound == Bound::kAtLeast;
  if (stakes.goal && why.claim.value == (least ? *stakes.goal : *stakes.goal - 1))
    return least ? stakes.reached : stakes.missed;
  return base::str("no longer ", game.describe({why.before, why.before}, setup));
}

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
    const bool profits = at.maximises() == (claim_.bound == Bound::kAtLeast);
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

Json explanation(const games::Entry& game, const Position& before, const Refutation& why) {
  const auto after = before.clone();
  after->play(why.move).IgnoreError();  // it was looked at by `refutation`
  const Json first = {{"seat", why.seat}, {"move", why.move}, {"position", position_json(*after)}};
  Json json = {{"sentences", Json::array()}};
  if (why.tree == nullptr) {
    json["sentences"].push_back("What follows is too long to be shown against every reply: one line of best play.");
    json["variations"] = best_play(*after, why, Json::array({first}));
    return json;
  }
  const std::string end = end_of(game, before.setup(), why);
  json["sentences"].push_back(base::str("After this play, whatever is tried: ", end, "."));
  Variations variations(why.claim, end);
  variations.walk(*after, *why.tree, 0, Json::array({first}));
  json["variations"] = variations.take();
  return json;
}

void add_explanations(const games::Entry& game, const Analysis& analysis, games::Solver& solver,
                      const RefutationLimits& limits, Json& json) {
  for (std::size_t number = 0; number < analysis.traces.size(); ++number) {
    const Trace& trace = analysis.traces[number];
    const auto start = game.position(trace.start);
    if (!start.ok()) continue;
    const std::unique_ptr<Position> at = (*start)->clone();
    for (std::size_t place = 0; place < trace.plays.size(); ++place) {
      const Play& play = trace.plays[place];
      if (trace.charges(play) && play.judgement && play.judgement->cost > 0)
        if (const auto why = refutation(game, *at, play.move, solver, limits); why.ok() && why->has_value()) {
          Json told = explanation(game, *at, **why);
          for (const Fact& fact : facts_of(game, *at, **why, solver))
            told["sentences"].push_back(sentence(fact, **why));
          json["traces"][number]["plays"][place]["explanation"] = std::move(told);
        }
      if (!at->play(play.move).ok()) break;
    }
  }
}

}  // namespace ouverte::tutor
