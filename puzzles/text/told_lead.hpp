// The first lead of a whole deal, told in its story: "West led the ♠A", "received a low spade lead", "the opening lead
// is the king of diamonds".
#pragma once

#include <cstddef>
#include <cstdint>
#include <variant>
#include <vector>

#include "puzzles/text/diagram.hpp"
#include "puzzles/text/lead_words.hpp"
#include "puzzles/text/spoken.hpp"

namespace ouverte::puzzles::text {

// Who leads, and which of his cards it may be: one, or all of which no more is told; none where nobody speaks of a
// lead. `labels`: what stands behind the name of the fact, "Lead: ♥K", which says it.
struct LeadTold {
  char seat = 0;
  bool named = false;  // the seat is told
  std::vector<Named> cards = {};
  std::vector<Extent> labels = {};
};
// What of a story speaks of leads in general, "with a heart lead it goes down", is nobody's lead.
// A place in the sentence where what is said of the lead is not read, or can be meant in two ways; `leader`: 0 where it
// follows from the card, `trump`: the suit of the contract.
[[nodiscard]] std::variant<LeadTold, std::size_t> lead_told(const Story& story, const std::vector<Hand>& hands,
                                                            char leader, char trump);

}  // namespace ouverte::puzzles::text
