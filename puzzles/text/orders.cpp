#include "puzzles/text/orders.hpp"

#include <algorithm>
#include <array>
#include <string_view>

#include "puzzles/text/task_words.hpp"
#include "puzzles/text/tones.hpp"

namespace ouverte::puzzles::text {

namespace {

using M = Meaning;

}  // namespace

bool has_to(std::span<const Item> words) {
  // "It took a while for North-South to reach the slam"
  const bool bids = has_one_of(words, std::array{M::kContract}) && !has_one_of(words, std::array{M::kTrick, M::kPoint});
  constexpr std::array kOfCards = {M::kSuit, M::kRank, M::kCards, M::kTrump};
  const auto is_governed = [&](std::size_t who) {
    while (who > 0 && words[who - 1].is(M::kFiller, M::kA)) --who;
    if (who == 0) return false;
    return words[who - 1].is(M::kBy, M::kOf, M::kWith, M::kAgainst) ||
           (words[who - 1].meaning == M::kFor && has_one_of(words.first(who), kOfCards));
  };
  for (std::size_t at = 1; at + 1 < words.size(); ++at)
    if (words[at].text == "to" && is_one_of(words[at + 1], kTaskAims) &&
        !(at + 2 < words.size() && words[at + 2].text == "sense") && !(bids && words[at + 1].text == "reach") &&
        words[at - 1].is(M::kSeat, M::kPair, M::kRole, M::kYou) && !is_governed(at - 1))
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
          words[first].is(M::kComma, M::kYou, M::kOrnament, M::kFiller)))
    ++first;
  // "That comes to nine tricks", "Making nine"
  const std::string_view verb = std::string_view(words[first].text).substr(0, words[first].text.find(' '));
  const bool tells = language == Language::kEnglish && (verb.ends_with('s') || verb.ends_with("ing"));
  if ((is_one_of(words[first], kFirst) && !tells) || is_word(words[first], kVerbs)) return true;
  if (has_to(words)) return true;
  constexpr std::array<std::string_view, 3> kNone = {"needed", "wanted", "question"};
  return !past && std::ranges::any_of(
                      words, [&](const Item& each) { return each.meaning == M::kTask && !is_word(each, kNone); });
}

bool holds_to(std::span<const Item> words) {
  for (std::size_t at = 0; at < words.size(); ++at) {
    // "Can he be held to ten?"
    if (words[at].meaning == M::kHold && at + 2 < words.size() && words[at + 1].text == "to" &&
        words[at + 2].meaning == M::kNumber)
      return true;
    if (words[at].meaning != M::kHoldTo) continue;
    std::size_t next = at + 1;
    while (next < words.size() && words[next].is(M::kFiller, M::kA, M::kMost, M::kLeast)) ++next;
    if (words[at].text != "auf" || (next < words.size() && words[next].meaning == M::kNumber)) return true;
  }
  return false;
}

bool limits_play(const SpokenSentence& sentence, std::span<const Item> words, Language language) {
  constexpr std::array kOfCards = {M::kSuit, M::kSuits, M::kRank, M::kCards, M::kCard, M::kTrump, M::kTrick};
  constexpr std::array<std::string_view, 4> kMusts = {"may", "must", "is to", "are to"};
  const auto plays = [&](const Item& each) {
    return is_one_of(each, kOfCards) || (tone_of(each, language) & kDoing) != 0;
  };
  const Voice& voice = sentence.voice;
  const bool told = sentence.place.question || voice.past || voice.supposed || voice.calls;
  const bool makes = has_one_of(words, std::array{M::kMake});
  bool leads = false;
  bool must = gives_order(words, false, language) || ((tone_of(words.front(), language) & kDoing) != 0 && makes);
  for (std::size_t at = 0; at < words.size(); ++at) {
    const bool musts = is_word(words[at], kMusts);
    if (leads && musts && words[at - 1].meaning == M::kAnd) return true;
    leads |= words[at].is(M::kLead, M::kLed);
    must = (must && !words[at].is(M::kComma, M::kHave)) || musts;
    const bool none = words[at].is(M::kNone, M::kWithout, M::kNoTrump);  // "draw no trumps"
    if (must && none && !told && std::ranges::any_of(words.subspan(at + 1), plays)) return true;
  }
  return false;
}

bool names_other_trick(std::span<const Item> words, int needed, Language language) {
  constexpr int kFirst = 7;
  using Ordinals = std::array<std::string_view, 7>;
  constexpr std::array<Ordinals, kLanguages> kOrdinals = {
      Ordinals{"seventh", "eighth", "ninth", "tenth", "eleventh", "twelfth", "thirteenth"},
      Ordinals{"siebte", "achte", "neunte", "zehnte", "elfte", "zwolfte", "dreizehnte"},
      Ordinals{"septieme", "huitieme", "neuvieme", "dixieme", "onzieme", "douzieme", "treizieme"},
      Ordinals{"zevende", "achtste", "negende", "tiende", "elfde", "twaalfde", "dertiende"}};
  const Ordinals& ordinals = kOrdinals[static_cast<std::size_t>(language)];
  return std::ranges::any_of(words, [&](const Item& each) {
    const auto named =
        std::ranges::find_if(ordinals, [&](std::string_view ordinal) { return each.text.starts_with(ordinal); });
    return named != ordinals.end() && named - ordinals.begin() + kFirst != needed;
  });
}

bool supposes_first(std::span<const Item> words, Language language) {
  if (words.size() < 3 || (task_word(words.front(), language) & kShould) == 0) return false;
  const auto comma = std::ranges::find(words, M::kComma, &Item::meaning);
  return words[1].is(M::kHe, M::kSeat) && comma != words.end() &&
         std::any_of(comma, words.end(), [&](const Item& each) {
           return each.meaning == M::kDo || (tone_of(each, language) & (kMethod | kSupposed)) != 0;
         });
}

bool heads_twin(std::span<const Item> words) {
  constexpr std::array kOf = {M::kSuit, M::kRank, M::kCards, M::kContract, M::kSeat, M::kTrump};
  return words.size() > 2 && (words[0].raw == "b" || words[0].raw == "B") &&
         (words[1].raw == ")" || words[1].raw == ":" || words[1].raw == ".") && has_one_of(words, kOf);
}

bool is_modal(const Item& item) {
  constexpr std::array<std::string_view, 8> kPast = {"would", "could", "did", "who", "why", "plan", "how", "put"};
  return (item.meaning == Meaning::kDo && !is_word(item, kPast)) || item.meaning == Meaning::kNeed;
}

}  // namespace ouverte::puzzles::text
