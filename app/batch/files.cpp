#include "app/batch/files.hpp"

#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <cstdio>
#include <system_error>
#include <utility>

#include "solver/base/status.hpp"

namespace ouverte::batch {
namespace {

constexpr std::size_t kPiece = std::size_t{1} << 20;

bool same_file(int descriptor, const fs::path& path) {
  struct stat open {};
  struct stat named {};
  return ::fstat(descriptor, &open) == 0 && ::stat(path.c_str(), &named) == 0 && open.st_dev == named.st_dev &&
         open.st_ino == named.st_ino;
}

// A name in a folder is on the disk once the folder is.
void sync_folder_of(const fs::path& path) {
  const fs::path folder = path.parent_path();
  const int descriptor = ::open(folder.empty() ? "." : folder.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC);
  if (descriptor < 0) return;
  ::fsync(descriptor);
  ::close(descriptor);
}

}  // namespace

absl::Status unreadable(const fs::path& path, int error) {
  return base::invalid(path.string(), ": cannot be read: ", std::generic_category().message(error));
}

absl::Status unwritable(const fs::path& path, int error) {
  return base::invalid(path.string(), ": cannot be written: ", std::generic_category().message(error));
}

OpenFile::OpenFile(OpenFile&& other) noexcept
    : path_(std::move(other.path_)), descriptor_(std::exchange(other.descriptor_, -1)) {}

OpenFile& OpenFile::operator=(OpenFile&& other) noexcept {
  close();
  path_ = std::move(other.path_);
  descriptor_ = std::exchange(other.descriptor_, -1);
  return *this;
}

void OpenFile::close() {
  if (descriptor_ >= 0) ::close(std::exchange(descriptor_, -1));
}

absl::StatusOr<OpenFile> OpenFile::to_read(const fs::path& path) {
  const int descriptor = ::open(path.c_str(), O_RDONLY | O_CLOEXEC);
  if (descriptor < 0) return unreadable(path, errno);
  return OpenFile(path, descriptor);
}

absl::StatusOr<OpenFile> OpenFile::to_append(const fs::path& path) {
  const int descriptor = ::open(path.c_str(), O_RDWR | O_CREAT | O_CLOEXEC, 0666);
  if (descriptor < 0) return unwritable(path, errno);
  OpenFile file(path, descriptor);
  if (::flock(descriptor, LOCK_EX | LOCK_NB) != 0) {
    if (errno == EWOULDBLOCK) return absl::NotFoundError(base::str(path.string(), ": another process is writing it"));
    return unwritable(path, errno);
  }
  if (!same_file(descriptor, path)) return absl::AbortedError(base::str(path.string(), ": was renamed meanwhile"));
  return file;
}

absl::StatusOr<std::uint64_t> OpenFile::size() const {
  struct stat info {};
  if (::fstat(descriptor_, &info) != 0) return unreadable(path_, errno);
  return static_cast<std::uint64_t>(info.st_size);
}

absl::StatusOr<std::string> OpenFile::read(std::uint64_t offset, std::size_t bytes) const {
  std::string text(bytes, '\0');
  std::size_t done = 0;
  while (done < bytes) {
    const ssize_t got = ::pread(descriptor_, text.data() + done, bytes - done, static_cast<off_t>(offset + done));
    if (got < 0 && errno == EINTR) continue;
    if (got < 0) return unreadable(path_, errno);
    if (got == 0) break;
    done += static_cast<std::size_t>(got);
  }
  text.resize(done);
  return text;
}

absl::Status OpenFile::cut(std::uint64_t size) {
  const auto end = static_cast<off_t>(size);
  if (::ftruncate(descriptor_, end) != 0 || ::lseek(descriptor_, end, SEEK_SET) != end) return unwritable(path_, errno);
  return absl::OkStatus();
}

absl::Status OpenFile::write(std::string_view bytes) {
  while (!bytes.empty()) {
    const ssize_t done = ::write(descriptor_, bytes.data(), bytes.size());
    if (done < 0 && errno == EINTR) continue;
    if (done < 0) return unwritable(path_, errno);
    bytes.remove_prefix(static_cast<std::size_t>(done));
  }
  return absl::OkStatus();
}

absl::Status OpenFile::sync() { return ::fdatasync(descriptor_) == 0 ? absl::OkStatus() : unwritable(path_, errno); }

absl::Status for_each_piece(const OpenFile& file, std::uint64_t from, std::uint64_t bytes, const TakePiece& take) {
  while (bytes > 0) {
    const auto piece = file.read(from, static_cast<std::size_t>(std::min<std::uint64_t>(bytes, kPiece)));
    if (!piece.ok()) return piece.status();
    if (piece->empty()) break;
    take(*piece);
    from += piece->size();
    bytes -= piece->size();
  }
  return absl::OkStatus();
}

absl::StatusOr<std::string> read_file(const fs::path& path) {
  const auto file = OpenFile::to_read(path);
  if (!file.ok()) return file.status();
  const auto size = file->size();
  if (!size.ok()) return size.status();
  return file->read(0, static_cast<std::size_t>(*size));
}

absl::StatusOr<base::Json> read_json_file(const fs::path& path) {
  const auto text = read_file(path);
  if (!text.ok()) return text.status();
  auto json = base::parse_json(*text);
  if (!json.ok()) return base::invalid(path.string(), ": ", base::message(json.status()));
  return json;
}

absl::Status replace_file(const fs::path& path, std::string_view bytes) {
  const fs::path beside = base::str(path.string(), '.', ::getpid(), ".tmp");
  absl::Status done;
  {
    auto file = OpenFile::to_append(beside);
    done = file.status();
    if (done.ok()) done = file->cut(0);
    if (done.ok()) done = file->write(bytes);
    if (done.ok()) done = file->sync();
  }
  if (done.ok()) return rename_file(beside, path);
  ::unlink(beside.c_str());
  return done;
}

absl::Status rename_file(const fs::path& from, const fs::path& to) {
  if (std::rename(from.c_str(), to.c_str()) != 0) return unwritable(to, errno);
  sync_folder_of(to);
  return absl::OkStatus();
}

}  // namespace ouverte::batch
