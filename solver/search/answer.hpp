// What a search is asked, and what it answers.
#pragma once

#include <cstdint>
#include <optional>
#include <utility>
#include <vector>

#include "solver/search/interval.hpp"

namespace ouverte::search {

struct Question {
  bool best = true;              // all moves that keep the value
  bool every_move = false;       // the value of every legal move
  bool line = false;             // one optimal line to the end
  std::optional<int> near = {};  // where to begin: a value that is likely
  std::optional<int> goal = {};  // no more is asked than whether the value is at least this: `value` says no more
};

template <class Move>
struct Answer {
  Interval value;  // of the whole deal; exact unless stopped
  std::vector<Move> best;
  std::vector<std::pair<Move, Interval>> moves;
  std::vector<Move> line;
  bool stopped = false;  // a limit or a stop request struck: the intervals hold what was proved by then
  std::uint64_t nodes = 0;
};

}  // namespace ouverte::search
