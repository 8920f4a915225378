// The questions about Dreiertarock that are timed, each put to a fixed series of deals.
#pragma once

#include <span>
#include <string_view>

#include "solver/games/door/setup.hpp"
#include "solver/games/dreiertarock/rules.hpp"

namespace ouverte::bench {

struct DreiertarockCase {
  games::dreiertarock::Game game;
  games::dreiertarock::State state;
};

struct DreiertarockJob {
  std::string_view name;
  games::dreiertarock::Name contract;
  games::dreiertarock::Objective objective;

  // A random deal. The declarer, or whose guarantee it is, goes by the number. Where the talon is exchanged he takes
  // the group with more card points and lays aside the suit cards worth most. With fewer than twelve cards the rest has
  // gone with the tricks before, which the players took in turn.
  [[nodiscard]] DreiertarockCase make(int number, int cards = games::dreiertarock::kAllTricks) const;
};

[[nodiscard]] std::span<const DreiertarockJob> dreiertarock_jobs();

// The same deals as records have them: before the exchange of a single, and before the bidding.
[[nodiscard]] games::Setup dreiertarock_exchange(int number);
[[nodiscard]] games::Setup dreiertarock_bidding(int number);

}  // namespace ouverte::bench
