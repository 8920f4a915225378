// Options of searches that many tests share: every set of accelerators, numbered, and small tables.
#pragma once

#include "solver/search/options.hpp"

namespace ouverte::support {

inline constexpr unsigned kSwitchSets = 32;

// The set of this number, one bit each. Foresight, which does nothing in small endings, is on, and what helps
// Dreiertarock alone.
constexpr search::Switches switches_of(unsigned bits) {
  return {.table = (bits & 1) != 0,
          .bounds = (bits & 2) != 0,
          .equivalence = (bits & 4) != 0,
          .order = (bits & 8) != 0,
          .refutations = (bits & 16) != 0};
}

// Tables for small positions, of which many are searched with a table of their own.
inline search::Options small_tables() { return {.switches = {}, .limits = {}, .memory_mib = 16, .stop = {}}; }

}  // namespace ouverte::support
