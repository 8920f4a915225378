// Holdings put together to hands, in each of the ways that layouts have.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "puzzles/text/diagram.hpp"
#include "puzzles/text/holdings.hpp"

namespace ouverte::puzzles::text {

using Suits = std::array<std::vector<std::string>, 5>;

// What may be a hand: its holdings, and its suits if they can be told.
struct HandGroup {
  std::vector<const Holding*> held = {};
  std::optional<Suits> suits = {};
  bool across = false;  // in one line
  char seat = 0;
  std::vector<const SeatLabel*> names = {};  // those that say so
};

// The holdings and names of a text that stand in no prose.
struct Pieces {
  std::vector<const Holding*> held = {};
  std::vector<const SeatLabel*> labels = {};
};

// The suits of a hand: by their marks, or four without any from spades to clubs. Nothing if they are neither.
[[nodiscard]] std::optional<Suits> suits_of_hand(const std::vector<const Holding*>& held, const Table& table);

// A hand a column; a hand a line, or a part of one; all that follows a name.
[[nodiscard]] std::vector<HandGroup> in_columns(const Holdings& text, const Pieces& pieces, const Table& table);
[[nodiscard]] std::vector<HandGroup> in_lines(const Pieces& pieces, const Table& table);
[[nodiscard]] std::vector<HandGroup> behind_names(const Pieces& pieces, const Table& table);

// Gives groups their seats: by the names beside and above them, else by their places round a table. A fault where a
// name stands at another hand than its own.
[[nodiscard]] std::optional<std::string> name_groups(std::vector<HandGroup>& groups, const Pieces& pieces,
                                                     const Table& table);

}  // namespace ouverte::puzzles::text
