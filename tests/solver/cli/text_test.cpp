#include "solver/cli/text.hpp"

#include "gmock/gmock.h"
#include "gtest/gtest.h"

namespace ouverte::cli {
namespace {

using ::testing::ElementsAre;

std::vector<std::string> bytes_of(const std::vector<Text>& lines) {
  std::vector<std::string> all;
  for (const Text& line : lines) all.push_back(line.bytes(Colour::kOff));
  return all;
}

TEST(TextTest, CountsColumnsNotBytes) {
  EXPECT_EQ(columns("♠AK"), 3);
  EXPECT_EQ(Text("♠").add("10").columns(), 3);
}

TEST(TextTest, ColourIsThereOnlyWhereItIsAskedFor) {
  const Text text = Text("♥", Style::kRedSuit).add("A");
  EXPECT_EQ(text.bytes(Colour::kOff), "♥A");
  EXPECT_EQ(text.bytes(Colour::kOn), "\x1b[91m♥\x1b[0mA");
}

TEST(TextTest, BlanksAtTheEndAreDropped) { EXPECT_EQ(Text("a").pad(5).bytes(Colour::kOff), "a"); }

TEST(TextTest, SentencesAreFoldedAtBlanksAndGoOnBelowTheirBeginning) {
  const Text text = Text("  A  ").add(Text("♠K or ").add("♥A", Style::kRedSuit).add(" is right").fold(2));
  EXPECT_EQ(text.bytes(Colour::kOff, 80), "  A  ♠K or ♥A is right");
  EXPECT_EQ(text.bytes(Colour::kOff, 16), "  A  ♠K or ♥A is\n       right");
  EXPECT_EQ(text.bytes(Colour::kOn, 15), "  A  ♠K or \x1b[91m♥A\x1b[0m\n       is right");
}

TEST(TextTest, NothingIsFoldedAtANoBreakBlankNorWhatIsNoSentence) {
  EXPECT_EQ(Text("one N").add(kBlank).add("♠2").fold(0).bytes(Colour::kOff, 7), "one\nN ♠2");
  EXPECT_EQ(Text("one two three").bytes(Colour::kOff, 7), "one two three");
}

TEST(TextTest, NumbersHaveCommas) {
  EXPECT_EQ(with_commas(0), "0");
  EXPECT_EQ(with_commas(999), "999");
  EXPECT_EQ(with_commas(1000), "1,000");
  EXPECT_EQ(with_commas(1234567), "1,234,567");
}

TEST(TextTest, GridAlignsColumnsOfUnequalRows) {
  EXPECT_THAT(bytes_of(grid({{Text("a"), Text("b")}, {Text("♠♥♦"), Text("c"), Text("d")}})),
              ElementsAre("a    b", "♠♥♦  c  d"));
}

}  // namespace
}  // namespace ouverte::cli
