// Layouts a second: the opening leads of random deals, each layout solved with every card, beside libdds' solve of the
// same layouts (the best card's tricks alone). The tricks of both must agree.
#include <CLI/CLI.hpp>
#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <optional>
#include <string>
#include <vector>

#include "bench/peers/dds.hpp"
#include "bench/support/report.hpp"
#include "solver/base/random.hpp"
#include "solver/cards/text.hpp"
#include "solver/games/door/game.hpp"
#include "solver/games/shared/names.hpp"
#include "tutor/fair/layouts.hpp"

namespace ouverte::bench {
namespace {

struct Lead {
  const char* strain;
  std::optional<cards::Suit> trump;
};
constexpr Lead kNoTrump{"NT", std::nullopt}, kSpades{"S", cards::Suit::kSpades};

Hands hands_of(const games::Setup& setup) {
  Hands hands;
  for (const auto& [seat, hand] : setup.hands)
    hands[static_cast<std::size_t>(*games::seat_of(seat))] = *cards::parse_hand(cards::kCommonPack, hand);
  return hands;
}

Row measure(const Lead& lead, int deals, int layouts) {
  const games::Game& game = *games::find_game("bridge");
  const Dds dds;
  base::Random random(5);
  Row row{.job = std::string("opening leads, ") + lead.strain, .count = deals * layouts, .exact = deals * layouts};
  for (int deal = 0; deal < deals; ++deal) {
    games::Setup setup = game.random_deal(random);
    setup.contract = {{"trump", lead.strain}, {"declarer", "S"}, {"level", 3}};
    const auto view = game.view(setup, {}, "W");
    if (!view.ok()) std::abort();
    tutor::fair::Dealer dealer(*view, {}, static_cast<std::uint64_t>(deal));
    search::Options options;
    options.memory_mib = 64;
    const auto solver = game.solver(options);
    double ours = 0, theirs = 0;
    for (int layout = 0; layout < layouts; ++layout) {
      const auto position = game.layout(*view, dealer.layout(*dealer.next()));
      if (!position.ok()) std::abort();
      games::Solution solution;
      ours += timed([&] { solution = solver->solve(**position, {.every_move = true}); });
      int tricks = 0;
      const Hands hands = hands_of((*position)->setup());
      theirs += timed([&] { tricks = dds.solve(hands, cards::Seat{3}, lead.trump); });
      row.nodes.push_back(static_cast<double>(solution.nodes));
      if (13 - solution.value.lower == tricks) continue;
      std::fprintf(stderr, "libdds takes %d tricks with the leader, we %d\n", tricks, 13 - solution.value.lower);
      std::exit(1);
    }
    row.seconds.push_back(ours);
    row.peer_seconds.push_back(theirs);
  }
  return row;
}

}  // namespace
}  // namespace ouverte::bench

int main(int argc, char** argv) {
  using namespace ouverte;
  CLI::App app("Times the layouts of opening leads, every card solved, beside libdds' solve of the same layouts.");
  int deals = 4, layouts = 50;
  app.add_option("--deals", deals);
  app.add_option("--layouts", layouts);
  CLI11_PARSE(app, argc, argv);
  bench::print_heading();
  for (const bench::Lead& lead : {bench::kNoTrump, bench::kSpades})
    bench::print_row(bench::measure(lead, deals, layouts));
}
