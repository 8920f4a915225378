// `ouverte deal GAME`: random deals as records.
#include "app/requests/deal.hpp"

#include <ostream>

#include "app/cli/commands.hpp"
#include "app/cli/console/arguments.hpp"
#include "app/cli/console/progress.hpp"
#include "solver/base/status.hpp"
#include "solver/records/position.hpp"
#include "solver/records/record.hpp"

namespace ouverte::cli {
namespace {

struct DealArguments {
  std::string game;
  std::string contract;  // empty: as the game deals
  int players = 0;       // 0: not said
  std::uint64_t seed = 1;
  int count = 1;
  std::string worth;    // empty: close where a contract with a goal is named, else any
  std::string packets;  // empty: shuffled
  requests::Limits limits{.time = requests::kTimeForDeal};
  bool json = false;
};

requests::Worth worth_of(const games::Game& game, const games::Contract& contract, const DealArguments& arguments) {
  if (!arguments.worth.empty()) return *requests::worth_named(arguments.worth);
  const bool near_its_goal =
      !arguments.contract.empty() && arguments.packets.empty() && requests::has_goal(game, contract);
  return near_its_goal ? requests::Worth::kClose : requests::Worth::kAny;
}

void deal(Session& session, const DealArguments& arguments) {
  const games::Game& game = **session.game(arguments.game);
  auto contract = requests::contract_of(game, arguments.contract, arguments.players);
  if (!contract.ok()) throw wrong_deal(contract.status());
  auto packets = requests::packets_of(arguments.packets);
  if (!packets.ok()) throw wrong_deal(packets.status());
  requests::Context context = session.context(arguments.limits);
  const requests::Worth worth = worth_of(game, *contract, arguments);
  requests::Dealer dealer(game, *std::move(contract), worth, arguments.seed, context.solvers, *std::move(packets));
  Progress progress(session.console, "deals", worth == requests::Worth::kAny ? 0 : arguments.count);
  for (int i = 0; i < arguments.count && !session.console.interrupted(); ++i) {
    auto record = dealer.next();
    progress.clear();
    if (!record.ok()) return session.end(record.status());
    if (arguments.json) {
      session.console.out << records::json_from_setup(record->setup).dump() << "\n";
    } else {
      record->tags = {{"Board", record->setup.id}};
      session.console.out << records::write_pbn(*record);
    }
    progress.done(i + 1);
  }
  progress.clear();
}

}  // namespace

void add_deal(CLI::App& app, Session& session) {
  const auto arguments = std::make_shared<DealArguments>();
  CLI::App* command = app.add_subcommand("deal", "Deal at random and print the deals as records");
  add_game_argument(*command, session, arguments->game);
  command->add_option("--contract", arguments->contract, "Print deals to be played under this contract")
      ->type_name("TEXT");
  add_players_argument(*command, arguments->players);
  add_number(*command, "--seed", arguments->seed, {}, "Seed the random numbers: the same deals for the same N");
  add_number(*command, "--count", arguments->count, {0, 1'000'000'000}, "Print K deals")->type_name("K");
  command
      ->add_option("--worth", arguments->worth,
                   "Print deals that are close, made or lost with best play, found by exact search; any: as dealt "
                   "(default: close with --contract, else any)")
      ->type_name("WORTH")
      ->check(one_of({requests::kWorths.begin(), requests::kWorths.end()}));
  command->add_option("--packets", arguments->packets, "Deal an unshuffled pack in packets of these sizes: 4-4-4-1")
      ->type_name("N-N-…")
      ->excludes("--worth");
  add_time(*command, arguments->limits.time, "Give up a deal of such worth after TIME: 5s, 200ms, 1m30s");
  command->add_flag("--json", arguments->json, "Print one JSON position a line");
  command->callback([&session, arguments] { deal(session, *arguments); });
}

}  // namespace ouverte::cli
