// The text of an HTML report. What it does in a browser: tests/page.
#include "tutor/report/html.hpp"

#include <gmock/gmock.h>

#include <string>
#include <string_view>
#include <vector>

namespace ouverte::tutor {
namespace {

using base::Json;
using testing::HasSubstr;
using testing::Not;

std::size_t count(const std::string& text, std::string_view what) {
  std::size_t found = 0;
  for (std::size_t at = text.find(what); at != std::string::npos; at = text.find(what, at + 1)) ++found;
  return found;
}

TEST(HtmlReport, HoldsNoMarkupOfTheData) {
  const std::string name = "</script><script>alert(1)</script><!--{style}";
  const std::string page = html_report(std::vector<Json>{{{"players", {{"N", name}}}}});
  EXPECT_EQ(count(page, "</script>"), 3U);  // the analyses, the habits and the page's own
  EXPECT_THAT(page, Not(HasSubstr("<!--")));
  const std::size_t begin = page.find("id=\"analyses\">") + 14;
  const auto read = base::parse_json(page.substr(begin, page.find("</script>", begin) - begin));
  ASSERT_TRUE(read.ok()) << read.status();
  EXPECT_EQ((*read)[0]["players"]["N"], name);
}

TEST(HtmlReport, AllowsItsOwnScriptAndStyleAndAsksForNothing) {
  const std::string page = html_report({});
  EXPECT_THAT(page, HasSubstr("default-src 'none'; script-src 'sha256-"));
  EXPECT_THAT(page, Not(HasSubstr("unsafe")));
  for (const char* const asking : {"src=", "href=", "url(", "@import", "fetch(", "innerHTML"})
    EXPECT_THAT(page, Not(HasSubstr(asking)));
  EXPECT_THAT(page, Not(testing::ContainsRegex("[{](style|script|analyses)( hash)?[}]")));
}

TEST(HtmlReport, IsTheSameFromRunToRun) { EXPECT_EQ(html_report({}), html_report({})); }

}  // namespace
}  // namespace ouverte::tutor
