// How the words of a `Play` section are followed, card by card.
#pragma once

#include <span>
#include <string_view>

#include "absl/status/status.h"
#include "solver/games/door/game.hpp"
#include "solver/records/record.hpp"
#include "solver/records/tokens.hpp"

namespace ouverte::records {

// Where the card of a seat is looked for.
enum class Reading {
  kColumns,  // in the seat's own column, as PBN has it
  kInOrder,  // behind the card played before, as people may write it
};

// Plays the words from `start` on, which is the position of the record's setup, and adds them to its plays; `plays_end`
// changes where they do not lead to their end. An error is that of the first word that is no legal play; `wrong_line`
// is then set to its line. `first_seat`: that of the first column.
absl::Status follow_words(const games::Game& game, const games::Position& start, std::string_view first_seat,
                          std::span<const Token> words, Reading reading, Record& record, int& wrong_line);

}  // namespace ouverte::records
