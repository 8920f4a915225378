#include "app/cli/puzzle/puzzle_input.hpp"

#include <algorithm>
#include <utility>

#include "app/cli/console/input.hpp"
#include "puzzles/text/posted.hpp"
#include "solver/base/status.hpp"
#include "solver/games/door/game.hpp"
#include "solver/games/shared/spelling.hpp"
#include "solver/games/shared/texts.hpp"

namespace ouverte::cli {

namespace {

// What is wrong with the value of an option; empty if nothing.
std::string checked(bool known, const std::string& value, std::string_view expected) {
  return known ? "" : base::str("found ", base::quoted(value), ", expected ", expected);
}

std::string check_game(const std::string& value) {
  return checked(games::game_meant(value) != nullptr, value, "a game by its name, such as bridge (ouverte games)");
}

std::string check_trump(const std::string& value) {
  const std::string lower = games::lower_case(value);
  const bool none = lower == "nt" || lower == "n" || lower == "none" || lower.starts_with("no");
  return checked(none || games::suit_meant(value), value, "a suit, such as hearts or H, or NT");
}

std::string check_seat(const std::string& value) {
  const bool any = std::ranges::any_of(
      games::all_games(), [&](const games::Game* game) { return games::seat_meant(value, game->seats()).has_value(); });
  return checked(any, value, "a seat, such as South, S or A");
}

}  // namespace

void Supplied::add_to(CLI::App& command) {
  const std::string group = "What a post leaves out";
  const auto add = [&](const std::string& name, std::string& value, const std::string& what, const std::string& type) {
    return command.add_option(name, value, what)->type_name(type)->group(group);
  };
  add("--game", game, "The game is this one", "GAME")->check(check_game);
  add("--trump", trump, "Trumps are this suit, or NT", "SUIT")->check(check_trump);
  add("--declarer", declarer, "This seat plays the contract", "SEAT")->check(check_seat);
  add("--leader", leader, "This seat leads", "SEAT")->check(check_seat);
  add("--won", won, "Tricks were won before: \"N-S 3, E-W 2\"", "TRICKS");
  add("--task", task, "This is asked: \"N-S to win five tricks\"", "WORDS");
  add_words_arguments(command, used);
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
  return
      [how = how()](std::string_view text, std::string_view file) { return puzzles::read_puzzles_as(how, text, file); };
}

records::Readings read_puzzle_files(const std::vector<std::string>& files, const Console& console,
                                    const Supplied& supplied) {
  return read_files(files, console, supplied.reader());
}

}  // namespace ouverte::cli
