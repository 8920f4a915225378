// A double-dummy solver that is a program of its own, run once for each deal: `PROGRAM -if FILE`, as
// macroxue/bridge-solver on GitHub is called. The file holds North, West and East, and South; the program prints for
// each strain a line of its letter and the tricks of South, North, West and East as declarers.
#pragma once

#include <array>
#include <string>
#include <utility>

#include "bench/peers/dds.hpp"

namespace ouverte::bench {

class TableProgram {
 public:
  explicit TableProgram(std::string path) : path_(std::move(path)) {}

  struct TimedTable {
    std::array<std::array<int, 4>, 5> tricks{};  // as from `Dds::table`
    double seconds = 0;                          // of processor time, start-up included
  };
  // Ends this program, saying why, where the other cannot be run or prints something else.
  [[nodiscard]] TimedTable table(const Hands& hands) const;

 private:
  std::string path_;
};

}  // namespace ouverte::bench
