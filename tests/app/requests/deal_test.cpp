// Deals under a contract that rests on who has which cards.
#include <string>

#include "gtest/gtest.h"
#include "solver/base/json.hpp"
#include "solver/games/door/game.hpp"
#include "solver/records/record.hpp"
#include "tests/support/answers.hpp"

namespace ouverte {
namespace {

using base::Json;
using support::answer_to;

// In Who's Who the Jokers say who is the soloist.
TEST(DealTest, WhomAContractNamesIsTheSoloistOfTheCards) {
  const games::Game& game = *games::find_game("whos-who");
  for (const Json& more : {Json{{"worth", "any"}}, Json{{"packets", "5-5-4"}}})
    for (const std::string soloist : {"A", "B", "C"}) {
      Json request = {{"ask", "deal"}, {"game", "whos-who"}, {"contract", "42 by " + soloist}, {"count", 5}};
      request.update(more);
      const Json answer = answer_to(request);
      ASSERT_TRUE(answer.contains("deals")) << answer;
      for (Json deal : answer.at("deals")) {
        deal["contract"].erase("soloist");
        const auto record = records::read_records(deal.dump(), "deal");
        const auto position = game.playable(std::get<records::Record>(record.at(0)).setup);
        ASSERT_TRUE(position.ok()) << position.status();
        EXPECT_EQ((*position)->setup().contract.at("soloist"), soloist) << deal;
      }
    }
}

}  // namespace
}  // namespace ouverte
