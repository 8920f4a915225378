// What players write down, reckoned a second time from the rules page; and what each of them may know of the sides.
#include <algorithm>
#include <array>
#include <string>
#include <vector>

#include "gtest/gtest.h"
#include "solver/base/random.hpp"
#include "solver/games/door/game.hpp"

namespace ouverte::games::whos_who {
namespace {

const games::Game& the_game() { return *find_game("whos-who"); }

// Whoever takes a trick without a Joker: the second-highest card of the suit led.
int plain_taker(const std::vector<std::string>& cards, int leader) {
  const std::string ranks = "23456789TJQKA";
  std::vector<std::pair<std::size_t, int>> followed;
  for (int place = 0; place < 3; ++place)
    if (const std::string& card = cards[static_cast<std::size_t>(place)]; card[0] == cards[0][0])
      followed.push_back({ranks.find(card[1]), (leader + place) % 3});
  std::sort(followed.rbegin(), followed.rend());
  return followed.size() == 1 ? leader : followed[1].second;
}

// Who is the soloist, by the Jokers as dealt.
int plain_soloist(const games::Setup& setup) {
  std::array<long, 3> jokers{};
  for (const auto& [seat, hand] : setup.hands)
    jokers[static_cast<std::size_t>(seat[0] - 'A')] = std::count(hand.begin(), hand.end(), '*');
  for (int seat = 0; seat < 3; ++seat)
    if (jokers[static_cast<std::size_t>(seat)] == 2) return seat;
  return static_cast<int>(std::find(jokers.begin(), jokers.end(), 0) - jokers.begin());
}

std::array<int, 3> plain_scores(const std::array<int, 3>& won, int soloist, int tricks) {
  const int s = won[static_cast<std::size_t>(soloist)];
  const int p = won[static_cast<std::size_t>((soloist + 1) % 3)], q = won[static_cast<std::size_t>((soloist + 2) % 3)];
  const bool middle = (p < s && s < q) || (q < s && s < p);
  const bool level = p == q && s != p;
  const bool wins = middle || level || s >= (tricks == 14 ? 8 : 10);
  std::array<int, 3> scores{};
  for (int seat = 0; seat < 3; ++seat)
    if ((seat == soloist) == wins) scores[static_cast<std::size_t>(seat)] = 10 + s;
  return scores;
}

TEST(WhosWhoScoresTest, AThousandRecordsAreScoredAsThePageSays) {
  base::Random random(21);
  for (int number = 0; number < 1000; ++number) {
    const int pack = random.below(2) == 0 ? 42 : 54;
    games::Setup setup = the_game().random_start(*the_game().contract_from_json({{"pack", pack}}), random);
    const int soloist = plain_soloist(setup);
    const auto position = the_game().position(setup);
    ASSERT_TRUE(position.ok()) << position.status();
    std::array<int, 3> won{};
    int leader = 0;
    for (int trick = 0; trick < pack / 3; ++trick) {
      std::vector<std::string> cards;
      for (int place = 0; place < 3; ++place) {
        ASSERT_FALSE((*position)->score_sheet());
        const auto moves = (*position)->moves();
        cards.push_back(moves[random.below(static_cast<unsigned>(moves.size()))]);
        ASSERT_TRUE((*position)->play(cards.back()).ok());
      }
      if (std::find(cards.begin(), cards.end(), "*") == cards.end()) {
        leader = plain_taker(cards, leader);
      } else {
        const bool both = std::count(cards.begin(), cards.end(), "*") == 2;
        const auto place = std::find(cards.begin(), cards.end(), "*") - cards.begin();
        const int giver = both ? soloist : (leader + static_cast<int>(place)) % 3;
        EXPECT_EQ((*position)->to_move(), std::string(1, static_cast<char>('A' + giver)));
        leader = static_cast<int>(random.below(3));
        ASSERT_TRUE((*position)->play(std::string(">") + static_cast<char>('A' + leader)).ok());
      }
      ++won[static_cast<std::size_t>(leader)];
    }
    const auto expected = plain_scores(won, soloist, pack / 3);
    const auto sheet = (*position)->score_sheet();
    ASSERT_TRUE(sheet);
    EXPECT_EQ(sheet->each, std::vector<int>(expected.begin(), expected.end()));
    std::vector<int> sum(3);
    for (const ScoreSheet::Part& part : sheet->parts)
      for (std::size_t seat = 0; seat < 3; ++seat) sum[seat] += part.each[seat];
    if (!sheet->parts.empty()) {
      EXPECT_EQ(sum, sheet->each);
    }
    const int own = expected[static_cast<std::size_t>(soloist)];
    EXPECT_EQ((*position)->value(), 3 * own - expected[0] - expected[1] - expected[2]);
    const int scored = *std::max_element(expected.begin(), expected.end());
    EXPECT_EQ(the_game().own_score((*position)->value(), setup), own > 0 ? scored : -scored);
    const std::string words = the_game().describe({(*position)->value(), (*position)->value()}, setup);
    EXPECT_NE(words.find((own > 0 ? "and scores " : "each partner scores ") + std::to_string(scored) + " (settlement "),
              std::string::npos)
        << words;
  }
}

// The lines shown to those who see the hands of `seats`, after some plays.
std::string sides(const std::vector<std::string>& hands, const std::string& soloist, std::string_view seats,
                  const std::vector<std::string>& plays = {}) {
  games::Setup setup;
  setup.game = "whos-who";
  setup.hands = {{"A", hands[0]}, {"B", hands[1]}, {"C", hands[2]}};
  const auto cards = std::count_if(hands[0].begin(), hands[0].end(), [](char letter) { return letter != '.'; });
  setup.won = {{"A", 14 - static_cast<int>(cards)}, {"B", 0}, {"C", 0}};
  setup.leader = "A";
  setup.contract = {{"soloist", soloist}};
  const auto position = the_game().position(setup);
  EXPECT_TRUE(position.ok()) << position.status();
  for (const std::string& play : plays) EXPECT_TRUE((*position)->play(play).ok()) << play;
  return (*position)->shown(seats).back().text;
}

TEST(WhosWhoShownTest, SidesAreToldToThoseWhoKnowThem) {
  const std::vector<std::string> both = {"KQ....*", "A.A.A..", "..K.QJ."};
  const std::vector<std::string> soloist_has_both = {"K....**", "A.A.A..", "..K.QJ."};
  const std::vector<std::string> apart = {"KQ....*", "A.A.A..", "..K.Q.*"};
  EXPECT_EQ(sides(soloist_has_both, "A", "A"), "A is the soloist");
  EXPECT_EQ(sides(soloist_has_both, "A", "B"), "not known yet");
  EXPECT_EQ(sides(soloist_has_both, "A", "BC"), "A is the soloist");
  EXPECT_EQ(sides(apart, "B", "A"), "A was dealt one Joker and is a partner");
  EXPECT_EQ(sides(apart, "B", "C"), "C was dealt one Joker and is a partner");
  EXPECT_EQ(sides(apart, "B", "B"), "not known yet");
  EXPECT_EQ(sides(apart, "B", "ABC"), "B is the soloist");
  EXPECT_EQ(sides(apart, "B", ""), "not known yet");
  // One Joker has been played before: whose it was, and so the sides, shows where the other is.
  EXPECT_EQ(sides(both, "B", "A"), "B is the soloist");
  EXPECT_EQ(sides(both, "B", "C"), "C was dealt one Joker and is a partner");
  EXPECT_EQ(sides(both, "B", "B"), "not known yet");
  EXPECT_EQ(sides(both, "A", "B"), "not known yet");
}

TEST(WhosWhoShownTest, SidesAreOutWhenBothJokersAre) {
  const std::vector<std::string> apart = {"KQ....*", "A.A.A..", "..K.Q.*"};
  EXPECT_EQ(sides(apart, "B", "B", {"SK", "SA"}), "not known yet");
  EXPECT_EQ(sides(apart, "B", "B", {"SK", "SA", "*"}), "not known yet");
  EXPECT_EQ(sides(apart, "B", "A", {"SK", "SA", "*"}), "B is the soloist");
  EXPECT_EQ(sides(apart, "B", "C", {"SK", "SA", "*"}), "C was dealt one Joker and is a partner");
  EXPECT_EQ(sides(apart, "B", "C", {"SK", "SA", "*", ">C"}), "C was dealt one Joker and is a partner");
  EXPECT_EQ(sides(apart, "B", "B", {"SK", "SA", "*", ">C", "DK", "*"}), "B is the soloist");
}

TEST(WhosWhoShownTest, JokersPlayedAreCounted) {
  games::Setup setup;
  setup.game = "whos-who";
  setup.hands = {{"A", "K....*"}, {"B", "A.A..."}, {"C", "..K..*"}};
  setup.won = {{"A", 5}, {"B", 4}, {"C", 3}};
  setup.leader = "A";
  setup.contract = {{"soloist", "B"}};
  const auto position = the_game().position(setup);
  ASSERT_TRUE(position.ok()) << position.status();
  const auto line = [&](std::size_t place) {
    const Shown shown = (*position)->shown("A")[place];
    return shown.label + ": " + shown.text;
  };
  EXPECT_EQ(line(0), "tricks: A 5  B 4  C 3");
  EXPECT_EQ(line(1), "Jokers: none played");
  for (const char* play : {"SK", "SA", "*"}) ASSERT_TRUE((*position)->play(play).ok());
  EXPECT_EQ(line(1), "Jokers: 1 played");
  for (const char* play : {">A", "*"}) ASSERT_TRUE((*position)->play(play).ok());
  EXPECT_EQ(line(1), "Jokers: both played");
}

}  // namespace
}  // namespace ouverte::games::whos_who
