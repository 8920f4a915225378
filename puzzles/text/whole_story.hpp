// A whole deal and the story of it, where its contract or its first lead stands in no place of its own, as a column has
// them: both are in the words of the story, or none of it is read.
#pragma once

#include <variant>
#include <vector>

#include "puzzles/text/auction.hpp"
#include "puzzles/text/diagram.hpp"
#include "puzzles/text/fault.hpp"
#include "puzzles/text/lexer.hpp"
#include "puzzles/text/posted.hpp"
#include "puzzles/text/spoken.hpp"

namespace ouverte::puzzles::text {

// The contract as if it had been called, and the sentences that are left unread.
struct WholeStory {
  Auction auction;
  std::vector<NotUsed> not_used;
  bool asks = false;  // for another aim than the contract, which a sentence among the items says
};
// Whether the play is told, or much else: what is said in a sentence or two may be a part of the problem.
[[nodiscard]] bool is_tale(const Story& story);

// Takes all that is said out of the items but what asks for something else, and puts a sentence that tells the lead
// there. `auction`: as it was drawn, if it was; `column`: the lead is shown, too. A fault that quotes the sentence, and
// the items as they are, where the contract, who plays it or the lead is not told for sure.
[[nodiscard]] std::variant<WholeStory, Fault> set_whole_story_aside(std::vector<Item>& items,
                                                                    const std::vector<Hand>& hands,
                                                                    const Auction& auction, bool column,
                                                                    const Table& table, const games::Game& game);

}  // namespace ouverte::puzzles::text
