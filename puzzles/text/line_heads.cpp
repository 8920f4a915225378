#include "puzzles/text/line_heads.hpp"

#include <algorithm>
#include <array>
#include <map>
#include <string>
#include <string_view>
#include <utility>

#include "puzzles/text/letters.hpp"
#include "solver/base/status.hpp"
#include "solver/games/shared/texts.hpp"

namespace ouverte::puzzles::text {
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

// A word that stands as a hand's name does: at the head of a line or of a column, before cards, a colon or nothing.
std::size_t find_heading(const std::string& text, std::string_view word) {
  const std::string lower = games::lower_case(text);
  for (std::size_t at = lower.find(word); at != std::string::npos; at = lower.find(word, at + 1)) {
    const std::size_t end = at + word.size();
    const bool heads = text.find_first_not_of(" |(") == at || (at >= 2 && text[at - 1] == ' ' && text[at - 2] == ' ');
    const std::size_t next = text.find_first_not_of(" )", end);
    const bool ends = next == std::string::npos || text[next] == ':' || is_suit_sign(text[next]) ||
                      (next >= end + 2 && text[end] == ' ');
    if (heads && ends) return at;
  }
  return std::string::npos;
}

// "Dummy", "Declarer" (or "You") as names: North and South, as hands are drawn, unless somebody else is said to
// declare.
void name_declarer(std::vector<Line>& lines) {
  const auto heads = [&](std::string_view word) {
    return std::ranges::any_of(lines,
                               [&](const Line& line) { return find_heading(line.text, word) != std::string::npos; });
  };
  const auto says = [&](std::string_view words) {
    return std::ranges::any_of(
        lines, [&](const Line& line) { return games::lower_case(line.text).find(words) != std::string::npos; });
  };
  const std::string_view declarer = heads("declarer") ? "declarer" : "you";
  if (!heads("dummy") || !heads(declarer)) return;
  for (const std::string_view seat : {"north", "east", "west"})
    for (const std::string_view said : {"by ", "you are ", "you hold as ", "as "})
      if (says(base::str(said, seat)) || says(base::str(seat, " is declarer")) ||
          says(base::str(seat, " is the declarer")))
        return;
  for (Line& line : lines)
    for (const auto& [word, seat] : {std::pair{std::string_view("dummy"), std::string_view("North")},
                                     std::pair{declarer, std::string_view("South")}})
      if (const std::size_t at = find_heading(line.text, word); at != std::string::npos) {
        std::string name(seat);
        name.resize(std::max(name.size(), word.size()), ' ');  // the columns stay where they are
        line.text.replace(at, word.size(), name);
      }
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

}  // namespace ouverte::puzzles::text
