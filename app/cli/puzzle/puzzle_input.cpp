#include "app/cli/puzzle/puzzle_input.hpp"

#include <utility>

#include "app/cli/console/input.hpp"
#include "puzzles/text/posted.hpp"
#include "solver/base/status.hpp"

namespace ouverte::cli {

void Supplied::add_to(CLI::App& command) {
  const std::string group = "What a post leaves out";
  const auto add = [&](const std::string& name, std::string& value, const std::string& what, const std::string& type) {
    command.add_option(name, value, what)->type_name(type)->group(group);
  };
  add("--game", game, "The game is this one", "GAME");
  add("--trump", trump, "Trumps are this suit, or NT", "SUIT");
  add("--declarer", declarer, "This seat plays the contract", "SEAT");
  add("--leader", leader, "This seat leads", "SEAT");
  add("--won", won, "Tricks were won before: \"N-S 3, E-W 2\"", "TRICKS");
  add("--task", task, "This is asked: \"N-S to win five tricks\"", "WORDS");
}

std::string Supplied::words() const {
  std::string all;
  const auto say = [&](std::string_view head, const std::string& value) {
    if (!value.empty()) all += base::str(head, value, ".\n");
  };
  say("Game: ", game);
  say("Trumps: ", trump);
  say("Declarer: ", declarer);
  say("On lead: ", leader);
  say("Tricks so far: ", won);
  say("Task: ", task);
  return all;
}

requests::ReadText Supplied::reader() const {
  return [words = words()](std::string_view text, std::string_view file) {
    return puzzles::read_puzzles_with(words, text, file);
  };
}

records::Readings read_puzzle_files(const std::vector<std::string>& files, const Console& console,
                                    const Supplied& supplied) {
  return read_files(files, console, supplied.reader());
}

}  // namespace ouverte::cli
