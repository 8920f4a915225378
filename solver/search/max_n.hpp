// What comes of a deal if everyone plays for himself, by backward induction with a result for each player (max^n:
// Luckhardt and Irani, 1986). Of the results that his moves lead to the player to move takes the one that he would
// rather have; as that is an order without ties, every position has one value. docs/algorithms/max_n.md.
#pragma once

#include <algorithm>
#include <boost/container/static_vector.hpp>
#include <concepts>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <optional>
#include <span>

#include "solver/base/hash_tables.hpp"
#include "solver/search/budget.hpp"
#include "solver/search/interval.hpp"
#include "solver/search/options.hpp"

namespace ouverte::search {

inline constexpr std::size_t kMostResults = 6;
using Results = boost::container::static_vector<std::int16_t, kMostResults>;  // by seat, in turn order

// Whether a player would rather have `a` than `b`: his own result as high as can be; then the greatest of the others'
// as low as can be; then the others' results in turn order from his left, each as low as can be. Of two different
// results every player would rather have one.
inline bool rather(std::size_t player, const Results& a, const Results& b) {
  if (a[player] != b[player]) return a[player] > b[player];
  const auto best_other = [player](const Results& results) {
    std::int16_t best = std::numeric_limits<std::int16_t>::min();
    for (std::size_t seat = 0; seat < results.size(); ++seat)
      if (seat != player) best = std::max(best, results[seat]);
    return best;
  };
  if (best_other(a) != best_other(b)) return best_other(a) < best_other(b);
  for (std::size_t turn = 1; turn < a.size(); ++turn) {
    const std::size_t other = (player + turn) % a.size();
    if (a[other] != b[other]) return a[other] < b[other];
  }
  return false;
}

// The rules of a deal in which everyone plays for himself.
template <class G>
concept ForThemselves = requires(const G game, const typename G::State state, typename G::State next,
                                 typename G::Move move, typename G::MoveList moves) {
  { game.over(state) } -> std::same_as<bool>;
  { game.results(state) } -> std::same_as<Results>;  // once over
  { game.mover(state) } -> std::same_as<std::size_t>;
  game.distinct(state, moves);  // appends, of legal moves after which the same comes, one
  game.play(next, move);
  { game.keyed(state) } -> std::same_as<bool>;           // facts are kept for such positions
  { game.key(state) } -> std::same_as<typename G::Key>;  // equal keys, equal results; hashable
};

// Of a deal whose results are few it can be said beforehand which they are: no others come of any state.
template <class G>
concept FewResults = requires(const G game) {
  { game.possible_rows() } -> std::convertible_to<std::span<const Results>>;
};

template <ForThemselves G>
class MaxN {
 public:
  using State = typename G::State;

  // Limits are those of the options, and so many nodes from `start` to `start`.
  MaxN(Options options, std::uint64_t most_nodes)
      : most_known_(options.memory_mib * (std::size_t{1} << 20) / (2 * sizeof(typename Known::value_type))),
        budget_(limited(std::move(options), most_nodes)) {}

  void start() {
    if (known_.size() >= most_known_) known_.clear();
    budget_.start();
  }
  void forget() { known_.clear(); }
  [[nodiscard]] std::uint64_t nodes() const { return budget_.nodes(); }

  // Nothing if a limit strikes.
  std::optional<Results> solve(const G& game, const State& state) {
    try {
      return value(game, state, nullptr);
    } catch (const Stopped&) {
      return std::nullopt;
    }
  }

 private:
  using Known = base::HashMap<typename G::Key, Results>;

  static Options limited(Options options, std::uint64_t most_nodes) {
    options.limits.nodes = std::min(options.limits.nodes, most_nodes);
    return options;
  }

  // What the player to move before has got already by another move, and who he is.
  struct Rival {
    std::size_t player;
    const Results& results;
  };

  // How a state stands where the player to move has `best` already.
  enum class Standing {
    kOpen,
    kSettled,  // he would not rather have anything that can come of the deal
    kRefused,  // whatever he would take, the rival would not rather have it than what he has got, and does not let it
               // come to this (shallow pruning: Korf, 1991)
  };
  static Standing standing(const G& game, std::size_t mover, const Results& best, const Rival* rival) {
    if constexpr (FewResults<G>) {
      const std::span<const Results> all = game.possible_rows();
      if (all.empty()) return Standing::kOpen;
      const auto better = [&](const Results& results) { return rather(mover, results, best); };
      if (std::ranges::none_of(all, better)) return Standing::kSettled;
      const auto suits_rival = [&](const Results& results) {
        return (results == best || better(results)) && rather(rival->player, results, rival->results);
      };
      if (rival != nullptr && std::ranges::none_of(all, suits_rival)) return Standing::kRefused;
    }
    return Standing::kOpen;
  }

  // With a rival, who would not rather have what comes of the state than what he has got: perhaps other results of
  // which that is true.
  Results value(const G& game, const State& state, const Rival* rival) {
    budget_.node();
    if (game.over(state)) return game.results(state);
    const bool keyed = game.keyed(state);
    typename G::Key key{};
    if (keyed) {
      key = game.key(state);
      if (const auto found = known_.find(key); found != known_.end()) return found->second;
    }
    const std::size_t mover = game.mover(state);
    typename G::MoveList moves;
    game.distinct(state, moves);
    Results best;
    bool exact = true;
    for (const auto& move : moves) {
      State next = state;
      game.play(next, move);
      const Rival own{mover, best};
      const Results results = value(game, next, best.empty() ? nullptr : &own);
      if (!best.empty() && !rather(mover, results, best)) continue;
      best = results;
      const Standing standing = MaxN::standing(game, mover, best, rival);
      exact = standing != Standing::kRefused;
      if (standing != Standing::kOpen) break;
    }
    if (keyed && exact && known_.size() < most_known_) known_.emplace(key, best);
    return best;
  }

  std::size_t most_known_;
  Known known_;
  Budget budget_;
};

}  // namespace ouverte::search
