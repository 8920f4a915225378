// The `Play` section: rows of one card a seat, in fixed columns, and the same cards in the order they were played.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "absl/status/status.h"
#include "solver/games/door/game.hpp"
#include "solver/records/record.hpp"
#include "solver/records/tokens.hpp"

namespace ouverte::records {

inline constexpr std::string_view kJoker = "*";
inline constexpr char kGivingSign = '>';  // between a Joker and the seat that its trick is given to: "*>C"

// A move as the games write it, from what people write: "h10" is "HT".
[[nodiscard]] std::string canonical_move(std::string_view word);

// Plays the words of a section whose first column is that of `first_seat` from the record's setup on, and fills in
// `plays` and `plays_end`. A revoke, a card that is not held and a word that is no card are errors; `wrong_line` is
// then set to their line.
absl::Status follow_rows(const games::Game& game, std::string_view first_seat, const std::vector<Token>& words,
                         Record& record, int& wrong_line);

// The plays in rows, as lines of text.
[[nodiscard]] std::vector<std::string> rows_of(const games::Game& game, std::string_view first_seat,
                                               const Record& record);

}  // namespace ouverte::records
