// Setups that are wrong, each in one way, and the error that each must give.
#pragma once

#include <functional>
#include <string>
#include <vector>

#include "gtest/gtest.h"
#include "solver/base/status.hpp"
#include "solver/games/door/game.hpp"

namespace ouverte::support {

struct BadSetup {
  std::string sentence;
  std::function<void(games::Setup&)> spoil;
  std::string message;
};

// `good` is a position of its game; spoilt in any of these ways it is none.
inline void expect_errors(const games::Setup& good, const std::vector<BadSetup>& table) {
  const games::Game* game = games::find_game(good.game);
  ASSERT_NE(game, nullptr);
  ASSERT_TRUE(game->position(good).ok()) << game->position(good).status();
  for (const BadSetup& bad : table) {
    SCOPED_TRACE(bad.sentence);
    games::Setup setup = good;
    bad.spoil(setup);
    const auto position = game->position(setup);
    EXPECT_FALSE(position.ok());
    if (position.ok()) continue;
    EXPECT_EQ(position.status().code(), absl::StatusCode::kInvalidArgument);
    EXPECT_EQ(base::message(position.status()), bad.message);
  }
}

}  // namespace ouverte::support
