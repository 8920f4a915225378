// Zero-window alpha-beta for settlements that are bounds (Fishburn's fail-soft): besides whether a goal is reached it
// finds out by how much at least, and what it remembers serves other goals too. There are very many settlements, and
// most that a search asks about are far from the bounds that it finds. Stages as in `search/alpha_beta.hpp`.
#pragma once

#include <boost/container/static_vector.hpp>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

#include "solver/games/rummage/score_search.hpp"
#include "solver/search/budget.hpp"
#include "solver/search/interval.hpp"
#include "solver/search/options.hpp"
#include "solver/search/position_table.hpp"
#include "solver/search/refutation_table.hpp"

namespace ouverte::games::rummage {

class ScoreAlphaBeta {
 public:
  // Searches that answer one question together share a budget.
  ScoreAlphaBeta(const search::Options& options, std::shared_ptr<search::Budget> budget);

  [[nodiscard]] search::Budget& budget() { return *budget_; }

  // A bound on the settlement: from below if it is at least `goal`, else from above. Throws `Stopped`.
  int bound(const ScoreSearch& game, const ScoreSearch::State& state, int goal);

 private:
  using State = ScoreSearch::State;

  // What a position is still worth beside the points of the melds made: in units of `kUnit`.
  struct Known {
    std::int16_t lower = -32768;
    std::int16_t upper = 32767;
  };

  // The moves that decided a position, at whatever horizon, and the last position alike.
  struct RefutationKeys {
    std::optional<std::uint64_t> position, alike;
  };

  // What a node works with beside the recursion, which may go down hundreds of plays where a thread's stack is small.
  struct Level {
    State next;                                           // after the move that is being tried
    boost::container::static_vector<Move, 2> remembered;  // tried already
    Choices choices;
    FewMoves moves;
  };

  // Moves tried, and the best bound so far for the player to move.
  struct Trial {
    const State& state;
    bool wanted;  // what he is looking for: the goal reached, or not
    int best;
    cards::CardSet open{};   // that may win with the meld left open; not tried yet
    cards::CardSet spent{};  // of which no meld decides unless it ends the deal
  };

  int visit(const State& state);
  int try_moves(const State& state, const RefutationKeys& keys);
  // True if the move decides.
  bool tries(Trial& trial, const Move& move);
  bool spent(Trial& trial, const Move& move);
  void try_open(Trial& trial, Card card);
  bool try_refutations(Trial& trial, const RefutationKeys& keys);
  bool legal(const State& state, const Move& move) const;
  template <class Decides>
  bool any_refutation(const State& state, const RefutationKeys& keys, const Decides& decides) const;
  int foreseen(const State& state, const RefutationKeys& keys);
  bool try_all(Trial& trial, const RefutationKeys& keys);
  void list_first(const Trial& trial);
  void list_further(const Trial& trial, std::uint64_t batch);
  [[nodiscard]] RefutationKeys keys_for(const State& state) const;
  Level& level(const State& state) { return levels_[state.plays_left]; }
  void remember(const RefutationKeys& keys, const Move& move);

  search::Switches switches_;
  std::shared_ptr<search::Budget> budget_;
  search::PositionTable<Known, Key> table_;
  search::RefutationTable<Move, std::size_t{1} << 16> of_position_, of_alike_;
  std::vector<Level> levels_;  // by the plays left
  const ScoreSearch* game_ = nullptr;
  int goal_ = 0;
};

}  // namespace ouverte::games::rummage
