// Sentences that rules do not take wholly, or take for what they do not say: those that are talk are set aside.
#include <algorithm>
#include <array>
#include <span>
#include <utility>

#include "puzzles/text/words_reader.hpp"
#include "solver/base/status.hpp"

namespace ouverte::puzzles::text {

using M = Meaning;

namespace {

// Words beside a task that do not change it: "What is the best play to make four spades?".
bool is_soft(const Item& item) {
  return item.meaning == M::kAny || item.meaning == M::kPlay || item.meaning == M::kHave;
}

// Whether words that are not read stand beside those of a rule, without a mark between them.
bool tells_more_of_task(std::span<const Item> sentence) {
  bool used = false, more = false;
  for (const Item& item : sentence) {
    if (item.meaning == M::kComma || item.meaning == M::kSemicolon) {
      if (used && more) return true;
      used = more = false;
    }
    used |= item.used;
    more |= is_unread(item) && item.meaning != M::kHedge && !is_soft(item);
  }
  return used && more;
}

// What a question that is talk is about: how to defend, and not how to play the contract.
bool is_of_defence(std::span<const Item> sentence, char you, const std::string& declarers, std::string_view seats) {
  const bool defender = you != 0 && !declarers.empty() && declarers.find(you) == std::string::npos;
  // "What should East play?"
  bool named = false, others = declarers.size() == 1;
  for (const Item& item : sentence) {
    if (item.meaning != M::kSeat || declarers.size() != 1) continue;
    named = true;
    others &= (static_cast<std::size_t>(item.value) + seats.find(declarers[0])) % 2 == 1;
  }
  return defender || (named && others) || std::ranges::any_of(sentence, [](const Item& item) {
           return item.meaning == M::kDefend || item.meaning == M::kBeat ||
                  (item.meaning == M::kRole && item.value != static_cast<int>(Who::kDeclarer));
         });
}

}  // namespace

// Of talk a contract is taken, who plays it, and a lead that was made; not what somebody would have done.
bool WordsReader::stands_in_talk(const Match& match) const {
  if (match.does == Does::kNothing) return true;
  if (talk_->supposed || contains(match, M::kNot) || contains(match, M::kCannot)) return false;
  switch (match.does) {
    case Does::kContract:
    case Does::kDefended:
    case Does::kNamed:
      return true;
    case Does::kTrumps:
      return contains(match, M::kTrump);
    case Does::kDeclarer:
    case Does::kLeads:
    case Does::kPlayed: {
      const bool seats = !match.sides.empty() && std::ranges::all_of(match.sides, [&](const Side& side) {
        return side.who == Who::kSeats && side.seats.size() == 1;
      });
      if (match.does != Does::kPlayed) return seats && !contains(match, M::kDo);
      const bool lead = contains(match, M::kLead) || contains(match, M::kLed);
      const bool one = match.cards.front().size() == 1 && !match.cards.front().front().rank.empty();
      return lead && one && facts_.given.empty() && !contains(match, M::kDo) && !talk_->asks && !supposed_card_;
    }
    default:
      return false;
  }
}

void WordsReader::set_aside(std::size_t from, std::size_t to, const Voice& voice) {
  const std::span sentence = std::span(items_).subspan(from, to - from);
  for (Item& item : sentence) item.aside = true;
  for (const int number : tricks_spoken_of(sentence, voice))
    facts_.tricks_spoken.emplace_back(number, sentence.front().line);
}

void WordsReader::read_sentence(std::size_t from, std::size_t to) {
  const std::span sentence = std::span(items_).subspan(from, to - from);
  const bool question = to < items_.size() && items_[to].closes;
  const Voice voice = voice_of(sentence, question, table_.language);
  const auto has = [&](M meaning) {
    return std::ranges::any_of(sentence, [&](const Item& item) { return item.meaning == meaning; });
  };
  if (!voice.talks() || has(M::kHowMany)) return read_rules(from, to);
  const Facts facts = facts_;
  const std::vector<Side> mentioned = mentioned_;
  const char you = you_;
  std::vector<char> used;
  for (const Item& item : sentence) used.push_back(item.used ? 1 : 0);
  supposed_card_ = false;
  read_rules(from, to);
  // "I took ten tricks", "West should lead the king": rules take these for a task, and for a card played.
  const bool story =
      voice.past && !question && !has(M::kDo) && !has(M::kHave) && !has(M::kCannot) &&
      (facts_.asked.size() > facts.asked.size() || (voice.self && facts_.taken.size() > facts.taken.size()));
  const bool misread = story || supposed_card_ || facts_.faults.size() > facts.faults.size();
  const bool asked = facts_.asked.size() > facts.asked.size();
  if (question && !asked) facts_.asks_defence |= is_of_defence(sentence, you_, facts_.declarers, table_.seats);
  const bool unread = std::ranges::any_of(sentence, is_unread);
  const bool nothing = std::ranges::none_of(sentence, &Item::used);
  if (!misread && nothing && !unread) return set_aside(from, to, voice);
  if (!misread && !unread) return;
  if (!misread && asked && question &&
      std::ranges::all_of(sentence, [](const Item& item) { return !is_unread(item) || is_soft(item); })) {
    for (Item& item : sentence) item.used |= is_soft(item);
    return;
  }
  // So does a task with words beside it, unless somebody only takes it for possible.
  if (!misread && asked && !question && tells_more_of_task(sentence)) return;
  // So does a question.
  if (!misread && asked && question && !voice.method && !voice.self && !voice.opinion && tells_more_of_task(sentence))
    return;
  std::vector<Demand> demands(facts_.asked.begin() + static_cast<std::ptrdiff_t>(facts.asked.size()),
                              facts_.asked.end());
  const bool asks_defence = facts_.asks_defence;
  Facts by_rules = std::exchange(facts_, facts);
  facts_.asks_defence = asks_defence;
  mentioned_ = mentioned;
  you_ = you;
  std::vector<char> used_by_rules;
  for (std::size_t at = 0; at < sentence.size(); ++at) {
    used_by_rules.push_back(sentence[at].used ? 1 : 0);
    sentence[at].used = used[at] != 0;
  }
  talk_ = voice;
  read_rules(from, to);
  talk_.reset();
  if (binds(sentence, voice, known_, table_.language)) {
    // The error says what rules have left of it.
    if (!unread && by_rules.faults.size() == facts.faults.size()) return;
    facts_ = std::move(by_rules);
    for (std::size_t at = 0; at < sentence.size(); ++at) sentence[at].used = used_by_rules[at] != 0;
    return;
  }
  set_aside(from, to, voice);
  if (!voice.past || question) facts_.mentioned.insert(facts_.mentioned.end(), demands.begin(), demands.end());
}

}  // namespace ouverte::puzzles::text
