#include "puzzles/text/hand_names.hpp"

#include <algorithm>
#include <set>

namespace ouverte::puzzles::text {

// Names that stand between two holdings, or above the first, with no words between them and the cards.
std::string names_before(const Holdings& text, const Holding* previous, const Holding* next) {
  constexpr std::size_t kMostAbove = 4;
  std::string names;
  std::size_t line = next->line;
  for (std::size_t above = 0; line > 0 && above < kMostAbove && !text.words[line - 1]; ++above) --line;
  for (auto label = std::ranges::lower_bound(text.labels, line, {}, &SeatLabel::line); label != text.labels.end();
       ++label) {
    const std::pair at(label->line, label->column);
    if (at > std::pair(next->line, next->column)) break;
    if (previous == nullptr || at >= std::pair(previous->line, previous->column)) names += label->seat;
  }
  return names;
}

namespace {

// "♠AQ ♥K3 ♦- ♣2 (N)".
char name_behind(const Holdings& text, const Holding& last) {
  const auto label = std::ranges::lower_bound(text.labels, last.line, {}, &SeatLabel::line);
  for (auto each = label; each != text.labels.end() && each->line == last.line; ++each)
    if (each->column >= last.end) return each->seat;
  return ' ';
}

// Names before each hand; where hands follow each other without any the row of names above them has theirs too.
std::string names_of(const Holdings& text, const DealtOut& hands) {
  std::array<std::string, kPlayers> before;
  for (std::size_t hand = 0; hand < kPlayers; ++hand)
    before[hand] = names_before(text, hand == 0 ? nullptr : hands[hand - 1].back(), hands[hand].front());
  std::string named(kPlayers, ' ');
  if (before[0].empty() && name_behind(text, *hands[kPlayers - 1].back()) != ' ') {
    for (std::size_t hand = 0; hand < kPlayers; ++hand) named[hand] = name_behind(text, *hands[hand].back());
    return named;
  }
  for (std::size_t hand = 0; hand < kPlayers;) {
    std::size_t next = hand + 1;
    while (next < kPlayers && before[next].empty()) ++next;
    const std::string& names = before[hand];
    const std::size_t taken = std::min(names.size() >= next - hand ? next - hand : 1, names.size());
    for (std::size_t place = 0; place < taken; ++place) named[hand + place] = names[names.size() - taken + place];
    hand = next;
  }
  return named;
}

}  // namespace

std::string seats_of(const Holdings& text, const DealtOut& hands) {
  std::string named = names_of(text, hands);
  if (std::set<char>(named.begin(), named.end()).size() == kPlayers && named.find(' ') == std::string::npos)
    return named;
  // "N:hand hand hand hand": clockwise.
  const bool one_line = hands.front().front()->line == hands.back().back()->line;
  if (hands.front().front()->dotted && hands.back().back()->dotted && named[0] != ' ' &&
      named.find_first_not_of(' ', 1) == std::string::npos && one_line) {
    std::string seats(kClockwise);
    std::rotate(seats.begin(), seats.begin() + static_cast<std::ptrdiff_t>(seats.find(named[0])), seats.end());
    return seats;
  }
  // Whatever stands before each of them may be a name that is not known.
  const auto named_otherwise = std::ranges::count_if(hands, [](const auto& hand) { return hand.front()->after_word; });
  if (named_otherwise > 1) return "";
  const auto agrees = [&](std::string_view order) {
    return std::ranges::equal(named, order, [](char name, char seat) { return name == ' ' || name == seat; });
  };
  const bool across = agrees(kAcross);
  const bool clockwise = agrees(kClockwise);
  return std::string(across ? kAcross : clockwise ? kClockwise : std::string_view());
}

char name_over(const Holdings& text, const std::vector<const Holding*>& column) {
  const Holding& top = *column.front();
  std::size_t right = 0;
  for (const Holding* holding : column) right = std::max(right, holding->end);
  for (auto label = text.labels.rbegin(); label != text.labels.rend(); ++label) {
    const bool over = label->line < top.line && label->line + 3 >= top.line && label->column < right + 4 &&
                      top.column < label->end + 6;
    const bool beside = label->line >= top.line && label->line <= column.back()->line && label->end <= top.column &&
                        label->end + 8 >= top.column;
    if (over || beside) return label->seat;
  }
  return ' ';
}

}  // namespace ouverte::puzzles::text
