// The contract of a whole deal whose hands are certain, where no auction is drawn: all that is said of contracts is
// weighed, in whatever words, and one stands that nothing hard speaks against: the player to the declarer's left leads,
// the declarer's side has seven trumps, and nobody called above it.
#pragma once

#include <cstddef>
#include <variant>
#include <vector>

#include "puzzles/text/told_contract.hpp"

namespace ouverte::puzzles::text {

// The contract and its declarer, if two pieces of evidence support it and nothing as strong speaks for another;
// `leader`: who is said to lead, or holds the card that was led; 0 where nobody is.
[[nodiscard]] std::variant<Auction, std::size_t> contract_weighed(const Story& story, const std::vector<Hand>& hands,
                                                                  char leader);

}  // namespace ouverte::puzzles::text
