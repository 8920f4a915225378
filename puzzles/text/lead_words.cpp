#include "puzzles/text/lead_words.hpp"

#include <algorithm>
#include <array>
#include <string>
#include <string_view>
#include <utility>

#include "puzzles/text/task_words.hpp"
#include "puzzles/text/tones.hpp"

namespace ouverte::puzzles::text {
namespace {

using M = Meaning;

constexpr std::array kBeside = {M::kFiller, M::kA, M::kWith, M::kOut, M::kOf, M::kBy, M::kColon, M::kComma};

// "KD"
At<Named> rank_and_suit(const Terms& terms, std::size_t at) {
  const std::string& raw = terms.items()[at].raw;
  const bool card = raw.size() == 2 && std::string_view("AKQJT").find(raw[0]) != std::string_view::npos &&
                    std::string_view("SHDC").find(raw[1]) != std::string_view::npos;
  return card ? At<Named>(std::pair(Named{.suit = raw.substr(1), .rank = raw.substr(0, 1)}, at + 1)) : std::nullopt;
}

// "King of", where a page has lost the suit.
At<Named> rank_alone(const Terms& terms, std::size_t at, std::size_t to) {
  const auto rank = terms.ranks(at);
  if (!rank || rank->first.size() != 1) return std::nullopt;
  const std::size_t end = rank->second < to && terms.is(rank->second, M::kOf) ? rank->second + 1 : rank->second;
  return end == to ? At<Named>(std::pair(Named{.rank = rank->first[0]}, end)) : std::nullopt;
}

}  // namespace

bool says_fourth_best(const Terms& terms, std::size_t at) {
  constexpr std::array<std::string_view, 2> kBest = {"best", "highest"};
  const std::vector<Item>& items = terms.items();
  return at + 1 < items.size() && items[at].text == "fourth" && is_word(items[at + 1], kBest);
}

std::optional<CardSaid> card_said_at(const Terms& terms, std::size_t at, std::size_t to) {
  constexpr std::array<std::string_view, 2> kLow = {"low", "small"}, kHigh = {"top", "high"};
  constexpr std::array<std::string_view, 4> kSingle = {"singleton", "stiff", "bare", "lone"};
  constexpr std::array<std::string_view, 7> kIs = {"war", "ware", "etait", "fut", "soit", "serait", "werd"};
  CardSaid said{.begin = at};
  for (; at < to; ++at) {
    const Item& item = terms.items()[at];
    if (item.meaning == M::kHedge && is_word(item, kLow))
      said.low = true;
    else if (is_word(item, kSingle))
      said.single = true;
    else if (is_word(item, kHigh))
      said.high = true;
    else if (says_fourth_best(terms, at) && at + 1 < to)
      said.fourth = at++ < to;
    else if (!is_one_of(item, kBeside) && !is_word(item, kIs))
      break;
  }
  if (at >= to) return std::nullopt;
  if (terms.is(at, M::kTrump)) {
    said.card.suit = "trumps";
    said.end = at + 1;
    return said;
  }
  auto card = terms.card(at);
  if (!card) card = terms.card_partly(at);
  if (!card) card = rank_and_suit(terms, at);
  if (!card) card = rank_alone(terms, at, to);
  if (!card || card->second > to || (card->first.suit.empty() && card->first.rank.empty())) return std::nullopt;
  said.card = card->first;
  said.end = card->second;
  return said;
}

std::optional<CardSaid> card_said_before(const Terms& terms, std::size_t from, std::size_t at) {
  constexpr std::size_t kMost = 5;
  for (std::size_t begin = std::max(from, at > kMost ? at - kMost : 0); begin < at; ++begin) {
    const auto said = is_one_of(terms.items()[begin], kBeside) ? std::nullopt : card_said_at(terms, begin, at);
    if (said && terms.past_fillers(said->end) >= at) return said;
  }
  return std::nullopt;
}

std::optional<CardSaid> card_alone(const Terms& terms, std::size_t at) {
  std::size_t stop = at;
  while (stop < terms.items().size() && !terms.is(stop, M::kStop)) ++stop;
  if (stop == terms.items().size() || terms.items()[stop].closes) return std::nullopt;
  auto said = card_said_at(terms, at, stop);
  const bool whole = said && said->end == stop && !said->card.suit.empty() && !said->card.rank.empty();
  return whole ? said : std::nullopt;
}

bool says_lead(const Item& item) {
  constexpr std::array<std::string_view, 9> kWords = {"lead",  "led",    "underle", "starte", "ausspiel",
                                                      "began", "begins", "attack",  "kick"};
  return std::ranges::any_of(kWords, [&](std::string_view begins) { return item.text.starts_with(begins); }) ||
         item.text.ends_with(" lead") ||
         (item.is(M::kLead, M::kLed) && !item.text.starts_with("open") && !item.text.starts_with("cho") &&
          !item.text.starts_with("select") && item.text != "tables");
}

bool names_lead(const Item& item) {
  constexpr std::array<std::string_view, 11> kNouns = {"lead",      "opening lead", "first lead", "ausspiel",
                                                       "angriff",   "anspiel",      "entame",     "l'entame",
                                                       "l' entame", "uitkomst",     "start"};
  return is_word(item, kNouns);
}

bool says_lead_at(const std::vector<Item>& items, std::size_t at, std::size_t to) {
  constexpr std::size_t kNear = 6;
  constexpr std::array<std::array<std::string_view, 2>, 7> kApart = {{{"griff", "an"},
                                                                      {"spielt", "aus"},
                                                                      {"spielte", "aus"},
                                                                      {"kommt", "heraus"},
                                                                      {"kam", "heraus"},
                                                                      {"komt", "uit"},
                                                                      {"speelt", "uit"}}};
  if (says_lead(items[at])) return true;
  for (const auto& [verb, part] : kApart) {
    if (items[at].text != verb) continue;
    for (std::size_t next = at + 1; next < std::min(to, at + kNear); ++next)
      if (items[next].text == part) return true;
  }
  return false;
}

bool lays_on_table(const Story& story, std::size_t at, std::size_t to) {
  constexpr std::size_t kNear = 9;
  const auto& items = story.items();
  const auto says = [&](std::size_t place, TaskWord word) {
    return (task_word(items[place], story.table().language) & word) != 0;
  };
  if (!says(at, kLays)) return false;
  for (std::size_t next = at + 1; next < std::min(to, at + kNear); ++next)
    if (says(next, kTable)) return true;
  return false;
}

bool has_for_start(const Terms& terms, std::size_t at, std::size_t to) {
  constexpr std::array<std::string_view, 3> kStart = {"start", "lead", "opening lead"};
  constexpr std::size_t kNear = 4;
  const auto said = terms.is(at, M::kHave) ? card_said_at(terms, at + 1, to) : std::nullopt;
  if (!said || said->card.suit.empty() || said->card.rank.empty() || said->end >= to) return false;
  const std::vector<Item>& items = terms.items();
  if (items[said->end].text != "for") return false;
  for (std::size_t next = said->end; next < std::min(to, said->end + kNear); ++next)
    if (is_word(items[next], kStart)) return true;
  return false;
}

bool says_for_start(const std::vector<Item>& items, std::size_t at) {
  constexpr std::size_t kNear = 3;
  if (items[at].text != "start") return false;
  for (std::size_t before = at - std::min(at, kNear); before < at; ++before)
    if (items[before].text == "for") return true;
  return false;
}

std::string rank_order(const Hand& hand, std::size_t suit) {
  constexpr std::string_view kRanksDown = "AKQJT98765432";
  std::string ranks;
  for (const char rank : kRanksDown)
    if (std::ranges::find(hand.suits[suit], std::string(1, rank)) != hand.suits[suit].end()) ranks += rank;
  return ranks;
}

char holder_of(const std::vector<Hand>& hands, const Named& card) {
  const std::size_t suit = std::string_view("SHDC").find(card.suit[0]);
  for (const Hand& hand : hands)
    if (suit < 4 && std::ranges::find(hand.suits[suit], card.rank) != hand.suits[suit].end()) return hand.seat;
  return 0;
}

std::optional<Fault> leads_after_trick(const std::vector<Item>& items) {
  constexpr std::array<std::string_view, 3> kLater = {"later", "then", "eventually"};
  bool after = false;
  for (std::size_t at = 0; at < items.size(); ++at) {
    const Item& item = items[at];
    const bool in_with = item.text == "in" && at + 1 < items.size() && items[at + 1].text == "with" &&
                         (at == 0 || items[at - 1].meaning == M::kStop);
    after |= in_with || item.meaning == M::kWon || std::ranges::find(kLater, item.text) != kLater.end();
    if (item.meaning == M::kLed && item.used && item.text == "led")
      return after ? std::optional(Fault{item.line,
                                         "given: found a lead told after a trick, expected the first lead, "
                                         "such as \"West leads ♥K\""})
                   : std::nullopt;
  }
  return std::nullopt;
}

}  // namespace ouverte::puzzles::text
