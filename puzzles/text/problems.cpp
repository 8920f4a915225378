#include "puzzles/text/problems.hpp"

#include <algorithm>
#include <array>
#include <iterator>
#include <span>
#include <utility>

#include "puzzles/text/game.hpp"
#include "puzzles/text/letters.hpp"
#include "puzzles/text/limits.hpp"
#include "puzzles/text/row_words.hpp"
#include "puzzles/text/told.hpp"
#include "solver/base/status.hpp"
#include "solver/games/shared/texts.hpp"

namespace ouverte::puzzles::text {
namespace {

bool blank(const Line& line) { return line.text.find_first_not_of(' ') == std::string::npos; }

// "Problem 3", "No. 3:", "#3", "3." alone, "3) …": where another problem begins.
bool heads_problem(std::string_view text) {
  text = games::without_blanks(text);
  constexpr std::array<std::string_view, 8> kHeads = {"problem", "puzzle", "no.",      "nr.",
                                                      "no ",     "number", "position", "deal"};
  for (const std::string_view head : kHeads) {
    if (!games::starts_with_any_case(text, head)) continue;
    std::string_view rest = text.substr(head.size());
    rest.remove_prefix(std::min(rest.find_first_not_of(" .#"), rest.size()));
    if (games::starts_with_any_case(rest, "no.")) rest = games::without_blanks(rest.substr(3));
    const bool roman_number = !rest.empty() && roman(rest.substr(0, rest.find_first_of(" .:,)"))) > 0;
    return !rest.empty() && (is_digit(rest[0]) || roman_number);
  }
  const bool hash = text.starts_with('#');
  if (hash) text.remove_prefix(1);
  std::size_t digits = 0;
  while (digits < text.size() && is_digit(text[digits])) ++digits;
  if (digits == 0 || digits > 4) return false;
  const std::string_view rest = text.substr(digits);
  const bool closed = rest.starts_with(".") || rest.starts_with(")") || rest.starts_with(":");
  // "#10 8 5 3 2" are cards, where a lost font left "#" of a suit's sign.
  const bool cards = rest.size() > 2 && rest.find_first_not_of("AKQJ1098765432 #") == std::string_view::npos;
  if (hash) return rest.empty() || closed || (rest.starts_with(" ") && !cards);
  return closed && (rest.size() == 1 || rest[1] == ' ');
}

// "Last month's answer …", before the problem of this month.
bool tells_of_another(std::string_view words) {
  const std::string text = games::lower_case(games::without_blanks(words));
  constexpr std::array<std::string_view, 8> kHeads = {"last month's ",     "last week's ",   "last issue's ",
                                                      "last time's ",      "last year's ",   "the solution to last ",
                                                      "solution to last ", "answer to last "};
  constexpr std::array<std::string_view, 5> kOf = {"answer", "solution", "problem", "puzzle", "winner"};
  return std::ranges::any_of(kHeads, [&](std::string_view head) {
    return text.starts_with(head) &&
           std::ranges::any_of(kOf, [&](std::string_view of) { return text.find(of) < head.size() + of.size() + 1; });
  });
}
bool heads_this_one(std::string_view words) {
  const std::string text = games::lower_case(games::without_blanks(words));
  constexpr std::array<std::string_view, 6> kHeads = {"this month's ",   "this week's ", "this issue's ",
                                                      "the new problem", "new problem",  "today's problem"};
  return std::ranges::any_of(kHeads, [&](std::string_view head) { return text.starts_with(head); });
}

bool separates(const Line& line) {
  const std::string_view text = games::without_blanks(line.text);
  return text.size() >= 3 && text.find_first_not_of("-=*_~") == std::string_view::npos &&
         (text.size() >= 5 || text[0] != '-');
}

// "S P O I L E R" as "SPOILER".
std::string with_letters_joined(std::string_view text) {
  std::string joined;
  for (std::size_t at = 0; at < text.size(); ++at) {
    const bool apart = text[at] == ' ' && at > 0 && is_letter(text[at - 1]) && at + 1 < text.size() &&
                       is_letter(text[at + 1]) && (at < 2 || !is_letter(text[at - 2])) &&
                       (at + 2 >= text.size() || !is_letter(text[at + 2]));
    if (!apart) joined += text[at];
  }
  return joined;
}

bool tells_solution(std::string_view line) {
  const std::string joined = with_letters_joined(line);
  std::string_view text = joined;
  while (!text.empty() && std::string_view("[(*_ .-=#<").find(text[0]) != std::string_view::npos) text.remove_prefix(1);
  constexpr std::array<std::string_view, 14> kHeads = {
      "solution",    "answer", "solved",   "key:",      "spoiler",    "the solution", "the answer",
      "explanation", "losung", "antwort:", "auflosung", "die losung", "oplossing",    "antwoord:"};
  // "Solution next week", "Answers to the secretary": it does not follow.
  constexpr std::array<std::string_view, 9> kElsewhere = {" next ", " please", " by email",  " by e-mail", " by post",
                                                          " will ", " to me",  " to follow", "answers "};
  const std::string lower = games::lower_case(text);
  if (std::ranges::any_of(kElsewhere, [&](std::string_view where) { return lower.find(where) != std::string::npos; }))
    return false;
  return std::ranges::any_of(kHeads, [&](std::string_view head) { return games::starts_with_any_case(text, head); });
}

std::size_t hands_in(const std::vector<Line>& lines) {
  const auto setting = setting_of(lines);
  if (!setting.ok()) return 0;
  if (setting->deal) return setting->deal->hands.size();
  return hands_of(setting->lines, setting->table, *setting->game).diagram.hands.size();
}

Part part_of(std::vector<Line> lines) {
  Part part;
  const auto first = std::ranges::find_if_not(lines, blank);
  part.first = first == lines.end() ? 1 : first->number;
  // A heading of all there is, "Solution to the grand slam problem", leaves nothing before it.
  const auto solution = std::find_if(first == lines.end() ? first : first + 1, lines.end(),
                                     [](const Line& line) { return tells_solution(line.text); });
  if (solution != lines.end()) part.solution = solution->number;
  part.lines = std::move(lines);
  return part;
}

}  // namespace

std::vector<Part> parts_of(const std::vector<Line>& lines) {
  // Cut at headings and at lines drawn across; a piece without hands belongs to the next, the last to the one before.
  std::vector<std::vector<Line>> pieces(1);
  for (const Line& line : lines) {
    const bool drawn = separates(line);
    const bool heads = heads_problem(line.text) || heads_this_one(line.text) || tells_of_another(line.text);
    if ((drawn || heads) && !std::ranges::all_of(pieces.back(), blank)) pieces.emplace_back();
    pieces.back().push_back(line);
  }
  std::vector<std::vector<Line>> problems;
  std::vector<Line> waiting;
  const auto append = [](std::vector<Line>& all, std::vector<Line>& more) {
    all.insert(all.end(), std::make_move_iterator(more.begin()), std::make_move_iterator(more.end()));
    more.clear();
  };
  // The answer to another problem, where this one follows.
  const auto head_of = [](const std::vector<Line>& piece) {
    const auto first = std::ranges::find_if_not(piece, blank);
    return first == piece.end() ? std::string_view() : std::string_view(first->text);
  };
  if (std::ranges::any_of(pieces, [&](const auto& piece) { return heads_this_one(head_of(piece)); }))
    std::erase_if(pieces, [&](const auto& piece) { return tells_of_another(head_of(piece)); });
  for (std::vector<Line>& piece : pieces) {
    // What is too long to be read stands by itself, to be refused.
    const bool hands = beyond_limits(piece) || hands_in(piece) >= 2;
    if (!hands && !problems.empty() && !heads_problem(piece.front().text) && waiting.empty()) {
      append(problems.back(), piece);  // what follows a problem without hands of its own is still about it
      continue;
    }
    append(waiting, piece);
    if (hands) problems.push_back(std::exchange(waiting, {}));
  }
  if (!std::ranges::all_of(waiting, blank)) {
    if (problems.empty()) problems.emplace_back();
    append(problems.back(), waiting);
  }
  std::vector<Part> parts;
  for (std::vector<Line>& problem : problems) parts.push_back(part_of(std::move(problem)));
  return parts;
}

int add_heading(const Diagram& diagram, const std::vector<Item>& items, Facts& facts) {
  int top = std::numeric_limits<int>::max();
  for (const Hand& hand : diagram.hands) top = std::min(top, hand.line);
  const auto has = [&](std::string_view name) {
    return std::ranges::any_of(facts.tags, [&](const auto& tag) { return tag.first == name; });
  };
  const auto line = std::ranges::find_if(diagram.prose, [&](const Line& each) {
    return each.number < top && each.text.find_first_not_of(" .,:-") != std::string::npos &&
           each.text.find('|') == std::string::npos && !separates(each);
  });
  if (line == diagram.prose.end()) return 0;
  // A line that says something of the problem is no heading, nor is a story that begins there.
  constexpr std::size_t kLongest = 100;
  constexpr std::array<std::string_view, 4> kOfDeal = {"dealer", " deals", " vulnerable", " vul"};
  const std::string lower = games::lower_case(line->text);
  const auto stands = [&](std::string_view words) { return lower.find(words) != std::string::npos; };
  if (line->text.size() > kLongest || std::ranges::any_of(kOfDeal, stands)) return 0;
  const bool says = std::ranges::any_of(items, [&](const Item& item) {
    return item.line == line->number && item.used && item.meaning != Meaning::kHeading &&
           item.meaning != Meaning::kGame && item.meaning != Meaning::kNumber && item.meaning != Meaning::kFiller;
  });
  if (says) return 0;
  std::string title = readable(games::without_blanks(line->text));
  for (std::size_t at = 0; at + 4 <= title.size(); ++at) {
    const bool four = std::all_of(title.begin() + static_cast<std::ptrdiff_t>(at),
                                  title.begin() + static_cast<std::ptrdiff_t>(at) + 4, is_digit);
    const bool apart = (at == 0 || !is_digit(title[at - 1])) && (at + 4 == title.size() || !is_digit(title[at + 4]));
    if (!four || !apart || title.substr(at, 2) < "17" || title.substr(at, 2) > "20") continue;
    if (!has("Year")) facts.tags.emplace_back("Year", title.substr(at, 4));
    title.erase(at, 4);
    break;
  }
  const std::size_t by = games::lower_case(title).find("by ");
  if (by != std::string::npos && (by == 0 || title[by - 1] == ' ')) {
    const std::size_t stop = std::min(title.find_first_of(",(;:)", by), title.size());
    const std::string composer(games::without_blanks(std::string_view(title).substr(by + 3, stop - by - 3)));
    if (!composer.empty() && !has("Composer")) facts.tags.emplace_back("Composer", composer);
    title.erase(by, stop - by);
  }
  const std::string_view ends = title.find('(') == std::string::npos || title.ends_with("()") ? " ,.:;-()" : " ,.:;-(";
  while (!title.empty() && ends.find(title.back()) != std::string_view::npos) title.pop_back();
  const bool letters =
      std::ranges::any_of(title, [](char letter) { return !is_digit(letter) && letter != ' ' && letter != '#'; });
  if (letters && !has("Title")) facts.tags.emplace_back("Title", title);
  return line->number;
}

}  // namespace ouverte::puzzles::text
