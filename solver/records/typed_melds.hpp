// Moves that lay sets of cards down, as people type them: in every form in which they are shown.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "absl/status/statusor.h"
#include "solver/games/door/game.hpp"

namespace ouverte::records {

// A card with the sets that it lays, as records write it, legal or not: "DT+SJ.SJ.HJ" of "♦T + ♠J♠J♥J", "D10 melding SJ
// SJ HJ" and "dt+hj.sj.sj". Sets have commas between them; without, words of several cards are a set each, and else
// cards side by side of one rank are one. Where the position lists the move, cards and sets stand in its order. Nothing
// where the text is no card with sets.
[[nodiscard]] std::optional<std::string> melding_move(const games::Position& at, std::string_view text);

// As `move_meant` of `move_input.hpp` where a deal stands: such a move may be one that is not listed, and of one that
// is not legal it is said why.
[[nodiscard]] absl::StatusOr<std::string> move_meant(const games::Game& game, std::string_view text,
                                                     const games::Position& at);

// Whether a move of the position lays sets.
[[nodiscard]] bool may_meld(const games::Position& at);

// Lines for the help of a prompt.
inline constexpr std::string_view kMeldsHelp =
    "  card + melds  play it and meld from what is then in hand, sets with commas between\n"
    "                them: DT + SJ HJ DJ, S9 S9 H9, or DT melding SJ HJ DJ; a card by\n"
    "                itself melds nothing\n";

}  // namespace ouverte::records
