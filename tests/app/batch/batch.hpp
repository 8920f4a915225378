// Batches in a folder of the test's own.
#pragma once

#include <filesystem>
#include <string>
#include <utility>

#include "app/batch/gather.hpp"
#include "app/batch/make.hpp"
#include "app/batch/run.hpp"
#include "gtest/gtest.h"
#include "tests/support/files.hpp"

namespace ouverte::batch {

inline fs::path scratch(const std::string& name = "") {
  const auto* const test = ::testing::UnitTest::GetInstance()->current_test_info();
  const fs::path folder =
      fs::path(::testing::TempDir()) / (std::string("batch_") + test->test_suite_name() + "_" + test->name());
  fs::create_directories(folder);
  return name.empty() ? folder : folder / name;
}

// Begins with an empty folder.
class BatchTest : public ::testing::Test {
 protected:
  void SetUp() override { fs::remove_all(scratch()); }
};

inline MakeOptions options_of(const base::Json& request, Format format = Format::kJson, std::uint64_t shard_size = 3) {
  return {.program = "1",
          .request = *base::parse_json(base::json_line(request)),
          .format = format,
          .shard_size = shard_size};
}

inline Manifest dealt(const MakeOptions& options, const std::string& game, std::uint64_t count) {
  auto manifest = batch_of_deals(options, game, "", 0, 7, count);
  EXPECT_TRUE(manifest.ok()) << manifest.status().message();
  return manifest.value_or(Manifest());
}

// All of a batch by one process, merged.
inline std::string answered(const Manifest& manifest, const std::string& folder, unsigned threads = 1) {
  const auto opened = open_folder(scratch(folder), manifest);
  EXPECT_TRUE(opened.ok()) << opened.status().message();
  const auto result = run(*opened, {.threads = threads});
  EXPECT_TRUE(result.ok()) << result.status().message();
  const auto merged = merge({*opened}, scratch(folder + ".merged"));
  EXPECT_TRUE(merged.ok()) << merged.status().message();
  return support::bytes_of(scratch(folder + ".merged"));
}

}  // namespace ouverte::batch
