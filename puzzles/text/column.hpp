// Newspaper columns: a whole deal, its auction and its opening lead, each in a place of its own, and the story of the
// hand round them. The three are the problem; the story asks nothing unless it has a question or an order.
#pragma once

#include <vector>

#include "puzzles/text/auction.hpp"
#include "puzzles/text/diagram.hpp"

namespace ouverte::puzzles::text {

// Whether a post with a whole deal is a column: its auction came to a contract, and its lead stands in a line of its
// own, "Opening lead - H J", "Lead: Seven of u", "♠A", or no lead is spoken of. A lead is a card that the player to the
// declarer's left holds, of the suit that the line names, or the only one of its rank that he has; the line becomes a
// sentence that the rules know, "W leads ♥J.".
[[nodiscard]] bool is_column(const std::vector<Hand>& hands, const Auction& auction, const Table& table,
                             const games::Game& game, std::vector<Line>& lines);

}  // namespace ouverte::puzzles::text
