// What a batch is: one question, asked of each of many records, cut into shards. The answers are a function of the
// manifest and the version of the program, on every machine and with any number of threads. docs/batch.md.
#pragma once

#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>
#include <vector>

#include "absl/status/statusor.h"
#include "solver/base/json.hpp"

namespace ouverte::batch {

// How answers are written.
enum class Format : std::uint8_t {
  kJson,  // a line each
  kNpy,   // tables as numbers (`dense.hpp`)
};

// Records that are dealt at random, each a function of the seed and its own number.
struct Deals {
  std::string game;
  base::Json contract;  // null: as the game deals
  std::uint64_t seed = 1;
};

enum class Kind : std::uint8_t {
  kJsonLines,
  kZrd,  // Pavlicek's solved deals (`zrd.hpp`)
  kNpy,  // what `Format::kNpy` writes
};

struct InputFile {
  std::filesystem::path path;  // from the folder of the manifest, unless it is absolute
  Kind kind = Kind::kJsonLines;
  std::string sha256;
};

// The part of a file that one shard is about. No shard is about two files.
struct Slice {
  std::size_t file = 0;
  std::uint64_t offset = 0;
  std::uint64_t bytes = 0;
  std::uint64_t records = 0;
  std::uint64_t line = 1;  // at which it begins, of JSON lines
  std::string sha256;
  std::uint64_t first = 0;  // of its records, counted from 0 over all files
};

struct Shard {
  std::size_t number = 0;
  std::uint64_t first = 0;  // of its records, counted from 0
  std::uint64_t records = 0;
};

struct Manifest {
  std::string program;  // its version: no other one answers
  base::Json request;   // all of it but the record
  Format format = Format::kJson;
  std::uint64_t records = 0;
  std::uint64_t shard_size = 0;  // records of a shard; of the last one of all deals, or of a file, fewer
  std::optional<Deals> deals;    // else
  std::vector<InputFile> files;
  std::vector<Slice> slices;  // one a shard, in order

  [[nodiscard]] std::size_t shards() const;
  // The caller guarantees that there is one of that number.
  [[nodiscard]] Shard shard(std::size_t number) const;
  // The shard that a record belongs to.
  [[nodiscard]] std::size_t shard_of(std::uint64_t record) const;
  // SHA-256 of all that the answers depend on: where files lie is none of it.
  [[nodiscard]] std::string digest() const;
};

[[nodiscard]] base::Json to_json(const Manifest& manifest);

// Paths of files are made to lead there from the folder of the working directory. Errors name the file, the field, what
// was found and what was expected.
[[nodiscard]] absl::StatusOr<Manifest> read_manifest(const std::filesystem::path& path);

// With the paths of its files as they lead there from the folder of `path`.
[[nodiscard]] absl::Status write_manifest(const Manifest& manifest, const std::filesystem::path& path);

}  // namespace ouverte::batch
