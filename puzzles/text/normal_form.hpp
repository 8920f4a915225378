// A problem in the words that every reading of it comes to, whatever it was posted in.
#pragma once

#include <string>

#include "solver/records/record.hpp"

namespace ouverte::puzzles {

// "… ; 4♠ by South; West leads ♥K; declarer: make the contract". Empty where the record is no puzzle.
[[nodiscard]] std::string in_normal_form(const records::Record& record);

}  // namespace ouverte::puzzles
