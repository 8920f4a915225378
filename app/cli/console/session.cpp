#include "app/cli/console/session.hpp"

#include "absl/strings/str_format.h"
#include "absl/strings/str_join.h"
#include "app/cli/console/arguments.hpp"
#include "app/cli/text/text.hpp"
#include "app/requests/deal.hpp"
#include "solver/base/status.hpp"

namespace ouverte::cli {

void Session::end(const absl::Status& done) {
  if (done.ok()) return;
  console.message(base::message(done));
  status = Status::kBadInput;
}

void SearchArguments::add_to(CLI::App& command) {
  add_time(command, limits_.time, "Stop a deal after TIME and print what was proved: 5s, 200ms, 1m30s");
  add_number(command, "--nodes", limits_.nodes, {1}, "Stop each search after N nodes");
  add_number(command, "--memory", limits_.memory_mib, {1, requests::kMostMemory},
             "Use at most MIB mebibytes for tables")
      ->type_name("MIB");
  const std::vector<std::string> names = requests::accelerators();
  command
      .add_option("--without", limits_.without,
                  "Search without these accelerators (for research): " + absl::StrJoin(names, ", "))
      ->type_name("A,B,…")
      ->delimiter(',')
      ->allow_extra_args(false)
      ->check(one_of(names));
}

CLI::Option* add_players_argument(CLI::App& command, int& players) {
  return add_number(command, "--players", players, {1, requests::kMostPlayers},
                    "Deal for a table of N players, where a game has tables of several sizes")
      ->default_str("");
}

CLI::ValidationError wrong_deal(const absl::Status& status) {
  const std::string message = base::message(status);
  for (const std::string_view option : {"players", "packets"})
    if (message.starts_with(base::str(option, ": ")))
      return CLI::ValidationError(base::str("--", option), message.substr(option.size() + 2));
  return CLI::ValidationError("--contract", message);
}

void add_game_argument(CLI::App& command, const Session& session, std::string& name) {
  const auto check = [&session](const std::string& text) { return std::string(session.game(text).status().message()); };
  command.add_option("GAME", name, "One of " + requests::game_names(session.games))
      ->required()
      ->check(CLI::Validator(check, ""))
      ->type_name("");
}

std::string contracts_help(const Session& session) {
  std::string help = "Contracts and their objectives (the default first):\n";
  for (const games::Game* game : session.games) {
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
