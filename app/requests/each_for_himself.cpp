#include "app/requests/each_for_himself.hpp"

#include <algorithm>

#include "app/requests/found.hpp"

namespace ouverte::requests {
namespace {

games::Bounds exactly(const std::vector<int>& results) {
  games::Bounds bounds;
  for (const int result : results) bounds.push_back({result, result});
  return bounds;
}

// What all seats are sure of after a move; of fewer where that was not found out.
std::vector<search::Interval> guarantees_after(std::span<const SolvedPosition> answers, const std::string& move) {
  std::vector<search::Interval> guarantees;
  for (const SolvedPosition& answer : answers) {
    const auto& moves = answer.solution.moves;
    const auto found = std::ranges::find(moves, move, &games::MoveValue::move);
    if (found != moves.end() && found->value.exact()) guarantees.push_back(found->value);
  }
  return guarantees;
}

// Guarantees to different horizons are of different deals.
bool known_of_one_deal(std::span<const SolvedPosition> answers) {
  const std::optional<int> horizon = answers.front().solution.horizon;
  return std::ranges::all_of(answers, [&](const SolvedPosition& answer) {
    return answer.solution.value.exact() && answer.solution.horizon == horizon;
  });
}

std::optional<EachForHimself> by_guarantees(const games::Game& game, std::span<const SolvedPosition> answers) {
  if (!known_of_one_deal(answers)) return std::nullopt;
  const games::Position& position = *answers.front().position;
  std::vector<search::Interval> guarantees;
  for (const SolvedPosition& answer : answers) guarantees.push_back(answer.solution.value);
  const auto bounded = [&](std::span<const search::Interval> sure) {
    games::Bounds bounds = games::bounds_by_guarantees(sure);
    for (std::size_t seat = 0; seat < bounds.size(); ++seat) {
      const search::Interval possible = answers[seat].position->possible();
      bounds[seat] = {std::max(bounds[seat].lower, possible.lower), std::min(bounds[seat].upper, possible.upper)};
    }
    return bounds;
  };
  EachForHimself each{.each = bounded(guarantees), .moves = {}, .horizon = answers.front().solution.horizon};
  std::vector<games::Bounds> after;
  const std::vector<std::string> moves = position.moves();
  for (const std::string& move : moves) {
    const auto sure = guarantees_after(answers, move);
    if (sure.size() != answers.size()) continue;
    after.push_back(bounded(sure));
    each.moves.emplace_back(move, after.back());
  }
  const std::size_t mover = game.seats_at(position.setup()).find(position.to_move());
  if (after.size() == moves.size() && position.lists_every_move())
    each.each = games::bounds_by_choice(std::move(each.each), mover, after);
  return each;
}

}  // namespace

bool EachForHimself::exact() const { return std::ranges::all_of(each, &search::Interval::exact); }

std::optional<EachForHimself> each_for_himself(const games::Game& game, std::span<const SolvedPosition> answers,
                                               games::Solver& solver) {
  const auto found = solver.for_himself(*answers.front().position);
  if (!found) return std::nullopt;
  if (!found->known()) return by_guarantees(game, answers);
  EachForHimself each{.each = exactly(found->each), .moves = {}, .horizon = found->horizon};
  for (const games::ForHimself::Move& move : found->moves) each.moves.emplace_back(move.move, exactly(move.each));
  return each;
}

base::Json to_json(const games::Game& game, const games::Position& position, const EachForHimself& each,
                   bool every_move) {
  const games::Setup setup = position.setup();
  const std::string_view seats = game.seats_at(setup);
  const auto values = [&](const games::Bounds& bounds) {
    base::Json json = base::Json::object();
    for (std::size_t seat = 0; seat < bounds.size(); ++seat) {
      const search::Interval value = bounds[seat];
      const auto number = [&](int end) { return game.value_json(end, setup); };
      json[std::string(seats.substr(seat, 1))] =
          value.exact() ? number(value.lower)
                        : base::Json{{"lower", number(value.lower)}, {"upper", number(value.upper)}};
    }
    return json;
  };
  base::Json json = {{"exact", each.exact()}, {"values", values(each.each)}, {"ties", games::kTieRule}};
  if (each.horizon) json["horizon"] = *each.horizon;
  if (every_move) {
    json["moves"] = base::Json::object();
    for (const auto& [move, bounds] : each.moves) json["moves"][move] = values(bounds);
  }
  return json;
}

}  // namespace ouverte::requests
