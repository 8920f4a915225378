// `ouverte batch …`: one question asked of very many records.
#include "app/batch/run.hpp"
#include "app/cli/batch/batch_commands.hpp"
#include "app/cli/commands.hpp"
#include "app/requests/numbers.hpp"
#include "solver/base/status.hpp"

namespace ouverte::cli {

absl::StatusOr<std::unique_ptr<OpenedBatch>> opened_batch(const std::string& path) {
  auto manifest = batch::manifest_in(path);
  if (!manifest.ok()) return manifest.status();
  auto opened = std::make_unique<OpenedBatch>();
  opened->manifest = *std::move(manifest);
  opened->folder = {.path = path, .manifest = &opened->manifest, .digest = opened->manifest.digest()};
  return opened;
}

std::string counts_words(const batch::Counts& counts) {
  return base::str(counted(counts.records, "record"), " answered, ", counted(counts.errors, "error"), ", ",
                   counted(counts.limits, "limit"));
}

void add_batch(CLI::App& app, Session& session) {
  CLI::App* const command = app.add_subcommand("batch", "Ask one question of very many records, in shards");
  command->require_subcommand(1);
  command->fallthrough();
  add_batch_make(*command, session);
  add_batch_run(*command, session);
  add_batch_status(*command, session);
  add_batch_check(*command, session);
  add_batch_merge(*command, session);
  add_batch_sums(*command, session);
}

}  // namespace ouverte::cli
