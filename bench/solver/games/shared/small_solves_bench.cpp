// Whole solves of endings, with nothing learnt before: a hundred of them a round.
#include <string>
#include <vector>

#include "bench/deals/deals.hpp"
#include "bench/deals/solo_whist_jobs.hpp"
#include "benchmark/benchmark.h"
#include "solver/games/bridge/search.hpp"
#include "solver/games/solo_whist/search.hpp"

namespace ouverte::bench {
namespace {

constexpr int kDeals = 100;
constexpr search::Question kEverything{.best = true, .every_move = true, .line = true};

void bridge(benchmark::State& run) {
  games::bridge::Search search{search::Options{}};
  const int cards = static_cast<int>(run.range(0));
  while (run.KeepRunning())
    for (int number = 0; number < kDeals; ++number) {
      const Deal deal = random_deal(kSeed, number, cards);
      const games::bridge::Game game(cards::CardSet::of(deal.turned), games::bridge::kNorthSouth);
      benchmark::DoNotOptimize(search.solve(game, tricks::new_state(deal.hands, cards::Seat{3}), kEverything));
    }
}

void solo_whist(benchmark::State& run, const SoloWhistJob& job) {
  games::solo_whist::Search search{search::Options{}};
  std::vector<SoloWhistCase> cases;
  for (int number = 0; number < kDeals; ++number) cases.push_back(job.make(number, static_cast<int>(run.range(0))));
  while (run.KeepRunning())
    for (const SoloWhistCase& at : cases) benchmark::DoNotOptimize(search.solve(at.game, at.state, kEverything));
}

// The argument: cards a hand.
BENCHMARK(bridge)->Arg(4)->Arg(7)->Unit(benchmark::kMillisecond);

const bool kRegistered = [] {
  for (const SoloWhistJob& job : solo_whist_jobs())
    benchmark::RegisterBenchmark(std::string(job.name).c_str(), [&job](benchmark::State& run) { solo_whist(run, job); })
        ->Arg(4)
        ->Arg(6)
        ->Unit(benchmark::kMillisecond);
  return true;
}();

}  // namespace
}  // namespace ouverte::bench

BENCHMARK_MAIN();
