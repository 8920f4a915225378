// The contract of a whole deal where no auction is drawn, or its suit is lost: told in so many words ("West leads ♥K
// against four spades", "South reached 3NT"), or call by call with the players ("North opens 1♣, South bids 1NT …").
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "puzzles/text/auction.hpp"
#include "puzzles/text/spoken.hpp"

namespace ouverte::puzzles::text {

// A contract that is said to be played, by whom, where that is told; or a call.
struct BidSaid {
  Bid bid = {};
  char seat = 0;
  std::size_t begin = 0;
  bool in_auction = false;  // beside a word for a call
  bool inferred = false;    // "to game": in whatever strain
};
// All that a story says of bids, but at another table.
struct BidsSaid {
  std::vector<BidSaid> stated = {}, calls = {};
  bool denied = false;      // one that is said not to be played
  bool rise = true;         // the calls, in the order told
  bool over = false;        // nobody called after the last
  bool slam = false;        // a slam is spoken of
  std::string trumps = {};  // suits that are said to be trumps
};
[[nodiscard]] BidsSaid bids_said(const Story& story);
// "Went on to game" of a contract that is one.
[[nodiscard]] bool is_other_game(const BidSaid& call, const Bid& contract);
// Of the side that plays a contract, who was the first to name its suit: 0 where a call is told without its player.
[[nodiscard]] char first_to_name(const Bid& bid, const std::vector<BidSaid>& calls, const std::string& seats);

// A call that is told above the contract of a deal as it was read, or another player who is said to play it.
[[nodiscard]] std::optional<Fault> doubt_of_contract(const Story& story, const Auction& read);

// Whether a sentence that is so speaks of a higher contract.
[[nodiscard]] bool bids_above(const Story& story, const SpokenSentence& sentence, const Bid& contract);

// Where a story tells a contract, and none that it tells is that of the auction, or it is another player's.
[[nodiscard]] std::optional<std::size_t> contract_contradicted(const Story& story, const Auction& drawn);

// Where no auction is drawn, all that is said of contracts is weighed, in whatever words (evidence.cpp).
// The contract and its declarer, if two pieces of evidence support it and nothing as strong speaks for another;
// `leader`: who is said to lead, or holds the card that was led; 0 where nobody is.
[[nodiscard]] std::variant<Auction, std::size_t> contract_weighed(const Story& story, const std::vector<Hand>& hands,
                                                                  char leader);

}  // namespace ouverte::puzzles::text
