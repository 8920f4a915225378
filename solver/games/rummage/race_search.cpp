#include "solver/games/rummage/race_search.hpp"

namespace ouverte::games::rummage {

int RaceSearch::value(const State& state) const {
  if (!state.out) return 0;
  switch (race_) {
    case Race::kOut:
      return score_.game().out(state, score_.game().player()) ? 1 : 0;
    case Race::kAtLeast:
      return state.settlement >= settlement_ ? 1 : 0;
    case Race::kBelow:
      return state.settlement < settlement_ ? 1 : 0;
  }
  return 0;
}

// Of the camp that does not want the end nobody melds his last cards: he goes out only by playing all his cards without
// winning a trick.
RaceSearch::StaticBound RaceSearch::static_bound(const State& state, int /*goal*/) const {
  constexpr StaticBound kLost{true, false};
  if (race_ == Race::kOut) return score_.may_go_out(state, score_.game().player()) ? StaticBound{} : kLost;
  bool some_may = false;
  for (int places = 0; places < score_.game().players() && !some_may; ++places) {
    const Seat seat = cards::left_of(state.to_move, score_.game().players(), places);
    some_may = (seat == score_.game().player()) == (race_ == Race::kAtLeast) ? score_.may_go_out(state, seat)
                                                                             : score_.may_have_to_go_out(state, seat);
  }
  if (!some_may) return kLost;
  if (!score_.bounded(state)) return {};
  const LastRound round = score_.last_round(state);
  return (race_ == Race::kAtLeast ? round.most() < settlement_ : round.least() >= settlement_) ? kLost : StaticBound{};
}

// The plays left are what the facts are about.
Key RaceSearch::key(const State& state) const {
  KeyFacts facts = score_.key_facts(state);
  facts.question = static_cast<unsigned>(race_) + 1;
  if (race_ == Race::kOut)
    facts.melded = 0;
  else
    facts.points = static_cast<std::uint16_t>((settlement_ - score_.made(state)) / kUnit);
  return key_of(state, score_.game().players(), facts);
}

}  // namespace ouverte::games::rummage
