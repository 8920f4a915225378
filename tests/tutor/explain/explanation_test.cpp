// Explanations as a report shows them, on random endings of every game: what is shown can be played as it is shown,
// ends where the loss is there, and leaves out no reply.
#include "tutor/explain/explanation.hpp"

#include <gtest/gtest.h>

#include <map>
#include <set>
#include <string>

#include "tests/support/cases.hpp"
#include "tests/support/endings.hpp"
#include "tests/support/every_game.hpp"
#include "tests/support/records.hpp"
#include "tutor/report/analysis_json.hpp"

namespace ouverte::tutor {
namespace {

using base::Json;
using games::Position;

using Seen = std::map<std::string, std::set<std::string>>;  // of the moves before: the moves that are shown next

// Plays a variation from the position that the costly play was made in.
void play_variation(const games::Game& game, const Position& before, const proof::Refutation& why,
                    const Json& variation, Seen& shown, Seen& legal) {
  const auto at = before.clone();
  std::string path;
  for (const Json& step : variation["line"]) {
    ASSERT_EQ(step["seat"], at->to_move());
    const std::vector<std::string> moves = at->moves();
    legal[path].insert(moves.begin(), moves.end());
    // All moves are answered where the side that erred is to move; elsewhere one is enough, as is the play itself.
    const bool erred = at->maximises() == before.maximises() && !path.empty();
    if (!erred || step.contains("any")) shown[path] = legal[path];
    shown[path].insert(step["move"].get<std::string>());
    if (step.contains("also"))
      for (const Json& move : step["also"]) shown[path].insert(move.get<std::string>());
    path += step["move"].get<std::string>() + " ";
    ASSERT_TRUE(at->play(step["move"].get<std::string>()).ok());
    EXPECT_EQ(step["position"], position_json(game, *at));
  }
  EXPECT_TRUE(why.tree == nullptr || settled(why.claim, at->possible()));
}

class EveryExplanationTest : public ::testing::TestWithParam<std::string> {};

TEST_P(EveryExplanationTest, ShowsEveryReplyToItsEnd) {
  const games::Game& game = *games::find_game(GetParam());
  search::Options options;
  options.memory_mib = 16;
  const auto solver = game.solver(options);
  base::Random random(22);
  int explained = 0;
  for (const support::Case& chosen : support::cases_of(game)) {
    const auto position = support::random_ending(game, chosen, 2 + random.below(4 * game.seats().size()), random);
    ASSERT_NE(position, nullptr);
    if (position->possible().exact()) continue;
    for (const std::string& move : position->moves()) {
      const auto why = proof::refutation(game, *position, move, *solver, {.plays = 20'000});
      ASSERT_TRUE(why.ok()) << why.status();
      if (!why->has_value()) continue;
      const Json json = to_json(game, *position, Explanation{.refutation = **why, .facts = {}});
      Seen shown;
      Seen legal;
      ASSERT_GT(json["variations"].size(), 0U);
      for (const Json& variation : json["variations"]) {
        EXPECT_EQ(variation["line"][0]["move"], move);
        play_variation(game, *position, **why, variation, shown, legal);
      }
      if ((*why)->tree != nullptr) {
        EXPECT_EQ(shown, legal);
      }
      ++explained;
    }
  }
  EXPECT_GT(explained, 0);
}

// A deal's value stays on the side of the claim along a variation, and is what a search of its own finds.
TEST_P(EveryExplanationTest, EveryStepIsWorthWhatItsPositionIs) {
  const games::Game& game = *games::find_game(GetParam());
  search::Options options;
  options.memory_mib = 16;
  const auto solver = game.solver(options);
  base::Random random(23);
  search::Options plain = options;
  plain.memory_mib = 1;
  int steps = 0;
  for (const support::Case& chosen : support::cases_of(game)) {
    const records::Record record = support::random_record(game, chosen, 2 * game.seats().size(), random);
    auto analysis = analyse(game, record, *solver, [](int, int) {});
    if (!analysis.ok()) continue;
    explain(game, *analysis, *solver, {.plays = 20'000});
    for (const Trace& trace : analysis->traces) {
      for (const Play& play : trace.plays) {
        if (!play.judgement || play.judgement->why == nullptr) continue;
        const Explanation& why = *play.judgement->why;
        ASSERT_FALSE(why.variations.empty());
        for (const Variation& variation : why.variations) {
          EXPECT_EQ(variation.claim, outcome_in_words(game, trace.start, why.refutation));
          for (const Step& step : variation.line) {
            const auto fresh = game.solver(plain);
            const int value = step.after->over() ? step.after->value() : fresh->solve(*step.after, {}).value.lower;
            EXPECT_EQ(step.value, value);
            EXPECT_TRUE(settled(why.refutation.claim, {value, value}));
            ++steps;
          }
        }
      }
    }
  }
  EXPECT_GT(steps, 0);
}

INSTANTIATE_TEST_SUITE_P(Games, EveryExplanationTest, ::testing::ValuesIn(support::game_names()),
                         support::name_of_test);

}  // namespace
}  // namespace ouverte::tutor
