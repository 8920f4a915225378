// What a deal of Hoodwink brings its players: the score sheet of one that is over, and what a settlement tells of the
// score of the player whom it is about.
#pragma once

#include <optional>
#include <vector>

#include "solver/games/door/score_sheet.hpp"
#include "solver/games/door/setup.hpp"
#include "solver/games/hoodwink/rules.hpp"
#include "solver/search/interval.hpp"

namespace ouverte::games::hoodwink {

// By player: his tricks and what the scoring adds, for the Hood under the name of each reason. `hood`: its number, or
// `kNobody`, where there are no bonuses.
[[nodiscard]] ScoreSheet sheet_of(const Tricks& won, int hood, Scoring scoring);

// One way in which a deal can end, for one player.
struct End {
  int score = 0;  // his own
  int settlement = 0;
  bool agree = false;  // he is the Hood beforehand, and the partners have the same number of tricks

  friend constexpr auto operator<=>(const End&, const End&) = default;
};

// Every way in which a deal can end from the tricks won so far, by the rules alone, each once: for the Hood, or for
// `player` among free partners. Rising.
[[nodiscard]] std::vector<End> ends_of(const Contract& contract, Seat player, const Tricks& won);
// The same for the Hood, or the player whose guarantee is asked, of a setup; none where its contract is none.
[[nodiscard]] std::vector<End> ends_of(const Setup& setup);

// What all ends with that settlement have in common: their only one, or nothing.
[[nodiscard]] std::optional<End> end_with(const std::vector<End>& ends, int settlement);

// What a settlement that is asked for asks of the score: to be no less than `score`, where it is reached by those ends
// alone, or that the partners do not agree. Neither where no score and no agreement tells these ends from the others.
struct Asking {
  std::optional<int> score;
  bool disagree = false;
};
[[nodiscard]] Asking asking_of(const std::vector<End>& ends, int settlement);

}  // namespace ouverte::games::hoodwink
