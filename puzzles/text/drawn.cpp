#include "puzzles/text/drawn.hpp"

#include <algorithm>
#include <deque>
#include <set>
#include <tuple>
#include <utility>

#include "puzzles/text/decoration.hpp"
#include "puzzles/text/fonts.hpp"
#include "puzzles/text/hand_groups.hpp"
#include "puzzles/text/seat_signs.hpp"
#include "solver/base/status.hpp"

namespace ouverte::puzzles::text {
namespace {

using base::str;

constexpr std::size_t kMostGroups = 40;

std::size_t cards_in(const Suits& suits) {
  std::size_t cards = 0;
  for (const auto& suit : suits) cards += suit.size();
  return cards;
}

// A way to read the hands of a text.
struct Way {
  std::vector<HandGroup> hands = {};
  std::vector<Fault> faults = {};
  int cards = 0, named = 0;
  std::string font = {};  // the marks of its suits, if they are lost ones
  int odd = 0;            // how far it is from hands of one size with each card once
};

// How suits may be marked: by signs, and by letters too where there are none.
std::vector<Notation> notations_for(const std::vector<Line>& lines, const Table& table) {
  constexpr std::ptrdiff_t kFew = 3;
  std::ptrdiff_t signs = 0;
  for (const Line& line : lines) signs += std::ranges::count_if(line.text, is_suit_sign);
  std::vector<Notation> all;
  for (const bool letters : {true, false}) {
    if (letters && signs >= kFew) continue;
    std::vector<SuitMark> marks;
    for (int suit = 0; suit < 4; ++suit) {
      marks.push_back({.written = std::string(1, static_cast<char>(kSuitSign + suit)), .suit = suit});
      if (letters) marks.push_back({.written = std::string(1, "SHDC"[suit]), .suit = suit});
    }
    for (const bool apart : {true, false}) all.push_back({.marks = marks, .apart = apart, .table = &table});
  }
  return all;
}

// "♠ | AQ | J10 | 5 | K9", "♠: N A Q, E J 10": a suit of every hand in a line, which its sign heads. Whether hands are
// named in their lines.
bool spread_suits(Holdings& text, std::size_t players) {
  bool any_named = false;
  for (auto from = text.all.begin(); from != text.all.end();) {
    const std::size_t line = from->line;
    const auto to = std::find_if(from, text.all.end(), [&](const Holding& each) { return each.line != line; });
    const auto others = static_cast<std::size_t>(to - from) - 1;
    const auto label = std::ranges::lower_bound(text.labels, line, {}, &SeatLabel::line);
    const bool named = std::count_if(label, text.labels.end(), [&](const SeatLabel& each) {
                         return each.line == line && each.column > from->column;
                       }) >= 3;
    const bool cells = others + 1 == players || others == players;
    const bool alone = std::all_of(from + 1, to, [](const Holding& each) { return each.suit < 0; });
    if (from->suit >= 0 && from->suit < kExtras && alone && others > 0 && (named || cells) &&
        !text.prose.contains(from->part)) {
      for (auto each = from + 1; each != to; ++each) {
        each->suit = from->suit;
        each->of_row = true;
      }
      any_named |= named;
      if (named || others == players) from = text.all.erase(from);
    }
    from = std::find_if(from, text.all.end(), [&](const Holding& each) { return each.line != line; });
  }
  return any_named;
}

class WayFinder {
 public:
  WayFinder(const std::vector<Line>& lines, const Table& table, const games::Game& game)
      : lines_(lines), table_(table), game_(game) {}

  void look(const Holdings& text, bool named_in_lines, const std::string& font) {
    font_ = font;
    Pieces pieces;
    for (const Holding& each : text.all)
      if (each.dotted || !text.prose.contains(each.part)) pieces.held.push_back(&each);
    for (const SeatLabel& each : text.labels) {
      const auto next = std::ranges::lower_bound(text.all, std::pair(each.line, each.column), {},
                                                 [](const Holding& held) { return std::pair(held.line, held.column); });
      const bool dotted = next != text.all.end() && next->dotted && next->line == each.line;
      if (dotted || !text.prose.contains(each.part)) pieces.labels.push_back(&each);
    }
    if (pieces.held.empty()) return;
    if (!named_in_lines) {
      add(in_columns(text, pieces, table_), pieces);
      add(in_lines(pieces, table_), pieces);
    }
    add(behind_names(pieces, table_), pieces);
  }

  [[nodiscard]] bool any_stands() const {
    return std::ranges::any_of(ways_, [&](const Way& way) { return stands(way); });
  }

  // The way that stands; of several, or none, the one that comes nearest.
  Way best() {
    if (ways_.empty()) return {};
    const auto rank = [&](const Way& way) {
      return std::tuple(!way.faults.empty(), !fills_the_table(way.hands), -way.named, way.odd, -way.cards);
    };
    const auto best = std::ranges::min_element(ways_, {}, rank);
    Way found = *best;
    const bool one = stands(found);
    for (const Way& other : ways_)
      if (one && rank(other) == rank(found) && hands_of(other) != hands_of(found))
        found.faults.push_back({line_of(found.hands.front()),
                                "hands: found two ways to read them, expected one: each suit of each hand behind its "
                                "sign, and - for none"});
    return found;
  }

 private:
  [[nodiscard]] bool stands(const Way& way) const {
    return way.faults.empty() && fills_the_table(way.hands) && way.odd <= 1;
  }

  [[nodiscard]] int line_of(const HandGroup& group) const { return lines_[group.held.front()->line].number; }

  [[nodiscard]] bool fills_the_table(const std::vector<HandGroup>& hands) const {
    return !hands.empty() && game_.seats_of(hands.size()).size() == hands.size();
  }

  static std::set<std::pair<char, Suits>> hands_of(const Way& way) {
    std::set<std::pair<char, Suits>> hands;
    for (const HandGroup& group : way.hands) hands.emplace(group.seat, *group.suits);
    return hands;
  }

  void add(std::vector<HandGroup> groups, const Pieces& pieces) {
    if (groups.empty() || groups.size() > kMostGroups) return;
    Way way{.font = font_};
    if (std::ranges::all_of(groups, [](const HandGroup& group) { return group.seat == 0; }))
      if (const auto fault = name_groups(groups, pieces, table_)) way.faults.push_back({line_of(groups[0]), *fault});
    std::set<char> seats;
    for (HandGroup& group : groups) {
      way.named += group.seat != 0 ? 1 : 0;
      if (const auto fault = fault_of(group)) {
        way.faults.push_back(*fault);
      } else if (group.seat != 0 && group.suits) {
        if (!seats.insert(group.seat).second)
          way.faults.push_back({line_of(group), str("hands: found two of ", group.seat, ", expected one")});
        way.cards += static_cast<int>(cards_in(*group.suits));
        way.hands.push_back(std::move(group));
      }
    }
    way.odd = oddness(way.hands);
    ways_.push_back(std::move(way));
  }

  [[nodiscard]] std::optional<Fault> fault_of(const HandGroup& group) const {
    const auto plain = std::ranges::count(group.held, kNoSuit, &Holding::suit);
    if (!group.suits && (group.held.size() > 1 || group.seat != 0))
      return Fault{line_of(group),
                   str("hands: found ", base::counted(static_cast<std::size_t>(plain), "suit"), " without signs in ",
                       group.seat == 0 ? std::string("a hand") : str("the hand of ", group.seat),
                       ", expected four: spades, hearts, diamonds, clubs, and - for none")};
    if (group.seat != 0 || group.held.size() < 2) return std::nullopt;
    return Fault{line_of(group),
                 str("hands: found ", base::counted(cards_in(*group.suits), "card"),
                     " without a name beside or above them, expected their holder: one of ", table_.seats)};
  }

  // Hands of a position differ by one card at most, and hold each card once.
  static int oddness(const std::vector<HandGroup>& hands) {
    constexpr int kFew = 10, kTwice = 20;
    std::set<std::pair<std::size_t, std::string>> seen;
    std::set<std::size_t> sizes;
    int odd = 0;
    for (const HandGroup& hand : hands) {
      sizes.insert(cards_in(*hand.suits));
      for (std::size_t suit = 0; suit < hand.suits->size(); ++suit)
        for (const std::string& card : (*hand.suits)[suit])
          if (card != "x" && card != "*" && !seen.emplace(suit, card).second) odd += kTwice;
    }
    if (sizes.empty() || *sizes.rbegin() == *sizes.begin()) return odd;
    return odd + (*sizes.rbegin() == *sizes.begin() + 1 ? 1 : kFew);
  }

  const std::vector<Line>& lines_;
  const Table& table_;
  const games::Game& game_;
  std::vector<Way> ways_;
  std::string font_;
};

void wipe_out(std::vector<Line>& lines, std::size_t line, std::size_t from, std::size_t to) {
  std::string& text = lines[line].text;
  for (std::size_t at = from; at < std::min(to, text.size()); ++at) text[at] = ' ';
}

// Takes the hands out of the lines, with their names, and all that stands in lines of nothing else.
void take_hands(const Way& way, const std::deque<Holdings>& texts, std::vector<Line>& lines) {
  if (way.hands.empty()) return;
  for (const HandGroup& hand : way.hands) {
    for (const Holding* each : hand.held) wipe_out(lines, each->line, each->of_row ? 0 : each->column, each->end);
    for (const SeatLabel* name : hand.names) wipe_out(lines, name->line, name->column, name->end);
  }
  for (const Holdings& text : texts) {
    const Holding* const first = way.hands.front().held.front();
    if (text.all.empty() || first < &text.all.front() || first > &text.all.back()) continue;
    std::size_t top = lines.size(), bottom = 0;
    for (const HandGroup& hand : way.hands)
      for (const Holding* each : hand.held) {
        top = std::min(top, each->line);
        bottom = std::max(bottom, each->line);
      }
    // A sign alone in its line is of a hand only among the hands.
    const auto alone = [&](const auto each) {
      const bool first_of_line = each == text.all.begin() || (each - 1)->line != each->line;
      const bool last_of_line = each + 1 == text.all.end() || (each + 1)->line != each->line;
      return (each->line + 1 < top || each->line > bottom) && first_of_line && last_of_line;
    };
    for (auto each = text.all.begin(); each != text.all.end(); ++each)
      if (each->ranks.empty() && !text.words[each->line] && !alone(each))
        wipe_out(lines, each->line, each->column, each->end);
    for (const SeatLabel& label : text.labels)
      if (!text.words[label.line]) wipe_out(lines, label.line, label.column, label.end);
  }
  for (Line& line : lines)
    if (line.text.find_first_not_of(" ,;|.:/=-") == std::string::npos) line.text.clear();
}

}  // namespace

Reading drawn_hands(std::vector<Line> lines, const Table& table, const games::Game& game) {
  std::vector<Line> said;
  without_decoration(lines, table, said);
  const std::vector<Line> marked = with_seat_signs(lines, table);
  WayFinder finder(lines, table, game);
  std::deque<Holdings> texts;
  const auto look = [&](const Notation& notation) {
    texts.push_back(holdings_of(marked, notation));
    const bool named = spread_suits(texts.back(), table.seats.size());
    finder.look(texts.back(), named, font_of(notation));
  };
  for (const Notation& notation : notations_for(lines, table)) look(notation);
  if (table.compass && !finder.any_stands())
    for (const auto& marks : lost_marks_in(lines)) look({.marks = marks, .table = &table});
  const Way way = finder.best();
  Reading reading{.diagram = {.hands = {}, .prose = lines}, .faults = way.faults};
  for (const HandGroup& group : way.hands)
    reading.diagram.hands.push_back(
        {.seat = group.seat, .line = lines[group.held.front()->line].number, .suits = *group.suits});
  take_hands(way, texts, reading.diagram.prose);
  if (!way.font.empty()) resolve_font(reading.diagram.prose, way.font);
  reading.diagram.prose.insert(reading.diagram.prose.end(), said.begin(), said.end());
  return reading;
}

}  // namespace ouverte::puzzles::text
