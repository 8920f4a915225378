#include "solver/games/hoodwink/view.hpp"

#include <algorithm>

#include "solver/games/hoodwink/contract.hpp"

namespace ouverte::games::hoodwink {

namespace {

// A disciplined bid is the highest card of its suit.
void lacks_higher(const View& view, const std::string& bid, Hidden& hidden) {
  constexpr std::string_view kRanks = "AKQJT987";
  for (const std::string& card : view.pool)
    if (card[0] == bid[0] && kRanks.find(card[1]) < kRanks.find(bid[1])) hidden.lacks.push_back(card);
  sort_as_written(hidden.lacks);
  hidden.lacks.erase(std::unique(hidden.lacks.begin(), hidden.lacks.end()), hidden.lacks.end());
}

}  // namespace

void know_bids(View& view) {
  const auto written = written_from_json(view.start.contract);
  if (!written.ok() || !written->bids) return;
  for (std::size_t seat = 0; seat < kPlayers; ++seat) {
    const auto hidden = std::ranges::find(view.hidden, letter(seat), &Hidden::place);
    const Bid& bid = (*written->bids)[seat];
    if (hidden == view.hidden.end() || !bid.card) continue;
    const std::string card = bid_text(bid);
    if (written->discipline) lacks_higher(view, card, *hidden);
    if (std::erase(view.pool, card) == 0) continue;  // he has played it
    hidden->known.push_back(card);
    for (Hidden& other : view.hidden) std::erase(other.lacks, card);
  }
}

}  // namespace ouverte::games::hoodwink
