// `ouverte odds`: the chances of plays, on what a player can see.
#include "app/cli/commands.hpp"
#include "app/cli/odds_suit.hpp"

namespace ouverte::cli {

void add_odds(CLI::App& app, Session& session) {
  struct OddsCommand {
    SuitOddsCommand suit;
    bool json = false;
  };
  const auto arguments = std::make_shared<OddsCommand>();
  CLI::App* command = app.add_subcommand("odds", "Show the odds of a suit combination and how to play it");
  add_suit_options(*command, arguments->suit)->required();
  command->add_flag("--json", arguments->json, "Print one JSON object");
  command->callback(
      [&session, arguments] { tell_suit_odds(session, arguments->suit, arguments->json ? Form::kJson : Form::kText); });
}

}  // namespace ouverte::cli
