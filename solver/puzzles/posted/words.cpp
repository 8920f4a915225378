#include "solver/puzzles/posted/words.hpp"

#include <algorithm>
#include <array>
#include <cctype>

#include "solver/games/texts.hpp"
#include "solver/puzzles/posted/letters.hpp"

namespace ouverte::puzzles::posted {
namespace {

using games::lower_case;

bool is_letter(char letter) { return std::isalpha(static_cast<unsigned char>(letter)) != 0; }

// Splits one word between blanks: punctuation, suit signs, figures and letters apart.
class WordSplitter {
 public:
  WordSplitter(std::vector<Word>& words, int line) : words_(words), line_(line) {}

  void split(std::string_view text) {
    bool glued = false;
    while (!text.empty()) {
      const std::size_t length = piece(text);
      // "*Lead*": stars that only stress a word.
      const bool stress = text.front() == '*' && ((glued && !words_.empty() && words_.back().text != "*") ||
                                                  (text.size() > 1 && is_letter(text[1])));
      if (!stress) add(text.substr(0, length), glued, text.substr(length));
      text.remove_prefix(length);
      glued = true;
    }
  }

 private:
  static std::size_t piece(std::string_view text) {
    const char first = text.front();
    if (is_suit_sign(first)) return 1;
    if (text.starts_with("'s") && (text.size() == 2 || !is_letter(text[2]))) return 2;
    if (text.starts_with(">=") || text.starts_with("<=")) return 2;
    const auto run = [&](auto belongs) {
      return static_cast<std::size_t>(std::ranges::find_if_not(text, belongs) - text.begin());
    };
    if (is_digit(first)) return run(is_digit);
    if (is_letter(first)) return run([](char letter) { return is_letter(letter) || is_digit(letter); });
    return 1;
  }

  void add(std::string_view text, bool glued, std::string_view rest) {
    Word word{.text = lower_case(text), .raw = std::string(text), .line = line_, .glued = glued};
    const char first = text.front();
    const bool word_like = is_letter(first) || is_digit(first) || is_suit_sign(first) || first == '*' || first == '>' ||
                           first == '<' || first == '=' || first == '\'';
    if (text == "'" || first == '"' || first == '(' || first == ')' || first == '[' || first == ']' || first == '-' ||
        first == '/' || first == '#' || first == '&') {
      if (first != '&' && first != '/' && first != '-') {
        if (first == '(' || first == ')')
          word.mark = Mark::kComma;
        else
          return;
      }
      if (first == '-' && !glued) word.mark = Mark::kComma;
      if (first == '-' && glued) return;
      if (first == '/') return;
    } else if (!word_like) {
      const bool stop = first == '.' || first == '!' || first == '?' || first == ';';
      // "N. Other", "S. to lead", "4.5": no sentence ends there.
      const bool initial = first == '.' && !words_.empty() && words_.back().mark == Mark::kWord &&
                           words_.back().raw.size() == 1 && is_letter(words_.back().raw[0]) && !rest.empty();
      word.mark = stop && !initial ? Mark::kStop : Mark::kComma;
    }
    words_.push_back(word);
  }

  std::vector<Word>& words_;
  int line_;
};

}  // namespace

std::vector<Word> words_of(const std::vector<Line>& prose) {
  std::vector<Word> words;
  for (const Line& line : prose) {
    WordSplitter splitter(words, line.number);
    const bool blank = line.text.find_first_not_of(' ') == std::string::npos;
    for (std::size_t from = 0; (from = line.text.find_first_not_of(' ', from)) != std::string::npos;) {
      const std::size_t to = std::min(line.text.find(' ', from), line.text.size());
      splitter.split(std::string_view(line.text).substr(from, to - from));
      from = to;
    }
    words.push_back({.text = "\n", .raw = "\n", .line = line.number, .mark = blank ? Mark::kStop : Mark::kBreak});
  }
  return words;
}

std::string text_of(std::span<const Word> words) {
  std::string text;
  for (const Word& word : words) {
    if (word.mark == Mark::kBreak || word.raw == "\n") continue;
    if (!text.empty() && !word.glued && word.mark == Mark::kWord) text += ' ';
    text += word.raw;
  }
  return readable(text);
}

}  // namespace ouverte::puzzles::posted
