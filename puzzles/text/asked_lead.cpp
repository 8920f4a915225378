#include "puzzles/text/asked_lead.hpp"

#include <algorithm>
#include <array>

#include "puzzles/text/lead_words.hpp"
#include "puzzles/text/task_words.hpp"
#include "puzzles/text/tones.hpp"

namespace ouverte::puzzles::text {
namespace {

using M = Meaning;

unsigned marks_of(const Story& story, const Item& item) { return task_word(item, story.table().language); }

// "Which", and not "no matter which".
bool asks_which(const Story& story, const SpokenSentence& sentence, std::size_t at) {
  const Item& item = story.items()[at];
  const bool no_matter = at > sentence.place.begin && (marks_of(story, story.items()[at - 1]) & kNoMatter) != 0;
  return !no_matter && (item.meaning == M::kWhat || (marks_of(story, item) & kWhich) != 0);
}

// Whether what is asked for is led by the leader, or by nobody who is named.
bool is_led_behind(const Story& story, const SpokenSentence& sentence, std::size_t which, std::size_t to, char leader) {
  constexpr std::array kBeside = {M::kFiller, M::kA, M::kOther, M::kFirst};
  const std::vector<Item>& items = story.items();
  bool his = false, alone = true;
  for (std::size_t at = which + 1; at < to; ++at) {
    if (says_lead_at(items, at, to))
      return alone || his || (items[at].text.starts_with("lead") && !is_lead_noun(story, sentence, at));
    if (is_one_of(items[at], std::array{M::kDummy, M::kRole})) return false;
    if (items[at].meaning == M::kSeat && !(his = story.terms().seat_at(at) == leader)) return false;
    alone &= is_one_of(items[at], kBeside);
  }
  return false;
}

// "Why must West lead a diamond?", "Ouest devait entamer Carreau : trouvez pourquoi"
bool asks_why_led(std::span<const Item> words, Language language) {
  const auto must = [&](const Item& each) {
    return each.meaning == M::kHave || (tone_of(each, language) & kMust) != 0 ||
           (task_word(each, language) & kAsksLead) != 0;
  };
  return (task_words(padded(words), language) & kWhy) != 0 && std::ranges::any_of(words, must) &&
         std::ranges::any_of(words, says_lead);
}

}  // namespace

bool is_lead_noun(const Story& story, const SpokenSentence& sentence, std::size_t at) {
  constexpr std::array kBefore = {M::kA,     M::kFiller, M::kSuit, M::kRank,  M::kCards, M::kOther, M::kAny,
                                  M::kTrump, M::kWhat,   M::kNone, M::kSuits, M::kEvery, M::kLast};
  const Item& item = story.items()[at];
  if (item.text.ends_with(" lead")) return true;
  if (item.meaning != M::kLead || at == sentence.place.begin) return false;
  const Item& before = story.items()[at - 1];
  return is_one_of(before, kBefore) || (marks_of(story, before) & kAsksLead) != 0;
}

bool asks_for_lead(const Story& story, const SpokenSentence& sentence, char leader, const std::string& lead) {
  constexpr std::size_t kNear = 3;
  const auto words = sentence.place.of(story.items());
  if (asks_why_led(words, story.table().language)) return true;
  const bool finds = !words.empty() && (marks_of(story, words.front()) & kFinds) != 0;
  if (!(sentence.place.question || finds) || sentence.voice.calls || (sentence.voice.past && !lead.empty()))
    return false;
  for (const Extent& clause : clauses_of(words)) {
    const std::size_t from = sentence.place.begin + clause.begin, to = sentence.place.begin + clause.end;
    for (std::size_t which = from; which < std::min(to, from + kNear); ++which)
      if (asks_which(story, sentence, which) && is_led_behind(story, sentence, which, to, leader)) return true;
  }
  return false;
}

}  // namespace ouverte::puzzles::text
