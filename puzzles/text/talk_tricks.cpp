// Tricks that a sentence speaks of as an aim.
#include <algorithm>
#include <array>

#include "puzzles/text/talk.hpp"

namespace ouverte::puzzles::text {

std::vector<int> tricks_spoken_of(std::span<const Item> sentence, const Voice& voice) {
  std::vector<int> numbers;
  // "Could he have made eleven tricks?"
  const bool asks = voice.asks && voice.supposed && sentence.front().meaning == Meaning::kDo;
  if (((voice.past || voice.supposed) && !asks) || voice.counts) return numbers;
  constexpr std::array kAims = {Meaning::kTake, Meaning::kMake, Meaning::kNeed,
                                Meaning::kDo,   Meaning::kWon,  Meaning::kScore};
  const auto aims = [&](const Item& item) { return std::ranges::find(kAims, item.meaning) != kAims.end(); };
  if (std::ranges::none_of(sentence, aims)) return numbers;
  for (std::size_t at = 0; at + 1 < sentence.size(); ++at) {
    if (sentence[at].meaning == Meaning::kLose || sentence[at].meaning == Meaning::kLost) return {};
    std::size_t next = at + 1;
    while (next < sentence.size() &&
           (sentence[next].meaning == Meaning::kFiller || sentence[next].meaning == Meaning::kMore ||
            sentence[next].meaning == Meaning::kLast || sentence[next].meaning == Meaning::kOf))
      ++next;
    if (sentence[at].meaning == Meaning::kNumber && next < sentence.size() && sentence[next].meaning == Meaning::kTrick)
      numbers.push_back(sentence[at].value);
  }
  return numbers;
}

}  // namespace ouverte::puzzles::text
