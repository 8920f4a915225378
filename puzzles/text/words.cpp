#include "puzzles/text/words.hpp"

#include <algorithm>
#include <array>
#include <cctype>

#include "puzzles/text/letters.hpp"
#include "solver/games/shared/texts.hpp"

namespace ouverte::puzzles::text {
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

// Names of facts, which a colon follows: another clause begins with them.
constexpr std::array<std::string_view, 16> kHeads = {"lead",  "led",    "leader", "contract",     "trump",  "trumps",
                                                     "task",  "goal",   "target", "declarer",     "dealer", "vul",
                                                     "title", "strain", "tricks", "vulnerability"};

// The first word of a line, and whether it heads the line as the name of a fact does: "Opening lead:".
std::string_view first_word(std::string_view line) {
  line.remove_prefix(std::min(line.find_first_not_of(" (\"*_"), line.size()));
  return line.substr(0, static_cast<std::size_t>(std::ranges::find_if_not(line, is_letter) - line.begin()));
}

bool is_headed(std::string_view line) {
  const std::size_t colon = line.find(':');
  if (colon == std::string_view::npos) return false;
  std::string_view head = line.substr(0, colon);
  while (head.ends_with(' ')) head.remove_suffix(1);
  const std::size_t last = head.find_last_of(' ') + 1;
  return std::ranges::count(games::without_blanks(head), ' ') < 3 &&
         std::ranges::find(kHeads, lower_case(head.substr(last))) != kHeads.end();
}

// A word with a capital that only the beginning of a sentence gives it: no name of a seat, a card or a contract.
bool begins_sentence(std::string_view word) {
  constexpr std::array<std::string_view, 28> kNames = {
      "north", "east",  "south",      "west",     "nord",     "sud",      "ost",       "hood",  "joker",  "jokers",
      "mond",  "skus",  "pagat",      "trull",    "solo",     "misere",   "abundance", "royal", "spades", "hearts",
      "clubs", "dummy", "middlehand", "diamonds", "declarer", "rearhand", "forehand",  "pik"};
  return word.size() > 1 && std::isupper(static_cast<unsigned char>(word[0])) != 0 &&
         std::islower(static_cast<unsigned char>(word[1])) != 0 &&
         std::ranges::find(kNames, lower_case(word)) == kNames.end();
}

// Whether a sentence goes on from a line to the next.
bool wraps(const std::string& line, const std::string& next) {
  const std::size_t end = line.find_last_not_of(' ');
  const std::size_t begin = next.find_first_not_of(' ');
  if (end == std::string::npos || begin == std::string::npos) return false;
  if (is_headed(next)) return false;
  if (line[end] == ',' || line[end] == ':' || std::islower(static_cast<unsigned char>(next[begin])) != 0) return true;
  return !is_headed(line) && !begins_sentence(first_word(next));
}

// "Contract: 6♠ Lead: ♥K": a full stop before a head within a line.
std::vector<Word> with_heads_apart(const std::vector<Word>& words) {
  constexpr std::array<std::string_view, 8> kBefore = {"opening", "first", "initial", "trump",
                                                       "on",      "to",    "the",     "and"};
  std::vector<Word> apart;
  const auto is_in = [](const auto& list, const Word& word) {
    return std::ranges::find(list, word.text) != list.end();
  };
  for (std::size_t at = 0; at < words.size(); ++at) {
    const bool head =
        at + 1 < words.size() && words[at + 1].raw == ":" && words[at].mark == Mark::kWord && is_in(kHeads, words[at]);
    std::size_t place = apart.size();
    while (head && place > 0 && apart[place - 1].mark == Mark::kWord && is_in(kBefore, apart[place - 1])) --place;
    const bool inside = head && place > 0 && (place == apart.size() || apart[place].text != "on") &&
                        (apart[place - 1].mark == Mark::kWord);
    if (inside)
      apart.insert(apart.begin() + static_cast<std::ptrdiff_t>(place),
                   {.text = "", .raw = "", .line = words[at].line, .mark = Mark::kStop});
    apart.push_back(words[at]);
  }
  return apart;
}

}  // namespace

std::vector<Word> words_of(const std::vector<Line>& prose) {
  std::vector<Word> words;
  for (std::size_t row = 0; row < prose.size(); ++row) {
    const Line& line = prose[row];
    WordSplitter splitter(words, line.number);
    for (std::size_t from = 0; (from = line.text.find_first_not_of(' ', from)) != std::string::npos;) {
      const std::size_t to = std::min(line.text.find(' ', from), line.text.size());
      splitter.split(std::string_view(line.text).substr(from, to - from));
      from = to;
    }
    const bool goes_on = row + 1 < prose.size() && wraps(line.text, prose[row + 1].text);
    words.push_back({.text = "\n",
                     .raw = "\n",
                     .line = line.number,
                     .mark = goes_on || row + 1 == prose.size() ? Mark::kBreak : Mark::kStop});
  }
  return with_heads_apart(words);
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

}  // namespace ouverte::puzzles::text
