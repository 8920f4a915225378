// A batch gives the same bytes however it is cut, interrupted, damaged and gone on with; what does not fit is refused
// by name.
#include "tests/app/batch/batch.hpp"

#include <array>
#include <fstream>
#include <sstream>
#include <vector>

#include "app/batch/dense.hpp"
#include "app/batch/sha256.hpp"
#include "app/batch/sums.hpp"
#include "app/requests/respond.hpp"
#include "gmock/gmock.h"
#include "solver/base/stop.hpp"
#include "tutor/habits/habits.hpp"

namespace ouverte::batch {
namespace {

using base::Json;
using ::testing::HasSubstr;

const char* const kGame = "bridge";

Manifest tables(std::uint64_t count = 7, Format format = Format::kJson, std::uint64_t shard_size = 3) {
  return dealt(options_of({{"ask", "table"}, {"nodes", 2000}}, format, shard_size), kGame, count);
}

// Runs a batch, and requests a stop as soon as `records` records are answered. How many it says have been.
std::uint64_t run_until(const Folder& folder, std::uint64_t records, unsigned threads) {
  base::StopSource stop;
  const auto progress = [&](std::uint64_t done, std::uint64_t) {
    if (done >= records) stop.request_stop();
  };
  const auto result = run(folder, {.threads = threads, .stop = stop.get_token(), .progress = progress});
  EXPECT_TRUE(result.ok()) << result.status();
  return result.ok() ? result->counts.records : 0;
}

std::vector<Json> lines_of(const std::string& text) {
  std::vector<Json> lines;
  std::istringstream in(text);
  for (std::string line; std::getline(in, line);) lines.push_back(*base::parse_json(line));
  return lines;
}

TEST_F(BatchTest, TheSameBytesForAnyShardsAndThreads) {
  const std::string one = answered(tables(), "one");
  EXPECT_EQ(lines_of(one).size(), 7U);
  EXPECT_EQ(answered(tables(), "threads", 3), one);
  EXPECT_EQ(answered(tables(7, Format::kJson, 100), "whole"), one);
  EXPECT_EQ(answered(tables(7, Format::kJson, 1), "single"), one);
  EXPECT_THAT(one, ::testing::Not(HasSubstr("seconds")));
}

TEST_F(BatchTest, SharesAddUpToTheWhole) {
  const std::string one = answered(tables(), "one");
  const Manifest manifest = tables();
  const auto folder = open_folder(scratch("shares"), manifest);
  ASSERT_TRUE(folder.ok());
  for (std::size_t share : {1U, 0U}) ASSERT_TRUE(run(*folder, {.share = share, .shares = 2}).ok());
  ASSERT_TRUE(merge({*folder}, scratch("merged")).ok());
  EXPECT_EQ(support::bytes_of(scratch("merged")), one);
  const auto again = run(*folder, {});
  ASSERT_TRUE(again.ok());
  EXPECT_EQ(again->skipped, 3U);
  EXPECT_EQ(again->counts.records, 0U);
}

TEST_F(BatchTest, GoesOnAfterItWasStoppedTornOrLeftWithoutItsLastStep) {
  for (const Format format : {Format::kJson, Format::kNpy}) {
    const Manifest manifest = tables(40, format, 40);
    const std::string name = format == Format::kJson ? "json" : "npy";
    const std::string one = answered(manifest, name);
    const auto folder = open_folder(scratch(name + "_stopped"), manifest);
    ASSERT_TRUE(folder.ok());
    const std::uint64_t said_answered = run_until(*folder, 16, 1);
    ASSERT_TRUE(folder->begun(0).has_value());
    const std::uint64_t begun = folder->begun(0)->records;
    EXPECT_EQ(said_answered, begun);
    EXPECT_GE(begun, 16U);
    EXPECT_LT(begun, 40U);
    // What a process wrote that was killed before its next checkpoint.
    std::ofstream(folder->file(0, ".partial"), std::ios::app) << "{\"n\": half a li";
    const auto gone_on = run(*folder, {});
    ASSERT_TRUE(gone_on.ok());
    EXPECT_EQ(support::bytes_of(folder->data(0)), one);
    // A file that lost its end after it was done, and one whose bytes are others.
    fs::resize_file(folder->data(0), 100);
    std::string said;
    ASSERT_TRUE(run(*folder, {.say = [&](std::string_view what) { said += what; }}).ok());
    EXPECT_THAT(said, HasSubstr("found 100 bytes, expected"));
    EXPECT_EQ(support::bytes_of(folder->data(0)), one);
    // All answered and renamed, but not yet said so.
    fs::copy_file(folder->file(0, ".json"), folder->file(0, ".checkpoint"));
    fs::remove(folder->file(0, ".json"));
    const auto last_step = run(*folder, {});
    ASSERT_TRUE(last_step.ok());
    EXPECT_EQ(support::bytes_of(folder->data(0)), one);
    EXPECT_EQ(progress_of(*folder, true).done.size(), 1U);
  }
}

TEST_F(BatchTest, ATornCheckpointOrPartIsBegunAnew) {
  const Manifest manifest = tables(40, Format::kJson, 40);
  const std::string one = answered(manifest, "one");
  const auto folder = open_folder(scratch("torn"), manifest);
  ASSERT_TRUE(folder.ok());
  run_until(*folder, 16, 2);
  std::string bytes = support::bytes_of(folder->file(0, ".partial"));
  bytes[bytes.size() / 2] ^= 1;
  std::ofstream(folder->file(0, ".partial")) << bytes;
  ASSERT_TRUE(run(*folder, {}).ok());
  EXPECT_EQ(support::bytes_of(folder->data(0)), one);
}

TEST_F(BatchTest, AFullDiskIsSaidAndGoneOnFrom) {
  const Manifest manifest = tables(40, Format::kJson, 40);
  const std::string one = answered(manifest, "one");
  const auto folder = open_folder(scratch("full"), manifest);
  ASSERT_TRUE(folder.ok());
  {
    const support::FullDisk full(one.size() / 2);
    const auto result = run(*folder, {});
    ASSERT_FALSE(result.ok());
    EXPECT_THAT(std::string(result.status().message()), HasSubstr("part-00000.partial: cannot be written: "));
  }
  ASSERT_TRUE(run(*folder, {}).ok());
  EXPECT_EQ(support::bytes_of(folder->data(0)), one);
}

TEST_F(BatchTest, AShardThatIsBeingWrittenIsLeftAlone) {
  const Manifest manifest = tables(2, Format::kJson, 2);
  const auto folder = open_folder(scratch("busy"), manifest);
  ASSERT_TRUE(folder.ok());
  const auto other = PartWriter::open(*folder, manifest.shard(0));
  ASSERT_TRUE(other.ok());
  const auto result = run(*folder, {});
  ASSERT_TRUE(result.ok());
  EXPECT_EQ(result->busy, 1U);
  EXPECT_EQ(result->done, 0U);
}

TEST_F(BatchTest, MergingRefusesWhatDoesNotFitByName) {
  const Manifest manifest = tables();
  const auto folder = open_folder(scratch("a"), manifest);
  const auto other = open_folder(scratch("b"), manifest);
  ASSERT_TRUE(folder.ok() && other.ok());
  ASSERT_TRUE(run(*folder, {.share = 0, .shares = 2}).ok());  // shards 0 and 2
  const auto merged = [&](const std::vector<Folder>& folders) {
    return std::string(merge(folders, scratch("merged")).status().message());
  };
  EXPECT_EQ(merged({*folder}), "shard 1: found nothing, expected its answers");
  ASSERT_TRUE(run(*other, {}).ok());
  EXPECT_THAT(merged({*folder, *other}), HasSubstr("shard 0: found in "));
  EXPECT_THAT(merged({*folder, *other}), HasSubstr("shard 2: found in "));
  EXPECT_FALSE(fs::exists(scratch("merged")));
  std::string bytes = support::bytes_of(other->data(1));
  bytes[5] ^= 1;
  std::ofstream(other->data(1)) << bytes;
  EXPECT_THAT(merged({*other}), HasSubstr("part-00001.jsonl: found SHA-256 "));
  Manifest newer = manifest;
  newer.program = "2";
  const Folder mixed{.path = scratch("b"), .manifest = &newer, .digest = newer.digest()};
  EXPECT_THAT(merged({mixed}), HasSubstr("found answers of version \"1\", expected those of 2"));
  EXPECT_THAT(merged({*folder, mixed}), HasSubstr("found another batch than in "));
}

TEST_F(BatchTest, ChecksWhatIsThereByAnsweringAgain) {
  const Manifest manifest = tables();
  const auto folder = open_folder(scratch("checked"), manifest);
  ASSERT_TRUE(folder.ok());
  ASSERT_TRUE(run(*folder, {}).ok());
  const Manifest unlimited = dealt(options_of({{"ask", "table"}}), kGame, 2);
  const auto whole = open_folder(scratch("whole"), unlimited);
  ASSERT_TRUE(run(*whole, {}).ok());
  const auto checked = check(*whole, 10, 1, games::all_games(), {});
  ASSERT_TRUE(checked.ok());
  EXPECT_EQ(checked->records, 2U);
  EXPECT_TRUE(checked->differing.empty());
  // Answers that somebody has changed, with a sum that fits.
  std::string bytes = support::bytes_of(whole->data(0));
  bytes.replace(bytes.find("\"N\":"), 5, "\"N\":x");
  std::ofstream(whole->data(0)) << bytes;
  Json part = *read_json_file(whole->file(0, ".json"));
  part["sha256"] = sha256(bytes);
  std::ofstream(whole->file(0, ".json")) << part.dump();
  const auto changed = check(*whole, 10, 1, games::all_games(), {});
  ASSERT_TRUE(changed.ok());
  EXPECT_EQ(changed->differing, std::vector<std::uint64_t>{0});
}

TEST_F(BatchTest, LimitsAndBadRecordsAreCountedAndKept) {
  std::ofstream(scratch("records.jsonl"))
      << R"({"game":"bridge","hands":{"N":"A...","E":"K...","S":"Q...","W":"J..."},)"
      << R"("leader":"W","contract":{"trump":"S","declarer":"S"}})"
      << "\n\nno record\n"
      << R"({"game":"bridge","hands":{"N":"A..."},"leader":"N","contract":{}})"
      << "\n";
  std::uint64_t left_out = 0;
  const auto manifest =
      batch_of_files(options_of({{"ask", "solve"}}), {scratch("records.jsonl")}, scratch("beside"), left_out);
  ASSERT_TRUE(manifest.ok()) << manifest.status().message();
  const std::vector<Json> lines = lines_of(answered(*manifest, "bad"));
  ASSERT_EQ(lines.size(), 3U);
  EXPECT_EQ(lines[0]["answer"]["value"], 1);
  EXPECT_THAT(lines[1]["error"].get<std::string>(), HasSubstr("line 3: "));
  EXPECT_TRUE(lines[2].contains("error"));
  const auto folder = open_folder(scratch("bad"), *manifest);
  EXPECT_EQ(progress_of(*folder, true).counts.errors, 2U);
  const Manifest hard = dealt(options_of({{"ask", "table"}, {"nodes", 1}}), kGame, 2);
  const auto limited = open_folder(scratch("limited"), hard);
  ASSERT_TRUE(run(*limited, {}).ok());
  EXPECT_EQ(progress_of(*limited, true).counts.limits, 2U);
}

TEST_F(BatchTest, InputThatIsNotWhatItWasIsRefused) {
  const auto line = [](const char* card) {
    return std::string(R"({"game":"bridge","hands":{"N":")") + card +
           R"(...","E":"K...","S":"Q...","W":"J..."},"leader":"W","contract":{"trump":"S","declarer":"S"}})" + "\n";
  };
  std::ofstream(scratch("records.jsonl")) << line("A") << line("T");
  std::uint64_t left_out = 0;
  const auto manifest = batch_of_files(options_of({{"ask", "solve"}}, Format::kJson, 1), {scratch("records.jsonl")},
                                       scratch("beside"), left_out);
  ASSERT_TRUE(manifest.ok());
  std::ofstream(scratch("records.jsonl")) << line("A") << line("9");
  const auto folder = open_folder(scratch("changed"), *manifest);
  const auto result = run(*folder, {});
  EXPECT_THAT(std::string(result.status().message()), HasSubstr("found other bytes for shard 1"));
  EXPECT_EQ(progress_of(*folder, true).done.size(), 1U);
}

TEST_F(BatchTest, EveryGameIsDealtAndAsked) {
  for (const games::Game* game : games::all_games()) {
    const Manifest manifest = dealt(options_of({{"ask", "table"}, {"nodes", 200}}), std::string(game->name()), 2);
    const std::vector<Json> lines = lines_of(answered(manifest, std::string(game->name())));
    ASSERT_EQ(lines.size(), 2U);
    for (const Json& line : lines) EXPECT_TRUE(line.contains("answer")) << line.dump();
    EXPECT_NE(lines[0]["record"]["hands"], lines[1]["record"]["hands"]);
  }
}

TEST_F(BatchTest, NumbersAreThoseOfTheJsonAndAreReadAgain) {
  const MakeOptions in_json = options_of({{"ask", "table"}});
  const std::vector<Json> lines = lines_of(answered(dealt(in_json, kGame, 3), "json"));
  const MakeOptions in_numbers = options_of({{"ask", "table"}}, Format::kNpy);
  const std::string bytes = answered(dealt(in_numbers, kGame, 3), "deals.npy");
  ASSERT_EQ(bytes.size(), kNpyHeaderBytes + 3 * kDenseBytes);
  for (std::size_t deal = 0; deal < lines.size(); ++deal)
    for (unsigned cell = 0; cell < games::kBulkCells; ++cell) {
      const std::size_t byte = kNpyHeaderBytes + deal * kDenseBytes + 16 + cell / 2;
      const unsigned tricks = static_cast<unsigned char>(bytes[byte]) >> (4 * (cell % 2)) & 15U;
      const Json& table = lines[deal]["answer"]["table"];
      const std::array<const char*, 5> strains = {"S", "H", "D", "C", "NT"};
      EXPECT_EQ(table[strains[cell / 4]][std::string(1, "NESW"[cell % 4])], tricks);
    }
  std::uint64_t left_out = 0;
  const auto again = batch_of_files(in_numbers, {scratch("deals.npy.merged")}, scratch("beside"), left_out);
  ASSERT_FALSE(again.ok());  // its name says what a file is
  fs::copy_file(scratch("deals.npy.merged"), scratch("solved.npy"), fs::copy_options::overwrite_existing);
  const auto named = batch_of_files(in_numbers, {scratch("solved.npy")}, scratch("beside"), left_out);
  ASSERT_TRUE(named.ok()) << named.status().message();
  EXPECT_EQ(answered(*named, "again"), bytes);
}

TEST_F(BatchTest, SumsAreThoseOfAllRecordsAtOnce) {
  const fs::path played = fs::path(OUVERTE_SOURCE_DIR) / "examples/played/bridge.pbn";
  std::uint64_t left_out = 0;
  const auto manifest =
      batch_of_files(options_of({{"ask", "analyse"}, {"why", false}, {"sums", true}}, Format::kJson, 2),
                     {played, played, played}, scratch("beside"), left_out);
  ASSERT_TRUE(manifest.ok()) << manifest.status().message();
  const auto folder = open_folder(scratch("sums"), *manifest);
  ASSERT_TRUE(run(*folder, {}).ok());
  const auto sums = sums_of(*folder);
  ASSERT_TRUE(sums.ok()) << sums.status().message();
  const std::string text = support::bytes_of(played);
  const Json once = *base::parse_json(respond(base::json_line({{"ask", "totals"}, {"text", text}})));
  ASSERT_TRUE(once.contains("totals")) << once.dump();
  ASSERT_EQ((*sums)["totals"].size(), once["totals"].size());
  for (std::size_t row = 0; row < once["totals"].size(); ++row)
    for (const char* const key : {"deals", "decisions", "kept", "cost"})
      EXPECT_EQ((*sums)["totals"][row][key].get<int>(), 3 * once["totals"][row][key].get<int>()) << key;
  EXPECT_FALSE((*sums)["habits"].empty());
}

// The lapses of one idea, told a deal at a time and by two halves, are those of all deals together.
TEST(SumsTest, TheDearestLapsesAreListedHoweverTheRecordsAreCut) {
  const auto told_of = [](int first, int last) {
    tutor::Habit habit = {.wrongly = {}, .lapses = {}};
    for (int deal = first; deal <= last; ++deal) {
      tutor::Lapse lapse;
      lapse.deal = deal;
      lapse.cost = deal * 7 % 5;
      habit.add(lapse);
    }
    base::Json lapses = base::Json::array();
    for (const tutor::Lapse& lapse : habit.lapses) lapses.push_back({{"deal", lapse.deal}, {"cost", lapse.cost}});
    base::Json idea = {{"idea", "ruff"}, {"lapses", lapses}};
    if (habit.unlisted > 0) idea["unlisted"] = habit.unlisted;
    return base::Json::array({base::Json{{"player", "Ann"}, {"ideas", base::Json::array({idea})}}});
  };
  base::Json sums = base::Json::array();
  for (int deal = 1; deal <= 260; ++deal) add_rows(sums, told_of(deal, deal), static_cast<std::uint64_t>(deal));
  EXPECT_EQ(sums, told_of(1, 260));
}

TEST_F(BatchTest, ManifestsAreReadBackAndFaultsNamed) {
  const Manifest manifest = tables();
  ASSERT_TRUE(write_manifest(manifest, scratch("m.json")).ok());
  const auto read = read_manifest(scratch("m.json"));
  ASSERT_TRUE(read.ok()) << read.status().message();
  EXPECT_EQ(read->digest(), manifest.digest());
  const auto fault = [](const std::string& text) {
    std::ofstream(scratch("m.json")) << text;
    return std::string(read_manifest(scratch("m.json")).status().message());
  };
  EXPECT_THAT(fault("{"), HasSubstr("m.json: "));
  EXPECT_THAT(fault("[]"), HasSubstr("m.json: found no object, expected one"));
  Json json = to_json(manifest);
  json["format"] = "csv";
  EXPECT_THAT(fault(json.dump()), HasSubstr("m.json: format: found \"csv\", expected one of json, npy"));
  json = to_json(manifest);
  json["shard"] = 0;
  EXPECT_THAT(fault(json.dump()), HasSubstr("shard: found 0, expected a whole number from 1"));
  json = to_json(manifest);
  json.erase("deals");
  EXPECT_THAT(fault(json.dump()), HasSubstr("deals: found nothing, expected deals or files"));
  const auto asked = [](const Json& request) {
    return std::string(batch_of_deals(options_of(request), kGame, "", 0, 1, 1).status().message());
  };
  EXPECT_THAT(asked({{"ask", "nothing"}}), HasSubstr("ask: found \"nothing\", expected one of solve"));
  EXPECT_THAT(asked({{"ask", "solve"}, {"record", 1}}), HasSubstr("record: found in the request of a batch"));
}

}  // namespace
}  // namespace ouverte::batch
