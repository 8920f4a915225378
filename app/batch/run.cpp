#include "app/batch/run.hpp"

#include <algorithm>
#include <atomic>
#include <chrono>
#include <memory>
#include <optional>
#include <system_error>
#include <utility>
#include <vector>

#include "app/batch/answers.hpp"
#include "app/batch/records.hpp"
#include "solver/base/parallel.hpp"
#include "solver/base/status.hpp"

namespace ouverte::batch {
namespace {

using Seconds = std::chrono::duration<double>;
using Clock = std::chrono::steady_clock;

// A checkpoint every few seconds: a block of records is twice as long as the last one until it takes so long.
constexpr std::size_t kFirstBlock = 16;
constexpr std::size_t kLongestBlock = 4096;
constexpr Seconds kLongEnough{5};

// The threads' answerers, each kept from one block to the next.
using Answerers = std::vector<std::unique_ptr<Answerer>>;

// The answers to records from `from` on, up to the first that a stop request left without one.
std::vector<AnsweredRecord> answer_block(const Records& records, std::uint64_t from, std::size_t size,
                                         const Answerers& answerers, const base::StopToken& stop) {
  std::vector<std::optional<AnsweredRecord>> found(size);
  std::atomic<std::size_t> next = 0;
  base::in_parallel(static_cast<unsigned>(answerers.size()), [&](unsigned worker) {
    for (std::size_t at = next++; at < size && !stop.stop_requested(); at = next++) {
      AnsweredRecord answer = answerers[worker]->answer(records, from + at);
      if (!stop.stop_requested()) found[at] = std::move(answer);
    }
  });
  std::vector<AnsweredRecord> answers;
  for (std::optional<AnsweredRecord>& answer : found) {
    if (!answer) break;
    answers.push_back(*std::move(answer));
  }
  return answers;
}

class Runner {
 public:
  Runner(const Folder& folder, const RunOptions& options) : folder_(folder), options_(options) {}

  absl::StatusOr<RunResult> run() {
    const Manifest& manifest = *folder_.manifest;
    for (unsigned thread = 0; thread < options_.threads; ++thread) {
      auto answerer = Answerer::of(manifest, options_.games, options_.stop);
      if (!answerer.ok()) return answerer.status();
      answerers_.push_back(*std::move(answerer));
    }
    for (std::size_t shard = options_.share; shard < manifest.shards(); shard += options_.shares)
      total_ += manifest.shard(shard).records;
    for (std::size_t shard = options_.share; shard < manifest.shards(); shard += options_.shares) {
      if (options_.stop.stop_requested()) break;
      if (absl::Status done = run_shard(manifest.shard(shard)); !done.ok()) return done;
    }
    return result_;
  }

 private:
  absl::Status run_shard(const Shard& shard) {
    const auto before = folder_.done(shard.number, true);
    if (before.ok() && before->has_value()) {
      ++result_.done;
      ++result_.skipped;
      progress(shard.records);
      return absl::OkStatus();
    }
    if (absl::IsFailedPrecondition(before.status())) return before.status();
    if (!before.ok()) {
      options_.say(base::str(base::message(before.status()), ": answered anew"));
      std::error_code none;
      fs::remove(folder_.file(shard.number, ".json"), none);
    }
    auto part = PartWriter::open(folder_, shard);
    if (absl::IsNotFound(part.status()) || absl::IsAlreadyExists(part.status())) {
      options_.say(base::message(part.status()));
      ++result_.busy;
      progress(shard.records);
      return absl::OkStatus();
    }
    if (!part.ok()) return part.status();
    return answer(shard, *part);
  }

  absl::Status answer(const Shard& shard, PartWriter& part) {
    absl::Status answered = answer_rest(shard, part);
    result_.counts.add(part.counts());
    if (!answered.ok() || part.counts().records < shard.records) return answered;
    ++result_.done;
    return part.finish();
  }

  // Up to the end of the shard, or a stop request.
  absl::Status answer_rest(const Shard& shard, PartWriter& part) {
    const auto records = Records::of(*folder_.manifest, shard, options_.games);
    if (!records.ok()) return records.status();
    progress(part.counts().records);
    std::size_t block = kFirstBlock;
    while (part.counts().records < shard.records) {
      const std::uint64_t from = part.counts().records;
      const auto size = static_cast<std::size_t>(std::min<std::uint64_t>(block, shard.records - from));
      const auto begin = Clock::now();
      const std::vector<AnsweredRecord> answers = answer_block(*records, from, size, answerers_, options_.stop);
      const Seconds took = Clock::now() - begin;
      if (!answers.empty())
        if (absl::Status kept = part.append(answers, took.count()); !kept.ok()) return kept;
      progress(answers.size());
      if (answers.size() < size) break;  // stopped
      if (2 * took < kLongEnough) block = std::min(2 * block, kLongestBlock);
    }
    return absl::OkStatus();
  }

  void progress(std::uint64_t more) { options_.progress(passed_ += more, total_); }

  const Folder& folder_;
  const RunOptions& options_;
  Answerers answerers_;
  std::uint64_t passed_ = 0;  // records that are answered, or others' to answer
  std::uint64_t total_ = 0;
  RunResult result_;
};

}  // namespace

absl::StatusOr<Folder> open_folder(const fs::path& path, const Manifest& manifest) {
  std::error_code fault;
  fs::create_directories(path, fault);
  if (fault) return unwritable(path, fault.value());
  Folder folder{.path = path, .manifest = &manifest, .digest = manifest.digest()};
  const fs::path copy = path / kManifestName;
  if (!fs::exists(copy, fault)) {
    if (absl::Status written = write_manifest(manifest, copy); !written.ok()) return written;
    return folder;
  }
  const auto other = read_manifest(copy);
  if (!other.ok()) return other.status();
  if (other->digest() != folder.digest)
    return absl::FailedPreconditionError(
        base::str(copy.string(), ": found the manifest of another batch, expected the same as was given"));
  return folder;
}

absl::StatusOr<Manifest> manifest_in(const fs::path& folder) { return read_manifest(folder / kManifestName); }

absl::StatusOr<RunResult> run(const Folder& folder, const RunOptions& options) { return Runner(folder, options).run(); }

}  // namespace ouverte::batch
