// Who's Who as the door's templates for trick games see it (`trick_position.hpp`).
#pragma once

#include <string>
#include <string_view>

#include "absl/status/status.h"
#include "absl/status/statusor.h"
#include "solver/base/json.hpp"
#include "solver/games/shared/trick_position.hpp"
#include "solver/games/whos_who/rules.hpp"
#include "solver/games/whos_who/search.hpp"

namespace ouverte::games::whos_who {

struct Traits : CardTraits<Traits, whos_who::Game> {
  using Search = whos_who::Search;
  static const TrickDeal& deal_of(PackSize pack);
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

}  // namespace ouverte::games::whos_who
