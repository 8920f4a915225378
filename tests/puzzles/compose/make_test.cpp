// Puzzles made: that each is one, by plain search without any accelerator.
#include "puzzles/compose/make.hpp"

#include <set>

#include "gmock/gmock.h"
#include "gtest/gtest.h"
#include "puzzles/compose/difficulty.hpp"
#include "puzzles/compose/naive.hpp"
#include "puzzles/compose/themes.hpp"
#include "puzzles/problem/puzzle.hpp"

namespace ouverte::puzzles {
namespace {

search::Options plain_search() {
  search::Options options;
  options.switches = {.table = false, .bounds = false, .equivalence = false, .order = false, .refutations = false};
  options.memory_mib = 4;
  return options;
}

std::vector<records::Record> made_of(const games::Game& game, const Making& making, std::size_t count,
                                     std::vector<records::Record> records = {}) {
  search::Options options;
  options.memory_mib = 4;
  Maker maker(game, making, std::move(records), options);
  std::vector<records::Record> made;
  while (made.size() < count && !maker.exhausted())
    if (auto puzzle = maker.look_at_a_deal()) made.push_back(*std::move(puzzle));
  return made;
}

// Of every game, small endings whose themes are frequent.
Making small(const games::Game& game) {
  Making making;
  making.theme = "duck";
  making.least_cards = making.most_cards = game.plays_in_rows() ? 3 : 2;
  making.only_moves = 1;
  return making;
}

TEST(MakeTest, WhatIsMadeHasOneKeyByPlainSearchAndShowsItsTheme) {
  for (const games::Game* const game : games::all_games()) {
    const auto plain = game->solver(plain_search());
    for (records::Record& record : made_of(*game, small(*game), 3)) {
      const std::string text = records::write_pbn(record);
      SCOPED_TRACE(text);
      const auto puzzle = puzzle_of(std::move(record));
      ASSERT_TRUE(puzzle.ok()) << puzzle.status();
      const auto read = puzzle_of(std::get<records::Record>(records::read_records(text, "p.pbn").at(0)));
      ASSERT_TRUE(read.ok()) << read.status();
      EXPECT_EQ(read->position->moves(), puzzle->position->moves());
      EXPECT_EQ(read->position->possible(), puzzle->position->possible());
      EXPECT_EQ(plain->solve(*puzzle->position, {}).value, (search::Interval{puzzle->task.value, puzzle->task.value}));
      const auto turn = turn_of(*puzzle, *plain);
      ASSERT_TRUE(turn);
      EXPECT_EQ(themes_shown(*turn), themes_of(puzzle->record));
      EXPECT_THAT(turn->all_keys(), ::testing::Not(::testing::Contains(greedy_move(*turn))));
      EXPECT_EQ(difficulty_text(difficulty_of(*turn)), records::tag_value(puzzle->record.tags, "Facts"));
    }
  }
}

TEST(MakeTest, TheSameSeedMakesTheSamePuzzles) {
  const games::Game& game = *games::find_game("bridge");
  Making making = small(game);
  const auto first = made_of(game, making, 4);
  EXPECT_EQ(first.size(), 4U);
  const auto again = made_of(game, making, 4);
  making.seed = 2;
  const auto other = made_of(game, making, 4);
  for (std::size_t i = 0; i < 4; ++i) {
    EXPECT_EQ(first[i].setup, again[i].setup);
    EXPECT_NE(first[i].setup, other[i].setup);
  }
}

TEST(MakeTest, ThemesOfAGameOfItsOwn) {
  const games::Game& game = *games::find_game("whos-who");
  Making making;
  making.theme = "giving";
  making.only_moves = 1;
  for (const records::Record& record : made_of(game, making, 2)) {
    const auto puzzle = puzzle_of(record);
    ASSERT_TRUE(puzzle.ok());
    EXPECT_EQ(puzzle->position->moves().size(), 3U);  // to whom the trick can be given
  }
}

TEST(MakeTest, TurnsOfRecordsAreLookedAtOnce) {
  const games::Game& game = *games::find_game("bridge");
  const auto readings = records::read_records(
      "[Deal \"N:.432.. .765.. AJ4... KQ5...\"]\n[Contract \"1NT\"]\n[Declarer \"S\"]\n[Play \"W\"]\n"
      "SK H2 H5 S4\nSQ H3 H6 SA\n",
      "p.pbn");
  Making making;
  making.theme = "duck";
  making.only_moves = 1;
  const auto made = made_of(game, making, 2, {std::get<records::Record>(readings.at(0))});
  ASSERT_EQ(made.size(), 1U);
  EXPECT_EQ(made[0].setup.table, (std::vector<std::string>{"SK", "H2", "H5"}));
  EXPECT_EQ(records::tag_value(made[0].tags, "Task"), ">= 2");
}

}  // namespace
}  // namespace ouverte::puzzles
