// Habits of random records of every game: they add up to the accounts.
#include "tutor/habits/habits.hpp"

#include <algorithm>
#include <map>

#include "gmock/gmock.h"
#include "gtest/gtest.h"
#include "tests/support/every_game.hpp"
#include "tests/support/records.hpp"

namespace ouverte::tutor {
namespace {

using ::testing::HasSubstr;

Analysis analysed(const games::Game& game, const records::Record& record) {
  search::Options options;
  options.memory_mib = 16;
  auto analysis = analyse(game, record, *game.solver(options), [](int, int) {});
  EXPECT_TRUE(analysis.ok()) << analysis.status();
  return *std::move(analysis);
}

// By seat: a record of which no tag names a player.
void add_accounts(const Analysis& analysis, std::map<std::string, Account>& sums) {
  for (const Trace& trace : analysis.traces)
    for (const Account& account : trace.accounts) {
      Account& sum = sums[account.player];
      sum.decisions += account.decisions + account.blind;
      sum.kept += account.kept;
      sum.cost += account.cost + account.blind_cost;
    }
}

class EveryGameHabitsTest : public ::testing::TestWithParam<std::string> {
 protected:
  const games::Game& game_ = *games::find_game(GetParam());
};

TEST_P(EveryGameHabitsTest, IdeasAddUpToAccounts) {
  base::Random random(21);
  for (const support::Case& chosen : support::cases_of(game_)) {
    Habits habits;
    std::map<std::string, Account> sums;
    for (int round = 0; round < 4; ++round) {
      records::Record record = support::random_record(game_, chosen, 3 * game_.seats().size(), random);
      // A royal misère long decided does not say by whom, and is no start of a record.
      if (record.plays.empty() || !game_.playable(record.setup).ok()) continue;
      record.tags.clear();
      const Analysis analysis = analysed(game_, record);
      habits.add(game_, record, analysis);
      add_accounts(analysis, sums);
    }
    SCOPED_TRACE(chosen.name);
    for (const Profile& profile : habits.profiles()) {
      const Account& sum = sums[profile.name.substr(0, 1)];
      EXPECT_EQ(profile.in_all().decisions, sum.decisions);
      EXPECT_EQ(profile.in_all().kept, sum.kept);
      EXPECT_EQ(profile.in_all().cost, sum.cost);
      for (const Habit& habit : profile.habits)
        EXPECT_EQ(habit.met - habit.kept, static_cast<int>(habit.lapses.size()) + habit.unlisted) << habit.idea->name;
    }
  }
}

INSTANTIATE_TEST_SUITE_P(Games, EveryGameHabitsTest, ::testing::ValuesIn(support::game_names()), support::name_of_test);

TEST(HabitsTest, TheDearestLapsesAreListed) {
  Habit habit = {.wrongly = {}, .lapses = {}};
  for (int deal = 1; deal <= 150; ++deal) {
    Lapse lapse;
    lapse.deal = deal;
    lapse.cost = deal % 3;  // fifty of each cost
    habit.add(lapse);
  }
  EXPECT_EQ(habit.unlisted, 50);
  EXPECT_EQ(habit.wrongly.at(""), 150);
  ASSERT_EQ(habit.lapses.size(), kMostLapses);
  EXPECT_TRUE(std::ranges::is_sorted(habit.lapses, {}, &Lapse::deal));
  for (const Lapse& lapse : habit.lapses) EXPECT_NE(lapse.cost, 0) << lapse.deal;
  Lapse equal;
  equal.deal = 151;
  equal.cost = 1;
  habit.add(equal);
  EXPECT_EQ(habit.lapses.back().deal, 149) << "the earlier of equals stays";
}

TEST(HabitsTest, TheAceThatWasTakenTooSoon) {
  const records::Readings readings = records::read_records(
      "[Board \"7\"]\n[South \"Cleo\"]\n"
      "[Deal \"N:Q63.75.AQJT4.K63 974.T92.K65.JT74 AK5.A86.9872.AQ5 JT82.KQJ43.3.982\"]\n"
      "[Contract \"3NT\"]\n[Declarer \"S\"]\n[Play \"W\"]\nHK H5 H2 H6\nHQ H7 H9 HA\n",
      "played.pbn");
  ASSERT_TRUE(std::holds_alternative<records::Record>(readings.at(0)));
  const auto& record = std::get<records::Record>(readings[0]);
  const games::Game& bridge = *games::find_game("bridge");
  Habits habits;
  habits.add(bridge, record, analysed(bridge, record));
  EXPECT_THAT(habits.keep_only("Nobody").ToString(), HasSubstr("found no player \"Nobody\""));
  ASSERT_TRUE(habits.keep_only("Cleo").ok());
  ASSERT_EQ(habits.profiles().size(), 1U);
  const Profile& cleo = habits.profiles()[0];
  EXPECT_EQ(cleo.deals, 1);
  ASSERT_EQ(cleo.habits.size(), 1U);
  EXPECT_EQ(cleo.habits[0].idea->name, "hold-up");
  EXPECT_EQ(cleo.habits[0].lapses.at(0).wrongly, "took the trick too soon");
  EXPECT_EQ(cleo.habits[0].lapses[0].place.board, "7");
  EXPECT_EQ(cleo.habits[0].lapses[0].play, 8U);
  EXPECT_EQ(cleo.habits[0].lapses[0].trick, 2);
}

}  // namespace
}  // namespace ouverte::tutor
