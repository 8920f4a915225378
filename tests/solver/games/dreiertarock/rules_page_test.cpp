// The rules page's tables agree with the code.
#include <cstdlib>
#include <map>
#include <string>

#include "gtest/gtest.h"
#include "solver/games/door/game.hpp"
#include "solver/games/dreiertarock/contract.hpp"
#include "tests/support/page_tables.hpp"

namespace ouverte::games::dreiertarock {
namespace {

// The rows of the page's tables by their first cell.
std::map<std::string, support::Cells> rows_of(std::string_view page) {
  std::map<std::string, support::Cells> rows;
  for (const support::Cells& cells : support::table_rows(page)) rows[cells[0]] = cells;
  return rows;
}

TEST(DreiertarockRulesPageTest, ThePageListsTheSameContractsAsTheCode) {
  const auto contracts = support::contract_rows(find_game("dreiertarock")->rules());
  EXPECT_EQ(contracts.size(), kKinds.size());
  for (const Kind& kind : kKinds) {
    SCOPED_TRACE(kind.text);
    const auto row = contracts.find(std::string(kind.text));
    ASSERT_NE(row, contracts.end());
    EXPECT_EQ(std::atoi(row->second[2].c_str()), game_value(kind.name));
    const std::string& talon = row->second[3];
    EXPECT_EQ(talon.starts_with("exchange"), kind.talon == TalonUse::kExchange);
    EXPECT_EQ(talon.starts_with("untouched"), kind.talon == TalonUse::kUntouched);
    EXPECT_EQ(talon.starts_with("set aside"), kind.talon == TalonUse::kSetAside);
    EXPECT_EQ(exchanges(kind.name), kind.talon == TalonUse::kExchange);
  }
}

// What the declarer gains from each defender when a bonus is his, in a Single.
TEST(DreiertarockRulesPageTest, ThePagesBonusesAreThoseOfTheCode) {
  const auto rows = rows_of(find_game("dreiertarock")->rules());
  const auto on_page = [&](const std::string& bonus) { return std::atoi(rows.at(bonus)[1].c_str()); };
  Contract single;
  single.name = Name::kSingle;
  Result made;
  made.points = kToWin;
  made.tricks = 6;
  const auto gain = [&](Contract contract, Result result) {
    return (payment(contract, result) - payment(single, made)) / 2;
  };
  Contract kings = single;
  kings.kings = 0;
  EXPECT_EQ(gain(kings, made), on_page("Kings"));
  Contract trull = single;
  trull.trull = 0;
  EXPECT_EQ(gain(trull, made), on_page("Trull"));
  Result mondfang = made;
  mondfang.mondfang = 0;
  EXPECT_EQ(gain(single, mondfang), on_page("Mondfang"));
  Result absolute = made;
  absolute.points = kToAbsolute;
  EXPECT_EQ(gain(single, absolute), on_page("Absolute"));
  Result ultimo = made;
  ultimo.ultimo = Ultimo::kTaken;
  EXPECT_EQ(gain(single, ultimo), on_page("Pagat Ultimo"));
  Result slam = made;
  slam.tricks = kAllTricks;
  EXPECT_EQ(gain(single, slam), on_page("Slam"));
}

TEST(DreiertarockRulesPageTest, ThePageNamesTheObjectivesOfTheCode) {
  const std::string_view page = find_game("dreiertarock")->rules();
  for (const ObjectiveText& objective : kObjectives)
    EXPECT_NE(page.find("- `" + std::string(objective.text) + "`"), std::string_view::npos) << objective.text;
  EXPECT_NE(page.find("- `payment` (default)"), std::string_view::npos);
  EXPECT_EQ(kTeamObjectives.front(), Objective::kPayment);
  EXPECT_EQ(kTrischakenObjectives.front(), Objective::kPayment);
}

}  // namespace
}  // namespace ouverte::games::dreiertarock
