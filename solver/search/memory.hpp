// What a search remembers: one class for every kind of table, chosen by what the game offers.
#pragma once

#include <cstdint>
#include <optional>
#include <utility>

#include "solver/search/class_bounds_table.hpp"
#include "solver/search/exact_table.hpp"
#include "solver/search/game.hpp"
#include "solver/search/options.hpp"
#include "solver/search/outcome_pattern_table.hpp"
#include "solver/search/pattern_table.hpp"

namespace ouverte::search {

// Whether the goal is reached, and what that rests on.
template <class Basis>
struct Verdict {
  bool reached;
  [[no_unique_address]] Basis basis;
};

// What results rest on where nobody asks.
struct Nothing {};

// What holds the goals that are asked of positions of a game: a game whose values need more says so in `G::Goal`.
template <class G>
struct GoalOf {
  using type = std::int16_t;
};
template <class G>
requires requires { typename G::Goal; }
struct GoalOf<G> {
  using type = typename G::Goal;
};

// Of each kind `Slot` is a position ready to be looked up and stored: where it is kept, and what it is asked.
template <class G>
class Memory;

// Partition search: facts about all positions alike in what mattered.
template <Grouped G>
class Memory<G> {
 public:
  using Basis = typename G::Basis;
  using State = typename G::State;

  struct PatternSlot {
    std::uint64_t shape;
    PatternCode code;
    int rest;
  };
  using Slot = PatternSlot;

  explicit Memory(const Options& options) : table_(options.memory_mib) {}
  void clear() { table_.clear(); }
  [[nodiscard]] const PatternTable& table() const { return table_; }

  [[nodiscard]] Slot slot(const G& game, const State& state, int goal) const {
    return {game.shape(state), game.code(state), game.rest(state, goal)};
  }
  // Says that the position may be asked about soon.
  void fetch(const G& game, const State& state) const { table_.fetch(game.shape(state)); }
  [[nodiscard]] std::optional<Verdict<Basis>> find(const G& game, const State& state, const Slot& slot) const {
    const auto found = table_.find(slot.shape, slot.code, slot.rest);
    if (!found) return std::nullopt;
    return Verdict<Basis>{found->reached, game.basis_of(state, found->mask)};
  }
  // Gives back the verdict with the basis that was stored.
  Verdict<Basis> store(const G& game, const State& state, const Slot& slot, const Verdict<Basis>& verdict,
                       std::uint64_t /*cost*/) {
    const std::uint64_t mask = game.mask_of(state, slot.code, verdict.reached, verdict.basis);
    table_.store(slot.shape, slot.code, mask, slot.rest, verdict.reached);
    return {verdict.reached, game.basis_of(state, mask)};
  }

 private:
  PatternTable table_;
};

// Facts about single positions.
template <Keyed G>
class Memory<G> {
 public:
  using Basis = Nothing;
  using State = typename G::State;
  using Key = decltype(std::declval<const G&>().key(std::declval<const State&>()));

  struct KeySlot {
    Key key;
    int rest;
  };
  using Slot = KeySlot;

  explicit Memory(const Options& options) : table_(options.memory_mib) {}
  void clear() { table_.clear(); }

  [[nodiscard]] Slot slot(const G& game, const State& state, int goal) const {
    return {game.key(state), game.rest(state, goal)};
  }
  // Says that the slot will be asked about soon.
  void fetch(const Slot& slot) const { table_.fetch(slot.key); }
  [[nodiscard]] std::optional<Verdict<Nothing>> find(const G&, const State&, const Slot& slot) const {
    if (const auto reached = table_.find(slot.key, slot.rest)) return Verdict<Nothing>{*reached, {}};
    return std::nullopt;
  }
  Verdict<Nothing> store(const G&, const State&, const Slot& slot, const Verdict<Nothing>& verdict,
                         std::uint64_t cost) {
    table_.store(slot.key, slot.rest, verdict.reached, cost);
    return verdict;
  }

 private:
  BoundsTable<Key, typename GoalOf<G>::type> table_;
};

// Facts about single positions, each for as many classes as it holds for.
template <ClassKeyed G>
class Memory<G> {
 public:
  using Basis = typename G::Basis;
  using State = typename G::State;
  using Slot = ClassKey;

  explicit Memory(const Options& options) : table_(options.memory_mib) {}
  void clear() { table_.clear(); }

  [[nodiscard]] Slot slot(const G& game, const State& state, int /*goal*/) const { return game.class_key(state); }
  // Says that the slot will be asked about soon.
  void fetch(const Slot& slot) const { table_.fetch(slot); }
  [[nodiscard]] std::optional<Verdict<Basis>> find(const G& game, const State& state, const Slot& slot) const {
    const auto known = table_.find(slot);
    if ((known.known() & game.asked(state)) == 0) return std::nullopt;
    const bool reached = (known.yes & game.asked(state)) != 0;
    return Verdict<Basis>{reached, game.basis_of(state, reached ? known.yes : known.no, reached)};
  }
  Verdict<Basis> store(const G& game, const State& state, const Slot& slot, const Verdict<Basis>& verdict,
                       std::uint64_t cost) {
    const std::uint64_t kept = game.kept(state, verdict.basis);
    table_.add(slot, verdict.reached ? ClassBoundsTable::Facts{kept, 0} : ClassBoundsTable::Facts{0, kept}, cost);
    return verdict;
  }

 private:
  ClassBoundsTable table_;
};

// Facts about all positions alike in what mattered that are sets of outcomes.
template <PatternTallied G>
class Memory<G> {
 public:
  using Basis = typename G::Basis;
  using State = typename G::State;
  using Set = decltype(Basis::outcomes);

  struct TalliedSlot {
    std::uint64_t shape;
    PatternCode code;
    Set needed;
  };
  using Slot = TalliedSlot;

  explicit Memory(const Options& options) : table_(options.memory_mib) {}
  void clear() { table_.clear(); }

  [[nodiscard]] Slot slot(const G& game, const State& state, int /*goal*/) const {
    return {game.shape(state), game.code(state), game.needed(state)};
  }
  [[nodiscard]] std::optional<Verdict<Basis>> find(const G& game, const State& state, const Slot& slot) const {
    const auto found = table_.find(slot.shape, slot.code, slot.needed);
    if (!found) return std::nullopt;
    return Verdict<Basis>{found->reached, game.basis_of(state, found->mask, found->confined)};
  }
  // Gives back the verdict with the basis that was stored.
  Verdict<Basis> store(const G& game, const State& state, const Slot& slot, const Verdict<Basis>& verdict,
                       std::uint64_t /*cost*/) {
    const Set& outcomes = verdict.basis.outcomes;
    const std::uint64_t mask = game.mask_of(state, slot.code, verdict.reached, verdict.basis);
    table_.store(slot.shape, slot.code, mask, outcomes, verdict.reached);
    return {verdict.reached, game.basis_of(state, mask, outcomes)};
  }

 private:
  OutcomePatternTable<Set> table_;
};

}  // namespace ouverte::search
