// The program's own part in batches: no file that is read is replaced by one that is written.
#include "tests/support/program.hpp"

#include <fstream>

#include "gmock/gmock.h"
#include "tests/app/batch/batch.hpp"

namespace ouverte::batch {
namespace {

using ::testing::HasSubstr;

class BatchProgramTest : public BatchTest {
 protected:
  static std::string quoted_path(const std::string& name) { return "'" + scratch(name).string() + "'"; }
  static support::Run batch(const std::string& arguments) {
    return support::run("'" OUVERTE_PROGRAM "' batch " + arguments + " 2>&1");
  }
};

constexpr const char* kDeal =
    R"({"game":"bridge","hands":{"N":"A...","E":"K...","S":"Q...","W":"J..."},"leader":"W","contract":{"trump":"S","declarer":"S"}})";

TEST_F(BatchProgramTest, AManifestReplacesNoneOfItsFiles) {
  fs::create_directories(scratch());
  std::ofstream(scratch("deals.jsonl")) << kDeal << "\n";
  const std::string before = support::bytes_of(scratch("deals.jsonl"));
  const auto over = batch("make --ask solve " + quoted_path("deals.jsonl") + " -o " + quoted_path("deals.jsonl"));
  EXPECT_EQ(over.status, 1);
  EXPECT_THAT(over.out, HasSubstr("found a file that is read, expected another one"));
  // What is written of files that are no JSON lines goes beside the manifest.
  fs::rename(scratch("deals.jsonl"), scratch("m.records.jsonl"));
  const auto beside = batch("make --ask solve " + quoted_path("m.records.jsonl") + " -o " + quoted_path("m"));
  EXPECT_EQ(beside.status, 1);
  EXPECT_EQ(support::bytes_of(scratch("m.records.jsonl")), before);
}

TEST_F(BatchProgramTest, AMergedFileReplacesNoAnswers) {
  fs::create_directories(scratch());
  std::ofstream(scratch("deals.jsonl")) << kDeal << "\n";
  ASSERT_EQ(batch("make --ask solve " + quoted_path("deals.jsonl") + " -o " + quoted_path("m")).status, 0);
  ASSERT_EQ(batch("run " + quoted_path("m") + " --out " + quoted_path("out")).status, 0);
  const std::string before = support::bytes_of(scratch("out/part-00000.jsonl"));
  for (const std::string name : {"out/part-00000.jsonl", "out/part-00000.json", "out/manifest.json"})
    EXPECT_EQ(batch("merge " + quoted_path("out") + " -o " + quoted_path(name)).status, 1) << name;
  EXPECT_EQ(support::bytes_of(scratch("out/part-00000.jsonl")), before);
  EXPECT_EQ(batch("merge " + quoted_path("out") + " -o " + quoted_path("all.jsonl")).status, 0);
  EXPECT_EQ(support::bytes_of(scratch("all.jsonl")), before);
}

}  // namespace
}  // namespace ouverte::batch
