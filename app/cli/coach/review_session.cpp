#include "app/cli/coach/review_session.hpp"

#include <algorithm>
#include <ostream>

#include "absl/strings/ascii.h"
#include "absl/strings/str_format.h"
#include "app/cli/console/input.hpp"
#include "app/cli/text/compass.hpp"
#include "app/cli/text/faces.hpp"
#include "solver/base/status.hpp"
#include "solver/games/shared/names.hpp"
#include "solver/records/move_input.hpp"
#include "tutor/coach/target.hpp"
#include "tutor/report/annotate.hpp"

namespace ouverte::cli {
namespace {

bool is_right(const tutor::Lesson& lesson, const std::string& move) {
  return std::ranges::find(lesson.accepted, move) != lesson.accepted.end();
}

}  // namespace

std::string_view review_commands() {
  return "  a card        try it\n"
         "  solution      show the right cards, and what was played\n"
         "  skip          go on to the next play\n"
         "  help, quit\n";
}

void ReviewSession::say(const Text& line) { console_.out << line.bytes(console_.colour, console_.columns) << "\n"; }

void ReviewSession::run(std::string_view player) {
  const std::vector<tutor::Lesson> lessons = tutor::lessons(analysis_, player);
  if (lessons.empty()) {
    say({"No play cost anything: there is nothing to review"});
    return;
  }
  std::size_t found = 0;
  for (std::size_t number = 0; number < lessons.size(); ++number) {
    const tutor::Lesson& lesson = lessons[number];
    const auto start = game_.position(lesson.trace->start);
    if (!start.ok()) return;
    for (std::size_t place = 0; place < lesson.place; ++place)
      if (!(*start)->play(lesson.trace->plays[place].move).ok()) return;
    ask(lesson, **start, number + 1, lessons.size());
    const Outcome outcome = answer(lesson, **start);
    if (outcome == Outcome::kLeft) break;
    found += outcome == Outcome::kFound ? 1 : 0;
  }
  say({absl::StrFormat("found %d of %d", found, lessons.size())});
}

// Nothing of this tells what was played, what is right, or what the deal is worth.
void ReviewSession::ask(const tutor::Lesson& lesson, const games::Position& at, std::size_t number, std::size_t count) {
  say({});
  say(Text(absl::StrFormat("%d of %d", number, count), Style::kFaint)
          .add("  ")
          .add(game_.describe(at.setup().contract)));
  for (const Text& line : board(game_, at)) say(Text("  ").add(line));
  const tutor::Play& play = lesson.trace->plays[lesson.place];
  const std::string& side = play.maximises ? lesson.trace->stakes.high : lesson.trace->stakes.low;
  const std::string aim = tutor::target(game_, at, tutor::Sees::kEverything).words;
  if (!aim.empty()) say(with_signs(aim));
  say(Text(absl::StrFormat("%s to play", games::seat_name(play.seat, game_.seats())), Style::kStrong)
          .add(lesson.goal ? absl::StrFormat(": keep the goal for %s", side)
                           : absl::StrFormat(": give nothing away for %s", side)));
}

ReviewSession::Outcome ReviewSession::answer(const tutor::Lesson& lesson, const games::Position& at) {
  bool first = true;
  while (true) {
    std::string line;
    if (!next_line(console_, line)) return Outcome::kLeft;
    const std::string text(absl::StripAsciiWhitespace(line));
    const std::string lower = absl::AsciiStrToLower(text);
    if (lower == "quit" || lower == "exit") return Outcome::kLeft;
    if (lower == "skip") return Outcome::kSkipped;
    if (lower == "solution") {
      show(lesson);
      return Outcome::kShown;
    }
    if (lower.empty() || lower == "help" || lower == "?") {
      console_.out << review_commands();
      continue;
    }
    const auto move = records::move_meant(game_, text, at.moves());
    if (!move.ok()) {
      say({std::string(move.status().message())});
      continue;
    }
    if (is_right(lesson, *move)) {
      say(face(*move, game_.faces()).add(" is right"));
      return first ? Outcome::kFound : Outcome::kShown;
    }
    first = false;
    say(face(*move, game_.faces())
            .add(*move == lesson.trace->plays[lesson.place].move ? " is what was played: try another"
                                                                 : " is not it: try another"));
  }
}

void ReviewSession::show(const tutor::Lesson& lesson) {
  const tutor::Play& play = lesson.trace->plays[lesson.place];
  const tutor::Judgement& judgement = *play.judgement;
  say(Text("right: ").add(faces(lesson.accepted, game_.faces())));
  say(Text("played: ")
          .add(face(play.move, game_.faces()))
          .add(std::string(tutor::sign(judgement.mark)), Style::kStrong)
          .add(absl::StrFormat(", double-dummy cost %s", base::counted(judgement.cost, lesson.trace->stakes.unit))));
}

}  // namespace ouverte::cli
