// A problem in the words that every reading of it comes to, whatever it was posted in.
#pragma once

#include <string>
#include <vector>

#include "puzzles/text/posted.hpp"

namespace ouverte::puzzles {

// "… ; 4♠ by South; West leads ♥K; declarer: make the contract". Empty where the record is no puzzle.
[[nodiscard]] std::string in_normal_form(const records::Record& record);

// Adds to a record's doubts what a person should see beside it: that its task was assumed, and which sentences about
// the cards were taken for talk.
void add_doubts(records::Record& record, bool assumed, const std::vector<NotUsed>& not_used);

}  // namespace ouverte::puzzles
