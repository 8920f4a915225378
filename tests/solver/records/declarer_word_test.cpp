// The declarer by the game's own word for him, as a tag.
#include "gmock/gmock.h"
#include "gtest/gtest.h"
#include "solver/records/record.hpp"

namespace ouverte::records {
namespace {

using ::testing::HasSubstr;

const std::string kHoodWithoutHood =
    "[Game \"hoodwink\"]\n[Deal \"A:K.AJT87.T8.KQT. QT7.KQ.A97.97.* AJ98.9.KQJ.AJ8.\"]\n[Trump \"H\"]\n";

std::string contract_in(const std::string& pbn) {
  const Readings readings = read_records(pbn, "deal.pbn");
  if (readings.size() != 1) return "found " + std::to_string(readings.size());
  if (const auto* problem = std::get_if<Problem>(&readings[0])) return text(*problem);
  return std::get<Record>(readings[0]).setup.contract.dump();
}

TEST(DeclarerWordTest, IsReadAsTheDeclarer) {
  const std::string said = contract_in(kHoodWithoutHood + "[Declarer \"C\"]\n");
  EXPECT_THAT(said, HasSubstr("\"hood\":\"C\""));
  EXPECT_EQ(contract_in(kHoodWithoutHood + "[Hood \"C\"]\n"), said);
  EXPECT_EQ(contract_in(kHoodWithoutHood + "[Hood \"player c\"]\n"), said);
  EXPECT_EQ(contract_in(kHoodWithoutHood + "[Declarer \"C\"]\n[Hood \"C\"]\n"), said);
  EXPECT_EQ(contract_in(kHoodWithoutHood + "[Declarer \"?\"]\n[Hood \"C\"]\n"), said);
  const std::string ending =
      "[Game \"whos-who\"]\n[Deal \"A:7.... J.... .T...\"]\n[Taken \"A:5 B:5 C:3\"]\n[Leader \"A\"]\n";
  EXPECT_EQ(contract_in(ending + "[Soloist \"B\"]\n"), contract_in(ending + "[Declarer \"B\"]\n"));
  EXPECT_THAT(contract_in(ending + "[Soloist \"B\"]\n"), HasSubstr("\"soloist\":\"B\""));
}

TEST(DeclarerWordTest, SaidTwiceItIsTheSameOrAnError) {
  EXPECT_THAT(contract_in(kHoodWithoutHood + "[Declarer \"A\"]\n[Hood \"C\"]\n"),
              HasSubstr("Hood: found \"C\", expected \"A\", whom Declarer names"));
}

// What is written on a score sheet beside it: the suit turned, a Joker on the table.
TEST(DeclarerWordTest, WhatElseAScoreSheetSaysIsReadAsMeant) {
  const std::string solo =
      "[Game \"Solo Whist\"]\n[Deal \"N:9.84.K. T7.QT.. AK.J5.. 86.K9..\"]\n[Contract \"Solo\"]\n[Soloist \"South\"]\n"
      "[Leader \"W\"]\n[Taken \"N:0 E:2 S:4 W:3\"]\n";
  EXPECT_THAT(contract_in(solo + "[Turned \"Spades\"]\n"), HasSubstr("\"trump\":\"S\""));
  EXPECT_THAT(contract_in(solo), HasSubstr("found nothing, expected one of S H D C: solo needs a trump"));
  const std::string rummage = "[Game \"rummage\"]\n[Deal \"A:..A.. T....** KQ9.9.K.. A.AT..J.*\"]\n";
  const Readings readings = read_records(rummage + "[Trick \"C:HA joker SQ\"]\n", "deal.pbn");
  ASSERT_EQ(readings.size(), 1U);
  EXPECT_THAT(std::get<Record>(readings[0]).setup.table, ::testing::ElementsAre("HA", "*", "SQ"));
}

// Of a game that has no such word the tag is any other.
TEST(DeclarerWordTest, InAnotherGameItSaysNothing) {
  const std::string bridge =
      "[Deal \"N:AJ... 54... K2... Q3...\"]\n[Contract \"NT\"]\n[Declarer \"S\"]\n[Taken \"N:11 E:0\"]\n";
  EXPECT_EQ(contract_in(bridge + "[Hood \"C\"]\n"), contract_in(bridge));
}

}  // namespace
}  // namespace ouverte::records
