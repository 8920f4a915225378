// The outcome automaton of an all-pass deal (`tricks/outcomes.hpp`), for one question: "does the player get at least
// …?"
#pragma once

#include <array>
#include <compare>
#include <cstdint>
#include <optional>
#include <vector>

#include "solver/games/solo_whist/rules.hpp"
#include "solver/tricks/class_steps.hpp"
#include "solver/tricks/outcomes.hpp"

namespace ouverte::games::solo_whist {

// What of a state the outcome of an all-pass deal depends on; the taker of the last trick counts only when none is
// left.
struct Tally {
  std::array<std::uint8_t, kPlayers> won;
  std::int8_t first_to_four, first_to_five, last;

  friend auto operator<=>(const Tally&, const Tally&) = default;
};

class Outcomes : public tricks::Outcomes<kPlayers, Tally> {
 public:
  // A set of classes with the same number of tricks left, a bit for each; classes of higher numbers are left out.
  using Mask = std::uint64_t;
  static constexpr Class kMaskedClasses = 64;
  static constexpr Class kMostClasses = 128;
  [[nodiscard]] static constexpr Mask bit(Class at) { return at < kMaskedClasses ? Mask{1} << at : Mask{0}; }

  // For the question "is the value of `game` at least `goal`?", from the counts of `state` on.
  Outcomes(const Game& game, int goal, const State& state);

  // The class of a state at the start of a trick, if its counts can follow from those the automaton was made for.
  [[nodiscard]] std::optional<Class> find(const State& state) const;

  // Whether the question is answered yes if the player takes no trick more.
  [[nodiscard]] bool safe(Class at, int left) const { return won_if_idle(at, left, player_); }

  // How many of the tricks left the player must take at least for the answer to be no; more than are left: it is yes.
  [[nodiscard]] int least(Class at, int left) const { return least_[static_cast<std::size_t>(left)][at]; }

  // The classes that are answered yes if the player takes no trick more.
  [[nodiscard]] Mask all_safe(int left) const { return sets_[static_cast<std::size_t>(left)].safe; }
  // Those that are if he takes fewer tricks than `least`.
  [[nodiscard]] Mask all_below(int left, int least) const {
    return sets_[static_cast<std::size_t>(left)].below[static_cast<std::size_t>(least)];
  }
  // The classes from which a trick for `taker` leads to one of `to`.
  [[nodiscard]] Mask before(Mask to, int left, Seat taker) const { return steps_.before(to, left, taker); }

 private:
  struct Sets {
    Mask safe = 0;
    std::array<Mask, kAllTricks + 2> below{};
  };

  Seat player_;
  tricks::ClassSteps<kPlayers, Mask> steps_;
  std::vector<std::vector<int>> least_;  // by tricks left
  std::vector<Sets> sets_;               // by tricks left
};

}  // namespace ouverte::games::solo_whist
