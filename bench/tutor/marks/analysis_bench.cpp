// What it costs to judge every play of a full record, in solves of its deal: a row a game, each over its contracts. The
// accounts of every analysis are checked.
#include <CLI/CLI.hpp>
#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <string>
#include <vector>

#include "bench/support/report.hpp"
#include "solver/base/random.hpp"
#include "solver/base/status.hpp"
#include "tutor/marks/analysis.hpp"

namespace ouverte::bench {
namespace {

constexpr std::uint64_t kOneInSoMany = 6;  // plays is made at random, the others are best ones
constexpr std::chrono::seconds kLimit{5};  // of the deal's own solve: harder deals are left out

struct Sums {
  int records = 0;
  double solve_seconds = 0, analysis_seconds = 0;
  double solve_nodes = 0, analysis_nodes = 0;
};

std::vector<base::Json> cases_of(const games::Game& game, int plays) {
  std::ifstream file(base::str(OUVERTE_SOURCE_DIR, "/tests/contracts/", game.name(), ".jsonl"));
  std::vector<base::Json> cases;
  for (std::string line; std::getline(file, line);) {
    cases.push_back(base::Json::parse(line));
    if (auto& contract = cases.back()["contract"]; contract.contains("horizon")) contract["horizon"] = plays;
  }
  return cases;
}

records::Record record_of(const games::Game& game, const base::Json& chosen, games::Solver& solver,
                          base::Random& random) {
  records::Record record;
  record.setup = game.random_start(*game.contract_from_json(chosen.at("contract")), random);
  record.setup.objective = chosen.at("objectives")[0].get<std::string>();
  if (chosen.contains("for")) record.setup.guarantee = chosen.at("for")[0].get<std::string>();
  const auto at = game.position(record.setup);
  if (!at.ok()) return record;
  solver.expect(**at);
  while (!(*at)->over()) {
    std::vector<std::string> moves;
    if (random.below(kOneInSoMany) != 0) moves = solver.solve(**at, {}).best;
    if (moves.empty()) moves = (*at)->moves();
    record.plays.push_back(
        {.seat = (*at)->to_move(), .move = moves[random.below(moves.size())], .marks = {}, .comments = {}});
    if (!(*at)->play(record.plays.back().move).ok()) std::abort();
  }
  return record;
}

void expect_account_to_add_up(const tutor::Trace& trace) {
  if (trace.value.lower - trace.cost_to(true) + trace.cost_to(false) == trace.result) return;
  std::fprintf(stderr, "an account does not add up: %s\n", trace.start.contract.dump().c_str());
  std::exit(1);
}

void measure(const games::Game& game, const base::Json& chosen, base::Random& random, Sums& sums) {
  search::Options limited;
  limited.limits.time = kLimit;
  const records::Record record = record_of(game, chosen, *game.solver(limited), random);
  const auto start = game.position(record.setup);
  if (!start.ok() || record.plays.empty()) return;
  games::Solution solution;
  const auto first = game.solver(limited);
  const double solve = timed([&] { solution = first->solve(**start, {}); });
  if (solution.stopped) return;
  const auto second = game.solver({});
  absl::StatusOr<tutor::Analysis> analysis = absl::UnknownError("");
  const double judge = timed([&] { analysis = tutor::analyse(game, record, *second, [](int, int) {}); });
  if (!analysis.ok()) std::abort();
  expect_account_to_add_up(analysis->traces.front());
  ++sums.records;
  sums.solve_seconds += solve;
  sums.analysis_seconds += judge;
  sums.solve_nodes += static_cast<double>(solution.nodes);
  sums.analysis_nodes += static_cast<double>(analysis->nodes);
}

}  // namespace
}  // namespace ouverte::bench

int main(int argc, char** argv) {
  using namespace ouverte;
  CLI::App app("Times the analyses of full records beside one solve of their deals.");
  std::vector<std::string> wanted;
  app.add_option("games", wanted, "their names; all of them if there is none");
  int records = 3;
  app.add_option("--records", records, "of each contract")->capture_default_str();
  int plays = 6;
  app.add_option("--plays", plays, "of a record where the contract says how many there are")->capture_default_str();
  CLI11_PARSE(app, argc, argv);
  std::printf("%-14s %8s %12s %12s %7s %14s %14s %7s\n", "game", "records", "solve s", "analysis s", "ratio",
              "solve nodes", "analysis nodes", "ratio");
  for (const games::Game* game : games::all_games()) {
    if (!wanted.empty() && std::ranges::find(wanted, game->name()) == wanted.end()) continue;
    base::Random random(1);
    bench::Sums sums;
    for (const base::Json& chosen : bench::cases_of(*game, plays))
      for (int i = 0; i < records; ++i) bench::measure(*game, chosen, random, sums);
    std::printf("%-14s %8d %12.3f %12.3f %7.2f %14.0f %14.0f %7.2f\n", std::string(game->name()).c_str(), sums.records,
                sums.solve_seconds, sums.analysis_seconds, sums.analysis_seconds / sums.solve_seconds, sums.solve_nodes,
                sums.analysis_nodes, sums.analysis_nodes / sums.solve_nodes);
    std::fflush(stdout);
  }
}
