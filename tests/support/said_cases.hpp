// Files of things said beside a whole deal, each with what must come of it.
#pragma once

#include <fstream>
#include <functional>
#include <string>

#include "gmock/gmock.h"
#include "gtest/gtest.h"

namespace ouverte::support {

// The deal that they are said of.
inline const std::string kDealSpokenOf =
    "N: ♠KQ42 ♥653 ♦A54 ♣K32\nE: ♠98 ♥987 ♦KJ98 ♣JT98\nS: ♠AJT76 ♥A42 ♦32 ♣AQ4\nW: ♠53 ♥KQJT ♦QT76 ♣765\n\n";

// Expects of each line of tests/puzzles/data/`name` that it comes to what stands before its bar, "A or B", where
// `comes_to` is given the words behind it; " / " ends a line of these. Returns how many there are.
inline int expect_said(const std::string& name, const std::function<std::string(const std::string& words)>& comes_to) {
  std::ifstream file(OUVERTE_SOURCE_DIR "/tests/puzzles/data/" + name);
  std::string line;
  int cases = 0;
  while (std::getline(file, line)) {
    const std::size_t bar = line.find(" | ");
    if (line.starts_with('#') || bar == std::string::npos) continue;
    std::string words = line.substr(bar + 3);
    for (std::size_t end = words.find(" / "); end != std::string::npos; end = words.find(" / "))
      words.replace(end, 3, "\n");
    const std::string may = " or " + line.substr(0, bar) + " or ";
    EXPECT_THAT(may, testing::HasSubstr(" or " + comes_to(words) + " or ")) << line;
    ++cases;
  }
  return cases;
}

}  // namespace ouverte::support
