// What Solo Whist gives the door: its positions, the tables of its deals and the material of its puzzles.
#pragma once

#include <memory>
#include <string_view>
#include <vector>

#include "absl/status/statusor.h"
#include "solver/base/json.hpp"
#include "solver/base/random.hpp"
#include "solver/games/door/game.hpp"
#include "solver/games/door/setup.hpp"
#include "solver/games/shared/trick_position.hpp"
#include "solver/games/solo_whist/contract.hpp"
#include "solver/games/solo_whist/rules.hpp"
#include "solver/games/solo_whist/search.hpp"
#include "solver/search/max_n.hpp"

namespace ouverte::games::solo_whist {

// Solo Whist as the door's templates for trick games see it (`trick_position.hpp`).
struct Traits : CardTraits<Traits, Game> {
  using Search = solo_whist::Search;
  static const TrickDeal& deal();
  static ScoreSheet score_sheet(const TrickPosition<Traits>& at);
  // Decision 6: nothing that is still to be played changes a payment.
  static bool scores_decided(const Game& game, const State& state);
  static std::vector<Shown> shown(const TrickPosition<Traits>& at, std::string_view seats);
  static std::string faced(const TrickPosition<Traits>& at);
  // Rights that can be altered (`altered_position.hpp`).
  static constexpr bool kHasBlanks = true;
  static CardSet trumps_of(const Game& game) { return game.trumps(); }
  static search::Interval possible(const Game& game, const State& state);
  // Royal misère's contract says who was first to four.
  static void note(const State& state, base::Json& contract);
  static std::string noted(const Game& game, const State& state);
  // All-pass deals: `tricks_for_themselves.hpp`.
  static bool for_themselves(const Game& game) { return all_pass(game.contract().name); }
  static Game for_player(const Game& game, Seat player) { return {game.contract(), game.objective(), player}; }
  static std::uint64_t counted(const Game& game, const State& state);
  static std::vector<search::Results> possible_rows(const Game& game);
};

// From a setup to a legal position of Solo Whist.
[[nodiscard]] absl::StatusOr<std::unique_ptr<Position>> position_of(const Setup& setup);

// The card turned up was the dealer's last, and nobody else can hold it. `hands`: by seat, as the trick in progress
// began.
[[nodiscard]] absl::Status check_turned_up(const Written& written, const Setup& setup,
                                           const std::vector<CardSet>& hands);

// The analysis of the bidding: every contract of every player, with its tricks, made or not, and the payment. As
// `games::Game::table`. The suit turned comes from the deal's contract or the tag `Trump`; where neither says it,
// contracts in the preferred suit are solved in all four. Eldest comes from the deal's dealer or leader, or the tag
// `Dealer`.
[[nodiscard]] absl::StatusOr<DealTable> deal_table(const Setup& deal, const Tags& tags,
                                                   std::span<const std::string> calls, const search::Options& options,
                                                   const Progress& progress);

// What puzzles of Solo Whist are made of: random endings of its contracts. As `PuzzleMaterial` says.
[[nodiscard]] Setup puzzle_at_random(base::Random& random, int size, std::string_view theme);
[[nodiscard]] Setup puzzle_under(const games::Contract& contract, base::Random& random, int size);
[[nodiscard]] std::vector<Theme> own_themes();

}  // namespace ouverte::games::solo_whist
