// A whole deal, found in a text whatever its layout: its holdings are dealt out in each way that layouts come to, and a
// way stands if the four hands are the whole pack. Nothing else is that by chance, so no layout need be known.
#pragma once

#include <optional>
#include <vector>

#include "puzzles/text/clean.hpp"
#include "puzzles/text/diagram.hpp"

namespace ouverte::puzzles::text {

struct WholeDeal {
  std::vector<Hand> hands = {};
  std::vector<Line> rest = {};  // the lines without the cards and the names beside them
  std::vector<int> later = {};  // lines of positions drawn below it that come of it
  std::vector<Fault> faults = {};
  bool unnamed = false;            // one below the other, in the order of `hands`, and nothing tells whose they are
  std::vector<Line> assumed = {};  // suits that the text lacks, where the rest of the pack tells them
};
[[nodiscard]] std::optional<WholeDeal> whole_deal_in(const std::vector<Line>& lines);

}  // namespace ouverte::puzzles::text
