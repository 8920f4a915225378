#include "app/cli/console/input.hpp"

#include <istream>
#include <ostream>
#include <utility>

#include "app/cli/console/input_file.hpp"
#include "solver/records/encoding.hpp"

namespace ouverte::cli {
std::string input_name(const std::string& path) { return path == "-" ? "standard input" : path; }

absl::StatusOr<std::string> read_text(const std::string& path, const Console& console) {
  auto text = InputFile(path, console).rest();
  if (!text.ok() || console.interrupted()) return text;
  if (absl::Status fits = records::expect_text(*text); !fits.ok()) return fits;
  return text;
}

records::Readings read_files(const std::vector<std::string>& files, const Console& console, ReadText read) {
  records::Readings all;
  RecordSource source(files, console, std::move(read));
  while (std::optional<Reading> reading = source.next()) {
    say_doubts(*reading, console);
    all.push_back(*std::move(reading));
  }
  return all;
}

void add_words_arguments(CLI::App& command, puzzles::WordsUsed& words) {
  const auto add = [&](const std::string& name, puzzles::WordsUsed used, const std::string& what) {
    return command.add_flag_callback(
        name, [&words, used] { words = used; }, what);
  };
  CLI::Option* const aside =
      add("--set-aside", puzzles::WordsUsed::kAllButClauses,
          "Read a text in words without the clauses that no rule takes, and list them as warnings");
  add("--hands-only", puzzles::WordsUsed::kNone, "Read nothing but the hands of a text in words")->excludes(aside);
}

ReadText reader(puzzles::WordsUsed words) {
  return [words](std::string_view text, std::string_view file) {
    return requests::read_records_as({.words = words}, text, file);
  };
}

bool next_line(const Console& console, std::string& line) {
  console.out << "> " << std::flush;
  if (std::getline(console.in, line)) return true;
  console.out << "\n";
  return false;
}

absl::Status input_ended(const Console& console) {
  if (!console.in.bad()) return absl::OkStatus();
  return absl::NotFoundError("standard input: cannot be read");
}

}  // namespace ouverte::cli
