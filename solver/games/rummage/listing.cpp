#include "solver/games/rummage/listing.hpp"

#include "solver/games/rummage/last_turn.hpp"

namespace ouverte::games::rummage {
namespace {

// The choices of sets of one rank's cards, none among them.
std::uint64_t count_choices(Rank rank, Group held) {
  std::uint64_t choices = 1;
  for (const Group first : parts_of(rank, held)) {
    ++choices;
    if (rank == kJokers) continue;
    for (const Group second : parts_of(rank, static_cast<Group>(held - first)))
      if (in_order(first, second)) ++choices;
  }
  return choices;
}

std::uint64_t count_choices(const Bag& hand) {
  std::uint64_t choices = 1;
  for (int number = 0; number < kRanks; ++number) {
    const Rank rank{static_cast<std::uint8_t>(number)};
    if (hand.count(rank) >= kLeastSet) choices *= count_choices(rank, hand.group(rank));
  }
  return choices;
}

enum class Laid : std::uint8_t { kOneSetOfARank, kWholeRanksOrNothing, kAllOrNothing };

// What may be laid of one rank, or, where it is all or nothing, of them all.
using Options = std::vector<Bag>;
std::vector<Options> options_of(const Bag& hand, Laid laid) {
  const Bag all = all_sets(hand);
  if (laid == Laid::kAllOrNothing) return {{all}};
  std::vector<Options> options;
  for (int number = 0; number < kRanks; ++number) {
    const Rank rank{static_cast<std::uint8_t>(number)};
    if (all.count(rank) == 0) continue;
    Options& of_rank = options.emplace_back();
    if (laid == Laid::kWholeRanksOrNothing) {
      of_rank.emplace_back(rank, all.group(rank));
    } else {
      for (const Group part : parts_of(rank, hand.group(rank))) of_rank.emplace_back(rank, part);
    }
  }
  return options;
}

// Nothing, one of the options of a rank, one of those of each of two ranks …; a few more than are listed at most.
std::vector<Bag> sums_of(const std::vector<Options>& options) {
  std::vector<Bag> sums{Bag()};
  for (const Options& of_rank : options) {
    const std::size_t before = sums.size();
    for (const Bag& option : of_rank)
      for (std::size_t i = 0; i < before && sums.size() <= kMostListed; ++i) {
        Bag sum = sums[i];
        sum += option;
        sums.push_back(sum);
      }
  }
  return sums;
}

std::vector<Move> some_moves(const State& state, Laid laid) {
  std::vector<Move> moves;
  for (const Card card : state.hand(state.to_move).cards().kinds()) {
    const Bag hand = matches(state, card) ? hand_after(state, card) : Bag();
    const bool melds = !all_sets(hand).empty();
    for (const Bag& sets : sums_of(melds ? options_of(hand, laid) : std::vector<Options>()))
      moves.push_back({card, sets, {}});
  }
  return moves;
}

}  // namespace

std::uint64_t count_moves(const State& state) {
  std::uint64_t count = 0;
  for (const Card card : state.hand(state.to_move).cards().kinds())
    count += matches(state, card) ? count_choices(hand_after(state, card)) : 1;
  return count;
}

std::vector<Move> listed_moves(const Game& game, const State& state) {
  std::vector<Move> moves;
  if (count_moves(state) <= kMostListed) {
    game.moves(state, moves);
    return moves;
  }
  for (const Laid laid : {Laid::kOneSetOfARank, Laid::kWholeRanksOrNothing, Laid::kAllOrNothing}) {
    moves = some_moves(state, laid);
    if (moves.size() <= kMostListed) break;
  }
  return moves;
}

}  // namespace ouverte::games::rummage
