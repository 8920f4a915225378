// `ouverte batch run MANIFEST`: answers its shards, or a share of them.
#include <optional>

#include "absl/strings/numbers.h"
#include "app/batch/run.hpp"
#include "app/cli/batch/batch_commands.hpp"
#include "app/cli/console/arguments.hpp"
#include "app/cli/console/progress.hpp"
#include "app/requests/numbers.hpp"
#include "solver/base/status.hpp"

namespace ouverte::cli {
namespace {

struct BatchRunArguments {
  std::string manifest;
  std::string folder;
  std::string share = "0/1";
  unsigned threads = 1;
};

struct Share {
  std::size_t number = 0;
  std::size_t of = 1;
};

std::optional<Share> share_of(const std::string& text) {
  const std::size_t slash = text.find('/');
  Share share;
  if (slash == std::string::npos || !absl::SimpleAtoi(text.substr(0, slash), &share.number) ||
      !absl::SimpleAtoi(text.substr(slash + 1), &share.of) || share.number >= share.of)
    return std::nullopt;
  return share;
}

absl::Status run_batch(Session& session, const BatchRunArguments& arguments) {
  const auto manifest = batch::read_manifest(arguments.manifest);
  if (!manifest.ok()) return manifest.status();
  if (manifest->program != OUVERTE_VERSION)
    return base::invalid(arguments.manifest, ": ouverte: found ", base::quoted(manifest->program),
                         ", expected the version of this program, " OUVERTE_VERSION);
  const auto folder = batch::open_folder(arguments.folder, *manifest);
  if (!folder.ok()) return folder.status();
  const Console& console = session.console;
  const Share share = *share_of(arguments.share);
  Progress progress(console, "records", 0);
  const auto told = [&progress](std::uint64_t done, std::uint64_t total) {
    progress.total(static_cast<int>(total));
    progress.done(static_cast<int>(done));
  };
  const auto said = [&](std::string_view what) {
    progress.clear();
    console.message(what);
  };
  const auto result = batch::run(*folder, {.share = share.number,
                                           .shares = share.of,
                                           .threads = arguments.threads,
                                           .games = session.games,
                                           .stop = console.stop,
                                           .progress = told,
                                           .say = said});
  progress.clear();
  if (!result.ok()) return result.status();
  console.out << base::str(counted(result->done, "shard"), " done, ", result->skipped, " of them before; ",
                           counts_words(result->counts))
              << "\n";
  session.limited(result->busy > 0);
  return absl::OkStatus();
}

}  // namespace

void add_batch_run(CLI::App& batch, Session& session) {
  const auto arguments = std::make_shared<BatchRunArguments>();
  CLI::App* command = batch.add_subcommand("run", "Answer the shards of a batch, from where they were left");
  command->add_option("MANIFEST", arguments->manifest, "The manifest")->type_name("")->required();
  command->add_option("--out", arguments->folder, "Write to this folder")->type_name("DIR")->required();
  const auto share = [](const std::string& text) -> std::string {
    return share_of(text)
               ? ""
               : base::str("found ", base::quoted(text), ", expected a share such as 17/1000, from 0/1000 on");
  };
  command
      ->add_option("--shard", arguments->share,
                   "Answer share I of N: the shards whose numbers leave I when divided by N")
      ->type_name("I/N")
      ->default_str("0/1")
      ->check(CLI::Validator(share, ""));
  add_number(*command, "--threads", arguments->threads, {1, 1024}, "Answer N records in parallel");
  command->footer(
      "A shard that is done is left as it is; one that was interrupted goes on. Bad records and limits are counted, "
      "not\n"
      "failures: `ouverte batch status` tells of them.");
  command->callback([&session, arguments] { session.end(run_batch(session, *arguments)); });
}

}  // namespace ouverte::cli
