#include "puzzles/text/unnamed.hpp"

#include <algorithm>
#include <array>
#include <functional>
#include <set>
#include <string>
#include <string_view>
#include <utility>

#include "puzzles/text/letters.hpp"
#include "puzzles/text/suit_groups.hpp"
#include "solver/base/status.hpp"

namespace ouverte::puzzles::text {
namespace {

using Cards = std::vector<std::string>;
using FourHands = std::array<std::array<Cards, 4>, 4>;  // by the order of a diagram

constexpr std::string_view kInDiagram = "NWES";
constexpr std::size_t kWest = 1, kEast = 2, kSouth = 3;
constexpr std::string_view kHighToLow = "AKQJT98765432";

// Hands, and the groups that they were made of.
struct Division {
  FourHands hands;
  std::size_t first = 0, last = 0;
  std::string seats = std::string(kInDiagram);
};

std::size_t height_of(const std::string& rank) { return kHighToLow.find(rank); }

bool falls(const Cards& cards, std::size_t from, std::size_t to) {
  for (std::size_t at = from + 1; at < to; ++at)
    if (height_of(cards[at - 1]) >= height_of(cards[at])) return false;
  return true;
}

std::size_t size_of(const std::array<Cards, 4>& hand) {
  std::size_t cards = 0;
  for (const Cards& suit : hand) cards += suit.size();
  return cards;
}

// As many cards in each hand, and none twice.
bool is_deal(const FourHands& hands) {
  std::set<std::pair<std::size_t, std::string>> seen;
  for (const auto& hand : hands) {
    if (size_of(hand) != size_of(hands[0])) return false;
    for (std::size_t suit = 0; suit < hand.size(); ++suit)
      for (const std::string& rank : hand[suit])
        if (rank == "x" || !seen.emplace(suit, rank).second) return false;
  }
  return seen.size() >= 2 * hands.size();
}

class Divider {
 public:
  Divider(const std::vector<SuitGroup>& groups, std::size_t dealt) : groups_(groups), dealt_(dealt) {}

  // All that the cards may be, each once.
  std::vector<Division> divisions() {
    for (std::size_t from = 0; from < groups_.size() && found_.size() < 2; ++from) {
      hand_by_hand(from);
      suit_by_suit(from);
      with_lines_joined(from);
      by_signs(from);
    }
    return std::move(found_);
  }

 private:
  [[nodiscard]] bool fits(std::size_t group, std::size_t suit) const {
    return groups_[group].suit == kNoSuit || groups_[group].suit == static_cast<int>(suit);
  }

  void keep(Division division) {
    // Words between the cards of a whole deal do no harm: no other cards make up a pack.
    const bool whole = size_of(division.hands[0]) == dealt_;
    const std::size_t words = groups_[division.last].words_before - groups_[division.first].words_before;
    if (!is_deal(division.hands) || words > (whole ? 8U : 2U)) return;
    const auto same = [&](const Division& other) {
      return other.hands == division.hands && other.seats == division.seats;
    };
    if (std::ranges::none_of(found_, same)) found_.push_back(std::move(division));
  }

  // The seat that is named last before a group; 0 if none is.
  [[nodiscard]] char named_before(std::size_t group) const {
    return groups_[group].names_before.empty() ? '\0' : groups_[group].names_before.back();
  }

  // Names that stand before hands in a row: all four, or such as agree with the order. An ending that has each hand in
  // a line comes from no diagram: without names its order is anybody's guess.
  [[nodiscard]] bool take_names(Division& division, const std::array<std::size_t, 4>& heads) const {
    std::string named;
    bool agree = true;
    for (std::size_t hand = 0; hand < heads.size(); ++hand) {
      const char name = named_before(heads[hand]);
      if (name == 0) continue;
      named += name;
      agree &= name == kInDiagram[hand];
    }
    const bool in_lines = heads[0] + 1 < heads[1] && groups_[heads[0]].line == groups_[heads[1] - 1].line;
    const bool ending = size_of(division.hands[0]) != dealt_;
    if (agree) return named.size() == heads.size() || !in_lines || !ending;
    const std::set<char> different(named.begin(), named.end());
    if (different.size() != heads.size()) return false;
    division.seats = named;
    return true;
  }

  // Sixteen suits, those of a hand after each other.
  void hand_by_hand(std::size_t from) {
    if (from + 16 > groups_.size()) return;
    Division division{.hands = {}, .first = from, .last = from + 15};
    for (std::size_t at = 0; at < 16; ++at) {
      if (!fits(from + at, at % 4)) return;
      division.hands[at / 4][at % 4] = groups_[from + at].cards;
    }
    if (take_names(division, {from, from + 4, from + 8, from + 12})) keep(std::move(division));
  }

  // Names above a diagram drawn row by row.
  [[nodiscard]] bool names_agree(std::size_t north, std::size_t west, std::size_t south) const {
    const char above = named_before(north);
    const std::string& between = groups_[west].names_before;
    const char below = named_before(south);
    const bool sides = between.find('E') == std::string::npos || between.find('W') < between.find('E');
    return (above == 0 || above == 'N') && sides && (below == 0 || below == 'S' || below == 'E');
  }

  // North's suits, West's and East's by turns, South's.
  void suit_by_suit(std::size_t from) {
    if (from + 16 > groups_.size()) return;
    Division division{.hands = {}, .first = from, .last = from + 15};
    for (std::size_t at = 0; at < 16; ++at) {
      const bool middle = at >= 4 && at < 12;
      const std::size_t hand = at < 4 ? 0 : at >= 12 ? kSouth : at % 2 == 0 ? kWest : kEast;
      const std::size_t suit = middle ? (at - 4) / 2 : at % 4;
      if (!fits(from + at, suit)) return;
      division.hands[hand][suit] = groups_[from + at].cards;
    }
    if (names_agree(from, from + 4, from + 12)) keep(std::move(division));
  }

  // The same in lines, of which some of West's and East's have no gap between the two.
  void with_lines_joined(std::size_t from) {
    Division division{.hands = {}, .first = from, .last = 0};
    std::size_t at = from;
    const auto take_hand = [&](std::size_t hand) {
      for (std::size_t suit = 0; suit < 4; ++suit, ++at) {
        if (at >= groups_.size() || !fits(at, suit) || (at > 0 && groups_[at].line == groups_[at - 1].line))
          return false;
        division.hands[hand][suit] = groups_[at].cards;
      }
      return true;
    };
    if (!take_hand(0)) return;
    const std::size_t west = at;
    std::array<const Cards*, 4> joined = {};
    for (std::size_t suit = 0; suit < 4; ++suit) {
      if (at >= groups_.size() || groups_[at].suit != kNoSuit || groups_[at].line == groups_[at - 1].line) return;
      const bool two = at + 1 < groups_.size() && groups_[at + 1].line == groups_[at].line;
      if (two) {
        division.hands[kWest][suit] = groups_[at].cards;
        division.hands[kEast][suit] = groups_[at + 1].cards;
      } else {
        joined[suit] = &groups_[at].cards;
      }
      at += two ? 2 : 1;
    }
    const std::size_t south = at;
    if (!take_hand(kSouth) || !names_agree(from, west, south)) return;
    division.last = at - 1;
    if (std::ranges::any_of(joined, [](const Cards* cards) { return cards != nullptr; })) split(division, joined, 0);
  }

  // Every way to cut lines in two where both parts fall from high to low.
  void split(Division& division, const std::array<const Cards*, 4>& joined, std::size_t suit) {
    if (found_.size() > 1) return;
    while (suit < joined.size() && joined[suit] == nullptr) ++suit;
    if (suit == joined.size()) return keep(division);
    const Cards& cards = *joined[suit];
    for (std::size_t cut = 0; cut <= cards.size(); ++cut) {
      if (!falls(cards, 0, cut) || !falls(cards, cut, cards.size())) continue;
      const auto middle = cards.begin() + static_cast<std::ptrdiff_t>(cut);
      division.hands[kWest][suit].assign(cards.begin(), middle);
      division.hands[kEast][suit].assign(middle, cards.end());
      split(division, joined, suit + 1);
    }
  }

  // Signs before all suits, of which a hand may leave some out: it ends where they begin again.
  void by_signs(std::size_t from) {
    Division division{.hands = {}, .first = from, .last = from};
    std::array<std::size_t, 4> heads = {from, 0, 0, 0};
    std::size_t hand = 0;
    int last = kNoSuit;
    for (std::size_t at = from; at < groups_.size(); ++at) {
      const SuitGroup& group = groups_[at];
      if (group.suit == kNoSuit) break;
      if (group.suit <= last) {
        if (++hand == 4) break;
        heads[hand] = at;
      }
      last = group.suit;
      division.hands[hand][static_cast<std::size_t>(group.suit)] = group.cards;
      division.last = at;
    }
    const bool before = from > 0 && groups_[from - 1].suit != kNoSuit && groups_[from - 1].suit < groups_[from].suit;
    if (hand >= 3 && !before && take_names(division, heads)) keep(std::move(division));
  }

  const std::vector<SuitGroup>& groups_;
  std::size_t dealt_;
  std::vector<Division> found_;
};

// Without the figures that stand alone in a line before a name, as the points of a hand do: "10".
std::vector<SuitGroup> without_figures(const std::vector<SuitGroup>& groups) {
  std::vector<SuitGroup> rest;
  for (std::size_t at = 0; at < groups.size(); ++at) {
    const SuitGroup& group = groups[at];
    const bool figure = group.suit == kNoSuit && group.cards.size() == 1 && is_digit(group.cards[0][0]);
    const bool ten = group.suit == kNoSuit && group.cards == Cards{"T"};
    const bool alone = at > 0 && groups[at - 1].line < group.line && at + 1 < groups.size() &&
                       groups[at + 1].line > group.line && !groups[at + 1].names_before.empty();
    if (!alone || !(figure || ten)) rest.push_back(group);
  }
  return rest;
}

std::string hand_text(const std::array<Cards, 4>& hand) {
  std::string text;
  for (std::size_t suit = 0; suit < hand.size(); ++suit) {
    if (suit > 0) text += '.';
    for (const std::string& rank : hand[suit]) text += rank;
  }
  return text;
}

void blank(std::string& text, std::size_t from, std::size_t to) {
  std::fill(text.begin() + static_cast<std::ptrdiff_t>(from), text.begin() + static_cast<std::ptrdiff_t>(to), ' ');
}

}  // namespace

std::optional<std::vector<Line>> with_named_hands(const std::vector<Line>& lines, const Table& table) {
  if (!table.compass) return std::nullopt;
  SuitGroups found = suit_groups_of(lines, table);
  const std::vector<SuitGroup> all_groups = found.groups;
  std::vector<Division> divisions = Divider(found.groups, table.dealt).divisions();
  if (divisions.empty()) {
    found.groups = without_figures(found.groups);
    divisions = Divider(found.groups, table.dealt).divisions();
  }
  if (divisions.size() != 1) return std::nullopt;
  const Division& division = divisions.front();
  const SuitGroup& first = found.groups[division.first];
  const SuitGroup& last = found.groups[division.last];
  std::vector<Line> rest = lines;
  for (const SuitGroup& group : all_groups)
    if (std::pair(group.line, group.column) >= std::pair(first.line, first.column) &&
        std::pair(group.line, group.column) <= std::pair(last.line, last.column))
      blank(rest[group.line].text, group.column, group.end);
  // A name that comes again says something: "South: 6NT" beside the cards.
  std::set<char> named;
  for (const SeatName& name : found.names) {
    const bool above =
        name.line + 2 >= first.line && name.line <= first.line && first.names_before.ends_with(name.seat);
    const bool inside = std::pair(name.line, name.column) > std::pair(first.line, first.column) &&
                        std::pair(name.line, name.column) < std::pair(last.line, last.column);
    if ((above || inside) && named.insert(name.seat).second) blank(rest[name.line].text, name.column, name.end);
  }
  constexpr std::array<std::string_view, 4> kNames = {"North", "West", "East", "South"};
  std::vector<Line> all(rest.begin(), rest.begin() + static_cast<std::ptrdiff_t>(first.line));
  all.push_back({rest[first.line].number, ""});
  for (std::size_t hand = 0; hand < kNames.size(); ++hand)
    all.push_back({rest[first.line].number,
                   base::str(kNames[kInDiagram.find(division.seats[hand])], ": ", hand_text(division.hands[hand]))});
  all.push_back({rest[first.line].number, ""});
  for (std::size_t line = first.line; line < rest.size(); ++line) {
    if (rest[line].text.find_first_not_of(" ,;|.:") == std::string::npos) rest[line].text.clear();
    all.push_back(rest[line]);
  }
  return all;
}

}  // namespace ouverte::puzzles::text
