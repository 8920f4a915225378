// Payments by player, what lies open on the table, and schedules of one's own, against sums done by hand and by a
// second reckoning that is written from the rules page alone.
#include <algorithm>
#include <array>
#include <cstdlib>
#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "gtest/gtest.h"
#include "solver/base/random.hpp"
#include "solver/base/status.hpp"
#include "solver/games/door/game.hpp"
#include "tests/solver/games/solo_whist/the_game.hpp"

namespace ouverte::games::solo_whist {
namespace {

using base::Json;

constexpr std::array<std::string_view, 4> kSeatLetters = {"N", "E", "S", "W"};

// What one table pays: amount, for each trick over, for each under.
using PlainRate = std::array<int, 3>;
using PlainSchedule = std::map<std::string, PlainRate>;

PlainSchedule page_schedule() {
  return {{"prop-cop", {10, 2, 2}},
          {"solo", {10, 2, 2}},
          {"misere", {20, 0, 0}},
          {"abundance", {30, 3, 3}},
          {"royal-abundance", {30, 3, 3}},
          {"misere-ouverte", {40, 0, 0}},
          {"slam", {60, 0, 0}},
          {"general-misere", {10, 0, 0}},
          {"competitive-misere", {10, 0, 0}},
          {"royal-misere", {10, 0, 0}}};
}

// The takers of thirteen tricks, in their order.
using Takers = std::vector<int>;

// Who loses a deal that all passed.
std::vector<int> losers(const std::string& name, const Takers& takers) {
  if (name == "general-misere") return {takers.back()};
  std::array<int, 4> taken{};
  if (name == "royal-misere") {
    int first_to_four = -1;
    for (const int taker : takers) {
      const int now = ++taken[static_cast<std::size_t>(taker)];
      if (now == 5) return {taker};
      if (now == 4 && first_to_four < 0) first_to_four = taker;
    }
    return {first_to_four};
  }
  for (const int taker : takers) ++taken[static_cast<std::size_t>(taker)];
  std::vector<int> most;
  for (int tricks = 13; most.empty(); --tricks)
    for (int seat = 0; seat < 4; ++seat)
      if (taken[static_cast<std::size_t>(seat)] == tricks) most.push_back(seat);
  return most;
}

// Every debt between two players is written down singly.
std::vector<int> reckoned(const std::string& name, const std::vector<int>& declaring, const Takers& takers,
                          const PlainRate& rate) {
  std::vector<int> each(4, 0);
  const auto pay = [&](int from, int to, int amount) {
    each[static_cast<std::size_t>(from)] -= amount;
    each[static_cast<std::size_t>(to)] += amount;
  };
  const auto among = [](const std::vector<int>& those, int seat) {
    for (const int one : those)
      if (one == seat) return true;
    return false;
  };
  if (declaring.empty()) {
    const std::vector<int> lost = losers(name, takers);
    for (const int loser : lost)
      for (int seat = 0; seat < 4; ++seat)
        if (!among(lost, seat)) pay(loser, seat, rate[0]);
    return each;
  }
  int tricks = 0;
  for (const int taker : takers) tricks += among(declaring, taker) ? 1 : 0;
  const std::map<std::string, int> targets = {
      {"prop-cop", 8},        {"solo", 5},           {"misere", 0}, {"abundance", 9},
      {"royal-abundance", 9}, {"misere-ouverte", 0}, {"slam", 13}};
  const int target = targets.at(name);
  const bool exactly = target == 0;
  const bool made = exactly ? tricks == 0 : tricks >= target;
  const int off = tricks > target ? tricks - target : target - tricks;
  const int amount = rate[0] + off * (made ? rate[1] : rate[2]);
  for (const int declarer : declaring)
    for (int seat = 0; seat < 4; ++seat)
      if (!among(declaring, seat)) pay(made ? seat : declarer, made ? declarer : seat, amount);
  return each;
}

struct Deal {
  games::Setup setup;
  std::string name;
  std::vector<int> declaring;
};

Deal deal_at_random(base::Random& random, const std::string& name) {
  Deal deal{.setup = the_game().random_deal(random), .name = name, .declaring = {}};
  const std::string suit(1, "SHDC"[random.below(4)]);
  const int first = static_cast<int>(random.below(4));
  const int second = (first + 1 + static_cast<int>(random.below(3))) % 4;
  Json contract = {{"name", name}};
  const bool none = name.find("misere") != std::string::npos && name != "royal-misere";
  contract["trump"] = none || name == "slam" ? "NT" : suit;
  if (name == "prop-cop") {
    deal.declaring = {first, second};
    contract["partners"] = {kSeatLetters[std::size_t(first)], kSeatLetters[std::size_t(second)]};
  } else if (name == "general-misere" || name == "competitive-misere" || name == "royal-misere") {
    deal.setup.guarantee = kSeatLetters[std::size_t(first)];
  } else {
    deal.declaring = {first};
    contract["soloist"] = kSeatLetters[std::size_t(first)];
  }
  deal.setup.contract = contract;
  deal.setup.objective = "payment";
  return deal;
}

// Plays to the end at random and notes who took each trick.
Takers play_out(Position& position, base::Random& random) {
  Takers takers;
  std::vector<int> won(4, 0);
  while (!position.over()) {
    const auto moves = position.moves();
    EXPECT_TRUE(position.play(moves[random.below(moves.size())]).ok());
    if (!position.table_empty()) continue;
    const auto now = position.setup().won;
    for (std::size_t seat = 0; seat < 4; ++seat)
      if ((*now)[seat].second > won[seat]) takers.push_back(static_cast<int>(seat)), won[seat] = (*now)[seat].second;
  }
  return takers;
}

std::vector<std::string> names() {
  std::vector<std::string> names;
  for (const auto& [name, rate] : page_schedule()) names.push_back(name);
  return names;
}

void expect_sums(const ScoreSheet& sheet, const std::vector<int>& each) {
  EXPECT_EQ(sheet.each, each);
  EXPECT_TRUE(sheet.paid);
  int all = 0;
  for (const int amount : sheet.each) all += amount;
  EXPECT_EQ(all, 0);
  if (sheet.parts.empty()) return;
  EXPECT_GE(sheet.parts.size(), 2u);
  std::vector<int> sum(4, 0);
  for (const ScoreSheet::Part& part : sheet.parts)
    for (std::size_t seat = 0; seat < 4; ++seat) sum[seat] += part.each[seat];
  EXPECT_EQ(sum, sheet.each);
}

// The settlement that the solver reckons with, of the same sheet.
int settlement(const Deal& deal, const std::vector<int>& each) {
  if (deal.declaring.empty()) return each[std::string_view("NESW").find(deal.setup.guarantee)];
  int value = 0;
  for (const int seat : deal.declaring) value += each[std::size_t(seat)];
  return value;
}

// For each number of tricks: made or lost, and what each opponent pays or is paid.
void expect_told(Deal deal, const Takers& takers, const std::vector<int>& each) {
  if (deal.declaring.empty()) return;
  deal.setup.objective = "tricks";
  int tricks = 0;
  for (const int seat : deal.declaring) tricks += static_cast<int>(std::ranges::count(takers, seat));
  const std::string words = the_game().describe({tricks, tricks}, deal.setup);
  std::size_t opponent = 0;
  while (std::ranges::count(deal.declaring, static_cast<int>(opponent)) > 0) ++opponent;
  const int paid = each[opponent];
  const std::string amount = std::to_string(std::abs(paid) / static_cast<int>(deal.declaring.size()));
  EXPECT_NE(words.find(base::str(paid < 0 ? "made (" : "lost (", amount, " ")), std::string::npos) << words;
}

TEST(SoloWhistScoresTest, AThousandDealsAreReckonedAlike) {
  base::Random random(11);
  const PlainSchedule page = page_schedule();
  for (int round = 0; round < 1000; ++round) {
    const std::string name = names()[random.below(page.size())];
    const bool own = random.below(2) == 0;
    PlainRate rate = page.at(name);
    Deal deal = deal_at_random(random, name);
    if (own) {
      const bool by_tricks = !deal.declaring.empty();
      rate = {1 + static_cast<int>(random.below(50)), by_tricks ? static_cast<int>(random.below(9)) : 0,
              by_tricks ? static_cast<int>(random.below(9)) : 0};
      deal.setup.contract["payments"] =
          base::str(name, '=', rate[0], by_tricks ? base::str('+', rate[1], '-', rate[2]) : std::string());
    }
    SCOPED_TRACE(deal.setup.contract.dump());
    auto position = the_game().position(deal.setup);
    ASSERT_TRUE(position.ok()) << position.status();
    EXPECT_FALSE((*position)->score_sheet().has_value());
    const Takers takers = play_out(**position, random);
    const auto sheet = (*position)->score_sheet();
    ASSERT_TRUE(sheet.has_value());
    const std::vector<int> each = reckoned(name, deal.declaring, takers, rate);
    expect_sums(*sheet, each);
    EXPECT_EQ((*position)->value(), settlement(deal, each));
    expect_told(deal, takers, each);
  }
}

// A deal that is over.
games::Setup end_of(const Json& contract, std::vector<int> won, std::string_view leader) {
  games::Setup setup;
  setup.game = "solo-whist";
  for (const std::string_view seat : kSeatLetters) setup.hands.emplace_back(seat, "-");
  setup.won.emplace();
  for (std::size_t seat = 0; seat < 4; ++seat) setup.won->emplace_back(kSeatLetters[seat], won[seat]);
  setup.leader = leader;
  setup.contract = contract;
  return setup;
}

ScoreSheet sheet_of(games::Setup setup) {
  if (setup.contract["name"] == "competitive-misere") setup.guarantee = "N";
  const auto position = the_game().position(setup);
  EXPECT_TRUE(position.ok()) << position.status();
  return *(*position)->score_sheet();
}

TEST(SoloWhistScoresTest, TricksOverAreAPartOfTheirOwn) {
  const ScoreSheet sheet = sheet_of(end_of({{"name", "solo"}, {"soloist", "E"}, {"trump", "H"}}, {3, 6, 2, 2}, "E"));
  EXPECT_EQ(sheet.each, (std::vector{-12, 36, -12, -12}));
  ASSERT_EQ(sheet.parts.size(), 2u);
  EXPECT_EQ(sheet.parts[0].what, "solo");
  EXPECT_EQ(sheet.parts[0].each, (std::vector{-10, 30, -10, -10}));
  EXPECT_EQ(sheet.parts[1].what, "overtricks");
  EXPECT_EQ(sheet.parts[1].each, (std::vector{-2, 6, -2, -2}));
  EXPECT_EQ(sheet.unit, "unit");
}

TEST(SoloWhistScoresTest, TheTargetJustMetHasNoParts) {
  const ScoreSheet sheet =
      sheet_of(end_of({{"name", "prop-cop"}, {"partners", {"N", "S"}}, {"trump", "H"}}, {3, 3, 5, 2}, "E"));
  EXPECT_EQ(sheet.each, (std::vector{20, -20, 20, -20}));
  EXPECT_TRUE(sheet.parts.empty());
}

TEST(SoloWhistScoresTest, AClubMayPayTheTricksOfAMisere) {
  const Json contract = {{"name", "misere"}, {"soloist", "W"}, {"trump", "NT"}, {"payments", "misere=8+2"}};
  const ScoreSheet sheet = sheet_of(end_of(contract, {3, 3, 5, 2}, "E"));
  EXPECT_EQ(sheet.each, (std::vector{12, 12, 12, -36}));
  ASSERT_EQ(sheet.parts.size(), 2u);
  EXPECT_EQ(sheet.parts[1].what, "undertricks");
}

TEST(SoloWhistScoresTest, TiedLosersPayEachOtherNothing) {
  const ScoreSheet sheet = sheet_of(end_of({{"name", "competitive-misere"}}, {4, 4, 4, 1}, "E"));
  EXPECT_EQ(sheet.each, (std::vector{-10, -10, -10, 30}));
}

TEST(SoloWhistScoresTest, ADecidedDealIsSettledAtOnce) {
  base::Random random(21);
  for (int deal = 0; deal < 40; ++deal) {
    games::Setup setup = the_game().random_deal(random);
    const bool slam = deal % 2 == 0;
    setup.contract = {{"name", slam ? "slam" : "misere"}, {"soloist", "N"}};
    const auto position = *the_game().position(setup);
    while (!position->over()) {
      const auto won = position->setup().won.value();  // North's tricks first
      const int others = won[1].second + won[2].second + won[3].second;
      const bool lost = (slam ? others : won[0].second) > 0;
      ASSERT_EQ(position->score_sheet().has_value(), lost);
      if (lost) {
        EXPECT_EQ(position->score_sheet()->each,
                  slam ? (std::vector{-180, 60, 60, 60}) : (std::vector{-60, 20, 20, 20}));
      }
      const auto moves = position->moves();
      ASSERT_TRUE(position->play(moves[random.below(moves.size())]).ok());
    }
  }
}

std::string shown_in(const games::Setup& setup) {
  const auto position = the_game().position(setup);
  EXPECT_TRUE(position.ok()) << position.status();
  std::string text;
  for (const Shown& line : (*position)->shown("NESW")) text += line.label + ": " + line.text + "\n";
  return text;
}

TEST(SoloWhistShownTest, TheTargetAndWhatIsStillWanted) {
  EXPECT_EQ(shown_in(end_of({{"name", "solo"}, {"soloist", "E"}, {"trump", "H"}, {"turned", "S"}}, {3, 6, 2, 2}, "E")),
            "tricks: N 3  E 6  S 2  W 2\ntarget: 5 tricks; East has 6: made\ntrumps: ♥\nturned up: ♠\n");
  base::Random random(3);
  games::Setup setup = the_game().random_deal(random);
  setup.contract = {{"name", "prop-cop"}, {"partners", {"N", "S"}}, {"trump", "D"}};
  EXPECT_EQ(shown_in(setup),
            "target: 8 tricks; North and South have none and want 8 more\n"
            "trumps: ♦, the suit turned up\n");
  EXPECT_EQ(shown_in(end_of({{"name", "misere"}, {"soloist", "W"}}, {3, 6, 2, 2}, "E")),
            "tricks: N 3  E 6  S 2  W 2\ntarget: no trick; West has 2: lost\n");
  EXPECT_EQ(shown_in(end_of({{"name", "slam"}, {"soloist", "W"}}, {1, 0, 0, 12}, "N")),
            "tricks: N 1  E 0  S 0  W 12\ntarget: 13 tricks; West has 12: lost\n");
}

TEST(SoloWhistShownTest, TheCardTurnedUp) {
  EXPECT_EQ(shown_in(end_of({{"name", "solo"}, {"soloist", "E"}, {"trump", "H"}, {"turned", "H3"}}, {3, 6, 2, 2}, "E")),
            "tricks: N 3  E 6  S 2  W 2\ntarget: 5 tricks; East has 6: made\ntrumps: ♥, ♥3 turned up\n");
  EXPECT_EQ(shown_in(end_of({{"name", "misere"}, {"soloist", "W"}, {"turned", "H3"}}, {3, 6, 2, 2}, "E")),
            "tricks: N 3  E 6  S 2  W 2\ntarget: no trick; West has 2: lost\nturned up: ♥3\n");
}

TEST(SoloWhistShownTest, WhoIsFirstToFourAndWhoHasMost) {
  games::Setup royal = end_of({{"name", "royal-misere"}, {"trump", "S"}, {"first_to_four", "E"}}, {4, 4, 3, 2}, "N");
  royal.guarantee = "N";
  EXPECT_EQ(shown_in(royal),
            "tricks: N 4  E 4  S 3  W 2\nfirst to four: East\nfirst to five: nobody yet\n"
            "trumps: ♠, the suit turned up\n");
  games::Setup competitive = end_of({{"name", "competitive-misere"}}, {4, 4, 3, 2}, "N");
  competitive.guarantee = "N";
  EXPECT_EQ(shown_in(competitive), "tricks: N 4  E 4  S 3  W 2\nmost tricks: North, East with 4\n");
}

TEST(SoloWhistShownTest, ASpreadMisereIsFacedAfterTheFirstTrick) {
  base::Random random(5);
  for (const std::string_view name : {"misere", "misere-ouverte"}) {
    games::Setup setup = the_game().random_deal(random);
    setup.contract = {{"name", name}, {"soloist", "W"}};
    const auto position = *the_game().position(setup);
    for (int card = 0; card < 8; ++card) {
      EXPECT_EQ(position->faced(), name == "misere" || card < 4 ? "" : "W") << name << card;
      ASSERT_TRUE(position->play(position->moves().front()).ok());
    }
  }
}

}  // namespace
}  // namespace ouverte::games::solo_whist
