// Why a move is wrong, laid out for people.
#pragma once

#include <string>
#include <vector>

#include "app/cli/text/text.hpp"
#include "app/requests/explain.hpp"
#include "solver/games/door/game.hpp"
#include "tutor/explain/explanation.hpp"
#include "tutor/report/annotate.hpp"

namespace ouverte::cli {

using requests::Explanation;

// What a play that has a mark did: "cost 2 tricks: the contract is down; better ♥Q: 9 tricks".
[[nodiscard]] Text cost_text(const games::Game& game, const tutor::Trace& trace, const tutor::Judgement& judgement);
// What is proved of a move and its variations, one a line. `end`: what comes of them all.
[[nodiscard]] std::vector<Text> why_text(const games::Game& game, const tutor::Explanation& why,
                                         const std::string& end);
// Where its tree is too long: the line of best play after it beside the one after a right play, up to the trick where
// they have parted, or else the one alone, a row a trick; nothing where there is a tree. `interrupted`: what stopped
// the search, if anything did, was the user.
[[nodiscard]] std::vector<Text> best_play_text(const games::Game& game, const games::Position& before,
                                               const tutor::Explanation& why, bool interrupted);
[[nodiscard]] std::vector<Text> explanation_text(const Explanation& explanation, bool interrupted);

}  // namespace ouverte::cli
