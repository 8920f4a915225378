// Names as people write them, in the spelling of records: words.jsonl has the words and what each is expected to be.
#include "solver/games/shared/spelling.hpp"

#include <fstream>
#include <string>

#include "gmock/gmock.h"
#include "gtest/gtest.h"
#include "solver/base/status.hpp"
#include "solver/records/spelt.hpp"
#include "tests/support/cases.hpp"

namespace ouverte::games {
namespace {

using base::Json;

Json optional_text(const std::optional<std::string>& text) { return text ? Json(*text) : Json(); }

std::string text_at(const Json& line, const char* key) { return line.value(key, std::string()); }

Tags tags_of(const Json& list) {
  Tags tags;
  for (const Json& tag : list) tags.emplace_back(tag[0], tag[1]);
  return tags;
}

// What a line says is expected, and what is found.
std::pair<Json, Json> expected_and_found(const Json& line) {
  const Game* const game = find_game(text_at(line, "in"));
  if (line.contains("name")) {
    const Game* const meant = game_meant(text_at(line, "name"));
    return {line["game"], meant == nullptr ? Json() : Json(meant->name())};
  }
  const std::string seats = text_at(line, "seats");
  if (line.contains("seat"))
    return {line["letter"], optional_text(seat_meant(text_at(line, "seat"), seats, text_at(line, "dealer")))};
  if (line.contains("listed")) return {line["letters"], optional_text(seats_meant(text_at(line, "listed"), seats))};
  if (line.contains("suit")) return {line["letter"], optional_text(suit_meant(text_at(line, "suit")))};
  if (line.contains("card")) return {line["is"], cards_meant(*game, text_at(line, "card"))};
  if (line.contains("move")) return {line["is"], moves_meant(*game, text_at(line, "move"))};
  if (line.contains("tags")) {
    Json found = Json::array();
    for (const auto& [name, value] : records::spelt_tags(*game, tags_of(line["tags"])))
      found.push_back(Json::array({name, value}));
    return {line["said"], found};
  }
  Json before = Json::object();
  if (line.contains("trump")) before["trump"] = line["trump"];
  const Contract said = game->contract_from_json(before).value_or(Contract());
  const auto contract = contract_meant(*game, text_at(line, "typed"), said, text_at(line, "dealer"));
  Json found = contract.ok() ? contract->json() : Json(base::message(contract.status()));
  if (contract.ok())  // games write more of their defaults
    for (const auto& item : contract->json().items())
      if (!line["contract"].contains(item.key())) found.erase(item.key());
  return {line["contract"], found};
}

TEST(SpellingTest, WordsOfTheTableAreReadAsItSays) {
  std::ifstream file(OUVERTE_SOURCE_DIR "/tests/solver/games/shared/data/words.jsonl");
  int lines = 0;
  for (std::string text; std::getline(file, text); ++lines) {
    const auto line = base::parse_json(text);
    ASSERT_TRUE(line.ok()) << text;
    const auto [expected, found] = expected_and_found(*line);
    EXPECT_EQ(expected.dump(), found.dump()) << text;
  }
  EXPECT_GT(lines, 80);
}

TEST(SpellingTest, WhatDoesNotMatterIsFoldedAway) {
  EXPECT_EQ(folded("  Misère-Ouverte "), "misere ouverte");
  EXPECT_EQ(folded("mise\xCC\x80re"), "misere");
  EXPECT_EQ(folded("Who\u2019s  Who"), "whos who");
  EXPECT_EQ(folded("SKÜS"), "skus");
  EXPECT_EQ(folded("♡\uFE0F"), "♥");
  EXPECT_EQ(folded("\xC3"), "");
  EXPECT_EQ(folded(""), "");
}

// Whatever a game writes means itself.
TEST(SpellingTest, WhatRecordsSayIsLeftAsItStands) {
  base::Random random(20);
  for (const Game* game : all_games()) {
    for (const support::Case& each : support::cases_of(*game)) {
      SCOPED_TRACE(base::str(game->name(), " ", each.contract.dump()));
      EXPECT_EQ(spelt_contract(*game, each.contract), each.contract);
      const auto at = support::random_ending(*game, each, 20, random);
      ASSERT_NE(at, nullptr);
      games::Setup setup = at->setup();
      const games::Setup before = setup;
      records::spell_out(*game, setup);
      EXPECT_EQ(setup, before);
      const Tags tags = game->contract_of(before).tags();
      EXPECT_EQ(records::spelt_tags(*game, tags), tags);
      for (const std::string& move : at->moves()) EXPECT_THAT(moves_meant(*game, move), ::testing::Each(move));
    }
    for (const ContractInfo& info : game->contracts()) EXPECT_EQ(spelt(*game, info.name), info.name);
    for (const char seat : game->seats())
      EXPECT_EQ(seat_meant(std::string(1, seat), game->seats()), std::string(1, seat));
    EXPECT_EQ(game_meant(game->name()), game);
    EXPECT_EQ(game_meant(game->title()), game);
  }
}

TEST(SpellingTest, AMessageAboutATypedContractNamesNoKeyOfJson) {
  for (const Game* game : all_games()) {
    const auto contract = contract_meant(*game, "nonsuch by Nobody", {});
    ASSERT_FALSE(contract.ok());
    EXPECT_TRUE(base::message(contract.status()).starts_with("contract: found ")) << contract.status();
  }
}

}  // namespace
}  // namespace ouverte::games
