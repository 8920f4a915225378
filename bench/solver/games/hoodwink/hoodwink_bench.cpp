// Questions about Hoodwink, each on the same fifty deals, and the analysis of their bidding.
#include "bench/deals/hoodwink_jobs.hpp"
#include "bench/support/series.hpp"
#include "solver/games/entry.hpp"
#include "solver/games/hoodwink/search.hpp"

namespace ouverte::bench {
namespace {

// What a table says, as one number.
int checksum(const base::Json& json) {
  std::uint64_t hash = 0xCBF29CE484222325;
  for (const char letter : json.dump()) hash = (hash ^ static_cast<unsigned char>(letter)) * 0x100000001B3;  // FNV-1a
  return static_cast<int>(hash % 1'000'000);
}

// Every combination of bids. Its nodes are not told; a table that a limit stopped is not exact.
Series bidding() {
  const auto begin = [](const search::Options& options) {
    return [options](int number) -> Task {
      return [options, deal = hoodwink_setup(number)] {
        const auto table = games::find_entry("hoodwink")->table(deal, {}, options, nullptr);
        const int sum = checksum(table->json);
        return Solved{{table->stopped ? 0 : sum, table->stopped ? 1'000'000 : sum}};
      };
    };
  };
  return {.name = "bidding analysis", .begin = begin};
}

std::vector<Series> hoodwink_series() {
  std::vector<Series> all;
  for (const HoodwinkJob& job : hoodwink_jobs())
    all.push_back(series_of<games::hoodwink::Search>(std::string(job.name), [&job](int n) { return job.make(n); }));
  all.push_back(bidding());
  return all;
}

}  // namespace
}  // namespace ouverte::bench

int main(int argc, char** argv) {
  return ouverte::bench::time_series(argc, argv, "hoodwink", ouverte::bench::hoodwink_series());
}
