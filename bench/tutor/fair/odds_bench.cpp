// Layouts a second: the opening leads of random deals, in each layout whether each card reaches the goal, beside
// libdds' solve of the same layouts (the best card's tricks alone); and the value of every card, beside that solve and
// beside libdds' answer to the same question. The answers of both must agree.
#include <CLI/CLI.hpp>
#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "bench/peers/dds.hpp"
#include "bench/support/report.hpp"
#include "solver/base/random.hpp"
#include "solver/base/status.hpp"
#include "solver/cards/text.hpp"
#include "solver/games/door/game.hpp"
#include "solver/games/shared/names.hpp"
#include "tutor/fair/layouts.hpp"
#include "tutor/fair/trials.hpp"

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

constexpr int kLevel = 3, kTricks = 13;

void disagree(std::string_view about) {
  std::fprintf(stderr, "libdds and Ouverte do not agree on %.*s\n", static_cast<int>(about.size()), about.data());
  std::exit(1);
}

// Ends this program where what the leader comes to is not what libdds says.
void check(const tutor::fair::Trials& trials, int tricks) {
  double best = 0;
  for (std::size_t card = 0; card < trials.moves().size(); ++card) best = std::max(best, trials.reached(card).back());
  if ((best > 0) != (tricks > kTricks - (6 + kLevel))) disagree("the goal");
  if (!trials.valued()) return;
  double most = trials.likings(0).back();
  for (std::size_t card = 0; card < trials.moves().size(); ++card) most = std::max(most, trials.likings(card).back());
  if (kTricks + most != tricks) disagree("the value");
}

// The same of every card.
void check(const tutor::fair::Trials& trials, std::span<const Dds::Lead> leads) {
  if (!trials.valued()) return;
  for (const Dds::Lead& lead : leads) {
    const auto card = std::ranges::find(trials.moves(), lead.card);
    if (card == trials.moves().end()) disagree("legal cards");
    const auto place = static_cast<std::size_t>(card - trials.moves().begin());
    if (kTricks + trials.likings(place).back() != lead.tricks) disagree(lead.card);
  }
}

// What libdds is asked.
enum class Asked { kBestCard, kEveryCard };

Row measure(const Lead& lead, tutor::fair::Wanted wanted, Asked asked, int deals, int layouts) {
  const games::Game& game = *games::find_game("bridge");
  const Dds dds;
  base::Random random(5);
  const bool values = wanted == tutor::fair::Wanted::kValue;
  Row row{.job = base::str(values ? "values" : "chances", " of leads, ", lead.strain,
                           asked == Asked::kEveryCard ? "; libdds too" : ""),
          .count = deals * layouts,
          .exact = deals * layouts};
  for (int deal = 0; deal < deals; ++deal) {
    games::Setup setup = game.random_deal(random);
    setup.contract = {{"trump", lead.strain}, {"declarer", "S"}, {"level", kLevel}};
    const auto view = game.view(setup, {}, "W");
    if (!view.ok()) std::abort();
    tutor::fair::Dealer dealer(*view, {}, static_cast<std::uint64_t>(deal));
    search::Options options;
    options.memory_mib = 64;
    tutor::fair::Trials trials(game, *view, std::nullopt, wanted, options, 1);
    double ours = 0, theirs = 0;
    for (int layout = 0; layout < layouts; ++layout) {
      const games::Layout dealt = dealer.layout(*dealer.next());
      const double weight = 1;
      ours += timed([&] { trials.add(std::span(&dealt, 1), std::span(&weight, 1)); });
      const Hands hands = hands_of((*game.layout(*view, dealt))->setup());
      if (asked == Asked::kBestCard) {
        int tricks = 0;
        theirs += timed([&] { tricks = dds.solve(hands, cards::Seat{3}, lead.trump); });
        check(trials, tricks);
      } else {
        std::vector<Dds::Lead> leads;
        theirs += timed([&] { leads = dds.leads(hands, cards::Seat{3}, lead.trump); });
        check(trials, leads);
      }
    }
    row.nodes.push_back(0);  // are not told of
    row.seconds.push_back(ours);
    row.peer_seconds.push_back(theirs);
  }
  return row;
}

}  // namespace
}  // namespace ouverte::bench

int main(int argc, char** argv) {
  using namespace ouverte;
  CLI::App app(
      "Times the layouts of opening leads, the value of every card and its chance, beside libdds' solve of the same "
      "layouts.");
  int deals = 4, layouts = 50;
  app.add_option("--deals", deals);
  app.add_option("--layouts", layouts);
  CLI11_PARSE(app, argc, argv);
  bench::print_heading();
  using bench::Asked;
  using tutor::fair::Wanted;
  for (const bench::Lead& lead : {bench::kNoTrump, bench::kSpades}) {
    bench::print_row(bench::measure(lead, Wanted::kGoal, Asked::kBestCard, deals, layouts));
    bench::print_row(bench::measure(lead, Wanted::kValue, Asked::kBestCard, deals, layouts));
    bench::print_row(bench::measure(lead, Wanted::kValue, Asked::kEveryCard, deals, layouts));
  }
}
