#include "bench/deals/solo_whist_jobs.hpp"

#include <array>

#include "bench/deals/deals.hpp"

namespace ouverte::bench {

using cards::CardSet;
using cards::Seat;
using games::solo_whist::Contract;
using games::solo_whist::Game;
using games::solo_whist::kAllTricks;
using games::solo_whist::kPlayers;
using games::solo_whist::Name;
using games::solo_whist::Objective;
using games::solo_whist::State;
using tricks::Camp;

namespace {

constexpr std::array kJobs = {
    SoloWhistJob{"prop-cop opposite", Name::kPropCop, Objective::kTricks, DealSource::kOpposite},
    SoloWhistJob{"prop-cop side by side", Name::kPropCop, Objective::kTricks, DealSource::kSideBySide},
    SoloWhistJob{"solo", Name::kSolo, Objective::kTricks, DealSource::kInTurn},
    SoloWhistJob{"slam make", Name::kSlam, Objective::kMake, DealSource::kInTurnLeads},
    SoloWhistJob{"slam tricks", Name::kSlam, Objective::kTricks, DealSource::kInTurnLeads},
    SoloWhistJob{"abundance", Name::kAbundance, Objective::kTricks, DealSource::kLongestSuit},
    SoloWhistJob{"misère make", Name::kMisere, Objective::kMake, DealSource::kLowHand},
    SoloWhistJob{"misère tricks", Name::kMisere, Objective::kTricks, DealSource::kLowHand},
    SoloWhistJob{"general misère", Name::kGeneralMisere, Objective::kPayment, DealSource::kInTurn},
    SoloWhistJob{"competitive misère", Name::kCompetitiveMisere, Objective::kPayment, DealSource::kInTurn},
    SoloWhistJob{"royal misère", Name::kRoyalMisere, Objective::kPayment, DealSource::kInTurn},
};

bool has_trumps(Name name) {
  return name == Name::kPropCop || name == Name::kSolo || name == Name::kAbundance || name == Name::kRoyalMisere;
}

void deal_tricks_before(State& state, const Game& game) {
  const Seat leader = state.leader;
  for (int trick = 0; trick < kAllTricks - state.tricks_left(); ++trick)
    game.take(state, cards::left_of(leader, kPlayers, trick));
  state.leader = leader;
}

}  // namespace

SoloWhistCase SoloWhistJob::make(int number, int cards) const {
  const auto in_turn = static_cast<Seat>(number % kPlayers);
  Deal deal;
  Camp declaring{in_turn};
  if (choice == DealSource::kLowHand) {
    const MisereDeal low = misere_deal(kSeed, number, cards);
    deal = low.deal;
    declaring = Camp{low.soloist};
  } else {
    deal = random_deal(kSeed, number, cards);
  }
  if (choice == DealSource::kOpposite) declaring = Camp{Seat{0}, Seat{2}};
  if (choice == DealSource::kSideBySide) declaring = Camp{Seat{0}, Seat{1}};
  if (choice == DealSource::kLongestSuit) {
    const LongSuit longest = longest_suit(deal);
    declaring = Camp{longest.holder};
    deal.turned = longest.suit;
  }
  const bool everybody = games::solo_whist::all_pass(contract);
  const Contract written = {.name = contract,
                            .declaring = everybody ? Camp() : declaring,
                            .trumps = has_trumps(contract) ? CardSet::of(deal.turned) : CardSet()};
  SoloWhistCase made{Game(written, objective, in_turn), {}};
  static_cast<tricks::State<kPlayers>&>(made.state) =
      tricks::new_state(deal.hands, choice == DealSource::kInTurnLeads ? in_turn : Seat{0});
  deal_tricks_before(made.state, made.game);
  return made;
}

std::span<const SoloWhistJob> solo_whist_jobs() { return kJobs; }

}  // namespace ouverte::bench
