// Tables of web pages as they look: the lines of their cells side by side.
#pragma once

#include <string>
#include <string_view>

namespace ouverte::puzzles::text {

// A text in which each row of a table whose cells have several lines is drawn with blanks; all else as it is, and so
// are rows with longer lines in their cells than a hand has, or more of them than a post.
[[nodiscard]] std::string with_drawn_tables(std::string_view text);

}  // namespace ouverte::puzzles::text
