// Which only moves could have been missed.
#include "tutor/marks/earned.hpp"

#include "gtest/gtest.h"
#include "solver/records/record.hpp"

namespace ouverte::tutor {
namespace {

struct Board {
  std::string deal;  // as PBN has it
  std::string contract;
  std::string leader;
  std::string plays;  // before the move
};

bool missed(const Board& board, const std::string& move) {
  const std::string text = "[Deal \"N:" + board.deal + "\"]\n[Contract \"" + board.contract +
                           "\"]\n[Declarer \"S\"]\n[Play \"" + board.leader + "\"]\n" + board.plays + "\n";
  const records::Readings readings = records::read_records(text, "p.pbn");
  const auto& record = std::get<records::Record>(readings.at(0));
  const auto at = records::position_after(record, record.plays.size());
  EXPECT_TRUE(at.ok()) << at.status();
  return could_be_missed(*games::find_game("bridge"), **at, move);
}

TEST(EarnedTest, TakingATrickIsNoFeatButLettingItGoIs) {
  const Board board{".432.. .76..5 A4..2. KQ5...", "1NT", "W", "SK H2 H6 -"};
  EXPECT_FALSE(missed(board, "SA"));
  EXPECT_TRUE(missed(board, "S4"));
}

TEST(EarnedTest, PlayingLowWhereNothingCanBeTakenIsNoFeat) {
  const Board board{".432.. .76..5 J4..2. AQ5...", "1NT", "W", "SA H2 H6 -"};
  EXPECT_FALSE(missed(board, "S4"));
  EXPECT_TRUE(missed(board, "SJ"));
}

TEST(EarnedTest, OfThreeChoicesOneIsNoMatterOfCourse) {
  const Board board{".432.. .76..5 AJ4... KQ5...", "1NT", "W", "SK H2 H6 -"};
  EXPECT_TRUE(missed(board, "SA"));
}

TEST(EarnedTest, WhatTakesTheTrickMostCheaplyIsNoFeat) {
  const Board board{".432.. .76..5 AQ2... KJ5...", "1NT", "W", "SJ H2 H6 -"};
  EXPECT_TRUE(missed(board, "SQ"));  // three choices
  const Board two{".43..2 .76..5 AQ.2.. KJ5...", "1NT", "W", "SJ H3 H6 -"};
  EXPECT_FALSE(missed(two, "SQ"));
  EXPECT_TRUE(missed(two, "SA"));
}

}  // namespace
}  // namespace ouverte::tutor
