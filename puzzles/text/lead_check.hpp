// The first lead of a whole deal, as it was read, looked up in all that its words say: another lead told, one that may
// be of a later trick, cards or hands that are to be others beside it. Where any is found the deal is not read.
#pragma once

#include <optional>
#include <vector>

#include "puzzles/text/diagram.hpp"
#include "puzzles/text/fault.hpp"
#include "puzzles/text/spoken.hpp"
#include "solver/records/record.hpp"

namespace ouverte::puzzles::text {

// `readings`: of one deal, each with its lead; of more than one where the lead is one of several.
[[nodiscard]] std::optional<Fault> doubt_of_lead(const Story& story, const std::vector<Hand>& hands,
                                                 const std::vector<records::Record>& readings);

// "Each other's cards", "♣2 belongs to East", "Who played 4♠?": the hands, or who plays, may be meant otherwise.
[[nodiscard]] std::optional<Fault> doubt_of_hands(const Story& story, const std::vector<Hand>& hands);

}  // namespace ouverte::puzzles::text
