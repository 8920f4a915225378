// Whether a puzzle is sound: its task achieved by best play and by nothing more than is asked, its key the only one
// (docs/puzzles.md). Everything is found by solving and confirmed by the checker of proofs.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "absl/status/statusor.h"
#include "puzzles/problem/puzzle.hpp"
#include "puzzles/verify/changes.hpp"
#include "puzzles/verify/lines.hpp"
#include "puzzles/verify/proofs.hpp"
#include "puzzles/verify/solution.hpp"
#include "puzzles/verify/twins.hpp"
#include "solver/base/json.hpp"
#include "solver/games/door/game.hpp"

namespace ouverte::puzzles {

struct VerifyOptions {
  std::size_t proof_nodes = 5'000;  // of each proof
  LineLimits lines = {};
  bool matters = false;  // idle cards and smallest changes too
  ChangeLimits changes = {};
};

struct Verification {
  int value = 0;                          // of the position
  bool achieved = false;                  // the task, by best play
  bool bettered = false;                  // more than it asks
  bool names_amount = true;               // the task asks for a number, not for the goal of the contract
  std::optional<GivenSolution> solution;  // of a record that gives one
  std::optional<MainLines> lines;         // of a task that is achieved
  std::optional<Matters> matters;
  std::optional<Twin> twin;  // of a puzzle that names one
  std::size_t proof_nodes = 0;
  Confirmation confirmation;
  // What the solver's limit kept from being finished, in one word each: "solution", "lines", "changes", "twin". What is
  // said of the rest holds.
  std::vector<std::string_view> unfinished;
};

// ResourceExhausted when the solver ran into its limit before the value of the position was known.
[[nodiscard]] absl::StatusOr<Verification> verify(const Puzzle& puzzle, const Collection& collection,
                                                  games::Solver& solver, const VerifyOptions& options);

enum class Fault : std::uint8_t {
  kUnachievable,
  kExceedable,
  kCook,
  kWrongSolution,
  kIncompleteSolution,
  kTwin,
  kRefused,  // by the checker of proofs
  kDual,
  kIdle,
  kUnproved,
};
// Their names, in the order above.
inline constexpr std::array<std::string_view, 10> kFaultNames = {
    "unachievable", "exceedable", "cooks", "wrong-solution", "incomplete-solution",
    "twins",        "refused",    "duals", "idle",           "unproved"};
// Those that are only reported unless they are asked for.
inline constexpr std::array kMinorFaults = {Fault::kDual, Fault::kIdle, Fault::kUnproved};

[[nodiscard]] constexpr std::string_view name_of(Fault fault) { return kFaultNames[static_cast<std::size_t>(fault)]; }

// All that could be held against the puzzle, in the order above.
[[nodiscard]] std::vector<Fault> faults_of(const Verification& verification);

// Whether no line of best defence leaves the solver's side one key alone.
[[nodiscard]] bool cooked(const MainLines& lines);

[[nodiscard]] base::Json to_json(const Puzzle& puzzle, const Verification& verification);

}  // namespace ouverte::puzzles
