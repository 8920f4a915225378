// The door: a position in JSON (the first line), asked everything that can be asked of it without search; and what is
// typed as moves (the lines after it).
#include <algorithm>

#include "solver/base/json.hpp"
#include "solver/base/random.hpp"
#include "solver/base/status.hpp"
#include "solver/games/door/game.hpp"
#include "solver/records/move_input.hpp"
#include "solver/records/position.hpp"
#include "tests/fuzz/harness.hpp"

namespace ouverte::fuzz {
namespace {

using games::Game;
using games::Position;
using games::Setup;

constexpr int kPlies = 60;                  // followed at most
constexpr std::size_t kLargestSolved = 12;  // cards of a position that is handed to the solver too

// What a game can be asked of a setup that need not be one of a legal position.
void ask(const Game& game, const Setup& setup) {
  (void)game.names_contract(setup);
  (void)game.contract_of(setup).free_for_all();
  (void)game.contract_of(setup).words();
  (void)game.contract_of(setup).tags();
  (void)game.seats_at(setup);
  (void)game.bounded(setup, 1);
  (void)game.playable(setup);
}

// What can be asked of one that is.
void ask(const Game& game, const Setup& setup, const Position& at) {
  const games::Stakes stakes = *game.stakes(setup);
  must(stakes.step > 0, "values differ by something");
  const search::Interval possible = at.possible();
  must(possible.lower <= possible.upper, "something is possible");
  must(!game.describe(possible, setup).empty(), "a value has words");
  (void)game.value_json(possible.lower, setup);
  (void)game.value_of_score(possible.lower, setup);
  for (const char seat : game.seats_at(setup)) (void)game.player_of(std::string(1, seat), setup);
  (void)at.aspects();
}

void must_be_sound(const Game& game, const Position& at) {
  const Setup setup = at.setup();
  const auto again = game.position(setup);
  if (again.ok())
    must((*again)->setup() == setup && (*again)->moves() == at.moves(), "a position goes to a setup and back");
  else  // what led to it may not be told of a deal whose value is settled
    must(at.possible().lower == at.possible().upper, "a position is one by its own setup",
         base::message(again.status()));
  ask(game, setup, at);
  if (at.over()) {
    must(at.moves().empty(), "nothing is played once the deal is over");
    must(at.possible().lower <= at.value() && at.value() <= at.possible().upper, "the value was possible");
    return;
  }
  (void)at.maximises();
  must(game.seats().find(at.to_move()) != std::string_view::npos, "somebody is to move");
  std::vector<std::string> in_classes;
  for (const auto& alike : at.classes()) in_classes.insert(in_classes.end(), alike.begin(), alike.end());
  std::vector<std::string> moves = at.moves();
  must(!moves.empty(), "who is to move has a move");
  for (const std::string& move : moves) must(at.clone()->play(move).ok(), "a legal move can be played", move);
  std::ranges::sort(moves);
  std::ranges::sort(in_classes);
  must(moves == in_classes, "every move is of one class");
}

void solve(const Game& game, const Position& at) {
  search::Options options;
  options.limits.nodes = 200;
  options.memory_mib = 1;
  const games::Solution solution = game.solver(options)->solve(at, {.every_move = true, .line = true});
  must(solution.value.lower <= solution.value.upper, "a value lies between its bounds");
}

// Cards in hand, as far as letters tell.
std::size_t size_of(const Setup& setup) {
  std::size_t cards = 0;
  for (const auto& [seat, hand] : setup.hands)
    cards += hand.size() - static_cast<std::size_t>(std::ranges::count(hand, '.'));
  return cards;
}

// Tries the lines as moves, and plays on at random.
void play(const Game& game, Position& at, std::string_view lines, base::Random random) {
  for (int ply = 0; ply < kPlies; ++ply) {
    must_be_sound(game, at);
    if (at.over()) return;
    const std::string_view line = lines.substr(0, lines.find('\n'));
    lines.remove_prefix(std::min(line.size() + 1, lines.size()));
    (void)at.clone()->play(line);
    const std::vector<std::string> moves = at.moves();
    const auto meant = records::move_meant(line, moves);
    const std::string move = meant.ok() ? *meant : moves[random.below(moves.size())];
    must(at.play(move).ok(), "a legal move can be played", move);
  }
}

}  // namespace

void read(std::string_view bytes) {
  const std::string_view first = bytes.substr(0, bytes.find('\n'));
  const auto json = base::parse_json(first);
  if (!json.ok()) return;
  const auto vector = records::vector_from_json(*json);
  if (!vector.ok()) return;
  for (const Game* const game : games::all_games()) {
    Setup setup = vector->setup;
    setup.game = game->name();
    ask(*game, setup);
    const auto position = game->position(setup);
    if (!position.ok()) continue;
    if (size_of(setup) <= kLargestSolved) solve(*game, **position);
    play(*game, **position, bytes.substr(std::min(first.size() + 1, bytes.size())), base::Random(bytes.size()));
  }
}

}  // namespace ouverte::fuzz
