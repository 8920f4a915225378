#include "app/batch/gather.hpp"

#include <algorithm>
#include <map>
#include <set>
#include <string_view>
#include <utility>

#include "app/batch/dense.hpp"
#include "app/batch/records.hpp"
#include "app/batch/sha256.hpp"
#include "solver/base/random.hpp"
#include "solver/base/status.hpp"

namespace ouverte::batch {
namespace {

// Which folder each shard is in; faults are noted.
class Places {
 public:
  explicit Places(const std::vector<Folder>& folders) {
    std::map<std::size_t, std::string> why;
    for (const Folder& folder : folders)
      for (std::size_t shard = 0; shard < folder.manifest->shards(); ++shard) look(folder, shard, why);
    for (std::size_t shard = 0; shard < folders.front().manifest->shards(); ++shard)
      if (!places_.contains(shard) && !why.contains(shard))
        refuse(base::str("shard ", shard, ": found nothing, expected its answers"));
  }

  [[nodiscard]] absl::Status fault() const {
    if (faults_.empty()) return absl::OkStatus();
    return absl::FailedPreconditionError(faults_);
  }
  struct Place {
    const Folder* folder;
    DoneShard part;
  };
  [[nodiscard]] const std::map<std::size_t, Place>& places() const { return places_; }

 private:
  void look(const Folder& folder, std::size_t shard, std::map<std::size_t, std::string>& why) {
    const auto part = folder.done(shard, false);
    if (!part.ok()) {
      refuse(base::message(part.status()));
      why[shard] = base::message(part.status());
    } else if (part->has_value()) {
      const auto [there, fresh] = places_.try_emplace(shard, Place{&folder, **part});
      if (!fresh)
        refuse(base::str("shard ", shard, ": found in ", there->second.folder->path.string(), " and in ",
                         folder.path.string(), ", expected in one of them"));
    }
  }
  void refuse(std::string_view fault) {
    constexpr std::size_t kLongest = 4000;  // of all that is said
    if (faults_.size() < kLongest) faults_ += base::str(faults_.empty() ? "" : "\n", fault);
  }

  std::map<std::size_t, Place> places_;
  std::string faults_;
};

// Puts a shard's answers at the end of a file.
absl::Status take_part(const Places::Place& place, std::size_t shard, OpenFile& to, Sha256& whole) {
  const auto from = OpenFile::to_read(place.folder->data(shard));
  if (!from.ok()) return from.status();
  Sha256 sum;
  absl::Status written;
  std::uint64_t skip = place.folder->manifest->format == Format::kNpy ? kNpyHeaderBytes : 0;
  absl::Status read = for_each_piece(*from, 0, place.part.counts.bytes, [&](std::string_view piece) {
    sum.add(piece);
    const auto skipped = static_cast<std::size_t>(std::min<std::uint64_t>(skip, piece.size()));
    skip -= skipped;
    piece.remove_prefix(skipped);
    whole.add(piece);
    if (written.ok()) written = to.write(piece);
  });
  if (!read.ok()) return read;
  if (!written.ok()) return written;
  if (const std::string found = sum.hex(); found != place.part.sha256)
    return absl::FailedPreconditionError(
        base::str(place.folder->data(shard).string(), ": found SHA-256 ", found, ", expected ", place.part.sha256));
  return absl::OkStatus();
}

absl::StatusOr<Merged> merge_into(const Places& places, const Manifest& manifest, OpenFile& to) {
  Merged merged;
  Sha256 whole;
  if (absl::Status cut = to.cut(0); !cut.ok()) return cut;
  if (manifest.format == Format::kNpy) {
    const std::string header = npy_header(manifest.records);
    whole.add(header);
    if (absl::Status written = to.write(header); !written.ok()) return written;
  }
  for (const auto& [shard, place] : places.places()) {
    if (absl::Status taken = take_part(place, shard, to, whole); !taken.ok()) return taken;
    merged.counts.add(place.part.counts);
  }
  if (absl::Status synced = to.sync(); !synced.ok()) return synced;
  merged.sha256 = whole.hex();
  return merged;
}

// The answers of a shard that are asked for, by their numbers in it.
absl::StatusOr<std::map<std::uint64_t, std::string>> answers_of(const Folder& folder, std::size_t shard,
                                                                const std::set<std::uint64_t>& numbers) {
  std::map<std::uint64_t, std::string> answers;
  const auto file = OpenFile::to_read(folder.data(shard));
  if (!file.ok()) return file.status();
  if (folder.manifest->format == Format::kNpy) {
    for (const std::uint64_t number : numbers) {
      const auto bytes = file->read(kNpyHeaderBytes + number * kDenseBytes, kDenseBytes);
      if (!bytes.ok()) return bytes.status();
      answers[number] = *bytes;
    }
    return answers;
  }
  std::uint64_t number = 0;
  const auto size = file->size();
  if (!size.ok()) return size.status();
  absl::Status read = for_each_piece(*file, 0, *size, [&](std::string_view piece) {
    while (!piece.empty()) {
      const std::size_t end = std::min(piece.find('\n'), piece.size() - 1) + 1;
      if (numbers.contains(number)) answers[number] += piece.substr(0, end);
      if (piece[end - 1] == '\n') ++number;
      piece.remove_prefix(end);
    }
  });
  if (!read.ok()) return read;
  return answers;
}

}  // namespace

Progress progress_of(const Folder& folder, bool sums) {
  Progress progress;
  for (std::size_t shard = 0; shard < folder.manifest->shards(); ++shard) {
    const auto part = folder.done(shard, sums);
    if (!part.ok()) {
      progress.wrong.emplace_back(shard, base::message(part.status()));
    } else if (part->has_value()) {
      progress.done.emplace_back(shard, **part);
      progress.counts.add((*part)->counts);
    } else if (const auto begun = folder.begun(shard)) {
      progress.begun.emplace_back(shard, *begun);
      progress.counts.add(*begun);
    } else {
      progress.missing.push_back(shard);
    }
  }
  return progress;
}

absl::StatusOr<Merged> merge(const std::vector<Folder>& folders, const fs::path& to) {
  for (const Folder& folder : folders)
    if (folder.digest != folders.front().digest)
      return absl::FailedPreconditionError(base::str(folder.path.string(), ": found another batch than in ",
                                                     folders.front().path.string(), ", expected the same"));
  const Places places(folders);
  if (absl::Status fault = places.fault(); !fault.ok()) return fault;
  const fs::path beside = to.string() + ".partial";
  auto merged = [&]() -> absl::StatusOr<Merged> {
    auto file = OpenFile::to_append(beside);
    if (!file.ok()) return file.status();
    return merge_into(places, *folders.front().manifest, *file);
  }();
  std::error_code none;
  if (!merged.ok()) {
    fs::remove(beside, none);
    return merged.status();
  }
  if (absl::Status named = rename_file(beside, to); !named.ok()) return named;
  return merged;
}

absl::StatusOr<Checked> check(const Folder& folder, std::uint64_t sample, std::uint64_t seed, requests::Games games,
                              const base::StopToken& stop) {
  const Manifest& manifest = *folder.manifest;
  base::Random random(seed);
  std::map<std::size_t, std::set<std::uint64_t>> chosen;
  for (std::uint64_t i = 0; i < sample; ++i) {
    const std::uint64_t record = random.below(manifest.records);
    const std::size_t shard = manifest.shard_of(record);
    chosen[shard].insert(record - manifest.shard(shard).first);
  }
  const auto answerer = Answerer::of(manifest, games, stop);
  if (!answerer.ok()) return answerer.status();
  Checked checked;
  for (const auto& [number, numbers] : chosen) {
    const auto part = folder.done(number, true);
    if (!part.ok()) return part.status();
    if (!part->has_value()) continue;
    const Shard shard = manifest.shard(number);
    const auto records = Records::of(manifest, shard, games);
    if (!records.ok()) return records.status();
    const auto answers = answers_of(folder, number, numbers);
    if (!answers.ok()) return answers.status();
    for (const auto& [at, bytes] : *answers) {
      const AnsweredRecord again = (*answerer)->answer(*records, at);
      if (stop.stop_requested()) return checked;
      if (again.limit) continue;  // what a time lets be found out differs
      ++checked.records;
      if (again.bytes != bytes) checked.differing.push_back(shard.first + at);
    }
  }
  return checked;
}

}  // namespace ouverte::batch
