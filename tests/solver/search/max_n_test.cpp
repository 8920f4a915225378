// Everyone for himself on random graphs, where states are met again and by other rivals: with the results that there
// can be said beforehand, and so with cut-offs, against plain recursion.
#include "solver/search/max_n.hpp"

#include <array>
#include <cstdint>
#include <vector>

#include "gtest/gtest.h"
#include "solver/base/random.hpp"

namespace ouverte::search {
namespace {

constexpr int kDepth = 7;
constexpr int kWidth = 6;

// A state is a place in one of the layers of a graph; who moves there, where to, and what comes of the last layer is
// drawn.
struct Graph {
  struct State {
    int depth = 0, place = 0;
  };
  using Move = int;
  using MoveList = std::vector<int>;
  using Key = std::uint64_t;

  std::array<std::array<std::size_t, kWidth>, kDepth> movers{};
  std::array<std::array<std::vector<int>, kWidth>, kDepth> next;
  std::array<Results, kWidth> ends;
  std::vector<Results> rows;
  bool said = true;

  [[nodiscard]] bool over(const State& state) const { return state.depth == kDepth; }
  [[nodiscard]] Results results(const State& state) const { return ends[static_cast<std::size_t>(state.place)]; }
  [[nodiscard]] std::size_t mover(const State& state) const { return movers[row(state)][column(state)]; }
  void distinct(const State& state, MoveList& out) const { out = next[row(state)][column(state)]; }
  void play(State& state, Move move) const { state = {state.depth + 1, move}; }
  [[nodiscard]] bool keyed(const State& state) const { return state.depth % 2 == 0; }
  [[nodiscard]] Key key(const State& state) const {
    return static_cast<Key>(state.depth) * kWidth + static_cast<Key>(state.place);
  }
  [[nodiscard]] std::span<const Results> possible_rows() const {
    return said ? std::span<const Results>(rows) : std::span<const Results>();
  }

 private:
  static std::size_t row(const State& state) { return static_cast<std::size_t>(state.depth); }
  static std::size_t column(const State& state) { return static_cast<std::size_t>(state.place); }
};

Graph random_graph(std::size_t players, base::Random& random) {
  Graph graph;
  // One pays all others; of some graphs two may pay together.
  const bool pairs = random.below(2) == 0;
  for (std::size_t one = 0; one < players; ++one)
    for (std::size_t other = one; other < (pairs ? players : one + 1); ++other) {
      Results row(players, static_cast<std::int16_t>(one == other ? 10 : 20));
      const int paid = static_cast<int>(players) - (one == other ? 1 : 2);
      row[one] = row[other] = static_cast<std::int16_t>(-10 * paid);
      graph.rows.push_back(row);
    }
  for (int depth = 0; depth < kDepth; ++depth)
    for (std::size_t place = 0; place < kWidth; ++place) {
      graph.movers[static_cast<std::size_t>(depth)][place] = random.below(static_cast<unsigned>(players));
      for (std::size_t move = 0; move < 1 + random.below(3); ++move)
        graph.next[static_cast<std::size_t>(depth)][place].push_back(static_cast<int>(random.below(kWidth)));
    }
  for (Results& end : graph.ends) end = graph.rows[random.below(static_cast<unsigned>(graph.rows.size()))];
  return graph;
}

Results plain(const Graph& graph, const Graph::State& state) {
  if (graph.over(state)) return graph.results(state);
  Results best;
  Graph::MoveList moves;
  graph.distinct(state, moves);
  for (const int move : moves) {
    Graph::State next = state;
    graph.play(next, move);
    const Results results = plain(graph, next);
    if (best.empty() || rather(graph.mover(state), results, best)) best = results;
  }
  return best;
}

TEST(MaxNTest, FindsWhatPlainRecursionFindsWithCutOffsAndWithout) {
  base::Random random(11);
  std::uint64_t with = 0, without = 0;
  for (int round = 0; round < 2000; ++round) {
    Graph graph = random_graph(3 + random.below(2), random);
    const Results expected = plain(graph, {});
    for (const bool said : {true, false}) {
      graph.said = said;
      MaxN<Graph> search({}, 1'000'000);
      search.start();
      const auto found = search.solve(graph, {});
      ASSERT_TRUE(found.has_value());
      ASSERT_EQ(*found, expected) << "graph " << round << (said ? " with" : " without") << " cut-offs";
      // What was kept is true of its state.
      for (int place = 0; place < kWidth; ++place)
        ASSERT_EQ(*search.solve(graph, {2, place}), plain(graph, {2, place})) << "graph " << round;
      (said ? with : without) += search.nodes();
    }
  }
  EXPECT_LT(with, without);
}

}  // namespace
}  // namespace ouverte::search
