#include "solver/games/hoodwink/view.hpp"

#include <algorithm>

#include "solver/games/hoodwink/contract.hpp"

namespace ouverte::games::hoodwink {

void know_bids(View& view) {
  const auto written = written_from_json(view.now.contract);
  if (!written.ok() || !written->bids) return;
  for (std::size_t seat = 0; seat < kPlayers; ++seat) {
    const auto hidden = std::ranges::find(view.hidden, letter(seat), &Hidden::place);
    const Bid& bid = (*written->bids)[seat];
    if (hidden == view.hidden.end() || !bid.card) continue;
    const std::string card = bid_text(bid);
    const auto unseen = std::ranges::find(view.pool, card);
    if (unseen == view.pool.end()) continue;  // he has played it
    view.pool.erase(unseen);
    hidden->known.push_back(card);
    for (Hidden& other : view.hidden) std::erase(other.lacks, card);
  }
}

}  // namespace ouverte::games::hoodwink
