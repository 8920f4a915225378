#include "solver/io/tokens.hpp"

#include <gtest/gtest.h>

#include <string>
#include <string_view>

#include "solver/base/status.hpp"

namespace ouverte::io {
namespace {

// The words in angle brackets, each with its marks and comments; or what is wrong, after its line.
std::string split(std::string_view text) {
  const pbn::Document document = pbn::parse(base::str("[Play \"N\"]\n", text));
  int line = 0;
  const auto tokens = split_tokens(std::span(document.boards[0].items).subspan(1), line);
  if (!tokens.ok()) return base::str(line, ": ", base::message(tokens.status()));
  std::string found;
  for (const std::string& comment : tokens->before) found += base::str("{", comment, "}");
  for (const Token& token : tokens->words) found += "<" + token_text(token.word, token.marks, token.comments) + ">";
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

TEST(Tokens, SayWhatIsWrong) {
  EXPECT_EQ(split("! SA"), "2: found !, expected a call or card before it");
  EXPECT_EQ(split("SA\nH2 ^X"), R"(3: found "^X", expected ^I, ^S, ^R or ^L)");
  EXPECT_EQ(split("SA ^L"), "2: found ^L at the end, expected a call or card after it");
  EXPECT_EQ(split("SA =1 H2"), R"(2: found "=1", expected a mark such as $7 or =1=)");
  EXPECT_EQ(split("SA $"), R"(2: found "$", expected a mark such as $7 or =1=)");
  EXPECT_EQ(split("SA == H2"), R"(2: found "==", expected a mark such as $7 or =1=)");
}

TEST(Tokens, KnowWhetherTheyStandAlone) {
  const pbn::Document document = pbn::parse("[Play \"N\"]\nSA *\n*");
  int line = 0;
  const auto tokens = split_tokens(std::span(document.boards[0].items).subspan(1), line);
  ASSERT_EQ(tokens->words.size(), 3U);
  EXPECT_FALSE(tokens->words[0].alone);
  EXPECT_FALSE(tokens->words[1].alone);
  EXPECT_TRUE(tokens->words[2].alone);
}

}  // namespace
}  // namespace ouverte::io
