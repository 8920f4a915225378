// Which game a posted problem is of, and what its cards look like.
#pragma once

#include <optional>
#include <vector>

#include "absl/status/statusor.h"
#include "puzzles/text/auction.hpp"
#include "puzzles/text/clean.hpp"
#include "puzzles/text/table.hpp"
#include "puzzles/text/whole_deal.hpp"
#include "solver/games/door/game.hpp"

namespace ouverte::puzzles::text {

// The game that the text names or whose words it uses; four hands of the compass without such words are of the game
// that records are of which name none.
[[nodiscard]] absl::StatusOr<const games::Game*> game_of(const std::vector<Line>& lines);

[[nodiscard]] Table table_of(const games::Game& game);

// The game and the language of a problem, and its lines with English letters for ranks and seats.
struct Setting {
  const games::Game* game = nullptr;
  Table table;
  std::vector<Line> lines;
  // A whole deal that stands in them, as they were written; its rest has English letters too.
  std::optional<WholeDeal> deal = {};
  Auction joined = {};  // an auction in one line, which is no part of the lines
};
[[nodiscard]] absl::StatusOr<Setting> setting_of(const std::vector<Line>& lines);

}  // namespace ouverte::puzzles::text
