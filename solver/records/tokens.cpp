#include "solver/records/tokens.hpp"

#include <algorithm>
#include <cctype>
#include <string_view>
#include <utility>

namespace ouverte::records {
namespace {

bool is_digit(char letter) { return std::isdigit(static_cast<unsigned char>(letter)) != 0; }
bool is_call_letter(char letter) { return std::isalnum(static_cast<unsigned char>(letter)) != 0 || letter == '-'; }

std::size_t digits(std::string_view text, std::size_t from) {
  return static_cast<std::size_t>(
             std::find_if_not(text.begin() + static_cast<std::ptrdiff_t>(from), text.end(), is_digit) - text.begin()) -
         from;
}

// How long the mark at the front of a text is; 0 if none stands there.
std::size_t mark_length(std::string_view text) {
  switch (text.front()) {
    case '!':
    case '?':
      return text.size() > 1 && (text[1] == '!' || text[1] == '?') ? 2 : 1;
    case '$':
      return digits(text, 1) > 0 ? 1 + digits(text, 1) : 0;
    case '=': {
      const std::size_t close = 1 + digits(text, 1);
      return close > 1 && close < text.size() && text[close] == '=' ? close + 1 : 0;
    }
    default:
      return 0;
  }
}

// How long the word at the front is. A card or call ends where a `*` or `+` follows it, which are words of their own.
std::size_t word_length(std::string_view text) {
  const std::size_t end = std::min(text.find_first_of("!?$=^", 1), text.size());
  const std::string_view word = text.substr(0, end);
  const bool marker = end > 1 && (word.back() == '*' || word.back() == '+');
  if (marker && std::ranges::all_of(word.substr(0, end - 1), is_call_letter)) return end - 1;
  return end;
}

// One word, whatever the text: what would end it, or make an escape line or a comment of it, is an underline.
std::string held_word(std::string_view text) {
  std::string word(text);
  std::ranges::replace_if(
      word,
      [](char sign) {
        return std::isspace(static_cast<unsigned char>(sign)) != 0 ||
               std::string_view(";{[]").find(sign) != std::string_view::npos;
      },
      '_');
  if (word.starts_with('%')) word.front() = '_';
  return word.empty() ? "-" : word;
}

class Splitter {
 public:
  void add_text(const pbn::Item& item) {
    for (std::string_view rest = item.value; !rest.empty();) {
      const std::size_t space = rest.find_first_not_of(kSpace);
      if (space == std::string_view::npos) return;
      rest.remove_prefix(space);
      std::string_view chunk = rest.substr(0, rest.find_first_of(kSpace));
      rest.remove_prefix(chunk.size());
      while (!chunk.empty()) take_one(chunk, item.line);
    }
  }

  void add_comment(const pbn::Item& item) {
    std::vector<Token>& words = tokens_.words;
    (words.empty() ? tokens_.before : words.back().comments).push_back(item.value);
  }

  Tokens finish() {
    if (!irregular_.empty()) add_word(std::exchange(irregular_, {}), irregular_line_);
    return std::move(tokens_);
  }

 private:
  static constexpr std::string_view kSpace = " \t\v\f";

  // Takes a mark or a word off the front of what stands between two spaces.
  void take_one(std::string_view& chunk, int line) {
    const std::string_view two = chunk.substr(0, 2);
    const std::size_t mark = mark_length(chunk);
    if (mark > 0 && !tokens_.words.empty() && irregular_.empty()) {
      tokens_.words.back().marks.emplace_back(take(chunk, mark));
    } else if ((two == "^I" || two == "^R" || two == "^L") && irregular_.empty()) {
      irregular_ = take(chunk, 2);
      irregular_line_ = line;
    } else if (two == "^S") {  // stands for the call of a player who was passed over
      add_word(take(chunk, 2), line);
    } else {
      add_word(take(chunk, word_length(chunk)), line);
    }
  }

  static std::string_view take(std::string_view& text, std::size_t length) {
    const std::string_view taken = text.substr(0, length);
    text.remove_prefix(length);
    return taken;
  }

  void add_word(std::string_view word, int line) {
    Token token{.word = std::string(word), .marks = {}, .comments = {}, .line = line};
    if (!tokens_.words.empty() && tokens_.words.back().line == line) {
      tokens_.words.back().alone = false;
      token.alone = false;
    }
    if (!irregular_.empty()) token.marks.push_back(std::exchange(irregular_, {}));
    tokens_.words.push_back(std::move(token));
  }

  Tokens tokens_;
  std::string irregular_;  // a mark that waits for its word
  int irregular_line_ = 0;
};

}  // namespace

Tokens split_tokens(std::span<const pbn::Item> items) {
  Splitter splitter;
  for (const pbn::Item& item : items) {
    if (item.kind == pbn::Item::Kind::kComment) splitter.add_comment(item);
    if (item.kind == pbn::Item::Kind::kText) splitter.add_text(item);
  }
  return splitter.finish();
}

bool is_mark(std::string_view text) {
  return text == "^I" || text == "^R" || text == "^L" || (!text.empty() && mark_length(text) == text.size());
}

std::string token_text(const std::string& word, std::span<const std::string> marks,
                       std::span<const std::string> comments) {
  std::string before;
  std::string after;
  for (const std::string& mark : marks) (mark.starts_with('^') ? before += mark + " " : after += " " + mark);
  std::string text = before + held_word(word) + after;
  for (const std::string& comment : comments) {
    const std::string written = pbn::comment(comment).source;
    text += " " + written;
    if (written.starts_with(';')) text += '\n';
  }
  return text;
}

}  // namespace ouverte::records
