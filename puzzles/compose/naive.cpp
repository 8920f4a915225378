#include "puzzles/compose/naive.hpp"

#include <algorithm>
#include <cstdint>
#include <limits>
#include <map>

#include "solver/games/shared/forcing.hpp"

namespace ouverte::puzzles {
namespace {

using games::Position;

// Twice the middle of what can still come, from the view of the side that wants it high.
std::int64_t middle(const Position& at) {
  const search::Interval possible = at.possible();
  return std::int64_t{possible.lower} + possible.upper;
}

// The lowest card of the longest suit: moves are listed from the highest card of a suit down.
std::string lowest(const Moves& legal) {
  std::map<char, int> lengths;
  for (const std::string& move : legal) ++lengths[suit_of(move)];
  const std::string* low = &legal.front();
  for (const std::string& move : legal)
    if (suit_of(move) == suit_of(*low) || lengths[suit_of(move)] > lengths[suit_of(*low)]) low = &move;
  return *low;
}

// What a line of first, or of last, legal moves shows of taking tricks: above zero, they are good for the side.
int worth_of_tricks(const Position& start, bool first) {
  const auto sides = sides_of(start);
  int worth = 0;
  for (auto at = start.clone(); !at->over();) {
    const Moves legal = at->moves();
    auto next = after(*at, first ? legal.front() : legal.back());
    const auto before = at->setup().won;
    const auto now = next->setup().won;
    const std::int64_t gain = (middle(*next) - middle(*at)) * (start.maximises() ? 1 : -1);
    for (std::size_t i = 0; before && now && gain != 0 && i < now->size(); ++i) {
      if ((*now)[i].second == (*before)[i].second) continue;
      const auto side = sides.find((*now)[i].first);
      const bool own = side != sides.end() && side->second == start.maximises();
      worth += own == (gain > 0) ? 1 : -1;
    }
    at = std::move(next);
  }
  return worth;
}

}  // namespace

std::int64_t outlook(const Position& at, int plays) {
  if (plays == 0 || at.over()) return middle(at);
  const bool high = at.maximises();
  std::int64_t best = high ? std::numeric_limits<std::int64_t>::min() : std::numeric_limits<std::int64_t>::max();
  for (const Moves& together : at.classes()) {
    const std::int64_t value = outlook(*after(at, together.front()), plays - 1);
    best = high ? std::max(best, value) : std::min(best, value);
  }
  return best;
}

bool wants_tricks(const Position& at) { return worth_of_tricks(at, true) + worth_of_tricks(at, false) >= 0; }

std::string greedy_move(const TrickAhead& turn) {
  const Moves legal = turn.at().moves();
  std::string low = lowest(legal);
  if (!turn.game().plays_in_rows()) return low;
  if (!wants_tricks(turn.at())) {
    const auto safe = std::ranges::find_if(legal, [&](const std::string& move) { return turn.others_take(move); });
    return safe == legal.end() ? low : *safe;
  }
  if (turn.leads()) {
    const auto top = std::ranges::find_if(legal, [&](const std::string& move) { return turn.mover_takes(move); });
    return top == legal.end() ? low : *top;
  }
  if (turn.partner_takes(low)) return low;
  const auto cheap =
      std::find_if(legal.rbegin(), legal.rend(), [&](const std::string& m) { return turn.mover_takes(m); });
  return cheap == legal.rend() ? low : *cheap;
}

std::string shallow_move(const TrickAhead& turn, int plays) {
  const std::string greedy = greedy_move(turn);
  const bool high = turn.at().maximises();
  std::string best;
  std::int64_t best_value = 0;
  for (const Moves& together : turn.at().classes()) {
    const bool favoured = std::ranges::find(together, greedy) != together.end();
    const std::int64_t value = outlook(*after(turn.at(), together.front()), plays - 1) * (high ? 1 : -1);
    if (best.empty() || value > best_value || (value == best_value && favoured)) {
      best = favoured ? greedy : together.back();
      best_value = value;
    }
  }
  return best;
}

int trick_left(const TrickAhead& turn) {
  const auto players = static_cast<int>(turn.setup().hands.size());
  return turn.game().plays_in_rows() ? players - static_cast<int>(turn.setup().table.size()) : players;
}

int shallow_plays(const TrickAhead& turn) {
  const auto players = static_cast<int>(turn.setup().hands.size());
  const int trick = trick_left(turn);
  if (!turn.game().plays_in_rows()) return trick;
  int left = 0;
  for (auto at = turn.at().clone(); !at->over(); ++left) at = after(*at, at->moves().front());
  return left - trick > 2 * players ? trick + players : trick;
}

}  // namespace ouverte::puzzles
