#include "tutor/train/own_deals.hpp"

#include <string>
#include <utility>

#include "solver/base/status.hpp"
#include "tutor/marks/review.hpp"
#include "tutor/marks/turn.hpp"

namespace ouverte::tutor {
namespace {

using proof::Bound;

puzzles::Task task_of(const Lesson& lesson) {
  const Play& play = lesson.trace->plays[lesson.place];
  const int before = play.judgement->before;
  if (play.maximises) return {.bound = Bound::kAtLeast, .value = lesson.goal ? lesson.trace->goal : before};
  return {.bound = Bound::kAtMost, .value = lesson.goal ? lesson.trace->goal - 1 : before};
}

}  // namespace

std::vector<puzzles::Puzzle> puzzles_from(const games::Game& game, const records::Record& record,
                                          const Analysis& analysis, std::string_view seat) {
  std::vector<puzzles::Puzzle> puzzles;
  for (const Lesson& lesson : lessons(analysis, seat)) {
    const auto at = game.position(lesson.trace->start);
    if (!at.ok()) continue;
    bool there = true;
    for (std::size_t place = 0; place < lesson.place && there; ++place)
      there = (*at)->play(lesson.trace->plays[place].move).ok();
    if (!there) continue;
    records::Record posed;
    const auto horizon = lesson.trace->plays[lesson.place].judgement->horizon;
    posed.setup = lesson.trace->endless ? as_judged(game, **at, horizon)->setup() : (*at)->setup();
    posed.place = record.place;
    posed.tags = {{"Puzzle", base::str(records::text(record.place), ", play ", lesson.place + 1)},
                  {"Task", task_text(task_of(lesson))},
                  {"Theme", std::string(kOwnTheme)}};
    if (auto puzzle = puzzles::puzzle_of(std::move(posed)); puzzle.ok()) puzzles.push_back(*std::move(puzzle));
  }
  return puzzles;
}

}  // namespace ouverte::tutor
