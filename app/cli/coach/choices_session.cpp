#include "app/cli/coach/choices_session.hpp"

#include <ostream>
#include <string>
#include <utility>

#include "absl/strings/ascii.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
#include "app/cli/console/input.hpp"
#include "app/cli/text/faces.hpp"
#include "app/requests/coach.hpp"
#include "solver/base/status.hpp"

namespace ouverte::cli {
namespace {

void say(const Console& console, std::string_view words) {
  console.out << with_signs(words).fold(2).bytes(console.colour, console.columns) << "\n";
}

void say_advice(const Console& console, const games::ChoiceAdvice& advice) {
  for (const std::string& words : advice.words) say(console, absl::StrCat("  ", words));
  say(console, absl::StrCat("best: ", advice.answer, advice.stopped ? ", as far as the time allowed to see" : ""));
}

// What asks for a hint where hands are hidden.
constexpr std::string_view kOpenHint = "hint open";

void say_help(const Console& console, const games::Choosing& choosing, bool hide) {
  console.out << "  an answer     such as " << absl::StrJoin(choosing.examples, "; ") << "\n"
              << (hide ? "  hint open     " : "  hint          ")
              << "say what is best, and what it and others are worth, all hands seen\n"
              << "  rules         show the rules of the game\n"
              << "  help, quit\n";
  say(console, choosing.question);
}

// The contract after the user's answer; nothing where there is none.
absl::StatusOr<std::optional<games::Contract>> asked(const Console& console, const games::Game& game,
                                                     const games::Setup& setup, const games::Choosing& choosing,
                                                     bool hide, const search::Options& options) {
  say(console, absl::StrCat(choosing.seat, ": ", choosing.question));
  say(console,
      absl::StrCat("(such as ", absl::StrJoin(choosing.examples, "; "), hide ? "" : "; hint", "; help; quit)"));
  std::string line;
  while (next_line(console, line)) {
    const std::string answer(absl::StripAsciiWhitespace(line));
    if (answer.empty()) continue;
    if (answer == "quit" || answer == "q") break;
    if (answer == "help" || answer == "?") {
      say_help(console, choosing, hide);
      continue;
    }
    if (answer == "rules") {
      console.out << game.rules();
      continue;
    }
    if (hide && (answer == "hint" || answer == "advice")) {
      say(console, base::str("That would tell what the hidden hands hold; \"", kOpenHint, "\" tells it all the same."));
      continue;
    }
    if (answer == "hint" || answer == "advice" || answer == kOpenHint) {
      const auto advice = game.choice_advised(setup, options);
      if (!advice.ok()) return advice.status();
      say_advice(console, *advice);
      continue;
    }
    auto contract = game.chosen(setup, answer);
    if (contract.ok()) return std::optional(*std::move(contract));
    say(console, base::message(contract.status()));
  }
  return std::optional<games::Contract>();
}

absl::StatusOr<std::optional<games::Contract>> best(const games::Game& game, const games::Setup& setup,
                                                    const search::Options& options) {
  const auto advice = game.choice_advised(setup, options);
  if (!advice.ok()) return advice.status();
  auto contract = game.chosen(setup, advice->answer);
  if (!contract.ok()) return contract.status();
  return std::optional(*std::move(contract));
}

}  // namespace

absl::StatusOr<std::optional<games::Setup>> with_choices(const Console& console, const games::Game& game,
                                                         games::Setup setup, std::string_view users, bool hide,
                                                         const search::Options& options) {
  while (const auto choosing = game.choosing(setup)) {
    const bool is_users = requests::chooses(game, setup, std::string(users), choosing->seat);
    auto contract = is_users ? asked(console, game, setup, *choosing, hide, options) : best(game, setup, options);
    if (!contract.ok()) return contract.status();
    if (!contract->has_value()) return std::optional<games::Setup>();
    setup.contract = (*contract)->json();
  }
  return std::optional(std::move(setup));
}

}  // namespace ouverte::cli
