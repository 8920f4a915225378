// What a caller may ask of a search: which accelerators it uses, how much it may spend, and how to stop it.
#pragma once

#include <chrono>
#include <cstdint>
#include <limits>
#include <memory>

#include "solver/base/deadline.hpp"
#include "solver/base/stop.hpp"
#include "solver/search/watch.hpp"

namespace ouverte::search {

// One switch an accelerator. The answers are the same under every combination; only the cost differs.
struct Switches {
  bool table = true;        // remember values of positions, or of patterns of positions
  bool bounds = true;       // sure tricks, later tricks, safe hands: values seen without search
  bool equivalence = true;  // try one of several cards that must do the same
  bool order = true;        // try likely cards first
  bool refutations = true;  // try first the card that decided a similar position
  bool foresight = true;    // try first a card after which the end of the trick is known, if it goes as is likely
  bool bonuses = true;      // let go of bonuses that nobody can come to any more
  bool joint = true;        // ask for points and payment at once where both are wanted

  friend constexpr bool operator==(const Switches&, const Switches&) = default;
};

struct Limits {
  std::uint64_t nodes = std::numeric_limits<std::uint64_t>::max();
  std::chrono::nanoseconds time = std::chrono::nanoseconds::max();
};

struct Options {
  Switches switches;
  Limits limits;
  std::size_t memory_mib = 512;       // for the tables of one solver
  base::StopToken stop;               // a request ends the search soon, with what is known by then
  std::shared_ptr<Watch> watch = {};  // is told what is proved meanwhile; null: nobody is
  base::Deadline deadline = {};       // of all searches together that are made for one request; whoever asks begins it
};

}  // namespace ouverte::search
