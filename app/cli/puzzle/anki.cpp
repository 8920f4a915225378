#include "app/cli/puzzle/anki.hpp"

#include <cstdint>
#include <vector>

#include "absl/strings/str_format.h"
#include "absl/strings/str_replace.h"
#include "app/cli/text/trainer_text.hpp"
#include "tutor/train/trainer.hpp"

namespace ouverte::cli {
namespace {

// Fields are HTML. No field may hold a tab or a new line, and no line of ours does.
std::string field(const std::vector<Text>& lines) {
  std::string html;
  for (const Text& line : lines)
    html += absl::StrReplaceAll(line.bytes(Colour::kOff), {{"&", "&amp;"}, {"<", "&lt;"}, {">", "&gt;"}}) + "<br>";
  return "<pre>" + html + "</pre>";
}

}  // namespace

std::string anki_header() {
  return "#separator:tab\n"
         "#html:true\n"
         "#notetype:Basic\n"
         "#deck:Ouverte\n"
         "#columns:Guid\tFront\tBack\tTags\n"
         "#guid column:1\n"
         "#tags column:4\n";
}

std::string anki_note(const puzzles::Puzzle& puzzle, const std::string& key, games::Solver& solver) {
  tutor::Trainer trainer(puzzle, solver);
  std::vector<Text> front = posed(puzzle);
  for (Text& line : board_and_turn(*puzzle.game, *puzzle.position)) front.push_back(std::move(line));
  std::string tags = "ouverte::" + std::string(puzzle.game->name());
  for (const std::string& theme : puzzles::themes_of(puzzle.record)) tags += " " + printable_line(theme);
  return absl::StrFormat("ouverte-%016x\t%s\t%s\t%s\n", hash_of(key), field(front), field(solution_text(trainer)),
                         tags);
}

}  // namespace ouverte::cli
