// What Rummage gives the door: its positions, the tables of its deals and the material of its puzzles.
#pragma once

#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "absl/status/statusor.h"
#include "solver/base/random.hpp"
#include "solver/games/door/game.hpp"
#include "solver/games/rummage/contract.hpp"
#include "solver/games/rummage/rules.hpp"

namespace ouverte::games::rummage {

// A point of a deal of Rummage behind the door.
// The plays left where no horizon was said: more than any deal is played for.
inline constexpr int kNoHorizon = 60'000;

class RummagePosition final : public Position {
 public:
  RummagePosition(const Game& game, const State& state, Written written, Setup known)
      : game_(game),
        state_(state),
        written_(std::move(written)),
        laid_(sets_unknown(written_.melds)),
        taken_(written_.melds.size()),
        known_(std::make_shared<const Setup>(std::move(known))) {}

  [[nodiscard]] const Game& game() const { return game_; }
  [[nodiscard]] const State& state() const { return state_; }
  [[nodiscard]] bool has_horizon() const { return written_.horizon.has_value(); }
  [[nodiscard]] const Written& written() const { return written_; }
  // The sets of `written().melds`; empty where it is not known which cards they are.
  using Laid = std::vector<std::vector<Bag>>;
  [[nodiscard]] const Laid& laid() const { return laid_; }
  // The cards that a seat was seen to take up since, and that it holds.
  [[nodiscard]] const cards::CardBag& taken(std::size_t seat) const { return taken_[seat]; }
  // Plays made that count for `out`.
  [[nodiscard]] int played() const { return game_.horizon() - state_.plays_left; }

  [[nodiscard]] std::unique_ptr<Position> clone() const override { return std::make_unique<RummagePosition>(*this); }
  [[nodiscard]] Setup setup() const override;
  [[nodiscard]] std::string key() const override;
  [[nodiscard]] bool table_empty() const override { return state_.on_table == 0; }
  [[nodiscard]] bool over() const override { return game_.over(state_); }
  [[nodiscard]] int value() const override { return game_.value(state_); }
  [[nodiscard]] std::string to_move() const override;
  [[nodiscard]] bool maximises() const override { return game_.maximises(state_); }
  [[nodiscard]] std::vector<std::string> moves() const override;
  [[nodiscard]] bool lists_every_move() const override;
  [[nodiscard]] std::optional<ScoreSheet> score_sheet() const override;
  [[nodiscard]] std::vector<Shown> shown(std::string_view seats) const override;
  absl::Status play(std::string_view text) override;

 private:
  static Laid sets_unknown(const Melds& melds) {
    Laid laid;
    for (const std::vector<int>& sizes : melds) laid.emplace_back(sizes.size());
    return laid;
  }
  void see_taken(const Move& move);

  Game game_;
  State state_;
  Written written_;  // as of the state, but for the plays made and left
  Laid laid_;
  std::vector<cards::CardBag> taken_;
  std::shared_ptr<const Setup> known_;  // what does not change as the play goes on
};

[[nodiscard]] absl::StatusOr<std::unique_ptr<Position>> position_of(const Setup& setup);

// What a deal of Rummage is worth to each player.
[[nodiscard]] absl::StatusOr<DealTable> deal_table(const Setup& deal, const search::Options& options,
                                                   const Progress& progress);

// What puzzles of Rummage are made of: random endings, and the themes that only this game has. As `PuzzleMaterial`
// says.
[[nodiscard]] Setup puzzle_at_random(base::Random& random, int size, std::string_view theme);
[[nodiscard]] std::vector<Theme> own_themes();

}  // namespace ouverte::games::rummage
