// A whole deal whose suits run into each other, or of which a text has lost a suit or two: where a suit ends is told by
// the pack alone.
#pragma once

#include <deque>
#include <optional>
#include <vector>

#include "puzzles/text/dealer.hpp"

namespace ouverte::puzzles::text {

// Cards that a text may lack: suits of one hand or two, which are what the rest of the pack leaves.
inline constexpr int kMostLost = 8;

// What a search for a deal in runs has left of its steps, and whether two deals could be meant.
struct RunSearch {
  std::size_t steps = 80'000;
  bool doubtful = false;
};

// The whole deal that some of the holdings are, taken in their order: North's suits, West's and East's by turns,
// South's; or hand after hand. A holding without a mark may be the cards of several suits, each of which falls. Nothing
// where two deals can be read that lack as many cards, at most `lost`. Parts of holdings, and suits that were lost, are
// kept in `made`.
[[nodiscard]] std::optional<Dealt> deal_in_runs(const Holdings& text, const std::vector<const Holding*>& holdings,
                                                int lost, RunSearch& search, std::deque<Holding>& made);

}  // namespace ouverte::puzzles::text
