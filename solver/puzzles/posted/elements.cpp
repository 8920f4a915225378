#include "solver/puzzles/posted/elements.hpp"

#include <algorithm>
#include <cstdlib>

namespace ouverte::puzzles::posted {
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

}  // namespace ouverte::puzzles::posted
