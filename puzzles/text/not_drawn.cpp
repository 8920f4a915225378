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

Fault fault_of(std::span<const Item> words, std::string_view what) {
  return {words.front().line,
          base::str("words: found ", base::quoted(written(words)), ", which cannot be set aside: ", what)};
}

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

}  // namespace

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
      return fault_of(std::span(items).subspan(at, end - at), "cards that are not those of the hands");
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
      return fault_of(std::span(items).subspan(at, end - at), "calls that come to another contract");
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
