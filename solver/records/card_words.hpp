// Cards that a `Play` section calls by names of several words: "king of hearts" is three words of a row, and one card.
#pragma once

#include <vector>

#include "solver/games/door/game.hpp"
#include "solver/records/tokens.hpp"

namespace ouverte::records {

// The words of a section, those of one line that name one card together put into one. Words that are cards each by
// itself stay apart, unless all of them are that card ("XXI Mond").
[[nodiscard]] std::vector<Token> with_cards_in_words(const games::Game& game, std::vector<Token> words);

}  // namespace ouverte::records
