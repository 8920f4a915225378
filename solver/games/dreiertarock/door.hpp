// What Dreiertarock gives the door: its positions, the tables of its deals and the material of its puzzles.
#pragma once

#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "absl/status/statusor.h"
#include "solver/base/json.hpp"
#include "solver/base/random.hpp"
#include "solver/games/door/game.hpp"
#include "solver/games/dreiertarock/contract.hpp"
#include "solver/games/dreiertarock/rules.hpp"
#include "solver/games/dreiertarock/search.hpp"
#include "solver/games/shared/trick_position.hpp"
#include "solver/games/shared/trick_setup.hpp"

namespace ouverte::games::dreiertarock {

// Dreiertarock as the door's templates for trick games see it (`trick_position.hpp`).
struct Traits : CardTraits<Traits, Game> {
  using Search = dreiertarock::Search;
  static const TrickDeal& deal();
  static std::vector<Aspect> aspects(const TrickPosition<Traits>& at);
  static ScoreSheet score_sheet(const TrickPosition<Traits>& at);
  // A Solo-Slam is lost with the first trick that the others take, and scores nothing else.
  static bool scores_decided(const Game& game, const State& state);
  static std::vector<Shown> shown(const TrickPosition<Traits>& at, std::string_view seats);
  static Standing standing(const Game& game, const State& state);
  // Besides revoking: trumps led too early in Suit-Solo, the Pagat played too early in Trischaken.
  static absl::Status refusal(const Game& game, const State& state, int trick, Card card);
  // Rights that can be altered (`altered_position.hpp`).
  static CardSet trumps_of(const Game&) { return kTrumps; }
  // `T`: the trumps.
  static std::optional<CardSet> suit_of_letter(const Game& game, char letter);
  // Of the Trull each card is one by itself.
  static bool alike(const Game& game, const State& state, Card a, Card b);
  static search::Interval possible(const Game& game, const State& state);
  // The contract says the card points out of play, who has earned Mondfang, and what became of the Pagat in the last
  // trick.
  static void note(const State& state, base::Json& contract);
  static std::string noted(const Game& game, const State& state);
  // Trischaken: `tricks_for_themselves.hpp`. Cards count by their points, and so by their names.
  static constexpr bool kNamesCount = true;
  static bool for_themselves(const Game& game) { return game.trischaken() && game.objective() == Objective::kPayment; }
  static Game for_player(const Game& game, Seat player) { return {game.contract(), game.objective(), player}; }
  static std::uint64_t counted(const Game& game, const State& state);
  static std::vector<search::Results> possible_rows(const Game&) {
    return rows_of_payers<kPlayers>(game_value(Name::kTrischaken), kPlayers);
  }
};

// From a setup to a legal position of Dreiertarock.
[[nodiscard]] absl::StatusOr<std::unique_ptr<Position>> position_of(const Setup& setup);

// Eldest: on the dealer's left, and `A` unless the setup says otherwise.
[[nodiscard]] absl::StatusOr<Seat> eldest_of(const Setup& setup);
[[nodiscard]] absl::StatusOr<Objective> objective_of(const Setup& setup, const Kind& kind);

// What is played, from where a trick begins. `player`: whose guarantee, in Trischaken.
struct Start {
  Written written;  // complete
  Game game;
  State state;
};
[[nodiscard]] absl::StatusOr<Start> start_of(Written written, Standing standing, Objective objective, Seat player);

// Advice on a deal before its play, laid out. As `games::Game::table`. Of a deal that stands before its exchange: every
// legal choice of group and cards to lay aside, the best for the deal's objective first. Of any other, and of a deal
// before its bidding: what every contract is worth to each player. The limits count for each search anew: for each
// choice, or each contract without one. A recorded auction: its columns, from seat `first` on, which is eldest unless
// it is said.
struct BiddingAsked {
  std::span<const std::string> calls;
  std::optional<Seat> first;
};
[[nodiscard]] absl::StatusOr<DealTable> deal_table(const Setup& deal, const BiddingAsked& asked,
                                                   const search::Options& options, const Progress& progress);

// The first of these alone, of a deal before its exchange: the choices, without what could then be announced.
[[nodiscard]] absl::StatusOr<DealTable> exchange_choices(const Setup& deal, const search::Options& options);

// What puzzles of Dreiertarock are made of: random endings, and the themes that only this game has. As `PuzzleMaterial`
// says.
[[nodiscard]] Setup puzzle_at_random(base::Random& random, int size, std::string_view theme);
[[nodiscard]] Setup puzzle_under(const games::Contract& contract, base::Random& random, int size);
[[nodiscard]] std::vector<Theme> own_themes();

}  // namespace ouverte::games::dreiertarock
