// What is written as PBN is read back the same, whatever texts a record holds: no text of one tag, comment or line
// makes another, or another board.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <map>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "solver/base/random.hpp"
#include "solver/base/status.hpp"
#include "solver/records/pbn.hpp"
#include "solver/records/record.hpp"
#include "tests/solver/records/files.hpp"
#include "tests/support/endings.hpp"

namespace ouverte::records {
namespace {

using base::Json;
using testing::ElementsAreArray;

constexpr std::string_view kLastBoard = "[Board \"the last\"]\n[Deal \"N:- - - -\"]\n";

std::string random_text(base::Random& random) {
  static constexpr std::array kPieces = {"#",      "##",      "\\", "\\#", "\"",     "]",    "[",  "[Board \"9\"]",
                                         "{",      "}",       ";",  "%",   "\n",     "\r",   "\t", "\r\n",
                                         "\n\n",   "\"a\": ", "\v", "a b", "♠",      "\xE9", " ",  "*",
                                         "[Play ", "+",       "",   "\n%", "\n\n[A", "\n\n;"};
  std::string text;
  for (auto pieces = random.below(6); pieces > 0; --pieces) text += kPieces[random.below(kPieces.size())];
  return text;
}

// The texts as PBN holds them, without those that leave nothing.
template <class Held>
std::vector<std::string> held(const std::vector<std::string>& texts, Held hold) {
  std::vector<std::string> all;
  for (const std::string& text : texts)
    if (std::string kept = hold(text); !kept.empty()) all.push_back(std::move(kept));
  return all;
}

std::vector<std::string> comments_held(const std::vector<std::string>& texts) {
  std::vector<std::string> all;
  for (const std::string& text : texts) all.push_back(pbn::held_comment(text));
  return all;
}

void expect_same_texts(const Record& record, const Record& again) {
  for (const auto& [name, value] : record.tags)
    if (name == "Event" || name == "Made up" || name == "#" || name == "Site") {
      EXPECT_EQ(tag_value(again.tags, pbn::held_name(name)), pbn::held_value(value)) << name;
    }
  EXPECT_EQ(again.setup.id, pbn::held_value(record.setup.id));
  ASSERT_EQ(again.auction.size(), record.auction.size());
  for (std::size_t call = 0; call < record.auction.size(); ++call) {
    EXPECT_EQ(again.auction[call].call, record.auction[call].call);
    EXPECT_EQ(again.auction[call].marks, record.auction[call].marks);
    EXPECT_THAT(again.auction[call].comments, ElementsAreArray(comments_held(record.auction[call].comments)));
  }
  ASSERT_EQ(again.plays.size(), record.plays.size());
  for (std::size_t play = 0; play < record.plays.size(); ++play) {
    EXPECT_EQ(again.plays[play].move, record.plays[play].move);
    EXPECT_EQ(again.plays[play].marks, record.plays[play].marks);
    EXPECT_THAT(again.plays[play].comments, ElementsAreArray(comments_held(record.plays[play].comments)));
  }
  EXPECT_EQ(again.plays_end, record.plays_end);
  ASSERT_EQ(again.notes.size(), record.notes.size());
  for (std::size_t note = 0; note < record.notes.size(); ++note) {
    EXPECT_EQ(again.notes[note].section, record.notes[note].section);
    EXPECT_EQ(again.notes[note].text, pbn::held_value(record.notes[note].text));
    EXPECT_THAT(again.notes[note].comments, ElementsAreArray(comments_held(record.notes[note].comments)));
  }
  std::map<std::string, std::vector<std::string>> sections;
  for (const Section& section : again.sections) sections[section.tag] = section.lines;
  for (const Section& section : record.sections)
    EXPECT_THAT(sections[section.tag], ElementsAreArray(held(section.lines, pbn::held_line)));
  std::vector<std::string> comments, found;
  for (const Comment& comment : record.comments) comments.push_back(pbn::held_comment(comment.text));
  for (const Comment& comment : again.comments) found.push_back(comment.text);
  EXPECT_THAT(found, testing::UnorderedElementsAreArray(comments));
}

// Written before another board, the record is one board, the same, and leaves the other alone.
void expect_reads_back(const Record& record) {
  const std::string text = write_pbn(record);
  SCOPED_TRACE(text);
  const Readings readings = read_records(text + std::string(kLastBoard), "again");
  ASSERT_EQ(readings.size(), 2U);
  for (const auto& reading : readings)
    ASSERT_TRUE(std::holds_alternative<Record>(reading)) << records::text(std::get<Problem>(reading));
  const auto& again = std::get<Record>(readings[0]);
  EXPECT_EQ(write_pbn(again), text);
  expect_same_texts(record, again);
  EXPECT_EQ(std::get<Record>(readings[1]).tags.size(), 2U);
}

Record from_json(const Json& object) {
  const Readings readings = read_json_lines(base::json_line(object), "f.jsonl");
  if (const auto* problem = std::get_if<Problem>(&readings.at(0))) ADD_FAILURE() << records::text(*problem);
  const auto* record = std::get_if<Record>(&readings.at(0));
  return record == nullptr ? Record() : *record;
}

// The records of this project's samples, as objects.
std::vector<Json> sample_objects() {
  std::vector<Json> objects;
  for (const auto& file : files_in(kData, ".pbn"))
    for (const auto& reading : read_records(read_file(file), "f"))
      if (const auto* record = std::get_if<Record>(&reading)) objects.push_back(*base::parse_json(write_json(*record)));
  return objects;
}

Json texts(base::Random& random) {
  Json list = Json::array();
  for (auto count = random.below(3); count > 0; --count) list.push_back(random_text(random));
  return list;
}

// The object with other texts wherever any text may stand.
Json with_random_texts(Json object, base::Random& random) {
  const auto annotate = [&](const char* list, const char* key) {
    if (!object.contains(list)) return;
    for (Json& item : object[list]) {
      if (item.is_object() || random.below(4) != 0) continue;
      item = {{key, item}, {"marks", {"!"}}, {"comments", texts(random)}};
    }
  };
  object["id"] = "x" + random_text(random);
  annotate("auction", "call");
  if (!object.contains("unplayed")) annotate("plays", "move");
  for (Json& tag : object["tags"]) {
    const std::string name = tag[0];
    if (name == "Event" || name == "Site") tag[1] = random_text(random);
  }
  const auto row = [&](const char* first, int texts) {
    Json list = Json::array({first});
    for (; texts > 0; --texts) list.push_back(random_text(random));
    return list;
  };
  object["tags"].push_back(row("Made up", 1));
  object["tags"].push_back(row("#", 1));
  object["comments"] = Json::array({row("", 1), row("Deal", 1), row("Nothing", 1)});
  object["notes"] = Json::array({row("", 2), row("Play", 1)});
  object["sections"] = Json::array({row("ScoreTable", 3)});
  return object;
}

TEST(WrittenRecords, OfJsonAreReadBack) {
  base::Random random(18);
  const std::vector<Json> samples = sample_objects();
  ASSERT_GE(samples.size(), 10U);
  for (int round = 0; round < support::rounds(2000); ++round) {
    const Json object = with_random_texts(samples[random.below(samples.size())], random);
    SCOPED_TRACE(base::json_line(object));
    expect_reads_back(from_json(object));
    if (HasFailure()) FAIL() << "round " << round;
  }
}

TEST(WrittenRecords, OfLinAreReadBack) {
  base::Random random(19);
  const auto text = [&] {
    std::string any = random_text(random);
    std::ranges::replace(any, '|', '/');
    return any;
  };
  constexpr std::string_view kHands = "3SAT52HT7DQT9CA85,S94HJ98D8654CT642,SKJ8763HAQD73CKQ,SQHK65432DAKJ2CJ973";
  for (int round = 0; round < support::rounds(2000); ++round) {
    std::string lin =
        base::str("vg|", text(), "|qx|o7|pn|", text(), ",b,c,d|md|", kHands, "|ah|", text(), "|nt|", text());
    lin += base::str("|sv|o|mb|1N!|an|", text(), "|nt|", text(), "|mb|p|mb|p|mb|p|");
    for (const std::string_view card :
         random.below(2) == 0 ? std::vector<std::string_view>{} : std::vector<std::string_view>{"S2"})
      lin += base::str("pc|", card, "|nt|", text(), "|");
    SCOPED_TRACE(lin);
    for (const auto& reading : read_lin(lin, "f.lin"))
      if (const auto* record = std::get_if<Record>(&reading)) expect_reads_back(*record);
    if (HasFailure()) FAIL() << "round " << round;
  }
}

TEST(WrittenRecords, KeepValuesThatLookInherited) {
  for (const std::string_view value : {"#", "##", "##x", "#1", "\\#", "\\##", "\\\\#", "\\", "x#"}) {
    Record record = from_json(*base::parse_json(R"({"hands": {"N": "-"}})"));
    record.tags = {{"Event", std::string(value)}};
    expect_reads_back(record);
    EXPECT_EQ(tag_value(std::get<Record>(read_pbn(write_pbn(record), "")[0]).tags, "Event"), value);
  }
}

TEST(WrittenRecords, HoldWhatPbnLeavesUnsaid) {
  // Hands in any order, fewer than there are seats, a leader that the rules tell, a deal passed out.
  const Record around = from_json(*base::parse_json(R"({"hands": {"N": "A...", "S": "Q...", "W": "J...", "E": "K..."},
    "leader": "E", "contract": {"trump": "S", "declarer": "N"}})"));
  EXPECT_THAT(write_pbn(around), testing::HasSubstr("[Deal \"N:A... K... Q... J...\"]"));
  const Record one = from_json(*base::parse_json(R"({"hands": {"S": "AKQ.JT9.876.5432"}})"));
  EXPECT_THAT(write_pbn(one), testing::HasSubstr("[Deal \"S:AKQ.JT9.876.5432 - - -\"]"));
  const Record passed = from_json(*base::parse_json(R"({"hands": {"N": "-"}, "contract": null})"));
  expect_reads_back(passed);
  EXPECT_TRUE(std::get<Record>(read_pbn(write_pbn(passed), "")[0]).setup.contract.is_null());
}

TEST(WrittenRecords, NeverBeginWithTheirPlay) {
  Record record =
      from_json(*base::parse_json(R"({"id": "1", "hands": {"N": "-"}, "tags": [["Play", "N"], ["Auction", "N"]]})"));
  const std::string both = std::string("[Board \"0\"]\n[Deal \"N:- - - -\"]\n\n") + write_pbn(record);
  EXPECT_EQ(read_pbn(both, "").size(), 2U);
}

}  // namespace
}  // namespace ouverte::records
