// What Who's Who gives the door: its positions, the tables of its deals and the material of its puzzles.
#pragma once

#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "absl/status/status.h"
#include "absl/status/statusor.h"
#include "solver/base/json.hpp"
#include "solver/base/random.hpp"
#include "solver/cards/card_set.hpp"
#include "solver/games/door/game.hpp"
#include "solver/games/shared/trick_position.hpp"
#include "solver/games/whos_who/contract.hpp"
#include "solver/games/whos_who/rules.hpp"
#include "solver/games/whos_who/search.hpp"

namespace ouverte::games::whos_who {

// Who's Who as the door's templates for trick games see it (`trick_position.hpp`).
struct Traits : CardTraits<Traits, whos_who::Game> {
  using Search = whos_who::Search;
  static const TrickDeal& deal_of(PackSize pack);
  static std::vector<Aspect> aspects(const TrickPosition<Traits>& at);
  static ScoreSheet score_sheet(const TrickPosition<Traits>& at);
  static std::vector<Shown> shown(const TrickPosition<Traits>& at, std::string_view seats);
  static const TrickDeal& deal_of(const Game& game) { return deal_of(game.contract().pack); }

  // A giving is written `>A`. A Joker means the one of the seat to move.
  static std::string text(const Game& game, Move move);
  static absl::StatusOr<Move> read(const Game& game, const State& state, std::string_view text);
  static absl::Status refusal(const Game& game, const State& state, int trick, Move move);
  static bool listed_before(const Game& game, Move a, Move b);

  static bool alike(const Game& game, const State& state, Move a, Move b);

  // While a trick waits to be given, the contract names the giver.
  static void note(const State& state, base::Json& contract);
};

// From a setup to a legal position of Who's Who.
[[nodiscard]] absl::StatusOr<std::unique_ptr<Position>> position_of(const Setup& setup);

// The soloist of a position: as the Jokers say, where both are in these hands; else as written (decision 5).
[[nodiscard]] absl::StatusOr<Seat> soloist_at(const Written& written, const std::array<CardSet, kPlayers>& hands);

// What a deal is worth before its first card: there is no auction, so whoever should lead. As `games::Game::table`: the
// soloist, and for each player leading what the soloist scores and whether he wins.
[[nodiscard]] absl::StatusOr<DealTable> deal_table(const Setup& deal, const Tags& tags, const search::Options& options,
                                                   const Progress& progress);

// What puzzles of Who's Who are made of: random endings, and the themes that only this game has. As `PuzzleMaterial`
// says.
[[nodiscard]] Setup puzzle_at_random(base::Random& random, int size, std::string_view theme);
[[nodiscard]] Setup puzzle_under(const games::Contract& contract, base::Random& random, int size);
[[nodiscard]] std::vector<Theme> own_themes();

}  // namespace ouverte::games::whos_who
