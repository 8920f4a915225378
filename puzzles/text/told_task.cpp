#include "puzzles/text/told_task.hpp"

#include <algorithm>
#include <array>

#include "puzzles/text/lead_words.hpp"
#include "puzzles/text/letters.hpp"
#include "puzzles/text/open_lead.hpp"
#include "puzzles/text/orders.hpp"
#include "puzzles/text/task_words.hpp"
#include "puzzles/text/tones.hpp"
#include "solver/base/status.hpp"

namespace ouverte::puzzles::text {
namespace {

using M = Meaning;

constexpr std::array kConditions = {M::kIf, M::kNot, M::kCannot, M::kWithout, M::kOr, M::kBut, M::kOther, M::kExchange};

// Whether no bid is named but the contract.
bool is_of_contract(const Story& story, const SpokenSentence& sentence, const Bid& contract) {
  for (std::size_t at = sentence.place.begin; at < sentence.place.end; ++at)
    if (const auto bid = story.terms().bid(at);
        bid && (bid->first.level != contract.level || bid->first.strain != contract.strain))
      return false;
  return true;
}

}  // namespace

int overtricks_asked(const Story& story, const SpokenSentence& sentence, const Bid& contract) {
  constexpr std::array kElse = {M::kStopFrom, M::kBeat,    M::kDefend, M::kPair, M::kThey,
                                M::kHowMany,  M::kPartner, M::kMost,   M::kDown, M::kExactly};
  const auto words = sentence.place.of(story.items());
  const bool asks = sentence.place.question || gives_order(words, sentence.voice.past, story.table().language);
  if (!asks || sentence.voice.past || sentence.voice.supposed || sentence.elsewhere || has_one_of(words, kConditions) ||
      has_one_of(words, kElse) || !is_of_contract(story, sentence, contract))
    return 0;
  int number = 0;
  for (std::size_t at = 0; at < words.size(); ++at) {
    if (words[at].meaning != M::kOvertrick) continue;
    if (number != 0 || at == 0) return 0;
    const Item& before = words[at - 1];
    number = before.meaning == M::kNumber ? before.value : before.text.ends_with('s') ? 0 : 1;
    if (number == 1 && words[at].text.ends_with("tricks")) return 0;
  }
  return number;
}

int tricks_to_beat_by(const Story& story, const SpokenSentence& sentence, const Auction& contract,
                      const std::string& lead, bool played) {
  constexpr std::array kBeats = {M::kBeat, M::kFall};
  constexpr std::array kElse = {M::kNumber, M::kTrick, M::kDown, M::kAny, M::kWhat, M::kLed};
  const auto words = sentence.place.of(story.items());
  if (!sentence.place.question || sentence.elsewhere || !has_one_of(words, kBeats) || has_one_of(words, kConditions))
    return 0;
  for (std::size_t at = sentence.place.begin; at < sentence.place.end; ++at) {
    if (!says_lead(story.items()[at])) continue;
    const auto card = card_with_lead(story.terms(), sentence.place.begin, at, sentence.place.end);
    return !has_one_of(words, kElse) && card && is_card_led(*card, lead, contract.bid.strain) ? 1 : 0;
  }
  // "Can you defeat four spades doubled one trick?"
  const Language language = story.table().language;
  if (played || sentence.voice.supposed || (tones_of(words, language) & (kGoOn | kLater)) != 0) return 0;
  constexpr std::array kBeside = {M::kSuit, M::kRank, M::kCards, M::kCard, M::kTrump, M::kDown,
                                  M::kAny,  M::kWhat, M::kAfter, M::kWith, M::kSeat,  M::kMore};
  int number = 1;
  bool goal = false;
  for (std::size_t at = sentence.place.begin; at < sentence.place.end; ++at) {
    const Item& item = story.items()[at];
    if (const auto bid = story.terms().bid(at)) {
      if (!same(bid->first, contract.bid)) return 0;
      goal = true;
      at = bid->second - 1;
    } else if (item.meaning == M::kNumber && story.terms().is(at + 1, M::kTrick)) {
      number = item.value;
    } else if (item.meaning == M::kNumber || is_one_of(item, kBeside) ||
               (item.meaning != M::kDoubled && (tone_of(item, language) & kPast) != 0)) {
      return 0;
    }
    goal |= item.is(M::kIt, M::kContract);
  }
  return goal ? number : 0;
}

std::string other_aim(const Story& story, const Auction& contract, const std::string& lead) {
  std::string aim;
  bool played = false;
  for (const SpokenSentence& sentence : story.sentences()) {
    const int over = overtricks_asked(story, sentence, contract.bid);
    std::string found;
    if (over > 0) {
      const std::string more = over == 1 ? "an overtrick" : base::str(over, " overtricks");
      found = base::str(std::string(1, contract.declarer), " to make the contract with ", more, ".");
    } else if (const int by = tricks_to_beat_by(story, sentence, contract, lead, played); by > 0) {
      found = base::str("The defence to beat the contract", by == 1 ? "" : base::str(" by ", by, " tricks"), ".");
    }
    played |= tells_play(story, sentence);
    if (found.empty()) continue;
    if (!aim.empty() && aim != found) return "";
    aim = found;
  }
  return aim;
}

bool sets_contract(const Story& story, const SpokenSentence& sentence) {
  const Terms& terms = story.terms();
  const std::size_t at = sentence.place.begin, to = sentence.place.end;
  if (at + 3 >= to || !terms.is(at, M::kSeat) || story.items()[at + 1].text != "to" || !terms.is(at + 2, M::kMake))
    return false;
  const auto bid = terms.bid(at + 3);
  if (!bid || sentence.place.question) return false;
  bool leads = false, card = false;
  for (std::size_t next = bid->second; next < to; ++next) {
    const auto named = terms.card(next);
    if (next == bid->second ? !terms.is_any(next, M::kAfter, M::kOn, M::kAgainst) : named && card) return false;
    if (named) {
      card = true;
      next = named->second - 1;
    } else if (says_lead(story.items()[next])) {
      leads = true;
    } else if (next > bid->second && !terms.is_any(next, M::kFiller, M::kA, M::kSeat, M::kOf)) {
      return false;
    }
  }
  return leads == card;
}

bool states_task(const Story& story) {
  return std::ranges::any_of(story.sentences(), [&](const SpokenSentence& sentence) {
    return !sentence.elsewhere && !sentence.place.question && !sets_contract(story, sentence) &&
           has_to(sentence.place.of(story.items()));
  });
}

std::optional<Fault> doubt_of_why(const Story& story) {
  for (const SpokenSentence& sentence : story.sentences()) {
    const auto words = sentence.place.of(story.items());
    const bool why = (task_words(padded(words), story.table().language) & kWhy) != 0;
    if (why && sentence.place.question && has_one_of(words, std::array{M::kNot, M::kCannot}))
      return found_words(words, "Task",
                         "which may ask of what was thought, expected what a side is to do, such as "
                         "\"South cannot make twelve tricks\"");
  }
  return std::nullopt;
}

std::optional<Fault> doubt_of_number(const Terms& terms, std::string_view task) {
  constexpr int kHighestLevel = 7;
  int number = 0;
  for (const char digit : task)
    if (is_digit(digit)) number = number * 10 + (digit - '0');
  if (number > kHighestLevel) return std::nullopt;
  for (std::size_t at = 0; at < terms.items().size(); ++at) {
    std::size_t trick = at + 1;
    while (terms.is_any(trick, M::kFiller, M::kOf, M::kMore, M::kOther, M::kLast)) ++trick;
    if (terms.is(at, M::kNumber) && terms.is(trick, M::kTrick)) return std::nullopt;
  }
  return Fault{
      terms.items().empty() ? 0 : terms.items().front().line,
      base::str("Task: found ", number,
                ", which may be tricks or a contract, expected a number of tricks, such as \"eleven tricks\"")};
}

}  // namespace ouverte::puzzles::text
