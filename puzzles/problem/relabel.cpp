#include "puzzles/problem/relabel.hpp"

#include <algorithm>
#include <array>
#include <string_view>
#include <utility>
#include <vector>

#include "solver/games/shared/renaming.hpp"

namespace ouverte::puzzles {
namespace {

// Tags that say nothing of seats and suits.
constexpr std::array<std::string_view, 7> kTagsInWords = {"Puzzle", "Title", "Composer", "Source",
                                                          "Year",   "Task",  "Theme"};

}  // namespace

absl::StatusOr<Puzzle> relabelled(const Puzzle& puzzle, base::Random& random) {
  const auto start = records::position_after(puzzle.record, 0);
  if (!start.ok()) return start.status();
  const games::Setup setup = (*start)->setup();
  const std::string_view seats = puzzle.game->seats_at(setup);
  const std::vector<games::Renaming> all = games::renamings(*puzzle.game, setup);
  const games::Renaming& renaming = all[random.below(all.size())];
  records::Record record;
  record.setup = games::renamed(setup, renaming, seats);
  record.place = puzzle.record.place;
  record.plays_end = puzzle.record.plays_end;
  for (const auto& tag : puzzle.record.tags)
    if (std::ranges::find(kTagsInWords, tag.first) != kTagsInWords.end()) record.tags.push_back(tag);
  for (const records::Play& play : puzzle.record.plays)
    record.plays.push_back({.seat = games::renamed_seat(play.seat, renaming, seats),
                            .move = games::renamed_move(play.move, renaming, seats),
                            .marks = {},
                            .comments = {}});
  return puzzle_of(std::move(record));
}

std::string key_of(const Puzzle& puzzle) {
  return puzzle.record.setup.game + ' ' + task_text(puzzle.task) + ' ' +
         games::canonical(*puzzle.game, puzzle.position->setup());
}

}  // namespace ouverte::puzzles
