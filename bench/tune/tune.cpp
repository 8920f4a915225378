// Looks for better weights to order moves by: of one table after the other, each weight a step up or down, from the
// values in the tree. A step counts only if it saves nodes, and more than chance would, on the deals that are tuned on
// and on as many others. What it ends at is printed, to be written into the table; where no step counts the table
// is reproduced.
#include <CLI/CLI.hpp>
#include <algorithm>
#include <cmath>
#include <cstdio>
#include <optional>

#include "bench/tune/tables.hpp"

namespace ouverte::bench {
namespace {

using Costs = std::vector<double>;

constexpr int kTunedOn = 10'000, kJudgedOn = 20'000;  // the numbers of the first deals

// What a step must save in the mean of the logarithms, and in its standard errors.
constexpr double kCounts = 0.01, kErrors = 2;

double mean(const Costs& costs) {
  double sum = 0;
  for (const double cost : costs) sum += cost;
  return sum / static_cast<double>(costs.size());
}

// What the second costs are less than the first, deal by deal.
struct Saving {
  Saving() = default;
  Saving(const Costs& before, const Costs& after) {
    Costs saved;
    for (std::size_t i = 0; i < before.size(); ++i) saved.push_back(before[i] - after[i]);
    by = mean(saved);
    double squares = 0;
    for (const double one : saved) squares += (one - by) * (one - by);
    const auto count = static_cast<double>(saved.size());
    error = std::sqrt(squares / (count * (count - 1)));
  }
  [[nodiscard]] bool counts() const { return by >= kCounts && by >= kErrors * error; }
  [[nodiscard]] double percent() const { return 100 * (1 - std::exp(-by)); }

  double by = 0, error = 0;
};

struct Step {
  const TunedWeight* weight = nullptr;
  double by = 0;
  Saving tuned, judged;
};

class Tuner {
 public:
  explicit Tuner(const TunedTable& table)
      : table_(table), tuned_(table.costs(kTunedOn)), judged_(table.costs(kJudgedOn)) {}

  [[nodiscard]] double nodes() const { return std::exp(mean(tuned_)); }
  [[nodiscard]] double nodes_of_others() const { return std::exp(mean(judged_)); }

  // The step that saves most; it is taken. Nothing if none counts.
  std::optional<Step> step() {
    std::optional<Step> best;
    unused_.clear();
    for (const TunedWeight& weight : table_.weights) {
      bool used = false;
      for (const double by : steps_of(weight)) {
        change(weight, by);
        const Costs tuned = table_.costs(kTunedOn);
        used = used || tuned != tuned_;
        const Saving saving(tuned_, tuned);
        if (saving.counts() && (!best || saving.by > best->tuned.by))
          if (const Saving judged(judged_, table_.costs(kJudgedOn)); judged.counts())
            best = Step{.weight = &weight, .by = by, .tuned = saving, .judged = judged};
        change(weight, -by);
      }
      if (!used) unused_.push_back(weight.name);
    }
    if (best) {
      change(*best->weight, best->by);
      tuned_ = table_.costs(kTunedOn);
      judged_ = table_.costs(kJudgedOn);
    }
    return best;
  }

  // The weights of which no step changed anything when the last was looked for.
  [[nodiscard]] const std::vector<std::string>& unused() const { return unused_; }

 private:
  // A little and a good deal, up and down.
  static std::vector<double> steps_of(const TunedWeight& weight) {
    if (const auto* const* number = std::get_if<double*>(&weight.at)) return {-**number / 5, **number / 5};
    constexpr double kLittle = 3;
    const double far = std::max(12, std::abs(*std::get<int*>(weight.at)) / 3);
    return {-kLittle, kLittle, -far, far};
  }
  static void change(const TunedWeight& weight, double by) {
    if (auto* const* number = std::get_if<double*>(&weight.at))
      **number += by;
    else
      *std::get<int*>(weight.at) += static_cast<int>(by);
  }

  const TunedTable& table_;
  Costs tuned_, judged_;
  std::vector<std::string> unused_;
};

void print_values(const TunedTable& table) {
  for (const TunedWeight& weight : table.weights) {
    std::printf("  %s = ", weight.name.c_str());
    if (const auto* const* number = std::get_if<int*>(&weight.at))
      std::printf("%d\n", **number);
    else
      std::printf("%g\n", *std::get<double*>(weight.at));
  }
}

// True: no step counts.
bool tune(const TunedTable& table, bool check) {
  Tuner tuner(table);
  std::printf("%s: %zu weights, %.0f nodes a deal, %.0f on others\n", std::string(table.name).c_str(),
              table.weights.size(), tuner.nodes(), tuner.nodes_of_others());
  bool found = false;
  while (const auto step = tuner.step()) {
    found = true;
    std::printf("  %s by %+g: %.1f %% fewer nodes, %.1f %% on others\n", step->weight->name.c_str(), step->by,
                step->tuned.percent(), step->judged.percent());
    std::fflush(stdout);
    if (check) break;
  }
  for (const std::string& name : tuner.unused()) std::printf("  %s made no difference\n", name.c_str());
  if (found && !check) print_values(table);
  if (!found) std::printf("  no step counts: the table is reproduced\n");
  std::fflush(stdout);
  return !found;
}

int run(int argc, char** argv) {
  std::vector<std::string> names;
  bool check = false;
  CLI::App app{"Look for better weights to order moves by"};
  app.add_option("TABLE", names, "Tables to look at (default: all)");
  app.add_flag("--check", check, "Stop at the first step that saves nodes, with exit status 1");
  CLI11_PARSE(app, argc, argv);
  const std::vector<TunedTable> tables = tuned_tables();
  for (const std::string& name : names) {
    if (std::ranges::find(tables, name, &TunedTable::name) != tables.end()) continue;
    std::fprintf(stderr, "TABLE: found %s, expected one of", name.c_str());
    for (const TunedTable& table : tables) std::fprintf(stderr, " %s", std::string(table.name).c_str());
    std::fprintf(stderr, "\n");
    return 2;
  }
  bool reproduced = true;
  for (const TunedTable& table : tables)
    if (names.empty() || std::ranges::find(names, table.name) != names.end())
      reproduced = tune(table, check) && reproduced;
  return check && !reproduced ? 1 : 0;
}

}  // namespace
}  // namespace ouverte::bench

int main(int argc, char** argv) { return ouverte::bench::run(argc, argv); }
