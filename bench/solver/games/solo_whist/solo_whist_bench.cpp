// Contracts of Solo Whist, each on the same fifty deals: how many are solved within the limit, how long they take and
// how many nodes. Answers are held to bench/deals/expected.json, and those of prop-cop with partners opposite, whose
// play is bridge's, to libdds. A status of 1 says that one differs.
#include <CLI/CLI.hpp>
#include <chrono>
#include <cstdio>

#include "bench/deals/deals.hpp"
#include "bench/deals/expected.hpp"
#include "bench/deals/solo_whist_jobs.hpp"
#include "bench/peers/dds.hpp"
#include "bench/support/report.hpp"
#include "solver/games/solo_whist/search.hpp"

namespace ouverte::bench {
namespace {

struct Settings {
  int deals = 50;
  double limit = 60;
  std::size_t memory = 512;
  std::vector<std::string> jobs;  // none: all
  bool heading = true;
  bool each = false;
  bool learn = false;
};

class SoloWhistBench {
 public:
  explicit SoloWhistBench(const Settings& settings) : settings_(settings) {
    options_.memory_mib = settings.memory;
    options_.limits.time = std::chrono::nanoseconds(static_cast<std::int64_t>(settings.limit * 1e9));
  }

  void run(const SoloWhistJob& job) {
    games::solo_whist::Search search(options_);
    Row row{.job = std::string(job.name)};
    for (int number = 0; number < settings_.deals; ++number) solve(job, number, search, row);
    print_row(row);
  }
  [[nodiscard]] bool save() const { return expected_.save(); }
  [[nodiscard]] int differences() const { return differences_; }

 private:
  void solve(const SoloWhistJob& job, int number, games::solo_whist::Search& search, Row& row) {
    const SoloWhistCase at = job.make(number);
    search::Answer<cards::Card> answer;
    row.seconds.push_back(
        timed([&] { answer = search.solve(at.game, at.state, {.best = false, .every_move = false, .line = false}); }));
    row.nodes.push_back(static_cast<double>(answer.nodes));
    ++row.count;
    row.exact += answer.value.exact() ? 1 : 0;
    if (settings_.each)
      std::printf("%s %d: %d..%d, %.4f s, %.0f nodes\n", row.job.c_str(), number, answer.value.lower,
                  answer.value.upper, row.seconds.back(), row.nodes.back());
    hold(job, number, answer.value, expected_.value(job.name, number));
    if (job.choice == Choice::kOpposite) compare(job, number, at, answer.value, row);
    if (settings_.learn && answer.value.exact()) expected_.learn(job.name, number, answer.value.lower);
  }

  void compare(const SoloWhistJob& job, int number, const SoloWhistCase& at, search::Interval value, Row& row) {
    int leading = 0;
    row.peer_seconds.push_back(
        timed([&] { leading = dds_.solve(at.state.hands, at.state.leader, at.game.trumps().lowest().suit()); }));
    hold(job, number, value, leading);  // North leads and declares
  }

  void hold(const SoloWhistJob& job, int number, search::Interval value, std::optional<int> wanted) {
    if (!wanted || value.holds(*wanted)) return;
    ++differences_;
    std::fprintf(stderr, "%s, deal %d: %d..%d, but %d was expected\n", std::string(job.name).c_str(), number,
                 value.lower, value.upper, *wanted);
  }

  Settings settings_;
  search::Options options_;
  Expected expected_;
  Dds dds_;
  int differences_ = 0;
};

int run(int argc, char** argv) {
  Settings settings;
  CLI::App app{"Times the contracts of Solo Whist on fixed deals."};
  app.add_option("--deals", settings.deals, "how many deals a job")->capture_default_str();
  app.add_option("--limit", settings.limit, "seconds a solve")->capture_default_str();
  app.add_option("--memory", settings.memory, "MiB")->capture_default_str();
  app.add_option("--jobs", settings.jobs, "names, or beginnings of names; all of them if none is given");
  app.add_flag("!--no-heading", settings.heading, "rows only");
  app.add_flag("--each", settings.each, "say each answer");
  app.add_flag("--learn", settings.learn, "keep the exact answers in bench/deals/expected.json");
  CLI11_PARSE(app, argc, argv);

  SoloWhistBench bench(settings);
  if (settings.heading) print_heading();
  for (const SoloWhistJob& job : solo_whist_jobs()) {
    const auto wanted = [&](const std::string& name) { return job.name.starts_with(name); };
    if (settings.jobs.empty() || std::ranges::any_of(settings.jobs, wanted)) bench.run(job);
  }
  if (bench.differences() > 0) return 1;
  return !settings.learn || bench.save() ? 0 : 1;
}

}  // namespace
}  // namespace ouverte::bench

int main(int argc, char** argv) { return ouverte::bench::run(argc, argv); }
