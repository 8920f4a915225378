// Contracts of Solo Whist, each on the same fifty deals: how many are solved within the limit, how long they take and
// how many nodes. Prop-cop with partners opposite, whose play is bridge's, is held to libdds.
#include "bench/deals/solo_whist_jobs.hpp"
#include "bench/peers/dds.hpp"
#include "bench/support/series.hpp"
#include "solver/games/solo_whist/search.hpp"

namespace ouverte::bench {
namespace {

std::vector<Series> solo_whist_series() {
  const auto dds = std::make_shared<Dds>();
  std::vector<Series> all;
  for (const SoloWhistJob& job : solo_whist_jobs()) {
    all.push_back(series_of<games::solo_whist::Search>(job.name, [&job](int n) { return job.make(n); }));
    if (job.choice != DealSource::kOpposite) continue;
    // North leads and declares.
    all.back().peer = [&job, dds](int number) {
      return [at = job.make(number), dds] {
        return dds->solve(at.state.hands, at.state.leader, at.game.trumps().lowest().suit());
      };
    };
  }
  return all;
}

}  // namespace
}  // namespace ouverte::bench

int main(int argc, char** argv) {
  return ouverte::bench::time_series(argc, argv, "solo-whist", ouverte::bench::solo_whist_series());
}
