// What can be said of late positions of Rummage at any horizon: of fifty positions for each number of players, how many
// have a bound that holds at any later horizon on one side, on both, and how many a value.
//
//   rummage_proofs_bench [seconds a position]
#include <cstdio>
#include <cstdlib>

#include "bench/deals/rummage_jobs.hpp"
#include "solver/games/rummage/search.hpp"

namespace ouverte::bench {
namespace {

using games::rummage::kInfinity;

constexpr int kPositions = 50;
constexpr int kFar = 99;

struct Tally {
  int one_sided = 0, two_sided = 0, proved = 0, horizons = 0;

  void add(const games::rummage::HorizonAnswer& answer) {
    const bool least = answer.any_horizon.lower > -kInfinity;
    const bool most = answer.any_horizon.upper < kInfinity;
    one_sided += least != most ? 1 : 0;
    two_sided += least && most ? 1 : 0;
    proved += answer.proved() ? 1 : 0;
    horizons += answer.deepest.horizon;
  }
};

void run(int players, int cards, double seconds) {
  search::Options options;
  options.limits.time = std::chrono::nanoseconds(static_cast<std::int64_t>(seconds * 1e9));
  games::rummage::Search search(options);
  const RummageJob job{games::rummage::Objective::kScore, players, cards, kFar};
  Tally tally;
  for (int number = 0; number < kPositions; ++number) {
    const RummageCase at = job.make(number);
    tally.add(search.solve(at.game, at.state, {.best = false, .every_move = false, .line = false}));
  }
  std::printf("%d players, %d cards each, %g s: one-sided %d, two-sided %d, proved %d of %d; mean horizon %.1f\n",
              players, cards, seconds, tally.one_sided, tally.two_sided, tally.proved, kPositions,
              static_cast<double>(tally.horizons) / kPositions);
}

}  // namespace
}  // namespace ouverte::bench

int main(int argc, char** argv) {
  const double seconds = argc > 1 ? std::atof(argv[1]) : 1;
  for (const int cards : {2, 4})
    for (int players = ouverte::games::rummage::kLeastPlayers; players <= ouverte::games::rummage::kMostPlayers;
         ++players)
      ouverte::bench::run(players, cards, seconds);
}
