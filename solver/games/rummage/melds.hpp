// Sets, and the moves that lay them down: decisions 1, 2 and 5 of the rules page.
#pragma once

#include <boost/container/static_vector.hpp>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <utility>
#include <vector>

#include "solver/games/rummage/bag.hpp"

namespace ouverte::games::rummage {

using cards::Card;

inline constexpr int kLeastSet = 3;

// Three or more cards of a rank are a set, but of Jokers and Twos exactly three.
constexpr bool is_set(Rank rank, int cards) {
  return cards == kLeastSet || (cards > kLeastSet && rank != kJokers && rank != kTwos);
}

// Decision 5: a card, and the sets laid down if it won the trick.
struct Move {
  Card card;
  Bag sets;     // of each rank melded the one set, or the first of two
  Bag seconds;  // the other set of the ranks of which two are laid; no rank has the cards for three

  [[nodiscard]] constexpr bool melds() const { return !sets.empty(); }
  friend constexpr bool operator==(const Move&, const Move&) = default;
};

// Which of two sets of a rank is the first: the greater, or else the one with the higher number. One move has one form.
constexpr bool in_order(Group first, Group second) {
  return std::pair(group_size(first), first) >= std::pair(group_size(second), second);
}

// The sets of a move, one rank each, in the order of the ranks.
using Sets = boost::container::static_vector<Bag, std::size_t{2} * kRanks>;
inline Sets sets_of(const Move& move) {
  Sets sets;
  for (int rank = 0; rank < kRanks; ++rank)
    for (const Bag* const bag : {&move.sets, &move.seconds})
      if (const Group group = bag->group(Rank(rank)); group != 0) sets.emplace_back(Rank(rank), group);
  return sets;
}

// The move that plays a card and lays sets, in whatever order they come; nothing if one of them is no set, or is the
// third of its rank.
inline std::optional<Move> make_move(Card card, std::span<const Bag> sets) {
  Move move{card, {}, {}};
  for (const Bag& set : sets) {
    int number = 0;
    while (number < kRanks && set.count(Rank(number)) == 0) ++number;
    const Rank rank{static_cast<std::uint8_t>(number)};
    if (number == kRanks || set.size() != set.count(rank) || !is_set(rank, set.size())) return std::nullopt;
    if (move.seconds.count(rank) > 0) return std::nullopt;
    const Group before = move.sets.group(rank);
    if (before == 0) {
      move.sets += set;
    } else if (in_order(before, set.group(rank))) {
      move.seconds += set;
    } else {
      move.sets -= Bag(rank, before);
      move.sets += set;
      move.seconds += Bag(rank, before);
    }
  }
  return move;
}

// Every part of a group of cards that can be laid as one set.
using Parts = boost::container::static_vector<Group, 81>;
inline Parts parts_of(Rank rank, Group held) {
  Parts parts;
  if (rank == kJokers) {
    if (group_size(held) >= kLeastSet) parts.push_back(Group{0b0110});  // Jokers are all alike
    return parts;
  }
  for (int clubs = 0; clubs <= (held >> 6 & 3); ++clubs)
    for (int diamonds = 0; diamonds <= (held >> 4 & 3); ++diamonds)
      for (int hearts = 0; hearts <= (held >> 2 & 3); ++hearts)
        for (int spades = 0; spades <= (held & 3); ++spades)
          if (is_set(rank, clubs + diamonds + hearts + spades))
            parts.push_back(static_cast<Group>(clubs << 6 | diamonds << 4 | hearts << 2 | spades));
  return parts;
}

// Whether a group has the cards of another.
constexpr bool has_part(Group held, Group part) {
  for (int place = 0; place < 8; place += 2)
    if ((held >> place & 3) < (part >> place & 3)) return false;
  return true;
}

// Appends a move for every choice of sets of the cards `held`, from `rank` on: decision 1, as many as he likes, of any
// sizes, two of one rank among them, any card held back.
inline void add_choices(const Bag& held, const Move& so_far, int number, std::vector<Move>& out) {
  while (number < kRanks && held.count(Rank(number)) < kLeastSet) ++number;
  if (number == kRanks) {
    out.push_back(so_far);
    return;
  }
  const Rank rank{static_cast<std::uint8_t>(number)};
  add_choices(held, so_far, number + 1, out);
  const Group group = held.group(rank);
  for (const Group first : parts_of(rank, group)) {
    Move move = so_far;
    move.sets += Bag(rank, first);
    add_choices(held, move, number + 1, out);
    if (rank == kJokers) continue;
    for (const Group second : parts_of(rank, static_cast<Group>(group - first))) {
      if (!in_order(first, second)) continue;
      Move both = move;
      both.seconds += Bag(rank, second);
      add_choices(held, both, number + 1, out);
    }
  }
}

// Of the cards `held`, every choice of one set at most of each rank, by number: 0 lays nothing.
class SingleSets {
 public:
  explicit SingleSets(const Bag& held) {
    for (int number = 0; number < kRanks; ++number) {
      const Rank rank{static_cast<std::uint8_t>(number)};
      if (held.count(rank) < kLeastSet) continue;
      parts_.emplace_back(rank, parts_of(rank, held.group(rank)));
      count_ *= parts_.back().second.size() + 1;
    }
  }
  [[nodiscard]] std::uint64_t count() const { return count_; }
  [[nodiscard]] Bag operator[](std::uint64_t number) const {
    Bag sets;
    for (const auto& [rank, parts] : parts_) {
      const std::uint64_t part = number % (parts.size() + 1);
      if (part > 0) sets += Bag(rank, parts[part - 1]);
      number /= parts.size() + 1;
    }
    return sets;
  }

 private:
  boost::container::static_vector<std::pair<Rank, Parts>, kRanks> parts_;
  std::uint64_t count_ = 1;
};

}  // namespace ouverte::games::rummage
