#include "puzzles/text/asked_defence.hpp"

#include <algorithm>
#include <array>
#include <span>
#include <string_view>

#include "puzzles/text/facts.hpp"
#include "puzzles/text/tones.hpp"

namespace ouverte::puzzles::text {
namespace {

using M = Meaning;

}  // namespace

bool chooses_side(std::span<const Item> sentence) {
  const auto is_role = [](const Item& item, Who who) {
    return item.meaning == M::kRole && item.value == static_cast<int>(who);
  };
  const auto plays = [&](const Item& item) {
    return is_one_of(item, std::array{M::kPlay, M::kDeclare}) || is_role(item, Who::kDeclarer);
  };
  const auto defends = [&](const Item& item) { return item.meaning == M::kDefend || is_role(item, Who::kDefenders); };
  for (std::size_t at = 1; at + 1 < sentence.size(); ++at) {
    if (sentence[at].meaning != M::kOr) continue;
    std::size_t next = at + 1;
    while (next + 1 < sentence.size() && sentence[next].meaning == M::kFiller) ++next;
    const Item &one = sentence[at - 1], &other = sentence[next];
    if ((plays(one) && defends(other)) || (defends(one) && plays(other))) return true;
  }
  return false;
}

bool shows_defence(std::span<const Item> sentence, Language language) {
  const auto defence = [](const Item& item) {
    return is_one_of(item, std::array{M::kBeat, M::kDefend, M::kHoldTo, M::kStopFrom}) ||
           (item.meaning == M::kRole && item.value == static_cast<int>(Who::kDefenders));
  };
  for (std::size_t at = 0; at < sentence.size(); ++at) {
    const bool rather = at > 0 && is_one_of(sentence[at - 1], std::array{M::kBut, M::kThan});
    const auto rest = sentence.subspan(at);
    const auto part = std::ranges::find_if(rest, [](const Item& item) {
      return is_one_of(item, std::array{M::kColon, M::kSemicolon});
    });
    if ((tone_of(sentence[at], language) & kShows) != 0 && !rather && std::any_of(rest.begin(), part, defence))
      return true;
  }
  return false;
}

bool asks_if_not(std::span<const Item> question) {
  return question.size() > 1 && question[0].meaning == M::kIf && question[1].meaning == M::kNot;
}

bool is_for_defence(std::span<const Item> question, const std::string& seats, char declarer) {
  constexpr std::size_t kWithoutVerb = 3;
  for (std::size_t at = 0; at < question.size(); ++at) {
    const auto value = static_cast<std::size_t>(question[at].value);
    const bool defends = (question[at].meaning == M::kSeat && value % 2 != seats.find(declarer) % 2) ||
                         question[at].meaning == M::kPair ||
                         (question[at].meaning == M::kRole && question[at].value == static_cast<int>(Who::kDefenders));
    const bool of = at > 0 && (question[at - 1].text == "for" || question[at - 1].text == "winning");
    if (defends && (of || question.size() <= kWithoutVerb)) return true;
  }
  return false;
}

bool addresses_defender(std::span<const Item> sentence, const std::string& seats, char declarer) {
  constexpr std::size_t kNear = 5;
  const std::size_t side = seats.find(declarer) % 2;
  const auto is_his = [&](std::size_t at, std::size_t from) {
    const Item& before = sentence[at - 1];
    return sentence[at].meaning == M::kSeat && static_cast<std::size_t>(sentence[at].value) % 2 != side &&
           (at == from + 1 || sentence[from].text == "sit" || before.text == "are" || before.text == "am" ||
            // "As far as I know, East said"
            (before.meaning == M::kComma && at == from + 2) ||
            is_one_of(before, std::array{M::kFiller, M::kIn, M::kBy}));
  };
  for (std::size_t at = 0; at < sentence.size(); ++at) {
    if (sentence[at].meaning != M::kYou && sentence[at].text != "sit" && sentence[at].text != "your") continue;
    // "You think that West would want a king"
    constexpr std::array<std::string_view, 5> kMind = {"think", "believe", "know", "see", "say"};
    for (std::size_t near = at + 1; near < std::min(sentence.size(), at + kNear) && !is_word(sentence[near], kMind);
         ++near)
      if (is_his(near, at)) return true;
  }
  return false;
}

}  // namespace ouverte::puzzles::text
