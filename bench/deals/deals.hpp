// The deals that are timed: functions of a seed and a number, so that there are no files to keep.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "solver/cards/card_set.hpp"
#include "solver/cards/seat.hpp"
#include "solver/cards/suit.hpp"

namespace ouverte::bench {

inline constexpr std::uint64_t kSeed = 1;  // of the fixed sets

struct Deal {
  std::array<cards::CardSet, 4> hands{};
  cards::Suit turned{};  // the suit of the last card dealt
};

// The cards of any pack in the order in which they are dealt.
[[nodiscard]] std::vector<cards::Card> shuffled_pack(cards::CardSet pack, std::uint64_t seed, int number);

// The first cards of such an order dealt round to the players in turn, `cards` cards each.
template <std::size_t kPlayers>
[[nodiscard]] std::array<cards::CardSet, kPlayers> dealt_round(const std::vector<cards::Card>& order, int cards) {
  std::array<cards::CardSet, kPlayers> hands{};
  for (std::size_t i = 0; i < kPlayers * static_cast<std::size_t>(cards); ++i) hands[i % kPlayers].add(order[i]);
  return hands;
}

// The common pack, `cards` cards each.
[[nodiscard]] Deal random_deal(std::uint64_t seed, int number, int cards = cards::kRanks);

// Of many random deals the one with the longest suits: the largest sum of squares of the lengths.
[[nodiscard]] Deal freak_deal(std::uint64_t seed, int number);

// Every hand void in another suit, and nobody with two touching cards: down each suit the other three take turns. The
// hardest deal known of in bridge.
[[nodiscard]] Deal four_voids();

// A deal in which the seat given has a hand worth bidding misère: of many random hands the one with the lowest cards.
struct MisereDeal {
  Deal deal;
  cards::Seat soloist{};
};
[[nodiscard]] MisereDeal misere_deal(std::uint64_t seed, int number, int cards = cards::kRanks);

// The holder of the longest suit at the table, and that suit; of equal ones the one with the higher cards.
struct LongSuit {
  cards::Seat holder{};
  cards::Suit suit{};
};
[[nodiscard]] LongSuit longest_suit(const Deal& deal);

}  // namespace ouverte::bench
