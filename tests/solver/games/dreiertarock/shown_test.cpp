// What lies open during the play, and what is kept from those who see some hands only.
#include "gtest/gtest.h"
#include "solver/base/json.hpp"
#include "tests/solver/games/dreiertarock/the_game.hpp"

namespace ouverte::games::dreiertarock {
namespace {

using base::Json;

// A has the Trull, and B takes the first trick; in the exchange C lays aside three cards without a trump.
games::Setup tarock_deal(Json contract) {
  games::Setup setup;
  setup.game = "dreiertarock";
  setup.dealer = "C";
  setup.hands = {
      {"A", "Q.Q.N.K.*,21,11,8,6,4,3,1"}, {"B", "JT.NJ1.KQ.QN.20,16,13"}, {"C", "KN.K.1.T.19,18,14,10,9,7,5"}};
  contract["talon"] = {"..J.J.15", "....17,12,2"};
  setup.contract = std::move(contract);
  return setup;
}
games::Setup single() {
  return tarock_deal({{"name", "single"},
                      {"declarer", "C"},
                      {"taken", 2},
                      {"laid_aside", "N..1.T."},
                      {"announced", {{{"bonus", "pagat"}, {"by", "A"}}}},
                      {"doubled", {"game", "pagat"}}});
}

std::unique_ptr<Position> after_a_trick(const Setup& setup) {
  auto position = *the_game().position(setup);
  for (const char* card : {"DN", "DQ", position->setup().hands[2].second.find(".1.") != std::string::npos ? "D1" : "2"})
    EXPECT_TRUE(position->play(card).ok()) << card;
  return position;
}

// "label: text" lines.
std::string lines(const Position& position, std::string_view seats) {
  std::string all;
  for (const Shown& shown : position.shown(seats)) all += shown.label + ": " + shown.text + "\n";
  return all;
}

TEST(DreiertarockShown, TheExchangeIsOpenAndWhatWasLaidAsideIsNot) {
  const auto position = after_a_trick(single());
  EXPECT_EQ(lines(*position, "ABC"),
            "tricks: A 0  B 0  C 1\n"
            "card points: declarer C 11, defenders A B 5\n"
            "talon: ♦J ♣J 15, 17 12 2 (taken)\n"
            "laid aside: ♠N ♦1 ♣T\n"
            "doubled: the game\n"
            "announced: Pagat Ultimo by A, doubled\n");
  EXPECT_EQ(lines(*position, "C"), lines(*position, "ABC"));
  EXPECT_EQ(lines(*position, "AB"),
            "tricks: A 0  B 0  C 1\n"
            "card points: declarer C 8 and what was laid aside, defenders A B 5\n"
            "talon: ♦J ♣J 15, 17 12 2 (taken)\n"
            "laid aside: 3 cards face down\n"
            "doubled: the game\n"
            "announced: Pagat Ultimo by A, doubled\n");
}

TEST(DreiertarockShown, TheTalonOfASoloIsUnseen) {
  const auto position = after_a_trick(tarock_deal({{"name", "solo"}, {"declarer", "B"}}));
  EXPECT_EQ(lines(*position, "ABC"),
            "tricks: A 0  B 1  C 0\n"
            "card points: declarer B 7, defenders A C 8\n"
            "talon: ♦J ♣J 15, 17 12 2\n");
  EXPECT_EQ(lines(*position, "B"),
            "tricks: A 0  B 1  C 0\n"
            "card points: declarer B 7, defenders A C 0 and the talon\n"
            "talon: unseen\n");
}

TEST(DreiertarockShown, InTrischakenEverybodyCountsHisOwnPoints) {
  games::Setup setup = tarock_deal({{"name", "trischaken"}});
  setup.guarantee = "A";
  EXPECT_EQ(lines(*after_a_trick(setup), "A"),
            "tricks: A 0  B 1  C 0\n"
            "card points: A 0  B 7  C 0\n"
            "talon: unseen\n");
}

TEST(DreiertarockShown, AContractIsKnownWithoutWhatTellsOfHiddenCards) {
  const games::Setup at = after_a_trick(single())->setup();
  EXPECT_EQ(at.contract["trull"], "A");
  EXPECT_EQ(the_game().known_contract(at, "ABC").json(), at.contract);
  const Json to_a = the_game().known_contract(at, "A").json();
  EXPECT_FALSE(to_a.contains("laid_aside"));
  EXPECT_FALSE(to_a.contains("points"));
  EXPECT_FALSE(to_a.contains("kings"));
  EXPECT_EQ(to_a["trull"], "A");
  EXPECT_EQ(to_a["talon"], at.contract["talon"]);
  EXPECT_FALSE(the_game().known_contract(at, "BC").json().contains("trull"));
  EXPECT_TRUE(the_game().known_contract(at, "C").json().contains("laid_aside"));
  const games::Setup solo = after_a_trick(tarock_deal({{"name", "solo"}, {"declarer", "B"}}))->setup();
  EXPECT_FALSE(the_game().known_contract(solo, "B").json().contains("talon"));
  EXPECT_FALSE(the_game().known_contract(solo, "B").json().contains("points"));
}

}  // namespace
}  // namespace ouverte::games::dreiertarock
