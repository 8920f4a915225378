#include "tutor/marks/earned.hpp"

#include <algorithm>
#include <cstdint>

#include "puzzles/compose/naive.hpp"
#include "solver/games/shared/forcing.hpp"

namespace ouverte::tutor {
namespace {

using Class = std::vector<std::string>;

bool holds(const Class& together, const std::string& move) {
  return std::ranges::find(together, move) != together.end();
}

// What the side to move sees of a class of moves at the end of the trick.
std::int64_t outlook_after(const games::Position& at, const Class& together, int plays) {
  const std::int64_t seen = puzzles::outlook(*games::after(at, together.front()), plays - 1);
  return at.maximises() ? seen : -seen;
}

}  // namespace

bool could_be_missed(const games::Game& game, const games::Position& at, const std::string& move) {
  const auto classes = at.classes();
  if (classes.size() != 2) return classes.size() > 2;
  const bool first = holds(classes[0], move);
  const Class& right = classes[first ? 0 : 1];
  const Class& wrong = classes[first ? 1 : 0];
  const puzzles::TrickAhead turn(game, at);
  const int plays = puzzles::trick_left(turn);
  const std::int64_t gain = outlook_after(at, right, plays) - outlook_after(at, wrong, plays);
  if (gain != 0) return gain < 0;
  const bool low = puzzles::suit_of(move) == puzzles::suit_of(wrong.front()) && !first;
  return !low;
}

void keep_earned_marks(const games::Game& game, const std::vector<std::unique_ptr<games::Position>>& positions,
                       Trace& trace) {
  for (std::size_t place = 0; place < trace.plays.size(); ++place) {
    const Play& play = trace.plays[place];
    if (play.judgement && play.judgement->mark == Mark::kOnlyMove &&
        !could_be_missed(game, *positions[place], play.move))
      trace.plays[place].judgement->mark = Mark::kNone;
  }
}

}  // namespace ouverte::tutor
