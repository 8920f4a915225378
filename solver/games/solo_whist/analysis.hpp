// The analysis of the bidding: every contract of every player of a deal, solved.
#pragma once

#include <array>
#include <functional>
#include <vector>

#include "solver/games/door/game.hpp"
#include "solver/games/solo_whist/contract.hpp"
#include "solver/games/solo_whist/rules.hpp"
#include "solver/games/solo_whist/search.hpp"
#include "solver/search/interval.hpp"

namespace ouverte::games::solo_whist {

// One contract and what it is worth.
struct Line {
  Written written;
  Seat player{};            // whose guarantee, when all passed
  search::Interval tricks;  // of the declaring side; team contracts only
  search::Interval payment;

  [[nodiscard]] bool team() const { return written.kind->sides != Sides::kEveryForHimself; }
};

class Analysis {
 public:
  // `turned`: no suit where it is not known; then contracts in the preferred suit are solved in all four.
  Analysis(const std::vector<CardSet>& hands, Seat eldest, Trump turned, const Schedule& schedule,
           const search::Options& options);

  void solve(const Progress& progress);

  // In the order of the contracts; of one contract the suit turned first, then the others.
  [[nodiscard]] const std::vector<Line>& lines() const { return lines_; }
  [[nodiscard]] bool stopped() const { return stopped_; }

 private:
  search::Interval ask(const Line& line, Objective objective);
  void solve_team(Line& line);
  search::Interval tricks_of(const Line& line);

  std::array<CardSet, kPlayers> hands_{};
  Seat eldest_;
  Schedule schedule_;
  Search search_;
  std::vector<Line> lines_;
  bool stopped_ = false;
};

}  // namespace ouverte::games::solo_whist
