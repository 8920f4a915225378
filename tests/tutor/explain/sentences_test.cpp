// docs/sentences.md is the list of all that is said of a play that costs: a sentence of each form, made here.
// OUVERTE_UPDATE_GOLDEN=1 writes it anew.
#include <cstdlib>
#include <fstream>
#include <set>
#include <sstream>
#include <utility>
#include <vector>

#include "gtest/gtest.h"
#include "solver/games/door/game.hpp"
#include "tests/tutor/explain/sentences_of_causes.hpp"
#include "tests/tutor/explain/sentences_of_points.hpp"
#include "tests/tutor/explain/sentences_of_tricks.hpp"
#include "tutor/explain/facts.hpp"

namespace ouverte::tutor {
namespace {

using Moves = std::vector<std::string>;

using sentences::cause_of;
using sentences::causes;
using sentences::causes_of_points;
using sentences::causes_of_this_trick;
using sentences::causes_of_tricks;
using sentences::Form;
using sentences::of;
using sentences::plans;

std::vector<Form> facts() {
  using enum FactKind;
  const Moves one = {"DA"};
  const Moves two = {"DA", "HK"};
  const std::string melded = "H7+S7.H7";
  Fact with_reason{.kind = kHadToCash, .right = two};
  with_reason.reason.push_back({.kind = kTrickLost, .moves = {"CQ"}, .seat = "S", .right = one, .tricks = 1});
  Fact with_cause{.kind = kHadToTake, .right = one};
  with_cause.reason.push_back(of(cause_of(CauseKind::kCardMakes, "D4", "DA", "E", "S", "SK", "East")).fact);
  return {
      {{.kind = kHadToTake, .right = two}},
      {{.kind = kHadToTake, .seat = "N", .right = one}},
      {with_cause},
      {{.kind = kHadToTake, .suit = "S", .right = two}},
      {{.kind = kHadToCash, .right = two}},
      {with_reason},
      {{.kind = kHadToWin, .right = two}},
      {{.kind = kHadToWin, .seat = "N", .right = {"D2"}}},
      {{.kind = kHadToRuff, .right = {"S2"}}},
      {{.kind = kHadNotToRuff, .right = {"H2"}}, "S", "S4"},
      {{.kind = kHadNotToRuff, .right = {"S2"}}, "S", "S4"},
      {{.kind = kHadToLetGo, .right = {"H4"}}},
      {{.kind = kHadToLetGo, .suit = "S", .right = {"SQ"}}},
      {{.kind = kHadToGiveUp, .right = {"H4"}}},
      {{.kind = kHadToGiveUp, .seat = "W", .right = {"H4"}}},
      {{.kind = kHadToOvertake, .seat = "N", .right = one}},
      {{.kind = kHadToOvertake, .seat = "N", .suit = "S", .right = one}},
      {{.kind = kHadToLeave, .seat = "N", .right = one}},
      {{.kind = kHadToLeave, .seat = "N", .suit = "S", .right = one}},
      {{.kind = kHadToCross, .seat = "N", .right = one}},
      {{.kind = kHadToPlayHigh, .seat = "S", .right = one}},
      {{.kind = kHadToPlayHigh, .seat = "E", .right = one}},
      {{.kind = kHadToPlayHigh, .seat = "E", .suit = "S", .right = one}},
      {{.kind = kHadToPlayLow, .seat = "S", .right = {"D3"}}},
      {{.kind = kHadToPlayLow, .seat = "E", .right = {"D3"}}},
      {{.kind = kFinesse, .moves = {"DK"}, .seat = "E", .right = {"DQ"}}, "S", "DA"},
      {{.kind = kThrownIn, .seat = "E", .right = one}},
      {{.kind = kThrownIn, .seat = "E", .right = one, .words = "W"}},
      {{.kind = kThrowInMissed, .seat = "E", .right = one}},
      {{.kind = kRuffAllowed, .seat = "E", .suit = "H", .right = one, .words = "E-W"}},
      {{.kind = kRuffMissed, .seat = "N", .suit = "H", .right = one, .words = "N-S"}},
      {{.kind = kEntryGiven, .seat = "E", .right = one}},
      {{.kind = kEntryLost, .seat = "N", .right = one}},
      {{.kind = kMadeToLead, .seat = "E", .right = one}},
      {{.kind = kMadeToLead, .moves = {"SJ"}, .seat = "E", .right = one}},
      {{.kind = kMadeToLead, .seat = "E", .right = one, .later = true}},
      {{.kind = kTrickGiven, .moves = {"SK"}, .seat = "E", .suit = "S", .right = one, .words = "E-W", .tricks = 1}},
      {{.kind = kTrickLost, .seat = "N-S", .suit = "S", .right = one, .words = "N-S", .tricks = 2, .fewer = 1}},
      {{.kind = kTrickSuffered, .seat = "S", .suit = "S", .right = one, .words = "S", .tricks = 1},
       "S",
       "D4",
       "solo-whist"},
      {{.kind = kTrickForced, .seat = "E", .suit = "S", .right = one, .words = "E", .tricks = 1},
       "S",
       "D4",
       "solo-whist"},
      {{.kind = kTooEarly, .moves = {"D4"}, .right = one}},
      {{.kind = kSqueezeMissed, .moves = {"HJ", "CK"}, .seat = "W", .right = one}},
      {{.kind = kSqueezed, .moves = {"HJ", "CK"}, .seat = "W"}},
      {{.kind = kSqueezed, .moves = {"HJ", "CK"}, .seat = "W", .then = {"E", "CK", "SJ"}}},
      {{.kind = kTurnsOn, .moves = {"DK", "D2"}, .seat = "E", .suit = "W", .right = one}},
      {{.kind = kEntryToAttack, .moves = {"DK", "D2"}, .seat = "E", .suit = "W", .right = {"DQ"}}, "S", "H4"},
      {{.kind = kPart, .right = one, .words = "the Hood has an odd number of tricks"}, "A", "D8", "hoodwink"},
      {{.kind = kFeeds, .seat = "B", .right = {"H8"}}, "A", "D8", "rummage"},
      {{.kind = kHadToMatch, .right = {"H8"}}, "A", "D9", "rummage"},
      {{.kind = kHadToDuck, .right = {"H8"}}, "A", "D9", "rummage"},
      {{.kind = kOtherMelds, .right = {melded}}, "A", "H7", "rummage"},
      {{.kind = kLongerSet, .right = {melded}}, "A", "H7", "rummage"},
      {{.kind = kFirstMeld, .right = {"H7"}}, "A", melded, "rummage"},
      {{.kind = kGoesOut, .moves = {"H9"}, .seat = "B", .right = {"H8"}}, "A", "D9", "rummage"},
      {{.kind = kHadToGoOut, .right = {"H8"}}, "A", "D9", "rummage"},
      {{.kind = kMeldGiven, .moves = {"H9"}, .seat = "B", .right = {"H8"}}, "A", "D9", "rummage"},
      {{.kind = kSuitToHold, .moves = {"D4", "D3"}, .right = two}},
      {{.kind = kSuitToHold, .moves = {"D4"}, .right = two}},
      {{.kind = kBuildsOn, .moves = {"DK", "D2"}, .seat = "N", .right = {"DQ"}}},
      {{.kind = kGivesTheTrick, .right = one}},
      {{.kind = kSuitToAvoid, .moves = {"D4", "D3"}, .right = two}},
      {{.kind = kSuitToAvoid, .moves = {"D4"}, .right = two}},
      {{.kind = kSuitToPlay, .right = {"HK", "H2"}}},
      {{.kind = kOnlyMove, .right = one}},
  };
}

std::string said_of(const Form& form) {
  proof::Refutation refutation;
  refutation.seat = form.seat;
  refutation.move = form.move;
  return sentence(form.fact, refutation, games::find_game(form.game)->faces());
}

void write(std::ostream& page, const std::vector<Form>& forms) {
  page << "| fact | sentence |\n| --- | --- |\n";
  for (const Form& form : forms) page << "| `" << name_of(form.fact) << "` | " << said_of(form) << " |\n";
}

std::vector<Form> every_cause() {
  std::vector<Form> all = causes();
  for (const auto& more : {causes_of_points(), causes_of_tricks(), plans(), causes_of_this_trick()})
    all.insert(all.end(), more.begin(), more.end());
  return all;
}

std::string page() {
  std::ostringstream page;
  page << "# What is said of a play that costs\n\n"
          "Every form of sentence, with an example. What each claims is told in "
          "[refutations](algorithms/refutations.md) and\n"
          "[causes](algorithms/causes.md); `tests/tutor/explain/sentences_test.cpp` writes this page.\n\n"
          "## Causes\n";
  write(page, every_cause());
  page << "\n## Facts\nThe last five kinds name no reason, and are said only for want of anything else.\n\n";
  write(page, facts());
  return page.str();
}

TEST(SentencesTest, ThePageHasEveryForm) {
  const std::string file = OUVERTE_SOURCE_DIR "/docs/sentences.md";
  if (std::getenv("OUVERTE_UPDATE_GOLDEN") != nullptr) std::ofstream(file) << page();
  std::ostringstream written;
  written << std::ifstream(file).rdbuf();
  EXPECT_EQ(written.str(), page());
}

TEST(SentencesTest, EveryKindIsThere) {
  std::set<FactKind> kinds;
  for (const Form& form : facts()) kinds.insert(form.fact.kind);
  std::set<CauseKind> of_causes;
  for (const Form& form : every_cause()) {
    kinds.insert(form.fact.kind);
    of_causes.insert(form.fact.cause->kind);
  }
  EXPECT_EQ(kinds.size(), kFactKinds);
  EXPECT_EQ(of_causes.size(), kCauseKinds);
}

TEST(SentencesTest, EachIsOneSentence) {
  for (const auto& forms : {facts(), every_cause()})
    for (const Form& form : forms) {
      const std::string said = said_of(form);
      EXPECT_TRUE(said.ends_with(".")) << said;
      EXPECT_EQ(said.find(".."), std::string::npos) << said;
      EXPECT_EQ(said.find(": :"), std::string::npos) << said;
    }
}

}  // namespace
}  // namespace ouverte::tutor
