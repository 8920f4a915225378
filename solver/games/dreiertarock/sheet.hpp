// What a deal of Dreiertarock brings each player, item by item, and what of it can be seen while it is played.
#pragma once

#include <array>
#include <string>
#include <string_view>
#include <vector>

#include "solver/games/door/score_sheet.hpp"
#include "solver/games/dreiertarock/contract.hpp"
#include "solver/games/dreiertarock/rules.hpp"

namespace ouverte::games::dreiertarock {

// Cents by seat: received, or paid where negative. They add up to nothing.
using Cents = std::array<int, kPlayers>;

struct Item {
  std::string what;  // "Single, doubled", "Pagat Ultimo, announced, doubled"
  Cents each{};
};

// Everything that is paid for, in the order of the rules page; the declarer's add up to `payment`. Not in Trischaken.
[[nodiscard]] std::vector<Item> items_of(const Contract& contract, const Result& result);

// Of a deal that is over.
[[nodiscard]] ScoreSheet sheet_of(const Game& game, const State& state);

// As `Position::shown`; `written` is the contract as the position has it.
[[nodiscard]] std::vector<Shown> shown_of(const Game& game, const State& state, const Written& written,
                                          std::string_view seats);

// Of these the talon and what was laid aside, while nothing has been played.
[[nodiscard]] std::vector<Shown> cards_out_shown(const Written& written, std::string_view seats);

// As `games::Game::known_contract`; `written` is that of the setup.
[[nodiscard]] Written contract_known_to(std::string_view seats, Written written, const Setup& setup);

}  // namespace ouverte::games::dreiertarock
