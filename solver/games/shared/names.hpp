// Seats of the compass, suits and trumps as people and records name them; shared by the games that use them.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "absl/status/statusor.h"
#include "solver/cards/card_set.hpp"
#include "solver/cards/seat.hpp"
#include "solver/cards/suit.hpp"

namespace ouverte::games {

// A trump suit, or no trump.
class Trump {
 public:
  constexpr Trump() = default;  // no trump
  constexpr Trump(cards::Suit suit) : suit_(suit), some_(true) {}

  explicit constexpr operator bool() const { return some_; }
  // The caller guarantees that there is a trump suit.
  constexpr cards::Suit operator*() const { return suit_; }
  [[nodiscard]] constexpr cards::CardSet cards() const { return some_ ? cards::CardSet::of(suit_) : cards::CardSet(); }

  friend constexpr bool operator==(Trump, Trump) = default;

 private:
  cards::Suit suit_{};
  bool some_ = false;
};

[[nodiscard]] std::string_view compass_name(cards::Seat seat);  // "North"
// "North" of "N" where the seats are those of the compass; any other letter stays as it is.
[[nodiscard]] std::string_view seat_name(std::string_view seat, std::string_view seats);
[[nodiscard]] std::string_view suit_name(cards::Suit suit);  // "spades"
[[nodiscard]] std::string_view trump_name(Trump trump);      // "spades", "no trump"
[[nodiscard]] std::string_view trump_sign(Trump trump);      // "♠", "NT"
[[nodiscard]] std::string_view trump_text(Trump trump);      // as in records: "S", "NT"

// The letter of a seat, as in records; `seats` are the letters of the game's seats in turn order.
[[nodiscard]] std::string seat_text(cards::Seat seat, std::string_view seats = cards::kCompass);
[[nodiscard]] std::optional<cards::Seat> seat_of(std::string_view text, std::string_view seats = cards::kCompass);

// What people type: letters and words in any case, suit symbols: "n", "North"; "S", "♠", "spades", "NT", "no trump".
// `spelling.hpp` reads whole texts so.
[[nodiscard]] std::optional<cards::Seat> read_seat(std::string_view word);
[[nodiscard]] std::optional<Trump> read_trump(std::string_view word);

// As records write it: "S", "H", "D", "C" or "NT".
[[nodiscard]] std::optional<Trump> trump_of(std::string_view text);

}  // namespace ouverte::games
