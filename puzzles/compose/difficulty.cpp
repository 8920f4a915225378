#include "puzzles/compose/difficulty.hpp"

#include <algorithm>
#include <set>

#include "puzzles/solve/keeping.hpp"
#include "solver/base/status.hpp"

namespace ouverte::puzzles {
namespace {

using games::Position;

constexpr int kMostPositions = 20'000;

bool all_settled(const Task& task, const Position& at) {
  const search::Interval possible = at.possible();
  return std::ranges::all_of(claims_of(task),
                             [&](const proof::ProofClaim& claim) { return proof::settled(claim, possible); });
}

bool lost_by_rule(const Task& task, const Position& at) {
  const search::Interval possible = at.possible();
  return std::ranges::any_of(claims_of(task), [&](const proof::ProofClaim& claim) {
    return claim.bound == proof::Bound::kAtLeast ? possible.upper < claim.value : possible.lower > claim.value;
  });
}

class Counter {
 public:
  Counter(const Task& task, games::Solver& solver) : task_(task), solver_(solver) {}

  // The longest run of only moves from a position on.
  int run(const Position& at) {
    if (at.over() || all_settled(task_, at) || ++positions_ > kMostPositions) return 0;
    if (!solvers_turn(task_, at)) {
      int longest = 0;
      for (const Moves& together : at.classes()) longest = std::max(longest, run(*after(at, together.front())));
      return longest;
    }
    const auto moves = classes_that_keep(task_, at, solver_);
    if (!moves || moves->keep.size() != 1) return 0;
    return (moves->lose.empty() ? 0 : 1) + run(*after(at, moves->keep.front().front()));
  }

  // How the task is kept, as a text in which replies that are answered alike are one, and how many are not.
  struct Plan {
    std::string text;
    int defences = 1;
  };
  Plan plan(const Position& at) {
    if (at.over() || all_settled(task_, at) || ++positions_ > kMostPositions) return {};
    const auto classes = at.classes();
    if (solvers_turn(task_, at)) {
      const auto keeping = std::ranges::find_if(classes, [&](const Moves& together) {
        return holds(task_, *after(at, together.front()), solver_).value_or(false);
      });
      if (keeping == classes.end()) return {};
      Plan rest = plan(*after(at, keeping->front()));
      return {.text = base::str(keeping->front(), " ", rest.text), .defences = rest.defences};
    }
    Plan merged{.text = "", .defences = 0};
    std::set<std::string> answers;
    for (const Moves& together : classes) {
      const Plan answer = plan(*after(at, together.front()));
      if (!answers.insert(answer.text).second) continue;
      merged.defences += answer.defences;
      merged.text += base::str("(", answer.text, ")");
    }
    return answers.size() == 1 ? Plan{.text = *answers.begin(), .defences = merged.defences} : merged;
  }

  [[nodiscard]] bool gave_up() const { return positions_ > kMostPositions; }

 private:
  const Task& task_;
  games::Solver& solver_;
  int positions_ = 0;
};

// Plays of one line of best play until the rules alone say that the task is lost.
int plays_to_loss(const Turn& turn, const Position& lost) {
  auto at = lost.clone();
  int plays = 0;
  for (const std::string& move : turn.solver().solve(lost, {.line = true}).line) {
    if (at->over() || lost_by_rule(turn.task(), *at)) break;
    at = after(*at, move);
    ++plays;
  }
  return plays;
}

struct Share {
  int refutations = 1, replies = 1;
  [[nodiscard]] bool less_than(const Share& other) const {
    return refutations * other.replies < other.refutations * replies;
  }
};

// Of the first replies of the other side, where it has a choice.
Share share_of_refutations(const Turn& turn, const Position& lost) {
  Share best;
  if (lost.over()) return best;
  const auto classes = lost.classes();
  if (solvers_turn(turn.task(), lost)) {
    for (const Moves& together : classes)
      if (const Share share = share_of_refutations(turn, *after(lost, together.front())); share.less_than(best))
        best = share;
    return best;
  }
  if (classes.size() == 1) return share_of_refutations(turn, *after(lost, classes.front().front()));
  const auto refutes = [&](const Moves& together) { return !turn.keeps(*after(lost, together.front())); };
  return {.refutations = static_cast<int>(std::ranges::count_if(classes, refutes)),
          .replies = static_cast<int>(classes.size())};
}

}  // namespace

int only_moves(const Turn& turn) { return 1 + Counter(turn.task(), turn.solver()).run(*after(turn.at(), turn.key())); }

Difficulty difficulty_of(const Turn& turn) {
  const auto begun = after(turn.at(), turn.key());
  Difficulty difficulty{.only_moves = only_moves(turn), .defences = std::nullopt};
  Counter counter(turn.task(), turn.solver());
  const int defences = counter.plan(*begun).defences;
  if (!counter.gave_up()) difficulty.defences = defences;
  Share best;
  for (const Moves& together : turn.losing()) {
    const auto lost = after(turn.at(), together.front());
    difficulty.plays_to_loss = std::max(difficulty.plays_to_loss, 1 + plays_to_loss(turn, *lost));
    if (const Share share = share_of_refutations(turn, *lost); share.less_than(best)) best = share;
  }
  difficulty.refutations = best.refutations;
  difficulty.replies = best.replies;
  return difficulty;
}

std::string difficulty_text(const Difficulty& difficulty) {
  std::string text = base::str("only-moves=", difficulty.only_moves);
  if (difficulty.defences) text += base::str(" defences=", *difficulty.defences);
  return base::str(text, " plays-to-loss=", difficulty.plays_to_loss, " refutations=", difficulty.refutations, "/",
                   difficulty.replies);
}

}  // namespace ouverte::puzzles
