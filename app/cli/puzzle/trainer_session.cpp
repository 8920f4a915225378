#include "app/cli/puzzle/trainer_session.hpp"

#include <algorithm>
#include <ostream>
#include <utility>

#include "absl/strings/ascii.h"
#include "absl/strings/str_format.h"
#include "app/cli/console/input.hpp"
#include "app/cli/text/faces.hpp"
#include "app/cli/text/puzzle_text.hpp"
#include "app/cli/text/trainer_text.hpp"
#include "solver/games/shared/names.hpp"
#include "solver/records/typed_melds.hpp"

namespace ouverte::cli {
namespace {

constexpr std::string_view kLimitReached = "A limit was reached before that was known (--time allows more)";

}  // namespace

std::string_view trainer_commands() {
  return "  a card    play it: SQ, s q, ♠Q, or Q where that is enough\n"
         "  hint      count the cards that keep the task; again: name their suits, the\n"
         "            cards, and why no others do\n"
         "  why       show every variation of what was wrong with your last wrong card\n"
         "  back      take back to your last choice; restart: to the beginning\n"
         "  solution  show what to play from here, against every defence\n"
         "  board     show the position and the task again\n"
         "  rules     show the rules of the game\n"
         "  next      leave this puzzle; quit: leave all of them; help\n";
}

void TrainerSession::say(const Text& line) { console_.out << line.bytes(console_.colour, console_.columns) << "\n"; }
void TrainerSession::say(const std::vector<Text>& lines) {
  for (const Text& line : lines) say(line);
}

void TrainerSession::say_limit() {
  say(Text(kLimitReached));
  stopped_ = true;
}

bool TrainerSession::run() {
  pose();
  for (;;) {
    if (trainer_.parts() > 1) say(part_to_show(trainer_));
    go_on();
    notice_answer();
    if (const Then then = play_part(); then != Then::kHere) return then == Then::kNext;
    if (!trainer_.next_part()) break;
    say(Text("That is shown", Style::kMarked));
  }
  say_done();
  return true;
}

TrainerSession::Then TrainerSession::play_part() {
  std::string line;
  while (!trainer_.done()) {
    if (!shown_) show();
    if (!next_line(console_, line)) return Then::kLeave;
    deadline_.restart();
    const Then then = obey(std::string(absl::StripAsciiWhitespace(line)));
    notice_answer();
    if (then != Then::kHere) return then;
  }
  return Then::kHere;
}

void TrainerSession::notice_answer() {
  if (trainer_.quality() && answered_ != nullptr) std::exchange(answered_, nullptr)();
}

void TrainerSession::pose() {
  say(Text());
  say(Text(heading_, Style::kFaint));
  say(posed(trainer_.puzzle()));
}

void TrainerSession::show() {
  say(Text());
  say(board_and_turn(*trainer_.puzzle().game, trainer_.position()));
  shown_ = true;
}

void TrainerSession::go_on() {
  for (const auto& [seat, move, forced] : trainer_.advance()) {
    const std::string who(games::seat_name(seat, trainer_.puzzle().game->seats()));
    say(Text(who + " plays ").add(face(move, trainer_.puzzle().game->faces())).add(forced ? " (forced)" : ""));
  }
  told_ = 0;
  wrong_.clear();
  shown_ = false;
}

void TrainerSession::say_done() {
  const puzzles::Puzzle& puzzle = trainer_.puzzle();
  const search::Interval possible = trainer_.position().possible();
  Text line("Solved", Style::kMarked);
  line.add(": ").add(task_of(puzzle));
  const games::Setup setup = puzzle.position->setup();
  line.add(possible.exact() ? ". The result: " : ". The result, whatever else is played: ");
  say(line.add(with_signs(possible.exact() ? puzzles::outcome_in_words(possible.lower, *puzzle.game, setup)
                                           : puzzle.game->describe(possible, setup))));
  std::string about;
  for (const std::string_view tag : {"Puzzle", "Title", "Composer", "Source", "Year", "Theme"})
    if (const std::string_view value = records::tag_value(puzzle.record.tags, tag); !value.empty())
      about += absl::StrFormat("%s%s: %s", about.empty() ? "" : "; ", absl::AsciiStrToLower(std::string(tag)), value);
  if (!about.empty()) say(Text(about, Style::kFaint));
  say(told_text(puzzle.record));
}

void TrainerSession::rows(const std::vector<std::string>& line) {
  say(line_rows(*trainer_.puzzle().game, trainer_.position(), line));
}

void TrainerSession::try_move(const std::string& text) {
  const auto move = records::move_meant(*trainer_.puzzle().game, text, trainer_.position());
  const std::string meant = move.ok() ? *move : absl::AsciiStrToUpper(text);
  const auto right = trainer_.attempt(meant);
  if (!right.ok()) {
    if (absl::IsResourceExhausted(right.status())) return say_limit();
    const absl::Status fault = move.ok() ? right.status() : move.status();
    say(Text(std::string(fault.message())));
    return;
  }
  if (*right) {
    say(face(meant, trainer_.puzzle().game->faces()).add(" is right"));
    go_on();
    return;
  }
  wrong_ = meant;
  say(face(meant, trainer_.puzzle().game->faces()).add(" misses the task", Style::kMarked));
  if (const std::string reason = trainer_.reason(meant); !reason.empty()) say(Text(reason));
  rows(trainer_.refuted(meant));
  say(Text("Try again (why: every variation)"));
}

void TrainerSession::say_why(const std::string& move) {
  say(face(move, trainer_.puzzle().game->faces()).add(":"));
  if (proof::TreePointer tree = trainer_.refutation(move); tree != nullptr) {
    say(variations(*trainer_.puzzle().game, std::move(tree), "the task is missed"));
  } else {
    rows(trainer_.refuted(move));
  }
}

void TrainerSession::next_hint() {
  const auto hint = trainer_.hint();
  if (!hint) return say_limit();
  if (told_ == 1 && hint->suits.empty()) ++told_;
  switch (told_++) {
    case 0:
      trainer_.hinted();
      say(Text(hint->good == hint->classes ? "whatever you play keeps the task"
                                           : absl::StrFormat("%d of %d different moves keep%s the task", hint->good,
                                                             hint->classes, hint->good == 1 ? "s" : "")));
      break;
    case 1: {
      trainer_.hinted();
      Text line("in:");
      for (const char suit : hint->suits) line.add(" ").add(games::trump_name(*games::trump_of(std::string(1, suit))));
      say(line);
      break;
    }
    case 2:
      trainer_.told();
      say(Text("play ").add(faces(hint->moves, trainer_.puzzle().game->faces())));
      break;
    default:
      say(hint->good == hint->classes ? std::vector<Text>{Text("whatever you play keeps the task")}
                                      : others_text(trainer_));
  }
}

void TrainerSession::go_back(bool to_the_start) {
  if (to_the_start) {
    trainer_.restart();
  } else if (!trainer_.take_back()) {
    say(Text("There is nothing to take back"));
    return;
  }
  go_on();
}

TrainerSession::Then TrainerSession::obey(const std::string& line) {
  const std::string lower = absl::AsciiStrToLower(line);
  if (lower == "quit" || lower == "exit") return Then::kLeave;
  if (lower == "next" || lower == "skip") return Then::kNext;
  if (lower.empty()) return Then::kHere;
  if (lower == "help" || lower == "?") {
    console_.out << trainer_commands() << (records::may_meld(trainer_.position()) ? records::kMeldsHelp : "");
  } else if (lower == "hint") {
    next_hint();
  } else if (lower == "why") {
    if (wrong_.empty()) {
      say(Text("You have played no wrong card here"));
    } else {
      say_why(wrong_);
    }
  } else if (lower == "rules") {
    console_.out << trainer_.puzzle().game->rules() << "\n";
  } else if (lower == "solution") {
    say(solution_text(trainer_));
  } else if (lower == "back" || lower == "restart") {
    go_back(lower == "restart");
  } else if (lower == "board") {
    pose();
    if (trainer_.parts() > 1) say(part_to_show(trainer_));
    shown_ = false;
  } else {
    try_move(line);
  }
  return Then::kHere;
}

}  // namespace ouverte::cli
