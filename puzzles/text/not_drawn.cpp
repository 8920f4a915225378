#include "puzzles/text/not_drawn.hpp"

#include <algorithm>
#include <array>
#include <string>
#include <string_view>

#include "puzzles/text/lead_words.hpp"
#include "puzzles/text/task_words.hpp"
#include "puzzles/text/tones.hpp"
#include "solver/base/status.hpp"

namespace ouverte::puzzles::text {
namespace {

using M = Meaning;

constexpr std::array kCards = {M::kSuit, M::kRank, M::kCards, M::kTrump};

// Whether somebody has all of some ranks in one suit.
bool is_held(const std::vector<Hand>& hands, const std::string& ranks) {
  return std::ranges::any_of(hands, [&](const Hand& hand) {
    return std::ranges::any_of(hand.suits, [&](const std::vector<std::string>& held) {
      return std::ranges::all_of(
          ranks, [&](char rank) { return std::ranges::find(held, std::string(1, rank)) != held.end(); });
    });
  });
}

bool stands_between(const Item& item) {
  constexpr std::array kBetween = {M::kComma, M::kColon, M::kSemicolon, M::kSuit, M::kNone};
  return is_one_of(item, kBetween) || item.raw == "-" || item.raw == "." || item.raw == "|";
}

// Whether what stands behind "or else" is a call, a contract or a lead beside that told before, which is at `from`.
bool tells_another(const Story& story, const SpokenSentence& sentence, std::size_t at, std::size_t from, bool drawn) {
  constexpr std::array kOutcome = {M::kFall, M::kMake, M::kBeat};
  constexpr std::size_t kShort = 3;
  const auto& items = story.items();
  const std::size_t to = sentence.place.end;
  const auto before = std::span(items).subspan(from, at - from), behind = std::span(items).subspan(at, to - at);
  const auto bids = [&](std::size_t begin, std::size_t end) {
    while (begin < end && !story.terms().bid(begin)) ++begin;
    return begin < end;
  };
  if ((tones_of(behind, story.table().language) & kSupposed) != 0) return false;
  if (!drawn && bids(at, to)) return !has_one_of(behind, kOutcome);
  if (!drawn && behind.size() <= kShort && behind.front().meaning == M::kSeat && bids(from, at)) return true;
  if (std::ranges::none_of(before, says_lead)) return false;
  const auto card = card_said_at(story.terms(), at, to);
  return (card && card->end == to) || (std::ranges::any_of(behind, says_lead) && has_one_of(behind, kCards));
}

// The same of what stands behind "or", which is the other one at once: a bid, or what is asked of the sentence before.
bool names_another(const Story& story, const SpokenSentence& sentence, std::size_t at, bool drawn) {
  const Terms& terms = story.terms();
  if (!sentence.place.question) {
    const std::size_t bid = terms.is(at, M::kIn) ? at + 1 : at;
    return !drawn && !sentence.voice.supposed && bid < sentence.place.end && terms.bid(bid);
  }
  constexpr std::array kAsked = {M::kFiller, M::kDo, M::kIt, M::kA, M::kUnknown, M::kSeat, M::kLed};
  bool names = false;
  while (at < sentence.place.end) {
    const auto card = terms.card(at);
    const auto bid = terms.bid(at);
    if (!card && !bid && !is_one_of(story.items()[at], kAsked)) return false;
    names |= card || (!drawn && (bid || terms.is(at, M::kSeat)));
    at = card ? card->second : bid ? bid->second : at + 1;
  }
  return names;
}

// "4♠ if he was brave and 3NT if he was not": of two conditions each with its bid.
bool has_conditions(const Story& story, const SpokenSentence& sentence) {
  int conditions = 0, certain = 0, highest = 0, bids = 0;
  bool falls = false;
  for (std::size_t at = sentence.place.begin; at < sentence.place.end; ++at) {
    const Item& item = story.items()[at];
    if (item.meaning == M::kIf) ++conditions;
    if (item.meaning == M::kIf && (tone_of(item, story.table().language) & kMethod) == 0) ++certain;  // and no "when"
    const auto bid = story.terms().bid(at);
    if (!bid) continue;
    falls |= height_of(bid->first) < highest;
    bids += height_of(bid->first) == highest ? 0 : 1;
    highest = std::max(highest, height_of(bid->first));
    at = bid->second - 1;
  }
  return bids > 1 && conditions > 1 && (falls || certain > 1);
}

}  // namespace

std::optional<Fault> alternatives_told(const Story& story, bool drawn) {
  constexpr std::array kBefore = {M::kOr, M::kComma, M::kSemicolon, M::kAnd, M::kBut};
  const auto& items = story.items();
  std::size_t last = 0;  // where the sentence before this one begins
  for (const SpokenSentence& sentence : story.sentences()) {
    const std::size_t from = sentence.place.begin;
    bool either = !drawn && !sentence.voice.supposed && !sentence.place.question && has_conditions(story, sentence);
    for (std::size_t at = from; at + 1 < sentence.place.end && !sentence.elsewhere; ++at) {
      const bool opens = at == from || is_one_of(items[at - 1], kBefore);
      // ", or in 5♠ if North was strong", "Or was it the ♦6?"
      const bool begins = at == from || items[at - 1].meaning == M::kComma;
      const bool other = items[at].meaning == M::kOr && begins && names_another(story, sentence, at + 1, drawn);
      const bool otherwise = (tone_of(items[at], story.table().language) & kElse) != 0;
      const bool of_last = at == from + (items[from].meaning == M::kOr ? 1 : 0);
      either |= other || (opens && otherwise && !sentence.place.question &&
                          tells_another(story, sentence, at + 1, of_last ? last : from, drawn));
    }
    if (either && !sentence.elsewhere)
      return found_words(sentence.place.of(items), "words",
                         "which tells of alternatives, expected the one that was chosen");
    last = from;
  }
  return std::nullopt;
}

std::optional<Fault> hands_not_drawn(const Story& story, const std::vector<Hand>& hands) {
  constexpr std::size_t kOneHand = 13;
  const auto& items = story.items();
  for (std::size_t at = 0; at < items.size();) {
    std::size_t cards = 0, end = at;
    bool all_held = true;
    std::string ranks;  // of one suit
    const auto close = [&] {
      all_held &= ranks.empty() || is_held(hands, ranks);
      cards += ranks.size();
      ranks.clear();
    };
    for (; end < items.size(); ++end) {
      const bool word = items[end].text.size() > 1 && items[end].meaning == M::kRank;  // "king"
      const auto found = word ? std::nullopt : story.terms().ranks(end);
      const bool letter =
          items[end].raw.size() == 1 && std::string_view("SHDC").find(items[end].raw[0]) != std::string_view::npos;
      if (!found && !letter && !stands_between(items[end]) && items[end].meaning != M::kStop) break;
      if (!found || items[end].meaning == M::kCards) close();
      if (found)
        for (const std::string& rank : found->first) ranks += rank;
    }
    close();
    if (cards > kOneHand && !all_held)
      return not_set_aside(std::span(items).subspan(at, end - at), "cards that are not those of the hands");
    at = std::max(end, at + 1);
  }
  return std::nullopt;
}

std::optional<Fault> calls_not_drawn(const Story& story, const Bid& contract) {
  constexpr int kFewest = 4, kHighest = 7;
  const auto& items = story.items();
  constexpr std::array<std::string_view, 11> kCalls = {"pass", "p",  "passe",  "pas",    "dbl",     "double",
                                                       "x",    "ap", "weiter", "no bid", "all pass"};
  for (std::size_t at = 0; at < items.size();) {
    int calls = 0, passes = 0;
    std::optional<Bid> last;
    std::size_t end = at;
    while (end < items.size()) {
      if (const auto bid = story.terms().bid(end)) {
        last = bid->first;
        ++calls;
        end = bid->second;
      } else if (items[end].meaning == M::kNumber && items[end].value <= kHighest && items[end].raw.size() == 1) {
        last = Bid{.level = items[end].value, .strain = contract.strain};
        ++calls;
        ++end;
      } else if (is_word(items[end], kCalls)) {
        ++calls;
        passes += items[end].text.starts_with("p") || items[end].text == "all pass" ? 1 : 0;
        ++end;
      } else if (calls > 0 && (items[end].is(M::kComma, M::kStop, M::kAll) || items[end].raw == "-")) {
        ++end;
      } else {
        break;
      }
    }
    const bool asks = end > 0 && (items[end - 1].closes || (end < items.size() && items[end].closes));  // "… Pass ?"
    if (calls >= kFewest && passes >= 2 && last && !asks &&
        (last->level != contract.level || last->strain != contract.strain))
      return not_set_aside(std::span(items).subspan(at, end - at), "calls that come to another contract");
    at = std::max(end, at + 1);
  }
  return std::nullopt;
}

bool holds_other(const Story& story, const SpokenSentence& sentence, const std::vector<Hand>& hands) {
  constexpr std::size_t kNear = 6;
  const Terms& terms = story.terms();
  const std::vector<Item>& items = story.items();
  const std::size_t begin = sentence.place.begin, end = sentence.place.end;
  for (std::size_t at = begin; at < end; ++at) {
    if (!items[at].is(M::kSeat, M::kHe, M::kRole, M::kDummy, M::kYou, M::kPartner)) continue;
    const bool before = at > begin && items[at - 1].is(M::kHave);
    std::size_t verb = terms.past_fillers(at + 1);
    if (!before && !terms.is_any(verb, M::kHave, M::kHold, M::kWith, M::kGive) &&
        !(verb < end && (items[verb].text == "had" || items[verb].text == "were dealt")))
      continue;
    for (std::size_t card = verb; card < std::min(end, verb + kNear); ++card) {
      if (items[card].is(M::kComma, M::kSemicolon)) break;
      const auto named = terms.card(card);
      if (named && !(terms.is(at, M::kSeat) && holder_of(hands, named->first) == terms.seat_at(at))) return true;
      if (items[card].is(M::kRank, M::kCards, M::kSuit, M::kCard) && !named) return true;
    }
  }
  return false;
}

bool plays_other(const Story& story, const SpokenSentence& sentence, const std::vector<Hand>& hands) {
  const Terms& terms = story.terms();
  char seat = 0;
  for (std::size_t at = sentence.place.begin; at + 1 < sentence.place.end; ++at) {
    if (terms.is(at, M::kSeat)) seat = terms.seat_at(at);
    const auto card = terms.is(at, M::kWith) ? terms.card(terms.past_fillers(at + 1)) : std::nullopt;
    if (card && seat != 0 && holder_of(hands, card->first) != seat) return true;
  }
  return false;
}

bool places_card(const Story& story, const SpokenSentence& sentence, const std::vector<Hand>& hands) {
  const Terms& terms = story.terms();
  for (std::size_t at = sentence.place.begin + 1; at < sentence.place.end; ++at) {
    const auto card = terms.card(at);
    const auto with = card ? story.before(at, sentence.place.begin) : std::ptrdiff_t{-1};
    if (with < static_cast<std::ptrdiff_t>(sentence.place.begin) || !terms.is(static_cast<std::size_t>(with), M::kWith))
      continue;
    const std::size_t seat = terms.past_fillers(card->second + 1);
    if (terms.is_any(card->second, M::kIn, M::kBy, M::kWith) && seat < sentence.place.end && terms.is(seat, M::kSeat) &&
        holder_of(hands, card->first) != terms.seat_at(seat))
      return true;
  }
  return false;
}

bool holds_instead(const Story& story, const SpokenSentence& sentence, bool goes_on) {
  const auto words = sentence.place.of(story.items());
  const std::string all = padded(words);
  const auto said = [&](std::string_view phrase) { return all.find(phrase) != std::string::npos; };
  if (!said(" instead") && !said(" statt ") && !said(" au lieu ") && !said(" in plaats van ")) return false;
  constexpr std::array kActs = {M::kLead, M::kLed,  M::kPlay, M::kTake, M::kWon, M::kDuck,
                                M::kLose, M::kLost, M::kBid,  M::kMake, M::kCall};
  const bool plays =
      has_one_of(words, kActs) || sentence.voice.calls || (tones_of(words, story.table().language) & kDoing) != 0;
  const bool holds =
      has_one_of(words, std::array{M::kHave, M::kHold, M::kWith}) || said(" is ") || said(" were ") || said(" was ");
  // "…, even if North might have turned up with two aces instead of one": nobody goes on from there.
  const bool past = sentence.voice.supposed && has_one_of(words, std::array{M::kHave}) && !goes_on;
  return holds && has_one_of(words, std::array{M::kRank, M::kCards, M::kSuit}) &&
         (sentence.place.question || (!plays && !past));
}

bool orders_change(const Story& story, const SpokenSentence& sentence) {
  const auto words = sentence.place.of(story.items());
  // "Read ♦7 for ♦6", and not "he had read the cards well"
  constexpr std::array kWho = {M::kSeat, M::kHe, M::kRole, M::kDummy, M::kHave};
  const std::string all = padded(words);
  if (all.find(" read ") != std::string::npos && all.find(" for ") != std::string::npos && !has_one_of(words, kWho) &&
      has_one_of(words, std::array{M::kRank, M::kCards}))
    return true;
  const auto item = [&](std::size_t at) -> const Item& { return story.items()[at]; };
  for (const Extent& clause : clauses_of(words)) {
    std::size_t at = sentence.place.begin + clause.begin;
    const std::size_t to = sentence.place.begin + clause.end;
    constexpr std::array<std::string_view, 12> kBefore = {"now", "then", "please", "let", "us",   "if",
                                                          "we",  "you",  "i",      "to",  "lets", "just"};
    while (at < to &&
           (is_word(item(at), kBefore) || item(at).is(M::kComma, M::kAnd, M::kOrnament, M::kBut, M::kYou, M::kIf)))
      ++at;
    if (at >= to) continue;
    const auto rest = std::span(story.items()).subspan(at, to - at);
    const std::string verb = padded(rest.first(std::min<std::size_t>(rest.size(), 2)));
    if ((task_word(item(at), story.table().language) & kTakesAway) == 0 &&
        (task_words(verb, story.table().language) & kTakesAway) == 0)
      continue;
    bool card = false;
    for (std::size_t place = at; place < to; ++place) card |= story.terms().card(place).has_value();
    const bool away = verb.find(" away ") != std::string::npos || item(at).text.starts_with("remov");
    const bool whose = has_one_of(rest, std::array{M::kSeat, M::kDummy});
    if ((card && whose) || (away && has_one_of(rest, std::array{M::kSuit, M::kRank, M::kCards, M::kCard}))) return true;
    // "Make the ♦7 the ♦8": two cards
    int cards = 0;
    for (std::size_t place = at; place < to; ++place)
      if (const auto named = story.terms().card(place)) {
        ++cards;
        place = named->second - 1;
      }
    if (cards > 1 && item(at).is(M::kMake)) return true;
  }
  return false;
}

}  // namespace ouverte::puzzles::text
