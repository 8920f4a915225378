// Questions about Who's Who, each on the same fifty deals: both packs, both objectives.
#include "bench/deals/whos_who_jobs.hpp"
#include "bench/support/series.hpp"
#include "solver/games/whos_who/search.hpp"

namespace ouverte::bench {
namespace {

std::vector<Series> whos_who_series() {
  std::vector<Series> all;
  for (const WhosWhoJob& job : whos_who_jobs())
    all.push_back(series_of<games::whos_who::Search>(job.name, [&job](int n) { return job.make(n, job.tricks()); }));
  return all;
}

}  // namespace
}  // namespace ouverte::bench

int main(int argc, char** argv) {
  return ouverte::bench::time_series(argc, argv, "whos-who", ouverte::bench::whos_who_series());
}
