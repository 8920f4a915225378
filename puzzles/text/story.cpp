#include "puzzles/text/story.hpp"

#include <algorithm>
#include <array>
#include <span>
#include <string_view>

#include "puzzles/text/sentences.hpp"
#include "puzzles/text/talk.hpp"
#include "puzzles/text/tones.hpp"
#include "solver/base/status.hpp"

namespace ouverte::puzzles::text {
namespace {

using M = Meaning;

// "South to make …", "Make four spades", "Find the winning line": an order.
bool orders(std::span<const Item> sentence) {
  constexpr std::array kDoes = {M::kMake, M::kBeat, M::kDefend, M::kTake, M::kStopFrom, M::kHoldTo, M::kAvoid};
  constexpr std::array<std::string_view, 3> kPlans = {"plan", "find", "cover"};
  const Item& first = sentence.front();
  if (is_one_of(first, kDoes) || std::ranges::find(kPlans, first.text) != kPlans.end()) return true;
  for (std::size_t at = 1; at + 1 < sentence.size() && at <= 4; ++at)
    if (sentence[at].text == "to" && is_one_of(sentence[at + 1], kDoes) &&
        is_one_of(sentence[at - 1], std::array{M::kSeat, M::kPair, M::kRole, M::kYou}))
      return true;
  return false;
}

// "Contract: 4♠", "West: ♠AQ", and not "The result: …".
bool has_label(std::span<const Item> sentence) {
  constexpr std::size_t kFirst = 3;
  constexpr std::array kLabels = {M::kContract, M::kLead, M::kLed,  M::kLeader, M::kDeclare,
                                  M::kTrump,    M::kSeat, M::kRole, M::kPair,   M::kSuit};
  const auto first = sentence.subspan(0, std::min(kFirst, sentence.size()));
  const auto colon =
      std::ranges::find_if(first, [](const Item& item) { return item.meaning == M::kColon || item.raw == ":"; });
  return colon != first.end() &&
         std::any_of(first.begin(), colon, [&](const Item& item) { return is_one_of(item, kLabels); });
}

// "W leads ♥J", as is_column() puts it.
bool tells_lead(std::span<const Item> sentence) {
  return sentence.size() == 4 && sentence[0].meaning == M::kSeat && sentence[1].text == "leads" && sentence[2].sign;
}

bool has(std::span<const Item> sentence, const auto&... meanings) {
  return std::ranges::any_of(sentence, [&](const Item& item) { return ((item.meaning == meanings) || ...); });
}

// "How would you play six hearts on the ace lead?", "Did West err?": of the play of this contract. What asks for a
// number of tricks, another contract or lead, or the defence, is no part of a story.
bool asks_nothing_else(std::span<const Item> sentence, const Voice& voice, const Bid& contract) {
  constexpr std::array kElse = {M::kTrick, M::kOvertrick, M::kDown, M::kMost,     M::kLeast,
                                M::kBeat,  M::kDefend,    M::kLed,  M::kStopFrom, M::kHoldTo,
                                M::kPair,  M::kExchange,  M::kIf,   M::kTrump,    M::kFall};
  constexpr int kGrand = 7;
  for (std::size_t at = 0; at < sentence.size(); ++at) {
    const Item& item = sentence[at];
    const bool other_number = item.meaning == M::kNumber && item.value != contract.level;
    const bool other_strain = item.meaning == M::kNoTrump && contract.strain != kNoTrump;
    const bool other_lead = item.meaning == M::kLead &&
                            (at == 0 || !is_one_of(sentence[at - 1], std::array{M::kRank, M::kCards, M::kSuit}));
    const bool all = item.meaning == M::kTrick && contract.level == kGrand && has(sentence, M::kAll);  // which is it
    if ((is_one_of(item, kElse) && !all) || other_number || other_strain || other_lead || item.text == "now")
      return false;
  }
  return voice.method || voice.supposed || voice.past || voice.calls ||
         !has(sentence, M::kMake, M::kTake, M::kWon, M::kLose, M::kLost, M::kSucceed);
}

// "Now give West the king", "the diagram should show …": the hands are to be others.
bool changes_hands(std::span<const Item> sentence) {
  if (!has(sentence, M::kCards, M::kRank, M::kSuit, M::kSuits, M::kCard)) return false;
  constexpr std::array<std::string_view, 8> kFirst = {"give",    "change", "suppose", "assume",
                                                      "imagine", "put",    "let",     "make"};
  constexpr std::array<std::string_view, 12> kAnywhere = {"swap",       "swapped",  "interchanged", "interchange",
                                                          "exchanged",  "exchange", "replaced",     "replace",
                                                          "transposed", "reversed", "diagram",      "printed"};
  std::size_t first = 0;
  while (first < sentence.size() && (sentence[first].text == "now" || sentence[first].meaning == M::kComma)) ++first;
  const auto one_of = [](const Item& item, const auto& words) {
    return std::ranges::find(words, item.text) != words.end();
  };
  return (first < sentence.size() && one_of(sentence[first], kFirst)) ||
         std::ranges::any_of(sentence, [&](const Item& item) { return one_of(item, kAnywhere); });
}

// "… make eleven", "lose no trick", and not "keep three clubs": behind "must".
bool counts_tricks(std::span<const Item> words) {
  constexpr std::size_t kNear = 6;
  for (std::size_t at = 0; at < std::min(words.size(), kNear); ++at) {
    const bool cards = at + 1 < words.size() && is_one_of(words[at + 1], std::array{M::kSuit, M::kCards, M::kRank});
    if (words[at].meaning == M::kTrick || (words[at].meaning == M::kNumber && !cards)) return true;
  }
  return false;
}

// "South must make eleven tricks", "East must find a return", and not "he needed two in spades".
bool demands(std::span<const Item> sentence, Language language) {
  constexpr std::array kWhoever = {M::kSeat, M::kPair, M::kRole, M::kHe, M::kThey, M::kYou};
  constexpr std::array kBetween = {M::kComma, M::kDo, M::kLead, M::kFiller, M::kOrnament};
  const bool finds = std::ranges::any_of(sentence, [](const Item& item) { return item.text == "find"; });
  const bool calls = voice_of(sentence, false, language).calls;  // "East should open four spades"
  if (calls || (!finds && !has(sentence, M::kTrick, M::kNumber))) return false;
  for (std::size_t at = 1; at < sentence.size(); ++at) {
    const Item& item = sentence[at];
    const bool past = item.text.ends_with("ed") || item.text.starts_with("had") ||
                      (at + 1 < sentence.size() && sentence[at + 1].meaning == M::kHave);
    const bool must = (tone_of(item, language) & kMust) != 0 || item.meaning == M::kNeed;
    std::size_t before = at - 1;
    while (before > 0 && is_one_of(sentence[before], kBetween)) --before;
    const bool which = sentence[at - 1].text == "who";  // "East, who has to find discards, …"
    const bool asks = finds || counts_tricks(sentence.subspan(at));
    if (must && asks && !past && !which && is_one_of(sentence[before], kWhoever)) return true;
  }
  return false;
}

bool is_story(std::span<const Item> sentence, bool question, const Bid& contract, Language language) {
  const Voice voice = voice_of(sentence, question, language);
  if (corrects(sentence) || changes_hands(sentence)) return false;
  if (question) return asks_nothing_else(sentence, voice, contract);
  return !has_label(sentence) && !tells_lead(sentence) && !orders(sentence) && !demands(sentence, language) &&
         !voice.commands;
}

// "North-South vulnerable, South deals": of the auction, which is read.
bool is_of_deal(std::span<const Item> sentence) {
  constexpr std::array kBeside = {M::kDealer, M::kVulnerable};
  return std::ranges::any_of(sentence, [&](const Item& item) { return is_one_of(item, kBeside); });
}

}  // namespace

std::vector<NotUsed> take_story(std::vector<Item>& items, const Bid& contract, Language language) {
  std::vector<Item> kept;
  std::vector<NotUsed> story;
  for (const Sentence& place : sentences_of(items)) {
    const auto sentence = place.of(items), with_stop = place.with_stop(items);
    const bool of_story = is_story(sentence, place.question, contract, language);
    if (of_story && !is_of_deal(sentence))
      story.push_back({.line = sentence.front().line, .words = written(sentence)});
    else if (!of_story)
      kept.insert(kept.end(), with_stop.begin(), with_stop.end());
  }
  items = std::move(kept);
  if (!story.empty()) {
    const std::string sentences = base::counted(story.size(), "sentence");
    story.insert(
        story.begin(),
        {.line = story.front().line, .talk = true, .words = base::str("(the story of the hand, in ", sentences, ")")});
  }
  return story;
}

std::optional<Fault> asks_for_more(const std::vector<Item>& items, const Bid& contract, Language language) {
  for (const Sentence& place : sentences_of(items)) {
    const auto sentence = place.of(items);
    if (std::ranges::none_of(sentence, &Item::aside)) continue;
    const Voice voice = voice_of(sentence, place.question, language);
    const bool more = place.question ? !asks_nothing_else(sentence, voice, contract) : demands(sentence, language);
    if (more || changes_hands(sentence))
      return Fault{sentence.front().line,
                   base::str("Task: found ", base::quoted(written(sentence)),
                             ", which is not read, expected what is to be done with the contract")};
  }
  return std::nullopt;
}

std::optional<Fault> asks_of_other_lead(const std::vector<Item>& items) {
  constexpr std::array<std::string_view, 11> kWhich = {"any",  "other",  "another", "which",   "different", "what",
                                                       "best", "better", "killing", "winning", "correct"};
  for (const Sentence& place : sentences_of(items)) {
    const auto sentence = place.of(items);
    const bool excepts = std::ranges::any_of(sentence, [](const Item& item) {
      return item.text == "but" || item.text == "other than" || item.text == "except";
    });
    if (excepts || (!place.question && !orders(sentence))) continue;
    for (std::size_t at = 0; at < sentence.size(); ++at) {
      if (!is_one_of(sentence[at], std::array{M::kLead, M::kLed})) continue;
      const bool which = at > 0 && std::ranges::find(kWhich, sentence[at - 1].text) != kWhich.end();
      // "Is there a lead that beats it?", "What should West lead?"
      const bool open = at > 0 && sentence[at - 1].meaning == M::kA &&
                        !(at + 1 < sentence.size() && sentence[at + 1].meaning == M::kOf);
      const bool asks = place.question && (sentence.front().meaning == M::kWhat || sentence.front().text == "which") &&
                        at > 0 && is_one_of(sentence[at - 1], std::array{M::kSeat, M::kYou, M::kDo, M::kHave});
      // "Are there leads that beat it?", "How many leads …?"
      const bool many = at > 0 && sentence[at].text == "leads" &&
                        (sentence[at - 1].text == "there" || sentence[at - 1].meaning == M::kHowMany);
      // "Would you have led something else?"
      const bool otherwise = place.question && at + 1 < sentence.size() &&
                             (sentence[at + 1].text == "something" || sentence[at + 1].text == "differently");
      if (which || open || asks || many || otherwise)
        return Fault{sentence[at].line, base::str("given: found a lead, and a question about others in ",
                                                  base::quoted(written(sentence)), ", expected one of them")};
    }
  }
  return std::nullopt;
}

std::optional<Fault> leads_after_trick(const std::vector<Item>& items) {
  constexpr std::array<std::string_view, 3> kLater = {"later", "then", "eventually"};
  bool after = false;
  for (std::size_t at = 0; at < items.size(); ++at) {
    const Item& item = items[at];
    const bool in_with = item.text == "in" && at + 1 < items.size() && items[at + 1].text == "with" &&
                         (at == 0 || items[at - 1].meaning == M::kStop);
    after |= in_with || item.meaning == M::kWon || std::ranges::find(kLater, item.text) != kLater.end();
    if (item.meaning != M::kLed || !item.used || item.text != "led") continue;
    if (!after) return std::nullopt;
    return Fault{item.line,
                 "given: found a lead told after a trick, expected the first lead, such as \"West leads ♥K\""};
  }
  return std::nullopt;
}

}  // namespace ouverte::puzzles::text
