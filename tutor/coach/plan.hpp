// What a player reckons before he plays to a trick: his top winners, where those he lacks can come from, how many
// trumps are out, and which opponent must not get in. Every clause is counted from the cards or proved by solving.
#pragma once

#include <array>
#include <string>
#include <vector>

#include "solver/games/door/game.hpp"
#include "tutor/coach/target.hpp"

namespace ouverte::tutor {

struct Plan {
  int needed = 0;             // tricks, from here on
  int left = 0;               // tricks to come
  std::array<int, 4> tops{};  // winners by suit in the order of "SHDC"
  std::string sources;        // suits that bring more than those in a line of best play, 'R': ruffs
  bool lost = false;          // best defence keeps the side from what it needs
  std::string danger;         // the opponent who would defeat it, were he on lead here; and
  std::string harmless;       // the other, who would not
  int their_trumps = 0;

  [[nodiscard]] int winners() const { return tops[0] + tops[1] + tops[2] + tops[3]; }
};

// In sentences; empty where there is no such plan: with a trick in progress, of the defence, where four
// hands do not play two against two, one card is left to each, or nothing is needed. To one who does not see the hidden
// hands only his winners are told, and the trumps that are out. `deadline` of the solver holds; where it strikes less
// is said.
[[nodiscard]] std::vector<std::string> plan_in_words(const games::Game& game, const games::Position& at,
                                                     games::Solver& solver, Sees sees);

}  // namespace ouverte::tutor
