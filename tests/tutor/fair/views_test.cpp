// Of every game: deals that a player cannot tell apart have the same view, and so the same layouts and the same odds.
#include <algorithm>
#include <fstream>

#include "gmock/gmock.h"
#include "gtest/gtest.h"
#include "solver/base/random.hpp"
#include "solver/games/door/game.hpp"
#include "solver/records/hidden_hands.hpp"
#include "solver/records/position.hpp"
#include "tests/support/every_game.hpp"
#include "tutor/fair/layouts.hpp"
#include "tutor/fair/odds.hpp"

namespace ouverte::tutor::fair {
namespace {

using games::View;

// A deal played at random up to some point.
struct Played {
  games::Setup deal;
  std::vector<std::string> plays;
  std::unique_ptr<games::Position> at;
};

Played played_at_random(const games::Game& game, const base::Json& contract, int most, base::Random& random) {
  Played played{.deal = game.random_whole(*game.contract_from_json(contract), random), .plays = {}, .at = nullptr};
  auto at = game.playable(played.deal);
  EXPECT_TRUE(at.ok()) << at.status() << contract;
  if (!at.ok()) return played;
  played.at = *std::move(at);
  for (auto left = static_cast<int>(random.below(static_cast<std::uint64_t>(most))); left > 0; --left) {
    const std::vector<std::string> moves = played.at->moves();
    const std::string& move = moves[random.below(moves.size())];
    auto next = played.at->clone();
    EXPECT_TRUE(next->play(move).ok());
    if (next->over()) break;
    played.at = std::move(next);
    played.plays.push_back(move);
  }
  return played;
}

class ViewsTest : public ::testing::TestWithParam<std::string> {};

std::vector<base::Json> contracts_of(const games::Game& game) {
  std::ifstream file(support::game_file("contracts", game.name()));
  std::vector<base::Json> contracts;
  for (std::string line; std::getline(file, line);) contracts.push_back(base::parse_json(line).value().at("contract"));
  EXPECT_FALSE(contracts.empty());
  return contracts;
}

TEST_P(ViewsTest, DealsThatLookAlikeHaveTheSameView) {
  const games::Game& game = *games::find_game(GetParam());
  base::Random random(23);
  int alike = 0, different = 0;
  for (const base::Json& contract : contracts_of(game)) {
    const int before = alike;
    for (int round = 0; round < 6; ++round) {
      const Played played = played_at_random(game, contract, 24, random);
      ASSERT_NE(played.at, nullptr);
      const std::string seat = played.at->to_move();
      const auto view = game.view(played.deal, played.plays, seat);
      ASSERT_TRUE(view.ok()) << view.status() << contract;
      Dealer dealer(*view, {}, random.next());
      for (int deal = 0; deal < 12; ++deal) {
        const auto dealt = dealer.next();
        ASSERT_TRUE(dealt);
        const games::Layout layout = dealer.layout(*dealt);
        const auto other = game.deal_of(*view, layout);
        if (!other.ok() || !game.layout(*view, layout).ok()) continue;  // the rules do not let it come to this
        const auto seen = game.view(*other, played.plays, seat);
        ASSERT_TRUE(seen.ok()) << seen.status();
        EXPECT_EQ(*seen, *view);
        ++alike;
        different += *other == played.deal ? 0 : 1;
      }
    }
    EXPECT_GT(alike, before) << contract;
  }
  EXPECT_GT(alike, 10);
  EXPECT_GT(different, 10);
}

// The cards as they really lie are among the layouts: in the view of every player, at every point.
TEST_P(ViewsTest, TheTrueLayoutIsAdmitted) {
  const games::Game& game = *games::find_game(GetParam());
  base::Random random(29);
  for (const base::Json& contract : contracts_of(game)) {
    const Played played = played_at_random(game, contract, 40, random);
    ASSERT_NE(played.at, nullptr);
    const std::string seat = played.at->to_move();
    const auto view = game.view(played.deal, played.plays, seat);
    ASSERT_TRUE(view.ok()) << view.status();
    const games::Setup now = played.at->setup();
    for (const games::Hidden& hidden : view->hidden) {
      const auto hand = std::ranges::find(now.hands, hidden.place, &std::pair<std::string, std::string>::first);
      if (hand == now.hands.end()) continue;
      std::vector<std::string> cards = games::cards_of_hand(hand->second);
      EXPECT_EQ(cards.size(), hidden.size);
      for (const std::string& card : hidden.lacks) EXPECT_EQ(std::ranges::count(cards, card), 0) << card;
      for (const std::string& card : hidden.known) {
        const auto found = std::ranges::find(cards, card);
        ASSERT_NE(found, cards.end()) << card;
        cards.erase(found);
      }
      for (const std::string& card : cards) EXPECT_NE(std::ranges::count(view->pool, card), 0) << card;
    }
  }
}

// The deal as a player writes it down who saw no more of it than he did.
games::Setup as_seen(const games::Setup& deal, const View& view) {
  games::Setup told = deal;
  told.contract = view.start.contract;
  for (auto& [seat, hand] : told.hands)
    if (view.seen.find(seat) == std::string::npos) hand = "-";
  for (const games::Hidden& hidden : view.hidden)
    if (hidden.place == "laid aside" && !hidden.known.empty())
      told.contract["laid_aside"] = games::hand_of_cards(hidden.known);
  return told;
}

TEST_P(ViewsTest, HandsLeftOutLeaveTheViewAsItIs) {
  const games::Game& game = *games::find_game(GetParam());
  base::Random random(31);
  int left_out = 0;
  for (const base::Json& contract : contracts_of(game)) {
    for (int round = 0; round < 6; ++round) {
      const Played played = played_at_random(game, contract, 30, random);
      ASSERT_NE(played.at, nullptr);
      const std::string seat = played.at->to_move();
      const auto view = game.view(played.deal, played.plays, seat);
      ASSERT_TRUE(view.ok()) << view.status();
      const games::Setup told = as_seen(played.deal, *view);
      if (records::seats_untold(game, told).empty()) continue;
      const auto whole = records::completed(game, told, played.plays);
      ASSERT_TRUE(whole.ok()) << whole.status() << records::json_from_setup(told) << base::Json(played.plays);
      const auto again = game.view(*whole, played.plays, seat);
      ASSERT_TRUE(again.ok()) << again.status();
      EXPECT_EQ(again->hidden, view->hidden) << contract;
      EXPECT_EQ(again->pool, view->pool) << contract;
      ++left_out;
    }
  }
  EXPECT_GT(left_out, 5);
}

INSTANTIATE_TEST_SUITE_P(EveryGame, ViewsTest, ::testing::ValuesIn(support::game_names()), support::name_of_test);

}  // namespace
}  // namespace ouverte::tutor::fair
