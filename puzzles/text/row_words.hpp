// Single words of a diagram: ranks, trumps, voids, suits, whole hands.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "puzzles/text/table.hpp"

namespace ouverte::puzzles::text {

// The seat that a word names: "N", "north", "(South)"; 0 if none.
[[nodiscard]] char seat_named(std::string_view word, const Table& table);

// A number in Roman figures, 0 if the word is none.
[[nodiscard]] int roman(std::string_view word);

// "AKQ", "A-K-Q", "A,K,10", "AKxx": all of `text`, or nothing.
[[nodiscard]] std::optional<std::vector<std::string>> ranks_in(std::string_view text, const Table& table);

// "21,16,7", "XXI": all of `text`, or nothing.
[[nodiscard]] std::optional<std::vector<std::string>> trumps_in(std::string_view text);

[[nodiscard]] bool is_void(std::string_view word);

// The suit of "spades", "Hearts"; kNoSuit if the word is none. Letters and signs are read apart.
[[nodiscard]] int suit_word(std::string_view word, const Table& table);

// Jokers and numbered trumps, 0 for "*": all of `word`, or none. `after_others`: where more of them may follow.
[[nodiscard]] std::vector<int> extras_in(std::string_view word, const Table& table, bool after_others);

// A whole hand in one word: its fields are set apart by three dots or more.
[[nodiscard]] std::optional<std::vector<std::string>> hand_in(std::string_view word, const Table& table);

}  // namespace ouverte::puzzles::text
