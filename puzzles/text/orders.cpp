#include "puzzles/text/orders.hpp"

#include <algorithm>
#include <array>
#include <string_view>

#include "puzzles/text/tones.hpp"

namespace ouverte::puzzles::text {

namespace {

using M = Meaning;

}  // namespace

bool has_to(std::span<const Item> words) {
  for (std::size_t at = 1; at + 1 < words.size(); ++at)
    if (words[at].text == "to" && is_one_of(words[at + 1], kTaskAims) &&
        !(at + 2 < words.size() && words[at + 2].text == "sense") &&
        is_one_of(words[at - 1], std::array{M::kSeat, M::kPair, M::kRole, M::kYou}))
      return true;
  return false;
}

bool gives_order(std::span<const Item> words, bool past, Language language) {
  constexpr std::array kFirst = {M::kMake, M::kBeat, M::kDefend, M::kStopFrom, M::kHoldTo, M::kAvoid,
                                 M::kTake, M::kLose, M::kScore,  M::kPlan,     M::kSucceed};
  constexpr std::array<std::string_view, 12> kVerbs = {"find",  "show",   "prove",  "demonstrate", "plan",    "decide",
                                                       "cover", "choose", "select", "try",         "explain", "work"};
  std::size_t first = 0;
  while (first + 1 < words.size() &&
         (words[first].text == "now" || words[first].text == "please" || words[first].text == "can" ||
          is_one_of(words[first], std::array{M::kComma, M::kYou, M::kOrnament, M::kFiller})))
    ++first;
  // "That comes to nine tricks", "Making nine"
  const std::string_view verb = std::string_view(words[first].text).substr(0, words[first].text.find(' '));
  const bool tells = language == Language::kEnglish && (verb.ends_with('s') || verb.ends_with("ing"));
  if ((is_one_of(words[first], kFirst) && !tells) || is_word(words[first], kVerbs)) return true;
  if (has_to(words)) return true;
  // "The result is one down" asks for nothing.
  constexpr std::array<std::string_view, 4> kNone = {"result", "needed", "wanted", "question"};
  return !past && std::ranges::any_of(
                      words, [&](const Item& each) { return each.meaning == M::kTask && !is_word(each, kNone); });
}

bool holds_to(std::span<const Item> words) {
  for (std::size_t at = 0; at < words.size(); ++at) {
    if (words[at].meaning != M::kHoldTo) continue;
    std::size_t next = at + 1;
    while (next < words.size() && is_one_of(words[next], std::array{M::kFiller, M::kA, M::kMost, M::kLeast})) ++next;
    if (words[at].text != "auf" || (next < words.size() && words[next].meaning == M::kNumber)) return true;
  }
  return false;
}

bool is_modal(const Item& item) {
  constexpr std::array<std::string_view, 8> kPast = {"would", "could", "did", "who", "why", "plan", "how", "put"};
  return (item.meaning == Meaning::kDo && !is_word(item, kPast)) || item.meaning == Meaning::kNeed;
}

}  // namespace ouverte::puzzles::text
