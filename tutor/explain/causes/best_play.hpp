// Lines of best play, tried one after the other until one is found of which something holds: whether what is said to
// happen after a card happens in all of them.
#pragma once

#include <functional>
#include <map>
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "solver/base/hash_tables.hpp"
#include "solver/base/random.hpp"
#include "solver/games/door/game.hpp"
#include "tutor/explain/causes/lines.hpp"

namespace ouverte::tutor {

// What is asked of a line: told of its tricks in turn, it answers as soon as one settles the question. A line that ends
// before is answered by how it ends, or else `kNo`.
enum class LineAnswer : std::uint8_t { kOpen, kYes, kNo };
struct LineQuestion {
  // `trick`: the number of it, 0 that in progress; `count`: the question's own, 0 at first.
  std::function<LineAnswer(const LineTrick& trick, std::size_t number, int& count)> ask;
  // The suit that it is about; ' ': none.
  char suit = ' ';
  std::function<LineAnswer(const games::Position& at)> end = {};
};

class BestPlay {
 public:
  BestPlay(const games::Position& before, games::Solver& solver);

  // Whether every line of best play after the cards, which need not be best, is answered so, as far as can be seen:
  // where there are too many for all of them to be tried, no other one was found.
  [[nodiscard]] bool all(const std::vector<std::string>& cards, LineAnswer answer, const LineQuestion& question);
  [[nodiscard]] bool every(const std::string& card, const LineQuestion& question) {
    return all({card}, LineAnswer::kYes, question);
  }
  [[nodiscard]] bool none(const std::string& card, const LineQuestion& question) {
    return all({card}, LineAnswer::kNo, question);
  }
  // The cards, and then one line of best play until it holds; empty where the deal is over before.
  [[nodiscard]] std::vector<std::string> until(std::vector<std::string> cards,
                                               const std::function<bool(const games::Position& at)>& holds);
  // Until the seat is to play.
  [[nodiscard]] std::vector<std::string> until(std::vector<std::string> cards, const std::string& seat) {
    return until(std::move(cards), [&](const games::Position& at) { return at.to_move() == seat; });
  }

 private:
  struct Walk;
  // Best moves, one of each class.
  [[nodiscard]] const std::vector<std::string>& best_at(const games::Position& at);
  [[nodiscard]] bool finds(Walk& walk, const games::Position& at, const LineTrick& trick, std::size_t number,
                           int count);

  const games::Position& before_;
  games::Solver& solver_;
  int times_;  // how many times as many lines are tried
  base::HashMap<std::string, std::vector<std::string>> best_;
  int solved_ = 0;
};

}  // namespace ouverte::tutor
