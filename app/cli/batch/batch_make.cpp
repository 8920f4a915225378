// `ouverte batch make`: the manifest of a batch.
#include "app/batch/make.hpp"
#include "app/cli/batch/batch_commands.hpp"
#include "app/cli/console/arguments.hpp"
#include "app/cli/console/output_file.hpp"
#include "app/requests/deal.hpp"
#include "app/requests/numbers.hpp"
#include "solver/base/status.hpp"

namespace ouverte::cli {
namespace {

struct BatchMakeArguments {
  std::vector<std::string> files;
  std::string to;
  std::string ask = "table";
  std::string with;  // the rest of the request, as JSON
  std::string format = "json";
  std::uint64_t shard_size = 10'000;
  std::string game;
  std::string contract;
  int players = 0;
  std::uint64_t seed = 1;
  std::uint64_t count = 0;
};

absl::StatusOr<base::Json> request_of(const BatchMakeArguments& arguments) {
  base::Json request = {{"ask", arguments.ask}};
  if (arguments.with.empty()) return request;
  const auto with = base::parse_json(arguments.with);
  if (!with.ok()) return base::invalid("--with: ", base::message(with.status()));
  if (!with->is_object()) return base::invalid("--with: found no object, expected one such as {\"why\": false}");
  request.update(*with);
  return request;
}

absl::Status make_batch(Session& session, const BatchMakeArguments& arguments) {
  auto request = request_of(arguments);
  if (!request.ok()) return request.status();
  const Console& console = session.console;
  const std::string beside = arguments.to + ".records.jsonl";
  for (const std::string& path : {arguments.to, beside})
    if (const auto free = OutputFile::open(path, arguments.files, console); !free.ok()) return free.status();
  const batch::MakeOptions options{.program = OUVERTE_VERSION,
                                   .request = *std::move(request),
                                   .format = arguments.format == "npy" ? batch::Format::kNpy : batch::Format::kJson,
                                   .shard_size = arguments.shard_size,
                                   .games = session.games,
                                   .say = [&console](std::string_view what) { console.message(what); }};
  std::uint64_t left_out = 0;
  const auto manifest = arguments.files.empty()
                            ? batch::batch_of_deals(options, arguments.game, arguments.contract, arguments.players,
                                                    arguments.seed, arguments.count)
                            : batch::batch_of_files(options, arguments.files, beside, left_out);
  if (!manifest.ok()) return manifest.status();
  if (absl::Status written = batch::write_manifest(*manifest, arguments.to); !written.ok()) return written;
  session.limited(left_out > 0);
  console.data(base::str(arguments.to, ": ", counted(manifest->records, "record"), " in ",
                         counted(manifest->shards(), "shard"), "\n"));
  if (left_out > 0) console.message(base::str(counted(left_out, "record"), " could not be read and left out"));
  return absl::OkStatus();
}

}  // namespace

void add_batch_make(CLI::App& batch, Session& session) {
  const auto arguments = std::make_shared<BatchMakeArguments>();
  CLI::App* command = batch.add_subcommand("make", "Make the manifest of a batch, of files or of random deals");
  CLI::Option* const files =
      command->add_option("FILE", arguments->files, "PBN, LIN, JSON lines, .zrd or .npy; none: random deals")
          ->type_name("");
  command->add_option("-o,--output", arguments->to, "Write the manifest to this file")->type_name("FILE")->required();
  command->add_option("--ask", arguments->ask, "Ask this question of each record: table, solve, analyse, odds, …")
      ->type_name("QUESTION")
      ->default_str("table");
  command->add_option("--with", arguments->with, "Add these arguments to each request: {\"moves\": true}")
      ->type_name("JSON");
  command->add_option("--format", arguments->format, "Write answers as JSON lines, or tables as numbers for NumPy")
      ->type_name("FORMAT")
      ->default_str("json")
      ->check(one_of({"json", "npy"}));
  add_number(*command, "--shard-size", arguments->shard_size, {1, 100'000'000}, "Put N records into a shard");
  CLI::Option* const game = command->add_option("--game", arguments->game, "Deal this game")->type_name("GAME");
  command->add_option("--contract", arguments->contract, "Deal for this contract")->type_name("TEXT")->needs(game);
  add_players_argument(*command, arguments->players)->needs(game);
  add_number(*command, "--seed", arguments->seed, {}, "Seed the random numbers: the same deals for the same N");
  CLI::Option* const count =
      add_number(*command, "--count", arguments->count, {1, 2'000'000'000}, "Deal K deals")->type_name("K");
  count->default_str("");
  game->needs(count)->excludes(files);
  count->needs(game);
  command->footer("docs/batch.md has what a batch is, on one machine and on a cluster.");
  command->callback([&session, arguments, files, game] {
    if (files->count() == 0 && game->count() == 0) throw CLI::RequiredError("FILE or --game");
    session.end(make_batch(session, *arguments));
  });
}

}  // namespace ouverte::cli
