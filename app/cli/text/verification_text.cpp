#include "app/cli/text/verification_text.hpp"

#include <algorithm>
#include <map>
#include <string>

#include "absl/strings/str_format.h"
#include "app/cli/text/faces.hpp"
#include "app/cli/text/stopped.hpp"
#include "solver/games/shared/names.hpp"
#include "solver/games/shared/texts.hpp"

namespace ouverte::cli {
namespace {

using puzzles::Choice;
using puzzles::Puzzle;
using puzzles::Verification;

constexpr std::size_t kMostListed = 6;  // lines of one kind

// Equal cards together, the others apart: "♠AK, ♦2".
Text line_text(const std::vector<std::string>& line, const CardFaces& named) {
  Text text;
  for (const std::string& move : line) text.add(&move == &line.front() ? "" : " ").add(face(move, named));
  return text;
}

class Writer {
 public:
  Writer(const Puzzle& puzzle, const Verification& verification, bool interrupted)
      : puzzle_(puzzle), verification_(verification), interrupted_(interrupted), setup_(puzzle.position->setup()) {}

  std::vector<Text> write(const std::vector<puzzles::Fault>& faults) {
    records::Place place = puzzle_.record.place;
    if (const auto name = records::tag_value(puzzle_.record.tags, "Puzzle"); !name.empty()) place.board = name;
    Text head(absl::StrFormat("%s: ", records::text(place)), Style::kStrong);
    if (faults.empty()) {
      head.add(verification_.unfinished.empty() ? "sound" : "not finished", Style::kStrong);
    } else {
      std::vector<std::string> names;
      for (const puzzles::Fault fault : faults) names.emplace_back(puzzles::name_of(fault));
      head.add(games::joined(names, ", "), Style::kMarked);
    }
    lines_.push_back(std::move(head));
    add(Text("task: ").add(puzzles::task_in_words(puzzle_.task, *puzzle_.game, *puzzle_.position)));
    achievement();
    if (verification_.solution) solution(*verification_.solution);
    if (verification_.lines) {
      keys(*verification_.lines);
      duals(*verification_.lines);
    }
    if (verification_.matters) matters(*verification_.matters);
    if (verification_.twin) twin(*verification_.twin);
    confirmation(verification_.confirmation);
    if (!verification_.unfinished.empty())
      add(Text(what_stopped(interrupted_))
              .add(" before all was examined: ")
              .add(games::joined(verification_.unfinished, ", ")));
    return std::move(lines_);
  }

 private:
  [[nodiscard]] const games::CardFaces& named() const { return puzzle_.game->faces(); }
  void add(const Text& text) { lines_.push_back(Text("  ").add(text)); }
  template <class Items, class Say>
  void add_some(const Items& items, const Say& say) {
    for (std::size_t i = 0; i < items.size(); ++i) {
      if (i == kMostListed) return add(Text(absl::StrFormat("  and %d more", items.size() - i)));
      add(Text("  ").add(say(items[i])));
    }
  }

  [[nodiscard]] std::string seat(const std::string& letter) const {
    return std::string(games::seat_name(letter, puzzle_.game->seats_at(setup_)));
  }
  [[nodiscard]] std::string best_play() const {
    return "with best play " + puzzles::outcome_in_words(verification_.value, *puzzle_.game, setup_);
  }

  void achievement() {
    if (!verification_.achieved) return add(Text("not achievable: ").add(best_play()));
    if (!verification_.bettered) return add(Text("achieved by best play, and no more than that"));
    add(Text(verification_.names_amount ? "achieved, and more is possible: " : "achieved: ").add(best_play()));
  }

  void solution(const puzzles::GivenSolution& given) {
    if (!given.unreadable.empty()) return add(Text("the solution given cannot be read: ").add(given.unreadable));
    if (given.flaws.empty()) return add(Text("the solution given is right and complete"));
    add(Text(given.wrong()        ? "the solution given is wrong:"
             : given.incomplete() ? "the solution given is not complete:"
                                  : "the solution given could not be judged:"));
    add_some(given.flaws, [](const puzzles::Flaw& flaw) { return Text(puzzles::sentence(flaw)); });
  }

  [[nodiscard]] std::string struck(const puzzles::MainLines& lines) const {
    return lines.stopped ? std::string(what_stopped(interrupted_)) : "stopped by the limit of positions";
  }

  void keys(const puzzles::MainLines& lines) {
    if (lines.keys.empty()) {
      add(Text(lines.all_keys ? std::string("no key: every play of the solver's side achieves it")
                              : "no key found: " + struck(lines)));
      return;
    }
    const Choice& first = lines.keys.front();
    if (first.line.empty()) {
      add(key_text(first));
    } else {
      const auto best = std::ranges::count_if(lines.keys, &Choice::best_defence);
      const auto one = std::ranges::count_if(
          lines.keys, [](const Choice& choice) { return choice.best_defence && choice.classes.keep.size() == 1; });
      add(Text(absl::StrFormat("only one key after %d of %d best defences:", one, best)));
      add_some(lines.keys, [&](const Choice& choice) {
        return line_text(choice.line, named())
            .add(choice.best_defence ? ": " : " (gives something away): ")
            .add(key_text(choice));
      });
    }
    if (!lines.all_keys) add(Text("not all defences were examined: " + struck(lines)));
    if (std::ranges::any_of(lines.keys, [](const Choice& choice) { return !choice.lists_every_move; }))
      add(Text("keys are among the moves that are listed: there are more than can be"));
  }

  [[nodiscard]] Text key_text(const Choice& choice) const {
    const auto& keep = choice.classes.keep;
    if (keep.size() == 1) return Text("key: ").add(classes_text(keep, ", ", named()));
    if (choice.classes.lose.empty()) return {"no key: every move keeps the task"};
    const std::string given = verification_.solution && choice.line.empty() ? verification_.solution->key : "";
    std::vector<std::vector<std::string>> cooks;
    for (const auto& together : keep)
      if (std::ranges::find(together, given) == together.end()) cooks.push_back(together);
    if (cooks.size() < keep.size()) return Text("cooked by ").add(classes_text(cooks, ", ", named()));
    return Text(absl::StrFormat("%d keys: ", keep.size())).add(classes_text(keep, ", ", named()));
  }

  void duals(const puzzles::MainLines& lines) {
    if (lines.duals.empty()) {
      if (lines.to_the_end) return add(Text("no duals"));
      if (lines.plies == 0) return add(Text("no duals looked for: " + struck(lines)));
      return add(
          Text(absl::StrFormat("no duals in the first %s, %s then",
                               lines.plies == 1 ? "ply" : absl::StrFormat("%d plies", lines.plies), struck(lines))));
    }
    add(Text(absl::StrFormat("first duals at ply %d:", lines.duals.front().line.size() + 1)));
    add_some(lines.duals, [&](const Choice& dual) {
      return Text("after ")
          .add(line_text(dual.line, named()))
          .add(": ")
          .add(seat(dual.seat))
          .add(" may play ")
          .add(classes_text(dual.classes.keep, ", ", named()));
    });
  }

  void matters(const puzzles::Matters& matters) {
    if (matters.idle.idle.empty()) add(Text("no idle cards"));
    for (const puzzles::IdleCards& run : matters.idle.idle)
      add(Text("idle cards: ").add(faces(run.cards, named())).add(absl::StrFormat(" (%d dealings)", run.dealings)));
    if (!matters.idle.every_run) add(Text("longer runs of idle cards were not looked for: too many dealings"));
    const puzzles::Changes& changes = matters.changes;
    if (changes.exchanges.empty()) {
      add(Text("no exchange of two cards of a suit changes the result"));
    } else {
      const std::size_t steps = changes.exchanges.front().steps;
      add(Text(
          absl::StrFormat("exchanges that change the result, %d %s apart:", steps, steps == 1 ? "rank" : "ranks")));
      add_some(changes.exchanges, [&](const puzzles::Exchange& exchange) {
        return Text(seat(exchange.seat))
            .add("'s ")
            .add(face(exchange.card, named()))
            .add(" for ")
            .add(seat(exchange.other_seat))
            .add("'s ")
            .add(face(exchange.other_card, named()));
      });
    }
    if (!changes.leaders.empty()) add(Text("so does the lead of ").add(games::joined(changes.leaders, ", ")));
    if (!changes.trumps.empty()) add(Text("so does the trump ").add(games::joined(changes.trumps, ", ")));
  }

  void twin(const puzzles::Twin& twin) {
    const std::string name = absl::StrFormat("twin of %s: ", twin.of);
    if (!twin.missing.empty()) return add(Text(name).add(twin.missing));
    if (twin.differences.empty()) return add(Text(name).add("the same puzzle"));
    add(Text(name).add(games::joined(twin.differences, "; ")));
    if (twin.same_keys) add(Text("the twin has the same key"));
  }

  void confirmation(const puzzles::Confirmation& confirmation) {
    add(Text(absl::StrFormat("confirmed by the checker: %s of %s", with_commas(confirmation.proved),
                             counted(confirmation.claims, "claim")),
             Style::kFaint));
    add_some(confirmation.refused, [](const std::string& why) { return Text("refused ").add(why); });
    if (confirmation.unproved.empty()) return;
    add(Text(absl::StrFormat("not proved by the checker, with no more than %s a proof:",
                             counted(verification_.proof_nodes, "node")),
             Style::kFaint));
    add_some(confirmation.unproved, [](const std::string& why) { return Text(why, Style::kFaint); });
  }

  const Puzzle& puzzle_;
  const Verification& verification_;
  bool interrupted_;
  games::Setup setup_;
  std::vector<Text> lines_;
};

}  // namespace

std::vector<Text> verification_text(const Puzzle& puzzle, const Verification& verification,
                                    const std::vector<puzzles::Fault>& faults, bool interrupted) {
  return Writer(puzzle, verification, interrupted).write(faults);
}

}  // namespace ouverte::cli
