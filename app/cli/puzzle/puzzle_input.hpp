// The files of the puzzle commands: records as everywhere, and problems in plain text as people post them.
#pragma once

#include <string>
#include <vector>

#include "app/cli/console/console.hpp"
#include "solver/records/record.hpp"

namespace ouverte::cli {

// What the files hold, in their order, as `read_files` gives it; a text that is no PBN, LIN or JSON is read as posted.
[[nodiscard]] records::Readings read_puzzle_files(const std::vector<std::string>& files, const Console& console);

}  // namespace ouverte::cli
