// The files named on the command line, read into records.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "absl/status/statusor.h"
#include "solver/cli/console.hpp"
#include "solver/io/record.hpp"

namespace ouverte::cli {

// What the files hold, in their order; "-" is standard input. A file that cannot be read is a problem of its own.
// Files behind one at which the user asked for the end are left out, and so is that one.
// `read` makes records of the text of a file and its name.
using ReadText = io::Readings (*)(std::string_view text, std::string_view file);
[[nodiscard]] io::Readings read_files(const std::vector<std::string>& files, const Console& console,
                                      ReadText read = io::read_records);

// The text of one file, or of standard input.
[[nodiscard]] absl::StatusOr<std::string> read_text(const std::string& path, const Console& console);

}  // namespace ouverte::cli
