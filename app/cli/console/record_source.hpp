// The records of files, one after the other as they are asked for. JSON lines are handed on line by line, as they come
// through a pipe, and so that a file of any size takes no memory; all else is read as a whole, for a board of PBN may
// take from those before it.
#pragma once

#include <atomic>
#include <cstddef>
#include <deque>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "absl/status/statusor.h"
#include "app/cli/console/console.hpp"
#include "app/cli/console/input_file.hpp"
#include "app/requests/read_text.hpp"
#include "solver/records/record.hpp"

namespace ouverte::cli {

using Reading = std::variant<records::Record, records::Problem>;

using requests::ReadText;

class RecordSource {
 public:
  // Reads the files that need no waiting for, up to the first that does.
  RecordSource(std::vector<std::string> files, const Console& console,
               ReadText read = requests::read_records_or_posted);
  RecordSource(const RecordSource&) = delete;
  RecordSource& operator=(const RecordSource&) = delete;

  // The next record, or what is wrong with it, in the order of the input; waits until it is there. A file that cannot
  // be read, or that holds no record, is a problem of its own. Nothing: there are no more, or the user asked for the
  // end; then what was not whole is left out. One thread at a time.
  [[nodiscard]] std::optional<Reading> next();

  // How many are known of by now. From any thread.
  [[nodiscard]] std::size_t known() const { return known_; }

 private:
  void open_more();                      // the next file, and those behind it that need no waiting for
  void listen(const std::string& path);  // to a file that may, or that is of JSON lines
  void next_line_of_json();
  void take(const absl::StatusOr<std::string>& text);  // of the file opened last
  void take_lines(std::string_view text);              // the same of JSON lines, some at a time

  const std::vector<std::string> files_;
  const Console& console_;
  const ReadText read_;
  std::size_t opened_ = 0;            // files
  std::deque<Reading> waiting_;       // to be asked for
  std::unique_ptr<InputFile> lines_;  // the file that is read line by line, if one is,
  int line_ = 0;                      // so many of its lines,
  int number_ = 0;                    // and of its records;
  std::size_t counted_ = 0;           // the records to come of it that are known of
  std::atomic<std::size_t> known_ = 0;
};

// Says what is doubtful in a record as warnings.
void say_doubts(const Reading& reading, const Console& console);

}  // namespace ouverte::cli
