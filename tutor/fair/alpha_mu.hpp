// What a player can make sure of who does not see all hands: alpha-mu (Cazenave and Ventos 2019, 2021). Given the
// layouts that he must reckon with, each as a position of the same point of play, and a goal in each, `alpha_mu` says
// of every card in what share of them, by weight, one line of play reaches the goal, in the best-defence model: he
// plays his seats by one strategy, which sees the cards as they are played; his opponents see all hands and know his
// strategy; so does a partner whose seat is not his, who helps him. After `own_moves` moves of his own, the root's
// among them, every layout is solved with open hands: with 1 that is plain sampling, which takes every later guess for
// guessed right; each move more brings the answer down or leaves it, and played to the end it is exact for these
// layouts (docs/algorithms/alpha_mu.md).
#pragma once

#include <cstddef>
#include <cstdint>
#include <limits>
#include <memory>
#include <span>
#include <string>
#include <vector>

#include "solver/games/door/game.hpp"
#include "tutor/fair/layout_set.hpp"

namespace ouverte::tutor::fair {

// The goal is a value of at least `goal`, or, if `high` is false, of at most `goal`.
struct LayoutPoint {
  std::unique_ptr<games::Position> position;
  double weight = 1;
  int goal = 0;
  bool high = true;
};

inline constexpr int kToTheEnd = std::numeric_limits<int>::max();

struct AlphaMuOptions {
  std::string seats = {};  // whose cards he plays, and sees: "NS" of a declarer and his dummy
  int own_moves = 1;
  // Hidden cards that are the same to him: whichever of one group is played by another seat, it is one move. In a few
  // layouts out of many a strategy could otherwise read the layout off a meaningless spot. Where empty every card
  // tells.
  std::vector<std::vector<std::string>> equal = {};
  std::vector<std::string> only = {};  // the root's moves that are asked for; all, if empty
  // After so much it is given up; 0: no limit.
  std::uint64_t most_leaves = 0;    // positions solved
  std::size_t most_bytes = 0;       // of positions and fronts, about
  std::uint64_t most_compared = 0;  // sets of fronts
  // Speed alone: lost layouts dropped and dominated lines cut, fronts kept.
  bool cuts = true;
  bool table = true;
};

struct AlphaMuMove {
  std::vector<std::string> moves;  // equal in every layout
  double chance = 0;
  LayoutSet won;  // the layouts in which the best strategy after this move reaches the goal
};

struct AlphaMuAnswer {
  std::vector<AlphaMuMove> moves;  // empty where another seat is to move
  double chance = 0;               // with the best of them, or before another seat's move
  bool exact = true;           // no guess was left to open hands: the layouts are solved for a player who does not see
  bool stopped = false;        // a limit struck first, and nothing else here holds
  std::uint64_t leaves = 0;    // positions solved with open hands
  std::uint64_t nodes = 0;     // points of play looked at, each for all its layouts
  std::uint64_t compared = 0;  // sets of fronts
};

// The caller guarantees that a player of `seats` cannot tell the layouts apart. `solver`: of their game.
[[nodiscard]] AlphaMuAnswer alpha_mu(std::span<const LayoutPoint> layouts, const AlphaMuOptions& options,
                                     games::Solver& solver);

}  // namespace ouverte::tutor::fair
