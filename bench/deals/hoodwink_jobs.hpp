// The questions about Hoodwink that are timed, each put to a fixed series of deals.
#pragma once

#include <optional>
#include <span>
#include <string_view>

#include "solver/games/door/setup.hpp"
#include "solver/games/hoodwink/rules.hpp"

namespace ouverte::bench {

struct HoodwinkCase {
  games::hoodwink::Game game;
  games::hoodwink::State state;
};

struct HoodwinkJob {
  std::string_view name;
  games::hoodwink::Objective objective;
  games::hoodwink::Scoring scoring;
  std::optional<games::hoodwink::FreeRule> free;  // with free partners

  // A random deal. Trump and the Hood, or whose guarantee it is, go by the number. With fewer than eleven cards the
  // tricks before have gone to the players in turn.
  [[nodiscard]] HoodwinkCase make(int number, int cards = games::hoodwink::kAllTricks) const;
};

[[nodiscard]] std::span<const HoodwinkJob> hoodwink_jobs();

// The same deals as records have them, before the bidding.
[[nodiscard]] games::Setup hoodwink_setup(int number);

}  // namespace ouverte::bench
