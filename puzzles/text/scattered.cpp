#include "puzzles/text/scattered.hpp"

#include <algorithm>
#include <array>
#include <bit>
#include <map>
#include <string>
#include <string_view>

#include "puzzles/text/letters.hpp"
#include "puzzles/text/lexicon.hpp"
#include "puzzles/text/script.hpp"
#include "solver/games/shared/texts.hpp"

namespace ouverte::puzzles::text {
namespace {

constexpr int kCardsOfHand = 13, kSuitsOfHand = 4;
constexpr std::string_view kRanksUp = "23456789TJQKA";
bool is_word_of(std::string_view list, std::string_view word) {
  return !word.empty() && list.find(" " + games::lower_case(word) + " ") != std::string_view::npos;
}

// What the ways to say something in any language are of.
using Surfaces = std::map<std::string, int, std::less<>>;
Surfaces surfaces_of(Meaning meaning) {
  Surfaces said;
  for (const LexiconEntry& entry : lexicon())
    for (std::size_t place = 0; place < kLanguages && entry.meaning == meaning; ++place)
      each_way(entry, static_cast<Language>(place), [&](std::string_view way) { said.emplace(way, entry.value); });
  return said;
}
// The suit that a word names, -1 where it names none.
int suit_named(std::string_view word) {
  static const Surfaces suits = surfaces_of(Meaning::kSuit);
  const auto found = suits.find(games::lower_case(word));
  return found == suits.end() ? -1 : found->second;
}
bool says_none(std::string_view word) {
  static const Surfaces none = surfaces_of(Meaning::kNone);
  return none.contains(games::lower_case(word));
}

// The letters of ten to ace in a language.
std::string rank_letters(Language language) {
  std::string letters = "TJQKA";
  const Letters& own = letters_of(language);
  for (std::size_t at = 0; at < own.ranks.size(); ++at) letters[letters.find(own.english_ranks[at])] = own.ranks[at];
  return letters;
}

using CardBits = std::array<unsigned, kSuitsOfHand>;

struct FoundHand {
  CardBits cards = {};
  std::size_t from = 0, to = 0;
  char seat = 0;
};

class Scan {
 public:
  Scan(std::string_view text, std::string_view letters) : text_(text), letters_(letters) {}

  std::vector<FoundHand> hands() const {
    std::vector<FoundHand> found;
    for (std::size_t at = 0; at < text_.size();) {
      FoundHand hand{.from = at};
      unsigned suits = 0;
      std::size_t next = at;
      for (;;) {
        std::size_t end = next;
        const int suit = suit_at(next, end, hand.cards, suits);
        if (suit < 0) break;
        suits |= 1U << static_cast<unsigned>(suit);
        hand.to = end;
        next = past_joining(end);
      }
      int cards = 0;
      for (const unsigned suit : hand.cards) cards += std::popcount(suit);
      if (cards == kCardsOfHand && std::popcount(suits) > 1) {
        found.push_back(hand);
        at = hand.to;
      } else {
        at = std::max(at + 1, past_word(at));
      }
    }
    return found;
  }

 private:
  [[nodiscard]] char at(std::size_t place) const { return place < text_.size() ? text_[place] : ' '; }
  [[nodiscard]] std::size_t past_word(std::size_t place) const {
    while (is_letter(at(place))) ++place;
    return place;
  }
  [[nodiscard]] std::string_view word_at(std::size_t place) const {
    return place >= text_.size() ? "" : text_.substr(place, past_word(place) - place);
  }
  [[nodiscard]] std::size_t past_marks(std::size_t place, std::string_view marks) const {
    while (place < text_.size() && marks.find(text_[place]) != std::string_view::npos) ++place;
    return place;
  }
  [[nodiscard]] std::size_t past_joining(std::size_t place) const {
    for (;;) {
      const std::size_t next = past_marks(place, " ,;./|\n\t:()[]{}\"'");
      const std::string_view word = word_at(next);
      if (!is_word_of(" and und et en with mit avec ", word)) return next;
      place = next + word.size();
    }
  }

  // The suit whose sign, name or letter begins at a place; `end`: behind it.
  [[nodiscard]] int head_at(std::size_t place, std::size_t& end) const {
    if (is_suit_sign(at(place))) {
      end = place + 1;
      return at(place) - kSuitSign;
    }
    if (place > 0 && is_letter(at(place - 1))) return -1;
    const std::string_view word = word_at(place);
    end = place + word.size();
    if (const int suit = suit_named(word); suit >= 0) return suit;
    const std::size_t letter = std::string_view("SHDC").find(upper(at(place)));
    if (place >= text_.size() || letter == std::string_view::npos) return -1;
    const std::size_t colon = at(place + 1) == '"' ? place + 2 : place + 1;
    if (word.size() == 1 && at(colon) == ':')
      end = colon + 1;
    else if (int rank = 0; rank_at(place + 1, rank) > 0 && ranks_only(place + 1))
      end = place + 1;
    else
      return -1;
    return static_cast<int>(letter);
  }
  // How many letters a rank has at a place.
  [[nodiscard]] std::size_t rank_at(std::size_t place, int& rank) const {
    if (at(place) == '1' && at(place + 1) == '0') {
      rank = static_cast<int>(kRanksUp.find('T'));
      return 2;
    }
    const std::size_t court = letters_.find(at(place));
    const std::size_t low = kRanksUp.substr(0, 8).find(at(place));
    if (court == std::string_view::npos && low == std::string_view::npos) return 0;
    rank = static_cast<int>(court == std::string_view::npos ? low : 8 + court);
    return 1;
  }
  // Whether a word is made of ranks alone.
  [[nodiscard]] bool ranks_only(std::size_t place) const {
    int rank = 0;
    while (is_letter(at(place)) || is_digit(at(place))) {
      const std::size_t length = rank_at(place, rank);
      if (length == 0) return false;
      place += length;
    }
    return true;
  }
  // Ranks, set apart or not, each once; `end` behind the last.
  [[nodiscard]] unsigned ranks_at(std::size_t place, std::size_t& end) const {
    unsigned held = 0;
    end = place;
    for (;;) {
      const std::size_t next = held == 0 ? place : past_marks(end, " ,\"-");
      int rank = 0;
      const bool begins = next == 0 || !(is_letter(at(next - 1)) || is_digit(at(next - 1))) || next == end;
      const std::size_t length = begins && ranks_only(next) ? rank_at(next, rank) : 0;
      const unsigned bit = 1U << static_cast<unsigned>(rank);
      if (length == 0 || (held & bit) != 0) return held;
      held |= bit;
      end = next + length;
    }
  }
  // A suit of a hand that has not been told, as "♠ AQ", "AQ of spades", "no spades".
  int suit_at(std::size_t place, std::size_t& end, CardBits& cards, unsigned told) const {
    std::size_t behind = place;
    const auto is_new = [&](int suit) { return suit >= 0 && (told >> static_cast<unsigned>(suit) & 1U) == 0; };
    if (const int suit = head_at(place, behind); suit >= 0) {
      if (!is_new(suit)) return -1;
      const std::size_t first = past_marks(behind, " :=\"[");
      const unsigned held = ranks_at(first, end);
      const std::string_view none = word_at(first);
      if (held == 0) end = at(first) == '-' ? first + 1 : says_none(none) ? first + none.size() : behind;
      cards[static_cast<std::size_t>(suit)] = held;
      return suit;
    }
    const bool none = says_none(word_at(place));
    const unsigned held = none ? 0 : ranks_at(place, end);
    if (none) end = past_word(place);
    if (!none && held == 0) return -1;
    std::size_t name = past_marks(end, " ");
    if (is_word_of(" of in ", word_at(name))) name = past_marks(name + 2, " ");
    if (is_suit_sign(at(name)) || word_at(name).size() < 3) return -1;
    const int suit = head_at(name, behind);
    if (!is_new(suit)) return -1;
    cards[static_cast<std::size_t>(suit)] = held;
    end = behind;
    return suit;
  }

  std::string_view text_, letters_;
};

// The name of a player last in some words, with where it begins; none behind a word for dummy.
char last_name(std::string_view words, std::size_t& begin) {
  char seat = 0;
  for (std::size_t at = 0; at < words.size();) {
    std::size_t to = at;
    while (to < words.size() && is_letter(words[to])) ++to;
    const std::string_view word = words.substr(at, to - at);
    const bool letter = word.size() == 1 && words.substr(to).find_first_of(":=\")") == 0;
    if (is_word_of(" dummy table tisch mort tafel ", word)) seat = 0;
    if (const char named = word.size() > 2 || letter ? seat_word(word) : '\0'; named != 0) {
      seat = named;
      begin = at;
    }
    at = std::max(at + 1, to);
  }
  return seat;
}

bool same_cards(const FoundHand& one, const FoundHand& other) { return one.cards == other.cards; }

// The hands with their seats, if they are a pack or all but one of its hands.
std::vector<FoundHand> deal_of(std::vector<FoundHand> all, std::string_view text) {
  std::vector<FoundHand> hands;
  std::string seats;
  CardBits pack = {};
  std::size_t last = 0;
  for (FoundHand& each : all) {
    const std::size_t before = last;
    last = each.to;
    if (std::ranges::any_of(hands, [&](const FoundHand& other) { return same_cards(each, other); })) continue;
    constexpr std::size_t kNear = 400;
    const std::size_t from = std::max(before, each.from - std::min(each.from, kNear));
    std::size_t name = 0;
    each.seat = last_name(text.substr(from, each.from - from), name);
    for (std::size_t suit = 0; suit < kSuitsOfHand; ++suit) {
      if ((pack[suit] & each.cards[suit]) != 0) return {};
      pack[suit] |= each.cards[suit];
    }
    seats += each.seat == 0 ? '?' : each.seat;
    hands.push_back(each);
  }
  constexpr std::string_view kFour = "NESW";
  std::string missing;
  for (const char seat : kFour)
    if (seats.find(seat) == std::string::npos) missing += seat;
  const bool three = hands.size() == 3 && seats.find('?') == std::string::npos;
  if ((hands.size() != kSuitsOfHand && !three) || missing.size() > 1) return {};
  if (three) {
    FoundHand rest{.seat = missing.empty() ? '\0' : missing[0]};
    for (std::size_t suit = 0; suit < kSuitsOfHand; ++suit) rest.cards[suit] = ((1U << kCardsOfHand) - 1) & ~pack[suit];
    hands.push_back(rest);
  }
  for (FoundHand& each : hands)
    if (each.seat == 0) each.seat = missing[0];
  return hands;
}

}  // namespace

std::optional<WholeDeal> scattered_deal(const std::vector<Line>& lines) {
  std::string text;
  for (const Line& line : lines) text += line.text + '\n';
  for (std::size_t place = 0; place < kLanguages; ++place) {
    const std::string letters = rank_letters(static_cast<Language>(place));
    std::vector<FoundHand> all = Scan(text, letters).hands();
    const std::vector<FoundHand> hands = deal_of(all, text);
    if (hands.empty()) continue;
    WholeDeal deal;
    const auto line_of = [&](std::size_t at) {
      return lines[static_cast<std::size_t>(
                       std::count(text.begin(), text.begin() + static_cast<std::ptrdiff_t>(at), '\n'))]
          .number;
    };
    for (const FoundHand& each : hands) {
      Hand hand{.seat = each.seat, .line = line_of(each.from)};
      for (std::size_t suit = 0; suit < kSuitsOfHand; ++suit)
        for (std::size_t rank = kCardsOfHand; rank-- > 0;)
          if ((each.cards[suit] >> rank & 1U) != 0) hand.suits[suit].emplace_back(1, kRanksUp[rank]);
      deal.hands.push_back(std::move(hand));
    }
    // The cards are taken out, and a name that stands before them with a word.
    std::string rest = text;
    for (std::size_t each = 0; each < all.size(); ++each) {
      const std::size_t from = each == 0 ? 0 : all[each - 1].to;
      std::size_t name = 0, begin = all[each].from;
      constexpr std::size_t kNear = 14;
      if (last_name(std::string_view(text).substr(from, begin - from), name) != 0 && begin - from - name <= kNear)
        begin = from + name;
      for (std::size_t at = begin; at < all[each].to; ++at)
        if (rest[at] != '\n') rest[at] = ' ';
    }
    std::size_t from = 0;
    for (const Line& line : lines) {
      deal.rest.push_back({line.number, rest.substr(from, line.text.size())});
      from += line.text.size() + 1;
    }
    return deal;
  }
  return std::nullopt;
}

}  // namespace ouverte::puzzles::text
