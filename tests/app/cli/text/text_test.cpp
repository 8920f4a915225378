#include "app/cli/text/text.hpp"

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

TEST(TextTest, NothingThatControlsATerminalIsShown) {
  EXPECT_EQ(printable("\x1b[31mred\x1b[0m\a\b\r\x7f"), "�[31mred�[0m����");
  EXPECT_EQ(printable(std::string("a\0b", 3)), "a�b");
  EXPECT_EQ(printable("a\u0080\u009bz\u009f"), "a��z�") << "C1 in UTF-8";
  EXPECT_EQ(printable("\x9bz \x80\x9f"), "�z ��") << "C1 as bytes";
  EXPECT_EQ(printable("\u202aa\u202bb\u202cc\u202dd\u202ee\u2066f\u2067g\u2068h\u2069"), "�a�b�c�d�e�f�g�h�");
}

TEST(TextTest, EverythingElseIs) {
  for (const std::string text : {"♠AK 10 – “Zoë”\u00a0!", "שלום", "中文 🂡", "\u2029\u202f\u2065\u206a", ""})
    EXPECT_EQ(printable(text), text);
  EXPECT_EQ(printable("Zo\xeb ♠A"), "Zoë ♠A") << "Latin-1 among UTF-8";
  EXPECT_EQ(printable("\xe2\x99"), "â�") << "cut short";
  EXPECT_EQ(printable("a\tb\nc"), "a b\nc");
  EXPECT_EQ(printable_line("a\tb\nc"), "a b c");
}

TEST(TextTest, LinesHoldNothingElse) {
  const Text text = Text("a\nb\x1b[2Jc", Style::kStrong).add("\u202e");
  EXPECT_EQ(text.bytes(Colour::kOff), "a b�[2Jc�");
  EXPECT_EQ(text.columns(), 9);
  EXPECT_EQ(text.bytes(Colour::kOn), "\x1b[1ma b�[2Jc\x1b[0m�");
}

TEST(TextTest, GridAlignsColumnsOfUnequalRows) {
  EXPECT_THAT(bytes_of(grid({{Text("a"), Text("b")}, {Text("♠♥♦"), Text("c"), Text("d")}})),
              ElementsAre("a    b", "♠♥♦  c  d"));
}

}  // namespace
}  // namespace ouverte::cli
