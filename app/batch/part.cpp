#include "app/batch/part.hpp"

#include <cmath>
#include <system_error>
#include <utility>

#include "absl/strings/str_format.h"
#include "app/batch/dense.hpp"
#include "solver/base/status.hpp"

namespace ouverte::batch {
namespace {

using base::Json;

template <class... Pieces>
absl::Status unfit(const Pieces&... pieces) {
  return absl::FailedPreconditionError(base::str(pieces...));
}
template <class... Pieces>
absl::Status damaged(const Pieces&... pieces) {
  return absl::DataLossError(base::str(pieces...));
}

Json part_json(const Folder& folder, const Shard& shard, const Counts& counts, const std::string& sum) {
  constexpr double kMilli = 1000;
  return {{"manifest", folder.digest},
          {"ouverte", folder.manifest->program},
          {"shard", shard.number},
          {"first", shard.first},
          {"records", counts.records},
          {"errors", counts.errors},
          {"limits", counts.limits},
          {"bytes", counts.bytes},
          {"sha256", sum},
          {"seconds", std::round(counts.seconds * kMilli) / kMilli}};
}

// Of the file that stands beside answers; nothing where it is none of this shard of this batch.
std::optional<DoneShard> part_from(const Json& json, const Folder& folder, std::size_t shard) {
  const auto number = [&](const char* key) -> std::uint64_t {
    const auto found = json.find(key);
    return found != json.end() && found->is_number_unsigned() ? found->get<std::uint64_t>() : 0;
  };
  const auto is = [&](const char* key, const Json& value) { return json.contains(key) && json[key] == value; };
  if (!json.is_object() || !is("manifest", folder.digest) || !is("ouverte", folder.manifest->program) ||
      !is("shard", shard) || !json.contains("sha256") || !json["sha256"].is_string())
    return std::nullopt;
  const double seconds = json.contains("seconds") && json["seconds"].is_number() ? json["seconds"].get<double>() : 0;
  return DoneShard{.counts = {.records = number("records"),
                              .errors = number("errors"),
                              .limits = number("limits"),
                              .bytes = number("bytes"),
                              .seconds = seconds},
                   .sha256 = json["sha256"].get<std::string>()};
}

absl::StatusOr<std::string> sum_of(const OpenFile& file, std::uint64_t bytes) {
  Sha256 sum;
  if (absl::Status read = for_each_piece(file, 0, bytes, [&](std::string_view piece) { sum.add(piece); }); !read.ok())
    return read;
  return sum.hex();
}

}  // namespace

void Counts::add(const Counts& more) {
  records += more.records;
  errors += more.errors;
  limits += more.limits;
  bytes += more.bytes;
  seconds += more.seconds;
}

fs::path Folder::file(std::size_t shard, std::string_view end) const {
  return path / absl::StrFormat("part-%05d%s", shard, std::string(end));
}

absl::StatusOr<std::optional<DoneShard>> Folder::done(std::size_t shard, bool sum) const {
  const fs::path beside = file(shard, ".json");
  std::error_code none;
  if (!fs::exists(beside, none)) return std::optional<DoneShard>();
  const auto json = read_json_file(beside);
  if (!json.ok()) return damaged(base::message(json.status()));
  if (json->is_object() && json->value("ouverte", "") != manifest->program)
    return unfit(beside.string(), ": found answers of version ", base::quoted(json->value("ouverte", "")),
                 ", expected those of ", manifest->program);
  auto part = part_from(*json, *this, shard);
  if (!part) return unfit(beside.string(), ": found a shard of another batch, expected one of manifest ", digest);
  if (part->counts.records != manifest->shard(shard).records)
    return unfit(beside.string(), ": found ", part->counts.records, " records, expected ",
                 manifest->shard(shard).records);
  const auto answers = OpenFile::to_read(data(shard));
  if (!answers.ok()) return damaged(base::message(answers.status()));
  const auto size = answers->size();
  if (!size.ok() || *size != part->counts.bytes)
    return damaged(data(shard).string(), ": found ", size.value_or(0), " bytes, expected ", part->counts.bytes);
  if (!sum) return part;
  const auto found = sum_of(*answers, part->counts.bytes);
  if (!found.ok()) return damaged(base::message(found.status()));
  if (*found != part->sha256)
    return damaged(data(shard).string(), ": found SHA-256 ", *found, ", expected ", part->sha256);
  return part;
}

std::optional<Counts> Folder::begun(std::size_t shard) const {
  const auto json = read_json_file(file(shard, ".checkpoint"));
  if (!json.ok()) return std::nullopt;
  const auto part = part_from(*json, *this, shard);
  return part ? std::optional(part->counts) : std::nullopt;
}

absl::StatusOr<PartWriter> PartWriter::open(const Folder& folder, const Shard& shard) {
  const fs::path partial = folder.file(shard.number, ".partial");
  std::error_code none;
  for (;;) {
    // Whoever was stopped between the last two steps of `finish` has left all answers under their name.
    const bool named = fs::exists(folder.data(shard.number), none) && !fs::exists(partial, none);
    auto file = OpenFile::to_append(named ? folder.data(shard.number) : partial);
    if (absl::IsAborted(file.status())) continue;
    if (!file.ok()) return file.status();
    if (fs::exists(folder.file(shard.number, ".json"), none))
      return absl::AlreadyExistsError(base::str("shard ", shard.number, ": another process has just done it"));
    if (named)
      if (absl::Status back = rename_file(folder.data(shard.number), partial); !back.ok()) return back;
    PartWriter writer(folder, shard, *std::move(file));
    if (absl::Status ready = writer.go_on(); !ready.ok()) return ready;
    return writer;
  }
}

// What was answered by the last checkpoint is kept if its bytes are still there; all else is written anew.
absl::Status PartWriter::go_on() {
  const auto json = read_json_file(folder_->file(shard_.number, ".checkpoint"));
  if (!json.ok()) return begin_anew();
  const auto part = part_from(*json, *folder_, shard_.number);
  const auto size = file_.size();
  if (!part || !size.ok() || *size < part->counts.bytes) return begin_anew();
  Sha256 sum;
  if (absl::Status read = for_each_piece(file_, 0, part->counts.bytes, [&](std::string_view piece) { sum.add(piece); });
      !read.ok())
    return read;
  if (sum.hex() != part->sha256) return begin_anew();
  sum_ = std::move(sum);
  counts_ = part->counts;
  return file_.cut(counts_.bytes);
}

absl::Status PartWriter::begin_anew() {
  counts_ = {};
  sum_ = Sha256();
  if (absl::Status cut = file_.cut(0); !cut.ok()) return cut;
  return folder_->manifest->format == Format::kNpy ? write(npy_header(shard_.records)) : absl::OkStatus();
}

absl::Status PartWriter::write(std::string_view bytes) {
  sum_.add(bytes);
  counts_.bytes += bytes.size();
  return file_.write(bytes);
}

absl::Status PartWriter::append(const std::vector<AnsweredRecord>& answers, double seconds) {
  for (const AnsweredRecord& answer : answers) {
    if (absl::Status written = write(answer.bytes); !written.ok()) return written;
    ++counts_.records;
    counts_.errors += answer.error ? 1 : 0;
    counts_.limits += answer.limit ? 1 : 0;
  }
  counts_.seconds += seconds;
  if (absl::Status synced = file_.sync(); !synced.ok()) return synced;
  return replace_file(folder_->file(shard_.number, ".checkpoint"),
                      base::json_line(part_json(*folder_, shard_, counts_, sum_.hex())) + '\n');
}

absl::Status PartWriter::finish() {
  const std::size_t shard = shard_.number;
  if (absl::Status named = rename_file(folder_->file(shard, ".partial"), folder_->data(shard)); !named.ok())
    return named;
  if (absl::Status said =
          replace_file(folder_->file(shard, ".json"), part_json(*folder_, shard_, counts_, sum_.hex()).dump(1) + '\n');
      !said.ok())
    return said;
  std::error_code none;
  fs::remove(folder_->file(shard, ".checkpoint"), none);
  return absl::OkStatus();
}

}  // namespace ouverte::batch
