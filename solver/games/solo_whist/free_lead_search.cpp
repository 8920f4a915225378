#include "solver/games/solo_whist/free_lead_search.hpp"

#include "solver/games/solo_whist/misere_order.hpp"
#include "solver/tricks/exact_key.hpp"
#include "solver/tricks/follow.hpp"
#include "solver/tricks/likeness.hpp"
#include "solver/tricks/places.hpp"
#include "solver/tricks/safe_hand.hpp"
#include "solver/tricks/winner.hpp"

namespace ouverte::games::solo_whist {

FreeLeadSearch::State FreeLeadSearch::start(const State& state) const {
  State simple = state;
  simple.won = {};
  if (places_ == Places::kSorted) simplify(simple, CardSet::common_pack());
  return simple;
}

// Who of the others took the last trick does not matter, nor do ranks between two of the soloist's cards.
void FreeLeadSearch::simplify(State& state, CardSet unsorted) const {
  if (state.leader != soloist_) state.leader = cards::left_of(soloist_, kPlayers);
  tricks::sort_places(state, soloist_, unsorted);
}

CardSet FreeLeadSearch::legal(const State& state) const {
  if (!state.new_trick() || state.leader == soloist_) return tricks::follow_suit(state);
  return state.live - state.hand(soloist_);
}

void FreeLeadSearch::play(State& state, Card card) const {
  if (state.new_trick())
    for (std::size_t seat = 0; seat < kPlayers; ++seat)
      if (state.hands[seat].has(card)) state.leader = static_cast<Seat>(seat);
  const Seat leader = state.leader;
  tricks::play_card(state, card, trumps_);
  if (!state.new_trick()) return;
  // Sorted places stay sorted when cards leave them; only his own card parted two that are now one.
  const int place = (cards::index(soloist_) - cards::index(leader) + kPlayers) % kPlayers;
  const Suit suit = state.table[static_cast<std::size_t>(place)].suit();
  simplify(state, places_ == Places::kSorted ? CardSet::of(suit) : CardSet::common_pack());
}

search::ExactKey FreeLeadSearch::key(const State& state) const {
  const auto words = tricks::exact_key(state, trumps_);
  return {words[0], words[1], 0};
}

tricks::StaticBound FreeLeadSearch::static_bound(const State& state, int) const {
  if (caught_at_once(state, soloist_, legal(state))) return {.decided = true, .reached = true, .basis = {}};
  if (state.new_trick() && state.leader != soloist_ && tricks::safe_hand(state, soloist_, CardSet()))
    return {.decided = true, .reached = false, .basis = {}};
  return {};
}

// To lead, one card a place; to discard, the highest of each suit, for nobody is worse off with lower ones: the soloist
// because he wants no trick, the others because they need none.
CardSet FreeLeadSearch::distinct(const State& state) const {
  const CardSet cards = legal(state);
  if (cards.single()) return cards;
  if (state.new_trick())
    return state.leader == soloist_ ? tricks::one_a_place(cards, state.live - state.hand(soloist_)) : late_leads(state);
  if (!(cards & CardSet::of(state.led())).empty()) return distinct_following(state, cards, Spare::kNone);
  return highest_of_suits(cards);
}

CardSet FreeLeadSearch::highest_of_suits(CardSet cards) {
  CardSet found;
  for (const Suit suit : cards::kAllSuits)
    if (const CardSet held = cards & CardSet::of(suit); !held.empty()) found.add(held.highest());
  return found;
}

// The soloist: his highest card that stays below, or one that does not. The others: before him the highest that is not
// harder to stay below than the best card so far, or one that is; after him the highest, or the highest below his.
CardSet FreeLeadSearch::distinct_following(const State& state, CardSet cards, Spare spare) const {
  const CardSet own = state.hand(soloist_);
  const CardSet under = cards & tricks::before(state.best);
  const CardSet highest_under = under.empty() ? under : CardSet(under.highest());
  if (state.to_move() == soloist_) {
    if (state.on_table == kPlayers - 1)
      return spare == Spare::kNone && !under.empty() ? highest_under : highest_under | CardSet(cards.highest());
    return highest_under | tricks::one_a_place(cards - under, state.live - own);
  }
  const CardSet highest(cards.highest());
  if (state.winning == soloist_) return highest_under | highest;
  const CardSet his = (own & CardSet::of(state.led())) - tricks::before(state.best);
  if (has_played(state, soloist_) || his.empty()) return highest;
  const CardSet level = cards & tricks::before(his.lowest());
  const CardSet over = tricks::one_a_place(cards - level, own);
  return level.empty() ? over : over | CardSet(level.highest());
}

CardSet FreeLeadSearch::one_each_place(const State& state) const {
  const CardSet cards = legal(state);
  if (cards.single()) return cards;
  const CardSet own = state.hand(soloist_);
  if (state.to_move() == soloist_) {
    CardSet others;
    for (const CardSet hand : state.hands) others |= hand;
    others -= own;
    if (!state.new_trick()) others.add(state.best);
    return tricks::one_a_place(cards, others);
  }
  CardSet parting = own;
  if (!state.new_trick() && state.winning == soloist_) parting.add(state.best);
  return state.new_trick() ? late_leads(state) : tricks::one_a_place(cards, parting);
}

CardSet FreeLeadSearch::late_leads(const State& state) const {
  const CardSet own = state.hand(soloist_);
  CardSet found;
  CardSet led;  // suits
  for (int place = kPlayers - 1; place > 0; --place) {
    const CardSet leads = state.hand(cards::left_of(soloist_, kPlayers, place)) - led;
    found |= tricks::one_a_place(leads, own);
    for (const Suit suit : cards::kAllSuits)
      if (const CardSet lane = CardSet::of(suit); !(leads & lane).empty()) led |= lane;
  }
  return found;
}

std::uint64_t FreeLeadSearch::likeness(const State& state) const {
  return tricks::likeness_by_suit(state, state.hand(soloist_));
}

void FreeLeadSearch::order(const State& state, CardSet cards, MoveList& out) const {
  MisereOrder(state, soloist_).fill(cards, out);
}

}  // namespace ouverte::games::solo_whist
