// What a question costs as its deals grow, as threads are added, and as its tables get memory. Prints CSV, a line a
// point, as soon as it is measured; bench/scaling/plot.py draws it.
#include <CLI/CLI.hpp>
#include <algorithm>
#include <atomic>
#include <chrono>
#include <cstdint>
#include <cstdio>
#include <ctime>
#include <numeric>
#include <string>
#include <thread>
#include <vector>

#include "bench/scaling/questions.hpp"
#include "bench/support/report.hpp"

namespace ouverte::bench {
namespace {

struct Settings {
  std::string axis = "size";
  std::vector<std::string> games;  // none: all
  int deals = 50;
  std::uint64_t limit = 20'000'000;  // nodes a solve
};

struct Point {
  int x = 0;
  int size = 0;
  int threads = 1;
  std::size_t memory_mib = 512;
};

struct Costs {
  int exact = 0;
  std::vector<double> nodes;
  std::vector<double> seconds;  // processor time of each solve
  double elapsed = 0;           // wall-clock time of all of them together
};

// Seconds of processor time that this thread has used.
double thread_seconds() {
  timespec time{};
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
  return static_cast<double>(time.tv_sec) + 1e-9 * static_cast<double>(time.tv_nsec);
}

// With a solver of its own, one deal after the other that nobody has taken yet.
Costs solve_deals(const ScaledQuestion& question, const Point& point, const Settings& settings,
                  std::atomic<int>& taken) {
  search::Options options;
  options.memory_mib = point.memory_mib;
  options.limits.nodes = settings.limit;
  const auto make_ready = question.begin(options);
  Costs costs;
  for (int number = taken++; number < settings.deals; number = taken++) {
    const Task task = make_ready(number, point.size);
    const double begin = thread_seconds();
    const Solved solved = task();
    costs.seconds.push_back(thread_seconds() - begin);
    costs.nodes.push_back(static_cast<double>(solved.nodes));
    costs.exact += solved.value.exact() ? 1 : 0;
  }
  return costs;
}

Costs solve_all(const ScaledQuestion& question, const Point& point, const Settings& settings) {
  const auto begin = std::chrono::steady_clock::now();
  std::atomic<int> taken = 0;
  std::vector<Costs> shares(static_cast<std::size_t>(point.threads));
  {
    std::vector<std::jthread> workers;
    for (Costs& share : shares)
      workers.emplace_back(
          [&question, &point, &settings, &taken, &share] { share = solve_deals(question, point, settings, taken); });
  }
  Costs all;
  for (const Costs& share : shares) {
    all.exact += share.exact;
    all.nodes.insert(all.nodes.end(), share.nodes.begin(), share.nodes.end());
    all.seconds.insert(all.seconds.end(), share.seconds.begin(), share.seconds.end());
  }
  all.elapsed = std::chrono::duration<double>(std::chrono::steady_clock::now() - begin).count();
  return all;
}

double mean(const std::vector<double>& numbers) {
  return std::accumulate(numbers.begin(), numbers.end(), 0.0) / static_cast<double>(numbers.size());
}

void print(const ScaledQuestion& question, const Settings& settings, const Point& point, const Costs& costs) {
  std::printf("%s,%s,\"%s\",%d,%d,%d,%.0f,%.0f,%.0f,%.7f,%.7f,%.4f\n", settings.axis.c_str(), question.game.c_str(),
              question.name.c_str(), point.x, settings.deals, costs.exact, median(costs.nodes), mean(costs.nodes),
              *std::ranges::max_element(costs.nodes), median(costs.seconds), *std::ranges::max_element(costs.seconds),
              costs.elapsed);
  std::fflush(stdout);
}

// The points of an axis. Growth is that of the deal; threads and memory are tried on full ones.
std::vector<Point> points(const std::string& axis, const ScaledQuestion& question) {
  std::vector<Point> all;
  if (axis == "size")
    for (int size = question.least; size <= question.most; ++size) all.push_back({.x = size, .size = size});
  if (axis == "threads")
    for (const int threads : {1, 2}) all.push_back({.x = threads, .size = question.most, .threads = threads});
  if (axis == "memory")
    for (const int mib : {1, 4, 16, 64, 256, 1024})
      all.push_back({.x = mib, .size = question.most, .memory_mib = static_cast<std::size_t>(mib)});
  return all;
}

int measure(int argc, char** argv) {
  Settings settings;
  CLI::App app{"Measures what questions cost against the size of the deal, threads, or memory."};
  app.add_option("--axis", settings.axis, "size, threads or memory")
      ->check(CLI::IsMember({"size", "threads", "memory"}))
      ->capture_default_str();
  app.add_option("--games", settings.games, "names, or beginnings of names; all of them if none is given");
  app.add_option("--deals", settings.deals, "how many deals a point")
      ->check(CLI::PositiveNumber)
      ->capture_default_str();
  app.add_option("--nodes", settings.limit, "the most nodes a solve")
      ->check(CLI::PositiveNumber)
      ->capture_default_str();
  CLI11_PARSE(app, argc, argv);

  std::puts("axis,game,question,x,deals,exact,nodes_median,nodes_mean,nodes_max,seconds_median,seconds_max,elapsed");
  for (const ScaledQuestion& question : scaled_questions()) {
    const auto wanted = [&](const std::string& name) { return question.game.starts_with(name); };
    if (!settings.games.empty() && std::ranges::none_of(settings.games, wanted)) continue;
    for (const Point& point : points(settings.axis, question))
      print(question, settings, point, solve_all(question, point, settings));
  }
  return 0;
}

}  // namespace
}  // namespace ouverte::bench

int main(int argc, char** argv) { return ouverte::bench::measure(argc, argv); }
