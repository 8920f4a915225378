// What every combination of suits that the three can lay is worth: all searches that the table of a deal takes.
#pragma once

#include <map>
#include <optional>
#include <utility>
#include <vector>

#include "solver/games/hoodwink/bidding.hpp"
#include "solver/games/hoodwink/contract.hpp"
#include "solver/games/hoodwink/door.hpp"
#include "solver/games/hoodwink/rules.hpp"
#include "solver/games/hoodwink/search.hpp"

namespace ouverte::games::hoodwink {

// The suits that the three lay, and who may be Hood then: one player; where all lay the same suit, everyone whom some
// cards make Hood; nobody beforehand, if the partners are free.
struct Combination {
  ByPlayer<Suit> bids{};
  Suit trump{};
  std::vector<Seat> hoods;
};

class Analysis {
 public:
  Analysis(const std::vector<CardSet>& hands, Scoring scoring, std::optional<FreeRules> free,
           const search::Options& options);

  void solve(const Progress& progress);

  // In the order of the suits, A's first.
  [[nodiscard]] const std::vector<Combination>& combinations() const { return combinations_; }
  [[nodiscard]] search::Interval as_hood(Suit trump, Seat hood) const { return as_hood_.at({trump, hood}); }
  [[nodiscard]] search::Interval among_free(Suit trump, Seat player) const { return free_for_all_.at({trump, player}); }
  // The contract that is played with this trump: by the Hood `player`, or as free partners.
  [[nodiscard]] Contract contract(Suit trump, Seat player, bool free) const;
  [[nodiscard]] const std::optional<FreeRules>& free() const { return free_; }
  // A limit struck: not every value is exact.
  [[nodiscard]] bool stopped() const { return stopped_; }

  // The bidding of the deal. Every value must be exact.
  [[nodiscard]] Bidding bidding() const;

 private:
  // One search: with this trump, what this player is sure of, as Hood or among free partners.
  using Question = std::pair<Suit, Seat>;

  [[nodiscard]] search::Interval ask(const Question& question, bool free);
  [[nodiscard]] Bidding::Worth worth(const Played& played) const;

  Scoring scoring_;
  std::optional<FreeRules> free_;
  Standing standing_;
  Search search_;
  std::vector<Combination> combinations_;
  std::map<Question, search::Interval> as_hood_;
  std::map<Question, search::Interval> free_for_all_;
  bool stopped_ = false;
};

}  // namespace ouverte::games::hoodwink
