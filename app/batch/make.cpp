#include "app/batch/make.hpp"

#include <algorithm>
#include <memory>
#include <utility>
#include <variant>

#include "app/batch/answers.hpp"
#include "app/batch/dense.hpp"
#include "app/batch/files.hpp"
#include "app/batch/records.hpp"
#include "app/batch/sha256.hpp"
#include "app/batch/zrd.hpp"
#include "app/requests/deal.hpp"
#include "app/requests/read_text.hpp"
#include "solver/base/status.hpp"
#include "solver/records/encoding.hpp"
#include "solver/records/record.hpp"

namespace ouverte::batch {
namespace {

Manifest begun(const MakeOptions& options) {
  Manifest manifest;
  manifest.program = options.program;
  manifest.request = options.request;
  manifest.format = options.format;
  manifest.shard_size = options.shard_size;
  return manifest;
}

// What is asked can be asked, and of the first record it can be answered.
absl::Status asks_well(const Manifest& manifest, const MakeOptions& options) {
  const auto answerer = Answerer::of(manifest, options.games, {});
  return answerer.status();
}

// Cuts one file after the other into slices.
class Slicer {
 public:
  explicit Slicer(Manifest& manifest) : manifest_(manifest) {}

  absl::Status add(const fs::path& path, Kind kind) {
    file_ = manifest_.files.size();
    auto file = OpenFile::to_read(path);
    if (!file.ok()) return file.status();
    const auto size = file->size();
    if (!size.ok()) return size.status();
    absl::Status cut = kind == Kind::kJsonLines ? cut_lines(*file, *size) : cut_packed(*file, *size, kind);
    if (!cut.ok()) return base::invalid(path.string(), ": ", base::message(cut));
    manifest_.files.push_back({.path = path, .kind = kind, .sha256 = whole_.hex()});
    whole_ = Sha256();
    return absl::OkStatus();
  }

 private:
  void end_slice(std::uint64_t next_line) {
    if (slice_.records > 0) {
      slice_.file = file_;
      slice_.sha256 = sum_.hex();
      slice_.first = manifest_.records;
      manifest_.records += slice_.records;
      manifest_.slices.push_back(slice_);
    }
    const std::uint64_t end = slice_.offset + slice_.bytes;
    slice_ = {};
    slice_.offset = end;
    slice_.line = next_line;
    sum_ = Sha256();
  }

  void take(std::string_view bytes, bool record) {
    whole_.add(bytes);
    sum_.add(bytes);
    slice_.bytes += bytes.size();
    slice_.records += record ? 1 : 0;
  }

  absl::Status cut_lines(const OpenFile& file, std::uint64_t size) {
    slice_ = {};
    std::uint64_t line = 1;
    bool blank = true;  // the line, as far as it was seen
    absl::Status read = for_each_piece(file, 0, size, [&](std::string_view piece) {
      while (!piece.empty()) {
        const std::size_t end = std::min(piece.find('\n'), piece.size() - 1) + 1;
        const std::string_view part = piece.substr(0, end);
        piece.remove_prefix(end);
        const bool fresh = blank;
        blank = blank && part.find_first_not_of(" \t\r\n") == std::string_view::npos;
        take(part, fresh && !blank);
        if (part.back() != '\n') continue;
        ++line;
        blank = true;
        if (slice_.records == manifest_.shard_size) end_slice(line);
      }
    });
    end_slice(line);
    return read;
  }

  absl::Status cut_packed(const OpenFile& file, std::uint64_t size, Kind kind) {
    const std::uint64_t record = kind == Kind::kZrd ? kZrdBytes : kDenseBytes;
    slice_ = {};
    if (kind == Kind::kNpy) {
      const auto header = file.read(0, kNpyHeaderBytes);
      if (!header.ok()) return header.status();
      const auto deals = npy_deals(*header);
      if (!deals || size != kNpyHeaderBytes + *deals * record)
        return base::invalid("found no array of solved deals, expected one as `ouverte batch` writes it");
      whole_.add(*header);
      slice_.offset = kNpyHeaderBytes;
      size -= kNpyHeaderBytes;
    }
    if (size == 0 || size % record != 0) return base::invalid("found ", size, " bytes, expected ", record, " a deal");
    for (std::uint64_t left = size / record; left > 0; left -= slice_.records, end_slice(1)) {
      const std::uint64_t records = std::min(left, manifest_.shard_size);
      slice_.records = records;
      absl::Status read =
          for_each_piece(file, slice_.offset, records * record, [&](std::string_view piece) { take(piece, false); });
      if (!read.ok()) return read;
    }
    return absl::OkStatus();
  }

  Manifest& manifest_;
  std::size_t file_ = 0;
  Slice slice_;
  Sha256 sum_;    // of the slice
  Sha256 whole_;  // of the file
};

bool holds_json_lines(const OpenFile& file) {
  constexpr std::size_t kSome = 4096;
  const auto begin = file.read(0, kSome);
  return begin.ok() && records::begins_json(*begin);
}

// Writes the records of other files as JSON lines.
class Converter {
 public:
  Converter(fs::path to, const MakeOptions& options) : to_(std::move(to)), options_(options) {}

  absl::Status add(const std::string& path) {
    const auto text = read_file(path);
    if (!text.ok()) return text.status();
    if (absl::Status fits = records::expect_text(*text); !fits.ok())
      return base::invalid(path, ": ", base::message(fits));
    for (const auto& reading : requests::read_records_or_posted(*text, path)) {
      if (const auto* problem = std::get_if<records::Problem>(&reading)) {
        options_.say(records::text(*problem));
        ++left_out_;
        continue;
      }
      lines_ += records::write_json(std::get<records::Record>(reading));
    }
    return absl::OkStatus();
  }
  [[nodiscard]] bool any() const { return !lines_.empty(); }
  [[nodiscard]] std::uint64_t left_out() const { return left_out_; }
  [[nodiscard]] const fs::path& path() const { return to_; }
  [[nodiscard]] absl::Status write() const { return replace_file(to_, lines_); }

 private:
  fs::path to_;
  const MakeOptions& options_;
  std::string lines_;
  std::uint64_t left_out_ = 0;
};

}  // namespace

absl::StatusOr<Manifest> batch_of_deals(const MakeOptions& options, std::string game, const std::string& contract,
                                        int players, std::uint64_t seed, std::uint64_t count) {
  Manifest manifest = begun(options);
  const auto named = requests::game_of(options.games, game);
  if (!named.ok()) return named.status();
  auto meant = requests::contract_of(**named, contract, players);
  if (!meant.ok()) return meant.status();
  manifest.deals =
      Deals{.game = std::move(game), .contract = meant->empty() ? base::Json() : meant->json(), .seed = seed};
  manifest.records = count;
  if (absl::Status asked = asks_well(manifest, options); !asked.ok()) return asked;
  return manifest;
}

absl::StatusOr<Manifest> batch_of_files(const MakeOptions& options, const std::vector<std::string>& files,
                                        const fs::path& beside, std::uint64_t& left_out) {
  Manifest manifest = begun(options);
  if (absl::Status asked = asks_well(manifest, options); !asked.ok()) return asked;
  Slicer slicer(manifest);
  Converter converter(beside, options);
  for (const std::string& path : files) {
    const std::string end = fs::path(path).extension().string();
    absl::Status added;
    if (end == ".zrd" || end == ".ZRD") {
      added = slicer.add(path, Kind::kZrd);
    } else if (end == ".npy") {
      added = slicer.add(path, Kind::kNpy);
    } else {
      const auto file = OpenFile::to_read(path);
      if (!file.ok()) return file.status();
      added = holds_json_lines(*file) ? slicer.add(path, Kind::kJsonLines) : converter.add(path);
    }
    if (!added.ok()) return added;
  }
  if (converter.any()) {
    if (absl::Status written = converter.write(); !written.ok()) return written;
    if (absl::Status added = slicer.add(converter.path(), Kind::kJsonLines); !added.ok()) return added;
  }
  left_out = converter.left_out();
  if (manifest.records == 0) return base::invalid("found no record, expected one at least");
  return manifest;
}

}  // namespace ouverte::batch
