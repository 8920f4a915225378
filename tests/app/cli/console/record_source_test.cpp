// Records come as they are asked for, JSON lines of a pipe line by line: each is answered before the next is written.
#include "app/cli/console/record_source.hpp"

#include <sys/stat.h>
#include <unistd.h>

#include <filesystem>
#include <fstream>
#include <sstream>
#include <string>
#include <vector>

#include "gmock/gmock.h"
#include "gtest/gtest.h"
#include "solver/base/status.hpp"
#include "tests/support/child.hpp"

namespace ouverte::cli {
namespace {

using support::Child;
using ::testing::HasSubstr;

const std::string kRest =
    R"("game": "bridge", "hands": {"N": "..72.", "E": "5...", "S": "...K4", "W": ".A.9."}, "table": ["C8"], "leader": "E", )"
    R"("won": {"N": 0, "E": 7, "S": 2, "W": 2}, "contract": {"trump": "S", "declarer": "N"}, "plays": ["C4"], )"
    R"("tags": [["Task", ">= 3"]]})";

std::string line(const std::string& id) { return R"({"id": ")" + id + R"(", )" + kRest + "\n"; }

TEST(RecordSourceTest, EachLineIsAnsweredBeforeTheNextIsWritten) {
  const std::vector<std::vector<std::string>> commands = {
      {"solve", "-"}, {"solve", "--threads", "3", "-"}, {"analyse", "-"},        {"explain", "--play", "1", "-"},
      {"prove", "-"}, {"puzzle", "read", "-"},          {"puzzle", "solve", "-"}};
  for (std::vector<std::string> arguments : commands) {
    SCOPED_TRACE(arguments[0]);
    arguments.emplace_back("--json");
    Child child(arguments, OUVERTE_SOURCE_DIR);
    for (const std::string id : {"first", "second", "third"}) {
      child.type(line(id));
      EXPECT_THAT(child.wait_for(R"("id":")" + id), HasSubstr(R"("id":")" + id));
    }
    child.type("{\n");
    EXPECT_THAT(child.wait_for("error"), HasSubstr(R"({"id":"4","error":)"));
    child.end_input();
    EXPECT_EQ(child.wait().status, 1);
  }
}

TEST(RecordSourceTest, SoIsEachRequest) {
  Child child({"respond"}, OUVERTE_SOURCE_DIR);
  child.type("{\"ask\": \"rules\", \"game\": \"bridge\"}\n");
  EXPECT_THAT(child.wait_for("\n"), HasSubstr(R"({"game":"bridge","rules":)"));
  child.type("\n{\"ask\": \"why\"}\n");
  EXPECT_THAT(child.wait_for("error"), HasSubstr("not_found"));
  child.end_input();
  EXPECT_EQ(child.wait().status, 1);
}

TEST(RecordSourceTest, APipeWithANameIsNoOther) {
  const std::string pipe =
      std::filesystem::path(testing::TempDir()) / base::str("ouverte_record_source_", getpid(), ".jsonl");
  ASSERT_EQ(mkfifo(pipe.c_str(), S_IRUSR | S_IWUSR), 0);
  Child child({"solve", "--json", pipe}, OUVERTE_SOURCE_DIR);
  std::ofstream in(pipe);
  for (const std::string id : {"first", "second"}) {
    in << line(id) << std::flush;
    EXPECT_THAT(child.wait_for(R"("id":")" + id), HasSubstr(R"("id":")" + id));
  }
  in.close();
  EXPECT_EQ(child.wait().status, 0);
  std::filesystem::remove(pipe);
}

// Every record or problem with its place, as text.
std::string shown(const Reading& reading) {
  if (const auto* problem = std::get_if<records::Problem>(&reading)) return records::text(*problem);
  const auto& record = std::get<records::Record>(reading);
  return records::text(record.place) + " " + records::write_json(record);
}

TEST(RecordSourceTest, LinesGiveWhatTheWholeGives) {
  const std::string pbn = "[Board \"1\"]\n[Deal \"W:A2... 43... 65... 87...\"]\n[Contract \"NT\"]\n[Declarer \"S\"]\n";
  const std::string mark = "\xEF\xBB\xBF";
  const std::string nameless = "{" + kRest;
  const std::vector<std::string> texts = {line("a"),
                                          line("a") + line("b"),
                                          "\n \r\n" + line("a") + "\n\n" + line("b"),
                                          mark + line("a") + line("b"),
                                          nameless + "\r\n" + nameless + "\r\n",
                                          nameless + "\r" + nameless + "\r\r{",
                                          line("a") + "x\n{}",
                                          "{\n" + kRest,
                                          "{}",
                                          "\n\n",
                                          pbn,
                                          pbn + "\n" + pbn,
                                          "{ a comment }\n" + pbn};
  for (const std::string& text : texts) {
    SCOPED_TRACE(text);
    std::istringstream in(text);
    std::ostringstream out;
    const Console console{.in = in, .out = out, .err = out};
    RecordSource source({"-"}, console);
    std::vector<std::string> found;
    while (const auto reading = source.next()) found.push_back(shown(*reading));
    std::vector<std::string> whole;
    for (const Reading& reading : records::read_records(text, "standard input")) whole.push_back(shown(reading));
    if (whole.empty()) whole.emplace_back("standard input: found nothing, expected text: it is empty");
    EXPECT_EQ(found, whole);
    EXPECT_EQ(source.known(), whole.size());
  }
}

}  // namespace
}  // namespace ouverte::cli
