#include "solver/games/rummage/last_turn.hpp"

#include <algorithm>
#include <bit>
#include <cstdint>

namespace ouverte::games::rummage {

namespace {

// The places of some suits in the groups of all ranks, the Jokers' excepted.
constexpr std::uint64_t places(unsigned suits) {
  std::uint64_t group = 0;
  for (int suit = 0; suit < cards::kSuits; ++suit)
    if ((suits >> suit & 1) != 0) group |= std::uint64_t{3} << 2 * suit;
  return group * 0x0101'0101'0101'0101;
}

// Calls `visit` with every rank that the hand has in these suits.
template <class Visit>
void each_rank(const Bag& hand, unsigned suits, const Visit& visit) {
  constexpr std::uint64_t kJokerByte = 0xFF;
  const std::uint64_t common = places(suits);
  const std::uint64_t words[2] = {
      hand.words()[0] & ((suits >> cards::kSuits & 1) != 0 ? common | kJokerByte : common & ~kJokerByte),
      hand.words()[1] & common};
  for (int half = 0; half < 2; ++half) {
    std::uint64_t left = words[half];
    while (left != 0) {
      const int byte = std::countr_zero(left) / 8;
      visit(Rank(static_cast<std::uint8_t>(8 * half + byte)));
      left &= ~(std::uint64_t{0xFF} << 8 * byte);
    }
  }
}

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

LastScores last_scores(const State& state, bool open) {
  const Bag& hand = state.hand(state.to_move);
  const int melded = state.points(state.to_move);
  Counts counts(hand);
  unsigned suits = 0;
  for (int i = 0; i < state.on_table; ++i) suits |= 1u << suit_of(state.trick[static_cast<std::size_t>(i)]);

  LastScores best;
  const Standing held(counts);
  each_rank(hand, ~suits, [&](Rank rank) {
    const Standing left = held.without(rank, counts.of(rank));
    best.ducking = std::max(best.ducking, open ? left.open_score(melded) : left.score(melded));
  });
  for (int i = 0; i < state.on_table; ++i) counts.add(rank_of(state.trick[static_cast<std::size_t>(i)]));
  const Standing won(counts);
  each_rank(hand, suits, [&](Rank rank) {
    best.winning = std::max(best.winning, won.without(rank, counts.of(rank)).best_score(melded));
  });
  return best;
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
