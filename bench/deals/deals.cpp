#include "bench/deals/deals.hpp"

#include <algorithm>
#include <span>
#include <vector>

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

Deal shuffled(base::Random& random, int cards) {
  std::vector<Card> pack;
  for (const Card card : CardSet::common_pack()) pack.push_back(card);
  random.shuffle(std::span(pack));
  Deal deal;
  for (int i = 0; i < kPlayers * cards; ++i)
    deal.hands[static_cast<std::size_t>(i % kPlayers)].add(pack[static_cast<std::size_t>(i)]);
  deal.turned = pack[static_cast<std::size_t>(kPlayers * cards - 1)].suit();
  return deal;
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

Deal random_deal(std::uint64_t seed, int number, int cards) {
  base::Random random = source(seed, number);
  return shuffled(random, cards);
}

MisereDeal misere_deal(std::uint64_t seed, int number, int cards) {
  base::Random random = source(seed, number);
  MisereDeal best;
  int lowest = kPlayers * cards * cards::kRanks;
  for (int i = 0; i < kMisereDeals; ++i) {
    const Deal deal = shuffled(random, cards);
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
