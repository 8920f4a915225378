// Four hands one below the other without a name: whose they are must follow from the contract and the lead, in one
// order alone of those that people write hands in.
#pragma once

#include <array>
#include <string>
#include <string_view>
#include <vector>

#include "puzzles/text/auction.hpp"
#include "puzzles/text/diagram.hpp"
#include "puzzles/text/fault.hpp"
#include "puzzles/text/spoken.hpp"
#include "solver/records/record.hpp"

namespace ouverte::puzzles::text {

inline constexpr std::array<std::string_view, 8> kUsualOrders = {"NWES", "NESW", "NWSE", "NSWE",
                                                                 "NSEW", "WNES", "SWNE", "ESWN"};

// Whether a deal can be as it was read: the player to the declarer's left holds the lead, and the declarer's side has
// seven trumps, if it plays in a suit.
[[nodiscard]] bool fits_contract(const records::Record& record, const std::vector<Hand>& hands,
                                 const std::string& seats);

// Whether each player who bid a suit in earnest has three cards of it.
[[nodiscard]] bool fits_calls(const Auction& auction, const std::vector<Hand>& hands);

// How many calls are of five cards of the suit, less those of three.
[[nodiscard]] int calls_made_rightly(const Auction& auction, const std::vector<Hand>& hands);

// How many cards that a player is said to hold or to play are his, less those that are not.
[[nodiscard]] int cards_told_rightly(const Story& story, const std::vector<Hand>& hands, char declarer);

// What is said where no order fits, or more than one does.
[[nodiscard]] Fault unnamed_hands(int line, const std::vector<std::string_view>& fitting);

}  // namespace ouverte::puzzles::text
