#include "solver/records/encoding.hpp"

#include <gtest/gtest.h>

#include <string>
#include <string_view>

namespace ouverte::records {
namespace {

using std::string_literals::operator""s;

TEST(PlainText, EndsEveryLineAlike) {
  EXPECT_EQ(plain_text("a\r\nb\rc\nd\r"), "a\nb\nc\nd\n");
  EXPECT_EQ(plain_text("a\r\r\n"), "a\n\n");
  EXPECT_EQ(plain_text(""), "");
}

TEST(PlainText, DropsByteOrderMarks) {
  EXPECT_EQ(plain_text("\xEF\xBB\xBF[x]"), "[x]");
  EXPECT_EQ(plain_text("\xFF\xFE\xE9\0\x60\x26\r\0\n\0"s), "\xC3\xA9\xE2\x99\xA0\n");
  EXPECT_EQ(plain_text("\xFE\xFF\0\xE9\x26\x60"s), "\xC3\xA9\xE2\x99\xA0");
}

TEST(PlainText, ReadsUtf16ThatIsBroken) {
  EXPECT_EQ(plain_text("\xFE\xFF\xD8\x3C\xDC\xA1\0"s), "\xF0\x9F\x82\xA1");  // an odd byte at the end
  EXPECT_EQ(plain_text("\xFE\xFF\xD8\x3C\0A"s),
            "\xEF\xBF\xBD"
            "A");  // half a character
  EXPECT_EQ(plain_text("\xFF\xFE"), "");
}

TEST(PlainText, KeepsBytesOfOtherEncodings) { EXPECT_EQ(plain_text("caf\xE9\x80"), "caf\xE9\x80"); }

TEST(AsUtf8, ConvertsOnlyWhatIsNotUtf8) {
  EXPECT_EQ(as_utf8("♠ Zoë 🂡"), "♠ Zoë 🂡");
  EXPECT_EQ(as_utf8("Zo\xEB"), "Zoë");
  for (const std::string_view wrong : {"\xC0\x80", "\xE0\x80\x80", "\xED\xA0\x80", "\xF4\x90\x80\x80", "\xE2\x99"}) {
    EXPECT_NE(as_utf8(wrong), wrong);
    EXPECT_EQ(as_utf8(as_utf8(wrong)), as_utf8(wrong));
  }
}

}  // namespace
}  // namespace ouverte::records
