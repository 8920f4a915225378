#include "bench/deals/dreiertarock_jobs.hpp"

#include <array>

#include "bench/deals/deals.hpp"
#include "solver/cards/pack.hpp"
#include "solver/cards/text.hpp"

namespace ouverte::bench {

using cards::Card;
using cards::CardSet;
using cards::Seat;
using games::dreiertarock::card_points;
using games::dreiertarock::Contract;
using games::dreiertarock::Game;
using games::dreiertarock::kAllTricks;
using games::dreiertarock::kKings;
using games::dreiertarock::kLaidAside;
using games::dreiertarock::kPlayers;
using games::dreiertarock::kTrull;
using games::dreiertarock::kTrumps;
using games::dreiertarock::Name;
using games::dreiertarock::Objective;
using games::dreiertarock::State;

namespace {

constexpr std::array kJobs = {
    DreiertarockJob{"solo payment", Name::kSolo, Objective::kPayment},
    DreiertarockJob{"solo points", Name::kSolo, Objective::kPoints},
    DreiertarockJob{"solo make", Name::kSolo, Objective::kMake},
    DreiertarockJob{"single payment", Name::kSingle, Objective::kPayment},
    DreiertarockJob{"single points", Name::kSingle, Objective::kPoints},
    DreiertarockJob{"suit-solo payment", Name::kSuitSolo, Objective::kPayment},
    DreiertarockJob{"trischaken payment", Name::kTrischaken, Objective::kPayment},
    DreiertarockJob{"trischaken points", Name::kTrischaken, Objective::kPoints},
};

struct TarockDeal {
  std::array<CardSet, kPlayers> hands;
  std::array<CardSet, 2> talon;
};

TarockDeal deal_of(int number) {
  const auto order = shuffled_pack(cards::kTarockPack.cards, kSeed, number);
  TarockDeal deal{.hands = dealt_round<kPlayers>(order, kAllTricks), .talon = {}};
  for (std::size_t i = std::size_t{kPlayers} * kAllTricks; i < order.size(); ++i) deal.talon[i % 2].add(order[i]);
  return deal;
}

Card richest(CardSet cards) {
  Card best = cards.lowest();
  for (const Card card : cards)
    if (card_points(card) > card_points(best)) best = card;
  return best;
}

CardSet to_lay_aside(CardSet hand) {
  CardSet aside;
  while (aside.size() < kLaidAside) {
    const CardSet suits = hand - kKings - kTrumps - aside;
    aside.add(richest(suits.empty() ? hand - kKings - kTrull - aside : suits));
  }
  return aside;
}

// The first cards of each hand, as they lie.
std::array<CardSet, kPlayers> last_tricks(const std::array<CardSet, kPlayers>& hands, int number, int cards) {
  std::array<CardSet, kPlayers> kept{};
  std::array<int, kPlayers> left{cards, cards, cards};
  for (const Card card : shuffled_pack(hands[0] | hands[1] | hands[2], kSeed, number))
    for (std::size_t seat = 0; seat < kPlayers; ++seat)
      if (hands[seat].has(card) && left[seat]-- > 0) kept[seat].add(card);
  return kept;
}

games::Setup setup_of(const TarockDeal& deal) {
  games::Setup setup;
  setup.game = "dreiertarock";
  setup.leader = "A";
  const auto text = [](CardSet set) { return cards::hand_text(cards::kTarockPack, set); };
  for (std::size_t seat = 0; seat < kPlayers; ++seat)
    setup.hands.emplace_back(cards::kLetters.substr(seat, 1), text(deal.hands[seat]));
  setup.contract["talon"] = {text(deal.talon[0]), text(deal.talon[1])};
  return setup;
}

}  // namespace

DreiertarockCase DreiertarockJob::make(int number, int cards) const {
  TarockDeal deal = deal_of(number);
  const auto player = static_cast<Seat>(number % kPlayers);
  Contract dealt;
  dealt.name = contract;
  dealt.declarer = player;
  for (std::int8_t seat = 0; seat < kPlayers; ++seat) {
    if (deal.hands[static_cast<std::size_t>(seat)].holds(kKings)) dealt.kings = seat;
    if (deal.hands[static_cast<std::size_t>(seat)].holds(kTrull)) dealt.trull = seat;
  }
  const Game game(dealt, objective, player);
  CardSet talon = deal.talon[0] | deal.talon[1];
  CardSet aside;
  if (exchanges(contract)) {
    const CardSet group = deal.talon[card_points(deal.talon[1]) > card_points(deal.talon[0]) ? 1 : 0];
    CardSet& hand = deal.hands[static_cast<std::size_t>(player)];
    hand |= group;
    aside = to_lay_aside(hand);
    hand -= aside;
    talon -= group;
  }

  State state = games::dreiertarock::new_state(last_tricks(deal.hands, number, cards), Seat{0});
  const auto add = [&](std::size_t account, CardSet set) {
    state.points[account] = static_cast<std::uint8_t>(state.points[account] + card_points(set));
  };
  if (!game.trischaken()) {
    add(0, aside);
    add(1, talon);
  }
  const CardSet gone = (deal.hands[0] | deal.hands[1] | deal.hands[2]) - state.live;
  int taken = 0;
  for (const Card card : gone) {
    const auto taker = static_cast<Seat>(taken++ / kPlayers % kPlayers);
    add(game.account(taker), CardSet(card));
    if (taken % kPlayers == 0) ++state.won[static_cast<std::size_t>(taker)];
  }
  return {game, state};
}

std::span<const DreiertarockJob> dreiertarock_jobs() { return kJobs; }

games::Setup dreiertarock_exchange(int number) {
  games::Setup setup = setup_of(deal_of(number));
  setup.contract["name"] = "single";
  setup.contract["declarer"] = cards::kLetters.substr(static_cast<std::size_t>(number % kPlayers), 1);
  return setup;
}

games::Setup dreiertarock_bidding(int number) { return setup_of(deal_of(number)); }

}  // namespace ouverte::bench
