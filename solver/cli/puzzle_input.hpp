// The files of the puzzle commands: records as everywhere, and problems in plain text as people post them.
#pragma once

#include <string>
#include <vector>

#include "solver/cli/console.hpp"
#include "solver/io/record.hpp"

namespace ouverte::cli {

// What the files hold, in their order, as `read_files` gives it; a text that is no PBN, LIN or JSON is read as posted.
[[nodiscard]] io::Readings read_puzzle_files(const std::vector<std::string>& files, const Console& console);

}  // namespace ouverte::cli
