#include "puzzles/solve/solution_outline.hpp"

#include <algorithm>
#include <memory>

#include "puzzles/solve/keeping.hpp"

namespace ouverte::puzzles {
namespace {

using games::Position;
using proof::Bound;
using proof::ProofClaim;

// A rest that can be shown whole in so much is.
constexpr proof::RefutationLimits kShortRest{
    .plays = 2'000, .variations = 4, .choices = 2, .time = std::chrono::milliseconds(200)};

class Outliner {
 public:
  Outliner(const ProofClaim& claim, games::Solver& solver) : claim_(claim), more_(claim), solver_(solver) {
    more_.value += claim.bound == Bound::kAtLeast ? 1 : -1;
  }

  // `before`: the line that answers another reply, whose answer is tried first.
  Line line(const Position& start, int depth, const Line* before) {
    if (solver_.deadline().passed()) return left_out({});
    if (WholeLine whole = whole_line(claim_, start, solver_, kShortRest); whole.line) return *std::move(whole.line);
    Line line;
    std::unique_ptr<Position> at = start.clone();
    while (claimant_to_move(claim_.bound, *at)) {
      const Ply ply = answer(*at, line.plies.empty() ? before : nullptr);
      const bool choice = at->classes().size() > 1;
      if (ply.move.empty() || (choice && depth == 0)) return left_out(std::move(line));
      if (choice) --depth;
      line.plies.push_back(ply);
      at = after(*at, ply.move);
      if (settled(claim_, at->possible())) return line;
    }
    return depth == 0 || !at->lists_every_move() ? left_out(std::move(line)) : replies(std::move(line), *at, depth);
  }

 private:
  static Line left_out(Line line) {
    line.end = Line::End::kGoesOn;
    return line;
  }

  // A move that keeps the claim: what answers another reply, or the highest to lead and the lowest to follow with.
  Ply answer(const Position& at, const Line* before) {
    Ply ply{.seat = at.to_move(), .move = "", .duals = {}};
    const auto found = classes_that_keep(claim_, at, solver_);
    if (!found || found->keep.empty()) return ply;
    const auto wanted = [&](const std::vector<std::string>& together) {
      return before != nullptr && !before->plies.empty() && before->plies[0].seat == ply.seat &&
             std::ranges::find(together, before->plies[0].move) != together.end();
    };
    auto chosen = std::ranges::find_if(found->keep, wanted);
    if (chosen != found->keep.end()) {
      ply.move = before->plies[0].move;
    } else {
      chosen = at.table_empty() ? found->keep.begin() : std::prev(found->keep.end());
      ply.move = at.table_empty() ? chosen->front() : chosen->back();
    }
    for (auto together = found->keep.begin(); together != found->keep.end(); ++together)
      if (together != chosen) ply.duals.push_back(together->front());
    ply.only = found->keep.size() == 1 && !found->lose.empty();
    return ply;
  }

  Line replies(Line line, const Position& at, int depth) {
    const std::string seat = at.to_move();
    bool weaker = false;
    for (const auto& together : at.classes()) {
      const auto next = after(at, together.front());
      if (holds(more_, *next, solver_) == true) {
        weaker = true;
        continue;
      }
      const Line* const before = line.variations.empty() ? nullptr : &line.variations.back().then;
      Line then = this->line(*next, depth, before);
      auto same = std::ranges::find(line.variations, then, &Variation::then);
      if (same == line.variations.end()) {
        line.variations.push_back({.seat = seat, .replies = {}, .others = false, .then = std::move(then)});
        same = std::prev(line.variations.end());
      }
      same->replies.insert(same->replies.end(), together.begin(), together.end());
    }
    if (line.variations.size() == 1 && !weaker) {
      const Variation only = std::move(line.variations.front());
      line.variations.clear();
      line.plies.push_back({.seat = seat, .move = only.replies.size() == 1 ? only.replies[0] : "", .duals = {}});
      line.plies.insert(line.plies.end(), only.then.plies.begin(), only.then.plies.end());
      line.end = only.then.end;
      line.seat = only.then.seat;
      line.cashes = only.then.cashes;
      line.variations = only.then.variations;
    } else if (line.variations.empty()) {
      return left_out(std::move(line));
    } else if (weaker) {
      Variation rest{.seat = seat, .replies = {}, .others = true, .then = {}};
      rest.then.end = Line::End::kGoesOn;
      line.variations.push_back(std::move(rest));
    }
    return line;
  }

  ProofClaim claim_;
  ProofClaim more_;
  games::Solver& solver_;
};

}  // namespace

Line outline(const ProofClaim& claim, const Position& at, int depth, games::Solver& solver) {
  return Outliner(claim, solver).line(at, depth, nullptr);
}

}  // namespace ouverte::puzzles
