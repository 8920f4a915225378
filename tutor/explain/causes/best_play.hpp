// Lines of best play, tried one after the other until one is found of which something holds: whether what is said to
// happen after a card happens in all of them.
#pragma once

#include <cstdint>
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
  // The suit that it is about; ' ': none. The seat that is asked about in it; "": none.
  char suit = ' ';
  std::string seat = {};
  std::function<LineAnswer(const games::Position& at)> end = {};
};

// Whether lines are all answered so.
enum class LineVerdict : std::uint8_t {
  kProved,   // every line of best play is
  kSampled,  // every one that was tried is; there are too many for all of them
  kRefuted,  // a line was found that is not
};

class BestPlay {
 public:
  BestPlay(const games::Position& before, games::Solver& solver);

  // Of the lines of best play after the cards, which need not be best.
  [[nodiscard]] LineVerdict all(const std::vector<std::string>& cards, LineAnswer answer, const LineQuestion& question);
  // Every line after a card, or none, is answered with yes: proved.
  [[nodiscard]] bool every(const std::string& card, const LineQuestion& question) {
    return all({card}, LineAnswer::kYes, question) == LineVerdict::kProved;
  }
  [[nodiscard]] bool none(const std::string& card, const LineQuestion& question) {
    return all({card}, LineAnswer::kNo, question) == LineVerdict::kProved;
  }
  // A line after the cards was found that is answered with yes, or with no.
  [[nodiscard]] bool some(const std::vector<std::string>& cards, const LineQuestion& question) {
    return all(cards, LineAnswer::kNo, question) == LineVerdict::kRefuted;
  }
  [[nodiscard]] bool some_not(const std::vector<std::string>& cards, const LineQuestion& question) {
    return all(cards, LineAnswer::kYes, question) == LineVerdict::kRefuted;
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
  std::uint64_t nodes_ = 0;  // spent on them
};

}  // namespace ouverte::tutor
