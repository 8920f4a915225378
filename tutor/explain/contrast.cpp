#include "tutor/explain/contrast.hpp"

#include <algorithm>

#include "solver/games/shared/forcing.hpp"
#include "tutor/explain/causes/lines.hpp"
#include "tutor/explain/fact_parts.hpp"

namespace ouverte::tutor {
namespace {

std::string a_right_move(const std::vector<Fact>& facts, const games::Position& before,
                         const proof::Refutation& refutation, games::Solver& solver) {
  for (const Fact& fact : facts)
    if (fact.cause) return fact.cause->right;
  for (const Fact& fact : facts)
    if (!fact.right.empty()) return fact.right.front();
  const games::Solution solved = solver.solve(before, {.near = refutation.before});
  return solved.stopped || solved.best.empty() ? "" : solved.best.front();
}

std::size_t parted(const Contrast& contrast, const std::map<std::string, bool>& sides, bool high) {
  const std::size_t both = std::min(contrast.wrong_tricks.size(), contrast.right_tricks.size());
  const auto gained = [&](const LineTrick& trick) {
    const auto side = sides.find(trick.taker);
    return side != sides.end() && side->second == high ? 1 : 0;
  };
  int ahead = 0;
  std::size_t last_behind = 0;
  for (std::size_t i = 0; i < both; ++i) {
    ahead += gained(contrast.right_tricks[i]) - gained(contrast.wrong_tricks[i]);
    if (ahead <= 0) last_behind = i + 1;
  }
  return std::min(last_behind + 1, both);
}

int value_at_end(const games::Position& before, const PlayLine& line) {
  auto at = before.clone();
  for (const LinePlay& play : line) at = games::after(*at, play.card);
  return at->value();
}

}  // namespace

std::optional<Contrast> contrast_of(const games::Game& game, const games::Position& before,
                                    const proof::Refutation& refutation, const std::vector<Fact>& facts,
                                    games::Solver& solver) {
  if (!game.plays_in_rows()) return std::nullopt;
  const std::string right = a_right_move(facts, before, refutation, solver);
  if (right.empty() || right == refutation.move) return std::nullopt;
  auto pairs = LineSampler(before, solver).lines(refutation.move, right, 1);
  if (!pairs) return std::nullopt;
  Contrast contrast{.wrong = std::move(pairs->first.front()), .right = std::move(pairs->second.front())};
  contrast.wrong_tricks = tricks_of(before, contrast.wrong);
  contrast.right_tricks = tricks_of(before, contrast.right);
  contrast.wrong_value = value_at_end(before, contrast.wrong);
  contrast.right_value = value_at_end(before, contrast.right);
  contrast.parted = parted(contrast, sides_of(before), before.maximises());
  return contrast;
}

base::Json to_json(const games::Game& game, const games::Setup& setup, const Contrast& contrast) {
  const auto line = [&](const std::vector<LineTrick>& tricks, int value) {
    base::Json json = {{"value", game.value_json(value, setup)}, {"tricks", base::Json::array()}};
    for (const LineTrick& trick : tricks) {
      base::Json& written = json["tricks"].emplace_back(
          base::Json{{"leader", trick.plays.front().seat}, {"cards", base::Json::array()}, {"taker", trick.taker}});
      for (const LinePlay& play : trick.plays) written["cards"].push_back(play.card);
    }
    return json;
  };
  return {{"wrong", line(contrast.wrong_tricks, contrast.wrong_value)},
          {"right", line(contrast.right_tricks, contrast.right_value)},
          {"parted", contrast.parted}};
}

}  // namespace ouverte::tutor
