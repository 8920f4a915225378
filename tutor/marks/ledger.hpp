// The account that players keep over the deals of a match.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "absl/status/statusor.h"
#include "solver/base/json.hpp"
#include "solver/games/door/score_sheet.hpp"
#include "solver/records/record.hpp"

namespace ouverte::tutor {

// What the deal of a record brought its players; or, in words, why nothing can be said: "not played to its end".
using Scores = std::variant<games::ScoreSheet, std::string>;
[[nodiscard]] absl::StatusOr<Scores> scores_of(const games::Game& game, const records::Record& record);

// A match ends with the deal after which somebody has `points`, or with deal number `deals`; a further deal then begins
// the next one.
struct MatchEnd {
  std::optional<int> points, deals;
};

class Ledger {
 public:
  struct ScoredDeal {
    std::string board, contract;
    std::vector<std::optional<int>> each;  // by player, as far as they were known by then; nothing: did not sit down
    std::vector<int> totals;               // after it, by player, in its match
    std::vector<std::size_t> winners;      // of the match that it ended: players
  };
  // Everybody who played one game.
  struct GameAccount {
    std::string game;  // its title
    std::string unit;
    bool paid = false;
    std::vector<std::string> players;  // names, or where a record has none the seat
    std::vector<ScoredDeal> deals;
  };

  explicit Ledger(MatchEnd end) : end_(end) {}
  void add(const games::Game& game, const records::Record& record, const games::ScoreSheet& sheet);
  [[nodiscard]] const std::vector<GameAccount>& accounts() const { return accounts_; }

 private:
  struct Match {
    int deals = 0;
    std::vector<int> totals;
  };
  [[nodiscard]] bool over(const Match& match) const;

  MatchEnd end_;
  std::vector<GameAccount> accounts_;
  std::vector<Match> matches_;  // in progress, by account
};

[[nodiscard]] base::Json to_json(const Ledger& ledger);

}  // namespace ouverte::tutor
