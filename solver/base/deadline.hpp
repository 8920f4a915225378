// When the work on one request has to end, whoever does it: searches, explanations, proofs and their checking.
#pragma once

#include <chrono>
#include <memory>
#include <utility>

#include "solver/base/stop.hpp"

namespace ouverte::base {

// A handle: copies share one time, which begins anew with each request. A stop request ends all work at once, and may
// come from any thread; all else is for one thread at a time.
class Deadline {
 public:
  using Clock = std::chrono::steady_clock;
  static constexpr Clock::time_point kNever = Clock::time_point::max();

  Deadline() = default;  // there is none
  // `time`: that a request may take. The first begins now.
  explicit Deadline(std::chrono::nanoseconds time, StopToken stop = {}) : time_(time), stop_(std::move(stop)) {
    restart();
  }

  // A request begins.
  void restart() {
    const Clock::time_point now = Clock::now();
    *ends_ = {};
    if (time_ < kNever - now) *ends_ = {.all = now + time_, .part = now + time_};
  }
  // So many parts of the work are left, none of which is to wait for another in vain: the next has its share of the
  // time left, and the last all of it.
  void share(int parts) {
    const Clock::time_point now = Clock::now();
    const bool shared = parts > 1 && ends_->all != kNever && now < ends_->all;
    ends_->part = shared ? now + (ends_->all - now) / parts : ends_->all;
  }

  [[nodiscard]] Clock::time_point at() const { return ends_->part; }
  [[nodiscard]] bool stop_requested() const { return stop_.stop_requested(); }
  [[nodiscard]] bool passed() const { return stop_requested() || (at() != kNever && Clock::now() >= at()); }

 private:
  struct Ends {
    Clock::time_point all = kNever;
    Clock::time_point part = kNever;
  };
  std::chrono::nanoseconds time_ = std::chrono::nanoseconds::max();
  StopToken stop_;
  std::shared_ptr<Ends> ends_ = std::make_shared<Ends>();
};

}  // namespace ouverte::base
