// What Hoodwink gives the door: its positions, the tables of its deals and the material of its puzzles.
#pragma once

#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "absl/status/statusor.h"
#include "solver/base/json.hpp"
#include "solver/base/random.hpp"
#include "solver/games/door/game.hpp"
#include "solver/games/hoodwink/contract.hpp"
#include "solver/games/hoodwink/rules.hpp"
#include "solver/games/hoodwink/search.hpp"
#include "solver/games/shared/trick_position.hpp"

namespace ouverte::games::hoodwink {

// Hoodwink as the door's templates for trick games see it (`trick_position.hpp`).
struct Traits : CardTraits<Traits, hoodwink::Game> {
  using Search = hoodwink::Search;
  static const TrickDeal& deal();
  static std::vector<Aspect> aspects(const TrickPosition<Traits>& at);
  static ScoreSheet score_sheet(const TrickPosition<Traits>& at);
  // Tricks won, and of the bidding what is known: all of it lies open to everybody.
  static std::vector<Shown> shown(const TrickPosition<Traits>& at, std::string_view seats);
  // The Joker is written as itself and held as the lowest trump.
  static Card held(const Game& game, Card written);
  static Card written(const Game& game, Card held);
  // Rights that can be altered (`altered_position.hpp`).
  static constexpr bool kHasBlanks = true;
  static CardSet trumps_of(const Game& game) { return game.trumps(); }
  static search::Interval possible(const Game& game, const State& state);
  // With free partners the contract says who took the first trick.
  static void note(const State& state, base::Json& contract);
  static std::string noted(const Game& game, const State& state);
  // Free partners: `tricks_for_themselves.hpp`.
  static bool for_themselves(const Game& game) { return game.contract().free; }
  static Game for_player(const Game& game, Seat player) { return {game.contract(), game.objective(), player}; }
  static std::uint64_t counted(const Game& game, const State& state);
};

// The start of a trick, the Joker among the trumps.
[[nodiscard]] State trick_start(const Standing& standing, Suit trump);

// From a setup to a legal position of Hoodwink.
[[nodiscard]] absl::StatusOr<std::unique_ptr<Position>> position_of(const Setup& setup);

// The bids that the rule for disciplined bids makes of the hands as dealt.
[[nodiscard]] Bids disciplined_bids(const std::vector<CardSet>& hands);

// The analysis of the bidding: what every combination of suits that the three can lay is worth, best replies and
// equilibria, and what recorded bids gave away. As `games::Game::table`.
[[nodiscard]] absl::StatusOr<DealTable> deal_table(const Setup& deal, const Tags& tags,
                                                   std::span<const std::string> calls, const search::Options& options,
                                                   const Progress& progress);

// What puzzles of Hoodwink are made of: random endings, and the themes that only this game has. As `PuzzleMaterial`
// says.
[[nodiscard]] Setup puzzle_at_random(base::Random& random, int size, std::string_view theme);
[[nodiscard]] Setup puzzle_under(const games::Contract& contract, base::Random& random, int size);
[[nodiscard]] std::vector<Theme> own_themes();

}  // namespace ouverte::games::hoodwink
