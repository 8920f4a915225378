// Questions for the lead: "Which card must West lead so that South makes it?", "Against which leads can he make it?".
#pragma once

#include <cstddef>
#include <string>

#include "puzzles/text/spoken.hpp"

namespace ouverte::puzzles::text {

// "A trump lead", "the best opening lead", and not "lead the ♦3!", at a word for a lead.
[[nodiscard]] bool is_lead_noun(const Story& story, const SpokenSentence& sentence, std::size_t at);

// Whether a sentence asks what is to be led, whatever else it asks; `leader`: who leads to the first trick, `lead`: the
// card that was led, if any is told.
[[nodiscard]] bool asks_for_lead(const Story& story, const SpokenSentence& sentence, char leader,
                                 const std::string& lead);

}  // namespace ouverte::puzzles::text
