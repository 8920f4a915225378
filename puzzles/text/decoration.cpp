#include "puzzles/text/decoration.hpp"

#include <algorithm>
#include <cctype>
#include <utility>

#include "puzzles/text/row_words.hpp"
#include "solver/base/status.hpp"
#include "solver/games/shared/texts.hpp"

namespace ouverte::puzzles::text {
namespace {

bool is_word_letter(char letter) {
  return std::isalnum(static_cast<unsigned char>(letter)) != 0 || is_suit_sign(letter);
}

// Words that are only drawn: "+-----+", "=====", "________".
void blank_drawing(std::string& line) {
  for (std::size_t from = 0; (from = line.find_first_not_of(' ', from)) != std::string::npos;) {
    const std::size_t to = std::min(line.find(' ', from), line.size());
    const std::string_view word = std::string_view(line).substr(from, to - from);
    const bool drawn = word.find_first_not_of("+-=_|~#:*.") == std::string_view::npos;
    const bool dashes = word.find_first_not_of('-') == std::string_view::npos;
    const bool stars = word.find_first_not_of('*') == std::string_view::npos;
    const bool bars = word.find_first_not_of('|') == std::string_view::npos;
    if (drawn && !bars && !(dashes && word.size() < 6) && !(stars && word.size() < 5) && word.size() > 1 &&
        word != "..")
      std::fill_n(line.begin() + static_cast<std::ptrdiff_t>(from), to - from, ' ');
    from = to;
  }
}

// The column of `letter` where it stands alone in `line` between two columns; npos if nowhere.
std::size_t alone(const std::string& line, char letter, std::size_t from, std::size_t to) {
  for (std::size_t at = from; at <= to && at < line.size(); ++at) {
    if (line[at] != letter) continue;
    const bool before = at > 0 && is_word_letter(line[at - 1]);
    const bool after = at + 1 < line.size() && (is_word_letter(line[at + 1]) || line[at + 1] == ':');
    if (!before && !after) return at;
  }
  return std::string::npos;
}

// Blanks a compass whose W and E stand in a row; false if there is none.
bool blank_compass_at(std::vector<Line>& lines, std::size_t row) {
  constexpr std::size_t kReach = 3;
  constexpr std::size_t kWidth = 12;
  std::string& middle = lines[row].text;
  for (std::size_t west = alone(middle, 'W', 0, middle.size()); west != std::string::npos;
       west = alone(middle, 'W', west + 1, middle.size())) {
    const std::size_t east = alone(middle, 'E', west, west + kWidth);
    if (east == std::string::npos) continue;
    const bool empty = std::none_of(middle.begin() + static_cast<std::ptrdiff_t>(west) + 1,
                                    middle.begin() + static_cast<std::ptrdiff_t>(east), is_word_letter);
    if (!empty) continue;
    for (std::size_t up = 1; up <= std::min(kReach, row); ++up) {
      const std::size_t north = alone(lines[row - up].text, 'N', west, east);
      if (north == std::string::npos) continue;
      for (std::size_t down = 1; down <= kReach && row + down < lines.size(); ++down) {
        const std::size_t south = alone(lines[row + down].text, 'S', west, east);
        if (south == std::string::npos) continue;
        lines[row - up].text[north] = lines[row + down].text[south] = middle[west] = middle[east] = ' ';
        return true;
      }
    }
  }
  return false;
}

// A compass in the middle of the table: N above W and E, S below them. It says only what every such table shows.
void blank_compasses(std::vector<Line>& lines) {
  for (std::size_t row = 1; row + 1 < lines.size(); ++row)
    while (blank_compass_at(lines, row)) {
    }
}

// "North (dealer)", "Hood (A)", "A, the Hood:", "South - declarer": the role is prose, the seat a label.
void take_role(Line& line, const Table& table, std::vector<Line>& said) {
  std::string& text = line.text;
  const std::string lower = games::lower_case(text);
  for (const std::string& role : table.roles) {
    std::size_t at = lower.find(role);
    if (at == std::string::npos) continue;
    std::size_t end = at + role.size();
    if ((at > 0 && is_word_letter(text[at - 1])) || (end < text.size() && is_word_letter(text[end]))) continue;
    // What joins role and seat: brackets, "the", commas, a dash, blanks.
    const auto joins = [&](char letter) {
      return letter == '(' || letter == '[' || letter == ',' || letter == ' ' || letter == '-';
    };
    std::size_t before = at;
    if (before >= 4 && lower.compare(before - 4, 4, "the ") == 0) before -= 4;
    const std::size_t from = before;
    while (before > 0 && joins(text[before - 1])) --before;
    std::size_t word = before;
    while (word > 0 && is_word_letter(text[word - 1])) --word;
    char seat = before > word && from - before <= 4
                    ? seat_named(std::string_view(text).substr(word, before - word), table)
                    : '\0';
    const bool heads =
        text.find_first_not_of(' ') == word || (word >= 2 && text[word - 1] == ' ' && text[word - 2] == ' ');
    std::size_t stop = end;
    while (stop < text.size() && (text[stop] == ')' || text[stop] == ']')) ++stop;
    const std::string_view rest = std::string_view(text).substr(stop);
    const bool ends = rest.find_first_not_of(' ') == std::string_view::npos || rest.starts_with(":") ||
                      rest.starts_with("  ") ||
                      (!rest.empty() && is_suit_sign(rest[std::min(rest.find_first_not_of(' '), rest.size() - 1)]));
    if (seat != 0 && heads && ends) {
      said.push_back({line.number, base::str(seat, " (", role, ").")});
      if (stop < text.size() && text[stop] == ':') ++stop;
      std::fill(text.begin() + static_cast<std::ptrdiff_t>(before), text.begin() + static_cast<std::ptrdiff_t>(stop),
                ' ');
      return;
    }
    // "Hood (A): …", "Hood A: …"
    if (text.find_first_not_of(' ') != from) continue;
    while (end < text.size() && joins(text[end])) ++end;
    word = end;
    while (end < text.size() && is_word_letter(text[end])) ++end;
    seat = seat_named(std::string_view(text).substr(word, end - word), table);
    while (end < text.size() && (text[end] == ')' || text[end] == ']')) ++end;
    if (seat == 0 || end >= text.size() || (text[end] != ':' && text.find_first_not_of(' ', end) != std::string::npos))
      continue;
    said.push_back({line.number, base::str(seat, " (", role, ").")});
    std::fill(text.begin() + static_cast<std::ptrdiff_t>(from), text.begin() + static_cast<std::ptrdiff_t>(word), ' ');
    for (const char bracket : {'(', ')', '[', ']'}) std::replace(text.begin(), text.end(), bracket, ' ');
    return;
  }
}

// "Anna (A)   ♠ A 9", "North (Smith): …": whoever holds the hand is called something, which says nothing.
void blank_player(std::string& text, const Table& table) {
  const std::size_t first = text.find_first_not_of(' ');
  const std::size_t open = text.find('(');
  const std::size_t close = text.find(')', open == std::string::npos ? 0 : open);
  if (first == std::string::npos || open == std::string::npos || close == std::string::npos) return;
  const std::size_t next = text.find_first_not_of(" :", close + 1);
  const bool ends = next == std::string::npos || is_suit_sign(text[next]) || text[close + 1] == ':' || next > close + 2;
  const auto words = [&](std::size_t from, std::size_t to) {
    return to > from + 2 && std::all_of(text.begin() + static_cast<std::ptrdiff_t>(from),
                                        text.begin() + static_cast<std::ptrdiff_t>(to), [](char letter) {
                                          return letter == ' ' || letter == '.' ||
                                                 std::isalpha(static_cast<unsigned char>(letter)) != 0;
                                        });
  };
  const auto blank = [&](std::size_t from, std::size_t to) {
    std::fill(text.begin() + static_cast<std::ptrdiff_t>(from), text.begin() + static_cast<std::ptrdiff_t>(to), ' ');
  };
  if (!ends) return;
  if (seat_named(std::string_view(text).substr(open + 1, close - open - 1), table) != 0 && words(first, open)) {
    blank(first, open + 1);
    blank(close, close + 1);
  } else if (words(open + 1, close)) {
    const std::size_t end = text.find_last_not_of(' ', open - (open > 0 ? 1 : 0)) + 1;
    if (end > first && end <= open && seat_named(std::string_view(text).substr(first, end - first), table) != 0)
      blank(open, close + 1);
  }
}

// "Deal: N:AQ… …", "Hands: N AQ…": what stands before the first seat says nothing.
void blank_deal_head(std::string& text) {
  const std::size_t begin = text.find_first_not_of(" |");
  if (begin == std::string::npos) return;
  const std::string_view rest = std::string_view(text).substr(begin);
  for (const std::string_view head : {"deal:", "hands:", "deal", "pbn:", "board:"})
    if (games::starts_with_any_case(rest, head)) {
      const std::size_t next = text.find_first_not_of(' ', begin + head.size());
      const bool seat = next != std::string::npos && next + 1 < text.size() && text[next + 1] == ':' &&
                        std::string_view("NESW").find(text[next]) != std::string_view::npos;
      if (seat) std::fill_n(text.begin() + static_cast<std::ptrdiff_t>(begin), head.size(), ' ');
      return;
    }
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

// "♣ K65  both jokers": of a hand, as signs.
void sign_jokers(std::string& text, const Table& table) {
  const std::size_t first = text.find_first_not_of(" |");
  const bool hand = first != std::string::npos && first + 1 < text.size() &&
                    table.seats.find(text[first]) != std::string::npos && !is_word_letter(text[first + 1]);
  if (!table.jokers || !hand || (std::ranges::none_of(text, is_suit_sign) && text.find(':') > first + 8)) return;
  for (const auto& [said, signs] :
       {std::pair("both jokers", "**"), std::pair("two jokers", "**"), std::pair("one joker", "*"),
        std::pair("a joker", "*"), std::pair("1 joker", "*"), std::pair("2 jokers", "**")})
    if (const std::size_t at = games::lower_case(text).find(said); at != std::string::npos)
      text.replace(at, std::string_view(said).size(), signs);
}

}  // namespace

void without_decoration(std::vector<Line>& lines, const Table& table, std::vector<Line>& said) {
  if (table.compass) blank_compasses(lines);
  for (Line& line : lines) {
    blank_drawing(line.text);
    blank_deal_head(line.text);
    take_role(line, table, said);
    blank_player(line.text, table);
    sign_jokers(line.text, table);
  }
}

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

}  // namespace ouverte::puzzles::text
