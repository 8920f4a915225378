// What people write for games, contracts, suits, cards and seats, in the spelling of records. Case, accents, blanks and
// hyphens do not matter; the words of a game are its own (`Game::vocabulary`). Nothing here says that a word is wrong:
// what cannot be read is left as it stands, and the game says what it found there.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "absl/status/statusor.h"
#include "solver/base/json.hpp"
#include "solver/games/door/game.hpp"

namespace ouverte::games {

// In lower case, accents, apostrophes and full stops left off, one blank for blanks, hyphens and underlines between
// words: "misere ouverte" of "Misère-Ouverte". Symbols of suits stay.
[[nodiscard]] std::string folded(std::string_view text);

// The game that is called so: by its name in records, its title or a word of its own; null: none, or several.
[[nodiscard]] const Game* game_meant(std::string_view text);

// The letter of a seat: "N" of "n", "north" and "seat N"; "A" of "player a". Where `dealer` is the letter of the one
// who dealt, "dealer" is his, and "eldest" and "forehand" that of the seat to his left among `seats`.
[[nodiscard]] std::optional<std::string> seat_meant(std::string_view text, std::string_view seats,
                                                    std::string_view dealer = {});

// The letters of several, none twice: "NS" of "ns", "North and South", "n, s".
[[nodiscard]] std::optional<std::string> seats_meant(std::string_view text, std::string_view seats,
                                                     std::string_view dealer = {});

// The letter of a suit in records: of "hearts", "heart", "h", "♥".
[[nodiscard]] std::optional<std::string> suit_meant(std::string_view text);

// Every card, as records write it, that a text may be: "SK" of "K♠", "king of spades", "ks", "Spade K". Whether the
// game has such a card is not asked.
[[nodiscard]] std::vector<std::string> cards_meant(const Game& game, std::string_view text);
// Every rank that a text may be: "K" of "king".
[[nodiscard]] std::vector<std::string> ranks_meant(const Game& game, std::string_view text);
// The same of a move: a card, or where a move gives a trick to somebody the sign and his seat, such as "joker > b".
[[nodiscard]] std::vector<std::string> moves_meant(const Game& game, std::string_view text);

// A text with every name in it as records write it: "royal-abundance by N, trump H" of "Royal Abundance by North,
// trump hearts".
[[nodiscard]] std::string spelt(const Game& game, std::string_view text, std::string_view dealer = {});
// A contract in JSON, every text in it that is the name of something as records write it.
[[nodiscard]] base::Json spelt_contract(const Game& game, const base::Json& contract, std::string_view dealer = {});
// A hand whose cards beside the four suits are written in words: "...2.*,21" of "...2.Fool,XXI" in a game that knows
// the word.
[[nodiscard]] std::string spelt_hand(const Game& game, std::string_view hand);

// What `Game::contract_from_text` gives of what a person typed, however he spelt it. The message of an error speaks of
// the contract as it was typed.
[[nodiscard]] absl::StatusOr<Contract> contract_meant(const Game& game, std::string_view text, const Contract& before,
                                                      std::string_view dealer = {});

}  // namespace ouverte::games
