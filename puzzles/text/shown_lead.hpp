// A card that is shown as led: behind "Opening lead:", or alone in a line.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "puzzles/text/clean.hpp"
#include "puzzles/text/diagram.hpp"
#include "puzzles/text/table.hpp"

namespace ouverte::puzzles::text {

struct ShownLead {
  int suit = -1;  // -1 where a page has lost its sign
  std::string rank = {};
};

// What stands behind "Opening lead:"; nothing where the line does not begin so.
[[nodiscard]] std::optional<std::string_view> behind_label(std::string_view text);

// What stands before marks such as "(!)", "?", "!!".
[[nodiscard]] std::string_view without_marks(std::string_view text);

// The suit that a word or a sign names, negative where it names none.
[[nodiscard]] int suit_of(std::string_view word, const Table& table);

// "♥J", "H J", "J♥", "Seven of hearts", "heart jack", "King of", "H Q(!)", and nothing else.
[[nodiscard]] std::optional<ShownLead> lead_in(std::string_view text, const Table& table);

// The suit of a card that a hand holds, where only one can be meant; -1 where none can, or two.
[[nodiscard]] int suit_held(const Hand& hand, const ShownLead& lead);

// Whether nothing but a card's length stands in a line, below a blank one.
[[nodiscard]] bool stands_alone(const std::vector<Line>& lines, std::size_t at);

// Who holds the card that is shown as led, with its suit; 0 where none is, or two.
[[nodiscard]] char holder_of_lead(const std::vector<Hand>& hands, const Table& table, const std::vector<Line>& lines);

// "W leads ♥J.", as the rules know it.
[[nodiscard]] std::string lead_sentence(char leader, int suit, const std::string& rank, Language language);

}  // namespace ouverte::puzzles::text
