// What is written of a deal that was coached: the record it came from, with the play that was made of it.
#pragma once

#include "solver/records/record.hpp"

namespace ouverte::tutor {

// The play and setup of `played` with all else that `coached` says of the deal: its tags, auction, notes, sections and
// comments; without what it says of its own play, its result and its score among it.
[[nodiscard]] records::Record saved_record(const records::Record& coached, records::Record played);

}  // namespace ouverte::tutor
