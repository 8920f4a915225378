// Contracts in tags as players write them: what they say in records, or what is wrong with them.
#include <fstream>
#include <string>

#include "gtest/gtest.h"
#include "solver/base/status.hpp"
#include "solver/games/door/game.hpp"
#include "tests/solver/records/files.hpp"

namespace ouverte::records {
namespace {

TEST(ContractTags, AreReadAsPlayersWriteThem) {
  std::ifstream file(kData / "contract_tags.jsonl");
  int lines = 0;
  for (std::string line; std::getline(file, line); ++lines) {
    const base::Json each = base::Json::parse(line);
    const games::Game& game = *games::find_game(each.at("game").get<std::string>());
    games::Tags tags;
    for (const auto& tag : each.at("tags").items()) tags.emplace_back(tag.key(), tag.value().get<std::string>());
    const auto contract = game.contract_from_tags(tags);
    if (each.contains("error")) {
      EXPECT_EQ(base::message(contract.status()), each.at("error").get<std::string>()) << line;
      continue;
    }
    ASSERT_TRUE(contract.ok()) << line << "\n" << contract.status();
    for (const auto& field : each.at("has").items())
      EXPECT_EQ(contract->json().value(field.key(), base::Json()), field.value()) << line;
    // What is written back says the same.
    const auto again = game.contract_from_tags(contract->tags());
    ASSERT_TRUE(again.ok()) << line << "\n" << again.status();
    EXPECT_EQ(again->json(), contract->json()) << line;
  }
  EXPECT_GT(lines, 10);
}

}  // namespace
}  // namespace ouverte::records
