#include "solver/games/rummage/last_turn.hpp"

#include <algorithm>
#include <bit>
#include <cstdint>

namespace ouverte::games::rummage {

namespace {

// Of a hand that is all sets, what is melded to score most without going out: all but the cheapest set, or but a card
// of one of four or more.
Bag all_but(const Bag& hand, const Bag& all, int melded) {
  const int points = Counts(hand).set_points();
  Bag best;
  int most = Standing(Counts(hand)).score(melded);
  const auto consider = [&](Rank rank, Group kept, int kept_points, int cost) {
    Bag sets = all;
    sets -= Bag(rank, kept);
    const int scored = melded + points - kept_points - cost;
    if (sets.empty() || scored <= most) return;
    most = scored;
    best = sets;
  };
  Counts(hand).each_set([&](Rank rank) {
    const Group group = hand.group(rank);
    const int cards = group_size(group);
    consider(rank, group, meld_points(cards), 0);
    if (cards > kLeastSet && rank != kJokers && rank != kTwos)
      consider(rank, static_cast<Group>(1 << (std::countr_zero(group) & ~1)),
               meld_points(cards) - meld_points(cards - 1), penalty({1, 0}));
  });
  return best;
}

}  // namespace

Bag all_sets(const Bag& hand) {
  Bag sets;
  Counts(hand).each_set([&](Rank rank) {
    Group group = hand.group(rank);
    if (rank == kJokers) group = Group{0b0110};
    if (rank == kTwos && group_size(group) > kLeastSet) group = static_cast<Group>(group & 0x3F);
    sets += Bag(rank, group);
  });
  return sets;
}

boost::container::static_vector<Move, 2> last_turn_moves(const State& state, Card card) {
  const Bag hand = hand_after(state, card);
  const int melded = state.points(state.to_move);
  const Standing standing{Counts(hand)};
  if (standing.set_points == 0) return {{card, {}, {}}};
  const Bag sets = all_sets(hand);
  if (standing.loose == 0) return {{card, sets, {}}, {card, all_but(hand, sets, melded), {}}};
  return {{card, standing.melded_score(melded) > standing.score(melded) ? sets : Bag(), {}}};
}

}  // namespace ouverte::games::rummage
