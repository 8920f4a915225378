#include "puzzles/text/quiz.hpp"

#include <algorithm>
#include <array>
#include <span>
#include <string>
#include <string_view>

#include "puzzles/text/letters.hpp"
#include "solver/base/split.hpp"
#include "solver/games/shared/texts.hpp"

namespace ouverte::puzzles::text {
namespace {

using games::lower_case;
using games::starts_with_any_case;
using games::without_blanks;

// "ANSWER: Three clubs, looking for notrump", "Pass.": a call, and no play behind it.
bool answers_call(std::string_view text) {
  constexpr std::array<std::string_view, 7> kLevels = {"one", "two", "three", "four", "five", "six", "seven"};
  constexpr std::array<std::string_view, 7> kStrains = {"spade",    "heart",   "diamond", "club",
                                                        "no trump", "notrump", "nt"};
  constexpr std::array<std::string_view, 3> kCalls = {"pass", "double", "redouble"};
  std::string answer = lower_case(text.substr(text.find(':') + 1));
  std::string_view rest = without_blanks(answer);
  const auto skip = [&](std::string_view word) {
    if (!rest.starts_with(word)) return false;
    rest = without_blanks(rest.substr(word.size()));
    return true;
  };
  const bool call = std::ranges::any_of(kCalls, skip);
  if (!call) {
    const bool figure = !rest.empty() && rest[0] >= '1' && rest[0] <= '7';
    if (figure) rest = without_blanks(rest.substr(1));
    if (!figure && std::ranges::none_of(kLevels, skip)) return false;
    skip("-");
    if (!rest.empty() && is_suit_sign(rest[0]))
      rest.remove_prefix(1);
    else if (std::ranges::none_of(kStrains, skip))
      return false;
    skip("s");
  }
  return rest.empty() || std::string_view(".,;(-").find(rest[0]) != std::string_view::npos;
}

// Whether words are of the play.
bool speaks_of_play(const std::string& text) {
  constexpr std::array<std::string_view, 18> kPlay = {"lead",    "led",     "trick",     "trump",   "win",      "won",
                                                      "ruff",    "discard", "throw",     "threw",   "declarer", "dummy",
                                                      "defence", "defense", "defenders", "finesse", "cash",     "duck"};
  return std::ranges::any_of(base::words(text), [&](std::string_view word) {
    while (!word.empty() && !is_letter(word.front())) word.remove_prefix(1);
    return std::ranges::any_of(kPlay, [&](std::string_view begins) { return word.starts_with(begins); });
  });
}

// "Partner opens one diamond, you raise and he bids two hearts. What now?", answered by a call, or, below the title
// that columns give it, in any words.
bool asks_for_call(std::span<const Line> quiz, const std::string& answer) {
  constexpr std::array<std::string_view, 7> kBids = {"open", "bid", "raise", "respond", "pass", "deal", "double"};
  std::string text;
  for (const Line& line : quiz) text += lower_case(line.text) + " ";
  const auto bids = [&](std::string_view word) { return text.find(" " + std::string(word)) != std::string::npos; };
  return text.find('?') != std::string::npos && std::ranges::any_of(kBids, bids) && !speaks_of_play(text) &&
         (answers_call(answer) || !speaks_of_play(lower_case(answer)));
}

}  // namespace

std::vector<Line> take_bidding_quiz(std::vector<Line>& lines) {
  const auto begins = [](const Line& line) {
    const std::string_view text = without_blanks(line.text);
    return starts_with_any_case(text, "daily question") || starts_with_any_case(text, "you hold");
  };
  const auto answers = [](const Line& line) {
    const std::string_view text = without_blanks(line.text);
    return starts_with_any_case(text, "answer:") || text.starts_with("A:");
  };
  const auto from = std::ranges::find_if(lines, begins);
  const auto asks_call = [](const Line& line) {
    const std::string text = lower_case(line.text);
    return text.find("what do you say") != std::string::npos || text.find("what do you bid") != std::string::npos;
  };
  constexpr std::ptrdiff_t kFar = 20;
  auto question = std::find_if(from, lines.end(), asks_call);
  if (question == lines.end() || question - from > kFar) {
    const auto answered = std::find_if(from, lines.end(), answers);
    if (answered == lines.end() || answered - from > kFar || !asks_for_call({from, answered}, answered->text))
      return {};
    question = from;
  }
  // Its answer, where the page has it.
  const auto answer = std::find_if(question, lines.end(), answers);
  const auto to = answer == lines.end() ? question + 1 : std::find_if(answer, lines.end(), is_blank);
  std::vector<Line> quiz;
  for (auto line = from; line != to; ++line) {
    if (!is_blank(*line)) quiz.push_back(*line);
    line->text.clear();
  }
  return quiz;
}

}  // namespace ouverte::puzzles::text
