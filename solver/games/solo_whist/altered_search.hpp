// Solves positions of Solo Whist under altered rights: where the declaring side wants tricks by partition search, else
// by the search that any game has. One thread at a time.
#pragma once

#include <memory>

#include "solver/games/shared/altered_game.hpp"
#include "solver/games/solo_whist/door.hpp"
#include "solver/search/answer.hpp"
#include "solver/search/interval.hpp"
#include "solver/search/options.hpp"

namespace ouverte::games::solo_whist {

class AlteredSearch {
 public:
  using Game = Altered<Traits>;

  explicit AlteredSearch(const search::Options& options);
  ~AlteredSearch();

  // The caller guarantees that the value lies `within`.
  [[nodiscard]] search::Answer<Card> solve(const Game& game, const Game::State& state, const search::Question& question,
                                           search::Interval within);
  void expect(const Game& game, const Game::State& deal);

 private:
  struct Engines;
  std::unique_ptr<Engines> engines_;
};

}  // namespace ouverte::games::solo_whist
