// Variations laid out for a report: every step with the position after it and what the deal is worth there.
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "solver/base/json.hpp"
#include "solver/games/door/game.hpp"

namespace ouverte::tutor {

struct Step {
  std::string seat;
  std::string move;
  std::vector<std::string> also;  // other moves that are answered alike
  bool any = false;               // every legal move is
  std::shared_ptr<const games::Position> after;
  std::optional<int> value = {};  // of the deal after it, with best play; nothing where it was not solved
};

struct Variation {
  std::string name;
  std::string claim;  // what it shows, in words
  std::string end;    // what is said where it ends; may be empty
  std::vector<Step> line;
};

// `moves` are answered alike, the first of them is played: a legal one.
[[nodiscard]] Step step_from(const games::Position& before, const std::vector<std::string>& moves);

// Solves the positions of all steps that have no value yet. Where a limit strikes a step stays without.
void value_steps(std::vector<Variation>& variations, games::Solver& solver);

// What docs/formats/analysis.md calls variations. `setup`: of the deal.
[[nodiscard]] base::Json to_json(const games::Game& game, const games::Setup& setup,
                                 const std::vector<Variation>& variations);

// Adds to what docs/formats/analysis.md calls words the values of all steps.
void put_words(const games::Game& game, const games::Setup& setup, const std::vector<Variation>& variations,
               base::Json& words);
// A value met, in words.
void put_word(const games::Game& game, const games::Setup& setup, int value, base::Json& words);
// The score that players write down for it, where it tells one.
void put_own_score(const games::Game& game, const games::Setup& setup, int value, base::Json& scores);

}  // namespace ouverte::tutor
