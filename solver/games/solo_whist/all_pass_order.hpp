// How likely cards are to decide in play where tricks are avoided: for one player, and for the three against him.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <functional>

#include "solver/base/sort.hpp"
#include "solver/games/solo_whist/rules.hpp"

namespace ouverte::games::solo_whist {

class AllPassOrder {
 public:
  using State = tricks::State<kPlayers>;

  // What the player should avoid: the last trick, or many.
  enum class Avoiding : std::uint8_t { kLast, kMany };

  AllPassOrder(const State& state, Seat player, Avoiding avoiding)
      : state_(state), player_(player), avoiding_(avoiding) {}

  [[nodiscard]] int weight(Card card) const;

  // Appends the cards, likely ones first.
  template <class List>
  void fill(CardSet cards, List& out) const {
    std::array<int, kNumbers> weights;
    for (const Card card : cards) {
      out.push_back(card);
      weights[static_cast<std::size_t>(card.number())] = weight(card);
    }
    base::sort_few(out, std::ranges::greater{},
                   [&](Card card) { return weights[static_cast<std::size_t>(card.number())]; });
  }

 private:
  static constexpr std::size_t kNumbers = 64;  // of cards

  // The cards of its suit in the hand that holds a card.
  [[nodiscard]] CardSet suit_beside(Card card) const;
  [[nodiscard]] int weight_following(Card card) const;

  const State& state_;
  Seat player_;
  Avoiding avoiding_;
};

}  // namespace ouverte::games::solo_whist
