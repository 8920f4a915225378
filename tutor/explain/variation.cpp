#include "tutor/explain/variation.hpp"

#include <string>

#include "solver/base/hash_tables.hpp"
#include "solver/games/shared/forcing.hpp"
#include "solver/proof/proof.hpp"
#include "tutor/report/analysis_json.hpp"

namespace ouverte::tutor {
namespace {

using base::Json;

std::optional<int> value_of(const games::Position& at, games::Solver& solver) {
  if (at.over()) return at.value();
  const games::Solution solution = solver.solve(at, {});
  if (solution.stopped || !solution.value.exact()) return std::nullopt;
  return solution.value.lower;
}

Json to_json(const games::Game& game, const games::Setup& setup, const Step& step) {
  Json json = {{"seat", step.seat}, {"move", step.move}, {"position", position_json(game, *step.after)}};
  if (step.value) json["value"] = game.value_json(*step.value, setup);
  if (step.any) {
    json["any"] = true;
  } else if (!step.also.empty()) {
    json["also"] = step.also;
  }
  return json;
}

}  // namespace

Step step_from(const games::Position& before, const std::vector<std::string>& moves) {
  return {.seat = before.to_move(),
          .move = moves.front(),
          .also = {moves.begin() + 1, moves.end()},
          .any = moves.size() > 1 && moves.size() == before.moves().size(),
          .after = games::after(before, moves.front())};
}

void value_steps(std::vector<Variation>& variations, games::Solver& solver) {
  base::HashMap<std::string, std::optional<int>> known;  // variations begin alike
  // From the ends back, so that what was found out about late positions serves the early ones.
  for (Variation& variation : variations) {
    for (auto step = variation.line.rbegin(); step != variation.line.rend(); ++step) {
      if (step->value) continue;
      const auto [found, added] = known.try_emplace(step->after->key());
      if (added) found->second = value_of(*step->after, solver);
      step->value = found->second;
    }
  }
}

Json to_json(const games::Game& game, const games::Setup& setup, const std::vector<Variation>& variations) {
  Json json = Json::array();
  for (const Variation& variation : variations) {
    Json line = Json::array();
    for (const Step& step : variation.line) line.push_back(to_json(game, setup, step));
    Json& written = json.emplace_back(Json{{"name", variation.name}, {"claim", variation.claim}, {"line", line}});
    if (!variation.end.empty()) written["text"] = variation.end;
  }
  return json;
}

void put_words(const games::Game& game, const games::Setup& setup, const std::vector<Variation>& variations,
               Json& words) {
  for (const Variation& variation : variations)
    for (const Step& step : variation.line)
      if (step.value) put_word(game, setup, *step.value, words);
}

void put_word(const games::Game& game, const games::Setup& setup, int value, Json& words) {
  const Json key = game.value_json(value, setup);
  words[key.is_null() ? "null" : key.dump()] = game.describe({value, value}, setup);
}

void put_own_score(const games::Game& game, const games::Setup& setup, int value, Json& scores) {
  if (const auto score = game.own_score(value, setup)) scores[std::to_string(value)] = *score;
}

}  // namespace ouverte::tutor
