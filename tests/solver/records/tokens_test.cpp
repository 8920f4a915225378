#include "solver/records/tokens.hpp"

#include <gtest/gtest.h>

#include <string>
#include <string_view>

#include "solver/base/status.hpp"

namespace ouverte::records {
namespace {

// The words in angle brackets, each with its marks and comments.
std::string split(std::string_view text) {
  const pbn::Document document = pbn::parse(base::str("[Play \"N\"]\n", text));
  const Tokens tokens = split_tokens(std::span(document.boards[0].items).subspan(1));
  std::string found;
  for (const std::string& comment : tokens.before) found += base::str("{", comment, "}");
  for (const Token& token : tokens.words) found += "<" + token_text(token.word, token.marks, token.comments) + ">";
  return found;
}

TEST(Tokens, KeepTheirMarksAndComments) {
  EXPECT_EQ(split("SA  H2\tD3\n-"), "<SA><H2><D3><->");
  EXPECT_EQ(split("1S!!=1=$25 2S ?! $3 =12= x"), "<1S !! =1= $25><2S ?! $3 =12=><x>");
  EXPECT_EQ(split("{a} SA{b}; c\n; d\nH2"), "{a}<SA {b} { c} { d}><H2>");
  EXPECT_EQ(split("SA!!!"), "<SA !! !>");
}

TEST(Tokens, PutIrregularitiesBeforeTheirWord) {
  EXPECT_EQ(split("1D ^S ^I 1C ^RS6 ^L\nC3"), "<1D><^S><^I 1C><^R S6><^L C3>");
}

TEST(Tokens, EndBeforeTheMarkersOfTheEnd) {
  EXPECT_EQ(split("H2*"), "<H2><*>");
  EXPECT_EQ(split("H2+"), "<H2><+>");
  EXPECT_EQ(split("* + *>C HQ+SQ.DQ,*.*.*"), "<*><+><*>C><HQ+SQ.DQ,*.*.*>");
}

TEST(Tokens, AreWordsWhereTheyAreNoMarks) {
  EXPECT_EQ(split("! SA"), "<!><SA>");
  EXPECT_EQ(split("SA\nH2 ^X"), "<SA><H2><^X>");
  EXPECT_EQ(split("SA ^L"), "<SA><^L>");
  EXPECT_EQ(split("SA =1 H2"), "<SA><=1><H2>");
  EXPECT_EQ(split("SA $ == =a="), "<SA><$><=><=><=a><=>");
  EXPECT_EQ(split("^L ^R SA } x"), "<^L ^R><SA><}><x>");
}

TEST(Tokens, KnowWhetherTheyStandAlone) {
  const pbn::Document document = pbn::parse("[Play \"N\"]\nSA *\n*");
  const Tokens tokens = split_tokens(std::span(document.boards[0].items).subspan(1));
  ASSERT_EQ(tokens.words.size(), 3U);
  EXPECT_FALSE(tokens.words[0].alone);
  EXPECT_FALSE(tokens.words[1].alone);
  EXPECT_TRUE(tokens.words[2].alone);
}

}  // namespace
}  // namespace ouverte::records
