// Questions about Rummage: full deals, and positions with four cards in each hand.
#include "bench/deals/rummage_jobs.hpp"
#include "bench/support/series.hpp"
#include "solver/games/rummage/search.hpp"

namespace ouverte::bench {
namespace {

std::vector<Series> rummage_series() {
  std::vector<Series> all;
  for (const RummageJob& job : rummage_jobs())
    all.push_back(series_of<games::rummage::Search>(job.name(), [job](int number) { return job.make(number); }));
  return all;
}

}  // namespace
}  // namespace ouverte::bench

int main(int argc, char** argv) {
  return ouverte::bench::time_series(argc, argv, "rummage", ouverte::bench::rummage_series());
}
