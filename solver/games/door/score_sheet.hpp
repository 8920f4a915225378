// What a deal brings its players, as they write it down. The values that the solver finds (`Position::value`) are made
// of it, but count for two camps against one another.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "solver/base/json.hpp"
#include "solver/games/door/setup.hpp"

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
  // By seat, in turn order. None where it rests on something that nobody said: `unsaid`, "who is vulnerable".
  std::vector<int> each;
  std::string unsaid = {};
  // The whole in one line, where people say it in one: "10 tricks, made: +420 for North-South".
  std::string words = {};
};

// Something that lies on the table for all to see, or that was said: "melds" and "A ♠Q♦Q♣Q (60)".
struct Shown {
  std::string label, text;
};

// The tricks won so far by each seat; nothing before the first, or where they are not counted.
[[nodiscard]] std::vector<Shown> tricks_shown(const Setup& setup);

// {"unit": "point", "paid": false, "each": {"A": 35, …}, "parts": [{"what": "tricks", "each": {…}}, …]}. `seats`: their
// letters in turn order. `unsaid` and `words` are there where they say something.
[[nodiscard]] base::Json to_json(const ScoreSheet& sheet, std::string_view seats);
// [{"label": "tricks", "text": "N 3  E 2"}, …].
[[nodiscard]] base::Json to_json(const std::vector<Shown>& shown);

}  // namespace ouverte::games
