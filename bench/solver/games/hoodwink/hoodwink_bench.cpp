// Questions about Hoodwink, each on the same fifty deals, and the analysis of their bidding.
#include "bench/deals/hoodwink_jobs.hpp"
#include "bench/support/series.hpp"
#include "solver/games/hoodwink/search.hpp"

namespace ouverte::bench {
namespace {

std::vector<Series> hoodwink_series() {
  std::vector<Series> all;
  for (const HoodwinkJob& job : hoodwink_jobs())
    all.push_back(series_of<games::hoodwink::Search>(job.name, [&job](int n) { return job.make(n); }));
  all.push_back(series_of_tables("bidding analysis", hoodwink_setup));
  return all;
}

}  // namespace
}  // namespace ouverte::bench

int main(int argc, char** argv) {
  return ouverte::bench::time_series(argc, argv, "hoodwink", ouverte::bench::hoodwink_series());
}
