#include "bench/deals/deals.hpp"

#include <algorithm>
#include <span>

#include "solver/base/random.hpp"

namespace ouverte::bench {

using cards::Card;
using cards::CardSet;
using cards::Seat;
using cards::Suit;

namespace {

constexpr int kPlayers = 4;
// Deals among which a misère hand is chosen: with so many, about two in five of the chosen ones make their misère.
constexpr int kMisereDeals = 1500;
constexpr int kFreakDeals = 10'000;

std::vector<Card> shuffled(CardSet pack, base::Random& random) {
  std::vector<Card> order;
  for (const Card card : pack) order.push_back(card);
  random.shuffle(std::span(order));
  return order;
}

Deal dealt(base::Random& random, int cards) {
  const std::vector<Card> order = shuffled(CardSet::common_pack(), random);
  return {.hands = dealt_round<kPlayers>(order, cards),
          .turned = order[static_cast<std::size_t>(kPlayers * cards - 1)].suit()};
}

base::Random source(std::uint64_t seed, int number) {
  base::Random seeds(seed);
  return base::Random(seeds.next() + static_cast<std::uint64_t>(number) * 0xD1B54A32D192ED03);
}

// How far a hand's cards lie above those that take no trick as a rule: the lowest of each suit the Two, the next the
// Four, then the Six, ….
int excess(CardSet hand) {
  int sum = 0;
  for (const Suit suit : cards::kAllSuits) {
    int harmless = 0;
    for (const Card card : hand& CardSet::of(suit)) {
      sum += std::max(0, card.rank() - harmless);
      harmless += 2;
    }
  }
  return sum;
}

int sum_of_ranks(CardSet hand) {
  int sum = 0;
  for (const Card card : hand) sum += card.rank();
  return sum;
}

}  // namespace

std::vector<Card> shuffled_pack(CardSet pack, std::uint64_t seed, int number) {
  base::Random random = source(seed, number);
  return shuffled(pack, random);
}

Deal random_deal(std::uint64_t seed, int number, int cards) {
  base::Random random = source(seed, number);
  return dealt(random, cards);
}

Deal freak_deal(std::uint64_t seed, int number) {
  base::Random random = source(seed, number);
  Deal best;
  int longest = 0;
  for (int i = 0; i < kFreakDeals; ++i) {
    const Deal deal = dealt(random, cards::kRanks);
    int sum = 0;
    for (const CardSet hand : deal.hands)
      for (const Suit suit : cards::kAllSuits) {
        const int length = (hand & CardSet::of(suit)).size();
        sum += length * length;
      }
    if (sum <= longest) continue;
    longest = sum;
    best = deal;
  }
  return best;
}

Deal four_voids() {
  // Who has Ace, Queen and so on of each suit, from the Ace down in turn: as 0 1 2 3, N E S W.
  constexpr std::array<std::array<std::size_t, 3>, cards::kSuits> kTurns = {
      {{2, 3, 1}, {1, 2, 0}, {0, 1, 3}, {3, 0, 2}}};
  Deal deal;
  for (std::size_t suit = 0; suit < cards::kSuits; ++suit) {
    CardSet left = CardSet::of(cards::kAllSuits[suit]);
    for (std::size_t i = 0; !left.empty(); ++i) {
      deal.hands[kTurns[suit][i % 3]].add(left.highest());
      left.remove(left.highest());
    }
  }
  return deal;
}

MisereDeal misere_deal(std::uint64_t seed, int number, int cards) {
  base::Random random = source(seed, number);
  MisereDeal best;
  int lowest = kPlayers * cards * cards::kRanks;
  for (int i = 0; i < kMisereDeals; ++i) {
    const Deal deal = dealt(random, cards);
    for (std::size_t seat = 0; seat < kPlayers; ++seat) {
      const int sum = excess(deal.hands[seat]);
      if (sum >= lowest) continue;
      lowest = sum;
      best = {deal, static_cast<Seat>(seat)};
    }
  }
  return best;
}

LongSuit longest_suit(const Deal& deal) {
  LongSuit best;
  CardSet longest;
  for (std::size_t seat = 0; seat < kPlayers; ++seat)
    for (const Suit suit : cards::kAllSuits) {
      const CardSet held = deal.hands[seat] & CardSet::of(suit);
      if (held.size() < longest.size()) continue;
      if (held.size() == longest.size() && sum_of_ranks(held) <= sum_of_ranks(longest)) continue;
      longest = held;
      best = {static_cast<Seat>(seat), suit};
    }
  return best;
}

}  // namespace ouverte::bench
