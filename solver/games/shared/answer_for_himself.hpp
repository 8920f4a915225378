// What a search for everyone's own results found out, as the door has it.
#pragma once

#include <span>
#include <utility>
#include <vector>

#include "solver/games/door/for_himself.hpp"
#include "solver/search/max_n.hpp"

namespace ouverte::games {

// A search for everyone's results ends after so many nodes, whatever the limits: about a second.
inline constexpr std::uint64_t kMostNodesForHimself = 3'000'000;

inline std::vector<int> numbers_of(const search::Results& results) { return {results.begin(), results.end()}; }

// `moves`: the legal ones, as they are listed; `text` writes one. Nothing is known in it where a limit strikes.
template <class G, class Moves, class Text>
[[nodiscard]] ForHimself answer_for_himself(search::MaxN<G>& search, const G& game, const typename G::State& state,
                                            const Moves& moves, const Text& text) {
  ForHimself answer;
  std::vector<search::Results> after;
  search::Results best;
  const bool over = game.over(state);
  if (over) best = game.results(state);
  for (const auto& move : moves) {
    typename G::State next = state;
    game.play(next, move);
    const auto results = search.solve(game, next);
    if (!results) {
      answer.nodes = search.nodes();
      return answer;
    }
    if (best.empty() || search::rather(game.mover(state), *results, best)) best = *results;
    after.push_back(*results);
  }
  answer.each = numbers_of(best);
  std::size_t place = 0;
  for (const auto& move : moves) {
    if (after[place] == best) answer.best.push_back(text(move));
    answer.moves.push_back({text(move), numbers_of(after[place++])});
  }
  answer.nodes = search.nodes();
  return answer;
}

}  // namespace ouverte::games
