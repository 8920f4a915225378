// The files of a shard in the folder of a batch: `part-00017.jsonl` (or `.npy`), its answers; `part-00017.json` beside
// it, written last, which says what they are; and while it is worked on `part-00017.partial` and
// `part-00017.checkpoint`, what has been answered by now.
#pragma once

#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "absl/status/statusor.h"
#include "app/batch/answers.hpp"
#include "app/batch/files.hpp"
#include "app/batch/manifest.hpp"
#include "app/batch/sha256.hpp"

namespace ouverte::batch {

struct Counts {
  std::uint64_t records = 0;  // answered
  std::uint64_t errors = 0;   // of these
  std::uint64_t limits = 0;
  std::uint64_t bytes = 0;
  double seconds = 0;

  void add(const Counts& more);
};

// A shard that is done.
struct DoneShard {
  Counts counts;
  std::string sha256;  // of its answers
};

// A folder with shards of a batch, and what they must be.
struct Folder {
  fs::path path;
  const Manifest* manifest = nullptr;
  std::string digest;  // of the manifest

  [[nodiscard]] fs::path data(std::size_t shard) const {
    return file(shard, manifest->format == Format::kNpy ? ".npy" : ".jsonl");
  }
  [[nodiscard]] fs::path file(std::size_t shard, std::string_view end) const;

  // What a shard's file says of it; nothing where there is none. With `sum` its answers are read and their sum
  // compared. A DataLoss status names bytes that are missing or others than they were, a FailedPrecondition status
  // another manifest or version.
  [[nodiscard]] absl::StatusOr<std::optional<DoneShard>> done(std::size_t shard, bool sum) const;
  // Of a shard that is not done, what has been answered by now; nothing before its first checkpoint.
  [[nodiscard]] std::optional<Counts> begun(std::size_t shard) const;
};

// Writes a shard, from where another process left it.
class PartWriter {
 public:
  // A NotFound status where another process is at it, AlreadyExists where one has just finished it. The caller
  // guarantees that it was not done.
  [[nodiscard]] static absl::StatusOr<PartWriter> open(const Folder& folder, const Shard& shard);

  [[nodiscard]] const Counts& counts() const { return counts_; }
  // The next answers, and the seconds that they took; they are on the disk when it returns.
  [[nodiscard]] absl::Status append(const std::vector<AnsweredRecord>& answers, double seconds);
  // All is answered.
  [[nodiscard]] absl::Status finish();

 private:
  PartWriter(const Folder& folder, const Shard& shard, OpenFile file)
      : folder_(&folder), shard_(shard), file_(std::move(file)) {}
  [[nodiscard]] absl::Status go_on();
  [[nodiscard]] absl::Status begin_anew();
  [[nodiscard]] absl::Status write(std::string_view bytes);

  const Folder* folder_;
  Shard shard_;
  OpenFile file_;
  Sha256 sum_;
  Counts counts_;
};

}  // namespace ouverte::batch
