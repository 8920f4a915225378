// Contracts of bridge between records, tags and words.
#include "solver/games/bridge/contract.hpp"

#include <string>
#include <vector>

#include "gtest/gtest.h"
#include "solver/base/status.hpp"
#include "solver/games/door/game.hpp"
#include "tests/solver/games/bridge/the_game.hpp"

namespace ouverte::games::bridge {
namespace {

using base::Json;

struct TagsCase {
  Tags tags;
  Json json;
};

TEST(BridgeTagsTest, TagsAndJsonSayTheSame) {
  const std::vector<TagsCase> cases = {
      {{{"Contract", "4S"}, {"Declarer", "N"}}, {{"trump", "S"}, {"declarer", "N"}, {"level", 4}}},
      {{{"Trump", "NT"}, {"Declarer", "S"}, {"Ending", "6"}}, {{"trump", "NT"}, {"declarer", "S"}, {"ending", 6}}},
      {{{"Contract", "3NTX"}, {"Declarer", "W"}}, {{"trump", "NT"}, {"declarer", "W"}, {"level", 3}, {"doubled", "X"}}},
      {{{"Contract", "7CXX"}, {"Declarer", "^S"}},
       {{"trump", "C"}, {"declarer", "S"}, {"level", 7}, {"doubled", "XX"}, {"irregular", true}}},
      {{{"Trump", "H"}, {"Declarer", "E"}}, {{"trump", "H"}, {"declarer", "E"}}},
      {{{"Trump", "NT"}}, {{"trump", "NT"}}}};
  for (const auto& [tags, json] : cases) {
    SCOPED_TRACE(json.dump());
    const auto read = the_game().contract_from_tags(tags);
    ASSERT_TRUE(read.ok()) << read.status();
    EXPECT_EQ(read->json(), json);
    EXPECT_EQ(said(json).tags(), tags);
  }
}

TEST(BridgeTagsTest, APassedOutDealHasNoContractAndAnUnknownOneIsEmpty) {
  EXPECT_TRUE(the_game().contract_from_tags({{"Contract", "Pass"}, {"Declarer", ""}})->json().is_null());
  EXPECT_EQ(the_game().contract_from_tags({{"Contract", "?"}, {"Declarer", "?"}})->json(), Json::object());
  EXPECT_EQ(the_game().contract_from_tags({{"Contract", ""}})->json(), Json::object());
  EXPECT_EQ(the_game().contract_from_tags({{"Dealer", "N"}})->json(), Json::object());
  EXPECT_EQ(the_game().contract_from_tags({{"Contract", "NT"}, {"Declarer", "S"}})->json(),
            Json({{"trump", "NT"}, {"declarer", "S"}}));
  EXPECT_EQ(the_game().contract_from_tags({{"Contract", "2d"}, {"Declarer", "?"}})->json(),
            Json({{"trump", "D"}, {"level", 2}}));
}

TEST(BridgeTagsTest, WrongTagsAreNamed) {
  EXPECT_EQ(base::message(the_game().contract_from_tags({{"Contract", "8S"}}).status()),
            "Contract: found \"8S\", expected a contract such as \"4S\", \"3NTX\" or \"Pass\"");
  EXPECT_EQ(base::message(the_game().contract_from_tags({{"Contract", "4SXXX"}}).status()),
            "Contract: found \"4SXXX\", expected a contract such as \"4S\", \"3NTX\" or \"Pass\"");
  EXPECT_EQ(base::message(the_game().contract_from_tags({{"Contract", "4S"}, {"Declarer", "Q"}}).status()),
            "Declarer: found \"Q\", expected one of N E S W");
  EXPECT_EQ(base::message(the_game().contract_from_tags({{"Trump", "Q"}}).status()),
            "Trump: found \"Q\", expected one of S H D C NT");
}

TEST(BridgeTextTest, PeopleWriteContractsInManyWays) {
  const Json four_spades = {{"trump", "S"}, {"declarer", "N"}, {"level", 4}};
  for (const std::string_view text : {"4S by N", "4SN", "4s n", " 4S, North", "4 spades by north", "4♠ by N "}) {
    const auto read = the_game().contract_from_text(text);
    ASSERT_TRUE(read.ok()) << text << ": " << read.status();
    EXPECT_EQ(read->json(), four_spades) << text;
  }
  EXPECT_EQ(the_game().contract_from_text("3NT S")->json(), Json({{"trump", "NT"}, {"declarer", "S"}, {"level", 3}}));
  EXPECT_EQ(the_game().contract_from_text("3NN")->json(), Json({{"trump", "NT"}, {"declarer", "N"}, {"level", 3}}));
  EXPECT_EQ(the_game().contract_from_text("S by N")->json(), Json({{"trump", "S"}, {"declarer", "N"}}));
  EXPECT_EQ(the_game().contract_from_text("NT")->json(), Json({{"trump", "NT"}}));
  EXPECT_EQ(the_game().contract_from_text("1nxx w")->json(),
            Json({{"trump", "NT"}, {"declarer", "W"}, {"level", 1}, {"doubled", "XX"}}));
}

TEST(BridgeTextTest, ADeclarerLeftOutIsTheOneBefore) {
  const Json before = {{"trump", "S"}, {"declarer", "W"}, {"level", 4}, {"doubled", "X"}};
  EXPECT_EQ(the_game().contract_from_text("3NT", said(before))->json(),
            Json({{"trump", "NT"}, {"declarer", "W"}, {"level", 3}}));
  EXPECT_EQ(the_game().contract_from_text("3NT by E", said(before))->json(),
            Json({{"trump", "NT"}, {"declarer", "E"}, {"level", 3}}));
}

TEST(BridgeTextTest, WhatIsNoContractIsRefused) {
  for (const std::string_view text : {"", "8S", "4", "by N", "4S by", "4S by Q", "4SXXX", "Pass", "4S by N please"})
    EXPECT_EQ(base::message(the_game().contract_from_text(text).status()),
              base::str("contract: found ", base::quoted(text),
                        ", expected a strain, with or without level and declarer: \"4S by N\", \"3NTX W\", \"H\""));
}

TEST(BridgeWordsTest, ContractsAndResultsAreSaidInWords) {
  EXPECT_EQ(said(Json({{"trump", "S"}, {"declarer", "N"}, {"level", 4}})).words(), "4♠ by North");
  EXPECT_EQ(said(Json({{"trump", "NT"}, {"declarer", "E"}, {"level", 3}, {"doubled", "X"}})).words(),
            "3NT doubled by East");
  EXPECT_EQ(said(Json({{"trump", "H"}})).words(), "hearts");
  EXPECT_EQ(said(Json::object()).words(), "no contract");
  games::Setup setup;
  setup.contract = {{"trump", "S"}, {"declarer", "N"}, {"level", 4}};
  EXPECT_EQ(the_game().describe({10, 10}, setup), "10 tricks, made");
  EXPECT_EQ(the_game().describe({9, 9}, setup), "9 tricks, down 1");
  EXPECT_EQ(the_game().describe({12, 12}, setup), "12 tricks, made with 2 over");
  EXPECT_EQ(the_game().describe({8, 11}, setup), "8 to 11 tricks");
  setup.contract = {{"trump", "S"}};
  EXPECT_EQ(the_game().describe({1, 1}, setup), "1 trick");
}

}  // namespace
}  // namespace ouverte::games::bridge
