// Hands that are told in sentences: "West holds ♠KQ and the king of hearts, North the ace and jack of spades …".
#pragma once

#include <vector>

#include "puzzles/text/diagram.hpp"
#include "puzzles/text/lexer.hpp"
#include "puzzles/text/whole_deal.hpp"

namespace ouverte::puzzles::text {

// The hands told, each seat once. The items that told them are gone, a stop stands for them.
[[nodiscard]] std::vector<Hand> take_told_hands(std::vector<Item>& items, const Table& table, const games::Game& game);

// The hands of a problem, drawn or told, and the words beside them.
struct Hands {
  Diagram diagram;
  std::vector<Item> items;
  std::vector<Fault> faults;
};
[[nodiscard]] Hands hands_of(const std::vector<Line>& lines, const Table& table, const games::Game& game);
[[nodiscard]] Hands hands_of(const WholeDeal& deal, const Table& table, const games::Game& game);

}  // namespace ouverte::puzzles::text
