#include "solver/records/record.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "solver/base/status.hpp"
#include "tests/solver/records/files.hpp"

namespace ouverte::records {
namespace {

std::vector<Record> records(std::string_view text, std::string_view file = "f") {
  std::vector<Record> found;
  for (auto& reading : read_records(text, file)) {
    if (const auto* problem = std::get_if<Problem>(&reading)) {
      ADD_FAILURE() << records::text(*problem);
    } else {
      found.push_back(std::get<Record>(std::move(reading)));
    }
  }
  return found;
}

Record one_record(std::string_view text) {
  const std::vector<Record> found = records(text);
  return found.size() == 1 ? found[0] : Record();
}

const Record& named(const std::vector<Record>& all, std::string_view name, std::string_view room = "") {
  for (const Record& record : all)
    if (record.place.board == name && (room.empty() || tag_value(record.tags, "Room") == room)) return record;
  ADD_FAILURE() << "no board " << name;
  return all.at(0);
}

std::vector<Record> sample(std::string_view name) { return records(read_file(kData / name), name); }

// Everything a record holds but where it stands, as one text.
std::string everything(const Record& record) { return write_json(record); }

TEST(Records, ComeBackFromPbnAsTheyWere) {
  int count = 0;
  for (const auto& file : sample_files()) {
    for (const Record& record : records(read_file(file), file.filename().string())) {
      const std::string text = write_pbn(record);
      const Record again = one_record(text);
      if (!tag_value(record.tags, "Board").empty()) {
        // JSON is in UTF-8 whatever the bytes were.
        EXPECT_EQ(everything(again), everything(record)) << text;
      }
      EXPECT_EQ(write_pbn(again), text);
      ++count;
    }
  }
  EXPECT_GE(count, 18);
}

TEST(Records, ComeBackFromJsonAsTheyWere) {
  for (const auto& file : sample_files()) {
    for (const Record& record : records(read_file(file), file.filename().string())) {
      const std::string line = write_json(record);
      EXPECT_EQ(write_json(one_record(line)), line);
    }
  }
}

TEST(Records, SayWhereTheyStand) {
  const std::vector<Record> club = sample("club.pbn");
  ASSERT_EQ(club.size(), 2U);
  EXPECT_EQ(text(club[0].place), "club.pbn:1: board 1");
  EXPECT_EQ(text(club[1].place), "club.pbn:52: board 2");
  const std::vector<Record> unnamed = records("[Deal \"N:- - - -\"]\n\n\n[Deal \"N:- - - -\"]");
  EXPECT_EQ(text(unnamed.at(1).place), "f:4: board 2");
  EXPECT_EQ(unnamed.at(1).setup.id, "2");
  EXPECT_EQ(text(Place()), "");
  EXPECT_EQ(text(Problem{.place = {.file = "", .line = 3, .board = ""}, .message = "m"}), "line 3: m");
}

TEST(Records, KeepAllThatStandsBesideTheDeal) {
  const std::vector<Record> club = sample("club.pbn");
  EXPECT_EQ(tag_value(club[0].tags, "East"), "J\xFCrgen \"Jo\" Wei\xDF");
  EXPECT_EQ(club[0].plays.size(), 52U);
  EXPECT_EQ(club[0].auction.back().call, "AP");
  ASSERT_EQ(club[0].sections.size(), 2U);
  EXPECT_EQ(club[0].sections[1].lines[1], " 5   2 6S     S 13 \"C J\" 75");
  EXPECT_TRUE(club[1].setup.contract.is_null());

  const std::vector<Record> tournament = sample("tournament.pbn");
  const Record& open = named(tournament, "7", "Open");
  EXPECT_EQ(tag_value(open.tags, "Event"), "Spring pairs");
  EXPECT_EQ(open.auction[5], (Call{"1C", {"^I"}, {}}));
  EXPECT_EQ(open.plays[4], (Play{"N", "CQ", {"??"}, {"a comment\nover\n\nthree lines"}}));
  EXPECT_EQ(open.plays_end, PlaysEnd::kContinued);
  ASSERT_EQ(open.notes.size(), 3U);
  EXPECT_EQ(open.notes[0], (Note{"Auction", "1: forcing", {" so it was said "}}));
  EXPECT_EQ(open.notes[2], (Note{"Play", "1:top of nothing", {}}));
  const Record& closed = named(tournament, "7", "Closed");
  EXPECT_EQ(closed.setup.hands, open.setup.hands);
  EXPECT_EQ(tag_value(named(tournament, "8").tags, "Event"), "Side game");
}

TEST(Records, HoldTheDealFromAnySeat) {
  const std::vector<Record> deals = sample("deals.pbn");
  EXPECT_EQ(deals.at(0).setup.hands[0].first, "W");
  EXPECT_EQ(deals.at(0).setup.hands[0].second, "a764.10872..aj764");
  EXPECT_EQ(deals.at(0).setup.dealer, "W");
  EXPECT_EQ(deals.at(1).setup.hands[1].second, "-");
  EXPECT_EQ(deals.at(2).plays.size(), 8U);
}

TEST(Records, HoldSoloWhist) {
  const std::vector<Record> solo = sample("solo_whist.pbn");
  const Record& ending = named(solo, "s5");
  EXPECT_EQ(ending.setup.game, "solo-whist");
  EXPECT_EQ(ending.setup.leader, "W");
  EXPECT_EQ(ending.setup.table, std::vector<std::string>{"ST"});
  EXPECT_EQ(ending.setup.won->at(2), std::pair(std::string("S"), 4));
  EXPECT_EQ(named(solo, "s4").setup.guarantee, "E");
  EXPECT_EQ(named(solo, "s2").setup.objective, "tricks");
  const auto position = position_after(named(solo, "s1"), 10);
  ASSERT_TRUE(position.ok()) << position.status();
  EXPECT_EQ((*position)->setup().table, (std::vector<std::string>{"SK", "D2"}));
}

TEST(Records, AreWrittenWithTheTagsTheirSetupNeeds) {
  Record record;
  record.setup.id = "5";
  record.setup.game = "solo-whist";
  record.setup.hands = {{"N", ".K.A."}, {"E", "..5.A"}, {"S", "A.5.."}, {"W", "3..."}};
  record.setup.table = {"ST"};
  record.setup.leader = "W";
  record.setup.won = {{{"N", 2}, {"E", 3}, {"S", 4}, {"W", 2}}};
  record.setup.contract = {{"name", "solo"}, {"soloist", "S"}, {"trump", "C"}};
  record.setup.objective = "make";
  record.comments = {{"", "first"}, {"Deal", "then }"}};
  EXPECT_EQ(write_pbn(record), R"({first}
[Game "solo-whist"]
[Board "5"]
[Deal "N:.K.A. ..5.A A.5.. 3..."]
;then }
[Objective "make"]
[Taken "N:2 E:3 S:4 W:2"]
[Trick "W:ST"]
[Contract "solo"]
[Declarer "S"]
[Trump "C"]

)");
}

TEST(Records, ChangeTheirTagsNoMoreThanTheirSetup) {
  Record record =
      one_record("[Board \"1\"][Deal \"N:A2.K.. K3.A.. Q4.Q.. J5.J..\"][Contract \"4S\"][Declarer \"N\"][X \"y\"]");
  record.setup.contract = {{"trump", "H"}, {"declarer", "E"}};
  record.setup.leader = "S";
  const Record again = one_record(write_pbn(record));
  EXPECT_EQ(again.setup.contract, record.setup.contract);
  EXPECT_EQ(again.setup.leader, "S");
  EXPECT_EQ(tag_value(again.tags, "Contract"), "");
  EXPECT_EQ(tag_value(again.tags, "X"), "y");
}

// The first example of the page on the format.
TEST(Files, AreAsTheirPageShowsThem) {
  const std::string page = read_file(kSource / "docs/formats/pbn.md");
  const std::size_t begin = page.find("```\n") + 4;
  const Record record = one_record(page.substr(begin, page.find("```", begin) - begin));
  EXPECT_EQ(record.setup.game, "solo-whist");
  EXPECT_EQ(record.plays.size(), 3U);
}

TEST(Files, AreReadByTheirFirstCharacter) {
  EXPECT_EQ(records("\n {\"hands\": {\"N\": \"-\"}}\n").size(), 1U);
  EXPECT_EQ(records("{a comment}\n[Deal \"N:- - - -\"]").size(), 1U);
  EXPECT_EQ(records("{\"quoted\" comment}\n[Deal \"N:- - - -\"]").size(), 1U);
  EXPECT_EQ(records("% PBN\n").size(), 0U);
  EXPECT_EQ(records("").size(), 0U);
  EXPECT_EQ(records("[Event \"##all\"]\n").size(), 0U);
}

}  // namespace
}  // namespace ouverte::records
