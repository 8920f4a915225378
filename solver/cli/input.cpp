#include "solver/cli/input.hpp"

#include <cerrno>
#include <cstring>
#include <fstream>
#include <iterator>

#include "absl/status/statusor.h"
#include "absl/strings/str_format.h"

namespace ouverte::cli {
namespace {

std::string everything(std::istream& in) { return {std::istreambuf_iterator<char>(in), {}}; }

absl::StatusOr<std::string> contents(const std::string& path) {
  errno = 0;
  std::ifstream file(path, std::ios::binary);
  std::string text;
  if (file) text = everything(file);
  if (file.fail() || errno != 0) {
    const std::string why = errno != 0 ? std::strerror(errno) : "it is no file";
    return absl::NotFoundError(absl::StrFormat("cannot be read: %s", why));
  }
  return text;
}

}  // namespace

absl::StatusOr<std::string> read_text(const std::string& path, const Console& console) {
  return path == "-" ? everything(console.in) : contents(path);
}

io::Readings read_files(const std::vector<std::string>& files, const Console& console, ReadText read) {
  io::Readings all;
  for (const std::string& path : files) {
    const auto text = read_text(path, console);
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
