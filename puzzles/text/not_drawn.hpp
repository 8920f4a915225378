// Hands and auctions that stand among the words of a post and were not read: they may be those of another deal.
#pragma once

#include <optional>
#include <vector>

#include "puzzles/text/auction.hpp"
#include "puzzles/text/diagram.hpp"
#include "puzzles/text/fault.hpp"
#include "puzzles/text/spoken.hpp"

namespace ouverte::puzzles::text {

// A row of more cards than one hand has, of which a suit is nobody's: not those of a position later in the play.
[[nodiscard]] std::optional<Fault> hands_not_drawn(const Story& story, const std::vector<Hand>& hands);

// A row of calls that comes to another contract.
[[nodiscard]] std::optional<Fault> calls_not_drawn(const Story& story, const Bid& contract);

// "South jumped to 4♠, or else he bid 3NT", "in 4♠ if he was brave and in 3NT if he was not", "West led ♥K, otherwise
// ♦6": one of two is told, and not which; `drawn`: the auction is, and tells the contract.
[[nodiscard]] std::optional<Fault> alternatives_told(const Story& story, bool drawn);

// Whether a player is said to hold what he does not: "if West held the ♥A", and not "East, who held the ♦K".
[[nodiscard]] bool holds_other(const Story& story, const SpokenSentence& sentence, const std::vector<Hand>& hands);

// "Suppose East ruffs with the ♠J", which he does not hold.
[[nodiscard]] bool plays_other(const Story& story, const SpokenSentence& sentence, const std::vector<Hand>& hands);

// "With the ♣A in the East hand", which does not hold it.
[[nodiscard]] bool places_card(const Story& story, const SpokenSentence& sentence, const std::vector<Hand>& hands);

// "With the ♥9 in dummy instead of the eight"; `goes_on`: something is asked behind it.
[[nodiscard]] bool holds_instead(const Story& story, const SpokenSentence& sentence, bool goes_on);

// "Take away one of South's spades", "Give West the ♥A", "Now make the ♦7 the ♦8".
[[nodiscard]] bool orders_change(const Story& story, const SpokenSentence& sentence);

}  // namespace ouverte::puzzles::text
