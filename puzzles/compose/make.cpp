#include "puzzles/compose/make.hpp"

#include <algorithm>
#include <utility>

#include "absl/algorithm/container.h"
#include "puzzles/compose/difficulty.hpp"
#include "puzzles/compose/naive.hpp"
#include "puzzles/compose/themes.hpp"
#include "puzzles/problem/puzzle.hpp"
#include "puzzles/solve/keeping.hpp"
#include "solver/base/check.hpp"
#include "solver/base/status.hpp"
#include "solver/games/shared/ending.hpp"
#include "solver/games/shared/renaming.hpp"

namespace ouverte::puzzles {
namespace {

using games::Position;

constexpr std::array<std::string_view, kOutcomes> kTexts = {"made",
                                                            "no legal deal",
                                                            "no choice",
                                                            "a limit was reached",
                                                            "more than one move keeps the task, or all do",
                                                            "the theme is not shown",
                                                            "a greedy player finds the key",
                                                            "a shallow player finds the key",
                                                            "too few only moves",
                                                            "a duplicate"};

// To have what is there, and no less.
Task task_of(const Position& at, int value) {
  return {.bound = at.maximises() ? proof::Bound::kAtLeast : proof::Bound::kAtMost, .value = value};
}

// The class of moves that holds all those that keep the value, and the others; none if there is more than one.
std::optional<Keeping> split(const Position& at, const Moves& best) {
  Keeping moves;
  for (Moves& together : at.classes()) {
    const bool keeps =
        std::ranges::any_of(best, [&](const std::string& move) { return absl::c_linear_search(together, move); });
    (keeps ? moves.keep : moves.lose).push_back(std::move(together));
  }
  if (moves.keep.size() != 1 || moves.lose.empty()) return std::nullopt;
  return moves;
}

// Records tell no tricks of an ending that stands alone.
games::Setup as_written(const games::Game& game, const games::Setup& setup) {
  games::Setup alone = games::standing_alone(setup);
  const auto position = game.position(alone);
  return position.ok() && (*position)->setup() == setup ? alone : setup;
}

}  // namespace

std::string_view text_of(Outcome outcome) { return kTexts[static_cast<std::size_t>(outcome)]; }

Maker::Maker(const games::Game& game, Making making, std::vector<records::Record> records,
             const search::Options& options)
    : game_(game),
      making_(std::move(making)),
      records_(std::move(records)),
      random_(making_.seed),
      solver_(game.solver(options)) {}

std::optional<records::Record> Maker::look_at_a_deal() {
  ++deals_;
  return records_.empty() ? look_at_an_ending() : look_at_plays(records_[next_record_++]);
}

// Played on by best moves or any, half the time each.
std::optional<records::Record> Maker::look_at_an_ending() {
  const int sizes = making_.most_cards - making_.least_cards + 1;
  const int size = making_.least_cards + static_cast<int>(random_.below(static_cast<std::uint64_t>(sizes)));
  const games::Setup setup = making_.contract.empty() ? game_.random_puzzle(random_, size, making_.theme)
                                                      : game_.random_puzzle_under(making_.contract, random_, size);
  auto start = game_.position(setup);
  if (!start.ok()) {
    ++tally_[static_cast<std::size_t>(Outcome::kNoDeal)];
    return std::nullopt;
  }
  const std::unique_ptr<Position> at = *std::move(start);
  // Those of its first trick, and the one after it, where a trick may be given away; in a game without such, one turn.
  const int turns = game_.plays_in_rows() ? static_cast<int>(setup.hands.size()) + 1 : 1;
  for (int turn = 0; turn < turns && !at->over(); ++turn) {
    best_.clear();
    const auto alone = game_.position(games::standing_alone(at->setup()));
    if (auto made = judge(alone.ok() ? **alone : *at)) return made;
    const Moves moves = best_.empty() || random_.below(2) == 0 ? at->moves() : best_;
    CHECK(at->play(moves[random_.below(moves.size())]).ok());
  }
  return std::nullopt;
}

std::optional<records::Record> Maker::look_at_plays(const records::Record& record) {
  const std::size_t most = record.setup.hands.size() * static_cast<std::size_t>(making_.most_cards);
  const std::size_t first = record.plays.size() > most ? record.plays.size() - most : 0;
  for (std::size_t plays = first; plays < record.plays.size(); ++plays) {
    const auto at = records::position_after(record, plays);
    if (!at.ok()) break;
    if (auto made = judge(**at)) return made;
  }
  return std::nullopt;
}

std::optional<records::Record> Maker::judge(const Position& at) {
  records::Record made;
  const Outcome outcome = weigh(at, made);
  ++tally_[static_cast<std::size_t>(outcome)];
  if (outcome != Outcome::kMade) return std::nullopt;
  made.place.board = base::str(game_.name(), "-", making_.seed, "-", ++made_);
  made.tags.insert(made.tags.begin(), {"Puzzle", made.place.board});
  return made;
}

Outcome Maker::weigh(const Position& at, records::Record& made) {
  if (at.over() || at.classes().size() < 2 || !at.lists_every_move()) return Outcome::kNoChoice;
  games::Setup setup = at.setup();
  if (!setup.guarantee.empty() && setup.guarantee != at.to_move()) return Outcome::kNoChoice;
  games::Solution solution = solver_->solve(at, {});
  if (solution.stopped || !solution.value.exact()) return Outcome::kLimit;
  best_ = std::move(solution.best);
  auto moves = split(at, best_);
  if (!moves) return Outcome::kMoreKeep;

  const Task task = task_of(at, solution.value.lower);
  const Turn turn(game_, at, task, std::move(moves->keep.front()), std::move(moves->lose), *solver_);
  if (!has_theme(turn)) return Outcome::kNoTheme;
  if (is_naive(turn, greedy_move(turn))) return Outcome::kGreedy;
  if (is_naive(turn, shallow_move(turn, shallow_plays(turn)))) return Outcome::kShallow;
  if (only_moves(turn) < making_.only_moves) return Outcome::kShort;
  if (!known_.insert(base::str(task_text(task), " ", games::canonical(game_, setup))).second)
    return Outcome::kDuplicate;

  std::string themes;
  for (const std::string& theme : themes_shown(turn)) themes += base::str(themes.empty() ? "" : " ", theme);
  made.tags = {{"Task", task_text(task)}, {"Theme", themes}, {"Facts", difficulty_text(difficulty_of(turn))}};
  made.setup = as_written(game_, setup);
  return Outcome::kMade;
}

bool Maker::has_theme(const Turn& turn) const {
  return making_.theme.empty() ? !themes_shown(turn).empty() : shows(making_.theme, turn);
}

bool Maker::is_naive(const Turn& turn, const std::string& move) const {
  return absl::c_linear_search(turn.all_keys(), move);
}

}  // namespace ouverte::puzzles
