// What is proved of a position while it is still being solved, for somebody who waits. Whoever asks for the position
// begins and ends it; `Driver` says what it narrows, and `Budget` looks in whenever it looks at the clock, so that a
// search pays nothing for it from node to node.
#pragma once

#include <chrono>
#include <cstddef>
#include <functional>
#include <string>
#include <utility>
#include <vector>

#include "solver/search/interval.hpp"

namespace ouverte::search {

class Watch {
 public:
  using Clock = std::chrono::steady_clock;
  // Of the position itself, or of the deal after the move.
  using Tell = std::function<void(const std::string* move, Interval value)>;

  // Tells from now on of each change, but not of what is found out quickly.
  void begin(Tell tell, Clock::duration quiet) {
    tell_ = std::move(tell);
    from_ = Clock::now() + quiet;
    known_.clear();
    told_.clear();
    narrowing_ = nullptr;
  }
  void end() { begin(nullptr, {}); }
  [[nodiscard]] bool listening() const { return tell_ != nullptr; }

  // The moves of the position, in the order in which its rules list them.
  void name_moves(std::vector<std::string> moves) { moves_ = std::move(moves); }

  // What may be narrowed: the value of the position, or that of one of its moves.
  static constexpr std::size_t kPosition = 0;
  static constexpr std::size_t after_move(std::size_t move) { return move + 1; }

  // While it lives, `known` is what is known of it. The room for it is made at the beginning: the end takes no memory.
  class Narrowing {
   public:
    Narrowing(Watch& watch, std::size_t what, const Interval& known) : watch_(watch) {
      watch.make_room(what);
      watch.what_ = what;
      watch.narrowing_ = &known;
    }
    ~Narrowing() {
      watch_.keep();
      watch_.narrowing_ = nullptr;
    }
    Narrowing(const Narrowing&) = delete;
    Narrowing& operator=(const Narrowing&) = delete;

   private:
    Watch& watch_;
  };

  void look(Clock::time_point now) {
    if (!listening() || now < from_) return;
    keep();
    for (std::size_t what = 0; what < known_.size(); ++what) {
      if (known_[what] == told_[what]) continue;
      told_[what] = known_[what];
      if (what == kPosition)
        tell_(nullptr, known_[what]);
      else if (what <= moves_.size())
        tell_(&moves_[what - 1], known_[what]);
    }
  }

 private:
  static constexpr Interval kUntold = {1, 0};

  void make_room(std::size_t what) {
    if (told_.size() > what) return;
    known_.resize(what + 1, kUntold);
    told_.resize(what + 1, kUntold);
  }
  void keep() {
    if (narrowing_ != nullptr) known_[what_] = *narrowing_;
  }

  Tell tell_;
  Clock::time_point from_;
  std::vector<std::string> moves_;
  std::vector<Interval> known_, told_;  // of the position, and after each of its moves
  std::size_t what_ = kPosition;
  const Interval* narrowing_ = nullptr;
};

}  // namespace ouverte::search
