// Counts the nodes of a search and ends it when a limit or a stop request strikes.
#pragma once

#include <algorithm>
#include <chrono>
#include <cstdint>

#include "solver/search/options.hpp"

namespace ouverte::search {

// Thrown out of the search when a limit or a stop request strikes; caught by `Driver` (`drive.hpp`).
struct Stopped {};

class Budget {
 public:
  explicit Budget(const Options& options) : options_(options) {}

  // A new search begins: limits count from here.
  void start() {
    nodes_ = 0;
    const auto now = Clock::now();
    deadline_ = options_.deadline.at();
    if (options_.limits.time < deadline_ - now) deadline_ = now + options_.limits.time;
    most_ = options_.limits.nodes;
    next_look_ = 0;
  }
  // Does a part of the search with so many nodes at most. False if they do not suffice. Throws `Stopped` only when a
  // limit of the whole or a stop request strikes.
  template <class Part>
  bool within(std::uint64_t nodes, const Part& part) {
    const std::uint64_t before = most_;
    if (nodes_ < most_ && nodes < most_ - nodes_) most_ = nodes_ + nodes;
    next_look_ = 0;
    try {
      part();
      most_ = before;
      return true;
    } catch (const Stopped&) {
      most_ = before;
      look();
      return false;
    }
  }
  void node() {
    if (++nodes_ > next_look_) look();
  }
  [[nodiscard]] std::uint64_t nodes() const { return nodes_; }
  // Null where nobody waits.
  [[nodiscard]] Watch* watch() const {
    return options_.watch != nullptr && options_.watch->listening() ? options_.watch.get() : nullptr;
  }

 private:
  using Clock = std::chrono::steady_clock;

  static constexpr std::uint64_t kInterval = 4096;  // nodes from one look at the clock to the next

  void look() {
    const bool asked = options_.stop.stop_requested() || options_.deadline.stop_requested();
    const auto now = Clock::now();
    if (nodes_ > most_ || asked || now >= deadline_) throw Stopped{};
    if (Watch* const waiting = watch()) waiting->look(now);
    next_look_ = nodes_ + std::min(kInterval, most_ - nodes_);
  }

  Options options_;
  std::uint64_t nodes_ = 0;
  std::uint64_t most_ = options_.limits.nodes;
  std::uint64_t next_look_ = 0;
  Clock::time_point deadline_ = Clock::time_point::max();
};

}  // namespace ouverte::search
