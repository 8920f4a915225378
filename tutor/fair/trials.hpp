// Layouts solved: what every move of the player comes to in each, found by several threads and the same whoever finds
// it.
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "absl/status/status.h"
#include "solver/games/door/game.hpp"
#include "solver/search/options.hpp"

namespace ouverte::tutor::fair {

// What is found out of a move in a layout.
enum class Wanted : std::uint8_t {
  kValue,  // what the deal comes to
  kGoal,   // no more than whether the goal is reached, one question a move; the value where no goal is named
};

class Trials {
 public:
  // `goal`: of the value, in the place of the contract's.
  Trials(const games::Game& game, const games::View& view, std::optional<int> goal, Wanted wanted,
         const search::Options& search, unsigned threads);

  // Solves more layouts; those that the game's rules do not let come about are passed over. Where a limit strikes, none
  // of these is taken.
  void add(std::span<const games::Layout> layouts, std::span<const double> weights);

  [[nodiscard]] bool stopped() const { return stopped_; }
  // Why the first layout that was passed over was.
  [[nodiscard]] const std::string& refusal() const { return refusal_; }
  [[nodiscard]] std::size_t size() const { return weights_.size(); }
  [[nodiscard]] std::span<const double> weights() const { return weights_; }
  // The player's moves; one without a name where another is to move, and his are hidden.
  [[nodiscard]] const std::vector<std::string>& moves() const { return moves_; }
  // By move and layout: the value of the deal and the same as the player likes it, both empty where `!valued()`, and
  // whether he has his goal.
  [[nodiscard]] const std::vector<double>& values(std::size_t move) const { return values_[move]; }
  [[nodiscard]] const std::vector<double>& likings(std::size_t move) const { return likings_[move]; }
  [[nodiscard]] const std::vector<double>& reached(std::size_t move) const { return reached_[move]; }
  [[nodiscard]] bool goal_named() const { return goal_named_; }
  [[nodiscard]] bool valued() const { return wanted_ == Wanted::kValue || !goal_named_; }
  // Of the contract, whatever goal was named for this.
  [[nodiscard]] const games::Stakes& stakes() const { return stakes_; }
  [[nodiscard]] bool ever_high() const { return ever_high_; }
  [[nodiscard]] bool ever_low() const { return ever_low_; }

 private:
  struct Trial {
    std::string refusal = {};
    bool stopped = false;
    bool high = true;
    games::Stakes stakes = {};
    std::optional<int> goal = {};  // the one named for this, or the contract's
    std::vector<std::string> moves = {};
    std::vector<int> values = {};    // by move; or none
    std::vector<bool> reached = {};  // by move
  };
  [[nodiscard]] Trial solve(games::Solver& solver, const games::Layout& layout) const;
  void find_values(games::Solver& solver, const games::Position& position, bool own, Trial& trial) const;
  static void find_reached(games::Solver& solver, const games::Position& position, bool own, int goal, Trial& trial);
  void take(const Trial& trial, double weight);

  const games::Game& game_;
  const games::View& view_;
  std::optional<int> goal_;
  Wanted wanted_;
  std::vector<std::unique_ptr<games::Solver>> solvers_;  // one a thread
  std::vector<std::string> moves_;
  std::vector<std::vector<double>> values_, likings_, reached_;
  std::vector<double> weights_;
  std::string refusal_;
  games::Stakes stakes_;
  bool goal_named_ = false, ever_high_ = false, ever_low_ = false, stopped_ = false;
};

}  // namespace ouverte::tutor::fair
