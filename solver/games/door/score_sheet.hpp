// What a deal brings its players, as they write it down. The values that the solver finds (`Position::value`) are made
// of it, but count for two camps against one another.
#pragma once

#include <string>
#include <vector>

namespace ouverte::games {

struct ScoreSheet {
  // A part of it: "tricks", "Pagat Ultimo", "melds".
  struct Part {
    std::string what;
    std::vector<int> each;  // by seat, in turn order
  };
  std::string unit;         // "point", "cent"
  bool paid = false;        // amounts pass from one player to another: they add up to nothing
  std::vector<Part> parts;  // in the order in which people reckon, adding up to `each`; none where there is only one
  std::vector<int> each;    // by seat, in turn order
};

// Something that lies on the table for all to see, or that was said: "melds" and "A ♠Q♦Q♣Q (60)".
struct Shown {
  std::string label, text;
};

}  // namespace ouverte::games
