#include "puzzles/text/asked_defence.hpp"

#include <algorithm>
#include <array>
#include <span>
#include <string_view>

#include "puzzles/text/facts.hpp"
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
    if (items[at].is(M::kDummy, M::kRole)) return false;
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

bool chooses_side(std::span<const Item> sentence) {
  const auto is_role = [](const Item& item, Who who) {
    return item.meaning == M::kRole && item.value == static_cast<int>(who);
  };
  const auto plays = [&](const Item& item) { return item.is(M::kPlay, M::kDeclare) || is_role(item, Who::kDeclarer); };
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

bool wonders_of_defence(std::span<const Item> sentence, Language language) {
  constexpr unsigned kOfMyself = unsigned{kSelf} | unsigned{kWonders};
  constexpr std::array kPlayed = {M::kAgainst, M::kMake, M::kSucceed};
  const auto is_role = [](const Item& item, bool declares) {
    return item.meaning == M::kRole && (item.value == static_cast<int>(Who::kDeclarer)) == declares;
  };
  return (tones_of(sentence, language) & kOfMyself) == kOfMyself && !has_one_of(sentence, kPlayed) &&
         std::ranges::none_of(sentence, [&](const Item& item) { return is_role(item, true); }) &&
         std::ranges::any_of(sentence,
                             [&](const Item& item) { return item.meaning == M::kDefend || is_role(item, false); });
}

bool shows_defence(std::span<const Item> sentence, Language language) {
  const auto defence = [](const Item& item) {
    return item.is(M::kBeat, M::kDefend, M::kHoldTo, M::kStopFrom) ||
           (item.meaning == M::kRole && item.value == static_cast<int>(Who::kDefenders));
  };
  for (std::size_t at = 0; at < sentence.size(); ++at) {
    const bool rather = at > 0 && sentence[at - 1].is(M::kBut, M::kThan);
    const auto rest = sentence.subspan(at);
    // "It takes too much room to show such hands, and the big one is in full view of the defence"
    const auto part = std::find_if(rest.begin(), rest.end(), [&](const Item& item) {
      const auto next = static_cast<std::size_t>(&item - sentence.data()) + 1;
      return item.is(M::kColon, M::kSemicolon) ||
             (item.meaning == M::kComma && next < sentence.size() && sentence[next].meaning == M::kAnd);
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
    std::size_t before = at;
    while (before > 0 && question[before - 1].meaning == M::kFiller) --before;
    const bool of = before > 0 && (question[before - 1].text == "for" || question[before - 1].text == "as" ||
                                   question[at - 1].text == "winning");
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
            (before.meaning == M::kComma && at == from + 2) || before.is(M::kFiller, M::kIn, M::kBy));
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
