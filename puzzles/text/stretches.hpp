// Where records stand in a text, PBN, LIN, JSON or links to a hand viewer, whatever is written round them: the lines of
// each, and the words beside it.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "puzzles/text/clean.hpp"

namespace ouverte::puzzles::text {

// Whether a text has a link to a hand viewer, or a hand written for a forum, "[hv=…]".
[[nodiscard]] bool has_link(std::string_view text);
// A text with each of them in a line of its own, and gone from the markup round it.
[[nodiscard]] std::string with_links_apart(std::string_view text);

// Whether a text has tags of PBN, a deal of LIN, or is JSON.
[[nodiscard]] bool holds_records(std::string_view text);

struct Stretch {
  std::string records;  // lines that are none are empty
  std::vector<Line> words;
  int before = 0;  // lines of the file
};

// Lines of records and the words below them; all of the words if there are records in one place only.
[[nodiscard]] std::vector<Stretch> stretches_of(std::string_view text);

}  // namespace ouverte::puzzles::text
