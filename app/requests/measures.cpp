#include "app/requests/measures.hpp"

#include <algorithm>
#include <utility>
#include <vector>

namespace ouverte::requests {
namespace {

using games::Game;
using games::Position;
using games::Setup;

constexpr int kParts = 13;  // of all that can come of a deal: what is close

std::vector<std::string> objectives_of(const Game& game) {
  std::vector<std::string> all;
  for (const games::ContractInfo& info : game.contracts())
    for (const std::string_view objective : info.objectives)
      if (std::ranges::find(all, objective) == all.end()) all.emplace_back(objective);
  return all;
}

std::optional<Measure> measure_by(const Game& game, const Setup& setup, const std::string& objective) {
  const auto at = valued(game, setup, objective);
  if (at == nullptr) return std::nullopt;
  const auto stakes = game.stakes(at->setup());
  const search::Interval possible = at->possible();
  if (!stakes.ok() || !stakes->goal || possible.lower == games::kAnything.lower || possible.exact())
    return std::nullopt;
  return Measure{.objective = objective,
                 .goal = *stakes->goal,
                 .near = std::max(stakes->step, (possible.upper - possible.lower) / kParts),
                 .upwards = at->maximises(),
                 .reckoned = !stakes->meaning.empty(),
                 .possible = possible};
}

}  // namespace

std::unique_ptr<Position> valued(const Game& game, Setup setup, const std::string& objective) {
  setup.objective = objective;
  auto position = game.position(setup);
  return position.ok() ? *std::move(position) : nullptr;
}

std::optional<Measures> measures_of(const Game& game, const Setup& setup) {
  if (game.contract_of(setup).free_for_all()) return std::nullopt;
  const auto width = [](const Measure& measure) { return measure.possible.upper - measure.possible.lower; };
  const auto finer = [&](const Measure& a, const Measure& b) {
    return a.reckoned != b.reckoned ? b.reckoned : width(a) < width(b);
  };
  std::optional<Measure> made, fine;
  for (const std::string& objective : objectives_of(game)) {
    auto measure = measure_by(game, setup, objective);
    if (!measure) continue;
    if (width(*measure) == 1) {
      if (!made) made = std::move(measure);
    } else if (!fine || finer(*measure, *fine)) {
      fine = std::move(measure);
    }
  }
  if (!made && !fine) return std::nullopt;
  // Whoever is to move wants one of them high as he does the other, or just not.
  if (made && fine) fine->upwards = made->upwards == fine->upwards;
  if (made) made->upwards = true;
  if (fine && !made) fine->upwards = true;
  return Measures{.made = made ? *made : *fine, .fine = fine ? *fine : *made};
}

}  // namespace ouverte::requests
