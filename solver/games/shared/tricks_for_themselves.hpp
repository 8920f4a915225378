// A free-for-all deal of a trick game as the search for everyone's own results sees it (`search/max_n.hpp`). A game's
// `Traits` (`trick_position.hpp`) has, besides what positions need,
//
//   for_themselves(game)         whether everyone plays for himself, for results that add up to nothing
//   for_player(game, seat)       the Game whose value is that player's result
//   counted(game, state)         optional: of tricks and points made, what the results rest on, in 64 bits
//   kNamesCount                  optional: cards of a suit are more than their order (they have points)
//   possible_rows(game)          optional: where they are few, all rows of results that such a deal can have
#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <tuple>
#include <utility>
#include <vector>

#include "solver/base/json.hpp"
#include "solver/cards/card_set.hpp"
#include "solver/cards/seat.hpp"
#include "solver/games/shared/answer_for_himself.hpp"
#include "solver/search/max_n.hpp"

namespace ouverte::games {

// The rows in which each of some players pays each of the others the same. `most`: so many pay together at most.
template <std::size_t kPlayers>
[[nodiscard]] std::vector<search::Results> rows_of_payers(int amount, std::size_t most) {
  std::vector<search::Results> rows;
  for (unsigned payers = 1; payers < 1U << kPlayers; ++payers) {
    const auto paying = static_cast<int>(std::popcount(payers));
    if (static_cast<std::size_t>(paying) > most) continue;
    search::Results row;
    for (std::size_t seat = 0; seat < kPlayers; ++seat)
      row.push_back(static_cast<std::int16_t>(
          (payers >> seat & 1U) != 0 ? -amount * (static_cast<int>(kPlayers) - paying) : amount * paying));
    rows.push_back(std::move(row));
  }
  return rows;
}

template <class Traits>
class TricksForThemselves {
 public:
  using Game = typename Traits::Game;
  using State = typename Game::State;
  using Move = typename Game::Move;
  using MoveList = typename Game::MoveList;
  using Key = std::array<std::uint64_t, 4>;
  static constexpr std::size_t kPlayers = std::tuple_size_v<decltype(State::hands)>;

  explicit TricksForThemselves(const Game& game) {
    for (std::size_t seat = 0; seat < kPlayers; ++seat)
      games_.push_back(Traits::for_player(game, static_cast<cards::Seat>(seat)));
    if constexpr (requires { Traits::possible_rows(game); }) possible_ = Traits::possible_rows(game);
  }

  // Or settled: whatever is played on comes to the same.
  [[nodiscard]] bool over(const State& state) const {
    if (any().over(state)) return true;
    if (possible_.empty() || !state.new_trick()) return false;
    return std::ranges::all_of(games_, [&](const Game& game) { return Traits::possible(game, state).exact(); });
  }
  [[nodiscard]] search::Results results(const State& state) const {
    search::Results results;
    for (const Game& game : games_) {
      const int result = any().over(state) ? game.value(state) : Traits::possible(game, state).lower;
      results.push_back(static_cast<std::int16_t>(result));
    }
    return results;
  }
  [[nodiscard]] std::span<const search::Results> possible_rows() const { return possible_; }
  [[nodiscard]] std::size_t mover(const State& state) const { return static_cast<std::size_t>(state.to_move()); }
  void distinct(const State& state, MoveList& out) const {
    MoveList legal;
    any().moves(state, legal);
    for (const Move move : legal) {
      bool another = false;
      for (const Move other : out) another = another || Traits::alike(any(), state, other, move);
      if (!another) out.push_back(move);
    }
  }
  void play(State& state, Move move) const { any().play(state, move); }

  // What has been played is forgotten where a trick begins; of a suit the order of its cards alone matters, unless
  // their names count.
  [[nodiscard]] bool keyed(const State& state) const { return state.new_trick(); }
  [[nodiscard]] Key key(const State& state) const {
    Key key{};
    if constexpr (requires { Traits::kNamesCount; }) {
      static_assert(kPlayers == 3);
      for (std::size_t seat = 0; seat < kPlayers; ++seat) key[seat] = state.hands[seat].bits();
    } else {
      holders(state, key);
    }
    key[3] = counted(state) << 2 | static_cast<std::uint64_t>(state.leader);
    return key;
  }

 private:
  [[nodiscard]] const Game& any() const { return games_.front(); }

  // Who holds each card left, suit by suit and from the lowest up, and how many there are of each suit.
  static void holders(const State& state, Key& key) {
    for (std::size_t suit = 0; suit < 4; ++suit) {
      std::uint64_t code = 1;  // two bits a card, fourteen cards of a suit at most
      for (const cards::Card card : state.live& lane(suit))
        for (std::size_t seat = 0; seat < kPlayers; ++seat)
          if (state.hands[seat].has(card)) code = code << 2 | seat;
      key[suit / 2] |= code << 32 * (suit % 2);
    }
  }
  static cards::CardSet lane(std::size_t suit) { return cards::CardSet(std::uint64_t{0xFFFF} << 16 * suit); }

  [[nodiscard]] std::uint64_t counted(const State& state) const {
    if constexpr (requires { Traits::counted(any(), state); }) {
      return Traits::counted(any(), state);
    } else {
      std::uint64_t won = 0;
      for (const std::uint8_t tricks : state.won) won = won << 4 | tricks;
      return won;
    }
  }

  std::vector<Game> games_;                // by whose result it is
  std::vector<search::Results> possible_;  // all there can be; none: not said
};

template <class Traits>
concept PlayedForThemselves = requires(const typename Traits::Game& game) {
  Traits::for_themselves(game);
};

// Answers for `TrickSolver`. Where nobody ever plays for himself there is nothing to say.
template <class Traits>
class TricksForThemselvesSolver {
 public:
  explicit TricksForThemselvesSolver(const search::Options&) {}
  template <class TrickPosition>
  std::optional<ForHimself> answer(const TrickPosition&) {
    return std::nullopt;
  }
};

template <PlayedForThemselves Traits>
class TricksForThemselvesSolver<Traits> {
 public:
  explicit TricksForThemselvesSolver(search::Options options)
      : search_((options.memory_mib = options.memory_mib / 4 + 1, std::move(options)), kMostNodesForHimself) {}

  // What is found out about a contract is kept until another one is asked about.
  template <class TrickPosition>
  std::optional<ForHimself> answer(const TrickPosition& at) {
    if (!Traits::for_themselves(at.game())) return std::nullopt;
    if (contract_ != at.known().contract) search_.forget();
    contract_ = at.known().contract;
    search_.start();
    return answer_for_himself(search_, TricksForThemselves<Traits>(at.game()), at.state(), at.listed_moves(),
                              [&](typename Traits::Move move) { return Traits::text(at.game(), move); });
  }

 private:
  search::MaxN<TricksForThemselves<Traits>> search_;
  base::Json contract_;
};

}  // namespace ouverte::games
