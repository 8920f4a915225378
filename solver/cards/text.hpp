// Cards and hands as text, as every rules page writes them: `SA`, `HT`, `*`, `21`; `AKQ.JT9.876.5432`, and a fifth
// field where the pack has jokers or trumps of its own. Reading takes letters in any case, `10` for `T`, ranks in any
// order, and a fifth field left out; writing is canonical: ranks descending, the fifth field always there, `-` for no
// cards.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "absl/status/statusor.h"
#include "solver/cards/pack.hpp"

namespace ouverte::cards {

// Errors are InvalidArgument statuses saying what was found and what was expected. `taken` are the cards already placed
// elsewhere: one of them found again is an error, and of jokers that are alike the text means the first not taken.
[[nodiscard]] absl::StatusOr<CardSet> parse_hand(const Pack& pack, std::string_view text, CardSet taken = {});
[[nodiscard]] absl::StatusOr<Card> parse_card(const Pack& pack, std::string_view text, CardSet taken = {});

[[nodiscard]] std::string hand_text(const Pack& pack, CardSet hand);
[[nodiscard]] std::string card_text(const Pack& pack, Card card);

// For packs in which a card may repeat: the cards of a hand as they come in the text, every joker as `kJoker`; and a
// hand written from cards in any order.
[[nodiscard]] absl::StatusOr<std::vector<Card>> parse_cards(const Pack& pack, std::string_view text);
[[nodiscard]] std::string cards_text(const Pack& pack, std::vector<Card> cards);

}  // namespace ouverte::cards
