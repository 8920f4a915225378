// Problems as people post them, and whatever else a file of puzzles may be: the reader sees for itself what it has.
#include "puzzles/problem/puzzle.hpp"
#include "puzzles/problem/relabel.hpp"
#include "puzzles/problem/solution.hpp"
#include "puzzles/text/posted.hpp"
#include "tests/fuzz/records.hpp"

namespace ouverte::fuzz {
namespace {

void must_be_a_puzzle(records::Record record) {
  const auto puzzle = puzzles::puzzle_of(std::move(record));
  if (!puzzle.ok()) return;
  must(!puzzles::task_in_words(puzzle->task, *puzzle->game, *puzzle->position).empty(), "a task has words");
  must(!puzzles::name_of(puzzle->record).empty(), "a puzzle has a name");
  must(!puzzles::key_of(*puzzle).empty(), "a puzzle has a key");
  (void)puzzles::themes_of(puzzle->record);
  (void)puzzles::read_solution(puzzles::solution_text_of(puzzle->record), puzzle->game->seats());
}

}  // namespace

void read(std::string_view bytes) {
  const records::Readings readings = puzzles::read_puzzles(bytes, "input");
  must_be_sound(readings);  // which it may be
  for (const auto& reading : readings)
    if (const auto* const record = std::get_if<records::Record>(&reading)) must_be_a_puzzle(*record);
}

}  // namespace ouverte::fuzz
