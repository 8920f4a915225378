#include "puzzles/text/suit_groups.hpp"

#include <algorithm>
#include <array>
#include <utility>

#include "puzzles/text/letters.hpp"
#include "puzzles/text/row_words.hpp"
#include "solver/games/shared/texts.hpp"

namespace ouverte::puzzles::text {
namespace {

constexpr std::string_view kSignLetters = "SHDC";

// What joins a suit's sign and its cards.
bool joins_sign(char letter) { return letter == ':' || letter == '-' || letter == '='; }

// The length of a suit's sign at the head of `word`, 0 if there is none: "♠", "S-", "Sp", "Hearts:".
std::size_t sign_at(std::string_view word, int& suit, const Table& table, bool letters) {
  if (is_suit_sign(word.front())) {
    suit = word.front() - kSuitSign;
    return word.size() > 1 && joins_sign(word[1]) ? 2 : 1;
  }
  std::size_t length = 0;
  while (length < word.size() && is_letter(word[length])) ++length;
  if (length == 0) return 0;
  const bool joined = length < word.size() && joins_sign(word[length]);
  const std::size_t letter = kSignLetters.find(word[0]);
  if (length == 1) {
    if (letter == std::string_view::npos || !(joined || (letters && word.size() == 1))) return 0;
    suit = static_cast<int>(letter);
    return joined ? 2 : 1;
  }
  if (length != word.size() && !joined) return 0;
  const std::string lower = games::lower_case(word.substr(0, length));
  constexpr std::array<std::string_view, 4> kNames = {"spades", "hearts", "diamonds", "clubs"};
  suit = suit_word(lower, table);
  if (lower == "ha" && is_upper(word[0])) suit = 1;
  for (std::size_t each = 0; each < kNames.size() && suit == kNoSuit && is_upper(word[0]); ++each)
    if (kNames[each].starts_with(lower) && length <= 4) suit = static_cast<int>(each);
  return suit == kNoSuit ? 0 : length + (joined ? 1 : 0);
}

// The ranks at the head of `word`, before a letter that is the next suit's sign.
std::size_t ranks_length(std::string_view word, const Table& table) {
  for (std::size_t length = word.size(); length > 0; --length) {
    const bool ends = length == word.size() || is_suit_sign(word[length]) ||
                      (length + 1 < word.size() && kSignLetters.find(word[length]) != std::string_view::npos &&
                       joins_sign(word[length + 1]));
    if (ends && ranks_in(word.substr(0, length), table)) return length;
  }
  return 0;
}

class GroupReader {
 public:
  GroupReader(const std::vector<Line>& lines, const Table& table) : lines_(lines), table_(table) { find_style(); }

  SuitGroups read() {
    for (line_ = 0; line_ < lines_.size(); ++line_) {
      open_ = false;
      words_above_ = words_;
      each_word(lines_[line_].text, [&](std::string_view word, std::size_t column) { add(word, column); });
    }
    return std::move(found_);
  }

 private:
  template <class Use>
  static void each_word(const std::string& text, const Use& use) {
    constexpr std::string_view kBetween = " |,";
    for (std::size_t from = 0; (from = text.find_first_not_of(kBetween, from)) != std::string::npos;) {
      const std::size_t to = std::min(text.find_first_of(kBetween, from), text.size());
      use(std::string_view(text).substr(from, to - from), from);
      from = to;
    }
  }

  // Whether letters alone are signs of suits, and cards stand apart from each other.
  void find_style() {
    int hearts = 0, several = 0, single = 0;
    bool signs = false;
    for (const Line& line : lines_) {
      std::size_t last = std::string::npos;
      each_word(line.text, [&](std::string_view word, std::size_t column) {
        hearts += word == "H" ? 1 : 0;
        signs |= is_suit_sign(word.front());
        const auto ranks = ranks_in(word, table_);
        several += ranks && ranks->size() > 1 ? 1 : 0;
        single += ranks && ranks->size() == 1 && last != std::string::npos && column == last + 1 ? 1 : 0;
        last = ranks && ranks->size() == 1 ? column + word.size() : std::string::npos;
      });
    }
    letters_ = !signs && hearts >= 3;
    spaced_ = single > several;
  }

  void add(std::string_view word, std::size_t column) {
    while (!word.empty()) {
      int suit = kNoSuit;
      if (const std::size_t length = sign_at(word, suit, table_, letters_); length > 0) {
        begin(column, length, suit);
        open_ = true;
        word.remove_prefix(length);
        column += length;
        continue;
      }
      const std::size_t stop = word.find_last_not_of(".;");
      if (const std::size_t length = ranks_length(word.substr(0, stop + 1), table_); length > 0) {
        add_ranks(*ranks_in(word.substr(0, length), table_), column, length);
        word.remove_prefix(length == stop + 1 ? word.size() : length);
        column += length;
        continue;
      }
      return add_rest(word, column);
    }
  }

  void add_ranks(const std::vector<std::string>& ranks, std::size_t column, std::size_t length) {
    constexpr std::size_t kMostApart = 3;
    auto& groups = found_.groups;
    const bool beside = open_ && column <= groups.back().end + kMostApart;
    const bool goes_on = beside && groups.back().suit == kNoSuit && spaced_ && ranks.size() == 1 &&
                         column == groups.back().end + 1 && !groups.back().cards.empty();
    if (!goes_on && !(beside && groups.back().suit != kNoSuit)) begin(column, length, kNoSuit);
    open_ = true;
    groups.back().cards.insert(groups.back().cards.end(), ranks.begin(), ranks.end());
    groups.back().end = column + length;
  }

  void add_rest(std::string_view word, std::size_t column) {
    auto& groups = found_.groups;
    if (is_void(word)) {
      // "♠ -", "Sp - J 9": of a suit that has a sign.
      if (open_ && groups.back().suit != kNoSuit && groups.back().cards.empty()) {
        groups.back().end = column + word.size();
        return;
      }
      begin(column, word.size(), kNoSuit);
      open_ = false;
      return;
    }
    const bool both = word == "WESTEAST";
    const char seat = both ? 'W' : seat_named(word, table_);
    if (seat == 0) {
      ++words_;
      names_.clear();
      open_ = false;
      return;
    }
    found_.names.push_back({seat, line_, column, column + word.size()});
    // "Dealer South" names no hand.
    if (words_ == words_above_) names_ += both ? "WE" : std::string(1, seat);
    open_ = false;
  }

  void begin(std::size_t column, std::size_t length, int suit) {
    found_.groups.push_back({.line = line_,
                             .column = column,
                             .end = column + length,
                             .suit = suit,
                             .words_before = words_,
                             .names_before = std::exchange(names_, {})});
  }

  const std::vector<Line>& lines_;
  const Table& table_;
  SuitGroups found_;
  std::size_t line_ = 0;
  std::size_t words_ = 0, words_above_ = 0;  // in all, and in the lines above
  std::string names_;
  bool letters_ = false, spaced_ = false;
  bool open_ = false;  // cards that follow may belong to the last group
};

}  // namespace

SuitGroups suit_groups_of(const std::vector<Line>& lines, const Table& table) {
  return GroupReader(lines, table).read();
}

}  // namespace ouverte::puzzles::text
