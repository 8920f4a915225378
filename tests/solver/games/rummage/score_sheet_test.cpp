// Score sheets of Rummage against a second reckoning, written from the rules page on plain texts of cards; and what is
// shown of a deal.
#include <algorithm>
#include <cstdlib>
#include <map>
#include <memory>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "gtest/gtest.h"
#include "solver/base/random.hpp"
#include "solver/games/door/game.hpp"
#include "solver/games/rummage/door.hpp"
#include "tests/support/rummage.hpp"

namespace ouverte::games::rummage {
namespace {

const games::Game& the_game() { return *find_game("rummage"); }

using Cards = std::multiset<std::string>;

// "AK.Q..T.**" as cards.
Cards cards_in(std::string_view hand) {
  Cards cards;
  std::size_t suit = 0;
  for (const char letter : hand) {
    if (letter == '.') ++suit;
    if (letter == '*') cards.insert("*");
    if (letter != '.' && letter != '*' && letter != '-') cards.insert(std::string{"SHDC"[suit], letter});
  }
  return cards;
}

std::vector<std::string> split(const std::string& text, char at) {
  std::vector<std::string> pieces(1);
  for (const char letter : text) {
    if (letter == at) {
      pieces.emplace_back();
    } else {
      pieces.back() += letter;
    }
  }
  return pieces;
}

// A deal kept by a scorer at the table.
class Scorer {
 public:
  explicit Scorer(const Setup& setup) {
    for (const auto& [seat, hand] : setup.hands) players_.push_back({cards_in(hand), 0, false});
  }

  void play(const std::string& move) {
    Player& mover = players_[turn_];
    const std::string card = split(move, '+')[0];
    mover.hand.erase(mover.hand.find(card));
    const bool wins = std::ranges::any_of(trick_, [&](const std::string& other) { return other[0] == card[0]; });
    if (wins) {
      mover.hand.insert(trick_.begin(), trick_.end());
      trick_.clear();
    }
    trick_.push_back(card);
    if (move.size() > card.size()) meld(mover, move.substr(card.size() + 1));
    turn_ = (turn_ + 1) % players_.size();
  }

  [[nodiscard]] std::vector<int> scores() const {
    std::vector<int> scores;
    for (const Player& player : players_) scores.push_back(score(player));
    return scores;
  }

 private:
  struct Player {
    Cards hand;
    int melds;
    bool melded;
  };

  static void meld(Player& mover, const std::string& sets) {
    const bool first = !mover.melded;
    for (const std::string& set : split(sets, ',')) {
      const std::vector<std::string> cards = split(set, '.');
      for (const std::string& card : cards) mover.hand.erase(mover.hand.find(card));
      switch (cards.size()) {
        case 3:
          mover.melds += 60;
          break;
        case 4:
          mover.melds += 100;
          break;
        case 5:
          mover.melds += 150;
          break;
        case 6:
          mover.melds += 210;
          break;
        case 7:
          mover.melds += 280;
          break;
        case 8:
          mover.melds += 360;
          break;
        default:
          ADD_FAILURE() << set;
      }
      mover.melded = true;
    }
    if (first && mover.hand.empty()) mover.melds += 500;
  }

  static int score(const Player& player) {
    std::map<char, int> ranks;
    for (const std::string& card : player.hand) ++ranks[card.back()];
    int loose = 0;
    int extra = 0;
    for (const auto& [rank, count] : ranks) {
      const bool special = rank == '*' || rank == '2';
      const int in_sets = count < 3 ? 0 : special ? 3 : count;
      loose += count - in_sets;
      if (special) extra += 100 * (count - in_sets);
    }
    const int in_sets = static_cast<int>(player.hand.size()) - loose;
    if (!player.melded) return 10 * in_sets - 10 * loose;
    int penalty = 50 * loose;
    if (loose < 10) penalty = std::vector<int>{0, 10, 30, 60, 100, 150, 210, 280, 360, 450}[std::size_t(loose)];
    return player.melds - penalty - extra;
  }

  std::vector<Player> players_;
  std::vector<std::string> trick_;
  std::size_t turn_ = 0;
};

// A random deal played at random, each player laying what he can more often than not, to its end or its horizon.
struct Played {
  std::unique_ptr<Position> end;
  std::vector<int> scores;  // as the scorer has them
};
Played played_at_random(base::Random& random) {
  games::Setup setup = the_game().random_deal(random);
  setup.guarantee = "A";
  setup = the_game().bounded(setup, 1 + static_cast<int>(random.below(200)));
  auto position = *the_game().position(setup);
  Scorer scorer(setup);
  while (!position->over()) {
    const std::vector<std::string> moves = position->moves();
    const auto longest = std::ranges::max_element(moves, {}, &std::string::size);
    const std::string move = random.below(3) == 0 ? moves[random.below(moves.size())] : *longest;
    EXPECT_TRUE(position->play(move).ok()) << move;
    scorer.play(move);
  }
  return {std::move(position), scorer.scores()};
}

TEST(RummageScoreSheetTest, IsWhatAScorerAtTheTableHas) {
  base::Random random(20);
  int out = 0;
  for (int deal = 0; deal < 1'000; ++deal) {
    const Played played = played_at_random(random);
    const auto sheet = played.end->score_sheet();
    ASSERT_TRUE(sheet.has_value());
    ASSERT_EQ(sheet->each, played.scores);
    std::vector<int> sum(sheet->each.size());
    for (const ScoreSheet::Part& part : sheet->parts) {
      ASSERT_EQ(part.each.size(), sum.size());
      for (std::size_t seat = 0; seat < sum.size(); ++seat) sum[seat] += part.each[seat];
    }
    EXPECT_EQ(sum, sheet->each);
    int total = 0;
    for (const int score : played.scores) total += score;
    EXPECT_EQ(played.end->value(), static_cast<int>(sum.size()) * played.scores[0] - total);
    out += played.end->shown("").back().text.ends_with(" went out") ? 1 : 0;
  }
  EXPECT_GT(out, 100);
  EXPECT_LT(out, 900);
}

std::string line_of(const Position& position, std::string_view label, std::string_view seats) {
  for (const Shown& line : position.shown(seats))
    if (line.label == label) return line.text;
  return "";
}

TEST(RummageShownTest, SaysSizesWhereTheCardsMeldedAreNotKnown) {
  const auto position = *position_of(support::late_rummage());
  EXPECT_EQ(line_of(*position, "melds of A", ""), "4 cards 100, 5 cards 150, 4 cards 100");
  EXPECT_EQ(line_of(*position, "melds of C", ""), "4 cards 100, 6 cards 210, 3 cards 60, 3 cards 60");
  EXPECT_EQ(line_of(*position, "if it ended now", "ABC"), "A +320 = 350 - 30, B +290 = 320 - 30, C +420 = 430 - 10");
  EXPECT_EQ(line_of(*position, "if it ended now", "B"), "B +290 = 320 - 30");
  EXPECT_EQ(line_of(*position, "if it ended now", ""), "");
  EXPECT_EQ(line_of(*position, "trick begun by", ""), "A");
  EXPECT_EQ(line_of(*position, "plays left", ""), "5");
}

TEST(RummageShownTest, SaysTheCardsThatWereMeldedInThePlay) {
  auto position = *position_of(support::late_rummage());
  ASSERT_TRUE(position->play("DT+SJ.SJ.HJ").ok());
  EXPECT_EQ(line_of(*position, "melds of A", ""), "4 cards 100, 5 cards 150, 4 cards 100, ♠J♠J♥J 60");
  EXPECT_EQ(line_of(*position, "trick begun by", ""), "A");
  EXPECT_FALSE(position->score_sheet().has_value());
}

// What everybody has seen of the hands that are not shown.
TEST(RummageShownTest, SaysHowManyCardsTheOthersHoldAndWhatTheyTookUp) {
  auto position = *position_of(support::late_rummage());
  EXPECT_EQ(line_of(*position, "cards in hand", "A"), "B 2, C 1");
  EXPECT_EQ(line_of(*position, "cards in hand", "ABC"), "");
  EXPECT_EQ(line_of(*position, "taken up by A", "B"), "");
  ASSERT_TRUE(position->play("DT+SJ.SJ.HJ").ok());  // one of the two Jacks of spades, and the Jack of hearts, are gone
  EXPECT_EQ(line_of(*position, "cards in hand", "B"), "A 1, C 1");
  EXPECT_EQ(line_of(*position, "taken up by A", "B"), "♦J");
  EXPECT_EQ(line_of(*position, "taken up by A", "A"), "");
}

TEST(RummageShownTest, SaysHowADealEnded) {
  auto position = *position_of(support::late_rummage());
  ASSERT_TRUE(position->play("DT+SJ.SJ.HJ.DJ").ok());
  EXPECT_EQ(line_of(*position, "the deal", ""), "A went out");
  games::Setup at_horizon = support::late_rummage();
  at_horizon.contract["horizon"] = 0;
  EXPECT_EQ(line_of(**position_of(at_horizon), "the deal", ""),
            "cut off at its horizon, nobody is out: scored as it stands");
}

TEST(RummageScoreSheetTest, HasThe500AndThoseWithoutAMeld) {
  games::Setup setup = support::late_rummage();
  setup.contract["melds"] = {{"A", base::Json::array()}, {"B", {8, 7, 8, 4, 6, 7}}, {"C", {3}}};
  auto position = *position_of(setup);
  EXPECT_EQ(line_of(*position, "if it ended now", "A"), "A -20 without a meld");
  ASSERT_TRUE(position->play("DT+SJ.SJ.HJ.DJ").ok());
  const auto sheet = position->score_sheet();
  ASSERT_TRUE(sheet.has_value());
  EXPECT_EQ(sheet->unit, "point");
  EXPECT_FALSE(sheet->paid);
  EXPECT_EQ(sheet->each, (std::vector<int>{600, 1'560, 50}));
  ASSERT_EQ(sheet->parts.size(), 3u);
  EXPECT_EQ(sheet->parts[0].each, (std::vector<int>{100, 1'590, 60}));
  EXPECT_EQ(sheet->parts[1].what, "all melded at once");
  EXPECT_EQ(sheet->parts[1].each, (std::vector<int>{500, 0, 0}));
  EXPECT_EQ(sheet->parts[2].each, (std::vector<int>{0, -30, -10}));
}

}  // namespace
}  // namespace ouverte::games::rummage
