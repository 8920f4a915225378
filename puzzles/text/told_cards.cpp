#include "puzzles/text/told_cards.hpp"

#include <algorithm>
#include <array>
#include <cctype>

#include "puzzles/text/letters.hpp"

namespace ouverte::puzzles::text {
namespace {

constexpr std::string_view kSuits = "SHDC";

// "AKJ", "54", "10": every rank of a word in the order written; nothing if it is anything else.
std::optional<std::vector<std::string>> ranks_of(std::string_view text, const Table& table) {
  std::vector<std::string> ranks;
  while (!text.empty()) {
    if (text.starts_with("10")) {
      ranks.emplace_back("T");
      text.remove_prefix(2);
      continue;
    }
    const char letter = upper(text.front());
    const bool small = letter == 'X';
    if (!small && table.ranks.find(letter) == std::string::npos) return std::nullopt;
    ranks.emplace_back(1, small ? 'x' : letter);
    text.remove_prefix(1);
  }
  return ranks.empty() ? std::nullopt : std::optional(ranks);
}

void add(Hand& hand, std::size_t suit, const std::vector<std::string>& ranks) {
  hand.suits[suit].insert(hand.suits[suit].end(), ranks.begin(), ranks.end());
}

}  // namespace

// Commas, semicolons and words between two cards.
std::size_t ToldCards::past_joining(std::size_t at) const {
  constexpr std::array<std::string_view, 10> kJoining = {"and",  "&",    "the",   "a",    "an",
                                                         "plus", "both", "other", "with", "also"};
  while (at < names_.words().size()) {
    const Word& word = names_.words()[at];
    const bool joins = word.mark == Mark::kComma || word.mark == Mark::kBreak || word.raw == ";" ||
                       (names_.is_any(at, kJoining) && (word.raw != "A"));
    if (!joins) break;
    ++at;
  }
  return at;
}

// "B:", "C holds", "South (dealer)": another hand begins.
bool ToldCards::names_a_seat(std::size_t at) const {
  const auto seat = names_.seat(at);
  if (!seat) return false;
  const std::size_t next = seat->second;
  constexpr std::array<std::string_view, 6> kVerbs = {"holds", "has", "held", "with", "leads", "'s"};
  return comma(next, ":") || comma(next, "(") || names_.is_any(next, kVerbs);
}

std::optional<std::size_t> ToldCards::item(std::size_t at, Hand& hand) const {
  if (const auto nothing = no_suit(at)) return nothing;
  if (const auto extra = extras(at, hand)) return extra;
  if (const auto suit = suit_and_ranks(at, hand)) return suit;
  return ranks_of_suit(at, hand);
}

// "no hearts", "void in clubs", "nothing else".
std::optional<std::size_t> ToldCards::no_suit(std::size_t at) const {
  for (const std::string_view phrase : {"no", "no more", "void in", "void of"})
    if (const auto past = names_.past(at, phrase))
      if (const auto suit = names_.suit(*past)) return suit->second;
  for (const std::string_view phrase : {"nothing else", "nothing more", "no other card"})
    if (const auto past = names_.past(at, phrase)) return past;
  return std::nullopt;
}

// Jokers and trumps that are no suit.
std::optional<std::size_t> ToldCards::extras(std::size_t at, Hand& hand) const {
  auto& held = hand.suits[kExtras];
  if (names_.table().jokers && names_.is(at, "jokers")) {
    held.insert(held.end(), 2, "*");
    return at + 1;
  }
  if (names_.table().jokers && (names_.is(at, "two") || names_.is(at, "three")) && names_.is(at + 1, "jokers")) {
    held.insert(held.end(), names_.is(at, "two") ? 2 : 3, "*");
    return at + 2;
  }
  const auto card = names_.card(at);
  if (card && !card->first.card.empty()) {
    held.push_back(card->first.card);
    return card->second;
  }
  return names_.table().trumps ? trumps(at, hand) : std::nullopt;
}

// "trump five", "trumps 20 and 4", "XXI", "the twenty of trumps".
std::optional<std::size_t> ToldCards::trumps(std::size_t at, Hand& hand) const {
  constexpr std::array<std::string_view, 5> kTrumps = {"trump", "trumps", "tarock", "tarocks", "t"};
  auto& held = hand.suits[kExtras];
  if (names_.is_any(at, kTrumps)) {
    std::size_t next = comma(at + 1, ":") ? at + 2 : at + 1;
    std::optional<std::size_t> end;
    while (const auto number = trump(next)) {
      held.push_back(std::to_string(number->first));
      end = number->second;
      next = past_joining(*end);
    }
    return end;
  }
  const auto number = trump(at);
  if (!number) return std::nullopt;
  const bool named = names_.is(number->second, "of") && names_.is_any(number->second + 1, kTrumps);
  const bool figures = roman(names_.words()[at].raw) > 0;
  if (!named && !figures) return std::nullopt;
  held.push_back(std::to_string(number->first));
  return named ? number->second + 2 : number->second;
}

At<int> ToldCards::trump(std::size_t at) const {
  constexpr int kSkues = 22;
  at = names_.past_breaks(at);
  if (at >= names_.words().size() || names_.words()[at].mark != Mark::kWord) return std::nullopt;
  const int figure = roman(names_.words()[at].raw);
  const auto number = figure > 0 ? std::optional(std::pair(figure, at + 1)) : names_.number(at);
  return number && 1 <= number->first && number->first < kSkues ? number : std::nullopt;
}

// "♠KQ", "SKQ", "spades K Q", "spade king": a suit and what of it is held.
std::optional<std::size_t> ToldCards::suit_and_ranks(std::size_t at, Hand& hand) const {
  if (at >= names_.words().size() || names_.words()[at].mark != Mark::kWord) return std::nullopt;
  const std::string& raw = names_.words()[at].raw;
  const std::size_t letter = kSuits.find(upper(raw[0]));
  if (raw.size() > 1 && letter != std::string_view::npos)
    if (const auto ranks = ranks_of(std::string_view(raw).substr(1), names_.table())) {
      add(hand, letter, *ranks);
      return more_ranks(at + 1, letter, hand).value_or(at + 1);
    }
  std::optional<std::size_t> suit;
  std::size_t next = at + 1;
  if (const auto named = names_.suit(at)) {
    suit = kSuits.find(named->first);
    next = named->second;
  }
  if (!suit) return std::nullopt;
  const bool dash = comma(next, "-");
  if (dash || comma(next, ":")) ++next;
  if (const auto held = more_ranks(next, *suit, hand)) return held;
  // "♥ –": none of it.
  const Word* const after = names_.word(next);
  const bool ends = after == nullptr || after->mark != Mark::kWord || is_suit_sign(after->raw[0]);
  return is_suit_sign(raw[0]) && (dash || ends) ? std::optional(next) : std::nullopt;
}

// Ranks after a suit, as words, letters or figures.
std::optional<std::size_t> ToldCards::more_ranks(std::size_t at, std::size_t suit, Hand& hand) const {
  std::optional<std::size_t> end;
  for (;;) {
    const std::size_t next = end ? past_list(at) : at;
    const auto ranks = ranks_at(next);
    if (!ranks || names_.is(ranks->second, "of") || tells_number(ranks->second)) return end;
    // "the king of hearts" goes on with another suit, and so does "K♥".
    if (end && next != at && names_.suit(ranks->second) && ranks->first.size() == 1 && !names_.words()[next].glued)
      if (names_.words()[next].raw.size() > 1) return end;
    add(hand, suit, ranks->first);
    at = *(end = ranks->second);
  }
}

// "ace and jack of spades", "AJ of spades".
std::optional<std::size_t> ToldCards::ranks_of_suit(std::size_t at, Hand& hand) const {
  std::vector<std::string> all;
  for (;;) {
    const auto ranks = ranks_at(all.empty() ? at : past_list(at));
    if (!ranks) return std::nullopt;
    all.insert(all.end(), ranks->first.begin(), ranks->first.end());
    at = ranks->second;
    const bool of = names_.is(at, "of");
    const auto suit = names_.suit(of ? at + 1 : at);
    if (!suit) continue;
    add(hand, kSuits.find(suit->first), all);
    return suit->second;
  }
}

std::size_t ToldCards::past_list(std::size_t at) const {
  while (at < names_.words().size() &&
         (names_.words()[at].mark == Mark::kComma || names_.words()[at].mark == Mark::kBreak || names_.is(at, "and") ||
          names_.is(at, "&") || names_.is(at, "the")))
    ++at;
  return at;
}

// One rank by name, or all those of a word.
At<std::vector<std::string>> ToldCards::ranks_at(std::size_t at) const {
  if (at >= names_.words().size() || names_.words()[at].mark != Mark::kWord) return std::nullopt;
  if (names_a_seat(at)) return std::nullopt;
  if (const auto rank = names_.rank(at)) return std::pair(std::vector{rank->first}, rank->second);
  const std::string& raw = names_.words()[at].raw;
  // Letters are ranks in capitals, or where nothing else is meant: "saj" has been read.
  const bool capitals =
      std::ranges::none_of(raw, [](unsigned char letter) { return std::islower(letter) != 0 && letter != 'x'; });
  if (!capitals) return std::nullopt;
  const auto ranks = ranks_of(raw, names_.table());
  return ranks ? std::optional(std::pair(*ranks, at + 1)) : std::nullopt;
}

// "3 tricks", "two more": a number of something else.
bool ToldCards::tells_number(std::size_t at) const {
  constexpr std::array<std::string_view, 8> kCounted = {"tricks", "trick",  "cards", "card",
                                                        "more",   "points", "plays", "trumps"};
  return names_.is_any(at, kCounted);
}

}  // namespace ouverte::puzzles::text
