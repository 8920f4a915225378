#include "puzzles/verify/twins.hpp"

#include <algorithm>
#include <set>
#include <utility>

#include "puzzles/solve/keeping.hpp"
#include "puzzles/verify/cards.hpp"
#include "solver/base/status.hpp"
#include "solver/games/door/stopped.hpp"
#include "solver/games/shared/texts.hpp"

namespace ouverte::puzzles {
namespace {

using base::str;

// Who holds each card; of a card that is there twice, both.
std::map<std::string, std::string> holders(const Puzzle& puzzle, const games::Setup& setup) {
  std::map<std::string, std::multiset<std::string>> seats;
  for (const HeldCard& card : held_cards(*puzzle.game, setup)) seats[card.text].insert(setup.hands[card.hand].first);
  std::map<std::string, std::string> holders;
  for (const auto& [card, held_by] : seats) holders[card] = games::joined(held_by, "");
  return holders;
}

void compare(std::vector<std::string>& differences, std::string_view what, const std::string& is,
             const std::string& was) {
  if (is != was)
    differences.push_back(str(what, ": ", is.empty() ? "nothing" : is, ", was ", was.empty() ? "nothing" : was));
}

std::vector<std::string> differences_of(const Puzzle& puzzle, const Puzzle& other) {
  std::vector<std::string> differences;
  const games::Setup setup = puzzle.position->setup();
  const games::Setup before = other.position->setup();
  compare(differences, "game", setup.game, before.game);
  auto now = holders(puzzle, setup);
  auto then = holders(other, before);
  std::set<std::string> cards;
  for (const auto& held : {now, then})
    for (const auto& [card, seat] : held) cards.insert(card);
  for (const std::string& card : cards) compare(differences, card, now[card], then[card]);
  compare(differences, "table", games::joined(setup.table, " "), games::joined(before.table, " "));
  compare(differences, "to play", puzzle.position->to_move(), other.position->to_move());
  compare(differences, "contract", setup.contract.dump(), before.contract.dump());
  compare(differences, "objective", setup.objective, before.objective);
  compare(differences, "for", setup.guarantee, before.guarantee);
  const auto won = [](const games::Setup& of) {
    std::string text;
    if (of.won)
      for (const auto& [seat, tricks] : *of.won) text += str(text.empty() ? "" : " ", seat, ':', tricks);
    return text;
  };
  compare(differences, "tricks", won(setup), won(before));
  compare(differences, "task", task_text(puzzle.task), task_text(other.task));
  return differences;
}

// The moves that solve a puzzle whose solver's side is to move.
absl::StatusOr<std::set<std::string>> keys_of(const Puzzle& puzzle, games::Solver& solver) {
  const auto split = classes_that_keep(puzzle.task, *puzzle.position, solver);
  if (!split) return games::stopped_before("the twin's keys were known", solver);
  std::set<std::string> keys;
  for (const auto& together : split->keep) keys.insert(together.begin(), together.end());
  return keys;
}

}  // namespace

Collection::Collection(const records::Readings& readings) {
  for (const auto& reading : readings)
    if (const auto* record = std::get_if<records::Record>(&reading); record != nullptr && is_puzzle(*record))
      puzzles_.emplace(name_of(*record), record);
}

std::vector<const records::Record*> Collection::named(const std::string& name) const {
  std::vector<const records::Record*> found;
  const auto [begin, end] = puzzles_.equal_range(name);
  for (auto it = begin; it != end; ++it) found.push_back(it->second);
  return found;
}

absl::StatusOr<Twin> compared_with_twin(const Puzzle& puzzle, bool achieved, const Collection& collection,
                                        games::Solver& solver) {
  Twin twin;
  twin.of = records::tag_value(puzzle.record.tags, "TwinOf");
  const auto fail = [&](std::string why) {
    twin.missing = std::move(why);
    return twin;
  };
  if (twin.of == name_of(puzzle.record)) return fail("it is its own twin");
  const auto records = collection.named(twin.of);
  if (records.empty()) return fail("there is no puzzle of that name in the files");
  if (records.size() > 1) return fail(str("there are ", records.size(), " puzzles of that name in the files"));
  const auto other = puzzle_of(*records.front());
  if (!other.ok()) return fail(base::message(other.status()));
  twin.differences = differences_of(puzzle, *other);
  const bool comparable = achieved && puzzle.game == other->game && solvers_turn(puzzle.task, *puzzle.position) &&
                          solvers_turn(other->task, *other->position);
  if (!comparable) return twin;
  const auto mine = keys_of(puzzle, solver);
  if (!mine.ok()) return mine.status();
  const auto theirs = keys_of(*other, solver);
  if (!theirs.ok()) return theirs.status();
  twin.same_keys = !theirs->empty() && *mine == *theirs;
  return twin;
}

}  // namespace ouverte::puzzles
