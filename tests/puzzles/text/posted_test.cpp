// Problems as people post them: the files of data/posted in their layouts, each read and solved.
#include "puzzles/text/posted.hpp"

#include <filesystem>
#include <fstream>
#include <iterator>
#include <vector>

#include "gmock/gmock.h"
#include "gtest/gtest.h"
#include "puzzles/problem/puzzle.hpp"

namespace ouverte::puzzles {
namespace {

namespace fs = std::filesystem;
using ::testing::UnorderedElementsAreArray;

const fs::path kFolder = fs::path(OUVERTE_SOURCE_DIR) / "tests/puzzles/data/posted";

records::Readings read_file(const std::string& name) {
  std::ifstream file(kFolder / name, std::ios::binary);
  const std::string text(std::istreambuf_iterator<char>(file), {});
  EXPECT_FALSE(text.empty()) << name;
  return read_puzzles(text, name);
}

// What a file must give: tags of each of its problems, who is to move after the cards given, and those cards.
struct Case {
  std::string file;
  struct Expected {
    std::string deal, task, to_move, plays;
    std::vector<std::pair<std::string, std::string>> tags;
  };
  std::vector<Expected> problems;
};

const std::string kPostedSqueeze = "N:AJ.A.. 54.3.. 2..A.2 KQ.K..";
const std::string kOther = "N:AJ.A.. KQ.K.. 2..A.2 54.3..";
const std::string kFive = "N:AQ..7.54 JT..J.Q3 5.A.9.A6 K9.8..K2";
const std::string kSpades = "N:KQ42.653.A54.K32 98.987.KJ98.JT98 AJT76.A42.32.AQ4 53.KQJT.QT76.765";
const Case::Expected kAllThree = {kPostedSqueeze, ">= 3", "S", "", {{"Trump", "NT"}, {"Leader", "S"}}};

const std::vector<Case>& cases() {
  static const std::vector<Case> all = {
      {"round_a_table_with_symbols.txt", {kAllThree}},
      {"a_line_a_hand.txt", {{kPostedSqueeze, ">= 3", "S", "", {{"Title", "Simple squeeze for beginners"}}}}},
      {"letters_and_colons.txt", {kAllThree}},
      {"no_signs.txt", {{kPostedSqueeze, ">= 3", "S", "", {{"Contract", "3NT"}, {"Leader", "S"}}}}},
      {"web_page.txt", {kAllThree}},
      {"cells_of_a_table.txt", {kAllThree}},
      {"stressed_words.txt", {{kPostedSqueeze, ">= 3", "S", "", {{"Contract", "3NT"}, {"Declarer", "S"}}}}},
      {"two_problems.txt", {kAllThree, {kOther, "= 3", "S", "", {{"Title", "Problem 2"}}}}},
      {"dots_and_slashes.txt", {kAllThree, {kOther, ">= 3", "S", "", {}}}},
      {"a_line_a_suit.txt", {{kFive, ">= 4", "S", "", {{"Trump", "S"}}}}},
      {"hands_side_by_side.txt", {{kFive, ">= 4", "S", "", {{"Trump", "S"}}}}},
      {"suits_by_name.txt", {{"N:A5..Q7.6 87.4.K.4 3.A2.A.9 K9..J8.5", ">= 4", "S", "", {{"Trump", "H"}}}}},
      {"no_signs_with_heading.txt",
       {{"N:AQ.KJ4.. K9.987.. 32.A65.. JT.QT3..", ">= 4", "S", "", {{"Title", "Double Dummy Problem No. 44"}}}}},
      {"seats_above_hands.txt", {{"N:K7.9..A T9.K..J A.A.A.3 QJ..K.K", ">= 4", "S", "", {{"Trump", "NT"}}}}},
      {"forum_signs.txt", {{"N:AQ.2.. 43.4.. 2.A.A. KJ.3..", ">= 2", "S", "", {{"Title", "Endplay"}}}}},
      {"hands_across_round_a_table.txt",
       {{"N:.AQ.A.2 .32.K.A A.4.2.3 3.KJ..K", ">= 2", "W", "", {{"Declarer", "E"}, {"Leader", "W"}}}}},
      {"auction.txt", {{kSpades, "goal", "N", "HK", {{"Contract", "4S"}, {"Declarer", "S"}}}}},
      {"deep_finesse.txt", {{kSpades, "goal", "E", "HK H3", {{"Contract", "4S"}, {"Declarer", "S"}}}}},
      {"bts.txt",
       {{kSpades, "goal", "N", "HK", {{"Contract", "4S"}, {"Declarer", "S"}}},
        {kSpades, "no goal", "N", "HK", {{"Contract", "5S"}}}}},
      {"contract_and_lead.txt", {{kSpades, "goal", "N", "HK", {{"Contract", "4S"}, {"Declarer", "S"}}}}},
      {"record_with_words.txt", {{kSpades, ">= 10", "N", "HK", {{"Contract", "4S"}}}}},
      {"link.txt",
       {{"S:AJT76.A42.32.AQ4 53.KQJT.QT76.765 KQ42.653.A54.K32 98.987.KJ98.JT98",
         "goal",
         "W",
         "",
         {{"Contract", "4S"}, {"Declarer", "S"}}}}},
      {"whole_deal_without_signs.txt",
       {{"N:KQ3.A85.KQ72.943 T96.J973.984.J72 75.K62.AJ53.AQT5 AJ842.QT4.T6.K86",
         "goal",
         "N",
         "S4",
         {{"Contract", "3NT"}}}}},
      {"trick_in_progress.txt",
       {{"N:7.5.32.4 65.K.KQ.A 43.A.AJ.K QJ.2.4.2", ">= 3", "E", "", {{"Trick", "W:SK SA"}, {"Declarer", "E"}}}}},
      {"tricks_won_before.txt",
       {{"N:AK.Q32.4. 76.AJ.K9. 54.K5.AQ. QJ.987.J.", ">= 9", "N", "", {{"Taken", "N:5 E:2 S:0 W:0"}}}}},
      {"abundance.txt",
       {{"N:.AK.5.3 4.9.A.7 5.8.K.9 AK..Q.A",
         "goal",
         "N",
         "",
         {{"Game", "solo-whist"}, {"Contract", "abundance"}, {"Trump", "S"}, {"Declarer", "W"}}}}},
      {"misere.txt",
       {{"N:5.6.. 9.2.. 4.3.. 7..3.", "goal", "W", "", {{"Contract", "misere"}, {"Taken", "N:4 E:4 S:0 W:3"}}}}},
      {"hood.txt", {{"A:A9.K.. K.Q.9. Q.A...*", "goal", "A", "", {{"Game", "hoodwink"}, {"Declarer", "A"}}}}},
      {"soloist_of_jokers.txt",
       {{"A:K....* .9...* A..8.", "no goal", "C", "", {{"Game", "whos-who"}, {"Declarer", "C"}}}}},
      {"tarock_solo.txt",
       {{"A:QJ...K.12,3 .K.K1..14,10 K....21,16,7,5",
         "goal",
         "C",
         "",
         {{"Game", "dreiertarock"}, {"Points", "declarer:12 defenders:40"}}}}},
      {"going_out.txt",
       {{"A:J..T. ...T9 ...K",
         "<= 3",
         "A",
         "",
         {{"Game", "rummage"}, {"For", "A"}, {"Objective", "out"}, {"Horizon", "3"}, {"Trick", "A:DJ SJ HJ"}}}}},
  };
  return all;
}

class PostedTest : public testing::TestWithParam<Case> {};

TEST_P(PostedTest, IsReadAsItWasMeant) {
  const records::Readings readings = read_file(GetParam().file);
  ASSERT_EQ(readings.size(), GetParam().problems.size());
  for (std::size_t place = 0; place < readings.size(); ++place) {
    const Case::Expected& expected = GetParam().problems[place];
    const auto* record = std::get_if<records::Record>(&readings[place]);
    ASSERT_NE(record, nullptr) << records::text(std::get<records::Problem>(readings[place]));
    EXPECT_EQ(records::tag_value(record->tags, "Deal"), expected.deal);
    EXPECT_EQ(records::tag_value(record->tags, "Task"), expected.task);
    for (const auto& [name, value] : expected.tags) EXPECT_EQ(records::tag_value(record->tags, name), value) << name;
    std::string plays;
    for (const records::Play& play : record->plays) plays += (plays.empty() ? "" : " ") + play.move;
    EXPECT_EQ(plays, expected.plays);
    const auto puzzle = puzzle_of(*record);
    ASSERT_TRUE(puzzle.ok()) << puzzle.status();
    EXPECT_EQ(puzzle->position->to_move(), expected.to_move);
  }
}

// Every task of the files can be done.
TEST_P(PostedTest, IsSolvedFromItsText) {
  for (const auto& reading : read_file(GetParam().file)) {
    const auto puzzle = puzzle_of(std::get<records::Record>(reading));
    ASSERT_TRUE(puzzle.ok()) << puzzle.status();
    const auto solver = puzzle->game->solver({});
    const int value = puzzle->task.value;
    const bool least = puzzle->task.exactly || puzzle->task.bound == proof::Bound::kAtLeast;
    const bool most = puzzle->task.exactly || !least;
    EXPECT_TRUE(!least || solver->reaches(*puzzle->position, value) == true);
    EXPECT_TRUE(!most || solver->reaches(*puzzle->position, value + 1) == false);
  }
}

// What is written is read again to the same.
TEST_P(PostedTest, IsWrittenAsARecord) {
  for (const auto& reading : read_file(GetParam().file)) {
    const auto& record = std::get<records::Record>(reading);
    for (const std::string& text : {records::write_pbn(record), records::write_json(record)}) {
      const records::Readings again = read_puzzles(text, "again");
      ASSERT_EQ(again.size(), 1U) << text;
      ASSERT_TRUE(std::holds_alternative<records::Record>(again[0]))
          << records::text(std::get<records::Problem>(again[0])) << text;
      const auto& written = std::get<records::Record>(again[0]);
      games::Setup setup = written.setup;
      setup.id = record.setup.id;
      EXPECT_EQ(setup, record.setup) << text;
      EXPECT_EQ(records::tag_value(written.tags, "Task"), records::tag_value(record.tags, "Task"));
      EXPECT_EQ(written.plays.size(), record.plays.size());
    }
  }
}

INSTANTIATE_TEST_SUITE_P(Files, PostedTest, testing::ValuesIn(cases()),
                         [](const auto& each) { return each.param.file.substr(0, each.param.file.find('.')); });

TEST(PostedFilesTest, EveryFileIsACase) {
  std::vector<std::string> files;
  std::vector<std::string> named;
  for (const auto& entry : fs::directory_iterator(kFolder)) files.push_back(entry.path().filename().string());
  for (const Case& each : cases()) named.push_back(each.file);
  EXPECT_THAT(files, UnorderedElementsAreArray(named));
}

// Whatever annotations say, they are inside a record.
TEST(PostedTest, TagsInAnnotationsOfLinBeginNoRecord) {
  const std::string name = "tags_in_annotations.lin";
  std::ifstream file(kFolder.parent_path() / name, std::ios::binary);
  const std::string text(std::istreambuf_iterator<char>(file), {});
  const records::Readings whole = records::read_records(text, name);
  const records::Readings read = read_puzzles(text, name);
  ASSERT_EQ(whole.size(), 2U);
  ASSERT_EQ(read.size(), whole.size());
  for (std::size_t place = 0; place < whole.size(); ++place) {
    const auto* record = std::get_if<records::Record>(&read[place]);
    ASSERT_NE(record, nullptr) << records::text(std::get<records::Problem>(read[place]));
    EXPECT_EQ(record->plays.size(), 4U);
    EXPECT_EQ(records::write_pbn(*record), records::write_pbn(std::get<records::Record>(whole[place])));
  }
}

}  // namespace
}  // namespace ouverte::puzzles
