// Of a free-for-all deal, beside every player's guarantee: what comes of it if everyone plays for himself, or the
// bounds on it that the guarantees give.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include "solver/base/json.hpp"
#include "solver/games/door/game.hpp"

namespace ouverte::requests {

struct SolvedPosition;

struct EachForHimself {
  games::Bounds each;                                        // results by seat, in turn order
  std::vector<std::pair<std::string, games::Bounds>> moves;  // after each move, as far as that is known
  std::optional<int> horizon;                                // the plays looked ahead, where play need not end

  [[nodiscard]] bool exact() const;
};

// `answers`: the guarantees of all seats of one position that is not over. Nothing where all players' results are not
// what is asked for, or nothing is known of them.
[[nodiscard]] std::optional<EachForHimself> each_for_himself(const games::Game& game,
                                                             std::span<const SolvedPosition> answers,
                                                             games::Solver& solver);

// Under "values" the seats' results, numbers or bounds; "moves" if they are asked for.
[[nodiscard]] base::Json to_json(const games::Game& game, const games::Position& position, const EachForHimself& each,
                                 bool every_move);

}  // namespace ouverte::requests
