// Suits and seats by other names: what the rules of a game make no difference between. A renamed position has the same
// value, and its moves are the moves renamed. Every game, no game's name.
#pragma once

#include <array>
#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "solver/games/door/game.hpp"
#include "solver/games/door/setup.hpp"

namespace ouverte::games {

struct Renaming {
  std::string suits = "SHDC";  // what spades, hearts, diamonds and clubs are called
  std::size_t turn = 0;        // every seat is called like the one so many places on in turn order

  friend bool operator==(const Renaming&, const Renaming&) = default;
};

[[nodiscard]] Renaming inverse(const Renaming& renaming, std::size_t seats);

// A setup renamed: hands, table, leader, dealer, tricks, contract and guarantee. `seats`: those of its table.
[[nodiscard]] Setup renamed(const Setup& setup, const Renaming& renaming, std::string_view seats);

// The same of a seat; of "" it is "".
[[nodiscard]] std::string renamed_seat(std::string_view seat, const Renaming& renaming, std::string_view seats);
// And of a move as records write it: "SQ", "*", "21", ">B", "HQ+SQ.DQ.CQ". The cards of a set stay in their order S H D
// C; where two sets of one rank are laid at once, `Position::moves` may write them the other way round.
[[nodiscard]] std::string renamed_move(std::string_view move, const Renaming& renaming, std::string_view seats);

// Every renaming under which the rules stay what they are for this position, the one that changes nothing first: a suit
// whose lowest card has a name of its own keeps that name; whoever must lead by the rules still does; and where neither
// contract nor guarantee names a seat, seats keep their names, for it is not said whom the value is about.
// The caller guarantees that the setup is one that `Position::setup` gave: complete.
[[nodiscard]] std::vector<Renaming> renamings(const Game& game, const Setup& setup);

// A text that two setups share when one becomes the other by such a renaming and, where cards count by nothing but
// their rank, by cards of a suit coming closer together (the four and the two of two left become the ace and the king).
// Any setup that `Position::setup` gave.
[[nodiscard]] std::string canonical(const Game& game, const Setup& setup);

}  // namespace ouverte::games
