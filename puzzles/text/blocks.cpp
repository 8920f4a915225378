// From rows to blocks: which suits make one hand. In a hand across, suits follow each other in a line; in a hand down,
// they stand one below the other in a column.
#include <algorithm>
#include <cstdlib>
#include <optional>
#include <set>
#include <span>
#include <utility>

#include "puzzles/text/elements.hpp"
#include "puzzles/text/row_words.hpp"

namespace ouverte::puzzles::text {
namespace {

class Finder {
 public:
  Finder(std::vector<Row> rows, const std::vector<Line>& lines, const Table& table)
      : rows_(std::move(rows)), lines_(lines), table_(table), style_(style_of(rows_)) {
    settle_seats(rows_, style_);
  }

  FoundBlocks find() {
    for (std::size_t row = 0; row < rows_.size(); ++row) read_row(static_cast<int>(row));
    close_all();
    return std::move(found_);
  }

 private:
  struct Column {
    std::vector<Group> groups;
    int column = 0;
    bool mixed = false;
  };

  void read_row(int row);
  bool read_suit_of_all(int row);
  bool read_across(std::span<const Element> part, const Token* label, int row);
  bool read_fields(std::span<const Element> part, const Token* label, int row);
  void add_hand(const Token& token, char seat, int row);
  void add_group(const Group& group);
  void close(const Column& column);
  void close_all();
  Block block_at(int row, int column) const {
    Block block{
        .hand = {.line = lines_[static_cast<std::size_t>(row)].number}, .top = row, .bottom = row, .left = column};
    return block;
  }
  void add_label(const Token& token, int row) {
    found_.labels.push_back({.seat = token.seat, .row = row, .column = token.column, .end = token.end});
  }
  [[nodiscard]] std::size_t most_suits() const { return table_.jokers || table_.trumps ? 5 : 4; }
  // Whether the next row that holds something goes on below a group of this one.
  [[nodiscard]] bool goes_on_below(const Group& group) const;

  std::vector<Row> rows_;
  const std::vector<Line>& lines_;
  const Table& table_;
  Style style_;
  std::vector<Column> columns_;    // not yet closed
  std::vector<std::size_t> open_;  // those of them that a suit of this line may belong to
  FoundBlocks found_;
};

bool Finder::goes_on_below(const Group& group) const {
  const auto next = static_cast<std::size_t>(group.row) + 1;
  if (next >= rows_.size()) return false;
  const auto& tokens = rows_[next].tokens;
  const bool named = !tokens.empty() && tokens.front().piece == Piece::kSeat;
  const int from = group.tokens.empty() ? group.column : group.tokens.front().column;
  return !named && std::ranges::any_of(tokens, [&](const Token& token) {
    return is_card(token) && std::abs(token.column - from) <= 2;
  });
}

// A labelled hand without signs: four fields, set apart by slashes, bars or blanks.
bool Finder::read_fields(std::span<const Element> part, const Token* label, int row) {
  std::vector<std::vector<std::string>> fields;
  std::vector<Token> cards;
  bool slashes = false;
  for (const Element& element : part) {
    if (element.kind != Element::Kind::kGroup || (element.group.suit != kNoSuit && element.group.suit != kExtras))
      return false;
    slashes |= element.after_slash;
    for (const Token& token : element.group.tokens) cards.push_back(token);
    if (element.after_slash || fields.empty() || !slashes) fields.emplace_back();
    fields.back().insert(fields.back().end(), element.group.cards.begin(), element.group.cards.end());
  }
  const std::size_t most = most_suits();
  const auto fits = [&](std::size_t count) { return count == 4 || count == most; };
  if (!fits(fields.size()) && !slashes && fits(cards.size())) {
    fields.clear();
    for (const Token& token : cards) fields.push_back(token.cards);
  }
  if (!fits(fields.size()) || (label == nullptr && !slashes)) return false;
  const bool bars = std::ranges::all_of(part, &Element::after_bar);
  if (!slashes && !bars && label != nullptr && !label->colon && goes_on_below(part.front().group)) return false;
  Block block = block_at(row, part.front().group.column);
  block.across = true;
  block.right = part.back().group.end;
  for (std::size_t suit = 0; suit < fields.size(); ++suit) block.hand.suits[suit] = fields[suit];
  found_.blocks.push_back(block);
  return true;
}

// Suits that differ follow each other in the row: a hand across.
bool Finder::read_across(std::span<const Element> part, const Token* label, int row) {
  if (part.empty()) return false;
  std::set<int> suits;
  int widest = 0;
  for (std::size_t place = 0; place < part.size(); ++place) {
    if (part[place].kind != Element::Kind::kGroup) return false;
    suits.insert(part[place].group.suit);
    if (place > 0) widest = std::max(widest, part[place].group.column - part[place - 1].group.end);
  }
  if (suits.contains(kNoSuit) || part.size() == 1) return read_fields(part, label, row);
  const bool across = suits.size() >= 3 || (suits.size() == 2 && (label != nullptr || widest <= 3)) ||
                      (label != nullptr && widest <= 2);
  if (!across) return false;
  Block block = block_at(row, part.front().group.column);
  block.across = true;
  block.right = part.back().group.end;
  bool cards = label != nullptr;
  for (const Element& element : part) {
    auto& suit = block.hand.suits[static_cast<std::size_t>(element.group.suit)];
    suit.insert(suit.end(), element.group.cards.begin(), element.group.cards.end());
    cards |= !element.group.cards.empty();
  }
  if (cards) found_.blocks.push_back(block);  // else the heads of a table: suits and no cards
  return true;
}

// "♠: N A Q, E J T, S 5, W K 9": a suit of every hand in a line.
bool Finder::read_suit_of_all(int row) {
  const auto& tokens = rows_[static_cast<std::size_t>(row)].tokens;
  if (tokens.empty() || tokens.front().piece != Piece::kSuit) return false;
  const auto names_seat = [](const Token& token) { return token.piece == Piece::kSeat || token.may_be_seat; };
  std::set<char> seats;
  for (const Token& token : tokens)
    if (&token != &tokens.front() && names_seat(token)) seats.insert(token.seat);
  if (seats.size() < 3) return false;
  const auto suit = static_cast<std::size_t>(tokens.front().suit);
  Block* block = nullptr;
  for (std::size_t place = 1; place < tokens.size(); ++place) {
    const Token& token = tokens[place];
    if (names_seat(token)) {
      const auto is_his = [&](const Block& each) { return each.hand.seat == token.seat; };
      if (std::ranges::none_of(found_.blocks, is_his)) {
        found_.blocks.push_back(block_at(row, token.column));
        found_.blocks.back().hand.seat = token.seat;
        found_.blocks.back().across = true;
      }
      block = &*std::ranges::find_if(found_.blocks, is_his);
    } else if (block != nullptr) {
      auto& cards = block->hand.suits[suit];
      cards.insert(cards.end(), token.cards.begin(), token.cards.end());
    }
  }
  return true;
}

// A hand in one word.
void Finder::add_hand(const Token& token, char seat, int row) {
  Block block = block_at(row, token.column);
  block.hand.seat = seat;
  block.across = true;
  block.right = token.end;
  for (std::size_t suit = 0; suit < token.cards.size(); ++suit) {
    auto& cards = block.hand.suits[suit];
    if (suit == kExtras && table_.trumps) {
      if (const auto trumps = trumps_in(token.cards[suit])) cards = *trumps;
      continue;
    }
    for (const Token& each : tokens_of(token.cards[suit], 0, table_, true))
      cards.insert(cards.end(), each.cards.begin(), each.cards.end());
  }
  found_.blocks.push_back(block);
}

// A row of a table that one suit's sign heads: the suit of every hand in it.
void spread_suit(std::vector<Element>& elements, std::size_t hands) {
  const auto is_group = [](const Element& each) { return each.kind == Element::Kind::kGroup; };
  if (elements.empty() || !std::ranges::all_of(elements, is_group)) return;
  const Group& head = elements.front().group;
  if (head.suit == kNoSuit || head.tokens.empty() || head.tokens.front().piece != Piece::kSuit) return;
  const auto others = std::span(elements).subspan(1);
  if (std::ranges::any_of(others, [](const Element& each) { return each.group.suit != kNoSuit; })) return;
  if (others.size() + (head.cards.empty() && head.tokens.size() == 1 ? 0 : 1) != hands) return;
  for (Element& each : others) each.group.suit = head.suit;
  if (head.tokens.size() == 1) elements.erase(elements.begin());
}

void Finder::read_row(int row) {
  if (read_suit_of_all(row)) return;
  std::vector<Element> elements = elements_of(rows_[static_cast<std::size_t>(row)], row, style_);
  spread_suit(elements, table_.seats.size());
  if (elements.empty()) return;
  const bool only_labels =
      std::ranges::all_of(elements, [](const Element& element) { return element.kind == Element::Kind::kLabel; });
  if (only_labels) close_all();
  const Token* label = nullptr;
  char seat = 0;  // of the last whole hand, whose neighbours follow it
  for (std::size_t place = 0; place < elements.size();) {
    const Element& element = elements[place];
    if (element.kind == Element::Kind::kLabel) {
      label = &element.token;
      add_label(*label, row);
      seat = 0;
      ++place;
      continue;
    }
    if (element.kind == Element::Kind::kHand) {
      // "N:hand hand hand hand": clockwise.
      if (label != nullptr) {
        seat = label->seat;
        found_.labels.back().used = true;
      } else if (seat != 0) {
        seat = table_.seats[(table_.seats.find(seat) + 1) % table_.seats.size()];
      }
      add_hand(element.token, seat, row);
      label = nullptr;
      ++place;
      continue;
    }
    std::size_t stop = place;
    while (stop < elements.size() && elements[stop].kind == Element::Kind::kGroup) ++stop;
    // "♠53 ♥K ♦- ♣7      ♠98 ♥9 ♦K ♣-": a suit that comes again begins the hand beside it.
    std::set<int> suits;
    for (std::size_t next = place; next < stop && label == nullptr; ++next) {
      const Group& group = elements[next].group;
      const bool apart = next > place && group.column - elements[next - 1].group.end >= 3;
      if (suits.contains(group.suit) && group.suit != kNoSuit && apart && suits.size() >= 3) stop = next;
      suits.insert(group.suit);
    }
    const std::span part = std::span(elements).subspan(place, stop - place);
    if (read_across(part, label, row)) {
      if (label != nullptr && !found_.blocks.empty()) {
        found_.blocks.back().hand.seat = label->seat;
        found_.labels.back().used = true;
      }
    } else {
      for (const Element& each : part) add_group(each.group);
    }
    label = nullptr;
    place = stop;
  }
}

void Finder::add_group(const Group& group) {
  constexpr int kMostBlank = 3;  // lines from a suit of a column to the next
  Column* best = nullptr;
  int nearest = 4;
  std::erase_if(open_, [&](std::size_t place) { return group.row - columns_[place].groups.back().row > kMostBlank; });
  for (const std::size_t place : open_) {
    Column& column = columns_[place];
    const Group& last = column.groups.back();
    const int apart = std::abs(column.column - group.column);
    const int blank = group.row - last.row;
    if (blank < 1 || apart >= nearest) continue;
    const bool signed_alike = (last.suit == kNoSuit) == (group.suit == kNoSuit) || group.suit == kExtras;
    const bool taken = group.suit != kNoSuit &&
                       std::ranges::any_of(column.groups, [&](const Group& each) { return each.suit == group.suit; });
    const bool full = column.groups.size() >= most_suits();
    if (!signed_alike || taken || full) continue;
    if (group.suit == kNoSuit && column.groups.size() >= 4 && blank > 1) continue;
    best = &column;
    nearest = apart;
  }
  if (best == nullptr) {
    open_.push_back(columns_.size());
    columns_.push_back({.groups = {}, .column = group.column});
    best = &columns_.back();
  }
  best->mixed |= rows_[static_cast<std::size_t>(group.row)].mixed;
  best->groups.push_back(group);
}

void Finder::close(const Column& column) {
  const std::vector<Group>& groups = column.groups;
  const bool any_card = std::ranges::any_of(groups, [](const Group& group) { return !group.cards.empty(); });
  const bool signs = groups.front().suit != kNoSuit;
  // Cards that stand among words are prose if they are no column.
  if (!any_card || (column.mixed && groups.size() == 1)) {
    for (const Group& group : groups)
      for (const Token& token : group.tokens) found_.left.emplace_back(group.row, token);
    return;
  }
  Block block = block_at(groups.front().row, column.column);
  block.bottom = groups.back().row;
  std::size_t place = 0;
  for (const Group& group : groups) {
    block.left = std::min(block.left, group.column);
    block.right = std::max(block.right, group.end);
    const auto suit = group.suit == kNoSuit ? place++ : static_cast<std::size_t>(group.suit);
    block.hand.suits[suit] = group.cards;
  }
  block.rows_of_suits.clear();
  if (!signs)
    for (const Group& group : groups) block.rows_of_suits.push_back(group.row);
  found_.blocks.push_back(block);
}

void Finder::close_all() {
  for (const Column& column : columns_) close(column);
  columns_.clear();
  open_.clear();
}

}  // namespace

FoundBlocks blocks_of(std::vector<Row> rows, const std::vector<Line>& lines, const Table& table) {
  return Finder(std::move(rows), lines, table).find();
}

}  // namespace ouverte::puzzles::text
