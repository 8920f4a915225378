#include "puzzles/text/row_words.hpp"

#include <algorithm>
#include <array>
#include <cctype>
#include <utility>

#include "puzzles/text/letters.hpp"
#include "puzzles/text/lexicon.hpp"
#include "solver/games/shared/names.hpp"
#include "solver/games/shared/texts.hpp"

namespace ouverte::puzzles::text {
namespace {

using games::lower_case;

// Takes one rank off the head of `text`: "A", "10", "x"; empty if there is none.
std::string take_rank(std::string_view& text, const Table& table) {
  if (text.starts_with("10")) {
    text.remove_prefix(2);
    return "T";
  }
  if (text.empty()) return "";
  const char letter = upper(text.front());
  const bool small = letter == 'X' && !table.trumps;  // beside numbered trumps a figure
  if (!small && table.ranks.find(letter) == std::string::npos) return "";
  text.remove_prefix(1);
  return {small ? 'x' : letter};
}

// A trump's number, in figures or Roman ones; 0 if it is none.
int trump_number(std::string_view word) {
  if (!word.empty() && std::ranges::all_of(word, is_digit) && word.size() <= 2) {
    const int number = std::stoi(std::string(word));
    return number <= 22 ? number : 0;
  }
  const int number = roman(word);
  return number <= 22 ? number : 0;
}

}  // namespace

std::optional<std::vector<std::string>> ranks_in(std::string_view text, const Table& table) {
  std::vector<std::string> ranks;
  while (!text.empty()) {
    const std::string rank = take_rank(text, table);
    if (rank.empty()) return std::nullopt;
    ranks.push_back(rank);
    if (text.size() > 1 && (text.front() == '-' || text.front() == ',' || text.front() == '.')) text.remove_prefix(1);
  }
  return ranks.empty() ? std::nullopt : std::optional(ranks);
}

std::optional<std::vector<std::string>> trumps_in(std::string_view text) {
  std::vector<std::string> numbers;
  while (!text.empty()) {
    const std::size_t stop = std::min(text.find_first_of(",-."), text.size());
    const std::string_view word = text.substr(0, stop);
    const int number = trump_number(word);
    if (word == "*")
      numbers.emplace_back("*");
    else if (number == 0)
      return std::nullopt;
    else
      numbers.push_back(std::to_string(number));
    text.remove_prefix(std::min(stop + 1, text.size()));
  }
  return numbers.empty() ? std::nullopt : std::optional(numbers);
}

bool is_void(std::string_view word) {
  const std::string lower = lower_case(word);
  constexpr std::array<std::string_view, 8> kWords = {"none",   "void",    "nil",  "(void)",
                                                      "(none)", "nothing", "leer", "chicane"};
  return std::ranges::find(kWords, lower) != kWords.end() || word.find_first_not_of('-') == std::string_view::npos ||
         word == "_" || word == "()";
}

int suit_word(std::string_view word, const Table& table) {
  const std::string lower = lower_case(word);
  constexpr std::array<std::string_view, 4> kOne = {"spade", "heart", "diamond", "club"};
  int named = kNoSuit;
  for (const LexiconEntry& entry : lexicon())
    if (entry.meaning == Meaning::kSuit)
      each_way(entry, table.language, [&](std::string_view way) {
        if (way == lower) named = entry.value;
      });
  if (named != kNoSuit) return named;
  for (std::size_t suit = 0; suit < kOne.size(); ++suit)
    if (lower.starts_with(kOne[suit]) && lower.substr(kOne[suit].size()).find_first_not_of('s') == std::string::npos)
      return static_cast<int>(suit);
  if (table.trumps && (lower == "trumps" || lower == "trump" || lower == "tarocks" || lower == "tarock" ||
                       lower == "t" || lower == "tr"))
    return kExtras;
  if (table.jokers && (lower == "jokers")) return kExtras;
  return kNoSuit;
}

std::vector<int> extras_in(std::string_view word, const Table& table, bool after_others) {
  const std::string lower = lower_case(word);
  const bool joker = lower == "joker" || lower == "jok" || lower == "jkr";
  if (table.jokers && !word.empty() && (joker || word.find_first_not_of('*') == std::string_view::npos))
    return std::vector<int>(joker ? 1 : word.size(), 0);
  if (!table.trumps) return {};
  if (word == "*" || lower == "skus" || lower == "skues" || lower == "sk") return {0};
  const auto numbers = trumps_in(word);
  if (!numbers) return {};
  // "1" and "10" are pip cards too: a number stands for a trump after the word, or where no rank is written so.
  const bool only_trump =
      std::ranges::any_of(*numbers, [](const std::string& number) { return number != "1" && number != "10"; });
  if (!after_others && (!only_trump || ranks_in(word, table))) return {};
  std::vector<int> cards;
  for (const std::string& number : *numbers) cards.push_back(number == "*" ? 0 : std::stoi(number));
  return cards;
}

std::optional<std::vector<std::string>> hand_in(std::string_view word, const Table& table) {
  const auto dots = std::ranges::count(word, '.');
  const bool fifth = table.jokers || table.trumps;
  if (dots < 3 || dots > (fifth ? 4 : 3)) return std::nullopt;
  std::vector<std::string> fields(1);
  for (const char letter : word) {
    if (letter == '.')
      fields.emplace_back();
    else
      fields.back() += letter;
  }
  bool cards = false;
  for (std::size_t field = 0; field < fields.size(); ++field) {
    if (fields[field].empty() || fields[field] == "-") continue;
    const bool extra = field == kExtras;
    const bool known = extra ? (table.trumps ? trumps_in(fields[field]).has_value()
                                             : fields[field].find_first_not_of('*') == std::string::npos)
                             : ranks_in(fields[field], table).has_value();
    if (!known) return std::nullopt;
    cards = true;
  }
  return cards ? std::optional(fields) : std::nullopt;
}

int roman(std::string_view word) {
  constexpr std::array<std::pair<char, int>, 4> kFigures = {{{'I', 1}, {'V', 5}, {'X', 10}, {'L', 50}}};
  int total = 0;
  int before = 0;
  for (auto letter = word.rbegin(); letter != word.rend(); ++letter) {
    const auto figure = std::ranges::find(kFigures, *letter, &std::pair<char, int>::first);
    if (figure == kFigures.end() || word.size() > 8) return 0;
    total += figure->second < before ? -figure->second : figure->second;
    before = std::max(before, figure->second);
  }
  return total;
}

char seat_named(std::string_view word, const Table& table) {
  while (!word.empty() && (word.front() == '(' || word.front() == '[')) word.remove_prefix(1);
  while (!word.empty() && (word.back() == ')' || word.back() == ']' || word.back() == ':')) word.remove_suffix(1);
  if (word.empty()) return 0;
  if (word.size() == 1) return table.seats.find(word[0]) == std::string::npos ? '\0' : word[0];
  if (!table.compass) {
    constexpr std::array<std::array<std::string_view, 3>, 3> kHands = {{{"forehand", "eldest", "vorhand"},
                                                                        {"middlehand", "second hand", "mittelhand"},
                                                                        {"rearhand", "endhand", "hinterhand"}}};
    for (std::size_t place = 0; place < std::min(kHands.size(), table.seats.size()); ++place)
      if (std::ranges::find(kHands[place], lower_case(word)) != kHands[place].end()) return table.seats[place];
    return 0;
  }
  const std::string lower = lower_case(word);
  char named = 0;
  for (const LexiconEntry& entry : lexicon())
    if (entry.meaning == Meaning::kSeat)
      each_way(entry, table.language, [&](std::string_view way) {
        if (way == lower) named = table.seats[static_cast<std::size_t>(entry.value)];
      });
  if (named != 0) return named;
  const auto seat = games::read_seat(word);
  return seat ? games::seat_text(*seat).front() : '\0';
}

}  // namespace ouverte::puzzles::text
