// A contract and a lead, each under its name and both in one place, as where a page tells them in two cells of a table.
#pragma once

#include <optional>
#include <vector>

#include "puzzles/text/auction.hpp"
#include "puzzles/text/diagram.hpp"

namespace ouverte::puzzles::text {

// "contract:5C lead:JC": both under their names, one behind the other, and of a card that one hand holds: who sits
// before it is the declarer. What stands behind them is the story of a column, and the lead a sentence as above.
[[nodiscard]] std::optional<Auction> take_labelled_contract(const std::vector<Hand>& hands, const Table& table,
                                                            std::vector<Line>& lines);

}  // namespace ouverte::puzzles::text
