// What bridge gives the door: its positions, the tables of its deals and the material of its puzzles.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "absl/status/statusor.h"
#include "solver/cards/card_set.hpp"
#include "solver/games/bridge/rules.hpp"
#include "solver/games/bridge/search.hpp"
#include "solver/games/door/game.hpp"
#include "solver/games/shared/trick_position.hpp"

namespace ouverte::games::bridge {

// Bridge as the door's templates for trick games see it (`trick_position.hpp`).
struct Traits : CardTraits<Traits, Game> {
  using Search = bridge::Search;
  static const TrickDeal& deal();
  static std::vector<Shown> shown(const TrickPosition<Traits>& at, std::string_view seats);
  static std::string faced(const TrickPosition<Traits>& at);
  // Rights that can be altered (`altered_position.hpp`).
  static constexpr bool kHasBlanks = true;
  static CardSet trumps_of(const Game& game) { return game.trumps(); }
  static search::Interval possible(const Game& game, const State& state) {
    const int won = game.value(state);
    return {won, won + state.tricks_left()};
  }
};

// The double-dummy table of a deal: the tricks of every declarer in every strain, and par. As `games::Game::table`;
// `hands` are four of the same size. Dealer and vulnerability come from the tags `Dealer` and `Vulnerable`, or from
// `dealer` where the first is missing; par needs both.
[[nodiscard]] absl::StatusOr<DealTable> deal_table(const std::vector<cards::CardSet>& hands, std::string_view dealer,
                                                   const Tags& tags, const search::Options& options,
                                                   const Progress& progress);

// What cannot be so in the tags `Vulnerable`, `Result` and `Score`, as `games::Game::contradictions` says it. A result
// or score marked as irregular ("^") was settled by others.
[[nodiscard]] std::vector<std::string> contradictions_in(const Setup& setup, const Tags& tags, const Position* end);

// Declarer's tricks by the tag `Result`; nothing where it says none, marks itself as irregular, or contradicts
// `tricks`, those that the play leaves possible. `northern`: declarer is North or South.
[[nodiscard]] std::optional<int> tricks_by_tag(std::string_view result, bool northern, search::Interval tricks);

// As `Game::score_sheet`: the score of the contract that was played.
[[nodiscard]] std::optional<ScoreSheet> sheet_of(const Position& position, const Tags& tags);

}  // namespace ouverte::games::bridge
