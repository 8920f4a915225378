// What an answer looks like to people and to programs.
#include "app/cli/text/answer.hpp"

#include "gmock/gmock.h"
#include "gtest/gtest.h"
#include "tests/support/toy_game.hpp"

namespace ouverte::cli {
namespace {

using ::testing::HasSubstr;
using ::testing::Not;

constexpr games::Request kAll{.every_move = true, .line = true};

games::Setup toy_setup() {
  games::Setup setup;
  setup.game = "toy";
  setup.hands = {{"N", "A2..."}, {"E", "K3..."}, {"S", "Q.4.."}, {"W", "J.5.."}};
  setup.contract = {{"trump", "NT"}};
  return setup;
}

// The toy solved for each of the seats named, with no more nodes than `nodes`.
Found solved(const std::vector<std::string>& seats, const games::Request& request, std::uint64_t nodes = 1'000'000) {
  search::Options options;
  options.limits.nodes = nodes;
  const auto solver = support::toy_game().solver(options);
  std::vector<SolvedPosition> answers;
  games::Setup setup = toy_setup();
  for (const std::string& seat : seats) {
    setup.guarantee = seat;
    auto position = support::toy_game().position(setup);
    games::Solution solution = solver->solve(**position, request);
    solution.time = std::chrono::milliseconds(1500);
    answers.push_back({*std::move(position), std::move(solution)});
  }
  return {.game = &support::toy_game(),
          .place = {.file = "toy.pbn", .line = 3, .board = "7"},
          .deal = toy_setup(),
          .tags = {{"Dealer", "E"}, {"Vulnerable", "All"}},
          .what = std::move(answers)};
}

std::string text(const Found& found, const games::Request& request) {
  std::string all = "\n";
  for (const Text& line : found_text(found, request)) all += line.bytes(Colour::kOff) + "\n";
  return all;
}

TEST(AnswerTest, PeopleSeeTheDealTheContractAndTheValues) {
  EXPECT_EQ(text(solved({""}, kAll), kAll), R"(
── 7 · The Toy ─────────────────────────────────────────────────
a toy, North to lead
East deals, everybody vulnerable

              ♠ A2
              ♥ –
              ♦ –
              ♣ –
  ♠ J      ┌─────────┐   ♠ K3
  ♥ 5      │    N    │   ♥ –
  ♦ –      │ W     E │   ♦ –
  ♣ –      │    S    │   ♣ –
           └─────────┘
              ♠ Q
              ♥ 4
              ♦ –
              ♣ –

  2 tricks   best for North: ♠2
    2 tricks  ♠2
    1 tricks  ♠A

        N     E    S    W
    1  ›♠A*   ♠K   ♠Q   ♠J
    2  ›♠2    ♠3   ♥4   ♥5*
  1,234 nodes, 1.50 s

)");
}

TEST(AnswerTest, PeopleSeeEveryGuarantee) {
  const std::string seen = text(solved({"N", "E", "S", "W"}, {}), {});
  EXPECT_THAT(seen, HasSubstr("  North: 2 tricks"));
  EXPECT_THAT(seen, HasSubstr("  West: 2 tricks"));
}

TEST(AnswerTest, PeopleSeeThatThereIsNoChoice) {
  Found found = solved({""}, {});
  SolvedPosition& answer = std::get<std::vector<SolvedPosition>>(found.what)[0];
  answer.solution.best = {"SA", "S2"};
  EXPECT_THAT(text(found, {}), HasSubstr("North may play any card"));
  games::Setup last = toy_setup();
  last.hands[0].second = "A...";
  answer.position = *support::toy_game().position(last);
  answer.solution.best = {"SA"};
  EXPECT_THAT(text(found, {}), HasSubstr("North must play ♠A"));
}

TEST(AnswerTest, PeopleAreToldOfALimit) {
  EXPECT_THAT(text(solved({""}, {}, 10), {}), HasSubstr("0 to 13 tricks   (stopped by a limit: not exact)"));
}

TEST(AnswerTest, ADealPassedOutIsShownAndSaidToBeSo) {
  Found found = solved({""}, {});
  found.what = PassedOut{};
  EXPECT_THAT(text(found, {}), HasSubstr("Passed out: there is nothing to play"));
  EXPECT_THAT(text(found, {}), HasSubstr("♠ A2"));
  EXPECT_EQ(found_json(found, {}).dump(), R"({"id":"7","passed_out":true})");
}

TEST(AnswerTest, ATableIsLaidOutAsAGridWithItsNotes) {
  Found found = solved({""}, {});
  games::DealTable table;
  table.headings = {"player", "tricks"};
  table.rows = {{"N", "3"}, {"E", "10"}};
  table.notes = {"Par 420"};
  table.json = {{"N", 3}};
  found.what = table;
  EXPECT_THAT(text(found, {}), HasSubstr("  player  tricks\n  N       3\n  E       10\n  Par 420\n"));
  EXPECT_EQ(found_json(found, {}).dump(), R"({"id":"7","N":3})");
}

TEST(AnswerTest, ProgramsGetOneObject) {
  EXPECT_EQ(found_json(solved({""}, kAll), kAll).dump(),
            R"({"id":"7","value":2,"moves":{"SA":1,"S2":2},"best":["S2"],"exact":true,)"
            R"("line":["SA","SK","SQ","SJ","S2","S3","H4","H5"],"nodes":1234,"seconds":1.5})");
}

TEST(AnswerTest, ProgramsGetOnlyWhatTheyAskedFor) {
  EXPECT_EQ(found_json(solved({""}, {}), {}).dump(),
            R"({"id":"7","value":2,"best":["S2"],"exact":true,"nodes":1234,"seconds":1.5})");
}

TEST(AnswerTest, ProgramsGetBoundsWhereALimitStruck) {
  const games::Request moves{.every_move = true};
  const base::Json object = found_json(solved({""}, moves, 10), moves);
  EXPECT_THAT(object.dump(), Not(HasSubstr("value")));
  EXPECT_EQ(object["exact"], false);
  EXPECT_EQ(object["lower"], 0);
  EXPECT_EQ(object["upper"], 13);
  EXPECT_EQ(object["moves"]["SA"].dump(), R"({"lower":0,"upper":13})");
}

TEST(AnswerTest, ProgramsGetAnObjectASeatWhereEveryonePlaysForHimself) {
  const base::Json object = found_json(solved({"N", "E"}, {}), {});
  EXPECT_EQ(object["guarantees"]["E"]["value"], 2);
  EXPECT_EQ(object["guarantees"].size(), 2U);
}

}  // namespace
}  // namespace ouverte::cli
