// The first lead of a whole deal, as it was read, looked up in all that its words say: another lead told, or one that
// may be of a later trick. Where any is found the deal is not read.
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

// The same of a deal of which none was read: a card that who leads is the first to be told to play, in whatever words.
[[nodiscard]] std::optional<Fault> doubt_of_no_lead(const Story& story, const std::vector<Hand>& hands, char leader);

}  // namespace ouverte::puzzles::text
