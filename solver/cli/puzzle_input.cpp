#include "solver/cli/puzzle_input.hpp"

#include <iterator>

#include "solver/cli/input.hpp"
#include "solver/puzzles/posted/posted.hpp"

namespace ouverte::cli {

io::Readings read_puzzle_files(const std::vector<std::string>& files, const Console& console) {
  io::Readings all;
  for (const std::string& path : files) {
    const auto text = read_text(path, console);
    if (!text.ok()) {
      all.emplace_back(io::Problem{io::Place{path, 0, ""}, std::string(text.status().message())});
      continue;
    }
    io::Readings read = puzzles::read_puzzles(*text, path == "-" ? "standard input" : path);
    all.insert(all.end(), std::make_move_iterator(read.begin()), std::make_move_iterator(read.end()));
  }
  return all;
}

}  // namespace ouverte::cli
