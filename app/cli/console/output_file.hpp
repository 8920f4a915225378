// A file that is written whole or not at all: beside the one that has its name, which it replaces at the end. What was
// there survives a run that is interrupted, a full disk, and being named both as input and as output.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "absl/status/statusor.h"
#include "app/cli/console/console.hpp"

namespace ouverte::cli {

class OutputFile {
 public:
  // Finds out whether the file can be written, and leaves everything as it is. "-" is standard output, an empty path no
  // file at all; devices and pipes are written to as they are. `inputs` are the files that are read ("-": standard
  // input), under whatever name: none of them is replaced. Errors name the file and what stands against it.
  [[nodiscard]] static absl::StatusOr<OutputFile> open(const std::string& path, const std::vector<std::string>& inputs,
                                                       const Console& console);

  [[nodiscard]] bool asked() const { return !path_.empty(); }

  // Writes all that the file is to hold, if one is asked for. Replaced, it keeps its permissions; where this fails it
  // is as it was.
  [[nodiscard]] absl::Status write(std::string_view text) const;
  // Writes what was done by the time the user interrupted, unless a file that holds something would give way to it.
  [[nodiscard]] absl::Status write_part(std::string_view text) const;

 private:
  OutputFile(std::string path, const Console& console) : path_(std::move(path)), console_(&console) {}
  [[nodiscard]] absl::Status look(const std::vector<std::string>& inputs);
  [[nodiscard]] absl::Status write_as_it_is(std::string_view text) const;
  [[nodiscard]] absl::Status replace(std::string_view text) const;
  [[nodiscard]] absl::Status fault(int error) const;
  [[nodiscard]] absl::Status fault_beside(int error) const;

  enum class Kind : std::uint8_t { kStandard, kDevice, kFile };
  std::string path_;  // as the user wrote it
  const Console* console_;
  Kind kind_ = Kind::kStandard;
  std::string target_;  // of kFile: the file itself, behind all links
};

}  // namespace ouverte::cli
