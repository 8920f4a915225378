// Layouts solved: the value of every move of the player in each, found by several threads and the same whoever finds
// it.
#pragma once

#include <cstddef>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "absl/status/status.h"
#include "solver/games/door/game.hpp"
#include "solver/search/options.hpp"

namespace ouverte::tutor::fair {

class Trials {
 public:
  // `seat`: whose goal it is. `goal`: of the value, in the place of the contract's.
  Trials(const games::Game& game, const games::View& view, std::optional<int> goal, const search::Options& search,
         unsigned threads);

  // Solves more layouts; those that the game's rules do not let come about are passed over. Where a limit strikes, none
  // of these is taken.
  void add(std::span<const games::Layout> layouts, std::span<const double> weights);

  [[nodiscard]] bool stopped() const { return stopped_; }
  [[nodiscard]] std::size_t size() const { return weights_.size(); }
  [[nodiscard]] std::span<const double> weights() const { return weights_; }
  // The player's moves; one without a name where another is to move, and his are hidden.
  [[nodiscard]] const std::vector<std::string>& moves() const { return moves_; }
  // By move and layout: the value of the deal, the same as the player likes it, and whether he has his goal.
  [[nodiscard]] const std::vector<double>& values(std::size_t move) const { return values_[move]; }
  [[nodiscard]] const std::vector<double>& likings(std::size_t move) const { return likings_[move]; }
  [[nodiscard]] const std::vector<double>& reached(std::size_t move) const { return reached_[move]; }
  [[nodiscard]] bool goal_named() const { return goal_named_; }
  [[nodiscard]] const games::Stakes& stakes() const { return stakes_; }
  [[nodiscard]] bool ever_high() const { return ever_high_; }
  [[nodiscard]] bool ever_low() const { return ever_low_; }

 private:
  struct Trial {
    bool possible = false;
    bool stopped = false;
    bool high = true;
    games::Stakes stakes = {};
    std::vector<games::MoveValue> values = {};
  };
  [[nodiscard]] Trial solve(games::Solver& solver, const games::Layout& layout) const;
  void take(const Trial& trial, double weight);

  const games::Game& game_;
  const games::View& view_;
  std::optional<int> goal_;
  std::vector<std::unique_ptr<games::Solver>> solvers_;  // one a thread
  std::vector<std::string> moves_;
  std::vector<std::vector<double>> values_, likings_, reached_;
  std::vector<double> weights_;
  games::Stakes stakes_;
  bool goal_named_ = false, ever_high_ = false, ever_low_ = false, stopped_ = false;
};

}  // namespace ouverte::tutor::fair
