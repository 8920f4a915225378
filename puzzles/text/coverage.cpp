// What was made of each word: whatever means something in a sentence about the play was taken by a rule, or it is an
// error that quotes it.
#include <algorithm>
#include <array>
#include <span>

#include "puzzles/text/words_read.hpp"
#include "solver/base/status.hpp"

namespace ouverte::puzzles::text {
namespace {

using M = Meaning;

// What makes a sentence one about the play.
constexpr std::array kOfPlay = {M::kSuit, M::kCards,     M::kExtra, M::kTrump, M::kNoTrump, M::kTrick,
                                M::kName, M::kOvertrick, M::kRole,  M::kDummy, M::kDefend,  M::kLed};
constexpr std::array kWho = {M::kContract, M::kSeat, M::kPair, M::kYou, M::kHe, M::kThey, M::kPartner};
// Beside somebody named these do.
constexpr std::array kDone = {M::kLead,   M::kMake,     M::kTake,   M::kNeed,  M::kLose,    M::kLost,  M::kBeat,
                              M::kHoldTo, M::kStopFrom, M::kAvoid,  M::kScore, M::kSucceed, M::kGoOut, M::kNumber,
                              M::kPaid,   M::kNot,      M::kCannot, M::kWon,   M::kRank,    M::kPoint, M::kDeclare};
// What a colon follows.
constexpr std::array kHeadings = {M::kLead, M::kLed, M::kLeader, M::kTask, M::kContract, M::kDeclare};
// What must be taken there.
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

// Calls `use` with each sentence.
template <class Use>
void each_sentence(std::span<const Item> items, const Use& use) {
  for (std::size_t from = 0; from < items.size();) {
    std::size_t to = from;
    while (to < items.size() && items[to].meaning != M::kStop) ++to;
    if (to > from) use(items.subspan(from, to - from));
    from = to + 1;
  }
}

// "(Eleven tops and no way to cash them.)": what stands in brackets and names nobody and no card.
bool is_remark(std::span<const Item> sentence) {
  constexpr std::array kOfProblem = {
      M::kSeat,  M::kPair,    M::kRole,  M::kDummy, M::kYou,  M::kHe,   M::kSuit,  M::kSuits,    M::kRank,  M::kCards,
      M::kTrump, M::kNoTrump, M::kTrick, M::kLead,  M::kLed,  M::kPlay, M::kMove,  M::kContract, M::kIf,    M::kWithout,
      M::kHedge, M::kExactly, M::kMake,  M::kBeat,  M::kNeed, M::kLose, M::kAvoid, M::kOther,    M::kExtra, M::kPoint};
  return sentence.front().raw == "(" &&
         std::ranges::none_of(sentence, [&](const Item& item) { return item.used || is_of(item, kOfProblem); });
}

bool is_about_play(std::span<const Item> sentence) {
  if (is_remark(sentence)) return false;
  const auto any = [&](const auto& meanings) {
    return std::ranges::any_of(sentence, [&](const Item& item) { return is_of(item, meanings); });
  };
  const bool read = std::ranges::any_of(sentence, [](const Item& item) {
    return item.used && item.meaning != M::kHeading && item.meaning != M::kFiller && item.meaning != M::kOrnament;
  });
  const bool plays = std::ranges::any_of(sentence, [](const Item& item) {
    // "The club", "at heart": in the singular suits are much else.
    return is_of(item, kOfPlay) && (item.meaning != M::kSuit || item.sign || item.text.ends_with('s'));
  });
  // "Lead: …", whatever follows.
  bool headed = false;
  for (std::size_t at = 0; at + 1 < sentence.size(); ++at)
    headed |= is_of(sentence[at], kHeadings) && sentence[at + 1].meaning == M::kColon;
  return read || plays || headed || (any(kWho) && any(kDone));
}

// "Dealer South" and the like are read and say nothing: what else stands there need not be read either.
bool may_be_title(std::span<const Item> sentence) {
  const auto has = [&](auto... meanings) {
    return std::ranges::any_of(sentence,
                               [&](const Item& item) { return !item.used && ((item.meaning == meanings) || ...); });
  };
  const bool denies = has(M::kNot, M::kCannot, M::kBut, M::kIf, M::kWithout, M::kHedge);
  const bool cards = has(M::kTrump, M::kCards, M::kNoTrump, M::kTrick);
  const bool does = has(M::kSeat, M::kPair) && has(M::kLead, M::kLed, M::kTake, M::kMake, M::kBeat, M::kNeed, M::kWon,
                                                   M::kLose, M::kPlay, M::kDeclare);
  return !cards && !does && !(denies && has(M::kSeat, M::kPair, M::kSuit, M::kLead));
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

std::string quoted_near(std::span<const Item> sentence, std::size_t at) {
  constexpr std::size_t kBefore = 4, kAfter = 4;
  const std::size_t from = at > kBefore ? at - kBefore : 0;
  return base::quoted(written(sentence.subspan(from, std::min(at + kAfter, sentence.size()) - from)));
}

}  // namespace

std::optional<Fault> not_understood(const std::vector<Item>& items, int title) {
  std::optional<Fault> fault;
  each_sentence(items, [&](std::span<const Item> sentence) {
    if (fault || !is_about_play(sentence)) return;
    if (sentence.front().line == title && may_be_title(sentence)) return;
    const bool asks_how = sentence.size() > 1 && sentence.back().text == "how";  // "… - but how?"
    const auto is_left = [&](const Item& item) {
      const bool how = asks_how && item.meaning == M::kBut && &item + 1 == &sentence.back();
      return !item.used && is_of(item, kMeant) && item.text != "one" && !how;
    };
    auto left = std::ranges::find_if(sentence, is_left);
    if (left == sentence.end()) return;
    // The word that turns the sentence says most of why it is not read.
    const auto turns = [&](const Item& item) { return is_left(item) && is_of(item, kTurns); };
    if (const auto turning = std::ranges::find_if(sentence, turns); turning != sentence.end()) left = turning;
    fault = Fault{left->line,
                  base::str("words: found ", quoted_near(sentence, static_cast<std::size_t>(left - sentence.begin())),
                            ", where ", base::quoted(readable(left->raw)), " in column ", left->column,
                            " is not understood; ", advice(*left))};
  });
  return fault;
}

bool leaves_task_unsaid(const std::vector<Item>& items, const Facts& facts, int title) {
  if (!facts.asked.empty() || !facts.level || facts.declarers.size() != 1) return false;
  // A sentence that is not read may ask for something in words that are not known: "Sink it."
  constexpr std::array kOfWhom = {M::kIt,   M::kThey, M::kHe,       M::kYou,    M::kPartner, M::kRole,
                                  M::kSeat, M::kPair, M::kContract, M::kDefend, M::kDo,      M::kTrick};
  bool unsaid = true;
  each_sentence(items, [&](std::span<const Item> sentence) {
    const bool read = std::ranges::any_of(sentence, &Item::used);
    if (read || sentence.front().line == title || is_remark(sentence)) return;
    unsaid &= std::ranges::none_of(sentence, [&](const Item& item) { return is_of(item, kOfWhom); });
  });
  return unsaid;
}

std::vector<std::string> not_used(const std::vector<Item>& items) {
  std::vector<std::string> all;
  each_sentence(items, [&](std::span<const Item> sentence) {
    if (std::ranges::none_of(sentence, &Item::used)) all.push_back(written(sentence));
  });
  return all;
}

}  // namespace ouverte::puzzles::text
