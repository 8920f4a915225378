// Answers shards of a batch.
#pragma once

#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <functional>
#include <string>
#include <string_view>

#include "absl/status/statusor.h"
#include "app/batch/manifest.hpp"
#include "app/batch/part.hpp"
#include "app/requests/context.hpp"
#include "solver/base/stop.hpp"

namespace ouverte::batch {

inline constexpr std::string_view kManifestName = "manifest.json";  // in the folder of a batch

// Opens a folder for a batch: it is made if it is not there, and has a copy of the manifest in it. A FailedPrecondition
// status where it is the folder of another batch.
[[nodiscard]] absl::StatusOr<Folder> open_folder(const std::filesystem::path& path, const Manifest& manifest);

// The manifest in the folder of a batch.
[[nodiscard]] absl::StatusOr<Manifest> manifest_in(const std::filesystem::path& folder);

struct RunOptions {
  // The `share`th of so many shares: the shards whose numbers divided by `shares` leave it.
  std::size_t share = 0;
  std::size_t shares = 1;
  unsigned threads = 1;
  requests::Games games = games::all_games();
  base::StopToken stop = {};
  std::function<void(std::uint64_t done, std::uint64_t total)> progress = [](std::uint64_t, std::uint64_t) {};
  std::function<void(std::string_view)> say = [](std::string_view) {};  // a message, without its end
};

struct RunResult {
  std::size_t done = 0;     // shards that are done now
  std::size_t skipped = 0;  // of these, those that were before
  std::size_t busy = 0;     // shards that other processes are at
  Counts counts;            // of the shards that were worked on now, with what was answered of them before
};

// Until all shards of the share are done, or after a stop request, with what was answered by then kept. A status where
// the folder cannot be written or the input is not what it was; the shards that are done stay so.
[[nodiscard]] absl::StatusOr<RunResult> run(const Folder& folder, const RunOptions& options);

}  // namespace ouverte::batch
