// Bridge in numbers gives what the same deals and positions give as text.
#include "solver/games/door/bulk.hpp"

#include <algorithm>
#include <array>
#include <string>
#include <vector>

#include "gtest/gtest.h"
#include "solver/cards/text.hpp"
#include "solver/games/bridge/door.hpp"
#include "solver/games/bridge/table.hpp"
#include "solver/games/shared/random_ending.hpp"
#include "tests/solver/games/bridge/the_game.hpp"

namespace ouverte::games::bridge {
namespace {

constexpr std::array<const char*, 5> kStrainsInOrder = {"S", "H", "D", "C", "NT"};

BulkHands hands_of(const games::Setup& setup) {
  const auto read = read_hands_alone(setup, Traits::deal(), Endings::kMayStandAlone);
  BulkHands hands{};
  std::ranges::copy(*read, hands.begin());
  return hands;
}

TEST(BulkTest, TablesAreThoseOfTheDoor) {
  base::Random random(11);
  const auto bulk = make_bulk({});
  for (int number = 0; number < 40; ++number) {
    const games::Setup deal = random_ending(Traits::deal(), Traits::deal().pack->cards, 2 + number % 5, random);
    std::array<std::int8_t, kBulkCells> tricks{};
    ASSERT_EQ(bulk->table(hands_of(deal), tricks), BulkFault::kNone);
    const auto table = the_game().table(deal, {}, {}, {}, nullptr);
    ASSERT_TRUE(table.ok());
    for (std::size_t strain = 0; strain < kStrainsInOrder.size(); ++strain)
      for (std::size_t seat = 0; seat < kBulkSeats; ++seat)
        EXPECT_EQ(tricks[4 * strain + seat],
                  table->json.at("table").at(kStrainsInOrder[strain]).at(std::string(1, "NESW"[seat])));
  }
}

// The tricks that a side takes from here on are those of its contract, less those won before.
TEST(BulkTest, ValuesAreThoseOfEveryMove) {
  base::Random random(12);
  const auto bulk = make_bulk({});
  const auto solver = the_game().solver({});
  for (int number = 0; number < 60; ++number) {
    games::Setup setup = random_ending(Traits::deal(), Traits::deal().pack->cards, 2 + number % 4, random);
    const std::size_t strain = static_cast<std::size_t>(number) % kStrainsInOrder.size();
    setup.contract = {{"trump", kStrainsInOrder[strain]}, {"declarer", "N"}};
    auto position = the_game().position(setup);
    ASSERT_TRUE(position.ok()) << position.status();
    const BulkHands dealt = hands_of(setup);
    std::vector<Card> trick;
    BulkPosition at{.hands = dealt, .leader = static_cast<Seat>(std::string("NESW").find((*position)->to_move()))};
    if (strain < 4) at.trump = cards::kAllSuits[strain];
    for (int played = 0; played < number % 4; ++played) {
      const std::string move = (*position)->moves().front();
      const Card card = *cards::parse_card(cards::kCommonPack, move);
      at.hands[static_cast<std::size_t>(cards::left_of(at.leader, kPlayers, played))].remove(card);
      trick.push_back(card);
      ASSERT_TRUE((*position)->play(move).ok());
    }
    at.trick = trick;
    std::array<std::int8_t, kBulkCards> values{};
    ASSERT_EQ(bulk->values(at, values), BulkFault::kNone);
    const auto solution = solver->solve(**position, {.every_move = true});
    const bool north_south = index(cards::left_of(at.leader, kPlayers, static_cast<int>(trick.size()))) % 2 == 0;
    const int all = dealt[0].size();
    std::ptrdiff_t legal = 0;
    for (const auto& [move, value] : solution.moves) {
      const Card card = *cards::parse_card(cards::kCommonPack, move);
      EXPECT_EQ(values[static_cast<std::size_t>(13 * index(card.suit()) + card.rank())],
                north_south ? value.lower : all - value.lower);
      ++legal;
    }
    EXPECT_EQ(std::ranges::count_if(values, [](int tricks) { return tricks != kUnknown; }), legal);
  }
}

}  // namespace
}  // namespace ouverte::games::bridge
