// What the tokens of a row are: suits of a hand, whole hands, and names of seats.
#pragma once

#include <string>
#include <vector>

#include "puzzles/text/diagram.hpp"

namespace ouverte::puzzles::text {

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

[[nodiscard]] inline bool is_card(const Token& token) {
  return token.piece == Piece::kCards || token.piece == Piece::kVoid;
}

// How the text writes hands, as far as all of its rows tell.
struct Style {
  bool letters = false;       // suits are letters: some hearts are
  bool inline_seats = false;  // a seat and its cards share a line
  int spacing = 0;            // blanks between two cards of a suit
};
[[nodiscard]] Style style_of(const std::vector<Row>& rows);

// Tells letters that name seats from those that name suits or ranks, in all rows.
void settle_seats(std::vector<Row>& rows, const Style& style);

// The groups, labels and whole hands of a row, in its order.
[[nodiscard]] std::vector<Element> elements_of(const Row& row, int number, const Style& style);

}  // namespace ouverte::puzzles::text
