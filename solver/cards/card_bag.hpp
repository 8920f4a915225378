// A hand in which cards may repeat: of two packs shuffled together, with up to four jokers that are all alike.
#pragma once

#include <array>
#include <compare>
#include <cstdint>
#include <string>
#include <string_view>

#include "absl/status/statusor.h"
#include "solver/cards/pack.hpp"

namespace ouverte::cards {

// Two sets of cards, `once_` those held at least once and `twice_` those held twice, and the number of jokers; in it a
// joker is always `kJoker`.
class CardBag {
 public:
  [[nodiscard]] constexpr int count(Card card) const {
    return card == kJoker ? jokers_ : static_cast<int>(once_.has(card)) + static_cast<int>(twice_.has(card));
  }
  [[nodiscard]] constexpr int size() const { return once_.size() + twice_.size() + jokers_; }
  [[nodiscard]] constexpr bool empty() const { return size() == 0; }
  [[nodiscard]] constexpr bool holds(const CardBag& other) const {
    return once_.holds(other.once_) && twice_.holds(other.twice_) && jokers_ >= other.jokers_;
  }
  // Every card held, once each.
  [[nodiscard]] constexpr CardSet kinds() const { return jokers_ > 0 ? once_ | CardSet(kJoker) : once_; }

  // The caller guarantees that there is room: fewer than two of the card, or than 255 jokers, are held.
  constexpr void add(Card card) {
    if (card == kJoker) {
      ++jokers_;
    } else {
      (once_.has(card) ? twice_ : once_).add(card);
    }
  }
  // The caller guarantees that the card is held.
  constexpr void remove(Card card) {
    if (card == kJoker) {
      --jokers_;
    } else {
      (twice_.has(card) ? twice_ : once_).remove(card);
    }
  }

  friend constexpr auto operator<=>(const CardBag&, const CardBag&) = default;

 private:
  CardSet once_;
  CardSet twice_;
  std::uint8_t jokers_ = 0;
};

// What a bag is drawn from: every card of `pack` twice, but the Twos once and as many jokers as are said.
struct BagPack {
  Pack pack;
  int jokers;

  [[nodiscard]] constexpr int copies(Card card) const {
    if (!pack.cards.has(card)) return 0;
    return card == kJoker ? jokers : card.rank() == 0 ? 1 : 2;
  }
  [[nodiscard]] constexpr int size() const {
    int cards = 0;
    for (const Card card : pack.cards) cards += copies(card);
    return cards;
  }
};

// Text as in text.hpp, cards repeated: `AAK.9..QQT.**`. An error if a card comes more often than the pack has it.
[[nodiscard]] absl::StatusOr<CardBag> parse_bag(const BagPack& pack, std::string_view text);
[[nodiscard]] std::string bag_text(const BagPack& pack, const CardBag& bag);

}  // namespace ouverte::cards
