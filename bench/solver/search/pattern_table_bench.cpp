// The pattern table alone: storing random facts, finding some of them again.
#include <vector>

#include "bench/deals/deals.hpp"
#include "benchmark/benchmark.h"
#include "solver/base/random.hpp"
#include "solver/search/pattern_table.hpp"

namespace ouverte::bench {
namespace {

constexpr std::uint64_t kCode = (std::uint64_t{1} << 52) - 1;
constexpr std::size_t kFacts = 1 << 14;

struct Fact {
  std::uint64_t shape;
  search::PatternCode code;
  std::uint64_t mask;
  int goal;
};

// `shapes` shapes, so that each has kFacts / `shapes` facts or a little less.
std::vector<Fact> facts(std::uint64_t shapes) {
  base::Random random(kSeed);
  std::vector<Fact> all;
  for (std::size_t i = 0; i < kFacts; ++i) {
    const std::uint64_t mask = random.next() & random.next() & kCode;
    all.push_back({1 + random.below(shapes) * 0x1234567,
                   {random.next() & kCode, random.next() & kCode},
                   mask,
                   1 + static_cast<int>(random.below(12))});
  }
  return all;
}

void store(benchmark::State& run) {
  const auto all = facts(static_cast<std::uint64_t>(run.range(0)));
  search::PatternTable table(64);
  while (run.KeepRunning()) {
    for (const Fact& fact : all) table.store(fact.shape, fact.code, fact.mask, fact.goal, fact.goal % 2 == 0);
    table.clear();
  }
  run.SetItemsProcessed(run.iterations() * static_cast<std::int64_t>(kFacts));
}

void find(benchmark::State& run) {
  const auto all = facts(static_cast<std::uint64_t>(run.range(0)));
  search::PatternTable table(64);
  for (const Fact& fact : all) table.store(fact.shape, fact.code, fact.mask, fact.goal, fact.goal % 2 == 0);
  std::size_t place = 0;
  while (run.KeepRunning()) {
    const Fact& fact = all[place];
    benchmark::DoNotOptimize(table.find(fact.shape, fact.code, fact.goal));
    place = (place + 1) % kFacts;
  }
}

// The argument: shapes.
BENCHMARK(store)->Arg(1 << 12)->Arg(1 << 10);
BENCHMARK(find)->Arg(1 << 14)->Arg(1 << 12)->Arg(1 << 10);

}  // namespace
}  // namespace ouverte::bench

BENCHMARK_MAIN();
