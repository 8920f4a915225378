// `ouverte games` and `ouverte rules GAME`: what there is to be played, and how.
#include "app/requests/games.hpp"

#include <ostream>

#include "absl/strings/str_format.h"
#include "app/cli/commands.hpp"

namespace ouverte::cli {
namespace {

void print(const games::Game& game, const Console& console) {
  console.out << Text(game.title(), Style::kStrong)
                     .add(absl::StrFormat("   %s in records, seats %s", game.name(), game.seats()), Style::kFaint)
                     .bytes(console.colour)
              << "\n";
  std::vector<std::vector<Text>> rows = {{Text("  contract", Style::kFaint), Text("objectives", Style::kFaint)}};
  for (const games::ContractInfo& contract : game.contracts()) {
    Text objectives;
    for (const std::string_view objective : contract.objectives) {
      objectives.add(objectives.columns() > 0 ? ", " : "").add(objective);
    }
    rows.push_back({Text("  ").add(contract.name), std::move(objectives)});
  }
  for (const Text& line : grid(rows)) console.out << line.bytes(console.colour) << "\n";
  console.out << "\n";
}

}  // namespace

void add_games(CLI::App& app, Session& session) {
  struct GamesArguments {
    bool json = false;
  };
  const auto arguments = std::make_shared<GamesArguments>();
  CLI::App* command = app.add_subcommand("games", "List the games, their contracts and objectives");
  command->add_flag("--json", arguments->json, "Print one JSON object a line");
  command->callback([&session, arguments] {
    for (const games::Game* game : session.games) {
      if (arguments->json) {
        session.console.out << requests::game_json(*game).dump() << "\n";
      } else {
        print(*game, session.console);
      }
    }
  });
}

void add_rules(CLI::App& app, Session& session) {
  const auto name = std::make_shared<std::string>();
  CLI::App* command = app.add_subcommand("rules", "Print the rules of a game");
  add_game_argument(*command, session, *name);
  command->callback([&session, name] { session.console.out << (*session.game(*name))->rules(); });
}

}  // namespace ouverte::cli
