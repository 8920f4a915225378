// A goal of a contract as card points: each way in which the bonuses still open can end asks for a number of points.
//
// The one alone reaches the goal if his points, less what the outcome of the bonuses asks for, come to 0 or more. That
// margin is a sum of points still to come and of points so far, so it is searched like points. Bonuses that make no
// difference to the goal are left out; where none is left, the search is one for points, whatever the contract.
#pragma once

#include <array>
#include <cstdint>
#include <map>
#include <vector>

#include "solver/games/dreiertarock/rules.hpp"

namespace ouverte::games::dreiertarock {

// Where the bonuses stand that the play decides.
class Bonuses {
 public:
  enum class Mondfang : std::uint8_t { kNo, kOpen, kEarned };
  enum class Pagat : std::uint8_t { kNo, kOpen, kTaken, kMissed };  // kOpen: still in a hand

  static constexpr std::size_t kCount = 64;

  constexpr Bonuses() = default;
  constexpr Bonuses(Mondfang mondfang, Pagat pagat, bool slam_alone, bool slam_others)
      : bits_(static_cast<std::uint8_t>(static_cast<unsigned>(mondfang) | static_cast<unsigned>(pagat) << 2 |
                                        (slam_alone ? 16u : 0u) | (slam_others ? 32u : 0u))) {}
  explicit constexpr Bonuses(std::size_t index) : bits_(static_cast<std::uint8_t>(index)) {}

  [[nodiscard]] constexpr std::size_t index() const { return bits_; }
  [[nodiscard]] constexpr Mondfang mondfang() const { return static_cast<Mondfang>(bits_ & 3); }
  [[nodiscard]] constexpr Pagat pagat() const { return static_cast<Pagat>(bits_ >> 2 & 3); }
  // Whether the one alone, or the other two, have taken every trick so far.
  [[nodiscard]] constexpr bool slam_alone() const { return (bits_ & 16) != 0; }
  [[nodiscard]] constexpr bool slam_others() const { return (bits_ & 32) != 0; }
  // Which of them are open.
  [[nodiscard]] constexpr unsigned open() const {
    return unsigned{mondfang() == Mondfang::kOpen} | unsigned{pagat() == Pagat::kOpen} << 1 | (bits_ & 48u);
  }

  constexpr void set(Mondfang mondfang) { *this = {mondfang, pagat(), slam_alone(), slam_others()}; }
  constexpr void set(Pagat pagat) { *this = {mondfang(), pagat, slam_alone(), slam_others()}; }
  constexpr void set_slams(bool alone, bool others) { *this = {mondfang(), pagat(), alone, others}; }

  friend constexpr bool operator==(Bonuses, Bonuses) = default;

 private:
  std::uint8_t bits_ = 0;
};

// Numbers for what is asked under open bonuses, the same in every goal and contract: 0 where it is points alone.
class TargetClasses {
 public:
  // `asked`: for every outcome, points above the least that any asks for; then what is open.
  [[nodiscard]] std::uint16_t number_of(const std::vector<int>& asked);
  // No room may be left for those of one more goal: begin anew, and forget what was kept under the numbers.
  [[nodiscard]] bool full() const { return numbers_.size() + Bonuses::kCount > kMost; }

  static constexpr std::size_t kMost = 1024;

 private:
  std::map<std::vector<int>, std::uint16_t> numbers_{{{0, 0}, 0}};  // points alone: one outcome, nothing open
};

struct Target {
  static constexpr int kNever = 1000, kAlways = -1000;  // asked for where no number of points, or any, will do
  static constexpr std::uint16_t kJoint = 1024;         // beside the number of a kind
  static_assert(TargetClasses::kMost <= kJoint);

  Bonuses bonuses;  // the same without those that make no difference
  int fewest = 0;   // points that an outcome asks for
  int most = 0;
  int base = 0;            // the fewest that are a number
  std::uint16_t kind = 0;  // the number of `TargetClasses`
};

class Targets {
 public:
  // What reaching `goal` asks for from `start` on, where a trick begins.
  Targets(const Game& game, const State& start, int goal, TargetClasses& classes);
  // Jointly: the goal and so many points (1 or more), by the same play. Outcomes that ask for more of them than that do
  // not count as reaching it, so that all such goals are of few kinds: they ask for these points, or for what cannot
  // be.
  Targets(const Game& game, const State& start, int goal, int points, TargetClasses& classes);

  [[nodiscard]] const Target& operator[](Bonuses bonuses) const { return targets_[bonuses.index()]; }
  // Where the bonuses stand in the start position.
  [[nodiscard]] Bonuses start() const { return start_; }
  // Whether an open Pagat makes no difference unless it takes the last trick.
  [[nodiscard]] bool idle_if_not_taken(Bonuses bonuses) const { return idle_if_not_taken_[bonuses.index()]; }
  // Points asked for once the play is over.
  [[nodiscard]] int asked_in_the_end(Bonuses bonuses) const;

 private:
  static constexpr std::size_t kNone = 0, kTaken = 1;  // Pagat Ultimo
  static constexpr std::size_t kNoSlam = 0, kSlamAlone = 1, kSlamOthers = 2;

  template <class Test>
  bool every_outcome(Bonuses bonuses, Test test) const;
  [[nodiscard]] Bonuses simpler(Bonuses bonuses) const;
  void ask(const Game& game, const State& start, int goal);
  void classify(TargetClasses& classes);
  [[nodiscard]] Target target_of(Bonuses bonuses, TargetClasses& classes) const;

  // By Mondfang (no, earned), Pagat Ultimo (no, taken, missed) and slam.
  std::array<std::array<std::array<int, 3>, 3>, 2> asked_{};
  std::array<Target, Bonuses::kCount> targets_{};
  std::array<bool, Bonuses::kCount> idle_if_not_taken_{};
  Bonuses start_;
  bool joint_ = false;
};

}  // namespace ouverte::games::dreiertarock
