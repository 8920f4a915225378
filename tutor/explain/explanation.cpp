#include "tutor/explain/explanation.hpp"

#include <algorithm>
#include <array>
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "solver/base/check.hpp"
#include "solver/base/status.hpp"
#include "tutor/explain/spoken.hpp"
#include "tutor/marks/turn.hpp"

namespace ouverte::tutor {
namespace {

using base::Json;
using games::Position;
using Moves = std::vector<std::string>;
using Line = std::vector<Step>;

bool among(const Moves& moves, const std::string& move) { return std::ranges::find(moves, move) != moves.end(); }

// The legal moves that a branch answers: a tree may stand for several positions, and not all moves be legal in each.
Moves answered(const Position& at, const proof::Tree& tree, const proof::Replies& branch) {
  Moves moves;
  for (const std::string& move : at.moves()) {
    const bool named =
        std::ranges::any_of(tree.branches, [&](const proof::Replies& each) { return among(each.moves, move); });
    if (among(branch.moves, move) || (branch.others && !named)) moves.push_back(move);
  }
  return moves;
}

// Walks a tree from its root to every end.
class TreeWalk {
 public:
  TreeWalk(const proof::ProofClaim& claim, std::string end) : claim_(claim), end_(std::move(end)) {}

  void from(const Position& at, const proof::Tree& tree, std::size_t cashed, const Line& line) {
    if (settled(claim_, at.possible())) return finish(line);
    const bool profits = claimant_to_move(claim_.bound, at);
    if (tree.kind == proof::Tree::Kind::kCashes) {
      const bool its_turn = profits && at.to_move() == tree.seat;
      CHECK(!its_turn || cashed < tree.moves.size());
      if (its_turn) return step(at, {tree.moves[cashed]}, tree, cashed + 1, line);
      return step(at, at.moves(), tree, cashed, line);
    }
    if (tree.kind == proof::Tree::Kind::kPlays) return step(at, {tree.moves[0]}, *tree.next, 0, line);
    for (const proof::Replies& branch : tree.branches)
      if (const Moves moves = answered(at, tree, branch); !moves.empty()) step(at, moves, *branch.next, 0, line);
  }
  [[nodiscard]] std::vector<Variation> take() { return std::move(variations_); }

 private:
  void step(const Position& at, const Moves& moves, const proof::Tree& next, std::size_t cashed, Line line) {
    line.push_back(step_from(at, moves));
    const auto after = line.back().after;
    from(*after, next, cashed, line);
  }
  void finish(const Line& line) {
    const std::string name(1, static_cast<char>('A' + variations_.size()));
    variations_.push_back({.name = name, .claim = end_, .end = end_, .line = line});
  }

  proof::ProofClaim claim_;
  std::string end_;
  std::vector<Variation> variations_;
};

// A line of best play, for want of a tree: it is worth the same all along.
Variation best_play(const Position& before, std::string name, std::string claim, const PlayLine& plays, int value) {
  Variation variation{.name = std::move(name), .claim = std::move(claim), .end = "", .line = {}};
  const Position* at = &before;
  for (const LinePlay& play : plays) {
    variation.line.push_back(step_from(*at, {play.card}));
    variation.line.back().value = value;
    at = variation.line.back().after.get();
    if (at->over()) break;
  }
  return variation;
}

PlayLine line_of(const proof::Refutation& refutation) {
  PlayLine line = {{refutation.seat, refutation.move}};
  for (const std::string& move : refutation.line) line.push_back({"", move});
  return line;
}

// Every variation from the costly play on; without a tree, one line of best play, and one after a right play.
std::vector<Variation> laid_out(const games::Game& game, const Position& before, const Explanation& why) {
  const proof::Refutation& refutation = why.refutation;
  const games::Setup setup = before.setup();
  std::string claim = outcome_in_words(game, setup, refutation);
  if (refutation.tree != nullptr) {
    Step first = step_from(before, {refutation.move});
    const auto after = first.after;
    TreeWalk walk(refutation.claim, claim);
    walk.from(*after, *refutation.tree, 0, {std::move(first)});
    return walk.take();
  }
  if (!why.contrast) return {best_play(before, "Best play", std::move(claim), line_of(refutation), refutation.after)};
  const auto words = [&](int value) { return game.describe({value, value}, setup); };
  const auto after = [&](const std::string& move) { return base::str("After ", card_in_words(move, game.faces())); };
  const Contrast& lines = *why.contrast;
  return {best_play(before, after(refutation.move), words(lines.wrong_value), lines.wrong, lines.wrong_value),
          best_play(before, after(lines.right.front().card), words(lines.right_value), lines.right, lines.right_value)};
}

// What the variations show, or why there is but one.
std::string what_follows(const proof::Refutation& refutation, const std::string& claim) {
  if (refutation.tree != nullptr) return base::str("After this play, whatever is tried: ", claim, ".");
  if (refutation.stopped)
    return "A limit was reached before an answer to every reply was found: one line of best play.";
  return "Best play by everybody from there on:";
}

// "the two are", "the soloist is", "A goes".
std::string side_does(std::string_view side, std::string_view verb) {
  const bool several = side.ends_with('s') || side.ends_with(" two") || side.ends_with(" three") ||
                       side.find('-') != std::string_view::npos;
  if (verb == "be") return base::str(side, several ? " are" : " is");
  return base::str(side, " ", verb, several ? "" : verb.ends_with('o') ? "es" : "s");
}

// What a side asks for, told of it: "declarer gets at least 9 tricks" of "at least 9 tricks", "the Hood scores at least
// 21 points" of "score at least 21 points". What names whom it is about stays as it is.
std::string said_of(std::string_view side, const std::string& asked) {
  constexpr std::array<std::string_view, 11> kVerbs = {"win",  "lose", "score", "keep", "take", "beat",
                                                       "make", "pay",  "be",    "go",   "reach"};
  constexpr std::array<std::string_view, 5> kAmounts = {"at least ", "no more than ", "all ", "any number ",
                                                        "the trick"};
  const std::string first = asked.substr(0, asked.find_first_of(" ,"));
  if (std::ranges::find(kVerbs, first) != kVerbs.end()) {
    std::string rest = asked.substr(first.size());
    constexpr std::string_view kOr = ", or lose";  // "win, or lose with no more than 2 tricks"
    if (rest.starts_with(kOr)) rest.insert(kOr.size(), "s");
    return side_does(side, first) + rest;
  }
  const bool amount = std::ranges::any_of(kAmounts, [&](std::string_view head) { return asked.starts_with(head); });
  const bool named = asked.find(" for ") != std::string::npos;
  return amount && !named ? base::str(side_does(side, "get"), " ", asked) : asked;
}

}  // namespace

std::string outcome_in_words(const games::Game& game, const games::Setup& setup, const proof::Refutation& refutation) {
  const games::Stakes stakes = *game.stakes(setup);
  const bool least = refutation.claim.bound == proof::Bound::kAtLeast;
  if (stakes.goal && refutation.claim.value == (least ? *stakes.goal : *stakes.goal - 1))
    return least ? stakes.reached : stakes.missed;
  const int step = stakes.step - 1;  // no value lies between
  const int next = least ? refutation.before + 1 : refutation.before - 1;
  const int value = refutation.claim.value + (refutation.claim.value != next ? 0 : least ? step : -step);
  const search::Interval asked =
      least ? search::Interval{value, games::kAnything.upper} : search::Interval{games::kAnything.lower, value};
  return said_of(least ? stakes.high : stakes.low, game.describe(asked, setup));
}

Json to_json(const games::Game& game, const Position& before, const Explanation& why) {
  const games::Setup setup = before.setup();
  Json json = {{"sentences", Json::array()}};
  for (const Fact& fact : why.facts) json["sentences"].push_back(sentence(fact, why.refutation, game.faces()));
  json["sentences"].push_back(what_follows(why.refutation, outcome_in_words(game, setup, why.refutation)));
  json["variations"] = to_json(game, setup, why.variations.empty() ? laid_out(game, before, why) : why.variations);
  return json;
}

absl::StatusOr<std::optional<Explanation>> explanation(const games::Game& game, const Position& before,
                                                       std::string_view move, games::Solver& solver,
                                                       const proof::RefutationLimits& limits) {
  auto found = refutation(game, before, move, solver, limits);
  if (!found.ok()) return found.status();
  if (!found->has_value()) return std::optional<Explanation>();
  std::vector<Fact> facts = facts_of(game, before, **found, solver);
  Explanation why{.refutation = **std::move(found), .facts = std::move(facts)};
  if (why.refutation.tree == nullptr) why.contrast = contrast_of(game, before, why.refutation, why.facts, solver);
  return why;
}

void explain(const games::Game& game, Analysis& analysis, games::Solver& solver,
             const proof::RefutationLimits& limits) {
  for (Trace& trace : analysis.traces) {
    const auto start = game.position(trace.start);
    if (!start.ok()) continue;
    const std::unique_ptr<Position> at = (*start)->clone();
    solver.expect(*at);
    for (Play& play : trace.plays) {
      if (trace.charges(play) && play.judgement && play.judgement->cost > 0) {
        proof::RefutationLimits known = limits;
        known.before = play.judgement->before;
        const auto before = trace.endless ? as_judged(game, *at, play.judgement->horizon) : at->clone();
        auto why = explanation(game, *before, play.move, solver, known);
        if (!why.ok() || (why->has_value() && (*why)->refutation.stopped)) analysis.unexplained = true;
        if (why.ok() && why->has_value()) {
          (*why)->variations = laid_out(game, *before, **why);
          value_steps((*why)->variations, solver);
          play.judgement->why = std::make_shared<const Explanation>(**std::move(why));
        }
      }
      if (!at->play(play.move).ok()) break;
    }
  }
}

}  // namespace ouverte::tutor
