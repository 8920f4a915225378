#include "tutor/marks/review.hpp"

namespace ouverte::tutor {
namespace {

Lesson lesson_of(const Trace& trace, std::size_t place) {
  const Play& play = trace.plays[place];
  const Judgement& judgement = *play.judgement;
  Lesson lesson{.place = place, .trace = &trace, .goal = judgement.turning, .accepted = {}};
  for (const games::MoveValue& each : judgement.moves) {
    const int value = each.value.lower;
    const bool keeps_goal = (value >= trace.goal) == play.maximises;
    if (lesson.goal ? keeps_goal : value == judgement.before) lesson.accepted.push_back(each.move);
  }
  return lesson;
}

}  // namespace

std::vector<Lesson> lessons(const Analysis& analysis, std::string_view players) {
  std::vector<Lesson> lessons;
  for (std::size_t place = 0; place < analysis.traces.front().plays.size(); ++place) {
    const Trace& trace = trace_of(analysis, place);
    const Play& play = trace.plays[place];
    if (!trace.charges(play) || !play.judgement || play.judgement->cost == 0) continue;
    if (players.empty() || players.find(play.player) != std::string_view::npos)
      lessons.push_back(lesson_of(trace, place));
  }
  return lessons;
}

}  // namespace ouverte::tutor
