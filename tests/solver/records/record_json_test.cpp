#include <gtest/gtest.h>

#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "solver/base/status.hpp"
#include "solver/records/record.hpp"
#include "tests/solver/records/files.hpp"
#include "tests/support/every_game.hpp"

namespace ouverte::records {
namespace {

constexpr std::string_view kJsonDeal =
    R"("hands": {"N": "T52.T7.AKQT9.A85", "E": "94.J98.8654.T642", "S": "AKJ8763.AQ.73.KQ", "W": "Q.K65432.J2.J973"},)"
    R"( "contract": {"trump": "NT", "declarer": "S"})";

// Every line's record written again, or its problem.
std::vector<std::string> again(std::string_view text) {
  std::vector<std::string> lines;
  for (const auto& reading : read_json_lines(text, "f.jsonl")) {
    const auto* problem = std::get_if<Problem>(&reading);
    lines.push_back(problem != nullptr ? records::text(*problem) : write_json(std::get<Record>(reading)));
  }
  return lines;
}

std::string one(std::string_view fields) {
  const std::vector<std::string> lines = again(base::str("{", kJsonDeal, fields, "}"));
  return lines.size() == 1 ? lines[0] : "not one line";
}

TEST(JsonLines, AreReportedInTheirOrder) {
  const std::vector<std::string> lines =
      again(base::str("{", kJsonDeal, "}\r\n\n{\"id\": \"b\", ", kJsonDeal, ", \"x\": 1}\n{oops\n{", kJsonDeal, "}"));
  ASSERT_EQ(lines.size(), 4U);
  EXPECT_TRUE(lines[0].starts_with(R"({"id":"1","game":"bridge")")) << lines[0];
  EXPECT_TRUE(lines[1].starts_with("f.jsonl:3: board b: found the unknown key \"x\", expected one of id, game,"));
  EXPECT_TRUE(lines[2].starts_with("f.jsonl:4: board 3: byte 2: syntax error")) << lines[2];
  EXPECT_TRUE(lines[3].starts_with(R"({"id":"4",)")) << lines[3];
}

TEST(JsonLines, KeepAllThatStandsBesideTheDeal) {
  const std::string line = base::str(
      R"({"id":"q","game":"bridge","hands":{"N":"T52.T7.AKQT9.A85","E":"94.J98.8654.T642","S":"AKJ8763.AQ.73.KQ",)",
      R"("W":"Q.K65432.J2.J973"},"table":[],"contract":{"trump":"NT","declarer":"S"},)",
      R"("tags":[["Event","Été"],["Made up","by hand"]],"auction":["1D",{"call":"Pass","marks":["!"],"comments":["c"]}],)",
      R"("plays":["H2",{"move":"HT","marks":["$9","=1="]}],"end":"ended","notes":[["Play","1:count","yes"]],)",
      R"("sections":[["ScoreTable","a  b","c"]],"comments":[["","first"],["Event","second"]]})", "\n");
  EXPECT_EQ(again(line).at(0), line);
}

TEST(JsonLines, FollowThePlays) {
  const Readings readings = read_json_lines(base::str("{", kJsonDeal, R"(, "plays": ["h2", "H10", "H8"]})"), "");
  const Record& record = std::get<Record>(readings.at(0));
  EXPECT_EQ(record.plays[1], (Play{"N", "HT", {}, {}}));
  EXPECT_EQ(
      one(R"(, "plays": ["H2", "C5"])"),
      "f.jsonl:1: board 1: plays: trick 1: N revokes with C5 while holding HT: follow suit if able, otherwise any "
      "card");
}

TEST(JsonLines, SayWhatIsWrong) {
  EXPECT_EQ(one(R"(, "game": "whist")"),
            "f.jsonl:1: board 1: game: found \"whist\", expected one of " + support::game_list());
  EXPECT_EQ(one(R"(, "hands": {})"),
            "f.jsonl:1: board 1: byte 165: found the key \"hands\" twice in one object, expected it once");
  EXPECT_EQ(one(R"(, "plays": "H2")"), "f.jsonl:1: board 1: plays: found \"H2\", expected a list");
  EXPECT_EQ(one(R"(, "plays": [3])"), "f.jsonl:1: board 1: plays: found 3, expected a text");
  EXPECT_EQ(one(R"(, "plays": [{"card": "H2"}])"),
            "f.jsonl:1: board 1: found the unknown key \"card\", expected one of move, marks, comments");
  EXPECT_EQ(one(R"(, "end": "over")"),
            "f.jsonl:1: board 1: end: found \"over\", expected one of \"ended\", "
            "\"continued\", \"unresolved\", \"unknown\", \"irregular\"");
  EXPECT_EQ(one(R"(, "tags": [["Event"]])"), "f.jsonl:1: board 1: tags: found [\"Event\"], expected at least 2 texts");
  EXPECT_EQ(one(R"(, "tags": {"Event": "x"})"),
            "f.jsonl:1: board 1: tags: found {\"Event\":\"x\"}, expected a list of lists of texts");
  EXPECT_EQ(again("[1]").at(0), "f.jsonl:1: board 1: record: found [1], expected an object");
}

TEST(JsonLines, HoldTheVectorsOfTheGamesThereAre) {
  for (const std::string_view file : {"bridge.jsonl", "solo-whist.jsonl"}) {
    const std::string text = read_file(kSource / "tests/vectors" / file);
    const Readings readings = read_records(text, file);
    EXPECT_EQ(readings.size(), 152U);
    for (const auto& reading : readings) {
      ASSERT_TRUE(std::holds_alternative<Record>(reading)) << records::text(std::get<Problem>(reading));
      const Record& record = std::get<Record>(reading);
      // Through PBN and back: the contract may then say what the vector left out.
      const Readings pbn = read_records(write_pbn(record), file);
      ASSERT_TRUE(std::holds_alternative<Record>(pbn.at(0))) << records::text(std::get<Problem>(pbn.at(0)));
      const auto position = position_after(record, 0);
      const auto again = position_after(std::get<Record>(pbn.at(0)), 0);
      ASSERT_TRUE(position.ok() && again.ok()) << position.status() << again.status() << write_pbn(record);
      EXPECT_EQ((*again)->moves(), (*position)->moves());
      EXPECT_EQ((*again)->setup().contract, (*position)->setup().contract);
      EXPECT_EQ((*again)->setup().hands, (*position)->setup().hands);
    }
  }
}

}  // namespace
}  // namespace ouverte::records
