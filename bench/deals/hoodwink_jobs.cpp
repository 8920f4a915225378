#include "bench/deals/hoodwink_jobs.hpp"

#include <array>

#include "bench/deals/deals.hpp"
#include "solver/cards/pack.hpp"
#include "solver/cards/text.hpp"

namespace ouverte::bench {

using cards::CardSet;
using cards::Seat;
using cards::Suit;
using games::hoodwink::Contract;
using games::hoodwink::FreeRule;
using games::hoodwink::Game;
using games::hoodwink::kAllTricks;
using games::hoodwink::kPack;
using games::hoodwink::kPlayers;
using games::hoodwink::Objective;
using games::hoodwink::Scoring;

namespace {

constexpr std::array kJobs = {
    HoodwinkJob{"score", Objective::kScore, Scoring::kBasic, {}},
    HoodwinkJob{"make", Objective::kMake, Scoring::kBasic, {}},
    HoodwinkJob{"swing score", Objective::kScore, Scoring::kSwing, {}},
    HoodwinkJob{"free partners, middle", Objective::kScore, Scoring::kBasic, FreeRule::kMiddle},
    HoodwinkJob{"free partners, last", Objective::kScore, Scoring::kBasic, FreeRule::kLast},
};

std::array<CardSet, kPlayers> hands_of(int number, int cards) {
  return dealt_round<kPlayers>(shuffled_pack(kPack.cards, kSeed, number), cards);
}

}  // namespace

HoodwinkCase HoodwinkJob::make(int number, int cards) const {
  const auto trump = static_cast<Suit>(number % cards::kSuits);
  const auto player = static_cast<Seat>(number % kPlayers);
  auto hands = hands_of(number, cards);
  for (CardSet& hand : hands)
    if (hand.has(cards::kJoker)) {
      hand.remove(cards::kJoker);
      hand.add(games::hoodwink::joker_of(trump));
    }
  const Contract contract{.trumps = CardSet::of(trump),
                          .free = free.has_value(),
                          .hood = player,
                          .free_rule = free.value_or(FreeRule::kNone),
                          .scoring = scoring};
  HoodwinkCase made{Game(contract, objective, player), {}};
  static_cast<tricks::State<kPlayers>&>(made.state) = tricks::new_state<kPlayers>(hands, Seat{0});
  for (int trick = 0; trick < kAllTricks - cards; ++trick)
    made.game.take(made.state, cards::left_of(Seat{0}, kPlayers, trick));
  made.state.leader = Seat{0};
  return made;
}

std::span<const HoodwinkJob> hoodwink_jobs() { return kJobs; }

games::Setup hoodwink_setup(int number) {
  games::Setup setup;
  setup.game = "hoodwink";
  const auto hands = hands_of(number, kAllTricks);
  for (std::size_t seat = 0; seat < kPlayers; ++seat)
    setup.hands.emplace_back(cards::kLetters.substr(seat, 1), cards::hand_text(kPack, hands[seat]));
  return setup;
}

}  // namespace ouverte::bench
