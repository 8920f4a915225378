#include "app/cli/text/trainer_text.hpp"

#include <algorithm>
#include <utility>

#include "absl/strings/str_format.h"
#include "app/cli/text/compass.hpp"
#include "app/cli/text/explanation_text.hpp"
#include "app/cli/text/faces.hpp"
#include "app/cli/text/puzzle_text.hpp"
#include "app/cli/text/trick_rows.hpp"
#include "app/cli/text/tricks_played.hpp"
#include "solver/games/shared/names.hpp"

namespace ouverte::cli {

std::vector<Text> posed(const puzzles::Puzzle& puzzle) {
  std::vector<Text> lines = {
      Text(puzzle.game->title()).add(": ").add(with_signs(puzzle.game->contract_of(puzzle.position->setup()).words()))};
  if (!puzzle.record.plays.empty()) {
    Text given("given:");
    for (const records::Play& play : puzzle.record.plays)
      given.add(" " + play.seat + " ").add(face(play.move, puzzle.game->faces()));
    lines.push_back(std::move(given));
  }
  lines.push_back(Text("Task: ", Style::kStrong).add(with_signs(task_of(puzzle))));
  return lines;
}

std::vector<Text> board_and_turn(const games::Game& game, const games::Position& position) {
  std::vector<Text> lines;
  append(lines, board(game, position), 2);
  lines.emplace_back(absl::StrFormat("%s to %s", games::seat_name(position.to_move(), game.seats()),
                                     position.setup().table.empty() ? "lead" : "play"),
                     Style::kStrong);
  return lines;
}

std::vector<Text> line_rows(const games::Game& game, const games::Position& from,
                            const std::vector<std::string>& line) {
  const auto rows = game.plays_in_rows() ? trick_rows(from, game.seats_at(from.setup()), line, game.faces())
                                         : play_rows(from, line, game.faces());
  std::vector<Text> lines;
  if (rows.ok())
    for (const Text& row : *rows) lines.push_back(Text("  ").add(row));
  return lines;
}

std::string task_of(const puzzles::Puzzle& puzzle) {
  return puzzles::task_in_words(puzzle.task, *puzzle.game, *puzzle.position);
}

Text part_to_show(const tutor::Trainer& trainer) {
  const puzzles::Puzzle& puzzle = trainer.puzzle();
  const proof::ProofClaim& claim = trainer.claim();
  Text line(absl::StrFormat("To be shown, %d of %d: ", trainer.part() + 1, trainer.parts()), Style::kStrong);
  return line.add(
      with_signs(puzzles::bound_in_words(claim.bound, claim.value, *puzzle.game, puzzle.position->setup())));
}

std::vector<Text> variations(const games::Game& game, proof::TreePointer tree, const std::string& end) {
  tutor::Explanation bare;
  bare.refutation.tree = std::move(tree);
  return why_text(game, bare, end);
}

std::vector<Text> others_text(tutor::Trainer& trainer) {
  constexpr std::size_t kMost = 6;
  const auto hint = trainer.hint();
  const games::CardFaces& named = trainer.puzzle().game->faces();
  std::vector<Text> lines;
  if (!hint) return lines;
  for (const auto& together : trainer.position().classes()) {
    if (std::ranges::find(hint->moves, together.front()) != hint->moves.end()) continue;
    if (lines.size() == kMost) {
      lines.emplace_back(absl::StrFormat("  and %d more", hint->classes - hint->good - kMost));
      break;
    }
    const std::vector<std::string> line = trainer.refuted(together.front());
    Text text = Text("  not ").add(faces(together, named)).fold(4);
    lines.push_back(line.size() == 1
                        ? text.add(": the task is missed at once")
                        : text.add(": ").add(line_in_words(*trainer.puzzle().game, trainer.position(), line)));
  }
  return lines;
}

std::vector<Text> solution_text(tutor::Trainer& trainer) {
  const puzzles::Line line = trainer.solution();
  std::vector<Text> lines;
  for (const Text& row : line_text(line, trainer.puzzle().game->faces())) lines.push_back(Text("  ").add(row));
  if (!line.complete()) lines.emplace_back("  (where it breaks off there is more, too long to be shown)");
  if (trainer.users_turn())
    for (Text& other : others_text(trainer)) lines.push_back(std::move(other));
  return lines;
}

std::string_view words(tutor::Quality quality) {
  switch (quality) {
    case tutor::Quality::kPerfect:
      return "right at the first try";
    case tutor::Quality::kAfterThinking:
      return "right after a hint";
    case tutor::Quality::kWithEffort:
      return "right after hints";
    case tutor::Quality::kWrong:
      return "not right at the first try";
    case tutor::Quality::kGivenUp:
      break;
  }
  return "the solution was shown";
}

std::uint64_t hash_of(std::string_view text) {
  std::uint64_t hash = 0xCBF29CE484222325;
  for (const char letter : text) hash = (hash ^ static_cast<unsigned char>(letter)) * 0x100000001B3;
  return hash;
}

}  // namespace ouverte::cli
