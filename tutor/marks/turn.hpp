// A turn judged by itself, where play can go on for ever and the record names no end: to the horizon that
// `games::Solver::judge` has for it, so that analysis, coach and explanations say the same of the same turn.
#pragma once

#include <memory>
#include <optional>
#include <string>

#include "solver/games/door/game.hpp"
#include "tutor/marks/analysis.hpp"

namespace ouverte::tutor {

// Whether play need not end, and the setup names no end.
[[nodiscard]] bool endless(const games::Game& game, const games::Setup& setup);

// The position with the end that it was judged to, so many plays from it; as it is where it has an end, or has been
// played out.
[[nodiscard]] std::unique_ptr<games::Position> as_judged(const games::Game& game, const games::Position& position,
                                                         std::optional<int> horizon);

// What a move did to the value that `found` has for the position before it; nothing where a limit struck.
[[nodiscard]] std::optional<Judgement> judgement_of(const games::Game& game, games::Solver& solver,
                                                    const games::Position& before, const games::Solution& found,
                                                    const std::string& move);

}  // namespace ouverte::tutor
