#include "solver/cli/puzzle_input.hpp"

#include "solver/cli/input.hpp"
#include "solver/puzzles/posted/posted.hpp"

namespace ouverte::cli {

io::Readings read_puzzle_files(const std::vector<std::string>& files, const Console& console) {
  return read_files(files, console, puzzles::read_puzzles);
}

}  // namespace ouverte::cli
