// Solves positions of bridge; keeps what it has learnt from one call to the next, as long as the trump suit is the same
// and the hands come from the same deal. One thread at a time.
#pragma once

#include <memory>

#include "solver/base/tunable.hpp"
#include "solver/games/bridge/rules.hpp"
#include "solver/search/answer.hpp"
#include "solver/search/options.hpp"

namespace ouverte::games::bridge {

// A guess at what the first question should be, in hundredths of a trick: for each point of honours (four for an Ace to
// one for a Jack) and each trump more than the others have, and for the lead.
struct GuessWeights {
  int no_trump_honours, no_trump_lead;
  int honours, trumps, lead;
};
// bench/tune bridge-guess
inline base::Tunable<GuessWeights> kGuess = {
    .no_trump_honours = 25, .no_trump_lead = 37, .honours = 19, .trumps = 55, .lead = 30};

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
