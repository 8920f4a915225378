// What players did over many deals.
#pragma once

#include <string>
#include <vector>

#include "solver/base/json.hpp"
#include "tutor/marks/analysis.hpp"

namespace ouverte::tutor {

// Sums of one player's accounts in one game, counted in one unit.
struct Total {
  std::string name;  // of the player, or of the seat where the records name nobody
  std::string game;  // its title
  std::string unit;
  int deals = 0;
  int decisions = 0;
  int kept = 0;
  int cost = 0;
  int blind = 0;  // as in accounts
  int blind_cost = 0;
  OnTheOdds on_the_odds = {};
};

class Totals {
 public:
  void add(const games::Game& game, const records::Record& record, const Analysis& analysis);
  [[nodiscard]] int deals() const { return deals_; }
  [[nodiscard]] const std::vector<Total>& rows() const { return rows_; }  // in the order of first appearance

 private:
  int deals_ = 0;
  std::vector<Total> rows_;
};

[[nodiscard]] base::Json to_json(const Totals& totals);

}  // namespace ouverte::tutor
