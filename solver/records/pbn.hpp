// A PBN 2.1 file as a document: boards made of items, with every byte kept but the line ends. The meaning of the tags
// is `record.hpp`'s; here are only the syntax, the boundaries of boards, and values inherited from board to board.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "solver/games/door/game.hpp"

namespace ouverte::records::pbn {

struct Item {
  enum class Kind {
    kTag,      // [Name "value"]
    kText,     // section data: the rest of a line, or as much of it as stands before a comment or tag
    kComment,  // ; to the end of the line, or { } over any number of lines
    kEscape,   // a line that begins with %
    kBad,      // what could not be read
  };
  Kind kind = Kind::kText;
  int line = 0;          // where it begins
  std::string name;      // of a tag
  std::string value;     // of a tag: without quotes and backslashes; text; a comment or escape: without its marks
  bool literal = false;  // of a tag: "\#" stood at the front of its value, which inherits nothing and hands on nothing
  std::string space;     // white space before the item
  std::string source;    // the item as written
};

inline constexpr std::string_view kSpace = " \t\n\v\f";
[[nodiscard]] bool is_name(char letter);  // may stand in the name of a tag
// Whether the value of a tag is a word of PBN's own: "#", as in a board before, or "##…", for all boards after.
[[nodiscard]] bool is_inherited(std::string_view value);

struct Board {
  int line = 0;  // of its first item
  std::vector<Item> items;
};

// What cannot be read in a board. The rest of the board, and the boards after it, are read all the same.
struct Fault {
  int line = 0;
  std::size_t board = 0;  // index of the board
  std::string tag;        // the tag it stands in or follows; empty: none
  std::string message;
};

struct Document {
  std::vector<Board> boards;
  std::string tail;  // white space at the end
  std::vector<Fault> faults;
};

// Takes UTF-8, Latin-1 (bytes are kept as they are) and, with a byte order mark, UTF-16; line ends of any kind.
[[nodiscard]] Document parse(std::string_view bytes);

// The text that was read, line ends as "\n".
[[nodiscard]] std::string write(const Document& document);

// The tags of every board with inherited values filled in: "#" stands for the value in the nearest board before, "##…"
// gives its text to every board after as well. Of tags written twice in a board the first counts; notes are left out.
[[nodiscard]] std::vector<games::Tags> resolve(const Document& document);

// What an item can hold of a text, so that it is read as it was written and begins no other item: the name of a tag is
// letters, digits and underlines; a value is one line; a comment has line feeds, but none beside a closing brace, which
// needs a comment to the end of its line; a line of a section has no comment and no tag, but in quotes.
[[nodiscard]] std::string held_name(std::string_view text);
[[nodiscard]] std::string held_value(std::string_view text);
[[nodiscard]] std::string held_comment(std::string_view text);
[[nodiscard]] std::string held_line(std::string_view text);
// The same below `Auction` and `Play`, where quotes mean nothing.
[[nodiscard]] std::string held_words(std::string_view text);

// An item that holds a tag, a comment, or one line of text as it stands, each beginning on a line of its own.
[[nodiscard]] Item tag(std::string_view name, std::string_view value);
[[nodiscard]] Item comment(std::string_view text);
[[nodiscard]] Item line(std::string_view text);

}  // namespace ouverte::records::pbn
