// A whole deal and the story of it, where its contract or its first lead stands in no place of its own, as a column has
// them: both are in the words of the story, or none of it is read.
#pragma once

#include <optional>
#include <vector>

#include "puzzles/text/auction.hpp"
#include "puzzles/text/diagram.hpp"
#include "puzzles/text/lexer.hpp"
#include "puzzles/text/posted.hpp"

namespace ouverte::puzzles::text {

// The contract as if it had been called, and the sentences that are left unread.
struct WholeStory {
  Auction auction;
  std::vector<NotUsed> not_used;
  bool asks = false;  // for another aim than the contract, which a sentence among the items says
};
// Takes the story out of the items, and puts a sentence that tells the lead there. `auction`: as it was drawn, if it
// was. Nothing, and the items as they are, where the contract, who plays it or the lead is not told for sure, or where
// the post may ask for anything else than that the contract is made.
[[nodiscard]] std::optional<WholeStory> take_whole_story(std::vector<Item>& items, const std::vector<Hand>& hands,
                                                         const Auction& auction, const Table& table,
                                                         const games::Game& game);

// The same where all that is said may be set aside but what asks for something else; `column`: the lead is shown, too.
[[nodiscard]] std::optional<WholeStory> set_whole_story_aside(std::vector<Item>& items, const std::vector<Hand>& hands,
                                                              const Auction& auction, bool column, const Table& table,
                                                              const games::Game& game);

}  // namespace ouverte::puzzles::text
