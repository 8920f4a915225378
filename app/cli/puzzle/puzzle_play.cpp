// `ouverte puzzle play`: puzzles worked on against the program, with hints and refutations, and met again when due.
#include <algorithm>
#include <deque>
#include <limits>
#include <memory>
#include <ostream>
#include <utility>

#include "absl/strings/str_format.h"
#include "absl/time/clock.h"
#include "absl/time/time.h"
#include "app/cli/console/arguments.hpp"
#include "app/cli/console/input.hpp"
#include "app/cli/console/output_file.hpp"
#include "app/cli/console/report.hpp"
#include "app/cli/puzzle/anki.hpp"
#include "app/cli/puzzle/history.hpp"
#include "app/cli/puzzle/puzzle_choice.hpp"
#include "app/cli/puzzle/puzzle_commands.hpp"
#include "app/cli/puzzle/trainer_session.hpp"
#include "app/cli/text/history_text.hpp"
#include "app/cli/text/trainer_text.hpp"
#include "puzzles/problem/relabel.hpp"
#include "solver/base/status.hpp"

namespace ouverte::cli {
namespace {

constexpr std::chrono::seconds kTimeForPuzzlePlay{30};  // of each answer
constexpr const char* kTimeFormat = "2026-01-02T10:00";

struct PuzzlePlayArguments {
  Sources sources;
  std::string history;  // empty: where it lies unless the user says otherwise
  std::string now;      // empty: what the clock says
  std::string anki;
  std::size_t count = std::numeric_limits<std::size_t>::max();
  bool due = false;
  bool all = false;
  bool as_printed = false;
  bool stats = false;
  SearchArguments search{kTimeForPuzzlePlay};
};

absl::CivilSecond now_of(const std::string& text) {
  if (text.empty()) return absl::ToCivilSecond(absl::Now(), absl::LocalTimeZone());
  absl::CivilMinute minute;
  absl::CivilDay day;
  if (absl::ParseCivilTime(text, &minute)) return absl::CivilSecond(minute);
  if (absl::ParseCivilTime(text, &day)) return absl::CivilSecond(day);
  throw CLI::ValidationError(
      "--now", base::str("found ", base::quoted(text), ", expected a day and a time such as ", kTimeFormat));
}

absl::StatusOr<History> open_history(const PuzzlePlayArguments& arguments) {
  const auto path = arguments.history.empty() ? default_history() : arguments.history;
  if (!path.ok()) return path.status();
  return arguments.stats ? History::open_to_read(*path) : History::open(*path);
}

struct Order {
  std::vector<Chosen> puzzles;
  std::size_t early = 0;  // puzzles left out, as they are not yet due
};

// Due ones first, the longest due before the others; then new ones in their order; with `all` those that are not yet
// due as well.
absl::StatusOr<Order> in_order(Session& session, const PuzzlePlayArguments& arguments, const History& history,
                               absl::CivilDay today, requests::SolverKeeper& solvers, Report& report) {
  std::vector<Chosen> order;
  if (arguments.due || arguments.sources.library()) {
    auto due = due_in(history, today, arguments.sources, report);
    if (!due.ok()) return due.status();
    order = *std::move(due);
    if (arguments.due) return Order{.puzzles = std::move(order)};
  }
  auto gathered = gather(session, arguments.sources, solvers, report);
  if (!gathered.ok()) return gathered.status();
  std::vector<Chosen> fresh;
  std::vector<Chosen> early;
  for (Chosen& each : *gathered) {
    if (std::ranges::find(order, each.key, &Chosen::key) != order.end()) continue;
    auto known = history.find(each.key);
    if (!known.ok()) return known.status();
    each.known = *std::move(known);
    auto& group = !each.known ? fresh : each.known->due <= today ? order : early;
    if (std::ranges::find(group, each.key, &Chosen::key) == group.end()) group.push_back(std::move(each));
  }
  std::ranges::stable_sort(order, {}, [](const Chosen& each) { return each.known->due; });
  std::ranges::move(fresh, std::back_inserter(order));
  if (!arguments.all) return Order{.puzzles = std::move(order), .early = early.size()};
  std::ranges::move(early, std::back_inserter(order));
  return Order{.puzzles = std::move(order)};
}

// A puzzle met again looks different each time, so that it is not known by its cards.
absl::StatusOr<puzzles::Puzzle> as_met(const Chosen& chosen, bool as_printed) {
  const int answers = chosen.known ? chosen.known->answers : 0;
  if (as_printed || answers == 0) return puzzles::puzzle_of(chosen.puzzle.record);
  base::Random random(hash_of(chosen.key) + static_cast<std::uint64_t>(answers));
  return puzzles::relabelled(chosen.puzzle, random);
}

// What is to be written into the history; kept and tried again while another program has it.
class Recorder {
 public:
  Recorder(Session& session, History& history, absl::CivilSecond now)
      : session_(session), history_(history), now_(now) {}

  void add(const Chosen& chosen, const tutor::Trainer& trainer) {
    waiting_.push_back({.key = chosen.key,
                        .game = chosen.puzzle.record.setup.game,
                        .name = puzzles::name_of(chosen.puzzle.record),
                        .themes = puzzles::themes_of(chosen.puzzle.record),
                        .record = records::write_json(chosen.puzzle.record),
                        .at = now_,
                        .quality = *trainer.quality(),
                        .hints = trainer.hints(),
                        .wrong = trainer.wrong_move()});
    ++answers_;
    right_ += tutor::is_right(*trainer.quality()) ? 1 : 0;
    write();
  }
  // How a puzzle that is over went, and when it is due again.
  void say(const Chosen& chosen, const tutor::Trainer& trainer) {
    if (!trainer.quality()) return;
    session_.console.out << words(*trainer.quality());
    const auto known = history_.find(chosen.key);
    if (waiting_.empty() && known.ok() && *known)
      session_.console.out << "; to be met again on " << absl::FormatCivilTime((*known)->due);
    session_.console.out << "\n";
  }
  // Once more what could not be written; else what is lost.
  void finish() {
    write();
    if (answers_ > 0) session_.console.out << absl::StrFormat("%d of %d right\n", right_, answers_);
    if (waiting_.empty()) return;
    session_.end(fault_);
    for (const Answered& answer : waiting_) session_.console.message("not recorded: " + answer.name);
  }

 private:
  void write() {
    while (!waiting_.empty()) {
      fault_ = history_.add(waiting_.front());
      if (!fault_.ok()) return;
      waiting_.pop_front();
    }
  }

  Session& session_;
  History& history_;
  absl::CivilSecond now_;
  std::deque<Answered> waiting_;
  absl::Status fault_;
  int answers_ = 0;
  int right_ = 0;
};

// False: the user leaves.
bool play_one(Session& session, const Chosen& chosen, const PuzzlePlayArguments& arguments, const std::string& heading,
              requests::SolverKeeper& solvers, Report& report, Recorder& recorder) {
  const auto problem = [&](std::string_view message) {
    report.problem(records::problem_with(chosen.puzzle.record, std::string(message)));
  };
  const auto puzzle = as_met(chosen, arguments.as_printed);
  if (!puzzle.ok()) {
    problem(base::message(puzzle.status()));
    return true;
  }
  solvers.begin();
  tutor::Trainer trainer(*puzzle, solvers.of(*puzzle->game));
  const std::optional<bool> sound = trainer.can_be_done();
  if (session.console.interrupted()) return false;
  if (sound != std::optional(true)) {
    problem(base::str(
        "Task: found ", base::quoted(puzzles::task_text(puzzle->task)),
        sound ? ", which cannot be done" : "; a limit was reached before it was known whether it can be done"));
    return true;
  }
  TrainerSession trainer_session(
      session.console, trainer, heading, [&] { recorder.add(chosen, trainer); }, solvers.options().deadline);
  const bool stays = trainer_session.run();
  session.limited(trainer_session.stopped());
  recorder.say(chosen, trainer);
  return stays;
}

absl::Status say_none(Session& session, const PuzzlePlayArguments& arguments, const History& history,
                      absl::CivilDay today, std::size_t early) {
  if (!arguments.due && early == 0) {
    session.console.out << "There are no puzzles here\n";
    return absl::OkStatus();
  }
  const auto next = history.next_due(today);
  if (!next.ok()) return next.status();
  session.console.out << "No puzzle is due";
  if (*next) session.console.out << "; the next on " << absl::FormatCivilTime(**next);
  session.console.out << (arguments.due ? "\n" : " (--all: also those that are not)\n");
  return absl::OkStatus();
}

absl::Status play(Session& session, const PuzzlePlayArguments& arguments, absl::CivilSecond now, History history) {
  Report report(session, Form::kText);
  requests::SolverKeeper solvers(arguments.search.limits(), session.console.stop);
  const absl::CivilDay today(now);
  auto order = in_order(session, arguments, history, today, solvers, report);
  if (!order.ok()) return order.status();
  std::vector<Chosen>& chosen = order->puzzles;
  if (chosen.size() > arguments.count)
    chosen.erase(chosen.begin() + static_cast<std::ptrdiff_t>(arguments.count), chosen.end());
  if (session.console.interrupted()) return absl::OkStatus();
  if (chosen.empty()) return say_none(session, arguments, history, today, order->early);
  session.console.out << absl::StrFormat("%d puzzle%s (help: the commands)\n", chosen.size(),
                                         chosen.size() == 1 ? "" : "s");
  Recorder recorder(session, history, now);
  for (std::size_t place = 0; place < chosen.size() && !session.console.interrupted(); ++place)
    if (!play_one(session, chosen[place], arguments, absl::StrFormat("%d of %d", place + 1, chosen.size()), solvers,
                  report, recorder))
      break;
  recorder.finish();
  return input_ended(session.console);
}

absl::Status export_to_anki(Session& session, const PuzzlePlayArguments& arguments) {
  auto inputs = puzzle_files(session, arguments.sources);
  if (!inputs.ok()) return inputs.status();
  inputs->insert(inputs->end(), arguments.sources.deals.begin(), arguments.sources.deals.end());
  inputs->push_back(arguments.history);
  const auto file = OutputFile::open(arguments.anki, *inputs, session.console);
  if (!file.ok()) return file.status();
  Report report(session, Form::kText);
  requests::SolverKeeper solvers(arguments.search.limits(), session.console.stop);
  const auto chosen = gather(session, arguments.sources, solvers, report);
  if (!chosen.ok()) return chosen.status();
  std::string text = anki_header();
  for (const Chosen& each : *chosen) {
    solvers.begin();
    text += anki_note(each.puzzle, each.key, solvers.of(*each.puzzle.game));
    if (session.console.interrupted()) return absl::OkStatus();  // a note lacks its solution: nothing is written
  }
  return file->write(text);
}

absl::Status run(Session& session, const PuzzlePlayArguments& arguments) {
  if (const std::string& game = arguments.sources.set; !game.empty())
    if (const auto known = session.game(game); !known.ok()) return known.status();
  if (!arguments.anki.empty()) return export_to_anki(session, arguments);
  const absl::CivilSecond now = now_of(arguments.now);
  auto history = open_history(arguments);
  if (!history.ok()) return history.status();
  if (!arguments.stats) return play(session, arguments, now, *std::move(history));
  const auto lines = stats_text(*history, absl::CivilDay(now), session.games);
  if (!lines.ok()) return lines.status();
  Report(session, Form::kText).lines(*lines);
  return absl::OkStatus();
}

}  // namespace

void add_puzzle_play(CLI::App& puzzle, Session& session) {
  const auto arguments = std::make_shared<PuzzlePlayArguments>();
  Sources& sources = arguments->sources;
  CLI::App* command = puzzle.add_subcommand("play", "Work on puzzles against the program, and repeat them when due");
  command->add_option("FILE", sources.files, "Puzzles in PBN or JSON lines; without it those of the library")
      ->type_name("");
  CLI::Option* deals =
      command->add_option("--from-deals", sources.deals, "Work on your own deals: the position before each costly play")
          ->type_name("FILE…");
  CLI::Option* player =
      command->add_option("--player", sources.player, "Take the costly plays of the player with this name")
          ->type_name("NAME")
          ->needs(deals);
  add_seats(*command, session, "--seat", sources.seat, 1, "Take the costly plays of this seat")
      ->needs(deals)
      ->excludes(player);
  command->add_option("--set", sources.set, "Play only puzzles of this game")->type_name("GAME");
  command->add_option("--sets", sources.folder, "Read the library from this folder")->type_name("FOLDER");
  command->add_option("--theme", sources.theme, "Play only puzzles with this theme")->type_name("THEME");
  add_number(*command, "--count", arguments->count, {1}, "Play at most N puzzles");
  command->add_flag("--due", arguments->due, "Play only puzzles that are due again");
  command->add_flag("--all", arguments->all, "Play also puzzles met before that are not yet due");
  command->add_flag("--as-printed", arguments->as_printed, "Leave suits and seats as they are");
  command->add_option("--history", arguments->history, "Keep the answers in this file, not in the user's data folder")
      ->type_name("FILE");
  command->add_option("--now", arguments->now, "Pretend that it is this day and time")->type_name(kTimeFormat);
  command->add_flag("--stats", arguments->stats, "Show how answers went by game and theme, and play nothing");
  command
      ->add_option("--anki", arguments->anki,
                   "Write the puzzles as text for Anki to import, and play nothing; - is standard output")
      ->type_name("FILE");
  sources.supplied.add_to(*command);
  arguments->search.add_to(*command);
  command->footer(absl::StrFormat("In a session:\n%s", trainer_commands()));
  command->callback([&session, arguments] { session.end(run(session, *arguments)); });
}

}  // namespace ouverte::cli
