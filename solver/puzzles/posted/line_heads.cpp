#include "solver/puzzles/posted/line_heads.hpp"

#include <algorithm>
#include <array>
#include <map>
#include <string>
#include <string_view>
#include <utility>

#include "solver/games/texts.hpp"
#include "solver/puzzles/posted/letters.hpp"

namespace ouverte::puzzles::posted {
namespace {

// The seat whose letter and colon head a line, and where the letter stands.
std::pair<char, std::size_t> seat_heading(const std::string& text, const Table& table) {
  const std::size_t at = text.find_first_not_of(" (|");
  if (at == std::string::npos || at + 1 >= text.size() || text[at + 1] != ':') return {0, 0};
  const char seat = upper(text[at]);
  return {table.seats.find(seat) == std::string::npos ? '\0' : seat, at};
}

// Four fields of ranks with slashes or dots between them.
bool is_hand(std::string_view word, const Table& table) {
  while (!word.empty() && std::string_view(",;.").find(word.back()) != std::string_view::npos) word.remove_suffix(1);
  const auto fields = 1 + std::ranges::count_if(word, [](char letter) { return letter == '/' || letter == '.'; });
  return fields == 4 && std::ranges::all_of(word, [&](char letter) {
           return table.ranks.find(upper(letter)) != std::string::npos ||
                  std::string_view("10-/.").find(letter) != std::string_view::npos;
         });
}

struct WordPlace {
  std::size_t from, to;
};

std::vector<WordPlace> words_in(const std::string& text) {
  std::vector<WordPlace> words;
  for (std::size_t from = 0; (from = text.find_first_not_of(' ', from)) != std::string::npos;) {
    const std::size_t to = std::min(text.find(' ', from), text.size());
    words.push_back({from, to});
    from = to;
  }
  return words;
}

std::string without_commas(std::string text) {
  while (!text.empty() && std::string_view(" ,;").find(text.back()) != std::string_view::npos) text.pop_back();
  return text;
}

// "Dummy", "Declarer" at the head of lines: North and South, as hands are drawn, unless North is said to declare.
void name_declarer(std::vector<Line>& lines) {
  const auto heads = [](const Line& line, std::string_view word) {
    const std::size_t at = line.text.find_first_not_of(' ');
    if (at == std::string::npos || !games::starts_with_any_case(std::string_view(line.text).substr(at), word))
      return false;
    const std::size_t next = line.text.find_first_not_of(' ', at + word.size());
    return next == std::string::npos || line.text[next] == ':' || is_suit_sign(line.text[next]);
  };
  const bool both = std::ranges::any_of(lines, [&](const Line& line) { return heads(line, "dummy"); }) &&
                    std::ranges::any_of(lines, [&](const Line& line) { return heads(line, "declarer"); });
  const bool northern = std::ranges::any_of(lines, [](const Line& line) {
    const std::string lower = games::lower_case(line.text);
    return lower.find("by north") != std::string::npos || lower.find("north is declarer") != std::string::npos ||
           lower.find("north is the declarer") != std::string::npos;
  });
  if (!both || northern) return;
  for (Line& line : lines)
    for (const auto& [word, seat] : {std::pair{std::string_view("dummy"), std::string_view("North")},
                                     std::pair{std::string_view("declarer"), std::string_view("South")}})
      if (heads(line, word)) line.text.replace(line.text.find_first_not_of(' '), word.size(), seat);
}

}  // namespace

void name_seats(std::vector<Line>& lines, const Table& table) {
  constexpr std::array<std::string_view, 4> kNames = {"North", "East", "South", "West"};
  if (!table.compass) return;
  name_declarer(lines);
  std::map<char, Line*> headed;
  for (Line& line : lines) {
    const char seat = seat_heading(line.text, table).first;
    if (seat != 0 && !headed.emplace(seat, &line).second) return;
  }
  if (headed.size() != table.seats.size()) return;
  for (const auto& [seat, line] : headed)
    line->text.replace(seat_heading(line->text, table).second, 1, kNames[table.seats.find(seat)]);
}

std::vector<Line> hands_apart(const std::vector<Line>& lines, const Table& table) {
  std::vector<Line> apart;
  for (const Line& line : lines) {
    const std::vector<WordPlace> words = words_in(line.text);
    const auto word = [&](std::size_t at) {
      return std::string_view(line.text).substr(words[at].from, words[at].to - words[at].from);
    };
    std::vector<std::size_t> breaks;  // before a seat, and after a hand
    for (std::size_t at = 0; at + 1 < words.size(); ++at) {
      if (seat_named(word(at), table) == 0 || !is_hand(word(at + 1), table)) continue;
      breaks.push_back(words[at].from);
      breaks.push_back(words[at + 1].to);
    }
    if (breaks.size() < 4) {
      apart.push_back(line);
      continue;
    }
    std::size_t from = 0;
    for (const std::size_t end : breaks) {
      if (end > from) apart.push_back({line.number, without_commas(line.text.substr(from, end - from))});
      from = end;
    }
    if (from < line.text.size()) apart.push_back({line.number, line.text.substr(from)});
  }
  return apart;
}

}  // namespace ouverte::puzzles::posted
