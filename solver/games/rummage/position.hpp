// A point of a deal of Rummage behind the door.
#pragma once

#include <memory>
#include <string>
#include <vector>

#include "absl/status/statusor.h"
#include "solver/games/door/entry.hpp"
#include "solver/games/rummage/contract.hpp"
#include "solver/games/rummage/rules.hpp"

namespace ouverte::games::rummage {

// The plays left where no horizon was said: more than any deal is played for.
inline constexpr int kNoHorizon = 60'000;

class RummagePosition final : public Position {
 public:
  RummagePosition(const Game& game, const State& state, Written written, Setup known)
      : game_(game),
        state_(state),
        written_(std::move(written)),
        known_(std::make_shared<const Setup>(std::move(known))) {}

  [[nodiscard]] const Game& game() const { return game_; }
  [[nodiscard]] const State& state() const { return state_; }
  [[nodiscard]] bool has_horizon() const { return written_.horizon.has_value(); }
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
  absl::Status play(std::string_view text) override;

 private:
  Game game_;
  State state_;
  Written written_;  // as of the state, but for the plays made and left
  std::shared_ptr<const Setup> known_;  // what does not change as the play goes on
};

[[nodiscard]] absl::StatusOr<std::unique_ptr<Position>> position_of(const Setup& setup);

}  // namespace ouverte::games::rummage
