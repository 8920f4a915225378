// The contract of a whole deal where no auction is drawn, or its suit is lost: told in so many words ("West leads ♥K
// against four spades", "South reached 3NT"), or call by call with the players ("North opens 1♣, South bids 1NT …").
#pragma once

#include <cstdint>
#include <optional>

#include "puzzles/text/auction.hpp"
#include "puzzles/text/spoken.hpp"

namespace ouverte::puzzles::text {

// What a story tells of its contract, as if it had been called: its declarer is 0 where nobody is said to be. Nothing
// where none is told, or two that are not the same, of whichever table. `drawn`: an auction, which must come to it.
struct ContractTold {
  Auction auction;
  bool by_calls = false;  // and nobody says that the auction was over
};
// Whether a lower bid that nobody is said to play or to call disputes a contract that is told once.
enum class BidsBeside : std::uint8_t { kDispute, kLeftOut };
[[nodiscard]] std::optional<ContractTold> contract_told(const Story& story, const Auction& drawn, BidsBeside beside);

// A call that is told above the contract of a deal as it was read, or another player who is said to play it.
[[nodiscard]] std::optional<Fault> doubt_of_contract(const Story& story, const Auction& read);

// Whether a sentence that is so speaks of a higher contract.
[[nodiscard]] bool bids_above(const Story& story, const SpokenSentence& sentence, const Bid& contract);

// Whether a story tells contracts, and none of them is that of the auction, or it is another player's.
[[nodiscard]] bool contract_contradicted(const Story& story, const Auction& drawn);

}  // namespace ouverte::puzzles::text
