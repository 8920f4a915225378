#include "app/cli/console/session.hpp"

#include <algorithm>
#include <array>

#include "absl/strings/str_format.h"
#include "absl/strings/str_join.h"
#include "app/cli/console/arguments.hpp"
#include "app/cli/text/text.hpp"
#include "solver/base/status.hpp"

namespace ouverte::cli {
namespace {

struct Switch {
  const char* name;
  bool search::Switches::*field;
};
constexpr int kShares = 4;                                 // see `sharing`
constexpr std::size_t kMostMemory = std::size_t{1} << 22;  // MiB

constexpr std::array kSwitches = {
    Switch{"table", &search::Switches::table}, Switch{"bounds", &search::Switches::bounds},
    Switch{"equivalence", &search::Switches::equivalence}, Switch{"order", &search::Switches::order},
    Switch{"refutations", &search::Switches::refutations}};

}  // namespace

absl::StatusOr<const games::Entry*> Session::game(std::string_view name) const {
  const auto found = std::ranges::find(games, name, &games::Entry::name);
  if (found != games.end()) return *found;
  return absl::NotFoundError(base::str("game: found ", base::quoted(name), ", expected one of ", game_names(*this)));
}

void Session::end(const absl::Status& done) {
  if (done.ok()) return;
  console.message(base::message(done));
  status = Status::kBadInput;
}

void SearchArguments::add_to(CLI::App& command) {
  add_time(command, time_, "Stop a deal after TIME and print what was proved: 5s, 200ms, 1m30s");
  add_number(command, "--nodes", nodes_, {1}, "Stop each search after N nodes");
  add_number(command, "--memory", memory_mib_, {1, kMostMemory}, "Use at most MIB mebibytes for tables")
      ->type_name("MIB");
  std::vector<std::string> names;
  for (const Switch& each : kSwitches) names.emplace_back(each.name);
  command
      .add_option("--without", without_,
                  "Search without these accelerators (for research): " + absl::StrJoin(names, ", "))
      ->type_name("A,B,…")
      ->delimiter(',')
      ->allow_extra_args(false)
      ->check(one_of(names));
}

search::Options SearchArguments::options(const Console& console) const {
  search::Options options;
  options.limits = {.nodes = nodes_, .time = time_};
  options.deadline = base::Deadline(time_, console.stop);
  options.memory_mib = memory_mib_;
  for (const Switch& each : kSwitches) {
    if (std::ranges::find(without_, each.name) != without_.end()) options.switches.*each.field = false;
  }
  return options;
}

games::Solver& SolverKeeper::of(const games::Entry& game) {
  if (game_ != &game || solver_ == nullptr) {
    solver_.reset();  // before the next is made: both at once would be twice the memory asked for
    solver_ = game.solver(options_);
    game_ = &game;
  }
  return *solver_;
}

games::Progress sharing(base::Deadline deadline, const games::Progress& progress) {
  deadline.share(kShares);
  return [deadline, progress](int done, int total) mutable {
    deadline.share(std::min(total - done, kShares));
    progress(done, total);
  };
}

std::string game_names(const Session& session) {
  std::string names;
  for (const games::Entry* game : session.games) {
    names.append(names.empty() ? "" : ", ").append(game->name());
  }
  return names;
}

void add_game_argument(CLI::App& command, const Session& session, std::string& name) {
  const auto check = [&session](const std::string& text) { return std::string(session.game(text).status().message()); };
  command.add_option("GAME", name, "One of " + game_names(session))
      ->required()
      ->check(CLI::Validator(check, ""))
      ->type_name("");
}

std::string contracts_help(const Session& session) {
  std::string help = "Contracts and their objectives (the default first):\n";
  for (const games::Entry* game : session.games) {
    help += absl::StrFormat("  %s\n", game->title());
    std::vector<std::vector<Text>> rows;
    for (const games::ContractInfo& contract : game->contracts()) {
      std::string objectives;
      for (const std::string_view objective : contract.objectives) {
        objectives.append(objectives.empty() ? "" : ", ").append(objective);
      }
      rows.push_back({Text("   "), Text(contract.name), Text(objectives)});
    }
    for (const Text& line : grid(rows)) help += line.bytes(Colour::kOff) + "\n";
  }
  return help;
}

}  // namespace ouverte::cli
