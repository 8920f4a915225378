// Cards, suits and seats as they are spoken of in sentences.
#pragma once

#include <string>
#include <string_view>

#include "solver/games/door/game_info.hpp"

namespace ouverte::tutor {

// "♠10" of "ST"; other cards as the game shows them.
[[nodiscard]] std::string card_in_words(std::string_view card, const games::CardFaces& named);
// The same of any move: "♥7 melding ♠7♥7", "the trick for B".
[[nodiscard]] std::string move_in_words(std::string_view move, const games::CardFaces& named);
// The letters that moves write suits with, in the order of their signs.
inline constexpr std::string_view kLettersOfSuits = "SHDC";
// Whether a card, or what is led, begins with one of them: the numbers of tarocks, melds and Jokers do not.
[[nodiscard]] constexpr bool is_of_a_suit(std::string_view card) {
  return !card.empty() && kLettersOfSuits.find(card.front()) != std::string_view::npos;
}

struct SuitWords {
  std::string_view sign, one, many;
};
// "♥", "heart", "hearts" of what begins with 'H'; trumps of a card of no suit, a tarock or a Joker.
[[nodiscard]] const SuitWords& suit_in_words(std::string_view suit);

// "three" of 3, "no" of 0; of 13 tricks or cards at most.
[[nodiscard]] std::string_view number_in_words(int number);

// "East" of "E", "East-West" of "E-W"; other letters as they are.
[[nodiscard]] std::string seat_in_words(std::string_view seat);

}  // namespace ouverte::tutor
