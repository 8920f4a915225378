// What the tricks taken so far still mean for one question about a deal ("does it end so, or not?"): a finite automaton
// fed with the takers of tricks. Tallies that no continuation tells apart are one class, so a table of positions is
// keyed on the class, and the classes "won" and "lost" end the search early (reachability and parity come out by
// themselves). The classes are found backwards from the end, level by level (Myhill and Nerode).
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <map>
#include <optional>
#include <vector>

#include "solver/cards/seat.hpp"
#include "solver/tricks/camp.hpp"

namespace ouverte::tricks {

// `Tally`: what an outcome may depend on, an ordered value.
template <std::size_t kPlayers, class Tally>
class Outcomes {
 public:
  using Class = std::uint16_t;
  static constexpr Class kLost = 0;
  static constexpr Class kWon = 1;

  // For every tally that can follow from `start` with `left` tricks to go. `take(tally, taker, left)` adds a trick
  // after which `left` are left; `wins(tally)` is the answer at the end.
  template <class Take, class Wins>
  Outcomes(const Tally& start, int left, const Take& take, const Wins& wins)
      : levels_(static_cast<std::size_t>(left) + 1) {
    for (Level& level : levels_) {
      level.next.resize(2);
      level.next[kLost].fill(kLost);
      level.next[kWon].fill(kWon);
      level.idle = {Camp{}, Camp{kEverybody}};
      level.same = {{level.next[kLost], kLost}, {level.next[kWon], kWon}};
    }
    add(start, left, take, wins);
  }

  // The class of a tally with `left` tricks to go, if it can follow from the one the automaton was made for.
  [[nodiscard]] std::optional<Class> find(const Tally& tally, int left) const {
    if (static_cast<std::size_t>(left) >= levels_.size()) return std::nullopt;
    const auto& known = levels_[static_cast<std::size_t>(left)].of;
    const auto found = known.find(tally);
    return found == known.end() ? std::nullopt : std::optional(found->second);
  }

  // How many classes there are with `left` tricks to go.
  [[nodiscard]] std::size_t classes(int left) const { return levels_[static_cast<std::size_t>(left)].next.size(); }

  // The class after `taker` takes a trick with `left` tricks left before it.
  [[nodiscard]] Class next(Class from, int left, cards::Seat taker) const {
    return levels_[static_cast<std::size_t>(left)].next[from][static_cast<std::size_t>(taker)];
  }

  // Whether the answer is yes if the seat takes no trick more.
  [[nodiscard]] bool won_if_idle(Class at, int left, cards::Seat seat) const {
    return levels_[static_cast<std::size_t>(left)].idle[at].has(seat);
  }

  // For each number of tricks left up to `most` and each class, the splits of those tricks that win (`splits.hpp`).
  // Only for tallies that do not care for the order of the tricks that are added.
  template <class Set>
  [[nodiscard]] std::vector<std::vector<Set>> winning_splits(int most) const {
    std::vector<std::vector<Set>> sets(std::min(levels_.size(), static_cast<std::size_t>(most) + 1));
    for (std::size_t left = 0; left < sets.size(); ++left) {
      sets[left].resize(levels_[left].next.size());
      sets[left][kWon] = Set::all(static_cast<int>(left));
      for (std::size_t at = kWon + 1; at < sets[left].size(); ++at)
        for (std::size_t seat = 0; seat < kPlayers; ++seat)
          sets[left][at] |= sets[left - 1][levels_[left].next[at][seat]].after(static_cast<cards::Seat>(seat));
    }
    return sets;
  }

 private:
  static constexpr unsigned kEverybody = (1u << kPlayers) - 1;

  struct Level {
    std::vector<std::array<Class, kPlayers>> next;
    std::vector<Camp> idle;                             // seats without whom the rest wins
    std::map<std::array<Class, kPlayers>, Class> same;  // classes by what follows
    std::map<Tally, Class> of;
  };

  template <class Take, class Wins>
  Class add(const Tally& tally, int left, const Take& take, const Wins& wins) {
    Level& level = levels_[static_cast<std::size_t>(left)];
    if (const auto known = level.of.find(tally); known != level.of.end()) return known->second;
    if (left == 0) return level.of[tally] = wins(tally) ? kWon : kLost;
    std::array<Class, kPlayers> next{};
    for (std::size_t seat = 0; seat < kPlayers; ++seat) {
      Tally after = tally;
      take(after, static_cast<cards::Seat>(seat), left - 1);
      next[seat] = add(after, left - 1, take, wins);
    }
    const auto [same, fresh] = level.same.try_emplace(next, static_cast<Class>(level.next.size()));
    if (fresh) {
      level.next.push_back(next);
      level.idle.push_back(idle_after(next, left - 1));
    }
    return level.of[tally] = same->second;
  }

  // A seat may idle if, whoever else takes the trick, it may idle from there on.
  [[nodiscard]] Camp idle_after(const std::array<Class, kPlayers>& next, int left) const {
    unsigned idle = kEverybody;
    for (std::size_t taker = 0; taker < kPlayers; ++taker)
      idle &= levels_[static_cast<std::size_t>(left)].idle[next[taker]].seats() | 1u << taker;
    return Camp{idle};
  }

  std::vector<Level> levels_;  // by tricks left
};

}  // namespace ouverte::tricks
