#include <algorithm>
#include <array>
#include <cctype>
#include <charconv>
#include <string>

#include "puzzles/problem/puzzle.hpp"
#include "solver/base/status.hpp"
#include "solver/games/door/asked.hpp"

namespace ouverte::puzzles {
namespace {

using proof::Bound;

constexpr std::string_view kAtLeast = "at least";

// The side that wants the value high has a task that something is reached; the other, that it is not.
Bound bound_of_mover(const games::Position& position) {
  return position.maximises() ? Bound::kAtLeast : Bound::kAtMost;
}

// Whether a value in words is so many of something: "3 tricks".
bool counted(const std::string& words) { return '0' <= words.front() && words.front() <= '9'; }

}  // namespace

std::string task_text(const Task& task) {
  const std::string_view sign = task.exactly ? "= " : task.bound == Bound::kAtLeast ? ">= " : "<= ";
  return base::str(sign, task.value);
}

absl::StatusOr<Task> task_from_text(std::string_view text, const games::Game& game, const games::Position& position) {
  const auto expected = [&](std::string_view what) {
    return base::invalid("Task: found ", base::quoted(text), ", expected ", what);
  };
  if (text == "goal" || text == "no goal") {
    const games::Stakes stakes = *game.stakes(position.setup());
    if (!stakes.goal) return expected("\">= N\", \"<= N\" or \"= N\": this contract names no goal");
    // Who plays a misère for few tricks, or to go out within few plays, has what he plays for below the goal.
    const bool wants_it_low = stakes.whose == stakes.low;
    if ((text == "goal") != wants_it_low) return Task{.bound = Bound::kAtLeast, .value = *stakes.goal};
    return Task{.bound = Bound::kAtMost, .value = *stakes.goal - 1};
  }
  const std::array<std::pair<std::string_view, Task>, 3> signs = {
      {{">=", {.bound = Bound::kAtLeast}},
       {"<=", {.bound = Bound::kAtMost}},
       {"=", {.bound = bound_of_mover(position), .exactly = true}}}};
  const auto sign = std::ranges::find_if(signs, [&](const auto& known) { return text.starts_with(known.first); });
  if (sign == signs.end()) return expected("\">= N\", \"<= N\", \"= N\", \"goal\" or \"no goal\"");
  Task task = sign->second;
  std::string_view number = text.substr(sign->first.size());
  number.remove_prefix(std::min(number.find_first_not_of(' '), number.size()));
  const char* const end = number.data() + number.size();
  if (const auto read = std::from_chars(number.data(), end, task.value); read.ec != std::errc() || read.ptr != end)
    return expected("a whole number after the sign");
  return task;
}

std::string bound_in_words(Bound bound, int value, const games::Game& game, const games::Setup& setup) {
  const games::Stakes stakes = *game.stakes(setup);
  return bound == Bound::kAtLeast ? base::str(stakes.high, ": ", game.describe({value, games::kAnything.upper}, setup))
                                  : base::str(stakes.low, ": ", game.describe({games::kAnything.lower, value}, setup));
}

std::string task_in_words(const Task& task, const games::Game& game, const games::Position& position) {
  const games::Setup setup = position.setup();
  if (!task.exactly) return bound_in_words(task.bound, task.value, game, setup);
  // Of what is counted "at least" can become "exactly"; of a result in words there is no such thing.
  if (game.stakes(setup)->measure == "deal")
    return base::str("exactly this: ", outcome_in_words(task.value, game, setup));
  const std::string least = game.describe({task.value, games::kAnything.upper}, setup);
  if (least.starts_with(kAtLeast))
    return base::str(game.stakes(setup)->high, ": exactly", least.substr(kAtLeast.size()));
  const std::string value = game.describe({task.value, task.value}, setup);
  if (counted(value)) return base::str(game.stakes(setup)->high, ": exactly ", value);
  return base::str("exactly this: ", outcome_in_words(task.value, game, setup));
}

std::string outcome_in_words(int value, const games::Game& game, const games::Setup& setup) {
  const games::Stakes stakes = *game.stakes(setup);
  if (stakes.measure == "deal") return stakes.goal && value >= *stakes.goal ? stakes.reached : stakes.missed;
  std::string words = game.describe({value, value}, setup);
  if (words.starts_with(stakes.whose + " ")) return words;
  if (stakes.measure == "settlement" || stakes.measure == "payment") {
    if (std::isupper(static_cast<unsigned char>(words.front())) != 0) return words;  // it names a player
    if (value == 0) return games::who_does(stakes.whose, "settle") + " even";
    constexpr std::array<std::string_view, 4> kVerbs = {"scores ", "settles ", "pays ", "is paid "};
    if (std::ranges::any_of(kVerbs, [&](std::string_view verb) { return words.starts_with(verb); }))
      return base::str(stakes.whose, " ", words);
    const std::string amount = words.substr(std::min(words.find_first_of("123456789"), words.size()));
    return base::str(games::who_does(stakes.whose, value > 0 ? "win" : "lose"), " ", amount);
  }
  return base::str(counted(words) ? games::who_does(stakes.whose, "take") : stakes.whose, " ", words);
}

bool solvers_turn(const Task& task, const games::Position& position) {
  return !position.over() && claimant_to_move(task.bound, position);
}

}  // namespace ouverte::puzzles
