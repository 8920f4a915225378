#include "solver/games/shared/random_hands.hpp"

#include <span>
#include <vector>

#include "solver/cards/text.hpp"
#include "solver/games/shared/names.hpp"

namespace ouverte::games {

RandomDeal random_hands(const TrickDeal& deal, base::Random& random) {
  const auto players = static_cast<int>(deal.seats.size());
  const auto dealer = static_cast<cards::Seat>(random.below(deal.seats.size()));
  std::vector<cards::Card> pack;
  for (const cards::Card card : deal.pack->cards) pack.push_back(card);
  random.shuffle(std::span(pack));

  std::vector<cards::CardSet> hands(deal.seats.size());
  RandomDeal dealt;
  const int count = players * deal.hand_size;
  for (int place = 0; place < count; ++place) {
    dealt.last = pack[static_cast<std::size_t>(place)];
    hands[static_cast<std::size_t>(cards::left_of(dealer, players, 1 + place))].add(dealt.last);
  }
  for (std::size_t seat = 0; seat < hands.size(); ++seat)
    dealt.setup.hands.emplace_back(seat_text(static_cast<cards::Seat>(seat), deal.seats),
                                   cards::hand_text(*deal.pack, hands[seat]));
  dealt.setup.dealer = seat_text(dealer, deal.seats);
  return dealt;
}

}  // namespace ouverte::games
