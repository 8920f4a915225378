// The door's `Position` for a trick game played on under altered rights (`Game::altered`), made of the game's own
// `Traits`, which has besides, where the game has them,
//
//   trumps_of(game)              every trump; with it `no_ruff`
//   kHasBlanks                   with it `idle` (`altered_game.hpp`)
//   suit_of_letter(game, char)   the cards of a suit, if not those of the common pack and the trumps among them
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

#include "absl/status/statusor.h"
#include "solver/base/status.hpp"
#include "solver/games/shared/altered_game.hpp"
#include "solver/games/shared/names.hpp"
#include "solver/games/shared/rights_text.hpp"
#include "solver/games/shared/trick_position.hpp"

namespace ouverte::games {

// `OwnSearch`: one that knows of rights; none: the search that any game has.
template <class Base, class OwnSearch = search::GenericSearch<Altered<Base>>>
struct AlteredTraits : Base {
  using Plain = Base;
  using Game = Altered<Base>;
  using State = typename Game::State;
  using Move = typename Game::Move;
  using Search = OwnSearch;

  // Guarantees alone are asked for.
  static void for_themselves(const Game& game) = delete;

  static std::string text(const Game& game, Move move) {
    return move == tricks::kBlank ? kBlankText : Base::text(game, move);
  }
  static absl::StatusOr<Move> read(const Game& game, const State& state, std::string_view text) {
    if (text == kBlankText) return tricks::kBlank;
    return Base::read(game, state, text);
  }
  static absl::Status refusal(const Game& game, const State& state, int trick, Move move) {
    const std::string seat(1, Base::deal_of(game).seats[static_cast<std::size_t>(state.to_move())]);
    if (move == tricks::kBlank) return base::invalid("trick ", trick, ": ", seat, " may not play a blank");
    if (game.rules().legal(state).has(move))
      return base::invalid("trick ", trick, ": ", seat, " may not lead ", Base::text(game, move),
                           " while holding others");
    return Base::refusal(game, state, trick, move);
  }
  static bool alike(const Game& game, const State& state, Move a, Move b) { return game.alike(state, a, b); }
  static bool listed_before(const Game& game, Move a, Move b) {
    if (a == tricks::kBlank || b == tricks::kBlank) return a != tricks::kBlank;
    return Base::listed_before(game, a, b);
  }

  static search::Interval possible(const Game& game, const State& state) { return game.possible(state); }
  // Blanks are no cards of the pack, and have gone.
  static Standing standing(const Game& game, const State& state) {
    Standing standing = Base::standing(game, state);
    std::erase(standing.table, tricks::kBlank);
    for (cards::CardSet& hand : standing.hands) hand.remove(tricks::kBlank);
    standing.all_tricks = standing.tricks_played() + state.tricks_left();
    return standing;
  }
  static std::string noted(const Game& game, const State& state) {
    return Base::noted(game, state) + static_cast<char>(state.idled.seats());
  }
};

// The cards of a suit; the trump suit may have more than the common pack.
template <class Base>
std::optional<cards::CardSet> suit_barred(const typename Base::Game& game, char letter) {
  if constexpr (requires { Base::suit_of_letter(game, letter); }) {
    return Base::suit_of_letter(game, letter);
  } else {
    const auto suit = trump_of(std::string_view(&letter, 1));
    if (!suit) return std::nullopt;
    cards::CardSet all = suit->cards();
    if constexpr (requires { Base::trumps_of(game); })
      if (!(Base::trumps_of(game) & all).empty()) all |= Base::trumps_of(game);
    return all;
  }
}

// The other of two who play together.
template <class Game>
std::optional<cards::Seat> partner_in(const Game& game, int players, cards::Seat seat) {
  if constexpr (requires { game.maximisers(); }) {
    const tricks::Camp ours = game.maximisers().has(seat) ? game.maximisers() : game.maximisers().others(players);
    if (ours.size() != 2) return std::nullopt;
    for (int places = 1; places < players; ++places)
      if (const cards::Seat other = cards::left_of(seat, players, places); ours.has(other)) return other;
  }
  return std::nullopt;
}

// Whether the lead is offered to partners only.
template <class Game, class Rights>
bool partners_lead(const Game& game, const Rights& rights) {
  if constexpr (requires { game.maximisers(); })
    return !rights.offers_across(game.maximisers());
  else
    return rights.offers == Rights::everyone();
}

// As `Game::altered`.
template <class AlteredTraits>
absl::StatusOr<std::unique_ptr<Position>> altered_position(const Position& position, const Rights& rights) {
  using Base = typename AlteredTraits::Plain;
  using Rules = typename AlteredTraits::Game;
  constexpr int kPlayers = static_cast<int>(Rules::kPlayers);
  const auto* const at = dynamic_cast<const TrickPosition<Base>*>(&position);
  if (at == nullptr) return base::invalid("rights: those of this position are altered already");
  const auto& rules = at->game();
  const auto read =
      read_rights(rights, {.seats = Base::deal_of(rules).seats,
                           .trumps = Rules::kHasTrumps,
                           .blanks = Rules::kHasBlanks,
                           .suit = [&](char letter) { return suit_barred<Base>(rules, letter); },
                           .partner = [&](cards::Seat seat) { return partner_in(rules, kPlayers, seat); }});
  if (!read.ok()) return read.status();
  typename Rules::Rights all{.no_ruff = read->no_ruff, .idle = read->idle};
  for (std::size_t seat = 0; seat < Rules::kPlayers; ++seat) {
    all.barred[seat] = read->barred[seat];
    all.leads[seat] = read->leads[seat];
    all.offers[seat] = read->offers[seat];
  }
  if (!partners_lead(rules, all)) return base::invalid("rights.offers: the lead can be offered to a partner only");
  const Setup& known = at->known();
  const Rules game(rules, all, base::str(known.contract.dump(), ' ', known.objective, ' ', known.guarantee));
  return std::make_unique<TrickPosition<AlteredTraits>>(game, Rules::at(at->state()), at->all_tricks(), known);
}

template <class AlteredTraits>
constexpr AlteredPlay altered_play() {
  return {.position = altered_position<AlteredTraits>,
          .solver = [](const search::Options& options) -> std::unique_ptr<Solver> {
            return std::make_unique<TrickSolver<AlteredTraits>>(options);
          }};
}

}  // namespace ouverte::games
