// Whose hand each block is: by the name that stands beside or above it, else by its place round the table.
#include <algorithm>
#include <cstdlib>
#include <map>
#include <optional>
#include <set>
#include <utility>

#include "puzzles/text/diagram.hpp"
#include "solver/base/status.hpp"

namespace ouverte::puzzles::text {
namespace {

using base::str;

constexpr int kTooFar = 1000;
constexpr int kMostAbove = 3;  // lines from a label to the block below it

// How far a label stands from a block whose name it may be: beside it, or above it.
int distance(const Label& label, const Block& block) {
  const bool beside = block.top <= label.row && label.row <= block.bottom;
  if (beside) {
    const int gap = block.left - label.end;
    return gap >= 0 && gap <= 14 ? gap : kTooFar;
  }
  const int above = block.top - label.row;
  if (above < 1 || above > kMostAbove) return kTooFar;
  const int sideways = label.end <= block.left       ? block.left - label.end
                       : label.column >= block.right ? label.column - block.right
                                                     : 0;
  return block.across ? 3 * above : sideways > 12 ? kTooFar : 3 * above + sideways;
}

std::set<char> seats_given(const std::vector<Block>& blocks) {
  std::set<char> seats;
  for (const Block& block : blocks) seats.insert(block.hand.seat);
  return seats;
}

// By row the blocks that a label there may name, or that stand between it and one of them.
std::map<int, std::vector<Block*>> blocks_by_row(std::vector<Block>& blocks) {
  std::map<int, std::vector<Block*>> by_row;
  for (Block& block : blocks)
    for (int row = block.top - kMostAbove; row <= block.bottom; ++row) by_row[row].push_back(&block);
  return by_row;
}

// Whether somebody else's cards stand between a label and a block.
bool is_between(const Block& third, const Label& label, const Block& block) {
  if (&third == &block) return false;
  const bool in_row =
      third.top <= label.row && label.row <= third.bottom && third.left >= label.end && third.right <= block.left;
  const bool below =
      third.top > label.row && third.bottom < block.top && third.left < block.right && block.left < third.right;
  return in_row || below;
}

// Names in a row and as many hands below it, side by side: each is the name of the hand that has its place in the row.
void by_order(std::vector<Block>& blocks, std::vector<Label>& labels) {
  std::map<int, std::vector<Label*>> by_row;
  for (Label& label : labels)
    if (!label.used) by_row[label.row].push_back(&label);
  for (auto& [row, names] : by_row) {
    if (names.size() < 3) continue;
    std::vector<Block*> below;
    for (Block& block : blocks)
      if (block.hand.seat == 0 && !block.across && block.top > row && block.top <= row + kMostAbove)
        below.push_back(&block);
    std::set<char> seats;
    for (const Label* name : names) seats.insert(name->seat);
    if (below.size() != names.size() || seats.size() != names.size()) continue;
    std::ranges::sort(below, {}, &Block::left);
    std::ranges::sort(names, {}, &Label::column);
    for (std::size_t place = 0; place < below.size(); ++place) {
      below[place]->hand.seat = names[place]->seat;
      names[place]->used = true;
    }
  }
}

// The nearest pairs of label and block first.
void by_labels(std::vector<Block>& blocks, std::vector<Label>& labels) {
  auto near = blocks_by_row(blocks);
  for (;;) {
    Block* block = nullptr;
    Label* label = nullptr;
    int least = kTooFar;
    const std::set<char> given = seats_given(blocks);
    for (Label& each : labels) {
      if (each.used || given.contains(each.seat)) continue;
      const std::vector<Block*>& around = near[each.row];
      for (Block* other : around) {
        const int apart = distance(each, *other);
        if (other->hand.seat != 0 || apart >= least) continue;
        if (std::ranges::any_of(around, [&](const Block* third) { return is_between(*third, each, *other); })) continue;
        least = apart;
        block = other;
        label = &each;
      }
    }
    if (block == nullptr) return;
    block->hand.seat = label->seat;
    label->used = true;
  }
}

// Four hands round a table: one above, one below, two side by side between them.
std::optional<std::array<std::size_t, 4>> round_table(const std::vector<Block>& blocks) {
  if (blocks.size() != 4) return std::nullopt;
  const auto across = std::ranges::count_if(blocks, &Block::across);
  if (across != 0 && across != 4) return std::nullopt;
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
std::vector<Line> prose_of(const std::vector<Row>& rows, std::vector<Line> lines, const FoundBlocks& found) {
  std::set<std::pair<int, int>> left;  // row and column
  for (const auto& [row, token] : found.left) left.emplace(row, token.column);
  for (const Label& label : found.labels)
    if (!label.used && rows[static_cast<std::size_t>(label.row)].mixed) left.emplace(label.row, label.column);
  for (std::size_t row = 0; row < rows.size(); ++row) {
    std::string& text = lines[row].text;
    for (const Token& token : rows[row].tokens) {
      if (left.contains({static_cast<int>(row), token.column})) continue;
      for (int at = token.column; at < std::min(token.end, static_cast<int>(text.size())); ++at)
        text[static_cast<std::size_t>(at)] = ' ';
    }
    if (text.find_first_not_of(" ,;|.:") == std::string::npos) text.clear();
  }
  return lines;
}

}  // namespace

std::vector<Fault> seat_blocks(std::vector<Block>& blocks, std::vector<Label>& labels, const Table& table) {
  std::vector<Fault> faults;
  complete_columns(blocks);
  by_order(blocks, labels);
  by_labels(blocks, labels);
  if (table.compass) {
    if (auto fault = by_places(blocks, table)) faults.push_back(*fault);
  }
  for (const Block& block : blocks) {
    if (!block.rows_of_suits.empty() && block.rows_of_suits.size() < 4)
      faults.push_back({block.hand.line,
                        str("hands: found ", base::counted(block.rows_of_suits.size(), "suit"), " without signs in ",
                            name_of(block), ", expected four: spades, hearts, diamonds, clubs, and - for none")});
    else if (block.hand.seat == 0)
      faults.push_back(
          {block.hand.line, str("hands: found ", base::counted(cards_in(block.hand), "card"),
                                " without a name beside or above them, expected their holder: one of ", table.seats)});
  }
  return faults;
}

Reading read_diagram(std::vector<Line> lines, const Table& table) {
  Reading reading;
  std::vector<Line> said;
  const std::vector<Row> rows = rows_of(lines, table, said);
  FoundBlocks found = blocks_of(rows, lines, table);
  reading.faults = seat_blocks(found.blocks, found.labels, table);
  reading.diagram.prose = prose_of(rows, lines, found);
  reading.diagram.prose.insert(reading.diagram.prose.end(), said.begin(), said.end());
  for (const Block& block : found.blocks) reading.diagram.hands.push_back(block.hand);
  return reading;
}

}  // namespace ouverte::puzzles::text
