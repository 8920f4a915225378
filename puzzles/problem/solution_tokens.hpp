// The words and signs of a solution's written form.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace ouverte::puzzles {

struct SolutionToken {
  enum class Kind : std::uint8_t {
    kWord,
    kLabel,  // "B2)": `text` is "B2"
    kOpen,   // ( and )
    kClose,
    kComma,
    kStop,
    kColon,
    kOnly,    // !
    kGoesOn,  // ...
    kEnd,     // of the text
  };
  Kind kind = Kind::kEnd;
  std::string text;
  int line = 0;
};

// The last one is the end. What stands after a semicolon is left out, to the end of its line.
[[nodiscard]] std::vector<SolutionToken> solution_tokens(std::string_view text);

// The parts of a label, letters and digits by turns: "B2a" has three.
[[nodiscard]] std::size_t level_of(std::string_view label);

// In lower case.
[[nodiscard]] std::string lower(std::string_view word);

}  // namespace ouverte::puzzles
