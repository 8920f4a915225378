#include <algorithm>
#include <utility>

#include "solver/base/status.hpp"
#include "solver/games/door/game.hpp"
#include "solver/games/door/view.hpp"

namespace ouverte::games {

absl::StatusOr<View> view_of_told(const Setup& deal, std::string_view untold, std::vector<std::string> pack,
                                  std::size_t hand_size) {
  View view;
  view.start = deal;
  view.start.hands.clear();
  view.pool = std::move(pack);
  for (const auto& [seat, hand] : deal.hands) {
    if (untold.find(seat) != std::string_view::npos) continue;
    const std::vector<std::string> cards = cards_of_hand(hand);
    if (cards.size() != hand_size)
      return base::invalid("hands.", seat, ": found ", base::counted(cards.size(), "card"), ", expected ", hand_size,
                           ": where a hand is left out the others are as dealt");
    for (const std::string& card : cards) {
      const auto found = std::ranges::find(view.pool, card);
      if (found == view.pool.end())
        return base::invalid("hands.", seat, ": found ", card, ", expected cards of the pack, each once");
      view.pool.erase(found);
    }
    view.seen += seat;
    view.start.hands.emplace_back(seat, hand);
  }
  for (const char seat : untold)
    view.hidden.push_back({.place = std::string(1, seat), .size = hand_size, .known = {}, .lacks = {}, .gone = {}});
  return view;
}

// The cards of a game are those that it deals.
absl::StatusOr<View> Game::view_untold(const Setup& deal, std::string_view untold) const {
  base::Random random(0);
  std::vector<std::string> pack;
  for (const auto& [seat, hand] : random_whole(contract_of(deal), random).hands)
    for (std::string& card : cards_of_hand(hand)) pack.push_back(std::move(card));
  const std::size_t hand_size = pack.size() / seats_at(deal).size();
  return view_of_told(deal, untold, std::move(pack), hand_size);
}

}  // namespace ouverte::games
