// Judges a solution that somebody gives of a puzzle: whether it answers every defence, and if not, at which one it
// fails and how. A move may stand for its equals (`Position::classes`), and a line may end where the claim is there,
// visible, or cannot be spoilt (`SolutionEnds`); so may a reply that no variation names.
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "puzzles/problem/puzzle.hpp"
#include "puzzles/problem/solution.hpp"
#include "solver/base/json.hpp"
#include "solver/proof/refutation.hpp"

namespace ouverte::puzzles {

enum class FlawKind : std::uint8_t {
  kUnsound,     // the task cannot be done at all
  kIllegal,     // a move cannot be made there
  kRefuted,     // after a move the task is lost
  kGap,         // a defence that is not answered
  kUnfinished,  // a line ends, and there is still something to do wrong
  kUnknown,     // a limit of the solver struck, or a position has more moves than can be listed
};
[[nodiscard]] std::string_view name_of(FlawKind kind);  // "refuted"

struct Step {
  std::string seat;
  std::string move;

  friend bool operator==(const Step&, const Step&) = default;
};

struct Flaw {
  FlawKind kind{};
  proof::ProofClaim claim;                    // that was to be shown
  std::vector<Step> before;                   // moves from the position of the puzzle
  std::string seat;                           // whose move it is there
  std::string move;                           // that is illegal, refuted or not answered; empty of a line that ends
  std::string message;                        // of kIllegal: what was found and what was expected
  int line = 0;                               // of the solution's text; 0: none
  std::shared_ptr<const games::Position> at;  // after `before`
  // Of kRefuted and kUnsound: what the other side does about it.
  std::optional<proof::Refutation> refutation;
};

struct Verdict {
  std::vector<Flaw> flaws;  // in the order of the solution; none: it is complete

  [[nodiscard]] bool complete() const { return flaws.empty(); }
};

struct JudgeLimits {
  std::size_t flaws = 12;  // after so many no more are looked for
  int choices = 0;         // of the side that claims, that may be left out where a line ends
  proof::RefutationLimits refutation = {};
};

// The caller guarantees `must_end`.
[[nodiscard]] Verdict judge(const Puzzle& puzzle, const Solution& solution, games::Solver& solver,
                            const JudgeLimits& limits = {});

// A flaw in a sentence, moves as in records: "after S SK: W HJ is not answered".
[[nodiscard]] std::string sentence(const Flaw& flaw);
[[nodiscard]] base::Json to_json(const Flaw& flaw);

}  // namespace ouverte::puzzles
