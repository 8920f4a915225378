// A line of a diagram as its pieces: suits, cards, names of seats. What is none of these makes the line, or the part of
// it that blanks set apart, prose.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "puzzles/text/clean.hpp"
#include "puzzles/text/meaning.hpp"

namespace ouverte::puzzles::text {

inline constexpr int kExtras = 4;  // the "suit" of jokers, and of trumps that are no suit
inline constexpr int kNoSuit = -1;

// What the cards of a game look like.
struct Table {
  Language language = Language::kEnglish;
  std::string seats;  // letters in turn order
  std::string ranks;  // letters, in any order
  bool jokers = false;
  bool trumps = false;              // numbered ones, a suit of their own
  bool compass = false;             // the seats are N E S W
  std::size_t dealt = 0;            // cards a hand, of a whole deal
  std::vector<std::string> roles;   // what a seat may be called beside its letter, in lower case
  std::vector<std::string> extras;  // names of single cards
};

enum class Piece { kSuit, kCards, kVoid, kHand, kSeat, kBar, kSlash, kJoining, kWord };

struct Token {
  Piece piece = Piece::kWord;
  int column = 0;
  int end = 0;                          // the column after it
  int suit = kNoSuit;                   // of kSuit
  char seat = 0;                        // of kSeat
  bool colon = false;                   // of kSuit and kSeat: a colon follows
  bool may_be_seat = false;             // of kSuit: a letter that names a seat too
  std::vector<std::string> cards = {};  // of kCards: ranks as written, "10" as "T"; of kHand: its fields
  std::string text = {};
};

// The pieces of a line from `column` on. `symbols`: suits are written as symbols in this text, so that a letter alone
// is no suit.
[[nodiscard]] std::vector<Token> tokens_of(std::string_view text, int column, const Table& table, bool symbols);

// The seat that a word names: "N", "north", "(South)"; 0 if none.
[[nodiscard]] char seat_named(std::string_view word, const Table& table);

// A number in Roman figures, 0 if the word is none.
[[nodiscard]] int roman(std::string_view word);

}  // namespace ouverte::puzzles::text
