#include "app/cli/console/input_file.hpp"

#include <fcntl.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <cstring>

#include "absl/strings/str_format.h"

namespace ouverte::cli {

absl::Status unreadable() { return absl::NotFoundError(absl::StrFormat("cannot be read: %s", std::strerror(errno))); }

// Of a pipe, too, that nobody writes to as yet.
InputFile::InputFile(const std::string& path, const Console& console) {
  if (path == "-") {
    in_ = &console.in;
    return;
  }
  descriptor_ = open(path.c_str(), O_RDONLY | O_CLOEXEC | O_NONBLOCK);
  if (descriptor_ < 0) return;
  buffer_ = std::make_unique<DescriptorBuffer>(descriptor_, console.stop);
  own_ = std::make_unique<std::istream>(buffer_.get());
  in_ = own_.get();
}

InputFile::~InputFile() {
  if (descriptor_ >= 0) close(descriptor_);
}

absl::StatusOr<std::string> InputFile::rest() {
  if (!good()) return unreadable();
  std::string text;
  std::array<char, 1 << 14> block;
  do {
    in_->read(block.data(), block.size());
    text.append(block.data(), static_cast<std::size_t>(in_->gcount()));
  } while (*in_);
  if (in_->bad()) return unreadable();
  return text;
}

}  // namespace ouverte::cli
