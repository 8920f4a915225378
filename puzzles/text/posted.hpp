// Problems as people post them: hands drawn round a table or listed, and what is asked in words
// (docs/formats/posted.md). Nothing is guessed: what is missing or can be meant in two ways is a problem that says so.
#pragma once

#include <string_view>

#include "solver/records/record.hpp"

namespace ouverte::puzzles {

// What a text holds, in its order: records where it is PBN, LIN, JSON, or links to a hand viewer, with what the words
// round them ask; else posted problems, each a record with a `Task`, or what is wrong with it.
[[nodiscard]] records::Readings read_puzzles(std::string_view text, std::string_view file);

}  // namespace ouverte::puzzles
