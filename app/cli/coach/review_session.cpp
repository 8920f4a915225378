#include "app/cli/coach/review_session.hpp"

#include <algorithm>
#include <ostream>

#include "absl/strings/ascii.h"
#include "absl/strings/str_format.h"
#include "app/cli/console/input.hpp"
#include "app/cli/text/compass.hpp"
#include "app/cli/text/explanation_text.hpp"
#include "app/cli/text/faces.hpp"
#include "solver/base/status.hpp"
#include "solver/games/shared/names.hpp"
#include "solver/records/typed_melds.hpp"
#include "tutor/coach/coach.hpp"
#include "tutor/coach/target.hpp"
#include "tutor/explain/explanation.hpp"
#include "tutor/fair/fair.hpp"
#include "tutor/marks/turn.hpp"
#include "tutor/report/annotate.hpp"

namespace ouverte::cli {
namespace {

bool is_right(const tutor::Lesson& lesson, const std::string& move) {
  return std::ranges::find(lesson.accepted, move) != lesson.accepted.end();
}

// "1½ of 2".
std::string halves(std::size_t halves, std::size_t count) {
  std::string found = halves >= 2 || halves == 0 ? absl::StrFormat("%d", halves / 2) : "";
  if (halves % 2 == 1) found += "½";
  return absl::StrFormat("%s of %d", found, count);
}

}  // namespace

std::string_view review_commands() {
  return "  a card        try it: found at the second try it counts half\n"
         "  hint          count the right cards; again: name their suits, and the cards\n"
         "  why           say why your last wrong card is wrong\n"
         "  solution      show the right cards, what was played, and why that was wrong\n"
         "  skip          go on to the next play\n"
         "  help, quit\n";
}

void ReviewSession::say(const Text& line) { console_.out << line.bytes(console_.colour, console_.columns) << "\n"; }

// Whose plays there are to be reviewed instead.
void ReviewSession::say_none(std::string_view players) {
  std::string others;
  for (const tutor::Lesson& lesson : tutor::lessons(analysis_, "")) {
    const std::string& player = lesson.trace->plays[lesson.place].player;
    if (others.find(player) == std::string::npos) others += player;
  }
  say({others.empty()
           ? std::string("No play cost anything: there is nothing to review")
           : absl::StrFormat("No play of %s cost anything; those of others did: --seat %s", players, others)});
}

void ReviewSession::run(std::string_view players) {
  const std::vector<tutor::Lesson> lessons = tutor::lessons(analysis_, players);
  if (lessons.empty()) return say_none(players);
  std::size_t found = 0;  // in halves
  std::size_t later = 0;
  for (std::size_t number = 0; number < lessons.size(); ++number) {
    const tutor::Lesson& lesson = lessons[number];
    const auto start = game_.position(lesson.trace->start);
    if (!start.ok()) return;
    for (std::size_t place = 0; place < lesson.place; ++place)
      if (!(*start)->play(lesson.trace->plays[place].move).ok()) return;
    const auto horizon = lesson.trace->plays[lesson.place].judgement->horizon;
    const auto at = lesson.trace->endless ? tutor::as_judged(game_, **start, horizon) : (*start)->clone();
    ask(lesson, *at, number + 1, lessons.size());
    const Outcome outcome = answer(lesson, *at);
    if (outcome == Outcome::kLeft) break;
    found += outcome == Outcome::kFound ? 2 : outcome == Outcome::kFoundLater ? 1 : 0;
    later += outcome == Outcome::kFoundLater ? 1 : 0;
  }
  Text line("found " + halves(found, lessons.size()));
  if (later > 0) line.add(absl::StrFormat(" (%d of them at the second try or with a hint: half each)", later));
  say(line.fold(2));
}

// Nothing of this tells what was played, what is right, or what the deal is worth.
void ReviewSession::ask(const tutor::Lesson& lesson, const games::Position& at, std::size_t number, std::size_t count) {
  say({});
  say(Text(absl::StrFormat("%d of %d", number, count), Style::kFaint)
          .add("  ")
          .add(game_.contract_of(at.setup()).words()));
  for (const Text& line : board(game_, at)) say(Text("  ").add(line));
  const tutor::Play& play = lesson.trace->plays[lesson.place];
  const std::string& side = play.maximises ? lesson.trace->stakes.high : lesson.trace->stakes.low;
  const std::string aim = tutor::target(game_, at, tutor::Sees::kEverything).words;
  if (!aim.empty()) say(with_signs(aim));
  say(Text(absl::StrFormat("%s to play", games::seat_name(play.seat, game_.seats())), Style::kStrong)
          .add(lesson.goal ? absl::StrFormat(": keep the goal for %s", side)
                           : absl::StrFormat(": give nothing away for %s", side))
          .add(tutor::horizon_in_words(play.judgement->horizon)));
}

ReviewSession::Outcome ReviewSession::answer(const tutor::Lesson& lesson, const games::Position& at) {
  LessonAsked question{.lesson = lesson, .at = at, .tries = 0, .hints = 0, .wrong = {}, .explained = {}};
  while (true) {
    std::string line;
    if (!next_line(console_, line)) return Outcome::kLeft;
    const std::string text(absl::StripAsciiWhitespace(line));
    const std::string lower = absl::AsciiStrToLower(text);
    if (lower == "quit" || lower == "exit") return Outcome::kLeft;
    if (lower == "skip") return Outcome::kSkipped;
    if (lower == "solution") {
      say(Text("right: ").add(faces(lesson.accepted, game_.faces())));
      say_played(lesson, at, question.explained);
      return Outcome::kShown;
    }
    if (lower.empty() || lower == "help" || lower == "?") {
      console_.out << review_commands() << (records::may_meld(at) ? records::kMeldsHelp : "");
    } else if (lower == "hint") {
      hint(question);
    } else if (lower == "why") {
      if (question.wrong.empty())
        say({"Try a card first: of a wrong one it is said why"});
      else
        say_why(at, question.explained = question.wrong);
    } else if (const auto outcome = try_card(question, text)) {
      return *outcome;
    }
  }
}

// Nothing: it is to be tried again.
std::optional<ReviewSession::Outcome> ReviewSession::try_card(LessonAsked& question, const std::string& text) {
  const auto move = records::move_meant(game_, text, question.at);
  if (!move.ok()) {
    say({std::string(move.status().message())});
    return std::nullopt;
  }
  ++question.tries;
  const std::string& played = question.lesson.trace->plays[question.lesson.place].move;
  if (!is_right(question.lesson, *move)) {
    question.wrong = *move;
    say(face(*move, game_.faces())
            .add(*move == played ? " is what was played: try another" : " is not it: try another")
            .add(" (why: the reason)"));
    return std::nullopt;
  }
  say(face(*move, game_.faces()).add(" is right", Style::kMarked));
  say_played(question.lesson, question.at, question.explained);
  if (question.hints > 2) return Outcome::kShown;  // the cards were named
  const bool at_once = question.tries == 1 && question.hints == 0;
  return at_once ? Outcome::kFound : question.tries <= 2 ? Outcome::kFoundLater : Outcome::kShown;
}

void ReviewSession::hint(LessonAsked& question) {
  games::Solution solution;
  solution.best = question.lesson.accepted;
  const tutor::Hint hint = tutor::hint(question.at, solution);
  if (question.hints == 1 && hint.suits.empty()) ++question.hints;
  switch (question.hints++) {
    case 0:
      say({absl::StrFormat("%d of %d different moves %s right", hint.good, hint.classes,
                           hint.good == 1 ? "is" : "are")});
      break;
    case 1:
      say(suits_hint(hint.suits));
      break;
    default:
      say(Text("play ").add(faces(hint.moves, game_.faces())));
  }
}

void ReviewSession::say_why(const games::Position& at, const std::string& move) {
  solver_.deadline().restart();
  const auto why = tutor::explanation(game_, at, move, solver_, {});
  if (!why.ok() || !why->has_value()) {
    stopped_ = stopped_ || absl::IsResourceExhausted(why.status());
    if (!why.ok()) say({"A limit was reached (--time allows more)"});
    return;
  }
  const games::Setup setup = at.setup();
  for (const Text& line : why_text(game_, **why, tutor::outcome_in_words(game_, setup, (*why)->refutation))) say(line);
  for (const Text& line : best_play_text(game_, at, **why, console_.interrupted())) say(line);
}

void ReviewSession::say_played(const tutor::Lesson& lesson, const games::Position& at, const std::string& explained) {
  const tutor::Play& play = lesson.trace->plays[lesson.place];
  const tutor::Judgement& judgement = *play.judgement;
  say(Text("played: ")
          .add(face(play.move, game_.faces()))
          .add(std::string(tutor::sign(judgement.mark)), Style::kStrong)
          .add(absl::StrFormat(", double-dummy %s", tutor::cost_in_words(game_, *lesson.trace, judgement).cost))
          .add(tutor::horizon_in_words(judgement.horizon)));
  if (judgement.fair != nullptr)
    say(Text("on what the player knew, ")
            .add(with_signs(tutor::fair::in_words(game_, lesson.trace->stakes, *judgement.fair)))
            .add(" (docs/fair.md)")
            .fold(2));
  if (play.move != explained) say_why(at, play.move);
}

}  // namespace ouverte::cli
