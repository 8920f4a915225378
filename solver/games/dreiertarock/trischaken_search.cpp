#include "solver/games/dreiertarock/trischaken_search.hpp"

#include <algorithm>
#include <cstdlib>

namespace ouverte::games::dreiertarock {

int ComparisonSearch::value(const State& state) const {
  const int next = points(state, 1), last = points(state, 2);
  return compare_ == Compare::kLead ? std::max(next, last) - points(state) : -std::abs(next - last);
}

// All that is left may go to one player, whoever serves best.
search::Interval ComparisonSearch::static_bounds(const State& state) const {
  const int now = value(state), rest = state.rest;
  if (over(state)) return {now, now};
  if (compare_ == Compare::kLead) return {now - rest, now + rest};
  return {now - rest, std::min(now + rest, 0)};
}

search::SimilarKey ComparisonSearch::key(const State& state) const {
  const Likeness::Suits suits = Likeness::sorted(state.suits);
  search::SimilarKey key{.position = likes_of(state, suits.code)};
  const int difference = points(state, 1) - points(state, 2) + Likeness::kNoDifference;
  key.position.alike &= (std::uint64_t{1} << Likeness::kKindAt) - 1;
  key.position.alike |= Likeness::kComparison | (compare_ == Compare::kApart ? Likeness::kApart : 0) |
                        static_cast<std::uint64_t>(difference) << Likeness::kKindAt;
  key.hash = Likeness::hash(key.position.alike, suits.forms);
  return key;
}

// The rest of a lead is counted from the last player's over the one alone; the difference of the others is in the key.
int ComparisonSearch::banked(const State& state) const {
  return compare_ == Compare::kLead ? points(state, 2) - points(state) : 0;
}

// A point that changes hands from one player to another counts twice.
void ComparisonSearch::distinct(const State& state, List& choices) const {
  fill(state, {.scale = 2, .last_hand = compare_ == Compare::kLead ? LastHand::kTricksOfOneAlone : LastHand::kAny},
       choices);
}

int PaymentSearch::value(const State& state) const {
  return trischaken_payment(state.points, game().player()) >= payment_ ? 1 : 0;
}

search::Interval PaymentSearch::static_bounds(const State& state) const {
  const int own = points(state), rest = state.rest;
  const int next = points(state, 1), last = points(state, 2);
  // Two that are to tie can be too far apart for what is left.
  if (payment_ > game_value(Name::kTrischaken) && std::abs(next - last) > rest) return {0, 0};
  if (std::max(next, last) + rest < own) return {0, 0};
  if (std::max(next, last) > own + rest && payment_ <= game_value(Name::kTrischaken)) return {1, 1};
  return {0, 1};
}

search::ExactKey PaymentSearch::key(const State& state) const {
  const auto likes = likes_of(state, Likeness::sorted(state.suits).code);
  return {.first = likes.alike,
          .second = likes.code,
          .third = static_cast<std::uint32_t>(payment_ + 20) << 16 | static_cast<std::uint32_t>(points(state, 1)) << 8 |
                   static_cast<std::uint32_t>(points(state, 2))};
}

void PaymentSearch::distinct(const State& state, List& choices) const {
  fill(state, {.scale = 1, .last_hand = LastHand::kAny}, choices);
}

}  // namespace ouverte::games::dreiertarock
