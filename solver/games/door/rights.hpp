// Rights that can be altered for some seats, to find out what a result rests on: if a card costs nothing once East's
// trumps do not ruff, it costs because East ruffs. docs/algorithms/rights.md says what each proves.
#pragma once

#include <string>
#include <vector>

namespace ouverte::games {

struct Rights {
  // A seat may not lead cards of these suits (letters as records write them: "H", "SD") if he has anything else.
  struct Bar {
    std::string seat, suits;
  };
  // When this seat has won a trick, another leads to the next: `leader`, or his partner where that is empty.
  struct Pass {
    std::string seat, leader = {};
  };

  std::string no_ruff = {};  // seats whose trumps do not win tricks to which no trump was led
  std::string idle = {};     // seats that may, each once, play the card `kBlankText` where they cannot follow: it wins
                             // nothing, and one card of theirs is left over in the end
  std::vector<Bar> bars = {};
  std::vector<Pass> passes = {};
  std::vector<Pass> offers = {};  // whenever this seat is to lead, its partner may lead instead: his cards are moves
};

// The blank among moves.
inline constexpr const char* kBlankText = "-";

}  // namespace ouverte::games
