#include "solver/games/hoodwink/bidding.hpp"

#include <algorithm>
#include <optional>

namespace ouverte::games::hoodwink {
namespace {

bool any_between(CardSet cards, Card low, Card high) {
  for (const Card card : cards)
    if (low < card && card < high) return true;
  return false;
}

// A hand's cards of a suit in runs between which others hold a card of it; one run where ranks do not matter.
std::vector<CardClass> runs_of(CardSet own, CardSet others, Suit suit, bool ranks_matter) {
  std::vector<CardClass> runs;
  for (CardSet left = own; !left.empty();) {
    const Card top = left.highest();
    CardClass run{.suit = suit, .cards = {}};
    for (const Card card : left)
      if (!ranks_matter || !any_between(others, card, top)) run.cards.add(card);
    left -= run.cards;
    runs.push_back(run);
  }
  return runs;
}

}  // namespace

CardClasses choices_of(const std::vector<CardSet>& hands, bool free) {
  CardClasses choices;
  for (std::size_t seat = 0; seat < kPlayers; ++seat)
    for (const Suit suit : cards::kAllSuits) {
      const CardSet next = biddable(hands[(seat + 1) % kPlayers], suit);
      const CardSet last = biddable(hands[(seat + 2) % kPlayers], suit);
      const bool ranks_matter = !free && !next.empty() && !last.empty();  // all three can lay the suit
      for (const CardClass& run : runs_of(biddable(hands[seat], suit), next | last, suit, ranks_matter))
        choices[seat].push_back(run);
    }
  return choices;
}

Played played_after(const ByPlayer<CardClass>& laid, bool free) {
  const ByPlayer<Suit> suits = {laid[0].suit, laid[1].suit, laid[2].suit};
  if (all_the_same(suits) && free) return {.trump = suits[0], .hood = kNobody};
  const Sides sides = all_the_same(suits)
                          ? sides_by_rank({laid[0].cards.highest(), laid[1].cards.highest(), laid[2].cards.highest()})
                          : sides_by_suit(suits);
  return {.trump = sides.trump, .hood = cards::index(sides.hood)};
}

Bidding::Bidding(CardClasses choices, bool free, const std::function<Worth(const Played&)>& worth)
    : choices_(std::move(choices)), free_(free) {
  each([&](const Laid& laid) { worth_.push_back(worth(played(laid))); });
}

ByPlayer<CardClass> Bidding::cards(const Laid& laid) const {
  return {choices_[0][laid[0]], choices_[1][laid[1]], choices_[2][laid[2]]};
}

std::size_t Bidding::best_reply(const Laid& laid, std::size_t player) const {
  Laid other = laid;
  std::size_t best = 0;
  int most = 0;
  for (std::size_t choice = 0; choice < choices_[player].size(); ++choice) {
    other[player] = choice;
    const int worth_so = worth(other)[player];
    if (choice > 0 && worth_so <= most) continue;
    best = choice;
    most = worth_so;
  }
  return best;
}

bool Bidding::replies_best(const Laid& laid, std::size_t player) const {
  Laid best = laid;
  best[player] = best_reply(laid, player);
  return worth(laid)[player] == worth(best)[player];
}

bool Bidding::stable(const Laid& laid) const {
  return replies_best(laid, 0) && replies_best(laid, 1) && replies_best(laid, 2);
}

Bidding::Sure Bidding::sure(std::size_t player) const {
  std::vector<std::optional<int>> least(choices_[player].size());
  each([&](const Laid& laid) {
    std::optional<int>& so_far = least[laid[player]];
    so_far = std::min(worth(laid)[player], so_far.value_or(worth(laid)[player]));
  });
  const auto most = std::ranges::max_element(least);
  return {.choice = static_cast<std::size_t>(most - least.begin()), .worth = **most};
}

}  // namespace ouverte::games::hoodwink
