// Newspaper columns: a whole deal, its auction and its opening lead, each in a place of its own, and the story of the
// hand round them. The three are the problem; the story asks nothing unless it has a question or an order.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "puzzles/text/auction.hpp"
#include "puzzles/text/diagram.hpp"

namespace ouverte::puzzles::text {

// Whether a post with a whole deal is a column: its auction came to a contract, and its lead stands in a line of its
// own, "Opening lead - H J", "Lead: Seven of u", "♠A", or no lead is spoken of. A lead is a card that the player to the
// declarer's left holds, of the suit that the line names, or the only one of its rank that he has; the line becomes a
// sentence that the rules know, "W leads ♥J.".
[[nodiscard]] bool is_column(const std::vector<Hand>& hands, const Auction& auction, const Table& table,
                             std::vector<Line>& lines);

// Who holds the card that stands in such a line with its suit, where one line has one; 0 else.
[[nodiscard]] char holder_of_lead(const std::vector<Hand>& hands, const Table& table, const std::vector<Line>& lines);

// "contract:5C lead:JC": both under their names, one behind the other, and of a card that one hand holds: who sits
// before it is the declarer. What stands behind them is the story of a column, and the lead a sentence as above.
[[nodiscard]] std::optional<Auction> take_labelled_contract(const std::vector<Hand>& hands, const Table& table,
                                                            std::vector<Line>& lines);

// "You hold: ♠AQ …. What do you say? ANSWER: …": a question about the bidding of another deal, beside a column. Its
// lines are blanked and listed.
[[nodiscard]] std::vector<Line> take_bidding_quiz(std::vector<Line>& lines);

}  // namespace ouverte::puzzles::text
