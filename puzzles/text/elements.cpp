#include "puzzles/text/elements.hpp"

#include <algorithm>
#include <cstdlib>
#include <utility>

namespace ouverte::puzzles::text {
namespace {

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

// Goes through a row and gathers suits with their cards.
class ElementReader {
 public:
  ElementReader(int number, const Style& style) : number_(number), style_(style) {}

  std::vector<Element> read(const Row& row) {
    for (const Token& token : row.tokens) add(token);
    return std::move(elements_);
  }

 private:
  void add(const Token& token) {
    switch (token.piece) {
      case Piece::kSuit:
        begin(token, token.suit);
        elements_.back().group.tokens.push_back(token);
        return;
      case Piece::kCards:
      case Piece::kVoid:
        if (begins_group(token)) begin(token, token.suit);
        return append(token);
      case Piece::kSeat:
      case Piece::kHand:
        elements_.push_back(
            {.kind = token.piece == Piece::kSeat ? Element::Kind::kLabel : Element::Kind::kHand, .token = token});
        open_ = false;
        return;
      case Piece::kSlash:
      case Piece::kBar:
        (token.piece == Piece::kSlash ? slash_ : bar_) = true;
        open_ = false;
        return;
      case Piece::kJoining:
      case Piece::kWord:
        return;
    }
  }

  void begin(const Token& token, int suit) {
    elements_.push_back({.group = {.row = number_, .column = token.column, .end = token.end, .suit = suit},
                         .after_slash = slash_,
                         .after_bar = bar_});
    open_ = true;
    slash_ = bar_ = false;
  }

  // Whether cards stand too far from those before them to be of one suit with them.
  [[nodiscard]] bool begins_group(const Token& token) const {
    if (!open_) return true;
    const Group& group = elements_.back().group;
    const bool signed_suit = group.suit != kNoSuit;
    const bool first = signed_suit && group.tokens.size() == 1;
    const int most = first ? 10 : signed_suit ? std::max(3, style_.spacing + 1) : std::max(1, style_.spacing);
    const bool void_apart = !first && (token.piece == Piece::kVoid || group.tokens.back().piece == Piece::kVoid);
    const bool extra = token.suit == kExtras && group.suit != kExtras;
    return token.column - group.end > most || void_apart || extra;
  }

  void append(const Token& token) {
    Group& group = elements_.back().group;
    group.end = token.end;
    group.tokens.push_back(token);
    group.cards.insert(group.cards.end(), token.cards.begin(), token.cards.end());
  }

  int number_;
  const Style& style_;
  std::vector<Element> elements_;
  bool open_ = false;  // the last element is a suit that goes on
  bool slash_ = false;
  bool bar_ = false;
};

}  // namespace

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

std::vector<Element> elements_of(const Row& row, int number, const Style& style) {
  return ElementReader(number, style).read(row);
}

}  // namespace ouverte::puzzles::text
