#include "app/cli/puzzle/puzzle_input.hpp"

#include "app/cli/console/input.hpp"
#include "puzzles/text/posted.hpp"

namespace ouverte::cli {

records::Readings read_puzzle_files(const std::vector<std::string>& files, const Console& console) {
  return read_files(files, console, puzzles::read_puzzles);
}

}  // namespace ouverte::cli
