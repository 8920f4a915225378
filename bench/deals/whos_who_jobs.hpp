// The questions about Who's Who that are timed, each put to a fixed series of deals.
#pragma once

#include <span>
#include <string_view>

#include "solver/games/whos_who/rules.hpp"

namespace ouverte::bench {

struct WhosWhoCase {
  games::whos_who::Game game;
  games::whos_who::State state;
};

struct WhosWhoJob {
  std::string_view name;
  games::whos_who::PackSize pack;
  games::whos_who::Objective objective;

  [[nodiscard]] int tricks() const { return games::whos_who::all_tricks(pack); }
  // A random deal, A to lead. With fewer cards than are dealt, the Jokers among them, the tricks before have gone to
  // the players in turn.
  [[nodiscard]] WhosWhoCase make(int number, int cards) const;
};

[[nodiscard]] std::span<const WhosWhoJob> whos_who_jobs();

}  // namespace ouverte::bench
