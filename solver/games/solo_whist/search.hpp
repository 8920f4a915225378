// Solves positions of Solo Whist with the accelerators that fit the contract; keeps what it has learnt from one call to
// the next, as long as the contract is alike and the hands come from the same deal. One thread at a time.
#pragma once

#include <memory>

#include "solver/games/solo_whist/rules.hpp"
#include "solver/search/answer.hpp"
#include "solver/search/options.hpp"

namespace ouverte::games::solo_whist {

class Search {
 public:
  explicit Search(const search::Options& options);
  ~Search();

  [[nodiscard]] search::Answer<Card> solve(const Game& game, const Game::State& state,
                                           const search::Question& question);

  // The positions to come are of this deal: what is found out about one is kept for the others.
  void expect(const Game& game, const Game::State& deal);

 private:
  struct Engines;
  std::unique_ptr<Engines> engines_;
};

}  // namespace ouverte::games::solo_whist
