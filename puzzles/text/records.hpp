// Records in a syntax of their own, and words that say what is asked beside them.
#pragma once

#include <string>
#include <string_view>

#include "puzzles/text/posted.hpp"
#include "solver/records/record.hpp"

namespace ouverte::puzzles::text {

// The records; one without a task takes it from the words that follow it, or stand round the only one.
[[nodiscard]] records::Readings read_with_words(std::string_view text, std::string_view file, const HowPosted& how);

}  // namespace ouverte::puzzles::text
