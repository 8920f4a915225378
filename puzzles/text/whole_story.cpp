#include "puzzles/text/whole_story.hpp"

#include <algorithm>
#include <array>
#include <string>

#include "puzzles/text/evidence.hpp"
#include "puzzles/text/rules.hpp"
#include "puzzles/text/spoken.hpp"
#include "puzzles/text/story.hpp"
#include "puzzles/text/told_contract.hpp"
#include "puzzles/text/told_lead.hpp"
#include "puzzles/text/told_task.hpp"
#include "puzzles/text/tones.hpp"

namespace ouverte::puzzles::text {
namespace {

using M = Meaning;

constexpr std::array kPlayers = {M::kSeat, M::kPair, M::kRole, M::kDummy, M::kHe, M::kThey, M::kPartner, M::kYou};
constexpr std::array kOfPlay = {M::kSuit, M::kRank,    M::kCards, M::kTrump, M::kTrick, M::kSuits, M::kCard, M::kLead,
                                M::kLed,  M::kNoTrump, M::kPlay,  M::kTake,  M::kMake,  M::kLose,  M::kDuck};

class Guard {
 public:
  Guard(const Story& story, const std::string& seats) : story_(story), seats_(seats) {}

  // Whether a post may ask for more than a story does, play by other rules, or be no story.
  [[nodiscard]] bool doubts(const Auction& contract) {
    bool played = false;
    for (const SpokenSentence& sentence : story_.sentences()) {
      const auto words = sentence.place.of(story_.items());
      const unsigned tones = tones_of(words, story_.table().language);
      const bool tells = tells_play(sentence, words);
      played |= tells;
      plays_ += tells ? (tells_line(words, story_.table().language) ? 2 : 1) : 0;
      says_more_ |= !says_facts(sentence, words);
      if (binds(words, tones) || goes_on(sentence, words, tones, played) ||
          addresses_defender(words, seats_, contract.declarer) || sets_task(words) || claims(sentence, words) ||
          asks_amount(sentence, contract.bid))
        return true;
    }
    return !is_long();
  }

 private:
  // The play is told, or much else: what is said in a sentence or two may be a part of the problem.
  [[nodiscard]] bool is_long() const {
    constexpr int kPlays = 2;
    constexpr std::size_t kSentences = 6;
    return plays_ >= kPlays || story_.sentences().size() >= kSentences || !says_more_;
  }
  // Questions, what tells the contract or the lead, and what is of nobody and no card.
  [[nodiscard]] static bool says_facts(const SpokenSentence& sentence, std::span<const Item> words) {
    constexpr std::array kFacts = {M::kLead, M::kLed, M::kContract, M::kAgainst, M::kDealer, M::kVulnerable};
    return sentence.place.question || has(words, kFacts) || !(has(words, kOfPlay) || has(words, kPlayers));
  }
  static bool has(std::span<const Item> words, const auto& meanings) {
    return std::ranges::any_of(words, [&](const Item& item) { return is_one_of(item, meanings); });
  }

  // "Nobody may ruff", "West leads the ♥K and must play hearts".
  [[nodiscard]] static bool limits_play(std::span<const Item> words, unsigned tones) {
    const bool nobody = std::ranges::any_of(words, [](const Item& item) { return item.text == "nobody"; });
    if (nobody && (tones & kMust) != 0 && has(words, kOfPlay)) return true;
    std::size_t from = 0;  // "lead the eight: West is in and must give a ruff" tells of another
    for (std::size_t at = 1; at < words.size(); ++at) {
      if (words[at - 1].raw == ":" || words[at - 1].meaning == M::kSemicolon) from = at;
      if (words[at - 1].meaning == M::kAnd && (words[at].text == "must" || words[at].text == "may") &&
          has(words.subspan(from, at - from), std::array{M::kLead, M::kLed}))
        return true;
    }
    return false;
  }

  // "Swap the two kings", "take it away", and not what was not done, "West could have returned the two instead", nor
  // "the club went away".
  [[nodiscard]] bool alters(std::span<const Item> words) const {
    constexpr std::array<std::string_view, 15> kWent = {"went",   "going", "goes",   "go",   "threw",
                                                        "throws", "throw", "thrown", "gave", "given",
                                                        "gives",  "got",   "run",    "runs", "ran"};
    const Language language = story_.table().language;
    bool hindsight = false;
    for (std::size_t at = 0; at < words.size(); ++at) {
      if (at > 0 && words[at - 1].meaning == M::kHave && (tones_of(words.subspan(0, at), language) & kSupposed) != 0)
        hindsight |=
            words[at].text == "done" || words[at].text.ends_with("ed") || (tone_of(words[at], language) & kPast) != 0;
      const bool alters = (tone_of(words[at], language) & kAlter) != 0;
      const bool instead = words[at].text.starts_with("instead");
      const bool went =
          at > 0 && words[at].text == "away" && std::ranges::find(kWent, words[at - 1].text) != kWent.end();
      if (alters && !went && !(instead && hindsight)) return true;
    }
    // "Each other", "others' hands": said in two words.
    unsigned single = 0;
    for (const Item& item : words) single |= tone_of(item, language);
    return (tones_of(words, language) & kAlter & ~single) != 0;
  }

  // "South may ruff no heart", and not "must have had no heart".
  [[nodiscard]] static bool allows_none(std::span<const Item> words) {
    bool must = false;
    for (std::size_t at = 0; at + 1 < words.size(); ++at) {
      if (words[at].meaning == M::kComma || words[at].meaning == M::kHave) must = false;
      must |= words[at].text == "may" || words[at].text == "must" || words[at].text == "is to" ||
              words[at].text == "are to";
      if (must && words[at].meaning == M::kNone &&
          is_one_of(words[at + 1], std::array{M::kSuit, M::kTrump, M::kRank, M::kCard, M::kTrick}))
        return true;
    }
    return false;
  }

  // What is allowed, and cards that are to be others.
  [[nodiscard]] bool binds(std::span<const Item> words, unsigned tones) const {
    constexpr std::array<std::string_view, 4> kOrders = {"may not", "must not", "is not to", "are not to"};
    const auto orders = [&](const Item& item) { return std::ranges::find(kOrders, item.text) != kOrders.end(); };
    bool of_rule = std::ranges::any_of(words, [](const Item& item) { return item.text == "promised"; });
    for (std::size_t at = 0; at < words.size(); ++at) {
      // "South has told of five diamonds"
      const bool tells = words[at].text == "told" && at + 1 < words.size() &&
                         (words[at + 1].text == "of" || words[at + 1].text == "about");
      of_rule |= !tells && (tone_of(words[at], story_.table().language) & kRule) != 0;
    }
    if (limits_play(words, tones) || allows_none(words)) return true;
    if (of_rule && (tones & kSelf) == 0 && has(words, kOfPlay) && has(words, kPlayers)) return true;
    constexpr std::array kCards = {M::kRank, M::kCards, M::kCard, M::kExchange};
    const bool wrong =
        (tones & kSelf) != 0 && std::ranges::any_of(words, [](const Item& item) { return item.text == "wrong"; });
    const bool reads = words.front().text == "read" && has(words, std::array{M::kFor});  // "Read ♦7 for ♦6"
    constexpr std::array<std::string_view, 4> kChanged = {"changed", "altered", "becomes", "modified"};
    const bool changed = std::ranges::any_of(
        words, [&](const Item& item) { return std::ranges::find(kChanged, item.text) != kChanged.end(); });
    if ((alters(words) || wrong || changed || reads) && has(words, kCards)) return true;
    for (const Extent& clause : clauses_of(words)) {
      const Item& first = words[clause.begin];
      const auto rest = words.subspan(clause.begin, clause.end - clause.begin);
      const bool denies = first.text == "do not" || first.text == "never" || first.text == "not";
      const bool may_only = first.text == "but" && has(rest, std::array{M::kExactly});
      if ((denies || may_only) && has(rest, kOfPlay)) return true;
    }
    return std::ranges::any_of(words, orders) && has(words, kOfPlay);
  }

  // "And East's blunder?": what is told next.
  [[nodiscard]] bool is_phrase(const SpokenSentence& sentence, std::span<const Item> words) const {
    constexpr std::array kDeeds = {M::kDo,     M::kCannot,  M::kWhat, M::kHave, M::kBeat,
                                   M::kDefend, M::kSucceed, M::kFall, M::kIt,   M::kThey};
    const unsigned tones = tones_of(words, story_.table().language);
    return sentence.place.question && words.front().meaning == M::kAnd && !has(words, kOfPlay) && !has(words, kDeeds) &&
           (tones & (kMethod | kGoOn | kMust)) == 0;
  }

  // "What are the East-West hands?": they are shown.
  [[nodiscard]] static bool asks_for_hands(const SpokenSentence& sentence, std::span<const Item> words) {
    constexpr std::size_t kNear = 7;
    const auto first = words.subspan(0, std::min(kNear, words.size()));
    return sentence.place.question && words.front().meaning == M::kWhat && has(first, std::array{M::kSeat, M::kPair}) &&
           std::ranges::any_of(first, [](const Item& item) { return item.text == "hands" || item.text == "hand"; });
  }

  // "Over to you", "play it from here", "How do you continue?": the problem begins later than the story.
  [[nodiscard]] bool goes_on(const SpokenSentence& sentence, std::span<const Item> words, unsigned tones,
                             bool played) const {
    if (sentence.place.question && sentence.after_elsewhere) return true;
    if (asks_for_hands(sentence, words) ||
        (sentence.place.end + 1 < story_.items().size() && is_phrase(sentence, words)))
      return false;
    const bool plans = has(words, std::array{M::kPlan});
    if (sentence.place.question || plans) {
      const bool after = has(words, std::array{M::kAfter}) && (tones & kDoing) != 0;
      return (!sentence.voice.past || plans) &&
             ((tones & kGoOn) != 0 || after || (played && (plans || !sentence.voice.supposed)));
    }
    constexpr std::array<std::string_view, 6> kOn = {"continue", "proceed", "go on", "play on", "over", "play"};
    for (std::size_t at = 1; at < words.size(); ++at)
      if (words[at].text == "continue" && is_one_of(words[at - 1], std::array{M::kComma, M::kColon, M::kSemicolon}))
        return true;
    std::size_t first = 0;
    while (first < words.size() && (words[first].text == "now" || words[first].meaning == M::kComma)) ++first;
    std::string all;
    for (const Item& item : words) all += item.text + " ";
    constexpr std::array<std::string_view, 4> kFrom = {"from here ", "from there ", "over to you", "to continue"};
    const bool it = first > 0 || std::ranges::any_of(words, [](const Item& item) { return item.meaning == M::kIt; });
    // "Now play a club"
    const bool plays_card =
        first + 1 < words.size() && words[first].text == "play" &&
        (is_one_of(words[first + 1], std::array{M::kSuit, M::kRank, M::kCards, M::kTrump, M::kNumber, M::kA}) ||
         words[first + 1].raw.size() == 1);
    const bool on = first < words.size() && !plays_card && std::ranges::find(kOn, words[first].text) != kOn.end();
    return (on && played && (it || words[first].text != "play")) ||
           std::ranges::any_of(kFrom, [&](std::string_view from) { return all.find(from) != std::string::npos; });
  }

  // "The aim is …", "Your task: …", "Show how the defenders beat this".
  [[nodiscard]] static bool sets_task(std::span<const Item> words) {
    constexpr std::array<std::string_view, 6> kAims = {"task", "goal", "target", "aim", "objective", "required"};
    return has_word(words, kAims) || shows_defence(words);
  }

  // "East-West cannot beat the contract", "South should make it": of what can be done, which may be what is asked.
  [[nodiscard]] static bool claims(const SpokenSentence& sentence, std::span<const Item> words) {
    constexpr std::array kWho = {M::kSeat, M::kPair, M::kRole, M::kContract, M::kThey, M::kIt};
    constexpr std::array kDoes = {M::kMake, M::kBeat, M::kSucceed, M::kHoldTo, M::kStopFrom, M::kFall};
    constexpr std::size_t kNear = 3;
    if (sentence.elsewhere || sentence.voice.supposed) return false;
    for (std::size_t at = 1; at < words.size(); ++at) {
      if (!is_one_of(words[at], std::array{M::kDo, M::kCannot}) || words[at].text == "who") continue;
      std::size_t who = at - 1;
      while (who > 0 && is_one_of(words[who], std::array{M::kFiller, M::kA, M::kOrnament})) --who;
      const auto near = words.subspan(at, std::min(kNear, words.size() - at));
      const bool does = std::ranges::any_of(
          near, [&](const Item& item) { return is_one_of(item, kDoes) && !item.text.starts_with("keep"); });
      const bool so_that = who > 0 && is_one_of(words[who - 1], std::array{M::kFor, M::kFiller}) &&
                           words[who].meaning == M::kContract && asks_for_hands(sentence, words);
      // "It allows the opponents to get home"
      constexpr std::array<std::string_view, 9> kHelps = {"allow", "allows", "allowing", "enable", "enables",
                                                          "help",  "helps",  "force",    "forces"};
      std::size_t helps = who;
      while (helps > 0 && is_one_of(words[helps - 1], std::array{M::kFiller, M::kA})) --helps;
      if (so_that || (words[at].text == "to" && helps > 0 && is_word(words[helps - 1], kHelps))) continue;
      const bool takes = has(near, std::array{M::kTake, M::kWon}) && has(words.subspan(at), std::array{M::kTrick});
      if (is_one_of(words[who], kWho) && (does || takes)) return true;
    }
    return false;
  }

  // "South can take eleven tricks", "hold him to eight", "with at most one club trick": other numbers than the
  // contract's.
  [[nodiscard]] bool asks_amount(const SpokenSentence& sentence, const Bid& bid) const {
    constexpr int kBook = 6, kAll = 13, kMostBid = 7;
    const int needed = bid.level + kBook;
    for (std::size_t at = sentence.place.begin; at < sentence.place.end && !sentence.elsewhere; ++at) {
      const bool yet = story_.items()[at].text == "yet" && at == sentence.place.begin;  // but
      const bool already = story_.terms().is(at, M::kAlready) && story_.items()[at].text != "before" && !yet;
      if ((already || story_.terms().is(at, M::kOvertrick)) && !sentence.voice.past) return true;
      if (story_.terms().is_any(at, M::kMost, M::kLeast, M::kExactly) && !sentence.voice.past) {
        const auto amount = story_.terms().amount(at);
        if (amount && amount->first.number != needed) return true;
      }
      const auto match = longest_match(story_.terms(), at, false);
      if (!match || match->does < Does::kTakes || match->does == Does::kCounts || match->amounts.empty()) continue;
      const auto begin = story_.items().begin() + static_cast<std::ptrdiff_t>(match->begin);
      const auto end = story_.items().begin() + static_cast<std::ptrdiff_t>(match->end);
      const bool can = std::any_of(begin, end, [](const Item& item) {
        return is_one_of(item, std::array{M::kDo, M::kCannot, M::kNeed});
      });
      const int number = match->amounts.front().number;
      const bool tricks =
          number > kMostBid || std::any_of(begin, end, [](const Item& item) { return item.meaning == M::kTrick; });
      if (tricks && can && number != needed && number != kAll + 1 - needed) return true;
    }
    return false;
  }

  [[nodiscard]] bool tells_play(const SpokenSentence& sentence, std::span<const Item> words) const {
    constexpr std::array kDone = {M::kWon, M::kTake, M::kDuck, M::kPlay, M::kGive, M::kLost};
    if (sentence.elsewhere || sentence.place.question || sentence.voice.calls) return false;
    const bool done = has(words, kDone) || (tones_of(words, story_.table().language) & kDoing) != 0;
    return done && has(words, std::array{M::kSuit, M::kRank, M::kCards, M::kTrump, M::kTrick, M::kDummy});
  }

  const Story& story_;
  const std::string& seats_;
  int plays_ = 0;  // that are told
  bool says_more_ = false;
};

// "W leads ♥K.", or, of more cards than one, "against the lead of ♥7 ♥4.".
std::vector<Item> lead_items(const LeadTold& lead, int line, const Table& table, const games::Game& game) {
  if (lead.cards.empty()) return {};
  std::string told = lead.cards.size() == 1 ? std::string(1, lead.seat) + " leads" : "against the lead of";
  for (const Named& card : lead.cards) {
    told += ' ';
    told += static_cast<char>(kSuitSign + static_cast<int>(std::string_view("SHDC").find(card.suit[0])));
    told += card.rank == "T" ? "10" : card.rank;
  }
  return items_of({{line, told + "."}}, Language::kEnglish, table, game);
}

// The contract of a story and the lead that is told in it.
struct Told {
  Auction auction;
  LeadTold lead;
};
std::optional<Told> told_in(const Story& story, const std::vector<Hand>& hands, const Auction& auction,
                            InGeneral general) {
  const Table& table = story.table();
  const bool drawn = auction.declarer != 0;
  if (drawn && contract_contradicted(story, auction)) return std::nullopt;
  const std::size_t players = table.seats.size();
  const auto seat_after = [&](char seat, std::size_t by) {
    return table.seats[(table.seats.find(seat) + by) % players];
  };
  std::optional<ContractTold> contract;
  if (drawn) {
    contract = {.auction = auction};
  } else if (general == InGeneral::kNone) {
    const auto lead = lead_told(story, hands, '\0', '\0', general);
    if (auto weighed = contract_weighed(story, hands, lead ? lead->seat : '\0'))
      contract = {.auction = *std::move(weighed)};
  } else {
    contract = contract_told(story, auction);
  }
  if (!contract) return std::nullopt;
  Told told{.auction = contract->auction, .lead = {}};
  char& declarer = told.auction.declarer;
  auto lead = lead_told(story, hands, declarer == 0 ? '\0' : seat_after(declarer, 1), told.auction.bid.strain, general);
  if (!lead) return std::nullopt;
  if (declarer == 0 && lead->seat != 0) declarer = seat_after(lead->seat, players - 1);
  // Of other languages not every way to tell a lead is known.
  if (lead->cards.empty() && table.language != Language::kEnglish) return std::nullopt;
  if (declarer == 0 || (contract->by_calls && !lead->named)) return std::nullopt;
  told.lead = *std::move(lead);
  return told;
}

}  // namespace

std::optional<WholeStory> take_whole_story(std::vector<Item>& items, const std::vector<Hand>& hands,
                                           const Auction& auction, const Table& table, const games::Game& game) {
  const Story story(items, table, game);
  const auto told = told_in(story, hands, auction, InGeneral::kUnread);
  if (!told || Guard(story, table.seats).doubts(told->auction)) return std::nullopt;
  std::vector<Item> kept = items;
  const auto& labels = told->lead.labels;
  for (auto label = labels.rbegin(); label != labels.rend(); ++label)
    kept.erase(kept.begin() + static_cast<std::ptrdiff_t>(label->begin),
               kept.begin() + static_cast<std::ptrdiff_t>(label->end));
  const int line = items.empty() ? 0 : items.front().line;
  WholeStory whole{.auction = told->auction, .not_used = take_story(kept, told->auction, table)};
  for (Item& item : lead_items(told->lead, line, table, game)) kept.push_back(std::move(item));
  items = std::move(kept);
  return whole;
}

std::optional<WholeStory> set_whole_story_aside(std::vector<Item>& items, const std::vector<Hand>& hands,
                                                const Auction& auction, bool column, const Table& table,
                                                const games::Game& game) {
  const Story story(items, table, game);
  const auto shows = [&](const Sentence& place) { return column && tells_lead(place.of(items)); };
  const bool shown = std::ranges::any_of(story.sentences(), shows, &SpokenSentence::place);
  if (shown && contract_contradicted(story, auction)) return std::nullopt;
  const auto told =
      shown ? std::optional(Told{.auction = auction, .lead = {}}) : told_in(story, hands, auction, InGeneral::kNone);
  if (!told) return std::nullopt;
  const int line = items.empty() ? 0 : items.front().line;
  const auto& led = told->lead.cards;
  const std::string aim =
      other_aim(story, told->auction, led.empty() ? "" : led.front().suit + (led.size() == 1 ? led.front().rank : "?"));
  WholeStory whole{.auction = told->auction, .not_used = take_story(items, told->auction, table), .asks = !aim.empty()};
  std::vector<Item> kept = lead_items(told->lead, line, table, game);
  for (Item& item : items_of({{line, aim}}, Language::kEnglish, table, game)) kept.push_back(std::move(item));
  for (const Sentence& place : sentences_of(items)) {
    const auto sentence = place.of(items), with_stop = place.with_stop(items);
    if (shows(place))
      kept.insert(kept.end(), with_stop.begin(), with_stop.end());
    else
      whole.not_used.push_back(
          {.line = sentence.front().line, .talk = true, .set_aside = true, .words = written(sentence)});
  }
  items = std::move(kept);
  return whole;
}

}  // namespace ouverte::puzzles::text
