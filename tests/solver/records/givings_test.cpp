// Tricks that are given to somebody, in the `Play` section and in JSON records.
#include <gtest/gtest.h>

#include <string>
#include <string_view>
#include <variant>

#include "solver/base/status.hpp"
#include "solver/records/plays.hpp"
#include "solver/records/record.hpp"

namespace ouverte::records {
namespace {

// Three tricks from the end; C has both Jokers.
constexpr std::string_view kHead = R"([Game "whos-who"]
[Deal "A:A75.... J.J8... ..T..**"]
[Taken "A:4 B:4 C:3"]
)";

Record read(const std::string& text) {
  Readings readings = read_pbn(text, "f");
  if (const auto* problem = std::get_if<Problem>(&readings.at(0))) {
    ADD_FAILURE() << records::text(*problem);
    return {};
  }
  return std::get<Record>(readings[0]);
}

std::string error(const std::string& text) {
  Readings readings = read_pbn(text, "f");
  const auto* problem = std::get_if<Problem>(&readings.at(0));
  return problem == nullptr ? "no error" : records::text(*problem);
}

std::string plays_of(const Record& record) {
  std::string found;
  for (const Play& each : record.plays) found += base::str(found.empty() ? "" : " ", each.seat, ':', each.move);
  return found;
}

std::string plays(std::string_view play, std::string_view head = kHead) {
  return plays_of(read(base::str(head, play)));
}

TEST(Givings, StandOnTheJoker) {
  EXPECT_EQ(plays("[Play \"A\"]\nS5 SJ *>B\nS7 H8 *>A\n"), "A:S5 B:SJ C:* C:>B B:H8 C:* A:S7 C:>A");
  EXPECT_EQ(plays("[Play \"A\"]\nS5 SJ *>b\n"), "A:S5 B:SJ C:* C:>B");
}

TEST(Givings, MayBeLeftOutWhereThePlaysEnd) {
  const Record record = read(base::str(kHead, "[Play \"A\"]\nS5 SJ *\n"));
  EXPECT_EQ(plays_of(record), "A:S5 B:SJ C:*");
  EXPECT_EQ(record.plays_end, PlaysEnd::kSilent);
  const Record unknown = read(base::str(kHead, "[Play \"A\"]\nS5 SJ *\nS7 H8 *>A\n"));
  EXPECT_EQ(plays_of(unknown), "A:S5 B:SJ C:*");
  EXPECT_EQ(unknown.plays_end, PlaysEnd::kUnknown);
}

constexpr std::string_view kTwoJokers = R"([Game "whos-who"]
[Deal "A:A7.... .J...* .T...*"]
[Taken "A:4 B:4 C:4"]
)";

TEST(Givings, OfTwoJokersMayStandOnEither) {
  for (const std::string_view row : {"S7 *>C *", "S7 * *>C", "S7 *>C *>C"})
    EXPECT_EQ(plays(base::str("[Play \"A\"]\n", row, "\n"), kTwoJokers), "A:S7 B:* C:* A:>C") << row;
  EXPECT_NE(error(base::str(kTwoJokers, "[Play \"A\"]\nS7 *>C *>B\n")).find("found >B, expected >C as on the other"),
            std::string::npos);
}

TEST(Givings, GoToTextAndBack) {
  for (const std::string_view rows : {"S5 SJ *>B\nS7 H8 *>A\nSA HJ DT\n", "S5 SJ *\n", "S5 SJ * {to whom?}\n"}) {
    const Record record = read(base::str(kHead, "[Play \"A\"]\n", rows));
    const std::string written = write_pbn(record);
    EXPECT_NE(written.find(base::str("[Play \"A\"]\n", rows)), std::string::npos) << written;
    EXPECT_EQ(plays_of(read(written)), plays_of(record));
  }
  const std::string both = write_pbn(read(base::str(kTwoJokers, "[Play \"A\"]\nS7 *>C *\n")));
  EXPECT_NE(both.find("S7 * *>C\n"), std::string::npos) << both;  // on the Joker played last
}

TEST(Givings, AreMovesOfTheirOwnInJson) {
  const Record record = read(base::str(kHead, "[Play \"A\"]\nS5 SJ *>B\n"));
  const std::string line = write_json(record);
  EXPECT_NE(line.find(R"("plays":["S5","SJ","*",">B"])"), std::string::npos) << line;
  Readings readings = read_json_lines(line, "f");
  ASSERT_TRUE(std::holds_alternative<Record>(readings.at(0)));
  EXPECT_EQ(plays_of(std::get<Record>(readings[0])), plays_of(record));
  EXPECT_NE(write_pbn(std::get<Record>(readings[0])).find("S5 SJ *>B\n"), std::string::npos);
}

TEST(Givings, OfATrickOnTheTableStandAlone) {
  const std::string line =
      R"({"game":"whos-who","leader":"A","won":{"A":4,"B":4,"C":3},"contract":{"soloist":"C","pack":42},)"
      R"("hands":{"A":"A7....","B":".J8...","C":"..T..*"},"table":["S5","SJ","*"],"plays":[">B","H8"]})";
  Readings readings = read_json_lines(line, "f");
  const auto* problem = std::get_if<Problem>(&readings.at(0));
  ASSERT_EQ(problem, nullptr) << records::text(*problem);
  const Record& record = std::get<Record>(readings[0]);
  const std::string written = write_pbn(record);
  EXPECT_NE(written.find("- - >B\n- H8 -\n"), std::string::npos) << written;
  EXPECT_EQ(plays_of(read(written)), plays_of(record)) << written;
}

TEST(Givings, ElsewhereAreErrors) {
  EXPECT_NE(error(base::str(kHead, "[Play \"A\"]\nS5>B SJ *\n")).find("expected it only after a Joker"),
            std::string::npos);
  EXPECT_NE(error(base::str(kHead, "[Play \"A\"]\nS5 SJ *>N\n")).find("found \">N\", expected >A, >B or >C"),
            std::string::npos);
}

}  // namespace
}  // namespace ouverte::records
