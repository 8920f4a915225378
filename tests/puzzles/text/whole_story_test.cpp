// Whole deals with their story, whose contract or lead stands in it alone: data/whole_stories.txt has them with what
// each must come to, beside as many that look alike and are refused.
#include <string>
#include <variant>

#include "gtest/gtest.h"
#include "puzzles/text/posted.hpp"
#include "tests/support/said_cases.hpp"

namespace ouverte::puzzles {
namespace {

// "4S S goal HK", and of more readings than one each, in their order, "refused" where there is none.
std::string story_comes_to(const std::string& words) {
  std::string text;
  for (const Understood& each : explain_puzzles({}, support::kDealSpokenOf + words, "post.txt")) {
    const auto* record = std::get_if<records::Record>(&each.reading);
    if (record == nullptr) return "refused";
    if (!text.empty()) text += " or ";
    for (const char* tag : {"Contract", "Declarer", "Task"})
      text += std::string(records::tag_value(record->tags, tag)) + " ";
    text.pop_back();
    for (const records::Play& play : record->plays) text += " " + play.move;
  }
  return text;
}

TEST(WholeStoryTest, TellsContractAndLeadOrIsRefused) {
  EXPECT_GE(support::expect_said("whole_stories.txt", story_comes_to), 50);
}

TEST(WholeStoryTest, TaleOfThePlayAsksForNothing) { EXPECT_GE(support::expect_said("tales.txt", story_comes_to), 100); }

TEST(WholeStoryTest, LeadThatMayNotBeTheFirstIsRefused) {
  EXPECT_GE(support::expect_said("first_leads.txt", story_comes_to), 90);
}

}  // namespace
}  // namespace ouverte::puzzles
