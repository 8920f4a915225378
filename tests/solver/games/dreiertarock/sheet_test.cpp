// What each player is paid, item by item, beside a second settlement of the same record.
#include <map>

#include "gtest/gtest.h"
#include "solver/base/random.hpp"
#include "tests/solver/games/dreiertarock/plain_settlement.hpp"
#include "tests/solver/games/dreiertarock/random_records.hpp"
#include "tests/solver/games/dreiertarock/the_game.hpp"

namespace ouverte::games::dreiertarock {
namespace {

// Plays it to the end at random; a Pagat mostly as late as can be.
void play_out(Position& position, plain::Record& record, base::Random& random) {
  const bool keeps_pagat = random.below(4) != 0;
  while (!position.over()) {
    std::vector<std::string> moves = position.moves();
    if (keeps_pagat && moves.size() > 1) std::erase(moves, "1");
    const std::string move = moves[random.below(moves.size())];
    record.plays.emplace_back(position.to_move()[0] - 'A', move);
    ASSERT_TRUE(position.play(move).ok());
  }
}

TEST(DreiertarockSheet, AThousandRecordsAreSettledAsTheRulesPageSays) {
  base::Random random(20);
  plain::Dealer dealer(random);
  std::map<std::string, int> seen;
  for (int round = 0; round < 1000; ++round) {
    plain::Record record = dealer.deal();
    SCOPED_TRACE(record.contract.dump());
    const auto position = the_game().position(plain::setup_of(record));
    ASSERT_TRUE(position.ok()) << position.status();
    ASSERT_FALSE((*position)->score_sheet().has_value());
    play_out(**position, record, random);
    const plain::Settled settled = plain::settled(record);
    const auto sheet = (*position)->score_sheet();
    ASSERT_TRUE(sheet.has_value());
    EXPECT_TRUE(sheet->paid);
    EXPECT_EQ(sheet->unit, "cent");
    EXPECT_EQ(sheet->each, std::vector<int>(settled.total.begin(), settled.total.end()));
    std::map<std::string, std::array<int, 3>> items;
    for (const auto& part : sheet->parts) {
      EXPECT_TRUE(items.emplace(part.what, std::array{part.each[0], part.each[1], part.each[2]}).second) << part.what;
      ++seen[part.what];
    }
    if (settled.items.size() > 1) {
      EXPECT_EQ(items, settled.items);
    } else {
      EXPECT_TRUE(items.empty());
    }
    if (record.contract["name"] == "trischaken") {
      EXPECT_EQ((*position)->value(), settled.total[0]);
    } else {
      const auto declarer = static_cast<std::size_t>(record.contract["declarer"].get<std::string>()[0] - 'A');
      EXPECT_EQ((*position)->value(), settled.total[declarer]);
    }
  }
  for (const char* what :
       {"Kings", "Trull", "Mondfang", "Absolute", "Absolute, announced", "Absolute, announced, doubled", "Pagat Ultimo",
        "Pagat Ultimo, announced", "Pagat Ultimo, announced, doubled", "Slam", "Slam, announced",
        "Slam, announced, doubled", "Single, doubled", "Solo"})
    EXPECT_GT(seen[what], 0) << what;
}

}  // namespace
}  // namespace ouverte::games::dreiertarock
