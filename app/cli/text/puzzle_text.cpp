#include "app/cli/text/puzzle_text.hpp"

#include "absl/strings/str_format.h"
#include "absl/strings/str_join.h"
#include "absl/strings/str_split.h"
#include "app/cli/text/answer.hpp"
#include "app/cli/text/explanation_text.hpp"
#include "app/cli/text/faces.hpp"
#include "app/cli/text/stopped.hpp"
#include "app/cli/text/trick_rows.hpp"
#include "app/cli/text/tricks_played.hpp"

namespace ouverte::cli {
namespace {

using puzzles::Puzzle;
using puzzles::Shown;
using puzzles::Word;

// "♠K; ♥A": classes of equal moves, one after the other.
std::string best_play_words(const Puzzle& puzzle, const puzzles::Answer& answer) {
  return ": with best play " + puzzles::outcome_in_words(answer.value.lower, *puzzle.game, puzzle.position->setup());
}

// "declarer: at least 4 tricks": what one claim says.
std::string claim_words(const Puzzle& puzzle, const proof::ProofClaim& claim) {
  return puzzles::bound_in_words(claim.bound, claim.value, *puzzle.game, puzzle.position->setup());
}

std::vector<Text> verdict_text(const Puzzle& puzzle, const puzzles::Answer& answer) {
  std::vector<Text> lines;
  if (!answer.holds) {
    Text text("The task cannot be done", Style::kMarked);
    lines.push_back(text.add(best_play_words(puzzle, answer)));
    if (!answer.best_try.empty())
      lines.push_back(Text("The best try: ").add(face(answer.best_try, puzzle.game->faces())));
    return lines;
  }
  if (answer.exceeds) {
    Text text("More can be had", Style::kMarked);
    lines.push_back(text.add(best_play_words(puzzle, answer)));
  }
  if (!answer.first) return lines;
  const auto& keys = answer.first->keep;
  Text text(keys.size() == 1 ? "Key: " : "Keys: ");
  text.add(classes_text(keys, "; ", puzzle.game->faces()));
  if (answer.first->lose.empty()) {
    text.add(keys.size() == 1 ? " (there is no other move)" : " (any move will do)");
  } else if (keys.size() > 1) {
    text.add(" (the first move is not the only one)");
  }
  lines.push_back(text);
  return lines;
}

std::string why_incomplete(puzzles::Missing missing, bool interrupted) {
  if (missing == puzzles::Missing::kVariations)
    return "no whole tree with so few variations was found; --variations allows more";
  if (missing == puzzles::Missing::kSearch)
    return absl::StrFormat("%s before a whole tree was found%s", what_stopped(interrupted),
                           interrupted ? "" : "; --plays, --tree-time and --time allow more");
  return "";
}

std::vector<Text> shown_text(const Puzzle& puzzle, const Shown& shown, const puzzles::LineCaptions& captions,
                             bool named, bool interrupted) {
  std::vector<Text> lines;
  if (named) lines.emplace_back(claim_words(puzzle, shown.claim) + ":", Style::kStrong);
  append(lines, line_text(shown.line, puzzle.game->faces(), captions), 0);
  if (!shown.line.complete()) {
    lines.emplace_back(
        "not complete: where it breaks off (...) the claim was solved and is not shown; \"else ...\" are"
        " defences that give more",
        Style::kFaint);
    if (const std::string why = why_incomplete(shown.missing, interrupted); !why.empty())
      lines.emplace_back(why, Style::kFaint);
    return lines;
  }
  const auto ends = static_cast<std::uint64_t>(shown.line.ends());
  const std::string checked = shown.checked ? counted(*shown.checked, "position") + " checked"
                                            : absl::StrFormat("not confirmed: %s before the checker had verified it",
                                                              interrupted ? "interrupted" : "the time ran out");
  lines.emplace_back(absl::StrFormat("complete: %s over every defence, %s", counted(ends, "variation"), checked),
                     Style::kFaint);
  return lines;
}

std::vector<Text> best_play(const Puzzle& puzzle, const std::vector<std::string>& line) {
  const games::Setup setup = puzzle.position->setup();
  auto rows = puzzle.game->plays_in_rows()
                  ? trick_rows(*puzzle.position, puzzle.game->seats_at(setup), line, puzzle.game->faces())
                  : play_rows(*puzzle.position, line, puzzle.game->faces());
  std::vector<Text> lines = {Text("Main line:")};
  if (rows.ok()) append(lines, *rows, 2);
  return lines;
}

// What follows a move that is refuted, as tricks.
Text best_reply(const Puzzle& puzzle, const puzzles::Flaw& flaw) {
  const auto at = puzzle.position->clone();
  for (const puzzles::Step& step : flaw.before)
    if (!at->play(step.move).ok()) break;
  std::vector<std::string> line = {flaw.refutation->move};
  line.insert(line.end(), flaw.refutation->line.begin(), flaw.refutation->line.end());
  const Text words = line_in_words(*puzzle.game, *at, line);
  return words.columns() > 0 ? words : faces(flaw.refutation->line, puzzle.game->faces());
}

}  // namespace

std::vector<Text> line_text(const puzzles::Line& line, const games::CardFaces& named,
                            const puzzles::LineCaptions& captions) {
  std::vector<Text> lines;
  for (const puzzles::Row& row : puzzles::rows_of(line, captions)) {
    Text text;
    text.pad(row.indent);
    for (const Word& word : row.words) {
      if (word.kind == Word::Kind::kMove) {
        text.add(face(word.text, named));
      } else {
        text.add(word.text, word.kind == Word::Kind::kLabel ? Style::kStrong : Style::kPlain);
      }
    }
    lines.push_back(std::move(text));
  }
  return lines;
}

std::vector<Text> puzzle_heading(const Puzzle& puzzle) {
  records::Place place = puzzle.record.place;
  if (const auto name = records::tag_value(puzzle.record.tags, "Puzzle"); !name.empty()) place.board = name;
  std::vector<SolvedPosition> answers;
  answers.push_back({puzzle.position->clone(), {}});
  std::vector<Text> lines = heading({.game = puzzle.game,
                                     .place = std::move(place),
                                     .deal = puzzle.position->setup(),
                                     .tags = puzzle.record.tags,
                                     .what = std::move(answers)});
  std::string printed;
  for (const std::string_view tag : {"Title", "Composer", "Source", "Year"})
    if (const auto value = records::tag_value(puzzle.record.tags, tag); !value.empty() && value != "?")
      printed += (printed.empty() ? "" : ", ") + std::string(value);
  if (!printed.empty()) lines.push_back(Text("  ").add(printed));
  Text task("  Task: ", Style::kStrong);
  task.add(puzzles::task_in_words(puzzle.task, *puzzle.game, *puzzle.position));
  lines.push_back(std::move(task));
  return lines;
}

std::vector<Text> told_text(const records::Record& record) {
  std::vector<Text> lines;
  for (const records::Comment& comment : record.comments) {
    if (comment.after != "Task") continue;
    lines.emplace_back("As it was posted:");
    const std::vector<std::string> told = absl::StrSplit(comment.text, '\n');
    for (const std::string& line : told) lines.push_back(Text("  ").add(line));
  }
  return lines;
}

std::vector<Text> answer_text(const requests::SolvedPuzzle& solved, bool interrupted) {
  const auto& [puzzle, answer, captions, themes, stopped] = solved;
  std::vector<Text> lines = puzzle_heading(puzzle);
  append(lines, verdict_text(puzzle, answer), 2);
  if (!themes.empty()) lines.emplace_back("  Theme: " + absl::StrJoin(themes, ", "));
  lines.emplace_back("");
  append(lines, best_play(puzzle, answer.best), 2);
  for (std::size_t place = 0; place < answer.shown.size(); ++place) {
    lines.emplace_back("");
    append(lines, shown_text(puzzle, answer.shown[place], captions[place].words, answer.shown.size() > 1, interrupted),
           2);
  }
  lines.emplace_back("");
  if (const std::vector<Text> told = told_text(puzzle.record); !told.empty()) {
    append(lines, told, 2);
    lines.emplace_back("");
  }
  return lines;
}

std::vector<Text> flaw_text(const Puzzle& puzzle, const puzzles::Flaw& flaw) {
  Text heading(puzzles::name_of(flaw.kind), Style::kMarked);
  if (flaw.line != 0) heading.add(absl::StrFormat(" (line %d)", flaw.line));
  heading.add(": ");
  std::string before;
  for (const puzzles::Step& step : flaw.before) {
    heading.add(before.empty() ? "after " : ", ").add(step.seat + " ").add(face(step.move, puzzle.game->faces()));
    before = ": ";
  }
  puzzles::Flaw here = flaw;
  here.before.clear();
  here.move = face(flaw.move, puzzle.game->faces()).bytes(Colour::kOff);
  std::vector<Text> lines = {heading.add(before).add(with_signs(puzzles::sentence(here)))};
  using Kind = puzzles::FlawKind;
  if (flaw.kind == Kind::kGap || flaw.kind == Kind::kUnfinished)
    lines.push_back(Text("  still to be shown: ").add(claim_words(puzzle, flaw.claim)));
  if (!flaw.refutation) return lines;
  const tutor::Explanation why{.refutation = *flaw.refutation, .facts = {}};
  for (const Text& line : why_text(*puzzle.game, why, claim_words(puzzle, flaw.refutation->claim)))
    lines.push_back(line);
  if (flaw.refutation->tree == nullptr) lines.push_back(Text("  best play: ").add(best_reply(puzzle, flaw)).fold(4));
  return lines;
}

}  // namespace ouverte::cli
