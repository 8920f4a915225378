// Of a free-for-all deal, what guarantees do not tell: where every move keeps a player's guarantee, what his play cost
// him if everyone plays for himself.
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "solver/games/door/game.hpp"
#include "tutor/marks/analysis.hpp"

namespace ouverte::tutor {

// What a move costs the player, by his place in turn order, whose turn it is; nothing if it costs nothing, or what
// comes of it is not known.
[[nodiscard]] std::optional<OwnCost> own_cost(const games::ForHimself& found, std::size_t player,
                                              const std::string& move);

// Adds own costs to a trace that is marked, and marks them. `positions`: before each play. From the last play
// backwards, until the solver knows no more: what comes before is harder still, but where play need not end.
void add_own_costs(const games::Game& game, games::Solver& solver,
                   const std::vector<std::unique_ptr<games::Position>>& positions, Trace& trace);

}  // namespace ouverte::tutor
