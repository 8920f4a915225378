// How suits and ranks may be written in a text.
#include <algorithm>
#include <functional>
#include <map>
#include <optional>
#include <set>
#include <span>

#include "puzzles/text/letters.hpp"
#include "puzzles/text/notation.hpp"
#include "solver/base/sort.hpp"
#include "solver/games/shared/texts.hpp"

namespace ouverte::puzzles::text {
namespace {

constexpr std::array<std::array<std::string_view, 5>, 9> kHonours = {{{"A", "K", "Q", "J", "T"},
                                                                      {"A", "K", "D", "B", "Z"},
                                                                      {"A", "R", "D", "V", "X"},
                                                                      {"A", "H", "V", "B", "T"},
                                                                      {"A", "K", "D", "G", "T"},
                                                                      {"A", "K", "D", "Kn", "T"},
                                                                      {"A", "R", "D", "F", "T"},
                                                                      {"A", "K", "D", "W", "T"},
                                                                      {"E", "K", "D", "B", "T"}}};
constexpr std::array<std::string_view, 4> kSignMarks = {"\x01", "\x02", "\x03", "\x04"};
constexpr std::array<std::string_view, 4> kLetterMarks = {"S", "H", "D", "C"};
constexpr std::array<std::string_view, 4> kNameMarks = {
    "spades spade spa sp pik pique picas schoppen", "hearts heart hea ha he herz coeur hj harten",
    "diamonds diamond dia di karo carreau ru ruiten", "clubs club clu cl treff trefle kreuz kl klaveren klaver"};

// Marks in the order spades, hearts, diamonds, clubs, ways of one suit set apart by blanks.
std::vector<SuitMark> marks_of(const std::array<std::string_view, 4>& ways) {
  std::vector<SuitMark> marks;
  for (std::size_t suit = 0; suit < ways.size(); ++suit)
    for (std::string_view rest = ways[suit]; !rest.empty();) {
      const std::string_view way = rest.substr(0, rest.find(' '));
      marks.push_back({std::string(way), static_cast<int>(suit)});
      rest.remove_prefix(std::min(way.size() + 1, rest.size()));
    }
  base::sort(marks, std::greater(), [](const SuitMark& mark) { return mark.written.size(); });
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

// What slashes, bars or gaps set apart in a line, without a name before it: "N: S B93 / H A3".
std::vector<std::string_view> parts_of_line(std::string_view line) {
  std::vector<std::string_view> parts;
  const std::size_t colon = line.find(": ");
  if (colon != std::string_view::npos && line.substr(0, colon).find_last_of(" |") + 1 == line.find_first_not_of(" |"))
    line.remove_prefix(colon + 1);
  for (std::size_t from = 0; (from = line.find_first_not_of(" |/;", from)) != std::string_view::npos;) {
    const std::size_t to = std::min({line.find_first_of("|/;", from), line.find("  ", from), line.size()});
    parts.push_back(line.substr(from, to - from));
    from = to;
  }
  return parts;
}

// Whether marks that head suits are known ones: they say which suits they are, in whatever order they stand.
bool are_known(const std::array<std::string, 4>& heads, const std::vector<SuitMark>& known) {
  return std::ranges::all_of(heads, [&](const std::string& head) {
    return std::ranges::any_of(
        known, [&](const SuitMark& mark) { return games::lower_case(head) == games::lower_case(mark.written); });
  });
}

// Four marks that head the suits of hands again and again, whatever they are: what a lost font left, or the letters of
// some language.
std::vector<std::array<std::string, 4>> repeated_heads(const std::vector<Line>& lines,
                                                       const std::array<std::string_view, 5>& honours) {
  struct Seen {
    int times = 0;
    std::size_t first = 0;
  };
  std::map<std::array<std::string, 4>, Seen> counted;
  std::map<std::string, int, std::less<>> alone;
  std::vector<std::string> heads;
  const auto add = [&](const std::string& head) {
    if (head.empty() || is_suit_sign(head[0])) {
      heads.clear();
      return;
    }
    heads.push_back(head);
    ++alone[head];
    if (heads.size() < 4) return;
    const std::array<std::string, 4> last = {heads[heads.size() - 4], heads[heads.size() - 3], heads[heads.size() - 2],
                                             heads.back()};
    if (std::set<std::string>(last.begin(), last.end()).size() < 4) return;
    Seen& seen = counted[last];
    if (++seen.times == 1) seen.first = counted.size();
  };
  for (const Line& line : lines)
    for (const std::string_view part : parts_of_line(line.text)) add(mark_heading(part, honours));
  std::vector<std::pair<Seen, std::array<std::string, 4>>> often;
  for (const auto& [marks, seen] : counted)
    if (seen.times >= 2) often.emplace_back(seen, marks);
  base::sort(often, {}, [](const auto& each) { return std::pair(-each.first.times, each.first.first); });
  std::vector<std::array<std::string, 4>> found;
  constexpr std::size_t kMost = 6;
  for (const auto& each : often) {
    // The same marks in another order run from one hand into the next.
    const auto same = [&](const auto& other) { return std::ranges::is_permutation(other, each.second); };
    if (found.size() < kMost && std::ranges::none_of(found, same)) found.push_back(each.second);
  }
  // A font that is known, where voids and lines that are lost leave no hand with all four.
  const std::array<std::string, 4> known = {"x", "u", "v", "w"};
  if (found.empty() && std::ranges::all_of(known, [&](const std::string& head) { return alone[head] >= 2; }))
    found.push_back(known);
  return found;
}

// Who "O" is: East beside West, West beside East.
char seat_of_o(const std::vector<Line>& lines) {
  const auto heads = [&](char seat) {
    return std::ranges::any_of(lines, [&](const Line& line) {
      const std::size_t at = line.text.find_first_not_of(" |(");
      return at != std::string::npos && line.text[at] == seat &&
             (at + 1 == line.text.size() || !is_letter(line.text[at + 1]));
    });
  };
  if (!heads('O') || heads('W') == heads('E')) return 0;
  return heads('W') ? 'E' : 'W';
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

std::vector<std::vector<SuitMark>> lost_marks(const std::vector<Line>& lines,
                                              const std::array<std::string_view, 5>& honours) {
  std::vector<std::vector<SuitMark>> all;
  for (const auto& heads : repeated_heads(lines, honours))
    if (!are_known(heads, marks_of(kLetterMarks)) && !are_known(heads, marks_of(kNameMarks)))
      all.push_back(marks_of({heads[0], heads[1], heads[2], heads[3]}));
  return all;
}

// A word of a line, with its place.
struct CardWord {
  std::size_t column = 0;
  std::string_view text = {};
};

std::vector<CardWord> words_with_places(std::string_view line) {
  std::vector<CardWord> words;
  for (std::size_t from = 0; (from = line.find_first_not_of(" |", from)) != std::string_view::npos;) {
    const std::size_t to = std::min(line.find_first_of(" |", from), line.size());
    words.push_back({from, line.substr(from, to - from)});
    from = to;
  }
  return words;
}

// Whether words are the cards of one suit: each lower than the one before, or "-" and "none" alone.
bool are_falling(std::span<const CardWord> words, const std::array<std::string_view, 5>& honours) {
  if (words.size() == 1 && (words[0].text == "-" || games::lower_case(words[0].text) == "none")) return true;
  int last = -1;
  for (const CardWord& word : words)
    for (std::size_t at = 0; at < word.text.size();) {
      int rank = -1;
      std::size_t length = 1;
      for (std::size_t honour = 0; honour < honours.size(); ++honour)
        if (games::starts_with_any_case(word.text.substr(at), honours[honour]) &&
            (rank < 0 || honours[honour].size() > length)) {
          rank = static_cast<int>(honour);
          length = honours[honour].size();
        }
      constexpr int kTen = 4, kFourteen = 14;
      if (word.text.substr(at).starts_with("10")) {
        rank = kTen;
        length = 2;
      } else if (rank < 0 && word.text[at] >= '2' && word.text[at] <= '9') {
        rank = kFourteen - (word.text[at] - '0');
      }
      if (rank <= last) return false;
      last = rank;
      at += length;
    }
  return !words.empty();
}

// A line that a mark heads, with nothing but cards behind it.
struct HeadedLine {
  std::size_t line = 0, suit = 0, column = 0;
  bool falls = false;                    // it may be the cards of one hand
  std::vector<std::size_t> second = {};  // where the suit of another hand may begin
};

std::optional<HeadedLine> headed_line(std::string_view line, std::size_t number,
                                      const std::array<std::string, 4>& heads,
                                      const std::array<std::string_view, 5>& honours) {
  const std::vector<CardWord> words = words_with_places(line);
  const auto head = words.empty() ? heads.end() : std::ranges::find(heads, words.front().text);
  if (head == heads.end()) return std::nullopt;
  const std::span<const CardWord> cards = std::span(words).subspan(1);
  HeadedLine found{.line = number,
                   .suit = static_cast<std::size_t>(head - heads.begin()),
                   .column = words.front().column,
                   .falls = cards.empty() || are_falling(cards, honours)};
  for (std::size_t at = 1; at + 1 < cards.size(); ++at)
    if (cards[at].text == *head && are_falling(cards.subspan(0, at), honours) &&
        are_falling(cards.subspan(at + 1), honours))
      found.second.push_back(cards[at].column);
  return found.falls || !found.second.empty() ? std::optional(found) : std::nullopt;
}

// Puts signs for the marks of lines. Suits of two hands in a line are those of a block in which a line must be so.
void put_signs(std::vector<Line>& lines, const std::array<std::string, 4>& heads,
               const std::array<std::string_view, 5>& honours) {
  std::vector<HeadedLine> block;
  const auto end_block = [&] {
    const bool two = std::ranges::any_of(block, [](const HeadedLine& each) { return !each.falls; });
    for (const HeadedLine& each : block) {
      std::string& text = lines[each.line].text;
      text[each.column] = kSignMarks[each.suit][0];
      if (two && each.second.size() == 1) text[each.second.front()] = kSignMarks[each.suit][0];
    }
    block.clear();
  };
  for (std::size_t at = 0; at < lines.size(); ++at) {
    auto headed = headed_line(lines[at].text, at, heads, honours);
    if (!headed) continue;
    if (!block.empty() && headed->suit <= block.back().suit) end_block();
    block.push_back(*std::move(headed));
  }
  end_block();
}

}  // namespace

std::vector<FigureMarks> with_figures_as_marks(const std::vector<Line>& lines) {
  std::vector<FigureMarks> all;
  for (const auto& honours : kHonours)
    for (const auto& heads : repeated_heads(lines, honours)) {
      const auto single = [](const std::string& each) { return each.size() == 1; };
      const auto figure = [](const std::string& each) { return each[0] >= '2' && each[0] <= '9'; };
      if (!std::ranges::all_of(heads, single) || std::ranges::none_of(heads, figure)) continue;
      FigureMarks found{.marks = heads[0] + heads[1] + heads[2] + heads[3], .lines = lines};
      put_signs(found.lines, heads, honours);
      all.push_back(std::move(found));
    }
  return all;
}

std::vector<std::vector<SuitMark>> lost_marks_in(const std::vector<Line>& lines) {
  return lost_marks(lines, kHonours.front());
}

std::string font_of(const Notation& notation) {
  std::string marks(4, ' ');
  for (const SuitMark& mark : notation.marks) {
    if (mark.written.size() != 1 || notation.marks.size() != marks.size()) return "";
    marks[static_cast<std::size_t>(mark.suit)] = mark.written[0];
  }
  const bool written = notation.marks.empty() || is_suit_sign(marks[0]) || marks == "SHDC";
  return written ? "" : marks;
}

std::vector<Notation> notations_of(const std::vector<Line>& lines, int lost) {
  constexpr int kSuits = 4;
  const Signs counted = signs_in(lines);
  const char o = seat_of_o(lines);
  if (counted.figures < 8 * kSuits - lost) return {};
  std::vector<Notation> all;
  for (const auto& honours : kHonours) {
    // A pack has four of each.
    int lacking = 0;
    for (const std::string_view honour : honours)
      if (honour != honours.back())
        lacking += std::max(0, kSuits - counted.letters[static_cast<unsigned char>(honour[0])]);
    if (lacking > lost) continue;
    std::vector<std::vector<SuitMark>> ways = {marks_of(kSignMarks), marks_of(kLetterMarks), marks_of(kNameMarks)};
    for (auto& marks : lost_marks(lines, honours)) ways.push_back(std::move(marks));
    ways.emplace_back();
    for (auto& marks : ways)
      for (const bool apart : {true, false})
        all.push_back({.honours = honours, .marks = marks, .apart = apart, .o = o});
  }
  return all;
}

}  // namespace ouverte::puzzles::text
