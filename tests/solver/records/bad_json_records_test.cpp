// What JSON says of a record that cannot be so is an error where it is read.
#include <gtest/gtest.h>

#include <string>
#include <string_view>
#include <variant>

#include "solver/base/status.hpp"
#include "solver/records/record.hpp"

namespace ouverte::records {
namespace {

// What is wrong with the second of two lines; "a record" if nothing is.
std::string problem(std::string_view object) {
  const Readings readings = read_json_lines(base::str("{\"hands\": {\"N\": \"-\"}}\n", object), "f.jsonl");
  const auto* found = std::get_if<Problem>(&readings.at(1));
  return found == nullptr ? "a record" : text(*found);
}

TEST(BadJsonRecords, NameSeatsThatAreNone) {
  constexpr std::string_view kHands = R"("hands": {"N": "-", "E": "-"})";
  EXPECT_EQ(problem(base::str("{", kHands, R"(, "won": {"N": 1, "X": 2}, "contract": null})")),
            "f.jsonl:2: board 2: won: found the seat \"X\", expected one of N E S W");
  EXPECT_EQ(problem(R"({"hands": {"N": "-", "A": "-"}})"),
            "f.jsonl:2: board 2: hands: found the seat \"A\", expected one of N E S W");
  for (const std::string_view field : {"leader", "dealer", "for"}) {
    EXPECT_EQ(problem(base::str("{", kHands, ", \"", field, "\": \"Q\"}")),
              base::str("f.jsonl:2: board 2: ", field, ": found \"Q\", expected one of N E S W"));
    EXPECT_EQ(problem(base::str("{", kHands, ", \"", field, "\": \"\"}")),
              base::str("f.jsonl:2: board 2: ", field, ": found \"\", expected a seat"));
    EXPECT_EQ(problem(base::str("{", kHands, ", \"", field, "\": \"S\"}")), "a record");
  }
  EXPECT_EQ(problem(R"({"game": "rummage", "hands": {"A": "-", "B": "-", "C": "-"}, "for": "D"})"),
            "f.jsonl:2: board 2: for: found \"D\", expected one of A B C");
}

TEST(BadJsonRecords, HoldTextsThatNoRecordCould) {
  EXPECT_EQ(problem(R"({"hands": {"N": "A B"}})"),
            "f.jsonl:2: board 2: hands.N: found \"A B\", expected a hand such as AKQ.JT9.876.5432, or -");
  EXPECT_EQ(problem(R"({"hands": {"N": ""}, "contract": null})"),
            "f.jsonl:2: board 2: hands.N: found \"\", expected a hand such as AKQ.JT9.876.5432, or -");
  EXPECT_EQ(problem(R"({"hands": {"N": "-"}, "table": ["S A"]})"),
            "f.jsonl:2: board 2: table: found \"S A\", expected a card such as SK");
  EXPECT_EQ(problem(R"({"hands": {"N": "-"}, "auction": [{"call": "1C", "marks": ["! [Board"]}]})"),
            "f.jsonl:2: board 2: auction.marks: found \"! [Board\", expected a mark such as ! ?? $7 =1= ^L");
  EXPECT_EQ(problem(R"({"game": "whos-who", "hands": {"A": "-"}, "contract": null})"),
            "f.jsonl:2: board 2: contract: found null, expected an object: in Who's Who no deal is passed out");
}

TEST(BadJsonRecords, ContradictTheirPlay) {
  constexpr std::string_view kDeal =
      R"("hands": {"N": "A2.K..", "E": "K3.A..", "S": "Q4.Q..", "W": "J5.J.."}, "leader": "E",)"
      R"( "contract": {"trump": "NT", "declarer": "S"})";
  EXPECT_EQ(
      problem(base::str("{", kDeal, R"(, "tags": [["Play", "E"]], "unplayed": ["HA HQ"], "end": "unresolved"})")),
      "f.jsonl:2: board 2: unplayed: found lines that tell of another play, expected that of \"plays\" and \"end\"");
  EXPECT_EQ(
      problem(base::str("{", kDeal, R"(, "end": "unknown"})")),
      "f.jsonl:2: board 2: unplayed: found lines that tell of another play, expected that of \"plays\" and \"end\"");
  EXPECT_EQ(
      problem(base::str("{", kDeal,
                        R"(, "tags": [["Play", "E"]], "plays": ["HA"], "unplayed": ["HA - HJ"], "end": "unknown"})")),
      "a record");
}

TEST(BadJsonRecords, AreCutInMessages) {
  const std::string much(100'000, 'x');
  for (const std::string& object :
       {base::str(R"({")", much, R"(": 1})"), base::str(R"({"hands": {")", much, R"(": 1}})"),
        base::str(R"({"hands": {"N": ")", much, R"("}})"),
        base::str(R"({"hands": {"N": "-"}, "game": ")", much, R"("})"),
        base::str(R"({"id": ")", much, R"(", "hands": 1})"),
        base::str(R"({"hands": {"N": "-"}, "won": {")", much, R"(": "y"}})"),
        base::str(R"({"hands": {"N": "-"}, "won": {")", much, R"(": 1}})"),
        base::str(R"({"hands": {"N": "-"}, "for": ")", much, R"("})"), base::str(R"({")", much)})
    EXPECT_LT(problem(object).size(), 400U) << object.substr(0, 20);
  for (const std::string& board :
       {base::str("[", much), base::str("[", much, " \"x"), base::str("[Board \"", much, "\"]"), much,
        base::str("[Deal \"", much, "\"]"), base::str("[Game \"", much, "\"]"), base::str("[Contract \"", much, "\"]")})
    for (const auto& reading : read_pbn(board, "f"))
      EXPECT_LT(text(std::get<Problem>(reading)).size(), 400U) << board.substr(0, 20);
}

}  // namespace
}  // namespace ouverte::records
