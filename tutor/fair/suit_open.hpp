// What a suit brings when all four hands lie open: declarer leads to every trick, from either hand (he has the entries
// he wants and the defence never leads the suit), and takes as many tricks as he can against defence that holds him to
// as few as it can. A bound for whoever does not see, and the answer where only one layout is left.
#pragma once

#include <array>
#include <cstdint>

#include "solver/base/hash_tables.hpp"
#include "tutor/fair/suit_cards.hpp"

namespace ouverte::tutor::fair::suit {

// North leads and East plays second, or South leads and West does.
enum class SuitHand : std::uint8_t { kNorth, kSouth };
inline constexpr std::array kSuitHands = {SuitHand::kNorth, SuitHand::kSouth};
constexpr std::size_t index(SuitHand hand) { return static_cast<std::size_t>(hand); }
constexpr SuitHand across(SuitHand hand) { return hand == SuitHand::kNorth ? SuitHand::kSouth : SuitHand::kNorth; }

// A card of so many runs and groups taken away, or none at all; and the least run or group of which there is a card.
template <class Counts>
[[nodiscard]] Counts without(Counts counts, int at) {
  if (at != kNoCard) --counts[static_cast<std::size_t>(at)];
  return counts;
}

// Calls `visit` with every run, or group, of which there is a card, or with kNoCard where there is none.
template <class Counts, class Visit>
void for_each_card(const Counts& counts, const Visit& visit) {
  bool any = false;
  for (std::size_t at = 0; at < counts.size(); ++at) {
    if (counts[at] == 0) continue;
    any = true;
    visit(static_cast<int>(at));
  }
  if (!any) visit(kNoCard);
}

// Counts in four bits each, behind those of `word`.
template <class Counts>
[[nodiscard]] std::uint64_t packed(const Counts& counts, std::uint64_t word = 0) {
  for (const std::uint8_t count : counts) word = word << 4 | count;
  return word;
}

using Runs = std::array<std::uint8_t, kMostRuns>;
using Groups = std::array<std::uint8_t, kMostGroups>;

// Puts together runs with no missing card left in between: those cards are equal now.
void unite_runs(std::array<Runs, 2>& held, const Groups& unseen);

// Whether declarer's better card takes the trick; runs and groups, or kNoCard.
[[nodiscard]] constexpr bool takes(int lead, int third, int second, int fourth) {
  const int better = lead < third ? lead : third;
  return better <= second && better <= fourth;
}

class SuitOpen {
 public:
  struct SuitDeal {
    std::array<Runs, 2> held;   // North's and South's
    std::array<Groups, 2> out;  // West's and East's
  };
  [[nodiscard]] int tricks(SuitDeal deal);
  // The same after a lead to which `second` is to play, or has played and third hand is to.
  [[nodiscard]] int after_lead(const SuitDeal& deal, SuitHand leader, int lead);
  [[nodiscard]] int after_second(const SuitDeal& deal, SuitHand leader, int lead, int second);
  [[nodiscard]] int after_third(const SuitDeal& deal, SuitHand leader, int lead, int second, int third);

 private:
  using Key = std::array<std::uint64_t, 2>;
  base::HashMap<Key, std::int8_t> known_;
};

// The seat, West 0 and East 1, that plays second to a lead, and fourth.
constexpr std::size_t second_seat(SuitHand leader) { return leader == SuitHand::kNorth ? 1 : 0; }
constexpr std::size_t fourth_seat(SuitHand leader) { return 1 - second_seat(leader); }

}  // namespace ouverte::tutor::fair::suit
