// Whole deals with their story, whose contract or lead stands in it alone: data/whole_stories.txt has them with what
// each must come to, beside as many that look alike and are refused.
#include <fstream>
#include <string>
#include <variant>

#include "gmock/gmock.h"
#include "gtest/gtest.h"
#include "puzzles/text/posted.hpp"

namespace ouverte::puzzles {
namespace {

const std::string kDealOfStories =
    "N: ♠KQ42 ♥653 ♦A54 ♣K32\nE: ♠98 ♥987 ♦KJ98 ♣JT98\nS: ♠AJT76 ♥A42 ♦32 ♣AQ4\nW: ♠53 ♥KQJT ♦QT76 ♣765\n\n";

// "4S S goal HK", and of more readings than one each, in their order, "refused" where there is none.
std::string story_comes_to(const std::string& words) {
  std::string text;
  for (const Understood& each : explain_puzzles({}, kDealOfStories + words, "post.txt")) {
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

// Each line of a file comes to what stands before its bar.
void expect_cases(const std::string& name, int least) {
  std::ifstream file(OUVERTE_SOURCE_DIR "/tests/puzzles/data/" + name);
  std::string line;
  int cases = 0;
  while (std::getline(file, line)) {
    const std::size_t bar = line.find(" | ");
    if (line.starts_with('#') || bar == std::string::npos) continue;
    std::string words = line.substr(bar + 3);
    for (std::size_t end = words.find(" / "); end != std::string::npos; end = words.find(" / "))
      words.replace(end, 3, "\n");
    const std::string may = " or " + line.substr(0, bar) + " or ";
    EXPECT_THAT(may, testing::HasSubstr(" or " + story_comes_to(words) + " or ")) << line;
    ++cases;
  }
  EXPECT_GE(cases, least);
}

TEST(WholeStoryTest, TellsContractAndLeadOrIsRefused) { expect_cases("whole_stories.txt", 50); }

TEST(WholeStoryTest, LeadThatMayNotBeTheFirstIsRefused) { expect_cases("first_leads.txt", 90); }

}  // namespace
}  // namespace ouverte::puzzles
