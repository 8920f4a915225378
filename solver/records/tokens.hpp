// The words of an `Auction` or `Play` section, each with the marks and comments that belong to it.
#pragma once

#include <span>
#include <string>
#include <vector>

#include "solver/records/pbn.hpp"

namespace ouverte::records {

struct Token {
  std::string word;                   // as written
  std::vector<std::string> marks;     // as written: "^L" before the word; "!?", "=1=", "$7" after it
  std::vector<std::string> comments;  // those after it
  int line = 0;
  bool alone = true;  // nothing else stands on its line
};

struct Tokens {
  std::vector<Token> words;
  std::vector<std::string> before;  // comments before the first word
};

// Splits the items that follow the tag of a section. What is no mark is a word: whoever reads the words says what is
// wrong.
[[nodiscard]] Tokens split_tokens(std::span<const pbn::Item> items);

// Whether a text is one mark.
[[nodiscard]] bool is_mark(std::string_view text);

// A token as it is written: irregularity, word, other marks, comments.
[[nodiscard]] std::string token_text(const std::string& word, std::span<const std::string> marks,
                                     std::span<const std::string> comments);

}  // namespace ouverte::records
