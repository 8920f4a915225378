#include "app/cli/text/text.hpp"

#include <algorithm>
#include <utility>

#include "absl/strings/str_replace.h"
#include "solver/records/encoding.hpp"

namespace ouverte::cli {
namespace {

constexpr std::string_view kMark = "\uFFFD";  // in place of what must not be shown

constexpr std::string_view kReset = "\x1b[0m";

std::string_view escape(Style style) {
  switch (style) {
    case Style::kPlain:
      return "";
    case Style::kStrong:
      return "\x1b[1m";
    case Style::kFaint:
      return "\x1b[2m";
    case Style::kRedSuit:
      return "\x1b[91m";
    case Style::kBlackSuit:
      return "\x1b[94m";
    case Style::kMarked:
      return "\x1b[1;32m";
  }
  return "";
}

// Of a character in UTF-8: whether it controls the terminal (C0, DEL, C1) or the direction of writing.
bool controls(std::string_view character) {
  const auto last = static_cast<std::uint8_t>(character.back());
  if (character.size() == 1) return last < 0x20 || last == 0x7F;
  if (character.size() == 2) return character.front() == '\xC2' && last < 0xA0;
  return (character.starts_with("\xE2\x80") && last >= 0xAA && last <= 0xAE) ||  // U+202A to U+202E
         (character.starts_with("\xE2\x81") && last >= 0xA6 && last <= 0xA9);    // U+2066 to U+2069
}

}  // namespace

std::string printable(std::string_view text) {
  std::string shown;
  while (!text.empty()) {
    const std::size_t length = records::utf8_length(text);
    const std::string character =
        length > 0 ? std::string(text.substr(0, length)) : records::as_utf8(text.substr(0, 1));
    if (character == "\t") {
      shown += ' ';
    } else if (character == "\n" || !controls(character)) {
      shown += character;
    } else {
      shown += kMark;
    }
    text.remove_prefix(std::max<std::size_t>(1, length));
  }
  return shown;
}

std::string printable_line(std::string_view text) {
  std::string line = printable(text);
  std::ranges::replace(line, '\n', ' ');
  return line;
}

int columns(std::string_view bytes) {
  return static_cast<int>(std::ranges::count_if(bytes, [](char byte) { return (byte & 0xC0) != 0x80; }));
}

Text& Text::add(std::string_view bytes, Style style) {
  if (bytes.empty()) return *this;
  pieces_.push_back({printable_line(bytes), style});
  columns_ += cli::columns(pieces_.back().bytes);
  return *this;
}

Text& Text::add(const Text& other) {
  if (other.fold_ >= 0) fold_ = columns_ + other.fold_;
  pieces_.insert(pieces_.end(), other.pieces_.begin(), other.pieces_.end());
  columns_ += other.columns_;
  return *this;
}

Text& Text::pad(int columns) {
  if (columns > columns_) add(std::string(static_cast<std::size_t>(columns - columns_), ' '));
  return *this;
}

Text& Text::fold(int indent) {
  fold_ = indent;
  return *this;
}

std::string Text::bytes(Colour colour) const {
  std::string all;
  for (const StyledPiece& piece : pieces_) {
    const std::string_view start = colour == Colour::kOn ? escape(piece.style) : "";
    all.append(start).append(absl::StrReplaceAll(piece.bytes, {{kBlank, " "}})).append(start.empty() ? "" : kReset);
  }
  all.erase(all.find_last_not_of(' ') + 1);
  return all;
}

// Folded at blanks: a word is what stands between two of them, in however many styles.
std::string Text::bytes(Colour colour, int screen) const {
  if (fold_ < 0 || columns_ <= screen) return bytes(colour);
  const int indent = std::min(fold_, screen / 2);
  std::string all;
  Text line;
  Text word;
  const auto end_word = [&](std::string_view blank) {
    if (line.columns_ + word.columns_ > screen && line.columns_ > indent) {
      all.append(line.bytes(colour)).append("\n");
      line = Text().pad(indent);
    }
    line.add(word).add(blank);
    word = {};
  };
  for (const StyledPiece& piece : pieces_) {
    std::string_view rest = piece.bytes;
    for (std::size_t blank; (blank = rest.find(' ')) != std::string_view::npos; rest.remove_prefix(blank + 1)) {
      word.add(rest.substr(0, blank), piece.style);
      end_word(" ");
    }
    word.add(rest, piece.style);
  }
  end_word("");
  return all + line.bytes(colour);
}

std::vector<Text> grid(const std::vector<std::vector<Text>>& rows) {
  std::vector<int> widths;
  for (const std::vector<Text>& row : rows) {
    widths.resize(std::max(widths.size(), row.size()));
    for (std::size_t i = 0; i < row.size(); ++i) widths[i] = std::max(widths[i], row[i].columns());
  }
  std::vector<Text> lines;
  for (const std::vector<Text>& row : rows) {
    Text line;
    int start = 0;
    for (std::size_t i = 0; i < row.size(); ++i) {
      line.pad(start).add(row[i]);
      start += widths[i] + 2;
    }
    lines.push_back(std::move(line));
  }
  return lines;
}

void append(std::vector<Text>& lines, const std::vector<Text>& more, int indent) {
  for (const Text& line : more) lines.push_back(Text().pad(indent).add(line));
}

}  // namespace ouverte::cli
