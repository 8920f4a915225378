// How suits and ranks may be written in a text.
#include <algorithm>
#include <functional>
#include <map>
#include <set>

#include "puzzles/text/holdings.hpp"
#include "puzzles/text/letters.hpp"

namespace ouverte::puzzles::text {
namespace {

// Marks in the order spades, hearts, diamonds, clubs, ways of one suit set apart by blanks.
std::vector<SuitMark> marks_of(const std::array<std::string_view, 4>& ways) {
  std::vector<SuitMark> marks;
  for (std::size_t suit = 0; suit < ways.size(); ++suit)
    for (std::string_view rest = ways[suit]; !rest.empty();) {
      const std::string_view way = rest.substr(0, rest.find(' '));
      marks.push_back({std::string(way), static_cast<int>(suit)});
      rest.remove_prefix(std::min(way.size() + 1, rest.size()));
    }
  std::ranges::stable_sort(marks, std::greater(), [](const SuitMark& mark) { return mark.written.size(); });
  return marks;
}

// What a line, or a part of it after a gap, begins with, if cards follow: "x Q 9", "]K 4", "Sp - J 9", "+ 9 3".
std::string mark_heading(std::string_view part, const std::array<std::string_view, 5>& honours) {
  std::size_t length = 1;
  if (is_letter(part[0]))
    while (length < part.size() && is_letter(part[length]) && part[length] >= 'a') ++length;
  if (length > 4) return "";
  const std::size_t next = part.find_first_not_of(" -:=", length);
  const bool ends = next == std::string_view::npos;
  if (!ends && part.substr(next).starts_with("10")) return std::string(part.substr(0, length));
  const bool honour = !ends && std::ranges::any_of(honours, [&](std::string_view written) {
    return part.substr(next).starts_with(written);
  });
  const bool figure = !ends && part[next] >= '2' && part[next] <= '9';
  if (!ends && !honour && !figure && !(part.size() > next && (part[next] | 0x20) == 'v')) return "";
  return std::string(part.substr(0, length));
}

// Four marks that head the suits of hands again and again, whatever they are: what a lost font left, or the letters of
// some language.
std::vector<std::array<std::string, 4>> repeated_heads(const std::vector<Line>& lines,
                                                       const std::array<std::string_view, 5>& honours) {
  std::map<std::array<std::string, 4>, int> counted;
  std::vector<std::string> heads;
  for (const Line& line : lines) {
    const std::size_t first = line.text.find_first_not_of(" |");
    if (first == std::string::npos) continue;
    const std::string head = mark_heading(std::string_view(line.text).substr(first), honours);
    if (head.empty() || is_suit_sign(head[0])) {
      heads.clear();
      continue;
    }
    heads.push_back(head);
    if (heads.size() < 4) continue;
    const std::array<std::string, 4> last = {heads[heads.size() - 4], heads[heads.size() - 3], heads[heads.size() - 2],
                                             heads.back()};
    if (std::set<std::string>(last.begin(), last.end()).size() == 4) ++counted[last];
  }
  std::vector<std::pair<int, std::array<std::string, 4>>> often;
  for (const auto& [marks, times] : counted)
    if (times >= 2) often.emplace_back(times, marks);
  std::ranges::stable_sort(often, std::greater(), [](const auto& each) { return each.first; });
  std::vector<std::array<std::string, 4>> found;
  constexpr std::size_t kMost = 6;
  for (const auto& [times, marks] : often)
    if (found.size() < kMost) found.push_back(marks);
  return found;
}

// How often figures stand in a text, and letters where cards may.
struct Signs {
  int figures = 0;
  std::array<int, 128> letters = {};
};

Signs signs_in(const std::vector<Line>& lines) {
  Signs signs;
  for (const Line& line : lines) {
    bool after_sign = false;  // "♠kq2"
    for (std::size_t at = 0; at < line.text.size(); ++at) {
      const char letter = line.text[at];
      after_sign = is_suit_sign(letter) || (after_sign && letter != ' ');
      if (is_digit(letter) || letter == 'T' || letter == 't') ++signs.figures;
      // "West", "And": letters of words are no ranks.
      const char next = at + 1 < line.text.size() ? line.text[at + 1] : ' ';
      const bool word = !after_sign && next >= 'a' && next <= 'z' && next != 'n';
      if (is_letter(letter) && !word) ++signs.letters[static_cast<unsigned char>(upper(letter))];
    }
  }
  return signs;
}

}  // namespace

std::vector<Notation> notations_of(const std::vector<Line>& lines, Sought extent) {
  constexpr std::array<std::array<std::string_view, 5>, 9> kHonours = {{{"A", "K", "Q", "J", "T"},
                                                                        {"A", "K", "D", "B", "Z"},
                                                                        {"A", "R", "D", "V", "X"},
                                                                        {"A", "H", "V", "B", "T"},
                                                                        {"A", "K", "D", "G", "T"},
                                                                        {"A", "K", "D", "Kn", "T"},
                                                                        {"A", "R", "D", "F", "T"},
                                                                        {"A", "K", "D", "W", "T"},
                                                                        {"E", "K", "D", "B", "T"}}};
  constexpr int kSuits = 4;
  const Signs counted = signs_in(lines);
  const bool whole = extent == Sought::kWholeDeal;
  if (whole && counted.figures < 8 * kSuits) return {};
  const auto signs = marks_of({"\x01", "\x02", "\x03", "\x04"});
  const auto letters = marks_of({"S", "H", "D", "C"});
  const auto names = marks_of({"spades spade spa sp pik pique picas", "hearts heart hea ha he herz coeur hj",
                               "diamonds diamond dia di karo carreau ru", "clubs club clu cl treff trefle kreuz kl"});
  std::vector<Notation> all;
  for (const auto& honours : kHonours) {
    // A pack has four of each.
    const auto lacks = [&](std::string_view honour) {
      return honour != honours.back() && counted.letters[static_cast<unsigned char>(honour[0])] < kSuits;
    };
    if (whole && std::ranges::any_of(honours, lacks)) continue;
    std::vector<std::vector<SuitMark>> ways = {signs, letters, names, {}};
    for (const auto& heads : repeated_heads(lines, honours))
      ways.push_back(marks_of({heads[0], heads[1], heads[2], heads[3]}));
    for (auto& marks : ways)
      for (const bool apart : {true, false}) all.push_back({.honours = honours, .marks = marks, .apart = apart});
    if (!whole) break;  // letters are English by now
  }
  return all;
}

}  // namespace ouverte::puzzles::text
