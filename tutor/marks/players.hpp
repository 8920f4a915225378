// Who sat where.
#pragma once

#include <string>
#include <string_view>

#include "solver/records/record.hpp"

namespace ouverte::tutor {

// A player's name as the record's tags have it: the tag is the seat in full ("North") or its letter ("A"). Empty where
// there is none, or no more than "?".
[[nodiscard]] std::string player_name(const records::Record& record, std::string_view seat);

// The same, or that of the seat where the tags have none: "North".
[[nodiscard]] std::string name_or_seat(const games::Game& game, const records::Record& record, std::string_view seat);

}  // namespace ouverte::tutor
