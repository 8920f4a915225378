// The subcommands of `ouverte batch`, one file each.
#pragma once

#include "absl/status/statusor.h"
#include "app/batch/part.hpp"
#include "app/cli/console/session.hpp"

namespace ouverte::cli {
using requests::counted;
using requests::with_commas;

void add_batch_make(CLI::App& batch, Session& session);
void add_batch_run(CLI::App& batch, Session& session);
void add_batch_status(CLI::App& batch, Session& session);
void add_batch_check(CLI::App& batch, Session& session);
void add_batch_merge(CLI::App& batch, Session& session);
void add_batch_sums(CLI::App& batch, Session& session);

// The folder of a batch with the manifest in it.
struct OpenedBatch {
  batch::Manifest manifest;
  batch::Folder folder;
};
[[nodiscard]] absl::StatusOr<std::unique_ptr<OpenedBatch>> opened_batch(const std::string& path);

// "99,990 records answered, 8 errors, 2 limits".
[[nodiscard]] std::string counts_words(const batch::Counts& counts);

}  // namespace ouverte::cli
