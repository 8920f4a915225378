// What `coach` asks for before the first card.
#include "gtest/gtest.h"
#include "solver/base/json.hpp"
#include "solver/records/position.hpp"
#include "tests/support/answers.hpp"
#include "tests/support/dreiertarock.hpp"

namespace ouverte {
namespace {

using base::Json;

Json step(const games::Setup& setup, const Json& more) {
  Json request = {{"ask", "coach"}, {"record", records::json_from_setup(setup)}, {"time", 20}};
  request.update(more);
  return support::answer_to(request);
}

// B declares; the suits are short, so that every search is.
games::Setup before_the_exchange() {
  games::Setup setup = support::lopsided_tarock();
  setup.contract["name"] = "double";
  setup.contract["declarer"] = "B";
  return setup;
}

TEST(CoachChoicesTest, TheDeclarerIsAskedAndThenThePlayBegins) {
  games::Setup setup = before_the_exchange();
  Json found = step(setup, {{"seats", "B"}});
  ASSERT_TRUE(found.contains("choice")) << found;
  EXPECT_EQ(found["choice"]["seat"], "B");
  EXPECT_FALSE(found.contains("position"));
  for (const std::string answer : {"2", "ST CT CN"}) {
    found = step(setup, {{"seats", "B"}, {"answer", answer}});
    ASSERT_TRUE(found.contains("choice")) << found;
    setup.contract = found["contract"];
  }
  // The others then announce the Absolute, and double the game: he has something to double himself.
  found = step(setup, {{"seats", "B"}, {"answer", "nothing"}});
  ASSERT_TRUE(found.contains("choice")) << found;
  EXPECT_EQ(found["choice"]["examples"], Json({"nothing", "double absolute"}));
  setup.contract = found["contract"];
  EXPECT_TRUE(step(setup, {{"seats", "B"}}).contains("choice")) << "as long as he has not answered";
  found = step(setup, {{"seats", "B"}, {"answer", "nothing"}});
  ASSERT_TRUE(found.contains("position")) << found;
  EXPECT_FALSE(found.contains("choice"));
  EXPECT_EQ(found["position"]["to_move"], "B");
  setup.contract = found["contract"];
  EXPECT_FALSE(step(setup, {{"seats", "B"}}).contains("choice"));
}

TEST(CoachChoicesTest, AWrongAnswerIsAnError) {
  games::Setup setup = before_the_exchange();
  const Json found = step(setup, {{"seats", "B"}, {"answer", "3"}});
  ASSERT_TRUE(found.contains("error")) << found;
  EXPECT_EQ(found["error"]["where"], "answer") << found;
}

TEST(CoachChoicesTest, TheProgramChoosesForItsSeats) {
  games::Setup setup = before_the_exchange();
  Json found = step(setup, {{"seats", "A"}});
  ASSERT_TRUE(found.contains("choice")) << found;
  EXPECT_EQ(found["choice"]["seat"], "A") << "who announces for himself";
  setup.contract = found["contract"];
  found = step(setup, {{"seats", "A"}, {"answer", "nothing"}});
  EXPECT_TRUE(found.contains("contract")) << found;
  EXPECT_TRUE(found.contains("position")) << found;
}

}  // namespace
}  // namespace ouverte
