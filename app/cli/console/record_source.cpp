#include "app/cli/console/record_source.hpp"

#include <sys/stat.h>

#include <algorithm>
#include <istream>
#include <iterator>
#include <utility>

#include "absl/strings/str_split.h"
#include "app/cli/console/input.hpp"
#include "solver/base/status.hpp"
#include "solver/records/encoding.hpp"

namespace ouverte::cli {
namespace {

constexpr std::string_view kByteOrderMark = "\xEF\xBB\xBF";

// Its end may be long in coming: a pipe, a terminal.
bool may_wait(const std::string& path) {
  struct stat status {};
  return path == "-" || (stat(path.c_str(), &status) == 0 && !S_ISREG(status.st_mode) && !S_ISDIR(status.st_mode));
}

// With its end, if it has one.
bool read_line(std::istream& in, std::string& line) {
  if (!std::getline(in, line)) return false;
  if (!in.eof()) line += '\n';
  return true;
}

bool blank(std::string_view line) { return line.find_first_not_of(" \t\r\n") == std::string_view::npos; }

bool json_begins(std::string_view text) {
  if (text.starts_with(kByteOrderMark)) text.remove_prefix(kByteOrderMark.size());
  return records::begins_json(text);
}

// How many lines of a file are not blank, where it begins as JSON; 0 where it does not, or cannot be read.
std::size_t lines_of_json(const std::string& path, const Console& console) {
  InputFile file(path, console);
  if (!file.good()) return 0;
  std::string line;
  while (blank(line) && read_line(file.stream(), line)) continue;
  if (!json_begins(line)) return 0;
  std::size_t count = 0;
  do {
    for (const auto part : absl::StrSplit(line, '\r'))
      if (!blank({part.data(), part.size()})) ++count;
  } while (read_line(file.stream(), line));
  return count;
}

}  // namespace

RecordSource::RecordSource(std::vector<std::string> files, const Console& console, ReadText read)
    : files_(std::move(files)), console_(console), read_(std::move(read)) {
  if (!files_.empty() && !may_wait(files_.front())) open_more();
}

std::optional<Reading> RecordSource::next() {
  while (!console_.interrupted()) {
    if (!waiting_.empty()) {
      Reading reading = std::move(waiting_.front());
      waiting_.pop_front();
      return reading;
    }
    if (lines_ != nullptr) {
      next_line_of_json();
    } else if (opened_ < files_.size()) {
      open_more();
    } else {
      break;
    }
  }
  return std::nullopt;
}

void RecordSource::open_more() {
  do {
    const std::string& path = files_[opened_++];
    if (may_wait(path)) {
      listen(path);
    } else if (const std::size_t lines = lines_of_json(path, console_); lines > 0) {
      counted_ = lines;
      known_ += lines;
      listen(path);
    } else {
      take(read_text(path, console_));
    }
  } while (lines_ == nullptr && opened_ < files_.size() && !may_wait(files_[opened_]) && !console_.interrupted());
}

// What the text is shows in its first line that is not blank.
void RecordSource::listen(const std::string& path) {
  lines_ = std::make_unique<InputFile>(path, console_);
  line_ = 0;
  number_ = 0;
  std::string begin;
  for (std::string line; lines_->good() && read_line(lines_->stream(), line);) {
    begin += line;
    if (!blank(line)) break;
  }
  if (json_begins(begin)) {
    take_lines(begin.starts_with(kByteOrderMark) ? begin.substr(kByteOrderMark.size()) : begin);
    return;
  }
  absl::StatusOr<std::string> text = lines_->rest();
  lines_.reset();
  if (text.ok()) {
    text->insert(0, begin);
    if (absl::Status fits = records::expect_text(*text); !fits.ok()) text = std::move(fits);
  }
  take(text);
}

void RecordSource::next_line_of_json() {
  std::string line;
  if (read_line(lines_->stream(), line)) {
    take_lines(line);
    return;
  }
  if (lines_->stream().bad()) take(unreadable());
  lines_.reset();
  counted_ = 0;
}

void RecordSource::take(const absl::StatusOr<std::string>& text) {
  if (console_.interrupted()) return;
  const std::string name = input_name(files_[opened_ - 1]);
  records::Readings readings;
  if (text.ok()) readings = read_(*text, name);
  if (readings.empty())
    readings.emplace_back(records::Problem{
        .place = {.file = name, .line = 0, .board = ""},
        .message = text.ok() ? "found no record, expected one at least" : base::message(text.status())});
  known_ += readings.size();
  waiting_.insert(waiting_.end(), std::make_move_iterator(readings.begin()), std::make_move_iterator(readings.end()));
}

// Any kind of line end counts, as everywhere; at an interruption the last line may not be whole.
void RecordSource::take_lines(std::string_view text) {
  if (console_.interrupted()) return;
  const std::string plain = records::unix_line_ends(text);
  for (std::string_view rest = plain; !rest.empty();) {
    const std::string_view line = rest.substr(0, rest.find('\n'));
    rest.remove_prefix(std::min(line.size() + 1, rest.size()));
    ++line_;
    if (blank(line)) continue;
    if (counted_ > 0) {
      --counted_;
    } else {
      ++known_;
    }
    waiting_.push_back(records::read_json_line(
        line, {.file = input_name(files_[opened_ - 1]), .line = line_, .board = std::to_string(++number_)}));
  }
}

void say_doubts(const Reading& reading, const Console& console) {
  const auto* record = std::get_if<records::Record>(&reading);
  if (record == nullptr) return;
  for (const records::Problem& doubt : record->doubts)
    console.message(records::text(records::Problem{.place = doubt.place, .message = "warning: " + doubt.message}));
}

}  // namespace ouverte::cli
