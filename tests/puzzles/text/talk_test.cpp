// Talk and stories beside a problem: they leave it as it is, and are said not to be used; what in them restricts the
// play, tells of cards played or contradicts the rest is refused. data/talk.txt, data/stories.txt and
// data/asides.txt have them with what each must come to.
#include <fstream>
#include <sstream>
#include <string>
#include <variant>

#include "gmock/gmock.h"
#include "gtest/gtest.h"
#include "puzzles/text/posted.hpp"

namespace ouverte::puzzles {
namespace {

const std::string kTalkedOf =
    "N: ♠KQ42 ♥653 ♦A54 ♣K32\nE: ♠98 ♥987 ♦KJ98 ♣JT98\nS: ♠AJT76 ♥A42 ♦32 ♣AQ4\nW: ♠53 ♥KQJT ♦QT76 ♣765\n\n";

std::string what_comes_of(const std::string& words) {
  const std::vector<Understood> all = explain_puzzles({}, kTalkedOf + words, "post.txt");
  if (all.size() != 1) return "found " + std::to_string(all.size());
  const auto* record = std::get_if<records::Record>(&all.front().reading);
  if (record == nullptr) return "refused";
  std::string text = all.front().in_normal_form.ends_with("(assumed)") ? "assumed " : "";
  text += records::tag_value(record->tags, "Task");
  for (const records::Play& play : record->plays) text += " " + play.move;
  return text;
}

// Each line is what it may come to, "A or B", and the words; " / " ends a line of these. Returns how many there are.
int check_all(const std::string& name) {
  std::ifstream file(OUVERTE_SOURCE_DIR "/tests/puzzles/data/" + name);
  std::string line;
  int cases = 0;
  while (std::getline(file, line)) {
    const std::size_t bar = line.find(" | ");
    if (line.starts_with('#') || bar == std::string::npos) continue;
    std::string words = line.substr(bar + 3);
    for (std::size_t end = words.find(" / "); end != std::string::npos; end = words.find(" / "))
      words.replace(end, 3, "\n");
    const std::string found = what_comes_of(words), may = " or " + line.substr(0, bar) + " or ";
    EXPECT_THAT(may, testing::HasSubstr(" or " + found + " or ")) << line;
    ++cases;
  }
  return cases;
}

TEST(TalkTest, LeavesTheProblemAsItIsOrIsRefused) { EXPECT_GE(check_all("talk.txt"), 100); }

TEST(TalkTest, StoriesLeaveTheProblemAsItIsOrAreRefused) { EXPECT_GE(check_all("stories.txt"), 90); }

TEST(TalkTest, WhatTheHandsShowAndWhatOnlyCountsChangesNothing) { EXPECT_GE(check_all("asides.txt"), 180); }

TEST(TalkTest, IsSaidNotToBeUsed) {
  const auto all =
      explain_puzzles({}, kTalkedOf + "4♠ by South, lead ♥K.\n\nMy partner went down in this. How?", "post.txt");
  ASSERT_EQ(all.size(), 1U);
  const auto* record = std::get_if<records::Record>(&all.front().reading);
  ASSERT_NE(record, nullptr);
  std::string doubts;
  for (const records::Problem& doubt : record->doubts) doubts += records::text(doubt) + "\n";
  EXPECT_THAT(doubts, testing::HasSubstr("Task: assumed to be that of the contract"));
  EXPECT_THAT(doubts, testing::HasSubstr("post.txt:8: board 1: not used: \"My partner went down in this\""));
}

TEST(TalkTest, NotesOnCallsAreListedAsNotUsed) {
  const std::string file = OUVERTE_SOURCE_DIR "/tests/puzzles/data/posts/note_and_a_task_with_dashes.txt";
  std::ostringstream post;
  post << std::ifstream(file).rdbuf();
  const auto all = explain_puzzles({}, post.str(), file);
  ASSERT_EQ(all.size(), 1U);
  ASSERT_EQ(all.front().not_used.size(), 1U);
  EXPECT_EQ(all.front().not_used[0].line, 19);
  EXPECT_EQ(all.front().not_used[0].words, "-Even number of kings");
}

}  // namespace
}  // namespace ouverte::puzzles
