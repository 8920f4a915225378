// A suit combination in the best-defence model of the books: declarer chooses one line of play and sees no missing card
// before it is played; the defence knows the layout and his line, and does the best against it in every layout. So a
// line is worth the layouts in which it gets its tricks whatever the defence does, and what lines there are at a point
// is a Front. Missing cards between which no card is held are one move: a line that reads a layout off one of them
// rather than the other gains nothing (docs/algorithms/suit_combinations.md).
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "solver/base/deadline.hpp"
#include "solver/base/hash_tables.hpp"
#include "tutor/fair/front.hpp"
#include "tutor/fair/suit_cards.hpp"
#include "tutor/fair/suit_open.hpp"

namespace ouverte::tutor::fair::suit {

// Cards in a defender's hand that nobody knows, those of this suit among them.
struct VacantPlaces {
  int west = 13;
  int east = 13;
};

// Of the layouts, how many of the ways to fill the vacant places have each; the layout in which West has v[g] cards of
// each group g has the number Σ v[g] · stride[g].
struct SuitLayouts {
  SuitLayouts(const SuitShape& shape, VacantPlaces places);
  std::array<std::size_t, kMostGroups> stride{};
  std::size_t count = 1;
  std::vector<std::int64_t> ways;
  std::int64_t all_ways = 0;
};

// Lines that get at least `least` tricks, `least` + 1, … of `levels` numbers: a set holds layout l at level i as number
// i · count + l, if at least `least` + i tricks come.
class SuitSolver {
 public:
  struct Lead {
    SuitHand hand = SuitHand::kNorth;
    int run = 0;
  };

  // Whatever is asked after the deadline throws `search::Stopped`.
  SuitSolver(const SuitShape& shape, const SuitLayouts& layouts, int least, int levels, base::Deadline deadline = {});

  [[nodiscard]] int levels() const { return levels_; }
  // The line with the most layouts by weight, over all levels.
  [[nodiscard]] Heaviest best();

  // What lines there are before a trick, with so many tricks still wanted at least. Layouts are numbered by the cards
  // that West still has.
  [[nodiscard]] const Front& before(SuitState state, int wanted);
  // Whether third hand's card keeps a line that succeeds in all layouts of a set. Where second hand has none left, all
  // cards are known, and the best card is meant.
  [[nodiscard]] bool keeps(const SuitState& state, int wanted, Lead lead, int second, int third,
                           const LayoutSet& target);

  // Which layouts fit a state, and cards played to the trick after it by second hand, and by fourth too.
  [[nodiscard]] LayoutSet fitting(const SuitState& state) const;
  [[nodiscard]] LayoutSet fitting(const SuitState& state, Lead lead, int second) const;
  [[nodiscard]] LayoutSet fitting(const SuitState& state, Lead lead, int second, int fourth) const;
  // A set before a trick as it is numbered after it; no more than what fits.
  [[nodiscard]] LayoutSet carried(const LayoutSet& set, Lead lead, int second, int fourth) const;

 private:
  using Key = std::array<std::uint64_t, 2>;

  [[nodiscard]] LayoutSet none() const { return LayoutSet(layouts_.count * static_cast<std::size_t>(levels_)); }
  [[nodiscard]] std::size_t number(const Groups& west) const;
  [[nodiscard]] LayoutSet alone(std::size_t layout, int tricks, int wanted) const;
  [[nodiscard]] LayoutSet open(const SuitState& state, int wanted);
  [[nodiscard]] LayoutSet having(const SuitState& state, std::size_t seat, int group) const;
  // What follows numbers layouts as before the trick, and counts those as well that the cards played exclude.
  [[nodiscard]] Front known_from(const SuitState& state, int wanted, Lead lead);
  [[nodiscard]] Front after_second(const SuitState& state, int wanted, Lead lead, int second);
  // An answer each for what fourth hand may play; and what is needed against a card of second hand.
  [[nodiscard]] std::vector<Front> answers(const SuitState& state, int wanted, Lead lead, int second, int third);
  [[nodiscard]] Need need(const SuitState& state, int wanted, Lead lead, int second);

  SuitShape shape_;
  const SuitLayouts& layouts_;
  int least_;
  int levels_;
  base::Deadline deadline_;
  LayoutWeights weights_;
  LayoutSet all_;
  std::array<std::vector<LayoutSet>, kMostGroups> at_least_;  // where West has so many of a group
  SuitOpen open_;
  base::HashMap<Key, Front> known_;
};

}  // namespace ouverte::tutor::fair::suit
