// Payments in Trischaken as the search sees them: what the three players' points come to, for one against the other
// two.
//
// Two comparisons of points change by at most one for each point that changes hands, so that facts about one position
// bear on others with other points so far (`likeness.hpp`): by how much the higher of the other two comes out above the
// one alone, who wants that; and how far the other two are apart, which he wants them not to be. They settle nearly
// everything. What is left, whether he can force exactly this payment, is yes or no, and is kept position by position.
#pragma once

#include <cstdint>

#include "solver/games/dreiertarock/point_search.hpp"
#include "solver/search/exact_table.hpp"
#include "solver/search/interval.hpp"

namespace ouverte::games::dreiertarock {

// The value: a difference of points, which the one alone maximises.
enum class Compare : std::uint8_t {
  kLead,  // of the higher of the others over the one alone
  kApart  // of the lower of the others over the higher: 0 if they tie
};

class ComparisonSearch : public PointSearch {
 public:
  // Facts are told apart by the points so far too.
  using Table = search::SimilarTable<Likeness, 32>;

  ComparisonSearch(const Game& game, const Targets& targets, Compare compare)
      : PointSearch(game, targets), compare_(compare) {}

  [[nodiscard]] int value(const State& state) const;
  [[nodiscard]] search::Interval static_bounds(const State& state) const;
  [[nodiscard]] search::SimilarKey key(const State& state) const;
  [[nodiscard]] int banked(const State& state) const;
  void distinct(const State& state, List& choices) const;

 private:
  Compare compare_;
};

// Facts that are yes or no: 1 or 0.
class YesNoTable {
 public:
  explicit YesNoTable(std::size_t memory_mib) : table_(memory_mib) {}
  void clear() { table_.clear(); }
  void prefetch(const search::ExactKey&) const {}
  [[nodiscard]] search::Interval find(const search::ExactKey& key, int /*goal*/) const {
    const auto reached = table_.find(key, 1);
    return {reached == true ? 1 : 0, reached == false ? 0 : 1};
  }
  void store(const search::ExactKey& key, int bound, bool, std::uint64_t cost) {
    table_.store(key, 1, bound >= 1, cost);
  }

 private:
  search::ExactTable table_;
};

// The value is 1 if the payment is at least `payment`, else 0.
class PaymentSearch : public PointSearch {
 public:
  PaymentSearch(const Game& game, const Targets& targets, int payment)
      : PointSearch(game, targets), payment_(payment) {}

  [[nodiscard]] int value(const State& state) const;
  [[nodiscard]] search::Interval static_bounds(const State& state) const;
  [[nodiscard]] search::ExactKey key(const State& state) const;
  [[nodiscard]] int banked(const State&) const { return 0; }
  void distinct(const State& state, List& choices) const;

 private:
  int payment_;
};

}  // namespace ouverte::games::dreiertarock
