// A posted text as lines of plain characters, one a column, whatever forum, page or editor it came from.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace ouverte::puzzles::text {

struct Line {
  int number = 0;    // in the file
  std::string text;  // ASCII, and the suit signs below
};

// The number of a line that stands in no file: it was supplied beside it.
inline constexpr int kSupplied = 0;

// What a suit symbol has become: kSuitSign + 0 for spades … + 3 for clubs.
inline constexpr char kSuitSign = '\x01';
[[nodiscard]] constexpr bool is_suit_sign(char letter) { return letter >= kSuitSign && letter < kSuitSign + 4; }

// Whether a line has nothing but blanks and the bars of a table.
[[nodiscard]] inline bool is_blank(const Line& line) { return line.text.find_first_not_of(" |") == std::string::npos; }

// Markup and accents gone, every way to write a suit symbol made one sign, every dash "-", tabs blanks.
[[nodiscard]] std::vector<Line> clean_lines(std::string_view bytes);

// The same text with its suit signs as symbols again, for messages and tags.
[[nodiscard]] std::string readable(std::string_view text);

}  // namespace ouverte::puzzles::text
