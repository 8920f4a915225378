#include "app/cli/puzzle/puzzle_choice.hpp"

#include <algorithm>
#include <filesystem>
#include <iterator>
#include <system_error>
#include <utility>

#include "absl/strings/str_format.h"
#include "app/cli/console/input.hpp"
#include "app/cli/puzzle/puzzle_input.hpp"
#include "puzzles/problem/relabel.hpp"
#include "solver/base/status.hpp"
#include "tutor/marks/players.hpp"
#include "tutor/train/own_deals.hpp"

namespace ouverte::cli {
namespace {

namespace fs = std::filesystem;

bool has_theme(const puzzles::Puzzle& puzzle, std::string_view theme) {
  const std::vector<std::string> themes = puzzles::themes_of(puzzle.record);
  return std::ranges::find(themes, theme) != themes.end();
}

bool wanted(const puzzles::Puzzle& puzzle, const Sources& sources) {
  return (sources.set.empty() || sources.set == puzzle.game->name()) &&
         (sources.theme.empty() || has_theme(puzzle, sources.theme));
}

Chosen chosen(puzzles::Puzzle puzzle) {
  std::string key = puzzles::key_of(puzzle);
  return {.puzzle = std::move(puzzle), .key = std::move(key), .known = {}};
}

// Beside the program where it is installed, else above it where it was built.
absl::StatusOr<fs::path> library_folder(const std::string& asked) {
  std::error_code error;
  if (!asked.empty()) {
    if (fs::is_directory(asked, error)) return fs::path(asked);
    return absl::NotFoundError(base::str("--sets: found ", base::quoted(asked), ", expected a folder of puzzles"));
  }
  const fs::path bin = fs::read_symlink("/proc/self/exe", error).parent_path();
  for (const char* const near : {"../share/ouverte/puzzles/sets", "../../puzzles/sets"})
    if (const fs::path folder = bin / near; fs::is_directory(folder, error)) return folder.lexically_normal();
  return absl::NotFoundError("puzzles: found no library, expected --sets FOLDER, or a FILE of puzzles");
}

absl::StatusOr<std::vector<std::string>> library_files(const Session& session, const Sources& sources) {
  const auto folder = library_folder(sources.folder);
  if (!folder.ok()) return folder.status();
  std::vector<std::string> files;
  std::error_code error;
  for (const fs::directory_entry& entry : fs::directory_iterator(*folder, error)) {
    const std::string stem = entry.path().stem();
    const bool other_games = !sources.set.empty() && stem != sources.set && session.game(stem).ok();
    if (entry.path().extension() == ".pbn" && !other_games) files.push_back(entry.path());
  }
  std::ranges::sort(files);
  if (!files.empty()) return files;
  return absl::NotFoundError(absl::StrFormat("--sets: found no file of puzzles in \"%s\"", folder->string()));
}

void gather_puzzles(const std::vector<std::string>& files, const Session& session, const Sources& sources,
                    Report& report, std::vector<Chosen>& all) {
  for (const auto& reading : read_puzzle_files(files, session.console, sources.supplied)) {
    if (const auto* const problem = std::get_if<records::Problem>(&reading)) {
      report.problem(*problem);
      continue;
    }
    const auto& record = std::get<records::Record>(reading);
    auto puzzle = puzzles::puzzle_of(record);
    if (!puzzle.ok()) {
      report.problem(records::problem_with(record, std::string(puzzle.status().message())));
    } else if (wanted(*puzzle, sources)) {
      all.push_back(chosen(*std::move(puzzle)));
    }
  }
}

// The seats where the user sat; an empty one stands for all of them.
std::vector<std::string> seats_of(const games::Game& game, const records::Record& record, const Sources& sources) {
  if (sources.player.empty()) return {sources.seat};
  std::vector<std::string> seats;
  for (const char seat : game.seats_at(record.setup))
    if (tutor::player_name(record, std::string(1, seat)) == sources.player) seats.emplace_back(1, seat);
  return seats;
}

absl::Status gather_own(Session& session, const Sources& sources, requests::SolverKeeper& solvers, Report& report,
                        std::vector<Chosen>& all) {
  bool sat = sources.deals.empty();
  for (const auto& reading : read_files(sources.deals, session.console)) {
    if (session.console.interrupted()) return absl::OkStatus();
    if (const auto* const problem = std::get_if<records::Problem>(&reading)) {
      report.problem(*problem);
      continue;
    }
    const auto& record = std::get<records::Record>(reading);
    const auto game = session.game(record.setup.game);
    if (!game.ok()) return game.status();
    const std::vector<std::string> seats = seats_of(**game, record, sources);
    if (seats.empty()) continue;
    sat = true;
    solvers.begin();
    const auto analysis = tutor::analyse(**game, record, solvers.of(**game), [](int, int) {});
    if (!analysis.ok()) {
      report.problem(records::problem_with(record, std::string(analysis.status().message())));
      continue;
    }
    session.limited(analysis->stopped);
    for (const std::string& seat : seats)
      for (puzzles::Puzzle& puzzle : tutor::puzzles_from(**game, record, *analysis, seat))
        if (wanted(puzzle, sources)) all.push_back(chosen(std::move(puzzle)));
  }
  if (sat || sources.player.empty()) return absl::OkStatus();
  return absl::NotFoundError(base::str("--player: found ", base::quoted(sources.player),
                                       " in none of the deals, expected a name of their tags"));
}

}  // namespace

absl::StatusOr<std::vector<std::string>> puzzle_files(const Session& session, const Sources& sources) {
  if (sources.library()) return library_files(session, sources);
  return sources.files;
}

absl::StatusOr<std::vector<Chosen>> gather(Session& session, const Sources& sources, requests::SolverKeeper& solvers,
                                           Report& report) {
  const auto files = puzzle_files(session, sources);
  if (!files.ok()) return files.status();
  std::vector<Chosen> all;
  gather_puzzles(*files, session, sources, report, all);
  if (absl::Status gathered = gather_own(session, sources, solvers, report, all); !gathered.ok()) return gathered;
  return all;
}

absl::StatusOr<std::vector<Chosen>> due_in(const History& history, absl::CivilDay day, const Sources& sources,
                                           Report& report) {
  auto due = history.due(day);
  if (!due.ok()) return due.status();
  std::vector<Chosen> all;
  for (Known& known : *due) {
    const records::Readings readings = records::read_records(known.record, "history");
    const auto* const record = readings.size() == 1 ? std::get_if<records::Record>(&readings[0]) : nullptr;
    auto puzzle = record == nullptr ? absl::DataLossError("found no record, expected that of a puzzle")
                                    : puzzles::puzzle_of(*record);
    if (!puzzle.ok()) {
      report.problem({.place = {.file = "history", .line = 0, .board = known.key},
                      .message = std::string(puzzle.status().message())});
      continue;
    }
    if (!wanted(*puzzle, sources)) continue;
    std::string key = known.key;
    all.push_back({.puzzle = *std::move(puzzle), .key = std::move(key), .known = std::move(known)});
  }
  return all;
}

}  // namespace ouverte::cli
