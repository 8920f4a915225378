// The trick in progress as the seat to move may reckon it out: who can come to take it after each move, by the rules
// alone.
#pragma once

#include <map>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "solver/games/door/game.hpp"

namespace ouverte::puzzles {

using Moves = std::vector<std::string>;
using Seats = std::set<std::string>;

// 'S', 'H', 'D' or 'C', with which a card of a suit is written; anything else is of a fifth suit, '*'.
[[nodiscard]] char suit_of(std::string_view move);

class TrickAhead {
 public:
  // The caller guarantees that the position is not over, and outlives it.
  TrickAhead(const games::Game& game, const games::Position& at);

  [[nodiscard]] const games::Game& game() const { return game_; }
  [[nodiscard]] const games::Position& at() const { return at_; }
  [[nodiscard]] const std::string& mover() const { return mover_; }
  [[nodiscard]] bool leads() const { return setup_.table.empty(); }
  [[nodiscard]] const games::Setup& setup() const { return setup_; }
  // Whether the cards of a move follow the suit led. Not of a lead.
  [[nodiscard]] bool follows(std::string_view move) const { return suit_of(move) == suit_of(setup_.table.front()); }
  [[nodiscard]] bool own(const std::string& seat) const;  // on the mover's side
  // Whether a legal move is listed before another of its suit: the higher card.
  [[nodiscard]] bool higher(std::string_view move, std::string_view than) const;

  // The seats that may come to take the trick after a move of this turn, over all plays to its end. Remembered.
  [[nodiscard]] const Seats& takers(const std::string& move) const;
  [[nodiscard]] bool mover_takes(const std::string& move) const;    // for certain
  [[nodiscard]] bool partner_takes(const std::string& move) const;  // for certain, one and the same
  [[nodiscard]] bool others_take(const std::string& move) const;    // the other side, for certain

 private:
  const games::Game& game_;
  const games::Position& at_;
  std::string mover_;
  games::Setup setup_;
  std::map<std::string, bool> maximises_;  // by seat
  mutable std::map<std::string, Seats> takers_;
};

// Who is on the side that wants the value high, seen from one line of play.
[[nodiscard]] std::map<std::string, bool> sides_of(const games::Position& at);

}  // namespace ouverte::puzzles
