// Full double-dummy tables (twenty results a deal) and single solves (one strain, one leader, nothing learnt before) by
// Ouverte and by libdds, or tables by another program, deal by deal in turn, one thread each. A status of 1 says that
// an answer differs.
#include <CLI/CLI.hpp>
#include <cstdio>

#include "bench/deals/deals.hpp"
#include "bench/peers/dds.hpp"
#include "bench/peers/table_program.hpp"
#include "bench/support/report.hpp"
#include "solver/games/bridge/search.hpp"

namespace ouverte::bench {
namespace {

using cards::Seat;
using cards::Suit;
using games::bridge::Game;

constexpr std::array kStrainNames = {"spades", "hearts", "diamonds", "clubs", "no trump"};
constexpr std::size_t kStrains = kStrainNames.size();
constexpr search::Question kValueOnly{.best = false, .every_move = false, .line = false};

using Table = std::array<std::array<int, 4>, kStrains>;

struct Settings {
  int deals = 100;
  std::uint64_t seed = kSeed;
  std::size_t memory = 512;
  std::string section = "both";
  std::string program;  // in place of libdds
  bool alone = false;
  bool heading = true;
  bool each = false;
};

std::optional<Suit> trump_of(std::size_t strain) {
  return strain < cards::kSuits ? std::optional(cards::kAllSuits[strain]) : std::nullopt;
}
cards::CardSet trumps_of(std::size_t strain) {
  return strain < cards::kSuits ? cards::CardSet::of(cards::kAllSuits[strain]) : cards::CardSet();
}

class TablesBench {
 public:
  explicit TablesBench(const Settings& settings) : settings_(settings), search_(options(settings)) {}

  void tables() {
    tables("bridge tables", [&](int number) { return random_deal(settings_.seed, number).hands; });
  }

  // The hardest deal known of, then deals with long suits.
  void freaks() {
    tables("bridge freaks",
           [&](int number) { return (number == 0 ? four_voids() : freak_deal(settings_.seed, number)).hands; });
  }

  // West leads.
  void single() {
    for (std::size_t strain = 0; strain < kStrains; ++strain) {
      Row row{.job = std::string("bridge single, ") + kStrainNames[strain]};
      for (int number = 0; number < settings_.deals; ++number) {
        const Hands hands = random_deal(settings_.seed, number).hands;
        int ours = 0, theirs = 0;
        nodes_ = 0;
        in_turn(
            number, row, [&] { ours = solve(hands, strain, Seat{3}, games::bridge::kEastWest); },
            [&] { return timed([&] { theirs = dds_.solve(hands, Seat{3}, trump_of(strain)); }); });
        finish(number, row, settings_.alone || ours == theirs);
      }
      print_row(row);
    }
  }

  [[nodiscard]] int differences() const { return differences_; }

 private:
  static search::Options options(const Settings& settings) {
    search::Options options;
    options.memory_mib = settings.memory;
    return options;
  }

  int solve(const Hands& hands, std::size_t strain, Seat leader, tricks::Camp side) {
    const auto answer = search_.solve(Game(trumps_of(strain), side), tricks::new_state(hands, leader), kValueOnly);
    nodes_ += answer.nodes;
    return answer.value.lower;
  }

  // In the order of solver/games/bridge/table.cpp: strain by strain, partners one after the other.
  Table table(const Hands& hands) {
    Table table{};
    for (const std::size_t strain : {3u, 2u, 1u, 0u, 4u})
      for (const Seat declarer : {Seat{0}, Seat{2}, Seat{1}, Seat{3}})
        table[strain][static_cast<std::size_t>(declarer)] =
            solve(hands, strain, games::bridge::opening_leader(declarer), games::bridge::side_of(declarer));
    return table;
  }

  template <class MakeHands>
  void tables(const char* job, const MakeHands& make_hands) {
    Row row{.job = job};
    for (int number = 0; number < settings_.deals; ++number) {
      const Hands hands = make_hands(number);
      Table ours{}, theirs{};
      nodes_ = 0;
      in_turn(
          number, row, [&] { ours = table(hands); }, [&] { return peers_table(hands, theirs); });
      finish(number, row, settings_.alone || ours == theirs);
    }
    print_row(row);
  }

  // Gives back the processor time.
  double peers_table(const Hands& hands, Table& table) const {
    if (settings_.program.empty()) return timed([&] { table = dds_.table(hands); });
    const TableProgram::TimedTable answer = TableProgram(settings_.program).table(hands);
    table = answer.tricks;
    return answer.seconds;
  }

  // One after the other; who begins changes from deal to deal.
  template <class Ours, class Theirs>
  void in_turn(int number, Row& row, const Ours& ours, const Theirs& theirs) const {
    const bool first = number % 2 == 0;
    if (first) row.seconds.push_back(timed(ours));
    if (!settings_.alone) row.peer_seconds.push_back(theirs());
    if (!first) row.seconds.push_back(timed(ours));
  }

  void finish(int number, Row& row, bool alike) {
    row.nodes.push_back(static_cast<double>(nodes_));
    ++row.count;
    ++row.exact;
    if (settings_.each) {
      std::printf("%s %d: %.4f s, %.0f nodes", row.job.c_str(), number, row.seconds.back(), row.nodes.back());
      if (!settings_.alone) std::printf(", peer %.4f s", row.peer_seconds.back());
      std::printf("\n");
    }
    if (alike) return;
    ++differences_;
    std::fprintf(stderr, "%s, deal %d of seed %llu: the answers differ\n", row.job.c_str(), number,
                 static_cast<unsigned long long>(settings_.seed));
  }

  Settings settings_;
  games::bridge::Search search_;
  Dds dds_;
  std::uint64_t nodes_ = 0;
  int differences_ = 0;
};

int run(int argc, char** argv) {
  Settings settings;
  CLI::App app{"Times double-dummy tables and single solves of bridge, beside libdds " + Dds::version() + "."};
  app.add_option("--deals", settings.deals, "how many deals")->capture_default_str();
  app.add_option("--seed", settings.seed, "of the deals")->capture_default_str();
  app.add_option("--memory", settings.memory, "MiB")->capture_default_str();
  app.add_option("--section", settings.section)->check(CLI::IsMember({"tables", "single", "freaks", "both"}));
  app.add_option("--program", settings.program, "tables beside another solver that is a program (table_program.hpp)")
      ->check(CLI::ExistingFile);
  app.add_flag("--alone", settings.alone, "without libdds: its memory is not counted then");
  app.add_flag("!--no-heading", settings.heading, "rows only");
  app.add_flag("--each", settings.each, "say the time of each deal");
  CLI11_PARSE(app, argc, argv);

  TablesBench bench(settings);
  if (settings.heading) print_heading();
  if (settings.section == "tables" || settings.section == "both") bench.tables();
  if (settings.section == "single" || settings.section == "both") bench.single();
  if (settings.section == "freaks") bench.freaks();
  return bench.differences() == 0 ? 0 : 1;
}

}  // namespace
}  // namespace ouverte::bench

int main(int argc, char** argv) { return ouverte::bench::run(argc, argv); }
