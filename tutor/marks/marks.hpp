// From values to marks, turning points and accounts (docs/marks.md). No search: arithmetic on a trace whose values are
// known.
#pragma once

#include "tutor/marks/analysis.hpp"

namespace ouverte::tutor {

// Classes of legal moves at each play of a trace, as `games::Position::classes` gives them.
using Classes = std::vector<std::vector<std::vector<std::string>>>;

// Fills in, from `before`, `after` and `moves` of its judgements, all else that a trace says.
void mark(Trace& trace, const Classes& classes);

// Whether a play was a choice of which the value tells nothing: every legal move keeps it. Of a play that is marked.
[[nodiscard]] inline bool keeps_anyhow(const Judgement& judgement) {
  return judgement.complete && !judgement.forced && !judgement.decision;
}
[[nodiscard]] inline Mark mark_of(const OwnCost& own, const games::Stakes& stakes) {
  return own.cost() > stakes.step ? Mark::kCost : Mark::kSmallCost;
}

}  // namespace ouverte::tutor
