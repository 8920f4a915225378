// Deals that were played at several tables, and what the pairs get for it: IMPs where two rooms of a match played them,
// matchpoints where several tables did, and the plain totals of the rest. Seats opposite each other are a pair.
#pragma once

#include <array>
#include <cstddef>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "solver/base/json.hpp"
#include "solver/games/door/score_sheet.hpp"
#include "solver/records/record.hpp"

namespace ouverte::tutor {

// International match points for a difference of scores, of its sign.
[[nodiscard]] int imps_for(int difference);

enum class Comparison { kImps, kMatchpoints, kTotals };

class Duplicate {
 public:
  using OfPairs = std::array<int, 2>;  // of the pair of the first seat (North-South), and of the other
  struct Table {
    std::string room;                  // "Open", "Closed"; empty: not said
    std::array<std::string, 2> pairs;  // names
    std::string contract;              // in words
    std::string result;                // the score in words; of a deal that was passed out that it was
    int score = 0;                     // for the first pair
    OfPairs matchpoints{};             // two for each table at which a pair did worse, one for an equal one
  };
  struct ComparedBoard {
    std::string id;
    std::vector<Table> tables;  // the open room first
    OfPairs imps{};             // of the home team, and of the visitors
    [[nodiscard]] int difference() const { return tables[0].score - tables[1].score; }
  };
  struct PairTotal {
    std::string pair;
    int boards = 0;
    int points = 0;    // matchpoints, or total points
    int possible = 0;  // matchpoints that could be had
  };
  // All boards that are compared in one way; of IMPs those of one match.
  struct Session {
    std::string game;  // its title
    Comparison comparison = Comparison::kTotals;
    std::array<std::string, 2> teams;  // home team, which has the first pair in the open room, and visitors
    std::vector<ComparedBoard> boards;
    OfPairs imps{};                 // in all
    std::vector<PairTotal> totals;  // of IMPs none; the best first
  };

  // A deal with its scores; null: it was passed out. The caller guarantees that the game is one for it (`duplicate`).
  void add(const games::Game& game, const records::Record& record, const games::ScoreSheet* sheet);
  [[nodiscard]] std::vector<Session> sessions() const;

 private:
  struct Played {
    std::string game, board, deal;
    std::array<std::string, 2> teams;
    Table table;
  };
  [[nodiscard]] std::vector<std::vector<const Played*>> by_deal() const;

  std::vector<Played> played_;
};

[[nodiscard]] base::Json to_json(const std::vector<Duplicate::Session>& sessions);

}  // namespace ouverte::tutor
