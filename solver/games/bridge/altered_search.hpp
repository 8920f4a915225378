// Solves positions of bridge under altered rights; keeps what it has learnt from one call to the next, as long as
// trumps and rights are the same and the hands come from the same deal. One thread at a time.
#pragma once

#include <memory>

#include "solver/games/bridge/door.hpp"
#include "solver/games/shared/altered_game.hpp"
#include "solver/search/answer.hpp"
#include "solver/search/options.hpp"

namespace ouverte::games::bridge {

class AlteredSearch {
 public:
  using Game = Altered<Traits>;

  explicit AlteredSearch(const search::Options& options);
  ~AlteredSearch();

  [[nodiscard]] search::Answer<Card> solve(const Game& game, const Game::State& state,
                                           const search::Question& question);
  void expect(const Game& game, const Game::State& deal);

 private:
  class Engine;
  std::unique_ptr<Engine> engine_;
};

}  // namespace ouverte::games::bridge
