// The questions about Solo Whist that are timed, each put to a fixed series of deals.
#pragma once

#include <span>
#include <string_view>

#include "solver/games/solo_whist/rules.hpp"

namespace ouverte::bench {

struct SoloWhistCase {
  games::solo_whist::Game game;
  games::solo_whist::State state;
};

// Where a job's deals and declaring side come from.
enum class DealSource {
  kOpposite,    // a random deal, North and South together
  kSideBySide,  // North and East
  kInTurn,      // the player whose number is the deal's
  kInTurnLeads,
  kLongestSuit,  // the holder of the longest suit, which is trumps
  kLowHand,      // the holder of a hand worth bidding misère
};

struct SoloWhistJob {
  std::string_view name;
  games::solo_whist::Name contract;
  games::solo_whist::Objective objective;
  DealSource choice;

  // North leads, except in a slam; trumps, where the contract has them, are the suit turned. With fewer than thirteen
  // cards the tricks before have gone to the players in turn.
  [[nodiscard]] SoloWhistCase make(int number, int cards = games::solo_whist::kAllTricks) const;
};

[[nodiscard]] std::span<const SoloWhistJob> solo_whist_jobs();

}  // namespace ouverte::bench
