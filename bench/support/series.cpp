#include "bench/support/series.hpp"

#include <CLI/CLI.hpp>
#include <algorithm>
#include <chrono>
#include <cstdio>
#include <optional>
#include <utility>

#include "bench/deals/expected.hpp"
#include "bench/support/report.hpp"
#include "solver/games/door/game.hpp"

namespace ouverte::bench {
namespace {

struct Settings {
  int deals = 50;
  std::optional<double> limit;
  std::size_t memory = 512;
  std::vector<std::string> jobs;  // none: all
  bool heading = true;
  bool each = false;
  bool learn = false;
};

class Timer {
 public:
  Timer(const Settings& settings, const std::string& game) : settings_(settings), expected_(game) {}

  void run(const Series& series) {
    search::Options options;
    options.memory_mib = settings_.memory;
    options.limits.time =
        std::chrono::nanoseconds(static_cast<std::int64_t>(settings_.limit.value_or(series.limit) * 1e9));
    const auto make_ready = series.begin(options);
    Row row{.job = series.name};
    for (int number = 0; number < settings_.deals; ++number) solve(series, number, make_ready(number), row);
    print_row(row);
  }
  [[nodiscard]] bool save() const { return expected_.save(); }
  [[nodiscard]] int differences() const { return differences_; }

 private:
  void solve(const Series& series, int number, const Task& task, Row& row) {
    Solved solved;
    row.seconds.push_back(timed([&] { solved = task(); }));
    row.nodes.push_back(static_cast<double>(solved.nodes));
    ++row.count;
    row.exact += solved.value.exact() ? 1 : 0;
    if (settings_.each)
      std::printf("%s %d: %d..%d, %.4f s, %.0f nodes\n", row.job.c_str(), number, solved.value.lower,
                  solved.value.upper, row.seconds.back(), row.nodes.back());
    hold(series, number, solved.value, expected_.value(series.name, number));
    if (series.peer) {
      const auto ask = series.peer(number);
      int answer = 0;
      row.peer_seconds.push_back(timed([&] { answer = ask(); }));
      hold(series, number, solved.value, answer);
    }
    if (settings_.learn && solved.value.exact()) expected_.learn(series.name, number, solved.value.lower);
  }

  void hold(const Series& series, int number, search::Interval value, std::optional<int> wanted) {
    if (!wanted || value.holds(*wanted)) return;
    ++differences_;
    std::fprintf(stderr, "%s, deal %d: %d..%d, but %d was expected\n", series.name.c_str(), number, value.lower,
                 value.upper, *wanted);
  }

  Settings settings_;
  Expected expected_;
  int differences_ = 0;
};

constexpr int kChecksums = 1'000'000;

// What a table says, as one number.
int checksum(const base::Json& json) {
  std::uint64_t hash = 0xCBF29CE484222325;
  for (const char letter : json.dump()) hash = (hash ^ static_cast<unsigned char>(letter)) * 0x100000001B3;  // FNV-1a
  return static_cast<int>(hash % kChecksums);
}

}  // namespace

Series series_of_tables(std::string name, games::Setup (*make)(int number)) {
  const auto begin = [make](const search::Options& options) {
    return [make, options](int number) -> Task {
      return [options, deal = make(number)] {
        const auto table = games::find_game(deal.game)->table(deal, {}, {}, options, nullptr);
        const int sum = checksum(table->json);
        return Solved{{table->stopped ? 0 : sum, table->stopped ? kChecksums : sum}};
      };
    };
  };
  return {.name = std::move(name), .begin = begin};
}

int time_series(int argc, char** argv, const std::string& game, const std::vector<Series>& all) {
  Settings settings;
  CLI::App app{"Times questions about " + game + " on fixed deals."};
  app.add_option("--deals", settings.deals, "how many deals a job")->capture_default_str();
  app.add_option("--limit", settings.limit, "seconds a solve; each job has its own if none is given");
  app.add_option("--memory", settings.memory, "MiB")->capture_default_str();
  app.add_option("--jobs", settings.jobs, "names, or beginnings of names; all of them if none is given");
  app.add_flag("!--no-heading", settings.heading, "rows only");
  app.add_flag("--each", settings.each, "say each answer");
  app.add_flag("--learn", settings.learn, "keep the exact answers in bench/deals/expected/");
  CLI11_PARSE(app, argc, argv);

  Timer timer(settings, game);
  if (settings.heading) print_heading();
  for (const Series& series : all) {
    const auto wanted = [&](const std::string& name) { return series.name.starts_with(name); };
    if (settings.jobs.empty() || std::ranges::any_of(settings.jobs, wanted)) timer.run(series);
  }
  if (timer.differences() > 0) return 1;
  return !settings.learn || timer.save() ? 0 : 1;
}

}  // namespace ouverte::bench
