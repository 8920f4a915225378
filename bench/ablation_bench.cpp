// What each accelerator saves: nodes of each job on the same deals with all of them, and with one switched off at a
// time. The answers must be the same; a status of 1 says that they are not.
#include <CLI/CLI.hpp>
#include <cstdio>
#include <functional>

#include "bench/deals/deals.hpp"
#include "bench/deals/hoodwink_jobs.hpp"
#include "bench/deals/solo_whist_jobs.hpp"
#include "solver/games/bridge/search.hpp"
#include "solver/games/hoodwink/search.hpp"
#include "solver/games/solo_whist/search.hpp"
#include "solver/search/accelerators.hpp"

namespace ouverte::bench {
namespace {

constexpr search::Question kValueOnly{.best = false, .every_move = false, .line = false};

struct Cost {
  std::uint64_t nodes = 0;
  std::vector<int> answers;
  bool stopped = false;

  void add(const search::Answer<cards::Card>& answer) {
    nodes += answer.nodes;
    stopped = stopped || answer.stopped;
    answers.push_back(answer.value.lower);
  }
};

using Job = std::function<Cost(const search::Options&)>;

// North-South's tricks, East on lead; trumps are the suit turned, or none.
Job bridge(bool no_trump, int deals, int cards) {
  return [=](const search::Options& options) {
    games::bridge::Search search(options);
    Cost cost;
    for (int number = 0; number < deals; ++number) {
      const Deal deal = random_deal(kSeed, number, cards);
      const auto trumps = no_trump ? cards::CardSet() : cards::CardSet::of(deal.turned);
      cost.add(search.solve(games::bridge::Game(trumps, games::bridge::kNorthSouth),
                            tricks::new_state(deal.hands, cards::Seat{1}), kValueOnly));
    }
    return cost;
  };
}

template <class Search, class SeriesJob>
Job series(const SeriesJob& job, int deals, int cards) {
  return [=](const search::Options& options) {
    Search search(options);
    Cost cost;
    for (int number = 0; number < deals; ++number) {
      const auto at = job.make(number, cards);
      cost.add(search.solve(at.game, at.state, kValueOnly));
    }
    return cost;
  };
}

// True if every answer that was found is the same.
bool print(const std::string& name, const Job& job, std::uint64_t limit) {
  search::Options options;
  options.limits.nodes = limit;
  const Cost all = job(options);
  std::printf("| %s | %llu |", name.c_str(), static_cast<unsigned long long>(all.nodes));
  bool same = true;
  for (const search::Accelerator& accelerator : search::kAccelerators) {
    search::Options without = options;
    without.switches.*accelerator.on = false;
    const Cost cost = job(without);
    same = same && (cost.stopped || all.stopped || cost.answers == all.answers);
    std::printf(" %s%.2f |", cost.stopped ? "> " : "",
                static_cast<double>(cost.nodes) / static_cast<double>(all.nodes));
    std::fflush(stdout);
  }
  std::printf("%s\n", same ? "" : " the answers differ!");
  return same;
}

int run(int argc, char** argv) {
  int deals = 50, cards = 8;
  std::uint64_t limit = 20'000'000;
  CLI::App app{"Counts nodes with and without each accelerator."};
  app.add_option("--deals", deals, "of each job")->capture_default_str();
  app.add_option("--cards", cards, "a hand")->capture_default_str();
  app.add_option("--limit", limit, "nodes a solve")->capture_default_str();
  CLI11_PARSE(app, argc, argv);

  std::printf("| %d deals of %d cards a hand | nodes |", deals, cards);
  for (const search::Accelerator& accelerator : search::kAccelerators) std::printf(" without %s |", accelerator.name);
  std::printf("\n| --- | --- |");
  for (std::size_t column = 0; column < search::kAccelerators.size(); ++column) std::printf(" --- |");
  std::printf("\n");
  bool same = print("bridge, no trump", bridge(true, deals, cards), limit);
  same = print("bridge, a trump suit", bridge(false, deals, cards), limit) && same;
  for (const SoloWhistJob& job : solo_whist_jobs())
    same = print(std::string(job.name), series<games::solo_whist::Search>(job, deals, cards), limit) && same;
  for (const HoodwinkJob& job : hoodwink_jobs())
    same =
        print("hoodwink " + std::string(job.name), series<games::hoodwink::Search>(job, deals, cards), limit) && same;
  return same ? 0 : 1;
}

}  // namespace
}  // namespace ouverte::bench

int main(int argc, char** argv) { return ouverte::bench::run(argc, argv); }
