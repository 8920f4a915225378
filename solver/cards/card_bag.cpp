#include "solver/cards/card_bag.hpp"

#include <utility>
#include <vector>

#include "solver/base/status.hpp"
#include "solver/cards/text.hpp"

namespace ouverte::cards {

absl::StatusOr<CardBag> parse_bag(const BagPack& pack, std::string_view text) {
  const absl::StatusOr<std::vector<Card>> cards = parse_cards(pack.pack, text);
  if (!cards.ok()) return cards.status();
  CardBag bag;
  for (const Card card : *cards) {
    if (bag.count(card) == pack.copies(card)) {
      return base::invalid("found ", card_text(pack.pack, card), " once too often in ", base::quoted(text),
                           ", expected ", pack.copies(card), " at most");
    }
    bag.add(card);
  }
  return bag;
}

std::string bag_text(const BagPack& pack, const CardBag& bag) {
  std::vector<Card> cards;
  for (const Card card : bag.kinds()) cards.insert(cards.end(), static_cast<std::size_t>(bag.count(card)), card);
  return cards_text(pack.pack, std::move(cards));
}

}  // namespace ouverte::cards
