#include "app/cli/console/input.hpp"

#include <fcntl.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <cstring>
#include <istream>
#include <iterator>
#include <ostream>

#include "absl/strings/str_format.h"
#include "app/cli/console/descriptor.hpp"
#include "solver/base/status.hpp"
#include "solver/records/encoding.hpp"

namespace ouverte::cli {
namespace {

absl::Status unreadable() { return absl::NotFoundError(absl::StrFormat("cannot be read: %s", std::strerror(errno))); }

absl::StatusOr<std::string> everything(std::istream& in) {
  std::string text;
  std::array<char, 1 << 14> block;
  do {
    in.read(block.data(), block.size());
    text.append(block.data(), static_cast<std::size_t>(in.gcount()));
  } while (in);
  if (in.bad()) return unreadable();
  return text;
}

// Of a pipe, too, that nobody writes to as yet.
absl::StatusOr<std::string> contents(const std::string& path, const std::stop_token& stop) {
  const int file = open(path.c_str(), O_RDONLY | O_CLOEXEC | O_NONBLOCK);
  if (file < 0) return unreadable();
  DescriptorBuffer buffer(file, stop);
  std::istream in(&buffer);
  auto text = everything(in);
  close(file);
  return text;
}

}  // namespace

std::string input_name(const std::string& path) { return path == "-" ? "standard input" : path; }

absl::StatusOr<std::string> read_text(const std::string& path, const Console& console) {
  auto text = path == "-" ? everything(console.in) : contents(path, console.stop);
  if (!text.ok() || console.interrupted()) return text;
  if (absl::Status fits = records::expect_text(*text); !fits.ok()) return fits;
  return text;
}

records::Readings read_files(const std::vector<std::string>& files, const Console& console, ReadText read) {
  records::Readings all;
  for (const std::string& path : files) {
    const std::string name = input_name(path);
    const auto text = read_text(path, console);
    if (console.interrupted()) return all;
    records::Readings more;
    if (text.ok()) more = read(*text, name);
    if (more.empty())
      more.emplace_back(records::Problem{
          .place = {.file = name, .line = 0, .board = ""},
          .message = text.ok() ? "found no record, expected one at least" : base::message(text.status())});
    for (const auto& reading : more)
      if (const auto* record = std::get_if<records::Record>(&reading))
        for (const records::Problem& doubt : record->doubts)
          console.message(
              records::text(records::Problem{.place = doubt.place, .message = "warning: " + doubt.message}));
    all.insert(all.end(), std::make_move_iterator(more.begin()), std::make_move_iterator(more.end()));
  }
  return all;
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
