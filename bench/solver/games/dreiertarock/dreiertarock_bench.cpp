// Questions about Dreiertarock, each on the same fifty deals, and the advice on their exchange and their bidding.
#include "bench/deals/dreiertarock_jobs.hpp"
#include "bench/support/series.hpp"
#include "solver/games/dreiertarock/search.hpp"

namespace ouverte::bench {
namespace {

std::vector<Series> dreiertarock_series() {
  std::vector<Series> all;
  for (const DreiertarockJob& job : dreiertarock_jobs())
    all.push_back(series_of<games::dreiertarock::Search>(job.name, [&job](int n) { return job.make(n); }));
  all.push_back(series_of_tables("advice on the exchange", dreiertarock_exchange));
  all.push_back(series_of_tables("advice on the bidding", dreiertarock_bidding));
  return all;
}

}  // namespace
}  // namespace ouverte::bench

int main(int argc, char** argv) {
  return ouverte::bench::time_series(argc, argv, "dreiertarock", ouverte::bench::dreiertarock_series());
}
