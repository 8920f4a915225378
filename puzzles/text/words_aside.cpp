// Words that can say nothing of a problem by what stands beside them: those that count or order a thing that means
// nothing here, verbs of clauses that name nothing of the game, and that everybody plays as well as can be.
#include <algorithm>
#include <array>
#include <span>
#include <string_view>

#include "puzzles/text/letters.hpp"
#include "puzzles/text/tones.hpp"
#include "puzzles/text/words_reader.hpp"

namespace ouverte::puzzles::text {
namespace {

using M = Meaning;
using Words = std::span<const Item>;

template <std::size_t N>
bool says_one_of(const Item& item, const std::array<std::string_view, N>& words) {
  return std::ranges::find(words, item.text) != words.end();
}

constexpr std::array kAimVerbs = {M::kMake,  M::kTake, M::kWon,      M::kNeed,   M::kLose,
                                  M::kLost,  M::kBeat, M::kScore,    M::kHoldTo, M::kSucceed,
                                  M::kAvoid, M::kGive, M::kStopFrom, M::kGoOut,  M::kPaid};
constexpr std::array kThings = {M::kTrick, M::kCard,     M::kPoint, M::kCent, M::kSuit,  M::kRank,
                                M::kCards, M::kExtra,    M::kTrump, M::kTurn, M::kSet,   M::kNoTrump,
                                M::kName,  M::kNumber,   M::kSuits, M::kLead, M::kLed,   M::kOvertrick,
                                M::kDown,  M::kContract, M::kRound, M::kDuck, M::kDefend};
constexpr std::array kAnybody = {M::kSeat, M::kPair, M::kRole, M::kDummy, M::kHe, M::kThey, M::kPartner};

// A word that is no sign and no single letter, and means nothing.
bool is_other_word(const Item& item, Language language) {
  constexpr std::array<std::string_view, 5> kOfTable = {"side", "sides", "players", "partners", "pairs"};
  return !says_one_of(item, kOfTable) && item.meaning == M::kUnknown && item.text.size() > 1 &&
         is_letter(item.raw[0]) && (tone_of(item, language) & (kDoing | kMust | kRule | kAlter)) == 0;
}

// "Four of us", "no idea", "last Tuesday", "the first prize", "page 12".
bool is_of_another_thing(Words clause, std::size_t at, Language language) {
  constexpr std::array kCounts = {M::kNumber, M::kAll,  M::kEvery, M::kAny,   M::kEach,
                                  M::kNone,   M::kLast, M::kFirst, M::kOther, M::kMore};
  if (clause[at].used || !is_one_of(clause[at], kCounts)) return false;
  std::size_t next = at + 1;
  const auto is = [&](auto... meanings) { return next < clause.size() && ((clause[next].meaning == meanings) || ...); };
  while (next < clause.size() && (is_one_of(clause[next], kCounts) || is(M::kFiller, M::kA, M::kOf))) ++next;
  if (next < clause.size() && is_other_word(clause[next], language)) {
    while (is(M::kUnknown, M::kFiller)) ++next;
    return next == clause.size() || !is_one_of(clause[next], kThings);
  }
  const bool heads = at + 1 < clause.size() && (clause[at + 1].glued || is_one_of(clause[at + 1], kThings));  // "3NT"
  return at > 0 && !heads && is_digit(clause[at].raw[0]) && is_other_word(clause[at - 1], language);
}

// Whether a clause has a word of its own and names nothing of the game: no player, card, trick or contract, and no act
// that only players do.
bool names_nothing(Words clause, bool you_play, Language language) {
  bool other = false;
  for (const Item& item : clause) {
    const bool me = item.meaning == M::kYou && !you_play && item.text != "you" && item.text != "your hand";
    if (item.used || is_one_of(item, kThings) || is_one_of(item, kAnybody) || item.meaning == M::kIt) return false;
    if ((item.meaning == M::kYou && !me) || item.is(M::kBeat, M::kFall)) return false;
    if ((tone_of(item, language) & (kDoing | kAlter | kRule)) != 0) return false;
    other |= is_other_word(item, language);
  }
  return other;
}

// "If they play it right", "against the best the others can do", "if they can".
bool is_best_play(Words words) {
  constexpr std::array<std::string_view, 9> kOpens = {"if",       "when",    "wenn", "si", "als",
                                                      "assuming", "against", "with", "on"};
  constexpr std::array<std::string_view, 14> kWell = {
      "right",    "well",    "correctly", "perfectly",   "optimally", "properly", "accurately",
      "sensibly", "playing", "defending", "faultlessly", "sides",     "round",    "defended"};
  constexpr std::array<std::string_view, 3> kBest = {"best", "perfect", "ideal"};
  constexpr std::array kMay = {M::kSeat, M::kPair,  M::kRole,  M::kHe, M::kThey, M::kYou,    M::kPartner,
                               M::kEach, M::kAll,   M::kEvery, M::kDo, M::kPlay, M::kDefend, M::kFiller,
                               M::kA,    M::kOther, M::kOf,    M::kIt, M::kAnd,  M::kFor,    M::kBy};
  if (words.size() < 2 || !says_one_of(words.front(), kOpens)) return false;
  bool well = false, may = false, acts = false;
  for (const Item& item : words.subspan(1)) {
    const bool praises = says_one_of(item, kWell) || (item.meaning == M::kAny && says_one_of(item, kBest));
    if (item.used || (!praises && !is_one_of(item, kMay))) return false;
    well |= praises;
    may |= item.meaning == M::kDo;
    acts |= item.is(M::kPlay, M::kDefend) || item.meaning == M::kIt;
  }
  return well || (may && !acts && words.front().meaning == M::kIf);
}

// "And if not", "if it is": what is asked before, answered.
bool is_answer(Words words) {
  constexpr std::array<std::string_view, 4> kIfs = {"if", "wenn", "si", "als"};
  return words.size() > 1 && words.size() < 5 && says_one_of(words.front(), kIfs) &&
         std::ranges::all_of(words.subspan(1), [](const Item& item) {
           return !item.used && (item.is(M::kIt, M::kFiller) || item.is(M::kNot, M::kDo) || item.text == "so");
         });
}

// "I do not see how": who speaks does not, and nobody at the table.
bool is_own_denial(Words clause, std::size_t at, Language language) {
  if (clause[at].used || (clause[at].meaning != M::kNot && clause[at].meaning != M::kCannot)) return false;
  constexpr std::array kBetween = {M::kStill, M::kFiller, M::kDo, M::kHave};
  std::size_t verb = at + 1;
  while (verb < clause.size() && is_one_of(clause[verb], kBetween)) ++verb;
  if (verb == clause.size() || !(is_other_word(clause[verb], language) || clause[verb].meaning == M::kHedge))
    return false;
  while (at > 0 && is_one_of(clause[at - 1], kBetween)) --at;
  constexpr std::array<std::string_view, 4> kSpeakers = {"i", "we", "ich", "wir"};
  return at > 0 && says_one_of(clause[at - 1], kSpeakers);
}

}  // namespace

// "South plays 4♠. So 4♠ it is": the contract, told again.
void WordsReader::pass_over_contract(std::size_t from, std::size_t to) {
  if (!contract_) return;
  for (std::size_t at = from; at + 1 < to; ++at) {
    if (items_[at].used || items_[at + 1].used || !is_digit(items_[at].raw.front())) continue;
    const auto bid = terms_->bid(at);
    if (!bid || bid->first.level != contract_->level || bid->first.strain != contract_->strain) continue;
    for (; at < bid->second; ++at) items_[at].used = true;
  }
}

// "…, if not by a coup": a part that may limit what is asked, whatever it says.
bool WordsReader::limits_task(std::span<const Item> sentence) {
  constexpr std::array kLimits = {M::kIf, M::kWithout};
  return std::ranges::any_of(clauses_of(sentence), [&](const Extent& clause) {
    const Words words = sentence.subspan(clause.begin, clause.end - clause.begin);
    return is_one_of(words.front(), kLimits) && std::ranges::none_of(words, &Item::used);
  });
}

// "After the ♥K": the lead, told before.
void WordsReader::pass_over_lead(std::size_t from, std::size_t to) {
  if (facts_.given.size() != 1) return;
  const Named& lead = facts_.given.front().card;
  for (std::size_t at = from; at + 1 < to; ++at) {
    std::size_t next = at + 1;
    while (next < to && (terms_->is_filler(next) || terms_->is(next, M::kOf))) ++next;  // "nach der ♣3"
    const auto card = items_[at].meaning == M::kAfter ? terms_->card(next) : At<Named>();
    if (!card || card->first.suit != lead.suit || card->first.rank != lead.rank) continue;
    for (; at < card->second; ++at) items_[at].used = true;
  }
}

void WordsReader::pass_over_what_is_of_nothing(std::size_t from, std::size_t to) {
  const std::span sentence = std::span(items_).subspan(from, to - from);
  const auto aims = [](const Item& item) { return item.used && is_one_of(item, kAimVerbs); };
  const bool read = std::ranges::any_of(sentence, &Item::used);
  for (const Extent& extent : clauses_of(sentence)) {
    const std::span clause = sentence.subspan(extent.begin, extent.end - extent.begin);
    for (std::size_t at = 0; at < clause.size(); ++at)
      if (is_best_play(clause.subspan(at)) || is_answer(clause.subspan(at)))
        for (Item& item : clause.subspan(at)) item.meaning = M::kOrnament;
    for (std::size_t at = 0; at < clause.size() && you_ == 0; ++at)
      if (is_own_denial(clause, at, table_.language)) clause[at].meaning = M::kOrnament;
    if (std::ranges::any_of(clause, aims)) continue;
    for (std::size_t at = clause.size(); at-- > 0;)
      if (is_of_another_thing(clause, at, table_.language)) clause[at].meaning = M::kOrnament;
    if (!names_nothing(clause, you_ != 0, table_.language)) continue;
    constexpr std::array kTurning = {M::kNot,   M::kCannot, M::kIf,    M::kWithout, M::kBut,  M::kExactly, M::kMost,
                                     M::kLeast, M::kFewer,  M::kLevel, M::kRest,    M::kNone, M::kAll};
    for (Item& item : clause)
      if (is_unread(item) && (!read || !is_one_of(item, kTurning))) item.meaning = M::kOrnament;
  }
}

}  // namespace ouverte::puzzles::text
