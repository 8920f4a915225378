// Doubles that are told away from their contract: "4♠ by South, doubled". data/doubles.txt has them with the contract
// that they must come to.
#include <string>
#include <variant>

#include "gtest/gtest.h"
#include "puzzles/text/posted.hpp"
#include "tests/support/said_cases.hpp"

namespace ouverte::puzzles {
namespace {

std::string contract_of(const std::string& words) {
  const records::Readings readings = read_puzzles(support::kDealSpokenOf + words, "post.txt");
  if (readings.size() != 1) return "found " + std::to_string(readings.size());
  const auto* record = std::get_if<records::Record>(&readings.front());
  return record == nullptr ? "refused" : std::string(records::tag_value(record->tags, "Contract"));
}

TEST(DoubledTest, IsOfTheContractThatItIsToldOf) { EXPECT_GE(support::expect_said("doubles.txt", contract_of), 75); }

TEST(DoubledTest, WhatMayBeOfTheContractIsQuoted) {
  const records::Readings readings =
      read_puzzles(support::kDealSpokenOf + "4♠ by South. West doubled. West leads the ♥K.", "post.txt");
  ASSERT_EQ(readings.size(), 1U);
  const auto* problem = std::get_if<records::Problem>(&readings.front());
  ASSERT_NE(problem, nullptr);
  EXPECT_THAT(records::text(*problem), testing::HasSubstr("contract: found \"West doubled\""));
}

}  // namespace
}  // namespace ouverte::puzzles
