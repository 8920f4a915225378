// What has become of a batch: how far it is, whether its answers are right, and all of them in one file.
#pragma once

#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <string>
#include <utility>
#include <vector>

#include "absl/status/statusor.h"
#include "app/batch/part.hpp"
#include "app/requests/context.hpp"
#include "solver/base/stop.hpp"

namespace ouverte::batch {

struct Progress {
  std::vector<std::pair<std::size_t, DoneShard>> done;
  std::vector<std::pair<std::size_t, Counts>> begun;
  std::vector<std::size_t> missing;                        // not begun
  std::vector<std::pair<std::size_t, std::string>> wrong;  // and why
  Counts counts;                                           // of all that is done or begun
};

// Of the shards in a folder; with `sums`, of which all answers are read.
[[nodiscard]] Progress progress_of(const Folder& folder, bool sums);

// All shards of a batch, which may lie in several folders, in order into one file. A FailedPrecondition status names
// each shard that is missing, there twice, damaged, or of another batch; then nothing is written.
struct Merged {
  Counts counts;
  std::string sha256;  // of the file
};
[[nodiscard]] absl::StatusOr<Merged> merge(const std::vector<Folder>& folders, const std::filesystem::path& to);

// Answers some of the records that are done once more, and compares: the numbers (from 0) of those that differ. The
// same records for the same seed.
struct Checked {
  std::uint64_t records = 0;  // compared
  std::vector<std::uint64_t> differing;
};
[[nodiscard]] absl::StatusOr<Checked> check(const Folder& folder, std::uint64_t sample, std::uint64_t seed,
                                            requests::Games games, const base::StopToken& stop);

}  // namespace ouverte::batch
