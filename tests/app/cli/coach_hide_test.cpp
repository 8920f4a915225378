// `coach --hide`: nothing that is said during the play tells what the hidden hands hold, in any game.
#include <map>
#include <set>
#include <sstream>
#include <string>

#include "app/cli/coach/coach_session.hpp"
#include "gmock/gmock.h"
#include "gtest/gtest.h"
#include "tests/support/cases.hpp"
#include "tests/support/every_game.hpp"
#include "tutor/coach/target.hpp"
#include "tutor/report/annotate.hpp"

namespace ouverte::cli {
namespace {

using ::testing::HasSubstr;
using ::testing::Not;

// The cards of suits in a text: a sign with ranks behind it, as "♠AK7" or, on the board, "♠ AK7".
std::set<std::string> cards_in(const std::string& text) {
  static const std::map<char, std::string> signs = {{'S', "♠"}, {'H', "♥"}, {'D', "♦"}, {'C', "♣"}};
  const std::string ranks = "AKQNJT98765432";
  std::set<std::string> cards;
  for (const auto& [letter, sign] : signs) {
    for (std::size_t at = text.find(sign); at != std::string::npos; at = text.find(sign, at + 1)) {
      std::size_t rank = at + sign.size();
      if (rank < text.size() && text[rank] == ' ') ++rank;
      for (; rank < text.size() && ranks.find(text[rank]) != std::string::npos; ++rank)
        cards.insert({letter, text[rank]});
    }
  }
  return cards;
}

// The cards of suits that lie on the table or are in hands which the user plays or everybody sees; and those that the
// game tells him of, which its own tests look at.
std::set<std::string> seen_by(const tutor::Coach& coach) {
  const games::Setup setup = coach.position().setup();
  std::set<std::string> cards(setup.table.begin(), setup.table.end());
  for (const auto& [seat, hand] : setup.hands) {
    if (!coach.plays(seat) && coach.position().faced() != seat) continue;
    std::size_t suit = 0;
    for (const char rank : hand) {
      if (rank == '.') ++suit;
      if (rank != '.' && suit < 4) cards.insert({"SHDC"[suit], rank});
    }
  }
  // Cards laid as bids have been turned for all to see.
  if (const auto bids = setup.contract.find("bids"); bids != setup.contract.end())
    for (const auto& bid : *bids) cards.insert(bid.get<std::string>());
  std::string users;
  for (const auto& [seat, hand] : setup.hands)
    if (coach.plays(seat)) users += seat;
  for (const auto& [label, text] : coach.position().shown(users)) cards.merge(cards_in(text));
  return cards;
}

class CoachHideTest : public ::testing::TestWithParam<std::string> {
 protected:
  static std::string answers(tutor::Coach& coach, const std::string& commands) {
    std::istringstream in(commands);
    std::ostringstream out;
    const Console console{.in = in, .out = out, .err = out};
    CoachSession(console, coach, {.hide = true, .marks = true}, {}, {}).run();
    return out.str();
  }
};

TEST_P(CoachHideTest, NoHiddenCardAndNoValueIsTold) {
  const games::Game& game = *games::find_game(GetParam());
  search::Options options;
  options.memory_mib = 16;
  const auto solver = game.solver(options);
  base::Random random(41);
  for (const support::Case& chosen : support::cases_of(game)) {
    auto start = support::random_ending(game, chosen, 9, random);
    ASSERT_NE(start, nullptr);
    if (start->over()) continue;
    const std::string user = game.player_of(start->to_move(), start->setup());
    const std::string move = start->moves().back();
    tutor::Coach coach(game, *solver, std::move(start), user);
    const std::set<std::string> seen = seen_by(coach);
    const std::string value = game.describe(coach.solution().value, coach.start().setup());
    const std::string aim = tutor::target(game, coach.position(), tutor::Sees::kOwnHand, user).words;
    std::string told = answers(
        coach, "hint\nhint\nhint\nhint\nhint\nwhy\nwhat if " + move + "\nbest\nbest mine\nmarks\nmarks\nquit\n");
    for (const std::string& card : cards_in(told)) EXPECT_TRUE(seen.contains(card)) << card << " in\n" << told;
    // What is played for is no secret.
    for (std::size_t at = told.find(aim); !aim.empty() && at != std::string::npos; at = told.find(aim))
      told.erase(at, aim.size());
    if (!coach.position().possible().exact()) {  // else the tricks taken tell it
      EXPECT_THAT(told, Not(HasSubstr(value))) << chosen.name;
    }
    // A play of whatever worth passes without a mark.
    const std::string played = answers(coach, move + "\nwhy\nquit\n");
    EXPECT_THAT(played, Not(HasSubstr("double-dummy cost"))) << chosen.name;
    EXPECT_THAT(played, Not(HasSubstr(std::string(tutor::kOnlyWay)))) << chosen.name;
  }
}

// Whoever is dealt both Jokers, or neither, knows of himself alone what he holds.
TEST(KnownContractTest, TheSoloistIsKnownToThoseWhoSeeTheJokers) {
  const games::Game& game = *games::find_game("whos-who");
  const auto setup = [](const std::string& a, const std::string& b, const std::string& c) {
    games::Setup deal;
    deal.hands = {{"A", a}, {"B", b}, {"C", c}};
    deal.contract = {{"pack", 42}, {"soloist", "A"}};
    return deal;
  };
  const auto known = [&](const games::Setup& deal, std::string_view seats) {
    return game.known_contract(deal, seats).json().contains("soloist");
  };
  EXPECT_TRUE(game.hides_sides());
  const games::Setup both = setup("A5...**", "KQJ...", "T98...");
  EXPECT_TRUE(known(both, "A"));
  EXPECT_FALSE(known(both, "B"));
  EXPECT_TRUE(known(both, "BC"));
  const games::Setup apart = setup("A5T...", "KQ...*", "98...*");
  for (const char* seat : {"A", "B", "C"}) EXPECT_FALSE(known(apart, seat));
  EXPECT_TRUE(known(setup("A5...", "KQ...", "98..."), "A"));  // both have been played
  EXPECT_TRUE(known(apart, "ABC"));
}

TEST(KnownContractTest, TheDeclarerAloneKnowsWhatHeLaidAside) {
  const games::Game& game = *games::find_game("dreiertarock");
  games::Setup setup;
  setup.hands = {{"A", "KQ..."}, {"B", "T..."}, {"C", "J..."}};
  setup.contract = {{"name", "single"}, {"declarer", "C"}, {"taken", 2}, {"laid_aside", "N..1.T."}};
  EXPECT_TRUE(game.known_contract(setup, "C").json().contains("laid_aside"));
  EXPECT_FALSE(game.known_contract(setup, "AB").json().contains("laid_aside"));
}

INSTANTIATE_TEST_SUITE_P(Games, CoachHideTest, ::testing::ValuesIn(support::game_names()), support::name_of_test);

}  // namespace
}  // namespace ouverte::cli
