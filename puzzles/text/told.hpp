// Hands that are told in sentences: "West holds ♠KQ and the king of hearts, North the ace and jack of spades …".
#pragma once

#include <vector>

#include "puzzles/text/diagram.hpp"
#include "puzzles/text/words.hpp"

namespace ouverte::puzzles::text {

// The hands found, each seat once, and the words without them.
struct Told {
  std::vector<Hand> hands;
  std::vector<Word> words;
};
[[nodiscard]] Told take_told_hands(const std::vector<Word>& words, const Table& table, const games::Game& game);

// The hands of a problem, drawn or told, and the words beside them.
struct Hands {
  Diagram diagram;
  std::vector<Word> words;
  std::vector<Fault> faults;
};
[[nodiscard]] Hands hands_of(std::vector<Line> lines, const Table& table, const games::Game& game);

}  // namespace ouverte::puzzles::text
