// What was made of each word: whatever means something in a sentence about the play was taken by a rule, or it is an
// error that quotes it.
#include <algorithm>
#include <array>
#include <span>

#include "puzzles/text/letters.hpp"
#include "puzzles/text/sentences.hpp"
#include "puzzles/text/words_read.hpp"
#include "solver/base/status.hpp"

namespace ouverte::puzzles::text {
namespace {

using M = Meaning;

// What must be taken by a rule.
constexpr std::array kMeant = {
    M::kSeat,    M::kPair,    M::kRole,  M::kDummy,    M::kSuit,    M::kRank,  M::kCards,     M::kExtra,    M::kTrump,
    M::kNoTrump, M::kNumber,  M::kTrick, M::kPoint,    M::kCent,    M::kLeast, M::kMost,      M::kExactly,  M::kFewer,
    M::kRest,    M::kNone,    M::kFirst, M::kLead,     M::kLed,     M::kMake,  M::kTake,      M::kWon,      M::kNeed,
    M::kLose,    M::kLost,    M::kBeat,  M::kStopFrom, M::kHoldTo,  M::kAvoid, M::kHold,      M::kGive,     M::kScore,
    M::kPaid,    M::kSucceed, M::kGoOut, M::kDefend,   M::kMeld,    M::kName,  M::kOvertrick, M::kDown,     M::kLevel,
    M::kNot,     M::kCannot,  M::kBut,   M::kIf,       M::kWithout, M::kHedge, M::kOther,     M::kExchange, M::kPlay,
    M::kMore,    M::kAll,     M::kAny,   M::kSuits,    M::kEvery,   M::kLast,  M::kDoubled,   M::kOr,       M::kDeclare,
    M::kDuck,    M::kFall};

constexpr std::array kTurns = {M::kIf, M::kNot, M::kCannot, M::kDuck, M::kHedge, M::kOr, M::kWithout, M::kBut};

template <std::size_t N>
bool is_of(const Item& item, const std::array<M, N>& meanings) {
  return std::ranges::find(meanings, item.meaning) != meanings.end();
}

// "Dealer South" and the like are read and say nothing: what else stands there need not be read either.
bool may_be_title(std::span<const Item> sentence) {
  const auto has = [&](auto... meanings) {
    return std::ranges::any_of(sentence,
                               [&](const Item& item) { return !item.used && ((item.meaning == meanings) || ...); });
  };
  const bool denies = has(M::kNot, M::kCannot, M::kBut, M::kIf, M::kWithout, M::kHedge);
  const bool cards =
      has(M::kCards, M::kNoTrump) || (has(M::kTrump) && has(M::kSuit)) || (has(M::kTrick) && has(M::kNumber));
  const bool does = has(M::kSeat, M::kPair) && has(M::kLead, M::kLed, M::kTake, M::kMake, M::kBeat, M::kNeed, M::kWon,
                                                   M::kLose, M::kPlay, M::kDeclare);
  return !cards && !does && !(denies && has(M::kSeat, M::kPair, M::kSuit, M::kLead));
}

// "Which mistake allows the defenders to beat it?", "What must East do to let South make it?": of the side that is not
// to do it; and not "Which play lets South make it?".
bool asks_what_helps(std::span<const Item> sentence) {
  constexpr std::array<std::string_view, 11> kHelps = {"allow",   "allows", "allowed", "let",   "lets", "enable",
                                                       "enables", "permit", "permits", "helps", "help"};
  constexpr std::array<std::string_view, 5> kOwn = {"play", "card", "line", "plan", "way"};
  const auto is_one = [](const auto& words) {
    return [&words](const Item& item) { return std::ranges::find(words, item.text) != words.end(); };
  };
  constexpr std::size_t kNoun = 3;
  const auto head = sentence.first(std::min(sentence.size(), kNoun));
  const auto is_by = [](const Item& item) { return item.meaning == M::kBy; };
  const auto is_aim = [](const Item& item) { return is_of(item, std::array{M::kMake, M::kBeat, M::kSucceed}); };
  const bool own = std::ranges::any_of(head, is_one(kOwn)) && std::ranges::none_of(sentence, is_by);
  return !own && std::ranges::any_of(sentence, is_one(kHelps)) && std::ranges::any_of(sentence, is_aim);
}

// "Find the defence that sinks it", in a sentence that is talk: whatever it asks, it is not how to make the contract.
bool finds_defence(std::span<const Item> sentence) {
  const auto find = [](const Item& item) {
    return item.text == "find" || item.text == "finds" || item.text.starts_with("show ") || item.text == "show";
  };
  const auto defence = [](const Item& item) {
    return !item.used && ((item.meaning == M::kRole && item.value == static_cast<int>(Who::kDefenders)) ||
                          item.is(M::kDefend, M::kBeat));
  };
  const bool finds = std::ranges::any_of(sentence, find) && std::ranges::any_of(sentence, defence);
  const bool defends = sentence.front().meaning == M::kDefend;  // "Defend!"
  return (sentence.front().aside && (finds || defends)) || (defends && sentence.size() == 1);
}

// What to write instead of a word that no rule takes.
std::string_view advice(const Item& item) {
  switch (item.meaning) {
    case M::kDuck:
      return "name the card that each played, as in \"West leads ♥K, North ♥3, East ♥7, South ♥2\"";
    case M::kHedge:
      return "say what is so, and exactly how much a side is to win";
    case M::kIf:
      return "conditions are not read: ask what a side is to win against any play";
    case M::kNot:
    case M::kCannot:
      return "say what is so, not what is not: \"Hearts are trumps\", \"South leads\"";
    case M::kOr:
      return "ask for one thing, or put each question in a sentence of its own";
    case M::kWithout:
    case M::kBut:
      return "only leads can be restricted: \"on any lead but a spade\"";
    case M::kSuit:
    case M::kRank:
    case M::kCards:
    case M::kPlay:
      return "tell plays by who played which card, as in \"West leads ♥K, North ♥3, East ♥7, South ♥A\"";
    case M::kWon:
    case M::kNumber:
    case M::kTrick:
      return "say whose tricks they are, \"N-S have won 6 tricks\", \"South to win four more tricks\", and which cards "
             "were "
             "played, \"West leads ♥K, North ♥3, East ♥7, South ♥A\"";
    default:
      return "say it in other words, such as \"South leads\", \"N-S to win four tricks\", or leave it out if it "
             "changes "
             "nothing";
  }
}

// "A Simple Squeeze": no ace.
bool is_article(std::span<const Item> sentence, const Item& item) {
  if (item.raw != "A" || &item != &sentence.front() || sentence.size() == 1) return false;
  const Item& next = sentence[1];
  return next.meaning == M::kUnknown && !next.glued && next.raw.size() > 1 && is_letter(next.raw.front());
}

// Whether a word of a sentence is left that means something.
bool is_left(std::span<const Item> sentence, const Item& item) {
  if (!is_unread(item) || item.aside || is_article(sentence, item)) return false;
  const bool asks_how = sentence.size() > 1 && sentence.back().text == "how";  // "… - but how?"
  if (asks_how && item.meaning == M::kBut && &item + 1 == &sentence.back()) return false;
  // "(Steve Bloom, DDC 46)": a number among words that mean nothing.
  auto from = &item;
  while (from != &sentence.front() && from->raw != "(") --from;
  const auto means_nothing = [](const Item& each) { return each.is(M::kUnknown, M::kNumber, M::kComma, M::kHeading); };
  auto to = from;
  while (to != &sentence.back() && to->raw != ")") ++to;
  return !(item.meaning == M::kNumber && from->raw == "(" && std::all_of(from, to, means_nothing));
}

std::string quoted_near(std::span<const Item> sentence, std::size_t at) {
  constexpr std::size_t kBefore = 4, kAfter = 4;
  const std::size_t from = at > kBefore ? at - kBefore : 0;
  return base::quoted(written(sentence.subspan(from, std::min(at + kAfter, sentence.size()) - from)));
}

}  // namespace

std::vector<std::size_t> places_left(const std::vector<Item>& items, int title) {
  std::vector<std::size_t> places;
  for (const Sentence& place : sentences_of(items)) {
    const auto sentence = place.of(items);
    if (sentence.front().aside || (sentence.front().line == title && may_be_title(sentence))) continue;
    for (const Item& item : sentence)
      if (is_left(sentence, item)) places.push_back(static_cast<std::size_t>(&item - items.data()));
  }
  return places;
}

std::optional<Fault> not_understood(const std::vector<Item>& items, int title) {
  const std::vector<std::size_t> left = places_left(items, title);
  if (left.empty()) return std::nullopt;
  std::size_t begin = left.front(), end = begin, at = begin;
  while (begin > 0 && items[begin - 1].meaning != M::kStop) --begin;
  while (end < items.size() && items[end].meaning != M::kStop) ++end;
  // The word that turns the sentence says most of why it is not read.
  const auto turns = [&](std::size_t place) { return place < end && is_of(items[place], kTurns); };
  if (const auto turning = std::ranges::find_if(left, turns); turning != left.end()) at = *turning;
  const Item& found = items[at];
  return Fault{
      found.line,
      base::str("words: found ", quoted_near(std::span(items).subspan(begin, end - begin), at - begin), ", where ",
                base::quoted(readable(found.raw)), " in column ", found.column, " is not understood; ", advice(found))};
}

bool is_unread(const Item& item) { return !item.used && is_of(item, kMeant) && item.text != "one"; }

bool leaves_task_unsaid(const std::vector<Item>& items, const Facts& facts, int title) {
  if (!facts.asked.empty()) return false;
  // A sentence that is not read may ask for something in words that are not known: "Sink it."
  constexpr std::array kOfWhom = {M::kIt,   M::kThey, M::kHe,       M::kYou,    M::kPartner, M::kRole,
                                  M::kSeat, M::kPair, M::kContract, M::kDefend, M::kDo,      M::kTrick};
  // What talk takes for possible is no task, and no other one either.
  constexpr int kBook = 6;
  bool unsaid = std::ranges::all_of(facts.mentioned, [&](const Demand& demand) {
    const Asked& asked = demand.asked;
    const bool contract = asked.aim == Aim::kContract || asked.aim == Aim::kBeatIt;
    return !asked.margin &&
           (contract || (asked.aim == Aim::kTricks && asked.number == facts.level.value_or(0) + kBook));
  });
  for (const Sentence& place : sentences_of(items)) {
    const auto sentence = place.of(items);
    unsaid &= facts.asks_defence || !finds_defence(sentence);
    const bool read = std::ranges::any_of(sentence, &Item::used);
    if (read || sentence.front().aside || sentence.front().line == title) continue;
    unsaid &= std::ranges::none_of(sentence, [&](const Item& item) { return is_of(item, kOfWhom); });
  }
  return unsaid;
}

std::optional<Fault> asks_of_help(const std::vector<Item>& items) {
  for (const Sentence& place : sentences_of(items))
    if (const auto sentence = place.of(items); place.question && asks_what_helps(sentence))
      return found_words(sentence, "Task", "which asks what helps a side, expected what it is to do");
  return std::nullopt;
}

Demand assumed_task(const Facts& facts) {
  const auto beats = [](const Demand& demand) { return demand.asked.aim == Aim::kBeatIt; };
  const bool beat = facts.mentioned.empty() ? facts.asks_defence : std::ranges::all_of(facts.mentioned, beats);
  if (beat) return {Asked{.aim = Aim::kBeatIt}, 0, "beat the contract"};
  return {Asked{.side = Side{.who = Who::kDeclarer}, .aim = Aim::kContract}, 0, "make the contract"};
}

std::vector<NotUsed> not_used(const std::vector<Item>& items) {
  std::vector<NotUsed> all;
  for (const Sentence& place : sentences_of(items)) {
    const auto sentence = place.of(items);
    const bool left = std::ranges::any_of(sentence, &Item::left);
    const bool aside = std::ranges::any_of(sentence, &Item::aside);
    const bool talk = aside && std::ranges::any_of(sentence, is_unread);
    if (aside || (!left && std::ranges::none_of(sentence, &Item::used)))
      all.push_back({.line = sentence.front().line, .talk = talk, .words = written(sentence)});
  }
  return all;
}

std::optional<Fault> other_number(const Facts& facts, int level, int hand) {
  constexpr int kBook = 6, kAll = 13;
  for (const auto& spoken : facts.tricks_spoken) {
    const int number = spoken.first;
    const int needed = level + kBook;
    const bool of_contract = level > 0 && (number == needed || number == kAll + 1 - needed);
    const bool asked =
        std::ranges::any_of(facts.asked, [&](const Demand& demand) { return demand.asked.number == number; });
    if (of_contract || asked || number == hand) continue;
    return Fault{spoken.second,
                 base::str("Task: found ", base::counted(number, "trick"),
                           " spoken of, expected those of the contract or the task, or a task that asks for "
                           "them: \"South to win ten tricks\"")};
  }
  return std::nullopt;
}

}  // namespace ouverte::puzzles::text
