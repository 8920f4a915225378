// What a costly card and a right one are worth in altered deals.
#pragma once

#include <cstdint>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "solver/games/door/game.hpp"
#include "tutor/explain/causes/cause.hpp"
#include "tutor/explain/causes/exchange.hpp"

namespace ouverte::tutor {

// What is asked about.
struct CostlyPlay {
  const games::Game& game;
  const games::Position& before;
  std::string seat, move;
  std::vector<std::string> right;     // from the highest card of a suit down
  std::map<std::string, bool> sides;  // whether a seat wants the value high
};

// What a right card and the one that costs are worth to their side.
struct Worths {
  int right = 0, wrong = 0;
  [[nodiscard]] int cost() const { return right - wrong; }
};
// What becomes of the cost in an altered deal.
[[nodiscard]] Outcome outcome_of(const Worths& before, const Worths& altered);

// What all studies of a play share.
class AlteredDeals {
 public:
  AlteredDeals(const CostlyPlay& play, games::Solver& solver);

  // What a move is worth to its mover's side in an altered deal; nothing where the move or the deal is not legal there,
  // or the work for this play is done.
  [[nodiscard]] std::optional<int> worth(const Exchange& exchange, const std::string& move);
  // The same with a right altered.
  [[nodiscard]] std::optional<int> worth(const AlteredRight& right, const std::string& move);
  // The same with a card lowered. The move is called as it is in the deal.
  [[nodiscard]] std::optional<int> worth(const Lowering& lowering, const std::string& move);
  // What a position is worth to the mover's side.
  [[nodiscard]] std::optional<int> worth_at(const games::Position& at);
  // The same with a right altered from there on.
  [[nodiscard]] std::optional<int> worth_at(const AlteredRight& right, const games::Position& at);
  // The same before a trick, if that seat leads in place of the one to move. Who has taken no trick may, where only
  // tricks count.
  [[nodiscard]] std::optional<int> worth_if_led_by(const games::Position& at, const std::string& seat);
  // The same in the deal as it is.
  [[nodiscard]] std::optional<int> worth(const std::string& move);
  // What the best of the right cards is worth there: `right`, or, where that is worth less with two cards exchanged,
  // another, which would do in its place. Nothing where `right` is not known.
  [[nodiscard]] std::optional<int> worth_of_right(const Exchange& exchange, const std::string& right);
  // The same with a card lowered.
  [[nodiscard]] std::optional<int> worth_of_right(const Lowering& lowering, const std::string& right);
  // The same where a right is altered; another only if it is worth what it was: it may need the right, too.
  [[nodiscard]] std::optional<int> worth_of_right(const AlteredRight& altered, const std::string& right);

 private:
  // Of a deal that has been altered, which may not be legal; known by what was altered.
  [[nodiscard]] std::optional<int> worth_in(const games::Setup& deal, const std::string& move, const std::string& key);
  template <class Alteration>
  [[nodiscard]] std::optional<int> best_with(const Alteration& alteration, const std::string& right);
  [[nodiscard]] std::optional<int> worth_by(games::Solver& solver, const games::Position& at);
  [[nodiscard]] std::optional<int> value(const games::Position& at, games::Solver& solver);

  const CostlyPlay& play_;
  std::vector<std::string> others_;  // right cards, one of a class
  games::Setup setup_;
  bool counts_tricks_;
  games::Solver& solver_;
  std::unique_ptr<games::Solver> altered_;
  std::unique_ptr<games::Solver> with_rights_;  // null where the game has none to alter
  std::map<std::string, std::optional<int>> known_;
  int near_ = 0;
  int left_ = 0;  // so many more are solved
  std::uint64_t nodes_ = 0;
};

}  // namespace ouverte::tutor
