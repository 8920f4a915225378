// What is seen without search, and playing a card: per call, over positions met in random play.
#include <vector>

#include "bench/deals/deals.hpp"
#include "benchmark/benchmark.h"
#include "solver/base/random.hpp"
#include "solver/tricks/exact_key.hpp"
#include "solver/tricks/follow.hpp"
#include "solver/tricks/safe_hand.hpp"
#include "solver/tricks/sure_tricks.hpp"
#include "solver/tricks/winner.hpp"

namespace ouverte::bench {
namespace {

using cards::CardSet;
using cards::Seat;
using tricks::Camp;

constexpr std::size_t kPositions = 1024;
const CardSet kSpades = CardSet::of(cards::Suit::kSpades);

// Starts of tricks in one deal, with three to twelve tricks to come.
std::vector<tricks::State<4>> positions(CardSet trumps) {
  std::vector<tricks::State<4>> found;
  base::Random random(kSeed);
  while (found.size() < kPositions) {
    auto state = tricks::new_state(random_deal(kSeed, 0).hands, Seat{0});
    for (std::uint64_t cards = 4 * (1 + random.below(10)); cards > 0; --cards) {
      CardSet legal = tricks::follow_suit(state);
      for (std::uint64_t skip = random.below(static_cast<std::uint64_t>(legal.size())); skip > 0; --skip)
        legal.remove(legal.lowest());
      tricks::play_card(state, legal.lowest(), trumps);
    }
    found.push_back(state);
  }
  return found;
}

CardSet trumps_of(const benchmark::State& run) { return run.range(0) == 0 ? CardSet() : kSpades; }

template <class Call>
void over_positions(benchmark::State& run, const Call& call) {
  const auto states = positions(trumps_of(run));
  std::size_t place = 0;
  while (run.KeepRunning()) {
    benchmark::DoNotOptimize(call(states[place]));
    place = (place + 1) % kPositions;
  }
}

Camp side_of(Seat seat) { return cards::index(seat) % 2 == 0 ? Camp{Seat{0}, Seat{2}} : Camp{Seat{1}, Seat{3}}; }

void quick_tricks(benchmark::State& run) {
  tricks::SuitBook book;
  book.expect(random_deal(kSeed, 0).hands, side_of(Seat{0}));
  over_positions(run, [&book, trumps = trumps_of(run)](const auto& state) {
    return tricks::quick_tricks(state, book, trumps, side_of(state.leader), state.tricks_left() / 2 + 1);
  });
}
void later_tricks(benchmark::State& run) {
  tricks::SuitBook book;
  book.expect(random_deal(kSeed, 0).hands, side_of(Seat{0}));
  over_positions(run, [&book, trumps = trumps_of(run)](const auto& state) {
    return tricks::later_tricks(state, book, trumps, side_of(state.leader).others(4), state.tricks_left() / 2 + 1);
  });
}
void safe_hand(benchmark::State& run) {
  over_positions(run, [trumps = trumps_of(run)](const auto& state) {
    return tricks::safe_hand(state, cards::left_of(state.leader, 4), trumps);
  });
}
void exact_key(benchmark::State& run) {
  over_positions(run, [trumps = trumps_of(run)](const auto& state) { return tricks::exact_key(state, trumps); });
}
void play_a_trick(benchmark::State& run) {
  over_positions(run, [trumps = trumps_of(run)](tricks::State<4> state) {
    for (int i = 0; i < 4; ++i) tricks::play_card(state, tricks::follow_suit(state).lowest(), trumps);
    return state.leader;
  });
}

// The argument: 0 no trump, 1 spades.
BENCHMARK(quick_tricks)->Arg(0)->Arg(1);
BENCHMARK(later_tricks)->Arg(0)->Arg(1);
BENCHMARK(safe_hand)->Arg(0)->Arg(1);
BENCHMARK(exact_key)->Arg(0)->Arg(1);
BENCHMARK(play_a_trick)->Arg(0)->Arg(1);

}  // namespace
}  // namespace ouverte::bench

BENCHMARK_MAIN();
