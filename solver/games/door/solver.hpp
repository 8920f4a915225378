// What is asked of a position, who answers it, and the answer.
#pragma once

#include <chrono>
#include <cstdint>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "solver/base/deadline.hpp"
#include "solver/base/json.hpp"
#include "solver/games/door/for_himself.hpp"
#include "solver/games/door/position.hpp"
#include "solver/search/interval.hpp"

namespace ouverte::games {

struct MoveValue {
  std::string move;
  search::Interval value;  // of the whole deal after the move
};

struct Solution {
  search::Interval value;  // of the whole deal; exact unless a limit struck
  // Every move of `Position::moves` that keeps the value, or, where none of these does, one that does; empty when over,
  // or when a limit struck first.
  std::vector<std::string> best;
  std::vector<MoveValue> moves;    // of `Position::moves` and `best`, if asked for
  std::vector<std::string> line;   // moves of one optimal line to the end, if asked for
  bool stopped = false;            // a limit or a stop request struck: `value` and `moves` hold what was proved by then
  std::vector<std::string> notes;  // what else there is to say of the answer, in lines for people
  base::Json facts = base::Json::object();  // the same as further fields of the answer
  // Where play can go on for ever: the plays looked ahead. What is said holds for the deal cut off there.
  std::optional<int> horizon;
  std::uint64_t nodes = 0;
  std::chrono::duration<double> time{0};
};

struct Request {
  bool every_move = false;
  bool line = false;
  // A value that is likely: a matter of speed, and a sign that the value alone is wanted; what else there is to say of
  // a position (`Solution::notes`) may then be left out.
  std::optional<int> near = {};
};

// Solves positions of one game; owns the tables, and keeps them from one call to the next. One thread at a time.
class Solver {
 public:
  Solver() = default;
  explicit Solver(base::Deadline deadline) : deadline_(std::move(deadline)) {}
  virtual ~Solver() = default;
  // That of the options it was made with: whoever does more for a request than to solve ends by it too.
  [[nodiscard]] base::Deadline& deadline() { return deadline_; }
  [[nodiscard]] virtual Solution solve(const Position& position, const Request& request) = 0;
  // Every move of a position, for whoever judges a turn by itself. Where play need not end and the position names no
  // end, it is looked at to a horizon that rests on the position alone, not on time or on what was asked before, as
  // long as no limit strikes: so all who judge a turn say the same of it.
  [[nodiscard]] virtual Solution judge(const Position& position) { return solve(position, {.every_move = true}); }
  // Whether the value of a position is at least `goal`; nothing if a limit or a stop request struck.
  [[nodiscard]] virtual std::optional<bool> reaches(const Position& position, int goal) = 0;
  // What comes of the deal if everyone plays for himself, as far as a search of bounded length finds out; nothing where
  // two sides play, or what is asked of the deal is no result that all players have a share of.
  [[nodiscard]] virtual std::optional<ForHimself> for_himself(const Position& /*position*/) { return std::nullopt; }
  // The positions to come are points of this deal, in any order: what is found out about one is kept for the others.
  // Only a matter of speed.
  virtual void expect(const Position& deal) = 0;

 private:
  base::Deadline deadline_;
};

}  // namespace ouverte::games
