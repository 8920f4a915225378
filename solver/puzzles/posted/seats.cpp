// Whose hand each block is: by the name that stands beside or above it, else by its place round the table.
#include <algorithm>
#include <cstdlib>
#include <optional>
#include <utility>

#include "solver/base/status.hpp"
#include "solver/puzzles/posted/diagram.hpp"

namespace ouverte::puzzles::posted {
namespace {

using base::str;

constexpr int kFar = 1000;

// How far a label stands from a block whose name it may be: beside it, or above it.
int distance(const Label& label, const Block& block) {
  const bool beside = block.top <= label.row && label.row <= block.bottom;
  if (beside) {
    const int gap = block.left - label.end;
    return gap >= 0 && gap <= 14 ? gap : kFar;
  }
  const int above = block.top - label.row;
  if (above < 1 || above > 3) return kFar;
  const int sideways = label.end <= block.left       ? block.left - label.end
                       : label.column >= block.right ? label.column - block.right
                                                     : 0;
  return block.across ? 3 * above : sideways > 12 ? kFar : 3 * above + sideways;
}

bool given(const std::vector<Block>& blocks, char seat) {
  return std::ranges::any_of(blocks, [&](const Block& block) { return block.hand.seat == seat; });
}

// The nearest pairs of label and block first.
void by_labels(std::vector<Block>& blocks, std::vector<Label>& labels) {
  for (;;) {
    Block* block = nullptr;
    Label* label = nullptr;
    int least = kFar;
    for (Label& each : labels) {
      if (each.used || given(blocks, each.seat)) continue;
      for (Block& other : blocks) {
        if (other.hand.seat != 0) continue;
        // Nobody else's cards stand between.
        const bool between = std::ranges::any_of(blocks, [&](const Block& third) {
          if (&third == &other) return false;
          const bool in_row =
              third.top <= each.row && each.row <= third.bottom && third.left >= each.end && third.right <= other.left;
          const bool below =
              third.top > each.row && third.bottom < other.top && third.left < other.right && other.left < third.right;
          return in_row || below;
        });
        if (const int apart = distance(each, other); !between && apart < least) {
          least = apart;
          block = &other;
          label = &each;
        }
      }
    }
    if (block == nullptr) return;
    block->hand.seat = label->seat;
    label->used = true;
  }
}

// Four columns round a table: one above, one below, two side by side between them.
std::optional<std::array<std::size_t, 4>> round_table(const std::vector<Block>& blocks) {
  if (blocks.size() != 4 || std::ranges::any_of(blocks, &Block::across)) return std::nullopt;
  std::array<std::size_t, 4> order = {0, 1, 2, 3};
  std::ranges::sort(order, {}, [&](std::size_t place) { return blocks[place].top + blocks[place].bottom; });
  std::size_t west = order[1];
  std::size_t east = order[2];
  if (blocks[west].left > blocks[east].left) std::swap(west, east);
  const Block& north = blocks[order[0]];
  const Block& south = blocks[order[3]];
  const Block& left = blocks[west];
  const Block& right = blocks[east];
  const bool side_by_side = left.top <= right.bottom && right.top <= left.bottom && left.right <= right.left;
  const bool above = north.top < left.top && north.top < right.top;
  const bool below = south.bottom > left.bottom && south.bottom > right.bottom;
  if (!side_by_side || !above || !below) return std::nullopt;
  return std::array{order[0], east, order[3], west};
}

std::optional<Fault> by_places(std::vector<Block>& blocks, const Table& table) {
  const auto places = round_table(blocks);
  if (!places) return std::nullopt;
  for (std::size_t seat = 0; seat < 4; ++seat) {
    Hand& hand = blocks[(*places)[seat]].hand;
    if (hand.seat != 0 && hand.seat != table.seats[seat])
      return Fault{hand.line, str("hands: found the name ", hand.seat, " at the hand that stands ",
                                  seat == 0   ? "above"
                                  : seat == 2 ? "below"
                                  : seat == 1 ? "on the right"
                                              : "on the left",
                                  ", expected ", table.seats[seat])};
  }
  for (std::size_t seat = 0; seat < 4; ++seat) blocks[(*places)[seat]].hand.seat = table.seats[seat];
  return std::nullopt;
}

// A column without signs that lacks suits takes their places from the one beside it.
void complete_columns(std::vector<Block>& blocks) {
  for (Block& block : blocks) {
    if (block.rows_of_suits.empty() || block.rows_of_suits.size() >= 4) continue;
    const auto beside = std::ranges::find_if(blocks, [&](const Block& other) {
      return &other != &block && other.rows_of_suits.size() >= 4 && other.top <= block.top &&
             block.bottom <= other.bottom;
    });
    if (beside == blocks.end()) continue;
    Hand filled = block.hand;
    filled.suits = {};
    bool fits = true;
    for (std::size_t place = 0; place < block.rows_of_suits.size(); ++place) {
      const auto row = std::ranges::find(beside->rows_of_suits, block.rows_of_suits[place]);
      fits &= row != beside->rows_of_suits.end();
      if (fits) filled.suits[static_cast<std::size_t>(row - beside->rows_of_suits.begin())] = block.hand.suits[place];
    }
    if (!fits) continue;
    block.hand = filled;
    block.rows_of_suits = beside->rows_of_suits;
  }
}

std::size_t cards_in(const Hand& hand) {
  std::size_t cards = 0;
  for (const auto& suit : hand.suits) cards += suit.size();
  return cards;
}

std::string name_of(const Block& block) {
  return block.hand.seat != 0 ? str("the hand of ", block.hand.seat) : "a hand";
}

// Blanks what tokens of hands and their labels take of the lines: the rest is prose.
std::vector<Line> prose_of(const std::vector<Row>& rows, std::vector<Line> lines, const Found& found) {
  for (std::size_t row = 0; row < rows.size(); ++row) {
    std::string& text = lines[row].text;
    for (const Token& token : rows[row].tokens) {
      const bool left = std::ranges::any_of(found.left, [&](const auto& each) {
        return each.first == static_cast<int>(row) && each.second.column == token.column;
      });
      const bool label = std::ranges::any_of(found.labels, [&](const Label& each) {
        return !each.used && each.row == static_cast<int>(row) && each.column == token.column && rows[row].mixed;
      });
      if (left || label) continue;
      for (int at = token.column; at < std::min(token.end, static_cast<int>(text.size())); ++at)
        text[static_cast<std::size_t>(at)] = ' ';
    }
    if (text.find_first_not_of(" ,;|.:") == std::string::npos) text.clear();
  }
  return lines;
}

}  // namespace

std::vector<Fault> seat_blocks(std::vector<Block>& blocks, std::vector<Label>& labels, const std::vector<Line>& lines,
                               const Table& table) {
  std::vector<Fault> faults;
  complete_columns(blocks);
  by_labels(blocks, labels);
  if (table.compass) {
    if (auto fault = by_places(blocks, table)) faults.push_back(*fault);
  }
  for (const Block& block : blocks) {
    if (!block.rows_of_suits.empty() && block.rows_of_suits.size() < 4)
      faults.push_back(
          {block.hand.line, str("hands: found ", block.rows_of_suits.size(),
                                block.rows_of_suits.size() == 1 ? " suit" : " suits", " without signs in ",
                                name_of(block), ", expected four: spades, hearts, diamonds, clubs, and - for none")});
    else if (block.hand.seat == 0)
      faults.push_back({block.hand.line,
                        str("hands: found ", cards_in(block.hand), cards_in(block.hand) == 1 ? " card" : " cards",
                            " without a name beside or above them, expected whose they are: one of ", table.seats)});
  }
  (void)lines;
  return faults;
}

Reading read_diagram(std::vector<Line> lines, const Table& table) {
  Reading reading;
  std::vector<Line> said;
  const std::vector<Row> rows = rows_of(lines, table, said);
  Found found = blocks_of(rows, lines, table);
  reading.faults = seat_blocks(found.blocks, found.labels, lines, table);
  reading.diagram.prose = prose_of(rows, lines, found);
  reading.diagram.prose.insert(reading.diagram.prose.end(), said.begin(), said.end());
  for (const Block& block : found.blocks) reading.diagram.hands.push_back(block.hand);
  return reading;
}

}  // namespace ouverte::puzzles::posted
