#include "solver/cli/input.hpp"

#include <fcntl.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <cstring>
#include <iterator>

#include "absl/status/statusor.h"
#include "absl/strings/str_format.h"
#include "solver/cli/descriptor.hpp"

namespace ouverte::cli {
namespace {

absl::Status unreadable() { return absl::NotFoundError(absl::StrFormat("cannot be read: %s", std::strerror(errno))); }

absl::StatusOr<std::string> everything(std::istream& in) {
  std::string text;
  std::array<char, 1 << 16> block;
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

absl::StatusOr<std::string> read_text(const std::string& path, const Console& console) {
  return path == "-" ? everything(console.in) : contents(path, console.stop);
}

io::Readings read_files(const std::vector<std::string>& files, const Console& console, ReadText read) {
  io::Readings all;
  for (const std::string& path : files) {
    const auto text = read_text(path, console);
    if (console.interrupted()) return all;
    if (!text.ok()) {
      all.emplace_back(io::Problem{io::Place{path, 0, ""}, std::string(text.status().message())});
      continue;
    }
    io::Readings more = read(*text, path == "-" ? "standard input" : path);
    all.insert(all.end(), std::make_move_iterator(more.begin()), std::make_move_iterator(more.end()));
  }
  return all;
}

}  // namespace ouverte::cli
