// Altered rights in every game that has some: searches find what minimax over the door's positions finds, and those
// positions play by the game's own rules but for the rights.
#include <algorithm>
#include <memory>
#include <string>
#include <vector>

#include "gtest/gtest.h"
#include "solver/base/hash_tables.hpp"
#include "solver/base/status.hpp"
#include "solver/games/door/game.hpp"
#include "solver/games/door/rights.hpp"
#include "tests/support/cases.hpp"
#include "tests/support/endings.hpp"
#include "tests/support/every_game.hpp"
#include "tests/support/switches.hpp"

namespace ouverte::games {
namespace {

class AlteredGamesTest : public ::testing::TestWithParam<std::string> {
 protected:
  void SetUp() override {
    if (game_.altered_solver(support::small_tables()) == nullptr) GTEST_SKIP() << "no rights to alter";
  }

  [[nodiscard]] std::string any_seat(base::Random& random) const {
    return std::string(1, game_.seats()[random.below(game_.seats().size())]);
  }
  // One to three rights; those that the game has not are left out.
  [[nodiscard]] Rights random_rights(const Position& at, base::Random& random) const {
    Rights rights;
    for (std::uint64_t count = 1 + random.below(3); count > 0; --count) {
      Rights more = rights;
      switch (random.below(5)) {
        case 0:
          more.no_ruff += any_seat(random);
          break;
        case 1:
          more.idle += any_seat(random);
          break;
        case 2:
          more.bars.push_back({any_seat(random), std::string(1, "SHDC"[random.below(4)])});
          break;
        case 3:
          more.offers.push_back({any_seat(random), any_seat(random)});
          break;
        default:
          more.passes.push_back({any_seat(random), any_seat(random)});
      }
      if (game_.altered(at, more).ok()) rights = more;
    }
    return rights;
  }
  [[nodiscard]] std::unique_ptr<Position> random_point(const support::Case& chosen, base::Random& random) const {
    return support::random_ending(game_, chosen, 1 + random.below(3 * game_.seats().size()), random);
  }
  [[nodiscard]] static std::string told(const Position& at, const Rights& rights) {
    const auto setup = at.setup();
    std::string text = setup.contract.dump() + " " + setup.objective + " " + setup.guarantee + " " + setup.leader;
    for (const auto& [seat, hand] : setup.hands) text += base::str(" ", seat, ":", hand);
    for (const std::string& card : setup.table) text += " " + card;
    text += "; no ruff " + rights.no_ruff + ", idle " + rights.idle;
    for (const Rights::Bar& bar : rights.bars) text += ", bar " + bar.seat + " " + bar.suits;
    for (const Rights::Pass& offer : rights.offers) text += ", offer " + offer.seat + " " + offer.leader;
    for (const Rights::Pass& pass : rights.passes) text += ", pass " + pass.seat + " " + pass.leader;
    return text;
  }

  const Game& game_ = *find_game(GetParam());
};

// Over positions of one deal, moves and values as the door has them.
class DoorMinimax {
 public:
  int value(const Position& at) {
    if (at.over()) return at.value();
    const auto [known, fresh] = known_.try_emplace(at.key(), 0);
    if (!fresh) return known->second;
    std::vector<int> after;
    for (const std::string& move : at.moves()) after.push_back(value_after(at, move));
    return known_[at.key()] = at.maximises() ? *std::ranges::max_element(after) : *std::ranges::min_element(after);
  }
  int value_after(const Position& at, const std::string& move) {
    const auto next = at.clone();
    EXPECT_TRUE(next->play(move).ok());
    return value(*next);
  }

 private:
  base::HashMap<std::string, int> known_;
};

TEST_P(AlteredGamesTest, SearchesFindWhatMinimaxFinds) {
  base::Random random(1);
  for (const unsigned switches : {support::kSwitchSets - 1, 0u, 1u, 6u}) {
    search::Options options = support::small_tables();
    options.switches = support::switches_of(switches);
    const auto solver = game_.altered_solver(options);
    for (int round = 0; round < support::rounds(switches + 1 == support::kSwitchSets ? 40 : 4); ++round)
      for (const support::Case& chosen : support::cases_of(game_)) {
        const auto position = random_point(chosen, random);
        ASSERT_NE(position, nullptr);
        if (position->over()) continue;
        const Rights rights = random_rights(*position, random);
        SCOPED_TRACE(told(*position, rights));
        const auto at = *game_.altered(*position, rights);
        DoorMinimax minimax;
        const int value = minimax.value(*at);
        const Solution found = solver->solve(*at, {.every_move = true, .line = true});
        ASSERT_EQ(found.value, (search::Interval{value, value}));
        ASSERT_TRUE(at->possible().holds(value));
        for (const MoveValue& move : found.moves)
          ASSERT_EQ(move.value.lower, minimax.value_after(*at, move.move)) << move.move;
        for (const auto& same : at->classes())
          for (const std::string& move : same)
            ASSERT_EQ(minimax.value_after(*at, move), minimax.value_after(*at, same.front())) << move;
        ASSERT_EQ(solver->reaches(*at, value), true);
        ASSERT_EQ(solver->reaches(*at, value + 1), false);
        for (const std::string& move : found.line) ASSERT_TRUE(at->play(move).ok());
        ASSERT_TRUE(at->over());
        ASSERT_EQ(at->value(), value);
      }
  }
}

// Without rights nothing is altered.
TEST_P(AlteredGamesTest, NoRightsAreTheRules) {
  base::Random random(2);
  const auto solver = game_.solver(support::small_tables());
  const auto altered_solver = game_.altered_solver(support::small_tables());
  for (const support::Case& chosen : support::cases_of(game_)) {
    const auto position = random_point(chosen, random);
    ASSERT_NE(position, nullptr);
    const auto at = *game_.altered(*position, {});
    EXPECT_EQ(at->setup(), position->setup());
    EXPECT_EQ(at->moves(), position->moves());
    EXPECT_EQ(solver->solve(*position, {}).value, altered_solver->solve(*at, {}).value) << told(*position, {});
  }
}

// Played side by side with the game's own position of the same cards, as long as no blank is played.
class SideBySide {
 public:
  SideBySide(const Game& game, const Position& at, const Rights& rights) : game_(game), at_(at), rights_(rights) {}

  // The moves of the position by the game's own rules and the rights.
  [[nodiscard]] std::vector<std::string> moves() const {
    std::vector<std::string> all = own()->moves(), free;
    if (at_.table_empty())
      std::ranges::copy_if(all, std::back_inserter(free), [&](const std::string& card) { return !barred(card); });
    else if (rights_.idle.find(at_.to_move()) != std::string::npos && !follows(all))
      all.push_back("-");
    return free.empty() ? all : free;
  }
  // Who leads after a move that ends a trick; empty: the trick, or the play, goes on or is over.
  [[nodiscard]] std::string leader_after(const std::string& move) const {
    const auto next = own();
    EXPECT_TRUE(next->play(move).ok());
    if (!next->table_empty() || next->over()) return {};
    // Where trumps can be without power, tricks are gone through card by card.
    std::string leader = game_.name() == "whos-who" ? next->setup().leader : taker(move);
    const auto pass = std::ranges::find(rights_.passes.rbegin(), rights_.passes.rend(), leader, &Rights::Pass::seat);
    return pass == rights_.passes.rend() ? leader : pass->leader;  // the last one named counts
  }

 private:
  [[nodiscard]] std::unique_ptr<Position> own() const {
    auto position = game_.position(at_.setup());
    EXPECT_TRUE(position.ok()) << position.status();
    return *std::move(position);
  }
  // The letter of the trump suit, "T" where trumps are a fifth suit.
  [[nodiscard]] char trump() const {
    const std::string suit = at_.setup().contract.value("trump", "-");
    return game_.name() == "dreiertarock" ? 'T' : suit[0];
  }
  [[nodiscard]] char suit_of(const std::string& card) const {
    return std::string_view("SHDC").find(card[0]) == std::string_view::npos ? trump() : card[0];
  }
  [[nodiscard]] int rank_of(const std::string& card) const {
    if (card == "*") return game_.name() == "dreiertarock" ? 22 : -1;  // Sküs, or the lowest trump
    if (suit_of(card) == 'T') return std::stoi(card);
    return static_cast<int>(std::string_view("123456789TJNQKA").find(card[1]));
  }
  // The seat that takes the trick on the table with a last card.
  [[nodiscard]] std::string taker(const std::string& last) const {
    std::vector<std::string> cards = at_.setup().table;
    cards.push_back(last);
    const std::string_view seats = game_.seats();
    const std::size_t leader = seats.find(at_.setup().leader);
    const bool ruffs = at_.setup().contract.value("name", "") != "suit-solo";
    std::size_t best = 0;
    for (std::size_t place = 1; place < cards.size(); ++place) {
      const std::string& card = cards[place];
      const bool ruff = suit_of(card) == trump() && suit_of(cards[0]) != trump();
      if (ruff && rights_.no_ruff.find(seats[(leader + place) % seats.size()]) != std::string::npos) continue;
      const bool higher = suit_of(card) == suit_of(cards[best]) && rank_of(card) > rank_of(cards[best]);
      if (higher || (ruff && ruffs && suit_of(cards[best]) != trump())) best = place;
    }
    return std::string(1, seats[(leader + best) % seats.size()]);
  }
  [[nodiscard]] bool barred(const std::string& card) const {
    return std::ranges::any_of(rights_.bars, [&](const Rights::Bar& bar) {
      return bar.seat == at_.to_move() && bar.suits.find(suit_of(card)) != std::string::npos;
    });
  }
  [[nodiscard]] bool follows(const std::vector<std::string>& moves) const {
    return std::ranges::all_of(
        moves, [&](const std::string& card) { return suit_of(card) == suit_of(at_.setup().table.front()); });
  }

  const Game& game_;
  const Position& at_;
  const Rights& rights_;
};

TEST_P(AlteredGamesTest, PlaysByTheGamesRulesButForTheRights) {
  base::Random random(3);
  for (int round = 0; round < support::rounds(20); ++round)
    for (const support::Case& chosen : support::cases_of(game_)) {
      const auto position = random_point(chosen, random);
      ASSERT_NE(position, nullptr);
      // Rights count for what is played from now on: from the start of a trick, that is all that a setup shows.
      while (!position->table_empty()) support::play_at_random(*position, random);
      if (position->over()) continue;
      Rights rights = random_rights(*position, random);
      rights.offers.clear();  // their leads are no moves by the game's own rules
      const auto at = *game_.altered(*position, rights);
      while (!at->over()) {
        SCOPED_TRACE(told(*at, rights));
        if (!game_.position(at->setup()).ok()) break;  // a royal misère that is decided is played no further
        const SideBySide rules(game_, *at, rights);
        std::vector<std::string> moves = at->moves(), expected = rules.moves();
        std::ranges::sort(moves);
        std::ranges::sort(expected);
        ASSERT_EQ(moves, expected);
        const std::string move = moves[random.below(moves.size())];
        if (move == "-") break;
        const std::string leader = rules.leader_after(move);
        ASSERT_TRUE(at->play(move).ok());
        ASSERT_TRUE(leader.empty() || at->to_move() == leader) << leader;
      }
    }
}

INSTANTIATE_TEST_SUITE_P(Games, AlteredGamesTest, ::testing::ValuesIn(support::game_names()), support::name_of_test);

}  // namespace
}  // namespace ouverte::games
