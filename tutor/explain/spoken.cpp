#include "tutor/explain/spoken.hpp"

#include <algorithm>
#include <array>

#include "solver/base/status.hpp"

namespace ouverte::tutor {
namespace {

// Cards of none of the four suits, tarocks and Jokers, are trumps.
constexpr std::array<SuitWords, 5> kSuitWords = {{{"♠", "spade", "spades"},
                                                  {"♥", "heart", "hearts"},
                                                  {"♦", "diamond", "diamonds"},
                                                  {"♣", "club", "clubs"},
                                                  {"", "trump", "trumps"}}};

constexpr std::string_view kCompassLetters = "NESW";
constexpr std::array<std::string_view, 4> kCompassNames = {"North", "East", "South", "West"};

}  // namespace

std::string card_in_words(std::string_view card, const games::CardFaces& named) {
  if (card.size() != 2 || !is_of_a_suit(card)) return std::string(named.face(card));
  return base::str(suit_in_words(card).sign, card[1] == 'T' ? std::string("10") : std::string(1, card[1]));
}

std::string move_in_words(std::string_view move, const games::CardFaces& named) {
  if (move.starts_with('>')) return base::str("the trick for ", seat_in_words(move.substr(1)));
  const std::size_t melds = move.find('+');
  if (melds == std::string_view::npos) return card_in_words(move, named);
  std::string text = base::str(card_in_words(move.substr(0, melds), named), " melding");
  for (std::string_view sets = move.substr(melds + 1); !sets.empty();) {
    const std::size_t end = std::min(sets.find_first_of(".,"), sets.size());
    const std::string_view card = sets.substr(0, end);
    text += base::str(' ', is_of_a_suit(card) ? suit_in_words(card).sign : named.face(card),
                      is_of_a_suit(card) ? card.substr(1) : "");
    if (end < sets.size() && sets[end] == ',') text += ',';
    sets.remove_prefix(std::min(end + 1, sets.size()));
  }
  return text;
}

const SuitWords& suit_in_words(std::string_view suit) {
  return kSuitWords[std::min(kLettersOfSuits.find(suit.front()), kLettersOfSuits.size())];
}

std::string_view number_in_words(int number) {
  constexpr std::array<std::string_view, 14> kNumbers = {"no",   "one",    "two",    "three",   "four",
                                                         "five", "six",    "seven",  "eight",   "nine",
                                                         "ten",  "eleven", "twelve", "thirteen"};
  return kNumbers.at(static_cast<std::size_t>(number));
}

std::string seat_in_words(std::string_view seat) {
  std::string words;
  for (const char letter : seat) {
    const std::size_t place = kCompassLetters.find(letter);
    words += place == std::string_view::npos ? std::string_view(&letter, 1) : kCompassNames[place];
  }
  return words;
}

}  // namespace ouverte::tutor
