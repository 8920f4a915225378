// How single words of hands are written: names of players, marks of suits, ranks.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "puzzles/text/notation.hpp"

namespace ouverte::puzzles::text {

// "S U D", "N O R T H" as words, in their columns.
[[nodiscard]] std::string without_spaced_names(std::string text);

// The seat of "North", "(N)", "WEST:", in any language; 0 if the word is none.
[[nodiscard]] char seat_word(std::string_view word);

// Whether a word says that there is no card: "-", "none", "void".
[[nodiscard]] bool names_void(std::string_view word);

// The cards of a suit, or its mark alone, in a word.
struct Piece {
  int suit = -1;  // -1 where it has no mark
  std::vector<int> ranks = {};
  std::size_t from = 0, to = 0;
};

class Script {
 public:
  explicit Script(const Notation& notation) : notation_(notation) {}

  // Says whether the words asked about from now on are the first of their part of a line.
  void stand_at_head(bool head) { at_head_ = head; }

  // The seat of "North", "(N)", "WEST:"; 0 if the word is none.
  [[nodiscard]] char seat_of(std::string_view word) const;

  // The mark of a suit at a place. One that is a rank too, "Q A95" or "4Q 9 3", is one at the head of a word, alone
  // only where cards never are, or at the head of such a part.
  [[nodiscard]] const SuitMark* mark_at(std::string_view word, std::size_t at) const;

  // Ranks from a place on, as far as they go; the place after them.
  std::size_t ranks_at(std::string_view word, std::size_t at, std::vector<int>& ranks) const;

  // A word as marks and ranks, and nothing else. Small letters without a mark are no cards, "a", unless one was said.
  enum class Case : std::uint8_t { kUpper, kAny };
  bool pieces_of(std::string_view word, Case small, std::vector<Piece>& pieces) const;

 private:
  int rank_at(std::string_view word, std::size_t& at) const;
  int rank_of_table(std::string_view word, std::size_t& at) const;

  const Notation& notation_;
  bool at_head_ = false;
};

}  // namespace ouverte::puzzles::text
