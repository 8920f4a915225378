// A line of text in several styles that knows how many columns it takes on a terminal.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "app/requests/numbers.hpp"

namespace ouverte::cli {

enum class Colour : std::uint8_t { kOff, kOn };
enum class Style : std::uint8_t { kPlain, kStrong, kFaint, kRedSuit, kBlackSuit, kMarked };

// The text as it may be shown on a terminal: what would move the cursor, change colours or turn the direction of
// writing is replaced by a mark, a tab by a blank; bytes that are not UTF-8 are taken for Latin-1. Line feeds stay.
[[nodiscard]] std::string printable(std::string_view text);
// The same as one line: a line feed is a blank too.
[[nodiscard]] std::string printable_line(std::string_view text);

// Whatever is added is made printable, as one line.
class Text {
 public:
  Text() = default;
  Text(std::string_view bytes, Style style = Style::kPlain) { add(bytes, style); }

  Text& add(std::string_view bytes, Style style = Style::kPlain);
  Text& add(const Text& other);
  Text& pad(int columns);  // blanks on the right up to so many columns
  // This is a sentence: where it is too long for a line it goes on below, so many columns from its own left end. A text
  // that it is added to then is one too.
  Text& fold(int indent);

  [[nodiscard]] int columns() const { return columns_; }
  [[nodiscard]] std::string bytes(Colour colour) const;  // no blanks at the end
  // The same with a line feed where it is folded for a screen of so many columns.
  [[nodiscard]] std::string bytes(Colour colour, int screen) const;

 private:
  struct StyledPiece {
    std::string bytes;
    Style style;
  };
  std::vector<StyledPiece> pieces_;
  int columns_ = 0;
  int fold_ = -1;  // the column at which further lines begin; below 0: there are none
};

// A blank at which nothing is folded.
inline constexpr const char* kBlank = "\u00A0";

// Columns that UTF-8 text takes. Every character of ours takes one.
[[nodiscard]] int columns(std::string_view bytes);

using requests::counted;
using requests::with_commas;

// Rows of cells with the columns aligned to the left, two blanks between them.
[[nodiscard]] std::vector<Text> grid(const std::vector<std::vector<Text>>& rows);

// Adds `more` to `lines`, each indented by so many columns.
void append(std::vector<Text>& lines, const std::vector<Text>& more, int indent);

}  // namespace ouverte::cli
