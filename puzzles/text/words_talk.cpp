// Sentences that rules do not take wholly, or take for what they do not say: those that are talk are set aside.
#include <algorithm>
#include <array>
#include <span>
#include <utility>

#include "puzzles/text/asked_defence.hpp"
#include "puzzles/text/sentences.hpp"
#include "puzzles/text/tones.hpp"
#include "puzzles/text/words_reader.hpp"
#include "solver/base/status.hpp"

namespace ouverte::puzzles::text {

using M = Meaning;

namespace {

std::vector<char> used_in(std::span<const Item> sentence) {
  std::vector<char> used;
  for (const Item& item : sentence) used.push_back(item.used ? 1 : 0);
  return used;
}

// Numbers of tricks that a sentence says can be won, which must agree with the task.
std::vector<int> tricks_spoken_of(std::span<const Item> sentence, const Voice& voice) {
  std::vector<int> numbers;
  // "Could he have made eleven tricks?"
  const bool asks = voice.asks && voice.supposed && sentence.front().meaning == M::kDo;
  if (((voice.past || voice.supposed) && !asks) || voice.counts) return numbers;
  constexpr std::array kAims = {M::kTake, M::kMake, M::kNeed, M::kDo, M::kWon, M::kScore};
  const auto aims = [&](const Item& item) { return is_one_of(item, kAims); };
  if (std::ranges::none_of(sentence, aims)) return numbers;
  for (std::size_t at = 0; at + 1 < sentence.size(); ++at) {
    if (sentence[at].meaning == M::kLose || sentence[at].meaning == M::kLost) return {};
    std::size_t next = at + 1;
    while (next < sentence.size() && (sentence[next].meaning == M::kFiller || sentence[next].meaning == M::kMore ||
                                      sentence[next].meaning == M::kLast || sentence[next].meaning == M::kOf))
      ++next;
    if (sentence[at].meaning == M::kNumber && next < sentence.size() && sentence[next].meaning == M::kTrick)
      numbers.push_back(sentence[at].value);
  }
  return numbers;
}

// "South to win …", and not "South won, crossed to dummy …".
bool is_to_do(std::span<const Item> sentence) {
  constexpr std::array kAims = {M::kMake, M::kTake, M::kWon, M::kBeat, M::kLose, M::kLost, M::kScore, M::kSucceed};
  const auto aims = [&](const Item& item) { return std::ranges::find(kAims, item.meaning) != kAims.end(); };
  constexpr std::array<std::string_view, 5> kOfPast = {"who", "would", "could", "did", "how"};
  const auto orders = [&](const Item& item) {
    return item.meaning == M::kDo && std::ranges::find(kOfPast, item.text) == kOfPast.end();
  };
  return std::any_of(sentence.begin(), std::ranges::find_if(sentence, aims), orders);
}

// Words beside a task that do not change it: "What is the best play to make four spades?".
bool is_soft(const Item& item) { return item.is(M::kAny, M::kPlay) || item.meaning == M::kHave; }

// Whether words that are not read stand beside those of a rule, without a mark between them.
bool tells_more_of_task(std::span<const Item> sentence) {
  bool used = false, more = false;
  for (const Item& item : sentence) {
    if (item.is(M::kComma, M::kSemicolon)) {
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
  if (chooses_side(sentence)) return false;
  const bool defender = you != 0 && !declarers.empty() && declarers.find(you) == std::string::npos;
  // "What should East play?"
  bool named = false, others = declarers.size() == 1;
  for (const Item& item : sentence) {
    if (item.meaning != M::kSeat || declarers.size() != 1) continue;
    named = true;
    others &= (static_cast<std::size_t>(item.value) + seats.find(declarers[0])) % 2 == 1;
  }
  // Not "against any defence".
  const auto is_faced = [&](const Item* item) {
    while (item > sentence.data() && item[-1].is(M::kFiller, M::kA, M::kAny, M::kAll, M::kEvery)) --item;
    return item > sentence.data() && item[-1].is(M::kAgainst, M::kOn);
  };
  return defender || (named && others) || std::ranges::any_of(sentence, [&](const Item& item) {
           if (item.meaning == M::kRole && (item.used || is_faced(&item))) return false;
           return item.is(M::kDefend, M::kBeat) ||
                  (item.meaning == M::kRole && item.value != static_cast<int>(Who::kDeclarer));
         });
}

}  // namespace

// Of talk a contract is taken, who plays it, and a lead that was made; not what somebody would have done.
bool WordsReader::stands_in_talk(const Match& match) const {
  if (match.does == Does::kNothing || match.does == Does::kDeals) return true;
  if (talk_->supposed || contains(match, M::kNot) || contains(match, M::kCannot)) return false;
  if (known_.analysis && match.does >= Does::kLeads) return false;
  switch (match.does) {
    case Does::kContract:
    case Does::kDefended:
    case Does::kNamed:
      return true;
    case Does::kTrumps:
      return contains(match, M::kTrump);
    case Does::kLeads:
      if (!match.side_first) return false;  // "after a poor start by South"
      [[fallthrough]];
    case Does::kDeclarer:
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

// "The stiff spade was led", where no rule has read any lead: it may be one.
void WordsReader::doubt_leads_told() {
  if (!beside_.whole || !facts_.given.empty() || facts_.leads || known_.plays) return;
  for (const Sentence& place : sentences_of(items_)) {
    const std::span sentence = std::span(items_).subspan(place.begin, place.end - place.begin);
    const auto led = std::ranges::find_if(sentence, [&](const Item& item) {
      return !item.used && item.aside && item.meaning == M::kLed && item.text.ends_with("led");
    });
    if (!place.question && led != sentence.end() && !voice_of(sentence, false, table_.language).supposed)
      for (Item& item : sentence) item.aside = false;
  }
}

void WordsReader::set_aside(std::size_t from, std::size_t to, const Voice& voice) {
  const std::span sentence = std::span(items_).subspan(from, to - from);
  for (Item& item : sentence) item.aside = true;
  if (known_.analysis) return;
  for (const int number : tricks_spoken_of(sentence, voice))
    facts_.tricks_spoken.emplace_back(number, sentence.front().line);
}

// Whether something is asked for, in words that rules take or as people ask.
bool WordsReader::asks(std::size_t from, std::size_t to) const {
  const std::span sentence = std::span(items_).subspan(from, to - from);
  const bool question = to < items_.size() && items_[to].closes;
  const Voice voice = voice_of(sentence, question, table_.language);
  if (voice.past && !question) return false;
  const auto has = [&](auto... meanings) {
    return std::ranges::any_of(sentence, [&](const Item& item) { return ((item.meaning == meanings) || ...); });
  };
  if (question && !voice.supposed && !voice.calls && (voice.method || has(M::kIt, M::kContract))) return true;
  for (std::size_t at = from; at < to; ++at) {
    if (terms_->is_any(at, M::kFiller, M::kA, M::kUnknown, M::kOrnament)) continue;
    const auto match = longest_match(*terms_, at, false);
    if (!match || (match->does != Does::kPlans && match->does < Does::kTakes)) continue;
    if (question || match->does == Does::kPlans || !match->side_first || contains(*match, M::kDo) ||
        contains(*match, M::kNeed))
      return true;
  }
  return (tones_of(sentence, table_.language) & kGoOn) != 0 &&
         (question || !has(M::kSeat, M::kRole, M::kDummy, M::kHe));
}

void WordsReader::find_questions(const std::vector<Sentence>& sentences) {
  for (const Sentence& sentence : sentences) {
    if (!asks(sentence.begin, sentence.end)) continue;
    last_asked_ = sentence.begin;
    const unsigned tones =
        tones_of(std::span(items_).subspan(sentence.begin, sentence.end - sentence.begin), table_.language);
    if ((tones & kGoOn) != 0) last_goes_on_ = sentence.begin;
  }
}

// How the play goes, told when all is asked: from there on nothing is a part of the problem.
bool WordsReader::begins_analysis(std::size_t from, std::size_t to, const Facts& before) const {
  if (!last_asked_ || from <= *last_asked_ || known_.analysis) return false;
  const std::span sentence = std::span(items_).subspan(from, to - from);
  const auto leads = [](const Item& item) { return item.is(M::kLead, M::kLed); };
  const bool lead_told = !before.given.empty() || before.leads || known_.plays;
  if (!lead_told && std::ranges::any_of(sentence, leads)) return false;
  return tells_line(sentence, table_.language);
}

// Facts with words beside them, in parts of the sentence of their own that bind nobody.
bool WordsReader::leaves_rest(std::size_t from, std::size_t to, const Voice& voice) {
  const std::span sentence = std::span(items_).subspan(from, to - from);
  if (binds(sentence, voice, known_, table_.language)) return false;
  for (const Extent& clause : clauses_of(sentence)) {
    const auto words = sentence.subspan(clause.begin, clause.end - clause.begin);
    if (std::ranges::any_of(words, &Item::used) && std::ranges::any_of(words, is_unread)) return false;
  }
  for (const Extent& clause : clauses_of(sentence))
    for (Item& item : sentence.subspan(clause.begin, clause.end - clause.begin)) item.aside |= is_unread(item);
  return true;
}

void WordsReader::read_sentence(std::size_t from, std::size_t to) {
  const std::span sentence = std::span(items_).subspan(from, to - from);
  const bool question = to < items_.size() && items_[to].closes;
  const Voice voice = voice_of(sentence, question, table_.language);
  const auto has = [&](M meaning) {
    return std::ranges::any_of(sentence, [&](const Item& item) { return item.meaning == meaning; });
  };
  known_.asked_after = last_asked_ && *last_asked_ > from;
  known_.demands = false;
  known_.before_hands = sentence.front().line < beside_.hands;
  known_.goes_on = last_goes_on_ && *last_goes_on_ > from;
  const bool after_elsewhere = std::exchange(after_elsewhere_, is_elsewhere(sentence, voice, table_.language));
  if (after_elsewhere_) {
    for (Item& item : sentence) item.aside = true;
    return;
  }
  // "But how can South make it?": it goes on from what was said.
  if (items_[from].text == "but" && from + 1 < to && items_[from + 1].meaning != M::kFor)
    items_[from].meaning = M::kOrnament;
  pass_over_what_is_seen(from, to);
  const Before before = {facts_, mentioned_, you_, used_in(sentence)};
  supposed_card_ = false;
  read_rules(from, to);
  pass_over_contract(from, to);
  pass_over_lead(from, to);
  pass_over_what_is_of_nothing(from, to);
  if (after_elsewhere && asks_of_elsewhere(sentence, before.facts)) return undo(from, before);
  // "I took ten tricks", "West should lead the king": rules take these for a task, and for a card played.
  const bool counts = facts_.counts && !before.facts.counts;
  const bool asked = counts || facts_.asked.size() > before.facts.asked.size();
  const bool does = is_to_do(sentence);
  const bool has_now =
      std::ranges::any_of(sentence, [](const Item& item) { return item.meaning == M::kHave && item.text != "had"; });
  const bool story = voice.past && !question && !does && !has_now && !has(M::kCannot) &&
                     (asked || ((voice.self || beside_.whole) && facts_.taken.size() > before.facts.taken.size()));
  const bool rounds = voice.past && !known_.asked_after && facts_.rounds_line != before.facts.rounds_line;
  const bool misread = story || rounds || supposed_card_ || facts_.faults.size() > before.facts.faults.size();
  if (!asked)
    facts_.asks_defence |= question ? is_of_defence(sentence, you_, facts_.declarers, table_.seats)
                                    : wonders_of_defence(sentence, table_.language);
  const bool unread = std::ranges::any_of(sentence, is_unread);
  known_.analysis |= (unread || misread) && begins_analysis(from, to, before.facts);
  if (!known_.analysis) {
    if (!misread && !unread) {
      if (std::ranges::none_of(sentence, &Item::used) && !voice.commands) set_aside(from, to, voice);
      return;
    }
    if (!misread && asked && question &&
        std::ranges::all_of(sentence, [](const Item& item) { return !is_unread(item) || is_soft(item); })) {
      for (Item& item : sentence) item.used |= is_soft(item);
      return;
    }
    known_.demands = asked;
    const bool more = tells_more_of_task(sentence) || limits_task(sentence);
    // A task with words beside it, unless somebody only takes it for possible; so does a question.
    const bool view = question && !counts && (voice.method || voice.self || voice.opinion);
    if (!misread && asked && more && !view) return;
    if (!misread && !more && (asked || std::ranges::any_of(sentence, &Item::used)) && leaves_rest(from, to, voice))
      return;
  }
  read_as_talk(from, to, voice, before);
}

// "At the other table South made it. How?": nobody can say which of the two is meant.
bool WordsReader::asks_of_elsewhere(std::span<const Item> sentence, const Facts& before) const {
  constexpr std::array<std::string_view, 4> kDid = {"did", "was", "were", "had"};
  const auto of_past = [&](const Item& item) { return std::ranges::find(kDid, item.text) != kDid.end(); };
  return facts_.asked.size() > before.asked.size() && std::ranges::any_of(sentence, of_past);
}

// As if the rules had taken nothing of a sentence.
void WordsReader::undo(std::size_t from, const Before& before) {
  facts_ = before.facts;
  mentioned_ = before.mentioned;
  you_ = before.you;
  for (std::size_t at = 0; at < before.used.size(); ++at) items_[from + at].used = before.used[at] != 0;
}

// Once more, for what talk may say of a problem alone. What binds all the same is left as rules have read it.
void WordsReader::read_as_talk(std::size_t from, std::size_t to, const Voice& voice, const Before& before) {
  const std::span sentence = std::span(items_).subspan(from, to - from);
  const bool question = voice.asks;
  const std::vector<Demand> demands(facts_.asked.begin() + static_cast<std::ptrdiff_t>(before.facts.asked.size()),
                                    facts_.asked.end());
  const bool asks_defence = facts_.asks_defence;
  const bool restricts = facts_.leads && !before.facts.leads;
  const bool unread = std::ranges::any_of(sentence, is_unread);
  known_.demands = !demands.empty() || (facts_.counts && !before.facts.counts);
  Facts by_rules = facts_;
  const std::vector<char> used_by_rules = used_in(sentence);
  undo(from, before);
  facts_.asks_defence = asks_defence;
  facts_.counts = by_rules.counts;
  talk_ = voice;
  read_rules(from, to);
  talk_.reset();
  pass_over_contract(from, to);
  if ((restricts && !known_.analysis) || binds(sentence, voice, known_, table_.language)) {
    // The error says what rules have left of it.
    if (!unread && by_rules.faults.size() == before.facts.faults.size()) return;
    facts_ = std::move(by_rules);
    for (std::size_t at = 0; at < sentence.size(); ++at) sentence[at].used = used_by_rules[at] != 0;
    return;
  }
  set_aside(from, to, voice);
  if (known_.analysis) return;
  // Nobody else may lead than who is told to.
  if (!voice.past && !voice.supposed && !question)
    facts_.leaders_spoken.insert(facts_.leaders_spoken.end(),
                                 by_rules.leaders.begin() + static_cast<std::ptrdiff_t>(facts_.leaders.size()),
                                 by_rules.leaders.end());
  if (!voice.past || question) facts_.mentioned.insert(facts_.mentioned.end(), demands.begin(), demands.end());
}

}  // namespace ouverte::puzzles::text
