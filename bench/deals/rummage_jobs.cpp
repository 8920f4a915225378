#include "bench/deals/rummage_jobs.hpp"

#include <span>

#include "bench/deals/deals.hpp"
#include "solver/base/random.hpp"
#include "solver/base/status.hpp"

namespace ouverte::bench {

using cards::Card;
using cards::Seat;
using games::rummage::Game;
using games::rummage::Objective;

std::string RummageJob::name() const {
  const bool full = cards == games::rummage::dealt(players);
  return base::str(objective == Objective::kOut ? "out, " : "", full ? "full" : base::str(cards, " cards"), ", ",
                   players, " players, horizon ", horizon);
}

RummageCase RummageJob::make(int number) const {
  base::Random random(kSeed + static_cast<std::uint64_t>(number * games::rummage::kMostPlayers + players));
  const cards::BagPack& all = games::rummage::pack(players);
  std::vector<Card> pack;
  for (const Card card : all.pack.cards) pack.insert(pack.end(), static_cast<std::size_t>(all.copies(card)), card);
  random.shuffle(std::span(pack));
  const Seat player = cards::left_of(Seat{0}, players, number % players);
  RummageCase made{Game(players, objective, player, horizon), {}};
  std::size_t next = 0;
  for (int seat = 0; seat < players; ++seat)
    for (int card = 0; card < cards; ++card) made.state.hands[static_cast<std::size_t>(seat)].add(pack[next++]);
  if (cards < games::rummage::dealt(players)) {
    made.state.trick[made.state.on_table++] = pack[next];
    for (int seat = 0; seat < players; ++seat)
      made.state.melded[static_cast<std::size_t>(seat)] = static_cast<std::int16_t>(60 * random.below(4));
  }
  made.state.plays_left = static_cast<std::uint16_t>(horizon);
  return made;
}

std::vector<RummageJob> rummage_jobs() {
  struct Horizons {
    int players, full, late;
  };
  std::vector<RummageJob> jobs;
  for (const auto& [players, full, late] : {Horizons{3, 6, 20}, {4, 8, 15}, {5, 8, 13}, {6, 7, 13}}) {
    const int dealt = games::rummage::dealt(players);
    for (const int horizon : {full, full + 1}) jobs.push_back({Objective::kScore, players, dealt, horizon});
    for (const int horizon : {late, late + 1}) jobs.push_back({Objective::kScore, players, 4, horizon});
    jobs.push_back({Objective::kOut, players, 4, late});
  }
  return jobs;
}

}  // namespace ouverte::bench
