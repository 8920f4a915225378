// Deals altered by an exchange of two cards, and families of exchanges that mean the same; and deals in which the rank
// of a card does nothing.
#pragma once

#include <functional>
#include <map>
#include <string>
#include <vector>

#include "solver/games/door/setup.hpp"
#include "tutor/explain/causes/cause.hpp"

namespace ouverte::tutor {

// A hand's cards as moves are written, of the four suits, from the highest of each down.
[[nodiscard]] std::vector<std::string> cards_of(const games::Setup& setup, const std::string& seat);
// Those of one suit.
[[nodiscard]] std::vector<std::string> cards_of(const games::Setup& setup, const std::string& seat, char suit);
// The card of a move: what stands before its melds.
[[nodiscard]] std::string card_played(const std::string& move);
// Whether no hand has a higher card of its suit.
[[nodiscard]] bool is_highest(const games::Setup& setup, const std::string& card);
// The seat that has a card in its hand; "": none has.
[[nodiscard]] std::string owner_in(const games::Setup& setup, const std::string& card);

// The setup after the exchange. The caller guarantees that the hands have the cards.
[[nodiscard]] games::Setup altered(games::Setup setup, const Exchange& exchange);

// What each card of the suit of the lowering is called with it.
[[nodiscard]] std::map<std::string, std::string> names_with(const games::Setup& setup, const Lowering& lowering);
// The setup with cards called otherwise; a card that is not among the names keeps its own.
[[nodiscard]] games::Setup renamed(games::Setup setup, const std::map<std::string, std::string>& names);

// Which cards an exchange may move: not those that are asked about.
using MayMove = std::function<bool(const std::string& card)>;

// `seat` gets a small card of a suit from `partner` for a small card of any other suit.
[[nodiscard]] std::vector<Exchange> lengthening(const games::Setup& setup, const std::string& seat,
                                                const std::string& partner, char suit, const MayMove& may_move);
// `card` goes from `seat` to `partner` for a smaller one of its suit, or, where `partner` has none, any small card.
[[nodiscard]] std::vector<Exchange> moving(const games::Setup& setup, const std::string& seat,
                                           const std::string& partner, const std::string& card,
                                           const MayMove& may_move);

// Of each card in the hands or on the table the highest of those that do the same: of a run in one hand between which
// no other hand has a card.
[[nodiscard]] std::map<std::string, std::string> sequences_in(const games::Setup& setup);

// Whether no honour: below the Ten of bridge's ranks.
[[nodiscard]] bool small(const std::string& card);
// The place of a rank among A K Q J T 9 …, each so far below the one before; that of the knight, which one pack has,
// lies between Q and J. The higher the card, the lower the number.
inline constexpr std::size_t kPlacesApart = 2;
[[nodiscard]] std::size_t rank_place(const std::string& card);
// Whether a card is a higher one of the same suit, or a higher tarock with a number.
[[nodiscard]] bool is_higher(const std::string& card, const std::string& than);

}  // namespace ouverte::tutor
