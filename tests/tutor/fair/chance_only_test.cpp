// Of every game: where the chance alone is asked, it is the one that is found beside the means.
#include <algorithm>
#include <cmath>

#include "gtest/gtest.h"
#include "solver/base/random.hpp"
#include "tests/support/cases.hpp"
#include "tests/support/every_game.hpp"
#include "tutor/fair/odds.hpp"

namespace ouverte::tutor::fair {
namespace {

// A deal played at random to some moves before its end, or to where nobody has gone out for long.
struct PlayedNearTheEnd {
  games::Setup deal;
  std::vector<std::string> plays;
  std::string to_move;
};

PlayedNearTheEnd played_near_the_end(const games::Game& game, const base::Json& contract, base::Random& random) {
  constexpr std::size_t kMostPlays = 60, kMovesLeft = 12;
  PlayedNearTheEnd played{
      .deal = game.random_whole(*game.contract_from_json(contract), random), .plays = {}, .to_move = {}};
  std::vector<std::string> movers;
  for (auto at = game.playable(played.deal).value(); !at->over() && movers.size() < kMostPlays;) {
    const std::vector<std::string> moves = at->moves();
    movers.push_back(at->to_move());
    played.plays.push_back(moves[random.below(moves.size())]);
    EXPECT_TRUE(at->play(played.plays.back()).ok());
  }
  played.plays.resize(movers.size() - std::min(movers.size(), kMovesLeft));
  played.to_move = movers[played.plays.size()];
  return played;
}

class ChanceOnlyTest : public ::testing::TestWithParam<std::string> {};

TEST_P(ChanceOnlyTest, FindsTheSameChances) {
  const games::Game& game = *games::find_game(GetParam());
  base::Random random(31);
  int alone = 0;
  for (const support::Case& chosen : support::cases_of(game)) {
    const PlayedNearTheEnd played = played_near_the_end(game, chosen.contract, random);
    OddsOptions both{.most_layouts = 20};
    const auto asked = [&](const OddsOptions& options) {
      return odds(game, played.deal, played.plays, played.to_move, options);
    };
    auto full = asked(both);
    if (full.ok() && full->settled) {
      both.goal = static_cast<int>(std::lround(*full->mean));  // something that may come out either way
      full = asked(both);
    }
    OddsOptions chance = both;
    chance.chance_only = true;
    const auto found = asked(chance);
    ASSERT_EQ(full.ok(), found.ok()) << full.status() << found.status();
    if (!full.ok()) continue;  // a deal in which nothing that he can think of fits
    EXPECT_EQ(found->settled, full->settled);
    EXPECT_TRUE(found->mean.has_value() || !full->settled);
    if (!found->mean) ++alone;
    ASSERT_EQ(found->cards.size(), full->cards.size());
    for (std::size_t card = 0; card < full->cards.size(); ++card) {
      EXPECT_EQ(found->cards[card].move, full->cards[card].move);
      EXPECT_EQ(found->cards[card].chance.value, full->cards[card].chance.value) << full->cards[card].move;
    }
  }
  EXPECT_GT(alone, 0);
}

INSTANTIATE_TEST_SUITE_P(EveryGame, ChanceOnlyTest, ::testing::ValuesIn(support::game_names()), support::name_of_test);

}  // namespace
}  // namespace ouverte::tutor::fair
