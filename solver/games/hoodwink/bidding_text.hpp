// What is said of the bidding of a deal: its equilibria, what each player is sure of, and what recorded bids gave away.
#pragma once

#include <optional>
#include <span>
#include <string>

#include "absl/status/statusor.h"
#include "solver/base/json.hpp"
#include "solver/games/door/game.hpp"
#include "solver/games/hoodwink/analysis.hpp"
#include "solver/games/hoodwink/bidding.hpp"
#include "solver/games/hoodwink/contract.hpp"

namespace ouverte::games::hoodwink {

// "16 (+27)", a score and its settlement; "+27" where it does not tell the score; "-22..+27" of bounds.
[[nodiscard]] std::string score_text(search::Interval value, const Contract& contract, Seat player);

// What is played and what comes of it: "spades trumps, A is the Hood and scores 16 (settlement +27)".
[[nodiscard]] std::string played_in_words(const Analysis& analysis, const Played& played);

// For which players a combination of suits is a best reply to what the two others lay: a capital letter whatever cards
// of the suits are laid, a small one for some.
[[nodiscard]] std::string best_replies(const Bidding& bidding, const ByPlayer<Suit>& bids);

// The bids that a record has: `calls`, from the seat that `first` names, or those of its contract; none where there are
// none. What the rules do not allow is put into words, and there are none then.
[[nodiscard]] std::optional<Bids> recorded_bids(const Setup& deal, std::span<const std::string> calls,
                                                std::string_view first, const std::vector<CardSet>& hands,
                                                std::vector<std::string>& doubts);

// The bidding brought to its end: the first equilibrium, and, where there is none, what makes each sure of most. Adds
// `equilibria` and `sure` to the JSON of the table.
[[nodiscard]] Auction auction_of(const Analysis& analysis, const Bidding& bidding, const std::optional<Bids>& recorded,
                                 base::Json& json);

}  // namespace ouverte::games::hoodwink
