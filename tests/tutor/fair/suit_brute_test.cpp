// The solver of suit combinations beside one that is plain: every card is itself, whoever plays it and whatever lies
// beside it, layouts are subsets of the missing cards, and every line of play is followed to its end. On short suits.
#include <algorithm>
#include <array>
#include <bit>
#include <cstdint>
#include <map>
#include <string>
#include <tuple>
#include <vector>

#include "gmock/gmock.h"
#include "gtest/gtest.h"
#include "solver/base/random.hpp"
#include "tutor/fair/suit_solver.hpp"

namespace ouverte::tutor::fair::suit {
namespace {

using Mask = std::uint32_t;  // of cards: bit 0 is the lowest
using Set = std::uint64_t;   // bit level * layouts + layout: the line takes `wanted` + level tricks there

class PlainSuit {
 public:
  PlainSuit(std::array<Mask, 2> held, Mask missing, int levels) : held_(held), levels_(levels) {
    for (Mask west = missing;; west = (west - 1) & missing) {
      west_.push_back(west);
      if (west == 0) break;
    }
    missing_ = missing;
  }

  // Of all ways to fill two hands of thirteen, in how many the best line comes off; levels added up.
  [[nodiscard]] std::int64_t best(int wanted) {
    std::vector<std::size_t> all(west_.size());
    for (std::size_t i = 0; i < all.size(); ++i) all[i] = i;
    std::int64_t most = 0;
    for (const Set set : lines(held_, 0, all, wanted)) {
      std::int64_t ways = 0;
      for (std::size_t i = 0; i < west_.size(); ++i)
        for (int level = 0; level < levels_; ++level)
          if ((set >> bit(i, level) & 1) != 0) ways += ways_of(std::popcount(west_[i]));
      most = std::max(most, ways);
    }
    return most;
  }

 private:
  static constexpr Mask kNothing = 0;

  [[nodiscard]] std::size_t bit(std::size_t layout, int level) const {
    return static_cast<std::size_t>(level) * west_.size() + layout;
  }
  [[nodiscard]] Set bits(const std::vector<std::size_t>& layouts) const {
    Set set = 0;
    for (const std::size_t layout : layouts)
      for (int level = 0; level < levels_; ++level) set |= Set{1} << bit(layout, level);
    return set;
  }
  [[nodiscard]] std::int64_t ways_of(int west) const {
    const int others = 26 - std::popcount(missing_);
    std::int64_t ways = 1;
    for (int i = 0; i < 13 - west; ++i) ways = ways * (others - i) / (i + 1);
    return ways;
  }

  static std::vector<Set> largest(const std::vector<Set>& sets) {
    std::vector<Set> kept;
    for (const Set set : sets)
      if (std::ranges::none_of(sets, [&](Set other) { return other != set && (set & ~other) == 0; }) &&
          std::ranges::find(kept, set) == kept.end())
        kept.push_back(set);
    return kept;
  }

  // Single cards of a hand; nothing, if it has none.
  static std::vector<Mask> cards(Mask hand) {
    if (hand == 0) return {kNothing};
    std::vector<Mask> all;
    for (; hand != 0; hand &= hand - 1) all.push_back(hand & -hand);
    return all;
  }
  [[nodiscard]] Mask defender(std::size_t seat, std::size_t layout, Mask seen) const {
    return (seat == 0 ? west_[layout] : missing_ & ~west_[layout]) & ~seen;
  }

  // What a defender's card needs: an answer for each that he may play in some layout.
  template <class Answer>
  std::vector<Set> all_answers(const std::vector<std::size_t>& layouts, std::size_t seat, Mask seen,
                               const Answer& answer) {
    std::vector<Set> sets = {bits(layouts)};
    std::map<Mask, std::vector<std::size_t>> by_card;
    for (const std::size_t layout : layouts)
      for (const Mask card : cards(defender(seat, layout, seen))) by_card[card].push_back(layout);
    for (const auto& [card, with] : by_card) {
      const Set others = bits(layouts) & ~bits(with);
      std::vector<Set> both;
      for (const Set found : answer(card, with))
        for (const Set set : sets) both.push_back(set & (found | others));
      sets = largest(both);
    }
    return sets;
  }

  std::vector<Set> lines(std::array<Mask, 2> held, Mask seen, const std::vector<std::size_t>& layouts, int wanted) {
    if ((held[0] | held[1]) == 0) {
      Set set = 0;
      for (const std::size_t layout : layouts)
        for (int level = 0; level < levels_; ++level)
          if (wanted + level <= 0) set |= Set{1} << bit(layout, level);
      return {set};
    }
    const auto key = std::tuple(held, seen, layouts, wanted);
    if (const auto known = known_.find(key); known != known_.end()) return known->second;
    std::vector<Set> sets;
    for (const std::size_t hand : {std::size_t{0}, std::size_t{1}})
      for (const Mask lead : cards(held[hand])) {
        if (lead == kNothing) continue;
        const std::vector<Set> more = after_lead(held, seen, layouts, wanted, hand, lead);
        sets.insert(sets.end(), more.begin(), more.end());
      }
    return known_[key] = largest(sets);
  }

  std::vector<Set> after_lead(const std::array<Mask, 2>& held, Mask seen, const std::vector<std::size_t>& layouts,
                              int wanted, std::size_t hand, Mask lead) {
    const std::size_t second_seat = hand == 0 ? 1 : 0;  // East plays after North
    return all_answers(layouts, second_seat, seen, [&](Mask second, const std::vector<std::size_t>& with) {
      std::vector<Set> sets;
      for (const Mask third : cards(held[1 - hand])) {
        std::array<Mask, 2> left = held;
        left[hand] &= ~lead;
        left[1 - hand] &= ~third;
        const auto fourth_answer = [&](Mask fourth, const std::vector<std::size_t>& then) {
          const int won = std::max(lead, third) > std::max(second, fourth) ? 1 : 0;
          return lines(left, seen | second | fourth, then, wanted - won);
        };
        const std::vector<Set> more = all_answers(with, 1 - second_seat, seen | second, fourth_answer);
        sets.insert(sets.end(), more.begin(), more.end());
      }
      return sets;
    });
  }

  std::array<Mask, 2> held_;
  Mask missing_ = 0;
  int levels_;
  std::vector<Mask> west_;  // West's cards by layout
  std::map<std::tuple<std::array<Mask, 2>, Mask, std::vector<std::size_t>, int>, std::vector<Set>> known_;
};

// A suit of so many cards, each of the first `held` of a random order with North or South.
struct ShortSuit {
  SuitCards cards;
  std::array<Mask, 2> held{};
  Mask missing = 0;
};
ShortSuit short_suit(base::Random& random, int cards, int held) {
  std::vector<int> order;
  for (int i = 0; i < cards; ++i) order.push_back(i);
  random.shuffle(std::span(order));
  ShortSuit suit;
  for (int i = 0; i < cards; ++i) {
    const Mask card = Mask{1} << order[static_cast<std::size_t>(i)];
    if (i >= held)
      suit.missing |= card;
    else
      suit.held[i == 0 || random.next() % 3 != 0 ? 0 : 1] |= card;
  }
  for (int rank = cards; rank-- > 0;) {
    const char name = kRanks[static_cast<std::size_t>(cards - 1 - rank)];
    const Mask card = Mask{1} << rank;
    (suit.missing & card ? suit.cards.missing : suit.cards.held[suit.held[0] & card ? 0 : 1]) += name;
  }
  return suit;
}

void compare(const ShortSuit& suit, int least, int levels) {
  const SuitShape shape = shape_of(suit.cards);
  const SuitLayouts layouts(shape, {});
  EXPECT_EQ(SuitSolver(shape, layouts, least, levels).best().weight,
            PlainSuit(suit.held, suit.missing, levels).best(least))
      << suit.cards.held[0] << " opposite " << suit.cards.held[1] << ", missing " << suit.cards.missing << ", " << least
      << " tricks, " << levels << " levels";
}

TEST(SuitBrute, EveryNumberOfTricksIsTheBestOfAllLines) {
  base::Random random(3);
  for (int i = 0; i < 60; ++i) {
    const int missing = 3 + static_cast<int>(random.next() % 3);
    const int held = 3 + static_cast<int>(random.next() % 3);
    const ShortSuit suit = short_suit(random, missing + held, held);
    const int most = std::max(std::popcount(suit.held[0]), std::popcount(suit.held[1]));
    for (int wanted = 1; wanted <= most; ++wanted) compare(suit, wanted, 1);
  }
}

TEST(SuitBrute, TheMeanIsTheBestOfAllLines) {
  base::Random random(4);
  for (int i = 0; i < 40; ++i) {
    const int missing = 3 + static_cast<int>(random.next() % 2);
    const int held = 4 + static_cast<int>(random.next() % 2);
    compare(short_suit(random, missing + held, held), 1, 3);
  }
}

}  // namespace
}  // namespace ouverte::tutor::fair::suit
