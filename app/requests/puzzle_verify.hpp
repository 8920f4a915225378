// The question `puzzle_verify`: whether a puzzle is sound.
#pragma once

#include <string>
#include <vector>

#include "app/requests/question.hpp"
#include "puzzles/verify/verify.hpp"

namespace ouverte::requests {

struct PuzzleVerifyArguments {
  std::vector<std::string> allowed;  // of `kFaultNames`: no faults
  bool strict = false;               // duals, idle cards and claims not proved are faults too
  puzzles::VerifyOptions options;
};

struct VerifiedPuzzle {
  puzzles::Puzzle puzzle;
  puzzles::Verification verification;
  std::vector<puzzles::Fault> faults;  // that count
  bool stopped = false;                // a limit struck before all was looked at, or proved

  [[nodiscard]] bool sound() const { return faults.empty() && verification.unfinished.empty(); }
};

// `collection`: the puzzles among which a twin is looked for.
[[nodiscard]] absl::StatusOr<VerifiedPuzzle> puzzle_verify(const records::Record& record,
                                                           const puzzles::Collection& collection,
                                                           const PuzzleVerifyArguments& arguments, Context& context);
[[nodiscard]] base::Json verified_json(const VerifiedPuzzle& verified);

[[nodiscard]] absl::StatusOr<base::Json> answer_puzzle_verify(Arguments& arguments, Context& context);

}  // namespace ouverte::requests
