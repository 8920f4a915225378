#include "bench/deals/whos_who_jobs.hpp"

#include <algorithm>
#include <array>
#include <utility>

#include "bench/deals/deals.hpp"

namespace ouverte::bench {

using cards::Card;
using cards::Seat;
using games::whos_who::Game;
using games::whos_who::kJokers;
using games::whos_who::kPlayers;
using games::whos_who::Objective;
using games::whos_who::PackSize;

namespace {

constexpr std::array kJobs = {
    WhosWhoJob{"make", PackSize::kSmall, Objective::kMake},
    WhosWhoJob{"score", PackSize::kSmall, Objective::kScore},
    WhosWhoJob{"large make", PackSize::kLarge, Objective::kMake},
    WhosWhoJob{"large score", PackSize::kLarge, Objective::kScore},
};

}  // namespace

WhosWhoCase WhosWhoJob::make(int number, int cards) const {
  auto order = shuffled_pack(games::whos_who::pack_of(pack).cards, kSeed, number);
  // The Jokers stay where they are among the cards that are dealt.
  const auto dealt = std::size_t{kPlayers} * static_cast<std::size_t>(cards);
  for (std::size_t from = dealt; from < order.size(); ++from)
    if (kJokers.has(order[from]))
      std::swap(order[from], *std::ranges::find_if_not(order.begin() + static_cast<std::ptrdiff_t>(from % dealt),
                                                       order.end(), [](Card card) { return kJokers.has(card); }));
  const auto hands = dealt_round<kPlayers>(order, cards);
  WhosWhoCase made{Game({games::whos_who::soloist_of(hands), pack}, objective), {}};
  static_cast<tricks::State<kPlayers>&>(made.state) = tricks::new_state<kPlayers>(hands, Seat{0});
  for (int trick = 0; trick < tricks() - cards; ++trick) ++made.state.won[static_cast<std::size_t>(trick % kPlayers)];
  return made;
}

std::span<const WhosWhoJob> whos_who_jobs() { return kJobs; }

}  // namespace ouverte::bench
