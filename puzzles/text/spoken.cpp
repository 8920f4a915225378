#include "puzzles/text/spoken.hpp"

#include <algorithm>
#include <array>

#include "puzzles/text/tones.hpp"

namespace ouverte::puzzles::text {
namespace {

using M = Meaning;

// "Here", "at our table": of another table no more.
bool comes_back(std::span<const Item> sentence, Language language) {
  return (tones_of(sentence, language) & (kHere | kSelf)) != 0;
}

// "West did not lead the ♥K", "South wants to play 4♠".
bool turns(std::span<const Item> words, std::size_t at) {
  constexpr std::array kAnywhere = {M::kNot, M::kCannot, M::kWithout, M::kBut, M::kOther};
  constexpr std::array kBefore = {M::kNeed, M::kHedge};
  for (std::size_t place = 0; place < words.size(); ++place) {
    const Item& item = words[place];
    const bool begins = item.meaning == M::kBut && place == 0;
    const bool small = item.text == "low" || item.text == "small";
    if (is_one_of(item, kAnywhere) && !begins) return true;
    if (place < at && is_one_of(item, kBefore) && !small) return true;
  }
  return false;
}

// The words of a line alone with which a sentence begins: the end of a heading is no stop before a player's name.
std::string heading_of(std::span<const Item> words) {
  std::string heading;
  for (const Item& word : words)
    if (word.line == words.front().line) heading += (heading.empty() ? "" : " ") + word.text;
  return heading;
}

}  // namespace

std::vector<Sentence> sentences_of(std::span<const Item> items) {
  std::vector<Sentence> all;
  for (std::size_t from = 0; from < items.size();) {
    const auto stop = std::ranges::find(items.subspan(from), Meaning::kStop, &Item::meaning);
    const auto to = static_cast<std::size_t>(stop - items.begin());
    if (to > from) all.push_back({.begin = from, .end = to, .question = to < items.size() && items[to].closes});
    from = to + 1;
  }
  return all;
}

Story::Story(const std::vector<Item>& items, const Table& table, const games::Game& game) : terms_(items, table, game) {
  bool away = false;
  std::size_t bidding = std::string::npos;  // the first sentence under its heading
  for (const Sentence& place : sentences_of(items)) {
    SpokenSentence sentence{.place = place};
    const auto words = place.of(items);
    sentence.voice = voice_of(words, place.question, table.language);
    Voice stated = sentence.voice;
    stated.asks = false;
    sentence.elsewhere = is_elsewhere(words, stated, table.language);
    away = (away && !comes_back(words, table.language)) || sentence.elsewhere;
    sentence.after_elsewhere = away && !sentence.elsewhere;
    const std::string heading = heading_of(words);
    if (heads_auction(heading)) bidding = sentences_.size();
    if (heads_play(heading))
      for (; bidding < sentences_.size(); ++bidding) sentences_[bidding].of_auction = true;
    if (heads_play(heading)) bidding = std::string::npos;
    sentences_.push_back(sentence);
  }
}

std::ptrdiff_t Story::before(std::size_t at, std::size_t from) const {
  auto place = static_cast<std::ptrdiff_t>(at) - 1;
  while (place >= static_cast<std::ptrdiff_t>(from) &&
         terms_.is_any(static_cast<std::size_t>(place), M::kFiller, M::kA, M::kOrnament))
    --place;
  return place;
}

Extent Story::clause_at(const SpokenSentence& sentence, std::size_t at) const {
  for (const Extent& clause : clauses_of(sentence.place.of(items())))
    if (sentence.place.begin + clause.end > at)
      return {sentence.place.begin + clause.begin, sentence.place.begin + clause.end};
  return {sentence.place.begin, sentence.place.end};
}

bool Story::is_so(const SpokenSentence& sentence, std::size_t at) const {
  const auto all = std::span(items());
  const Extent clause = clause_at(sentence, at);
  const auto words = all.subspan(clause.begin, clause.end - clause.begin);
  // "How would you play six clubs?"
  const bool method =
      sentence.place.question && (sentence.voice.method || (tone_of(words.front(), table().language) & kMethod) != 0);
  const bool supposed = (tones_of(words, table().language) & kSupposed) != 0 && !method;
  if (supposed || turns(words, at - clause.begin)) return false;
  constexpr std::array<std::string_view, 7> kSuppose = {"suppose", "assume", "imagine", "let", "say", "had", "should"};
  if (is_word(all[sentence.place.begin], kSuppose)) return false;
  const auto from = sentence.place.begin;
  const auto is_if = [](const Item& item) { return item.is(M::kIf, M::kExchange) && item.text != "because"; };
  return std::ranges::none_of(all.subspan(from, clause.end - from), is_if);
}

}  // namespace ouverte::puzzles::text
