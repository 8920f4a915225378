// Solves positions of Hoodwink; keeps what it has learnt from one call to the next, as long as trumps and camps are the
// same and the hands come from the same deal, whatever the scoring and the objective. One thread at a time.
#pragma once

#include <memory>

#include "solver/games/hoodwink/rules.hpp"
#include "solver/search/answer.hpp"
#include "solver/search/options.hpp"

namespace ouverte::games::hoodwink {

class Search {
 public:
  explicit Search(const search::Options& options);
  ~Search();

  [[nodiscard]] search::Answer<Card> solve(const Game& game, const State& state, const search::Question& question);

  // The positions to come are of this deal: what is found out about one is kept for the others.
  void expect(const Game& game, const State& deal);

 private:
  struct Engines;
  std::unique_ptr<Engines> engines_;
};

}  // namespace ouverte::games::hoodwink
