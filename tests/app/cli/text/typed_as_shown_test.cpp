// What the program shows of a play can be typed.
#include <cstddef>
#include <string>

#include "app/cli/text/faces.hpp"
#include "gtest/gtest.h"
#include "solver/records/typed_melds.hpp"
#include "tests/support/cases.hpp"
#include "tests/support/every_game.hpp"
#include "tutor/explain/spoken.hpp"

namespace ouverte::cli {
namespace {

class TypedAsShownTest : public ::testing::TestWithParam<std::string> {};

TEST_P(TypedAsShownTest, EveryMoveIsReadAsItIsShown) {
  const games::Game& game = *games::find_game(GetParam());
  base::Random random(17);
  for (const support::Case& chosen : support::cases_of(game))
    for (const std::size_t left : {std::size_t{3}, std::size_t{8}, std::size_t{20}}) {
      const auto at = support::random_ending(game, chosen, left, random);
      ASSERT_NE(at, nullptr);
      for (const std::string& move : at->moves()) {
        if (move.find('>') != std::string::npos) continue;  // a trick that is given: in words of its own
        for (const std::string& shown :
             {move, face(move, game.faces()).bytes(Colour::kOff), tutor::move_in_words(move, game.faces())}) {
          const auto meant = records::move_meant(game, shown, *at);
          ASSERT_TRUE(meant.ok()) << shown << ": " << meant.status();
          EXPECT_EQ(*meant, move) << shown;
        }
      }
    }
}

INSTANTIATE_TEST_SUITE_P(Games, TypedAsShownTest, ::testing::ValuesIn(support::game_names()), support::name_of_test);

}  // namespace
}  // namespace ouverte::cli
