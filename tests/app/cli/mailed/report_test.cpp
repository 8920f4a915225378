// The text of a report that is mailed. What it does in a browser: tests/page.
#include "app/cli/mailed/report.hpp"

#include <gmock/gmock.h>

#include <string>
#include <string_view>

namespace ouverte::cli {
namespace {

using testing::HasSubstr;
using testing::Not;

std::size_t count(const std::string& text, std::string_view what) {
  std::size_t found = 0;
  for (std::size_t at = text.find(what); at != std::string::npos; at = text.find(what, at + 1)) ++found;
  return found;
}

// A deal of one trick, in which East's name is spoilt.
constexpr std::size_t kMemory = 16;  // MiB
constexpr std::string_view kMailed =
    R"({"game":"bridge","hands":{"N":"A...","E":"2...","S":"3...","W":"4..."},"table":[],"leader":"N","won":{"N":6,"E":2,"S":4,"W":0},)"
    R"("contract":{"trump":"NT","declarer":"S"},"tags":[["East","</script><script>alert(1)</script><!--{style}"]],"plays":["SA","S2","S3","S4"]})";

std::string report() {
  const records::Readings readings = records::read_records(kMailed, "p.jsonl");
  MailedReport report({}, kMemory);
  report.add(std::get<records::Record>(readings.at(0)), {{"stopped", false}});
  return report.html();
}

TEST(MailedReport, HoldsNoMarkupOfTheData) {
  const std::string page = report();
  EXPECT_EQ(count(page, "</script>"), 2U);  // the answers and the page's own
  EXPECT_THAT(page, Not(HasSubstr("<!--")));
  const std::size_t begin = page.find("id=\"answers\">") + 13;
  const auto read = base::parse_json(page.substr(begin, page.find("</script>", begin) - begin));
  ASSERT_TRUE(read.ok()) << read.status();
  const base::Json& board = read->at("boards").at(0);
  EXPECT_EQ(board.at("looks").at(0).at("players").at("E"), "</script><script>alert(1)</script><!--{style}");
}

TEST(MailedReport, TellsOfEachPlayWhatItChanges) {
  const std::string page = report();
  const std::size_t begin = page.find("id=\"answers\">") + 13;
  const auto read = base::parse_json(page.substr(begin, page.find("</script>", begin) - begin));
  ASSERT_TRUE(read.ok()) << read.status();
  const base::Json& looks = read->at("boards").at(0).at("looks");
  ASSERT_EQ(looks.size(), 5U);
  EXPECT_EQ(looks.at(0).at("position").at("to_move"), "N");
  EXPECT_EQ(looks.at(1).at("moves"), base::Json({"S2"}));
  EXPECT_FALSE(looks.at(1).contains("title"));
  EXPECT_EQ(looks.at(4).at("over"), true);
  EXPECT_TRUE(looks.at(4).at("player").is_null());
}

TEST(MailedReport, AllowsItsOwnScriptAndStyleAndNothingElse) {
  const std::string page = MailedReport({}, kMemory).html();
  EXPECT_THAT(page, HasSubstr("default-src 'none'; script-src 'sha256-"));
  EXPECT_THAT(page, Not(HasSubstr("'unsafe")));
  for (const char* const asking : {"<link", " src=\"", "@import", "type=\"module\""})
    EXPECT_THAT(page, Not(HasSubstr(asking)));
  EXPECT_THAT(page, Not(testing::ContainsRegex("[{](style|script|answers)( hash)?[}]")));
}

TEST(MailedReport, IsTheSameFromRunToRun) { EXPECT_EQ(report(), report()); }

}  // namespace
}  // namespace ouverte::cli
