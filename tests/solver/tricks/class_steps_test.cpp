// Many steps at once, against the automaton's own, one by one.
#include "solver/tricks/class_steps.hpp"

#include <array>
#include <cstdint>

#include "gtest/gtest.h"
#include "solver/base/random.hpp"

namespace ouverte::tricks {
namespace {

constexpr std::size_t kSeats = 3;
constexpr int kTricks = 9;
using Tally = std::array<std::uint8_t, kSeats>;
using TallyOutcomes = Outcomes<kSeats, Tally>;

TEST(ClassStepsTest, AClassIsBeforeASetIfItsNextIsInIt) {
  const auto take = [](Tally& tally, cards::Seat taker, int) { ++tally[static_cast<std::size_t>(taker)]; };
  const auto wins = [](const Tally& tally) { return tally[0] != tally[1] && tally[2] % 3 == 1; };
  const TallyOutcomes outcomes(Tally{}, kTricks, take, wins);
  const ClassSteps<kSeats, std::uint64_t> steps(outcomes, kTricks);
  base::Random random(1);
  for (int left = 1; left <= kTricks; ++left) {
    ASSERT_LE(outcomes.classes(left), 64u);
    for (int round = 0; round < 20; ++round) {
      const std::uint64_t to = random.next() & ((std::uint64_t{1} << (outcomes.classes(left - 1) - 1)) * 2 - 1);
      for (std::size_t place = 0; place < kSeats; ++place) {
        const auto seat = static_cast<cards::Seat>(place);
        const std::uint64_t from = steps.before(to, left, seat);
        for (std::size_t at = 0; at < 64; ++at) {
          const bool leads = at < outcomes.classes(left) &&
                             (to >> outcomes.next(static_cast<TallyOutcomes::Class>(at), left, seat) & 1) != 0;
          ASSERT_EQ((from >> at & 1) != 0, leads) << left << " " << at;
        }
      }
    }
  }
}

TEST(ClassStepsTest, ClassesThatAMaskHasNoRoomForAreLeftOut) {
  constexpr std::size_t kRoom = 32;
  constexpr int kMoreTricks = 13;
  const auto take = [](Tally& tally, cards::Seat taker, int) { ++tally[static_cast<std::size_t>(taker)]; };
  const auto wins = [](const Tally& tally) {
    return ((tally[0] * 2654435761u ^ tally[1] * 2246822519u) >> 13 & 1) != 0;
  };
  const TallyOutcomes outcomes(Tally{}, kMoreTricks, take, wins);
  const ClassSteps<kSeats, std::uint32_t> steps(outcomes, kMoreTricks);
  base::Random random(1);
  std::size_t left_out = 0;
  for (int left = 1; left <= kMoreTricks; ++left)
    for (int round = 0; round < 20; ++round) {
      const auto to = static_cast<std::uint32_t>(random.next());
      const auto seat = static_cast<cards::Seat>(random.below(kSeats));
      const std::uint32_t from = steps.before(to, left, seat);
      for (std::size_t at = 0; at < outcomes.classes(left); ++at) {
        const std::size_t next = outcomes.next(static_cast<TallyOutcomes::Class>(at), left, seat);
        left_out += at >= kRoom || next >= kRoom ? 1 : 0;
        if (at >= kRoom) continue;
        EXPECT_EQ((from >> at & 1) != 0, next < kRoom && (to >> next & 1) != 0);
      }
    }
  EXPECT_GT(left_out, 0u);
}

}  // namespace
}  // namespace ouverte::tricks
