#include "app/cli/console/output_file.hpp"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <cstdio>
#include <filesystem>
#include <optional>
#include <ostream>
#include <system_error>
#include <utility>

#include "app/cli/console/output_buffer.hpp"
#include "solver/base/status.hpp"

namespace ouverte::cli {
namespace {

namespace fs = std::filesystem;
using FileInfo = struct stat;

int errno_unless(bool done) { return done ? 0 : errno; }

// What stands at a path or, by its number, behind a descriptor, all links followed.
std::optional<FileInfo> info_of(const std::string& path) {
  FileInfo info{};
  return ::stat(path.c_str(), &info) == 0 ? std::optional(info) : std::nullopt;
}
std::optional<FileInfo> info_of(int descriptor) {
  FileInfo info{};
  return ::fstat(descriptor, &info) == 0 ? std::optional(info) : std::nullopt;
}

bool are_the_same(const FileInfo& one, const std::optional<FileInfo>& other) {
  return other && one.st_dev == other->st_dev && one.st_ino == other->st_ino;
}

// Where the links at a path lead, whether a file is there or not.
fs::path behind_links(fs::path path) {
  std::error_code none;
  for (fs::path next = fs::read_symlink(path, none); !none; next = fs::read_symlink(path, none))
    path = path.parent_path() / next;
  return path;
}

// A new file in the folder of another one. It is removed in the end unless it has taken the other's name.
class FileBeside {
 public:
  explicit FileBeside(fs::path target) : target_(std::move(target)), file_(create()) {}
  FileBeside(const FileBeside&) = delete;
  FileBeside& operator=(const FileBeside&) = delete;
  ~FileBeside() {
    if (!path_.empty()) ::unlink(path_.c_str());
  }

  // All give 0, or what the system says went wrong (an errno).
  [[nodiscard]] int error() const { return error_; }
  [[nodiscard]] int look_like(const FileInfo& info) const {
    // Only the superuser may give a file away: others replace it by one of their own.
    static_cast<void>(::fchown(file_.number(), info.st_uid, info.st_gid) == 0);
    constexpr mode_t kPermissions = 07777;
    return errno_unless(::fchmod(file_.number(), info.st_mode & kPermissions) == 0);
  }
  [[nodiscard]] int write(std::string_view text) const { return write_all(file_.number(), text); }
  [[nodiscard]] int take_the_name() {
    if (const int error = errno_unless(::fsync(file_.number()) == 0); error != 0) return error;
    if (const int error = file_.close(); error != 0) return error;
    if (const int error = errno_unless(std::rename(path_.c_str(), target_.c_str()) == 0); error != 0) return error;
    path_.clear();
    return 0;
  }

 private:
  int create() {
    for (int number = 1;; ++number) {
      path_ = target_.parent_path() / base::str(".ouverte-", ::getpid(), '-', number, ".tmp");
      const int file = ::open(path_.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0666);
      if (file < 0 && errno == EEXIST) continue;
      if (file < 0) {
        error_ = errno;
        path_.clear();
      }
      return file;
    }
  }

  fs::path target_;
  fs::path path_;  // empty: there is nothing to be removed
  int error_ = 0;
  Descriptor file_;  // the last member: making it sets the others
};

}  // namespace

absl::Status OutputFile::fault(int error) const {
  return base::invalid(path_, ": cannot be written: ", std::generic_category().message(error));
}

absl::Status OutputFile::fault_beside(int error) const {
  const std::string folder = fs::path(target_).parent_path();
  return base::invalid(path_, ": cannot be written in the folder ", folder.empty() ? "." : folder, ": ",
                       std::generic_category().message(error));
}

absl::StatusOr<OutputFile> OutputFile::open(const std::string& path, const std::vector<std::string>& inputs,
                                            const Console& console) {
  OutputFile file(path, console);
  if (file.asked() && path != "-")
    if (absl::Status looked = file.look(inputs); !looked.ok()) return looked;
  return file;
}

absl::Status OutputFile::look(const std::vector<std::string>& inputs) {
  const std::optional<FileInfo> info = info_of(path_);
  if (!info && errno != ENOENT) return fault(errno);
  if (info && are_the_same(*info, info_of(STDOUT_FILENO))) return absl::OkStatus();
  if (info && S_ISDIR(info->st_mode)) return fault(EISDIR);
  kind_ = info && !S_ISREG(info->st_mode) ? Kind::kDevice : Kind::kFile;
  if (kind_ == Kind::kDevice) return absl::OkStatus();
  for (const std::string& input : inputs)
    if (info && are_the_same(*info, input == "-" ? info_of(STDIN_FILENO) : info_of(input)))
      return base::invalid(path_, ": cannot be written: found a file that is read, expected another one");
  target_ = behind_links(path_);
  if (info && !Descriptor(::open(target_.c_str(), O_WRONLY | O_CLOEXEC)).is_open()) return fault(errno);
  const int error = FileBeside(target_).error();
  return error == 0 ? absl::OkStatus() : fault_beside(error);
}

absl::Status OutputFile::write(std::string_view text) const {
  if (!asked()) return absl::OkStatus();
  if (kind_ == Kind::kFile) return replace(text);
  if (kind_ == Kind::kDevice) return write_as_it_is(text);
  console_->data(text);
  return absl::OkStatus();
}

absl::Status OutputFile::write_part(std::string_view text) const {
  const auto old = kind_ == Kind::kFile ? info_of(target_) : std::nullopt;
  if (!old || old->st_size == 0) return write(text);
  return base::invalid(path_, ": left as it is: not all was done when the program was interrupted");
}

absl::Status OutputFile::write_as_it_is(std::string_view text) const {
  Descriptor device(::open(path_.c_str(), O_WRONLY | O_CLOEXEC));
  if (!device.is_open()) return fault(errno);
  const bool shows = ::isatty(device.number()) == 1;
  if (const int error = write_all(device.number(), shows ? printable(text) : std::string(text)); error != 0)
    return fault(error);
  const int error = device.close();
  return error == 0 ? absl::OkStatus() : fault(error);
}

absl::Status OutputFile::replace(std::string_view text) const {
  FileBeside fresh(target_);
  if (fresh.error() != 0) return fault_beside(fresh.error());
  int error = 0;
  if (const auto old = info_of(target_)) error = fresh.look_like(*old);
  if (error == 0) error = fresh.write(text);
  if (error == 0) error = fresh.take_the_name();
  return error == 0 ? absl::OkStatus() : fault(error);
}

}  // namespace ouverte::cli
