// One question put to a fixed series of deals, and the program that times such questions. A game's benchmark is a list
// of them:
//
//   int main(int argc, char** argv) { return bench::time_series(argc, argv, "hoodwink", hoodwink_series()); }
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "solver/games/door/setup.hpp"
#include "solver/search/answer.hpp"
#include "solver/search/interval.hpp"
#include "solver/search/options.hpp"

namespace ouverte::bench {

struct Solved {
  search::Interval value;
  std::uint64_t nodes = 0;
};

// A deal made ready: the call solves it, and the call alone is timed.
using Task = std::function<Solved()>;

struct Series {
  std::string name;
  // For these options, what makes the deal of a number ready. It owns the solver, which keeps its tables from one deal
  // to the next.
  std::function<std::function<Task(int number)>(const search::Options&)> begin;
  // Makes the same deal ready for a peer; none: there is none.
  std::function<std::function<int()>(int number)> peer{};
  double limit = 60;  // seconds a solve
};

inline constexpr search::Question kValueOnly{.best = false, .every_move = false, .line = false};

// The value of a position, a pair of members `game` and `state`.
template <class Search, class Position>
Task value_of(std::shared_ptr<Search> search, Position at) {
  return [search = std::move(search), at = std::move(at)] {
    const auto answer = search->solve(at.game, at.state, kValueOnly);
    return Solved{answer.value, answer.nodes};
  };
}

// The value of each position that `make(number)` gives.
template <class Search, class Make>
Series series_of(std::string_view name, Make make, double limit = 60) {
  const auto begin = [make](const search::Options& options) {
    return [make, search = std::make_shared<Search>(options)](int number) { return value_of(search, make(number)); };
  };
  return {.name = std::string(name), .begin = begin, .limit = limit};
}

// The analysis before the play of each deal that `make(number)` gives. Its value is a checksum, and its nodes are not
// told; a table that a limit stopped is not exact.
Series series_of_tables(std::string name, games::Setup (*make)(int number));

// The program: prints one row a series, or those that the arguments name, and holds every answer to the peer's and to
// bench/deals/expected/<game>.json. Its exit status is 1 if one differs.
int time_series(int argc, char** argv, const std::string& game, const std::vector<Series>& all);

}  // namespace ouverte::bench
