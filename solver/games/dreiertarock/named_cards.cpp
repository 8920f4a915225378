#include "solver/games/dreiertarock/named_cards.hpp"

#include <algorithm>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "solver/cards/text.hpp"
#include "solver/games/door/game.hpp"
#include "solver/games/dreiertarock/rules.hpp"
#include "solver/games/shared/spelling.hpp"
#include "solver/games/shared/texts.hpp"

namespace ouverte::games::dreiertarock {
namespace {

// The card that words name together, "queen of spades"; nothing: none.
std::optional<Card> card_called(std::span<const std::string> words) {
  const std::vector<std::string> meant = cards_meant(*find_game("dreiertarock"), joined(words, " "));
  if (meant.size() != 1) return std::nullopt;
  const auto card = cards::parse_card(cards::kTarockPack, meant.front());
  return card.ok() ? std::optional(*card) : std::nullopt;
}

}  // namespace

absl::StatusOr<CardSet> cards_in(std::string_view answer) {
  constexpr std::size_t kMostWords = 4;  // "the queen of spades"
  std::vector<std::string> words = words_of(answer);
  std::erase_if(words, [](const std::string& word) {
    return word == "lay" || word == "laid" || word == "aside" || word == "and";
  });
  CardSet set;
  for (std::span<const std::string> left = words; !left.empty();) {
    std::optional<Card> card;
    std::size_t length = std::min(kMostWords, left.size());
    while (length > 0 && !(card = card_called(left.first(length)))) --length;
    if (!card || set.has(*card)) {  // as records write it, or as its reader says what is wrong
      const auto read = cards::parse_card(cards::kTarockPack, left.front(), set);
      if (!read.ok()) return read.status();
      card = *read;
      length = 1;
    }
    set.add(*card);
    left = left.subspan(length);
  }
  return set;
}

}  // namespace ouverte::games::dreiertarock
