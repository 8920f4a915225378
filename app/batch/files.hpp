// Files of a batch: read in slices, written so that a kill or a full disk at any moment leaves each as it was or whole.
#pragma once

#include <sys/types.h>

#include <cstdint>
#include <filesystem>
#include <functional>
#include <string>
#include <string_view>

#include "absl/status/status.h"
#include "absl/status/statusor.h"
#include "solver/base/json.hpp"

namespace ouverte::batch {

namespace fs = std::filesystem;

// "FILE: cannot be read: No such file or directory"; the system's error number.
[[nodiscard]] absl::Status unreadable(const fs::path& path, int error);
[[nodiscard]] absl::Status unwritable(const fs::path& path, int error);

// A file that is open; closed in the end.
class OpenFile {
 public:
  OpenFile() = default;
  OpenFile(OpenFile&& other) noexcept;
  OpenFile& operator=(OpenFile&& other) noexcept;
  ~OpenFile() { close(); }

  [[nodiscard]] static absl::StatusOr<OpenFile> to_read(const fs::path& path);
  // Made if it is not there, and locked: a NotFound status if another process has it, and AbortedError if it was
  // renamed before it was locked.
  [[nodiscard]] static absl::StatusOr<OpenFile> to_append(const fs::path& path);

  [[nodiscard]] absl::StatusOr<std::uint64_t> size() const;
  // As many of the bytes as are there.
  [[nodiscard]] absl::StatusOr<std::string> read(std::uint64_t offset, std::size_t bytes) const;
  [[nodiscard]] absl::Status cut(std::uint64_t size);        // what follows is gone; writing goes on there
  [[nodiscard]] absl::Status write(std::string_view bytes);  // at the end
  [[nodiscard]] absl::Status sync();                         // it is on the disk
  void close();

 private:
  OpenFile(fs::path path, int descriptor) : path_(std::move(path)), descriptor_(descriptor) {}

  fs::path path_;
  int descriptor_ = -1;
};

// Tells of a file piece by piece from its beginning, `bytes` of it at most.
using TakePiece = std::function<void(std::string_view piece)>;
[[nodiscard]] absl::Status for_each_piece(const OpenFile& file, std::uint64_t from, std::uint64_t bytes,
                                          const TakePiece& take);

[[nodiscard]] absl::StatusOr<std::string> read_file(const fs::path& path);
[[nodiscard]] absl::StatusOr<base::Json> read_json_file(const fs::path& path);

// Written beside, on the disk, and renamed.
[[nodiscard]] absl::Status replace_file(const fs::path& path, std::string_view bytes);

// The file takes the other name, also after the machine stops.
[[nodiscard]] absl::Status rename_file(const fs::path& from, const fs::path& to);

}  // namespace ouverte::batch
