// Marks and costs written into a record, in PBN's own signs, so that other programs show them.
#pragma once

#include <string>
#include <string_view>

#include "solver/io/record.hpp"
#include "solver/tutor/analysis.hpp"

namespace ouverte::tutor {

// A number of values in words: "2 tricks".
[[nodiscard]] std::string amount(int number, std::string_view unit);

// The record with a mark for cards ("$7" good, "$12" questionable, "$8" poor, "$10" very poor) and a comment behind
// each play that earned one; marks of that kind which stood there before are replaced.
[[nodiscard]] io::Record annotated(const games::Entry& game, io::Record record, const Analysis& analysis);

}  // namespace ouverte::tutor
