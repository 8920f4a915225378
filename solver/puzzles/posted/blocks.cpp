// From rows to blocks: which suits make one hand. In a hand across, suits follow each other in a line; in a hand down,
// they stand one below the other in a column.
#include <algorithm>
#include <cstdlib>
#include <optional>
#include <set>
#include <span>
#include <utility>

#include "solver/puzzles/posted/diagram.hpp"

namespace ouverte::puzzles::posted {
namespace {

// A suit of a hand: its sign, if it has one, and its cards.
struct Group {
  int row = 0;
  int column = 0, end = 0;
  int suit = kNoSuit;
  std::vector<std::string> cards = {};
  std::vector<Token> tokens = {};
};

struct Element {
  enum class Kind { kGroup, kLabel, kHand } kind = Kind::kGroup;
  Group group = {};
  Token token = {};
  bool after_slash = false;
  bool after_bar = false;
};

bool is_card(const Token& token) { return token.piece == Piece::kCards || token.piece == Piece::kVoid; }

// How the text writes hands, as far as all of its rows tell.
struct Style {
  bool letters = false;       // suits are letters: some hearts are
  bool inline_seats = false;  // a seat and its cards share a line
  int spacing = 0;            // blanks between two cards of a suit
};

Style style_of(const std::vector<Row>& rows) {
  Style style;
  int least = 9;
  for (const Row& row : rows) {
    for (std::size_t place = 0; place < row.tokens.size(); ++place) {
      const Token& token = row.tokens[place];
      const Token* const next = place + 1 < row.tokens.size() ? &row.tokens[place + 1] : nullptr;
      if (token.may_be_seat || token.text.size() <= 2) style.letters |= token.piece == Piece::kSuit && token.suit == 1;
      style.letters |= token.piece == Piece::kSuit && token.suit == 1;
      style.inline_seats |= place == 0 && token.piece == Piece::kSeat && token.cards.empty() && next != nullptr &&
                            next->piece != Piece::kSeat && !next->may_be_seat;
      if (token.piece != Piece::kCards || token.suit != kNoSuit) continue;
      if (token.cards.size() > 1) least = 0;
      if (next != nullptr && next->piece == Piece::kCards) least = std::min(least, next->column - token.end);
    }
  }
  style.spacing = least == 9 ? 0 : least;
  return style;
}

// The suit that the row next above or below has at a column; -1 if none.
int suit_near(const std::vector<Row>& rows, std::size_t row, int step, int column) {
  for (int place = static_cast<int>(row) + step; place >= 0 && place < static_cast<int>(rows.size()); place += step) {
    const auto& tokens = rows[static_cast<std::size_t>(place)].tokens;
    if (tokens.empty()) continue;
    for (const Token& token : tokens)
      if (token.piece == Piece::kSuit && std::abs(token.column - column) <= 2) return token.suit;
    return kNoSuit;
  }
  return kNoSuit;
}

// Whether a letter that names a suit and a seat names the seat here.
bool means_seat(const std::vector<Row>& rows, std::size_t row, std::size_t place, const Style& style) {
  const auto& tokens = rows[row].tokens;
  const Token& token = tokens[place];
  std::size_t after = place + 1;
  while (after < tokens.size() && tokens[after].piece == Piece::kBar) ++after;
  const Token* const next = after < tokens.size() ? &tokens[after] : nullptr;
  const auto names_seat = [](const Token& other) { return other.piece == Piece::kSeat || other.may_be_seat; };
  const bool only_names =
      std::ranges::all_of(tokens, [&](const Token& other) { return names_seat(other) || other.piece == Piece::kBar; });
  if (next == nullptr || only_names || next->piece == Piece::kSeat) {
    // With other seats beside it, or alone: a void if the column goes on with the next suit.
    if (only_names && tokens.size() > 1 &&
        std::ranges::any_of(tokens, [](const Token& other) { return other.piece == Piece::kSeat; }))
      return true;
    if (!style.letters) return true;
    if (place > 0 && !only_names) return false;
    const bool follows = token.suit > 0 && suit_near(rows, row, -1, token.column) == token.suit - 1;
    return !follows && suit_near(rows, row, 1, token.column) != token.suit + 1;
  }
  if (next->piece == Piece::kHand) return true;
  if (next->piece == Piece::kSuit) return place == 0 && (next->suit <= token.suit || style.inline_seats || token.colon);
  return !style.letters && !(next->suit == kExtras);
}

// "N: A7 spades, K hearts": suits by name behind their cards come to stand before them.
void put_suits_first(std::vector<Token>& tokens) {
  std::vector<std::size_t> suits;
  for (std::size_t place = 0; place < tokens.size(); ++place)
    if (tokens[place].piece == Piece::kSuit) suits.push_back(place);
  if (suits.empty() || suits.back() + 1 != tokens.size()) return;
  std::size_t from = 0;
  while (from < tokens.size() && (tokens[from].piece == Piece::kSeat || tokens[from].piece == Piece::kJoining)) ++from;
  if (from >= tokens.size() || !is_card(tokens[from])) return;
  if (std::ranges::any_of(suits, [&](std::size_t place) { return tokens[place].text.size() < 4; })) return;
  for (const std::size_t place : suits) {
    // The cards before a suit now begin where it did not: only their order counts in a row of one hand.
    while (from < place && !is_card(tokens[from])) ++from;
    if (from == place) return;
    Token suit = tokens[place];
    suit.end = suit.column = tokens[from].column;
    std::rotate(tokens.begin() + static_cast<std::ptrdiff_t>(from), tokens.begin() + static_cast<std::ptrdiff_t>(place),
                tokens.begin() + static_cast<std::ptrdiff_t>(place) + 1);
    tokens[from] = suit;
    from = place + 1;
  }
}

void settle_seats(std::vector<Row>& rows, const Style& style) {
  for (Row& row : rows) put_suits_first(row.tokens);
  for (std::size_t row = 0; row < rows.size(); ++row) {
    for (std::size_t place = 0; place < rows[row].tokens.size(); ++place) {
      Token& token = rows[row].tokens[place];
      if (token.piece == Piece::kSuit && token.may_be_seat && means_seat(rows, row, place, style)) {
        token.piece = Piece::kSeat;
        token.may_be_seat = false;
      }
      // "A": the player or the ace.
      if (token.piece == Piece::kSeat && !token.cards.empty() && place + 1 < rows[row].tokens.size()) {
        const Token& next = rows[row].tokens[place + 1];
        if (next.piece == Piece::kCards && next.suit == kNoSuit && !style.letters && !style.inline_seats)
          token.piece = Piece::kCards;
      }
    }
  }
}

// The groups, labels and whole hands of a row, in its order.
std::vector<Element> elements_of(const Row& row, int number, const Style& style) {
  std::vector<Element> elements;
  bool open = false;
  bool slash = false;
  bool bar = false;
  const auto begin = [&](const Token& token, int suit) {
    elements.push_back({.group = {.row = number, .column = token.column, .end = token.end, .suit = suit},
                        .after_slash = slash,
                        .after_bar = bar});
    open = true;
    slash = bar = false;
  };
  const auto append = [&](const Token& token) {
    Group& group = elements.back().group;
    group.end = token.end;
    group.tokens.push_back(token);
    group.cards.insert(group.cards.end(), token.cards.begin(), token.cards.end());
  };
  for (const Token& token : row.tokens) {
    switch (token.piece) {
      case Piece::kSuit:
        begin(token, token.suit);
        elements.back().group.tokens.push_back(token);
        break;
      case Piece::kCards:
      case Piece::kVoid: {
        const Group* const group = open ? &elements.back().group : nullptr;
        const int gap = group == nullptr ? 0 : token.column - group->end;
        const bool first = group != nullptr && group->suit != kNoSuit && group->tokens.size() == 1;
        const int most = group == nullptr         ? 0
                         : first                  ? 10
                         : group->suit != kNoSuit ? std::max(3, style.spacing + 1)
                                                  : std::max(1, style.spacing);
        const bool void_apart =
            group != nullptr && !first && (token.piece == Piece::kVoid || group->tokens.back().piece == Piece::kVoid);
        const bool extra = token.suit == kExtras && group != nullptr && group->suit != kExtras;
        if (group == nullptr || gap > most || void_apart || extra) begin(token, token.suit);
        append(token);
        break;
      }
      case Piece::kSeat:
        elements.push_back({.kind = Element::Kind::kLabel, .token = token});
        open = false;
        break;
      case Piece::kHand:
        elements.push_back({.kind = Element::Kind::kHand, .token = token});
        open = false;
        break;
      case Piece::kSlash:
        slash = true;
        open = false;
        break;
      case Piece::kBar:
        bar = true;
        open = false;
        break;
      case Piece::kJoining:
      case Piece::kWord:
        break;
    }
  }
  return elements;
}

class Finder {
 public:
  Finder(std::vector<Row> rows, const std::vector<Line>& lines, const Table& table)
      : rows_(std::move(rows)), lines_(lines), table_(table), style_(style_of(rows_)) {
    settle_seats(rows_, style_);
  }

  Found find() {
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
  std::vector<Column> columns_;  // open ones
  Found found_;
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

void Finder::read_row(int row) {
  if (read_suit_of_all(row)) return;
  const std::vector<Element> elements = elements_of(rows_[static_cast<std::size_t>(row)], row, style_);
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
      Block block = block_at(row, element.token.column);
      block.across = true;
      block.right = element.token.end;
      for (std::size_t suit = 0; suit < element.token.cards.size(); ++suit) {
        const auto tokens = tokens_of(element.token.cards[suit], 0, table_, true);
        if (suit == kExtras && table_.trumps) {
          std::string number;
          for (const char letter : element.token.cards[suit] + ",") {
            if (letter != ',')
              number += letter;
            else if (!number.empty())
              block.hand.suits[suit].push_back(std::exchange(number, ""));
          }
          continue;
        }
        for (const Token& token : tokens)
          block.hand.suits[suit].insert(block.hand.suits[suit].end(), token.cards.begin(), token.cards.end());
      }
      // "N:hand hand hand hand": clockwise.
      if (label == nullptr && seat != 0) {
        seat = table_.seats[(table_.seats.find(seat) + 1) % table_.seats.size()];
        block.hand.seat = seat;
      } else if (label != nullptr) {
        seat = block.hand.seat = label->seat;
        found_.labels.back().used = true;
      }
      label = nullptr;
      found_.blocks.push_back(block);
      ++place;
      continue;
    }
    std::size_t stop = place;
    while (stop < elements.size() && elements[stop].kind == Element::Kind::kGroup) ++stop;
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
  Column* best = nullptr;
  int nearest = 4;
  for (Column& column : columns_) {
    const Group& last = column.groups.back();
    const bool signed_alike = (last.suit == kNoSuit) == (group.suit == kNoSuit) || group.suit == kExtras;
    const bool taken = group.suit != kNoSuit &&
                       std::ranges::any_of(column.groups, [&](const Group& each) { return each.suit == group.suit; });
    const bool full = column.groups.size() >= most_suits();
    const int apart = std::abs(column.column - group.column);
    int blank = group.row - last.row;
    if (blank < 1 || blank > 3 || !signed_alike || taken || full || apart >= nearest) continue;
    if (group.suit == kNoSuit && column.groups.size() >= 4 && blank > 1) continue;
    best = &column;
    nearest = apart;
  }
  if (best == nullptr) {
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
}

}  // namespace

Found blocks_of(std::vector<Row> rows, const std::vector<Line>& lines, const Table& table) {
  return Finder(std::move(rows), lines, table).find();
}

}  // namespace ouverte::puzzles::posted
