// Talk and stories beside a problem: they leave it as it is, and are said not to be used; what in them restricts the
// play, tells of cards played or contradicts the rest is refused. data/talk.txt, data/stories.txt and
// data/asides.txt have them with what each must come to.
#include <sstream>
#include <string>
#include <variant>

#include "gmock/gmock.h"
#include "gtest/gtest.h"
#include "puzzles/text/posted.hpp"
#include "tests/support/said_cases.hpp"

namespace ouverte::puzzles {
namespace {

std::string what_comes_of(const std::string& words) {
  const std::vector<Understood> all = explain_puzzles({}, support::kDealSpokenOf + words, "post.txt");
  if (all.size() != 1) return "found " + std::to_string(all.size());
  const auto* record = std::get_if<records::Record>(&all.front().reading);
  if (record == nullptr) return "refused";
  std::string text = all.front().in_normal_form.ends_with("(assumed)") ? "assumed " : "";
  text += records::tag_value(record->tags, "Task");
  for (const records::Play& play : record->plays) text += " " + play.move;
  return text;
}

int check_all(const std::string& name) { return support::expect_said(name, what_comes_of); }

TEST(TalkTest, LeavesTheProblemAsItIsOrIsRefused) { EXPECT_GE(check_all("talk.txt"), 100); }

TEST(TalkTest, StoriesLeaveTheProblemAsItIsOrAreRefused) { EXPECT_GE(check_all("stories.txt"), 90); }

TEST(TalkTest, WhatTheHandsShowAndWhatOnlyCountsChangesNothing) { EXPECT_GE(check_all("asides.txt"), 180); }

TEST(TalkTest, IsSaidNotToBeUsed) {
  const auto all = explain_puzzles(
      {}, support::kDealSpokenOf + "4♠ by South, lead ♥K.\n\nMy partner went down in this. How?", "post.txt");
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
