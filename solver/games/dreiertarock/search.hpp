// Solves positions of Dreiertarock with the accelerators that fit the question; keeps what it has learnt from one call
// to the next as long as the cards come from the same deal, whatever the contract, the declarer and the cards laid
// aside. One thread at a time.
#pragma once

#include <array>
#include <memory>
#include <vector>

#include "solver/base/tunable.hpp"
#include "solver/games/dreiertarock/rules.hpp"
#include "solver/search/answer.hpp"
#include "solver/search/budget.hpp"
#include "solver/search/options.hpp"

namespace ouverte::games::dreiertarock {

// A guess at the share of the card points that the one alone takes: by the mean rank of his trumps and his Kings.
struct GuessWeights {
  double trumps, kings, no_more;
};
// bench/tune dreiertarock-guess trischaken-guess
inline base::Tunable<GuessWeights> kGuess = {.trumps = 1.6, .kings = 0.05, .no_more = 0.36};
inline base::Tunable<GuessWeights> kTrischakenGuess = {.trumps = 0.896, .kings = 0.03, .no_more = 0.03};

class Search {
 public:
  explicit Search(const search::Options& options);
  ~Search();

  [[nodiscard]] search::Answer<Card> solve(const Game& game, const Game::State& state,
                                           const search::Question& question);

  // One question after the other, for what is more than a position's value (`search::narrow`): `reaches` whether the
  // value is at least `goal`, counting against a budget that the caller has started; it throws `Stopped`.
  [[nodiscard]] bool reaches(const Game& game, const State& state, int goal);
  // Whether a payment of `goal` and so many card points, 1 or more, are reached by one and the same play. A no says
  // nothing of either alone. Not in Trischaken.
  [[nodiscard]] bool reaches_both(const Game& game, const State& state, int goal, int points);
  [[nodiscard]] std::vector<int> values(const Game& game) const;  // every value that a deal can have, rising
  [[nodiscard]] int guess(const Game& game, const State& state) const;
  [[nodiscard]] int stride(const Game& game) const;
  [[nodiscard]] search::Budget& budget();

  // The positions to come are of this deal, or have hands of these cards, which need not lie in one hand alone: what is
  // found out about one is kept for the others.
  void expect(const Game& game, const State& deal);
  void expect(const std::array<CardSet, kPlayers>& cards);

 private:
  struct Engines;
  std::unique_ptr<Engines> engines_;
};

}  // namespace ouverte::games::dreiertarock
