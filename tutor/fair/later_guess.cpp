#include "tutor/fair/later_guess.hpp"

#include <algorithm>
#include <memory>
#include <utility>

#include "tutor/fair/equal_cards.hpp"

namespace ouverte::tutor::fair {
namespace {

constexpr std::size_t kMemoryOfGuesses = 64, kMiB = 1 << 20;
constexpr std::uint64_t kComparedEach = 1'000;  // sets of fronts, beside each position solved

// The seats whose cards the player plays.
std::string seats_played(const games::Game& game, const games::View& view) {
  std::string seats;
  for (const char letter : view.seen)
    if (game.player_of(std::string(1, letter), view.now) == view.player) seats += letter;
  return seats;
}

// Whether the player wants the value high, seen from his own turn.
bool wants_high(const games::Game& game, const games::View& view, const games::Position& position) {
  return game.player_of(position.to_move(), view.now) == view.player ? position.maximises() : !position.maximises();
}

// Those of the trick in progress still lie between others.
std::vector<std::string> cards_gone(const games::View& view) {
  std::vector<std::string> gone;
  const std::size_t done = view.plays.size() - std::min(view.now.table.size(), view.plays.size());
  for (const games::PlaySeen& play : std::span(view.plays).first(done)) gone.push_back(play.move);
  return gone;
}

}  // namespace

std::optional<LaterGuesses> later_guesses(const games::Game& game, const games::View& view,
                                          std::span<const WeighedLayout> layouts, std::vector<std::string> cards,
                                          std::optional<int> goal, int own_moves, std::uint64_t most_positions,
                                          const search::Options& search) {
  LaterGuesses found;
  std::vector<LayoutPoint> points;
  for (const WeighedLayout& each : layouts) {
    auto position = game.layout(view, each.layout);
    if (!position.ok()) continue;
    const auto stakes = game.stakes((*position)->setup());
    const std::optional<int> aim = goal ? goal : stakes.ok() ? stakes->goal : std::nullopt;
    if (!aim) return std::nullopt;
    const bool high = wants_high(game, view, **position);
    points.push_back(
        {.position = *std::move(position), .weight = each.weight, .goal = high ? *aim : *aim - 1, .high = high});
    found.weights.push_back(each.weight);
  }
  if (points.empty()) return std::nullopt;
  search::Options options = search;
  options.memory_mib = std::min(search.memory_mib, kMemoryOfGuesses);
  const auto solver = game.solver(options);
  const AlphaMuAnswer answer = alpha_mu(points,
                                        {.seats = seats_played(game, view),
                                         .own_moves = own_moves,
                                         .equal = equal_cards(view.sequences, view.pool, cards_gone(view)),
                                         .only = std::move(cards),
                                         .most_leaves = most_positions,
                                         .most_bytes = search.memory_mib * kMiB,
                                         .most_compared = most_positions * kComparedEach},
                                        *solver);
  if (answer.stopped || answer.moves.empty()) return std::nullopt;
  for (const AlphaMuMove& same : answer.moves)
    for (const std::string& move : same.moves) found.cards.push_back({move, same.chance, same.won});
  found.single_dummy = answer.exact;
  return found;
}

}  // namespace ouverte::tutor::fair
