#include "solver/games/shared/random_ending.hpp"

#include <algorithm>
#include <array>
#include <cstdint>
#include <map>
#include <span>

#include "solver/cards/text.hpp"
#include "solver/games/shared/names.hpp"

namespace ouverte::games {
namespace {

using cards::Card;
using cards::CardSet;
using cards::Suit;

// So many cards of as few suits as hold them, or of more.
std::vector<Card> cards_of_some_suits(CardSet pack, std::size_t count, base::Random& random) {
  std::map<Suit, std::vector<Card>> by_suit;
  for (const Card card : pack) by_suit[card.suit()].push_back(card);
  std::vector<std::vector<Card>> suits;
  for (auto& [suit, cards] : by_suit) suits.push_back(std::move(cards));
  random.shuffle(std::span(suits));
  std::size_t least = 0;
  for (std::size_t held = 0; held < count && least < suits.size(); ++least) held += suits[least].size();
  const std::size_t used = least + random.below(suits.size() - least + 1);
  std::vector<Card> drawn;
  for (std::size_t i = 0; i < used; ++i) drawn.insert(drawn.end(), suits[i].begin(), suits[i].end());
  random.shuffle(std::span(drawn));
  drawn.resize(count);
  return drawn;
}

}  // namespace

Setup random_ending(const TrickDeal& deal, CardSet pack, int size, base::Random& random) {
  const std::size_t seats = deal.seats.size();
  const std::vector<Card> drawn = cards_of_some_suits(pack, seats * static_cast<std::size_t>(size), random);
  // A card goes to a seat with room as often as the seat's liking for its suit says.
  std::map<Suit, std::vector<std::uint64_t>> liking;
  std::vector<CardSet> hands(seats);
  for (const Card card : drawn) {
    std::vector<std::uint64_t>& likes = liking[card.suit()];
    while (likes.size() < seats) likes.push_back(std::uint64_t{1} << 2 * random.below(4));
    std::uint64_t all = 0;
    for (std::size_t seat = 0; seat < seats; ++seat) all += hands[seat].size() < size ? likes[seat] : 0;
    std::uint64_t draw = random.below(all);
    std::size_t seat = 0;
    for (;; ++seat) {
      const std::uint64_t share = hands[seat].size() < size ? likes[seat] : 0;
      if (draw < share) break;
      draw -= share;
    }
    hands[seat].add(card);
  }
  Setup setup;
  for (std::size_t seat = 0; seat < seats; ++seat)
    setup.hands.emplace_back(seat_text(static_cast<cards::Seat>(seat), deal.seats),
                             cards::hand_text(*deal.pack, hands[seat]));
  setup.leader = setup.hands[random.below(seats)].first;
  return setup;
}

void win_at_random(Setup& setup, int tricks, base::Random& random) {
  setup.won.emplace();
  for (const auto& [seat, hand] : setup.hands) setup.won->emplace_back(seat, 0);
  int* leaders = nullptr;
  for (auto& [seat, number] : *setup.won)
    if (seat == setup.leader) leaders = &number;
  if (tricks > 0 && leaders != nullptr) {
    ++*leaders;
    --tricks;
  }
  for (; tricks > 0; --tricks) ++(*setup.won)[random.below(setup.won->size())].second;
}

int winners_of(const Setup& setup, const cards::Pack& pack, std::string_view seat) {
  cards::CardSet own, others;
  for (const auto& [holder, hand] : setup.hands) (holder == seat ? own : others) |= *cards::parse_hand(pack, hand);
  int winners = 0;
  for (const cards::Card card : own) {
    const cards::CardSet above = others & cards::CardSet::of(card.suit());
    winners += above.empty() || above.highest() < card ? 1 : 0;
  }
  return winners;
}

}  // namespace ouverte::games
