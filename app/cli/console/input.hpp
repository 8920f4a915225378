// What the program reads: the files named on the command line, as text or as records, and what the user types.
#pragma once

#include <CLI/CLI.hpp>
#include <string>
#include <string_view>
#include <vector>

#include "absl/status/status.h"
#include "absl/status/statusor.h"
#include "app/cli/console/console.hpp"
#include "app/cli/console/record_source.hpp"
#include "app/requests/read_text.hpp"
#include "solver/records/record.hpp"

namespace ouverte::cli {

// A file as messages name it: its path, or "standard input" for "-".
[[nodiscard]] std::string input_name(const std::string& path);

// All that the files hold, as `RecordSource` gives it; what is doubtful in a record is said at once, as a warning.
// Where the user asks for the end, what was read by then.
[[nodiscard]] records::Readings read_files(const std::vector<std::string>& files, const Console& console,
                                           ReadText read = requests::read_records_or_posted);

// The text of one file, or of standard input. A status says why there is none, without the name of the file.
[[nodiscard]] absl::StatusOr<std::string> read_text(const std::string& path, const Console& console);

// The arguments --set-aside and --hands-only, of a command that reads problems and deals in words; how it reads files
// so.
void add_words_arguments(CLI::App& command, puzzles::WordsUsed& words);
[[nodiscard]] ReadText reader(puzzles::WordsUsed words);

// Asks for a line and reads it; false where there is none any more.
[[nodiscard]] bool next_line(const Console& console, std::string& line);
// Whether lines that were read one by one came to their end, or to where standard input could not be read.
[[nodiscard]] absl::Status input_ended(const Console& console);

}  // namespace ouverte::cli
