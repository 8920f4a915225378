// Counts the nodes of a search and ends it when a limit or a stop request strikes.
#pragma once

#include <algorithm>
#include <chrono>
#include <cstdint>

#include "solver/search/options.hpp"

namespace ouverte::search {

// Thrown out of the search when a limit or a stop request strikes; caught by `Inquiry` (`drive.hpp`).
struct Stopped {};

class Budget {
 public:
  explicit Budget(const Options& options) : options_(options) {}

  // A new search begins: limits count from here.
  void start() {
    nodes_ = 0;
    const auto now = Clock::now();
    deadline_ =
        options_.limits.time < Clock::time_point::max() - now ? now + options_.limits.time : Clock::time_point::max();
    next_look_ = 0;
  }
  void node() {
    if (++nodes_ > next_look_) look();
  }
  [[nodiscard]] std::uint64_t nodes() const { return nodes_; }

 private:
  using Clock = std::chrono::steady_clock;

  static constexpr std::uint64_t kInterval = 4096;  // nodes from one look at the clock to the next

  void look() {
    if (nodes_ > options_.limits.nodes || options_.stop.stop_requested() || Clock::now() >= deadline_) throw Stopped{};
    next_look_ = nodes_ + std::min(kInterval, options_.limits.nodes - nodes_);
  }

  Options options_;
  std::uint64_t nodes_ = 0;
  std::uint64_t next_look_ = 0;
  Clock::time_point deadline_ = Clock::time_point::max();
};

}  // namespace ouverte::search
