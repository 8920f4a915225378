// Which puzzles are to be played: those of the library, of files, of the user's own deals, or those that are due.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "absl/status/statusor.h"
#include "app/cli/console/report.hpp"
#include "app/cli/console/session.hpp"
#include "app/cli/puzzle/history.hpp"
#include "app/cli/puzzle/puzzle_input.hpp"
#include "puzzles/problem/puzzle.hpp"

namespace ouverte::cli {

struct Sources {
  std::vector<std::string> files;  // of puzzles
  std::vector<std::string> deals;  // files of the user's own deals
  std::string player, seat;        // who he is there
  std::string set;                 // only puzzles of this game; empty: of all
  std::string folder;              // of the library; empty: where it is installed, or lies in the source tree
  std::string theme;               // only puzzles that have it
  Supplied supplied = {};          // what posts leave out

  [[nodiscard]] bool library() const { return files.empty() && deals.empty(); }
};

struct Chosen {
  puzzles::Puzzle puzzle;
  std::string key;
  std::optional<Known> known;  // met before
};

// The files that puzzles are read from: those that were named, or those of the library.
[[nodiscard]] absl::StatusOr<std::vector<std::string>> puzzle_files(const Session& session, const Sources& sources);

// The puzzles of the sources in their order. What is no puzzle is a problem for the report; an error is a source that
// there is none of.
[[nodiscard]] absl::StatusOr<std::vector<Chosen>> gather(Session& session, const Sources& sources,
                                                         requests::SolverKeeper& solvers, Report& report);

// The puzzles of a history that are due on a day, of the game and theme that the sources ask for.
[[nodiscard]] absl::StatusOr<std::vector<Chosen>> due_in(const History& history, absl::CivilDay day,
                                                         const Sources& sources, Report& report);

}  // namespace ouverte::cli
