// Contracts in tags as players write them: what they say in records, or what is wrong with them.
#include <fstream>
#include <string>

#include "gtest/gtest.h"
#include "solver/base/status.hpp"
#include "solver/records/tags.hpp"
#include "tests/solver/records/files.hpp"

namespace ouverte::records {
namespace {

TEST(ContractTags, AreReadAsPlayersWriteThem) {
  std::ifstream file(kData / "contract_tags.jsonl");
  int lines = 0;
  for (std::string line; std::getline(file, line); ++lines) {
    const base::Json each = base::Json::parse(line);
    games::Tags tags = {{"Game", each.at("game").get<std::string>()}};
    for (const auto& tag : each.at("tags").items()) tags.emplace_back(tag.key(), tag.value().get<std::string>());
    const auto setup = setup_from_tags(tags);
    if (each.contains("error")) {
      EXPECT_EQ(base::message(setup.status()), each.at("error").get<std::string>()) << line;
      continue;
    }
    ASSERT_TRUE(setup.ok()) << line << "\n" << setup.status();
    for (const auto& field : each.at("has").items())
      EXPECT_EQ(setup->contract.value(field.key(), base::Json()), field.value()) << line;
    // What is written back says the same.
    games::Tags again = tags_saying(*setup, {});
    const auto read = setup_from_tags(again);
    ASSERT_TRUE(read.ok()) << line << "\n" << read.status();
    EXPECT_EQ(read->contract, setup->contract) << line;
  }
  EXPECT_GT(lines, 10);
}

}  // namespace
}  // namespace ouverte::records
