// One question about a deal, "is its value at least …?", as the search carries it along: what the tricks taken so far
// still mean for it (a class of `tricks::Outcomes`), and which splits of the tricks to come answer it with yes. It
// holds for every deal of its contract, whatever the cards.
#pragma once

#include <array>
#include <compare>
#include <cstdint>
#include <type_traits>
#include <vector>

#include "solver/base/check.hpp"
#include "solver/games/hoodwink/rules.hpp"
#include "solver/tricks/outcomes.hpp"
#include "solver/tricks/splits.hpp"

namespace ouverte::games::hoodwink {

// What of a state its value depends on: the tricks won, and, where a rule for free partners asks for them, the takers
// of the first and the last trick.
struct Tally {
  Tricks won{};
  std::int8_t first = kNobody;
  std::int8_t last = kNobody;

  friend auto operator<=>(const Tally&, const Tally&) = default;
};

using Outcomes = tricks::Outcomes<kPlayers, Tally>;

// Facts are kept from the second trick on: which of the splits is meant may depend on the first.
inline constexpr int kMostKept = kAllTricks - 1;
using Splits = tricks::Splits<kMostKept>;

// Splits together with the taker of the last trick, where the rule for free partners asks for him.
class SplitsByLast {
 public:
  [[nodiscard]] static constexpr SplitsByLast all(int tricks) {
    SplitsByLast set;
    if (tricks == 0) set.done_ = true;
    for (std::size_t last = 0; tricks > 0 && last < kPlayers; ++last)
      set.by_last_[last] = Splits::all(tricks - 1).after(static_cast<Seat>(last));
    return set;
  }
  [[nodiscard]] constexpr SplitsByLast after(Seat taker) const {
    SplitsByLast set;
    for (std::size_t last = 0; last < kPlayers; ++last) set.by_last_[last] = by_last_[last].after(taker);
    if (done_) set.by_last_[static_cast<std::size_t>(taker)] |= Splits::all(0).after(taker);
    return set;
  }
  [[nodiscard]] constexpr bool within(const SplitsByLast& other) const {
    bool inside = !done_ || other.done_;
    for (std::size_t last = 0; last < kPlayers; ++last) inside = inside && by_last_[last].within(other.by_last_[last]);
    return inside;
  }
  [[nodiscard]] constexpr bool meets(const SplitsByLast& other) const {
    bool common = done_ && other.done_;
    for (std::size_t last = 0; last < kPlayers; ++last) common = common || by_last_[last].meets(other.by_last_[last]);
    return common;
  }
  constexpr SplitsByLast& operator|=(const SplitsByLast& other) {
    for (std::size_t last = 0; last < kPlayers; ++last) by_last_[last] |= other.by_last_[last];
    done_ = done_ || other.done_;
    return *this;
  }
  friend constexpr bool operator==(const SplitsByLast&, const SplitsByLast&) = default;

 private:
  std::array<Splits, kPlayers> by_last_;
  bool done_ = false;  // no trick is left to be taken
};

// The tally of a state at the start of a trick, with `left` tricks to go.
[[nodiscard]] Tally tally_of(const Game& game, const State& state, int left);

// The automaton of the question "is the value of `game` at least `goal`?", from the first trick on.
[[nodiscard]] Outcomes outcomes_of(const Game& game, int goal);

// `Set`: `Splits`, or `SplitsByLast` under the rule that asks for the last trick.
template <class Set>
class GoalQuestion {
 public:
  GoalQuestion(const Game& game, int goal)
      : outcomes_(outcomes_of(game, goal)), needed_(outcomes_.template winning_splits<Set>(kMostKept)) {
    for (int left = 0; left <= kAllTricks; ++left) all_[static_cast<std::size_t>(left)] = Set::all(left);
  }

  // Whether tricks may be counted in another order than they are taken.
  static constexpr bool kInAnyOrder = std::is_same_v<Set, Splits>;

  // The class of a state at the start of a trick.
  [[nodiscard]] Outcomes::Class class_of(const Game& game, const State& state) const {
    const int left = state.tricks_left();
    const auto found = outcomes_.find(tally_of(game, state, left), left);
    CHECK(found.has_value());
    return *found;
  }
  // The class after `taker` takes a trick with `left` tricks left before it.
  [[nodiscard]] Outcomes::Class next(Outcomes::Class from, int left, Seat taker) const {
    return outcomes_.next(from, left, taker);
  }
  // The splits of the tricks left, `kMostKept` at most, that answer the question with yes.
  [[nodiscard]] const Set& needed(Outcomes::Class at, int left) const {
    return needed_[static_cast<std::size_t>(left)][at];
  }
  // Every split of the tricks left.
  [[nodiscard]] const Set& all(int left) const { return all_[static_cast<std::size_t>(left)]; }

 private:
  Outcomes outcomes_;
  std::vector<std::vector<Set>> needed_;  // by tricks left, by class
  std::array<Set, kAllTricks + 1> all_;   // by tricks left
};

}  // namespace ouverte::games::hoodwink
