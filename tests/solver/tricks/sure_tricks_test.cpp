// What is seen without search is never more than minimax gives, for every camp, and holds for every position that is
// alike in the cards it rests on.
#include "solver/tricks/sure_tricks.hpp"

#include <algorithm>
#include <array>

#include "gtest/gtest.h"
#include "solver/tricks/winner.hpp"
#include "tests/support/endings.hpp"

namespace ouverte::tricks {
namespace {

using support::TrickState;

constexpr unsigned kCamps = 15;  // every set of one to three of the four seats: 1 to 14

class SureTricksTest : public ::testing::TestWithParam<int> {
 protected:
  // Holds every bound about `state`, of whatever `needed`, to the truth. False if one is wrong.
  static void check(const TrickState& state, CardSet trumps, base::Random& random) {
    for (unsigned seats = 1; seats < kCamps; ++seats) {
      const Camp camp(seats);
      support::Minimax minimax(trumps, camp);
      static SuitBook book;
      book.expect(state.hands, camp);
      const int left = state.tricks_left();
      for (const int needed : {left, 1 + static_cast<int>(random.below(static_cast<std::uint64_t>(left)))}) {
        if (camp.has(state.leader)) {
          const Sure sure = quick_tricks(state, book, trumps, camp, needed);
          hold("quick", sure, state, trumps, camp, minimax, random);
        }
        const Sure sure = later_tricks(state, book, trumps, camp, needed);
        hold("later", sure, state, trumps, camp, minimax, random);
      }
    }
  }

  // Holds to the truth what is claimed when a card has been led.
  static void check_second_hand(const TrickState& start, CardSet trumps, base::Random& random) {
    const auto choices = static_cast<std::uint64_t>(start.hand(start.leader).size());
    auto lead = start.hand(start.leader).begin();
    for (std::uint64_t skipped = random.below(choices); skipped > 0; --skipped) ++lead;
    const Card led = *lead;
    for (const Camp camp : {Camp{Seat{0}, Seat{2}}, Camp{Seat{1}, Seat{3}}}) {
      if (camp.has(start.leader)) continue;
      static SuitBook book;
      book.expect(start.hands, camp);
      for (int needed = 1; needed <= start.tricks_left(); ++needed) {
        const Sure sure = second_hand_tricks(after_lead(start, led, trumps), book, trumps, camp, needed);
        if (sure.tricks == 0) continue;
        ASSERT_EQ(sure.tricks, needed);
        support::Minimax minimax(trumps, camp);
        ASSERT_TRUE(minimax.takes(after_lead(start, led, trumps), needed))
            << "second hand says " << needed << ": " << support::drawn(after_lead(start, led, trumps), trumps, camp);
        const TrickState other = support::alike(start, sure.basis, random);
        support::Minimax of_other(trumps, camp);
        ASSERT_TRUE(of_other.takes(after_lead(other, same_lead(start, other, led, sure.basis), trumps), needed))
            << "second hand says " << needed << " of " << support::drawn(after_lead(start, led, trumps), trumps, camp)
            << "\nbut not in " << support::drawn(other, trumps, camp);
      }
    }
  }

 private:
  static TrickState after_lead(TrickState state, Card card, CardSet trumps) {
    play_card(state, card, trumps);
    return state;
  }
  // The card in a position alike in the basis that stands for the one led: itself down to the lowest of the basis in
  // its suit, below that any.
  static Card same_lead(const TrickState& start, const TrickState& other, Card led, CardSet basis) {
    const CardSet suit = CardSet::of(led.suit());
    const CardSet ranked = basis & suit;
    if (!ranked.empty() && led > ranked.lowest()) return led;
    EXPECT_EQ((start.hand(start.leader) & suit).size(), (other.hand(start.leader) & suit).size());
    return (other.hand(start.leader) & suit).lowest();
  }

  // Winners may be counted beyond the number of tricks left: then all of them are claimed.
  static void hold(const char* what, const Sure& sure, const TrickState& state, CardSet trumps, Camp camp,
                   support::Minimax& minimax, base::Random& random) {
    const int tricks = std::min(sure.tricks, state.tricks_left());
    if (tricks == 0) return;
    ASSERT_TRUE(minimax.takes(state, tricks))
        << what << " says " << tricks << ": " << support::drawn(state, trumps, camp);
    const TrickState other = support::alike(state, sure.basis, random);
    support::Minimax of_other(trumps, camp);
    ASSERT_TRUE(of_other.takes(other, tricks))
        << what << " says " << tricks << " of " << support::drawn(state, trumps, camp) << "\nbut not in "
        << support::drawn(other, trumps, camp);
  }
};

TEST_P(SureTricksTest, NeverExceedMinimax) {
  const int cards = GetParam();
  constexpr std::array<int, 7> kDeals = {0, 2000, 6000, 6000, 3000, 500, 60};
  for (int deal = 0; deal < support::rounds(kDeals[static_cast<std::size_t>(cards)]); ++deal) {
    base::Random random((static_cast<std::uint64_t>(cards) << 32) + static_cast<std::uint64_t>(deal));
    const TrickState state = support::random_ending(random, cards);
    const CardSet trumps = support::random_trumps(random);
    check(state, trumps, random);
    if (HasFatalFailure()) return;
    check_second_hand(state, trumps, random);
    if (HasFatalFailure()) return;
  }
}

INSTANTIATE_TEST_SUITE_P(Cards, SureTricksTest, ::testing::Values(1, 2, 3, 4, 5, 6));

}  // namespace
}  // namespace ouverte::tricks
