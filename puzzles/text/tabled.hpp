// Hands in tables, and players by names: both written as the readers of hands know them, a hand a line after its seat's
// letter.
#pragma once

#include <vector>

#include "puzzles/text/table.hpp"

namespace ouverte::puzzles::text {

// Lines with the tables among them, players above and suits at the side or the other way round, as a hand a line.
[[nodiscard]] std::vector<Line> with_tables_as_hands(std::vector<Line> lines, const Table& table);

// "Player B", and names that begin with the letters of the seats in turn order ("Anton: …", "Bruno: …", "Clara: …"), as
// those letters, where seats have no other names.
[[nodiscard]] std::vector<Line> with_players_by_letter(std::vector<Line> lines, const Table& table);

}  // namespace ouverte::puzzles::text
