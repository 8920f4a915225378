// Solves positions of bridge; keeps what it has learnt from one call to the next, as long as the trump suit is the same
// and the hands come from the same deal. One thread at a time.
#pragma once

#include <memory>

#include "solver/games/bridge/rules.hpp"
#include "solver/search/answer.hpp"
#include "solver/search/options.hpp"

namespace ouverte::games::bridge {

class Search {
 public:
  explicit Search(const search::Options& options);
  ~Search();

  [[nodiscard]] search::Answer<Card> solve(const Game& game, const Game::State& state,
                                           const search::Question& question);

  // The positions to come are of this deal: what is found out about one is kept for the others.
  void expect(const Game& game, const Game::State& deal);

 private:
  class Engine;
  std::unique_ptr<Engine> engine_;
};

}  // namespace ouverte::games::bridge
