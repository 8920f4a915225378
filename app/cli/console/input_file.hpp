// A file that is read, or standard input. A read that waits, for a pipe or somebody at a terminal, ends when the user
// asks for the end.
#pragma once

#include <istream>
#include <memory>
#include <string>

#include "absl/status/status.h"
#include "absl/status/statusor.h"
#include "app/cli/console/console.hpp"
#include "app/cli/console/descriptor.hpp"

namespace ouverte::cli {

class InputFile {
 public:
  // "-" is the console's input.
  InputFile(const std::string& path, const Console& console);
  ~InputFile();
  InputFile(const InputFile&) = delete;
  InputFile& operator=(const InputFile&) = delete;

  // Whether it could be opened; only then has it a stream.
  [[nodiscard]] bool good() const { return in_ != nullptr; }
  [[nodiscard]] std::istream& stream() { return *in_; }
  // All that has not been read, or why it cannot be.
  [[nodiscard]] absl::StatusOr<std::string> rest();

 private:
  int descriptor_ = -1;
  std::unique_ptr<DescriptorBuffer> buffer_;
  std::unique_ptr<std::istream> own_;
  std::istream* in_ = nullptr;
};

// What the system said last of what it was asked to open or read.
[[nodiscard]] absl::Status unreadable();

}  // namespace ouverte::cli
