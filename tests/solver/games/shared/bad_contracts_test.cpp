// The whole door of every game, called with contracts that are none: what can say so gives a status, what gives words
// or a yes or no gives some, and nothing ends the program.
#include <gtest/gtest.h>

#include <array>
#include <string>
#include <vector>

#include "solver/base/random.hpp"
#include "solver/base/status.hpp"
#include "solver/games/door/asked.hpp"
#include "solver/games/door/game.hpp"
#include "tests/support/cases.hpp"
#include "tests/support/endings.hpp"
#include "tests/support/every_game.hpp"

namespace ouverte::games {
namespace {

using base::Json;

// What is no contract in any game: no objects, and objects of a key that no game has.
std::vector<Json> no_contracts() {
  return {Json(),
          Json(true),
          Json(-1),
          Json(1e300),
          Json(""),
          Json("4S"),
          Json::array(),
          Json{"S"},
          Json{{"name", "solo"}, {"nobody", 1}},
          Json{{"nobody", nullptr}}};
}

// `contract` with one of its fields, or fields of these, left out or holding what it may not.
std::vector<Json> spoilt(const Json& contract) {
  static const std::vector<Json> kWrong = {Json(),    Json(true),    Json(-1),       Json(99),
                                           Json(""),  Json("X"),     Json("-"),      Json("..."),
                                           Json{},    Json::array(), Json::object(), Json{Json::array()},
                                           Json{"A"}, Json{"N", 7},  Json{{"A", 1}}, Json(std::int64_t{4'294'967'299})};
  std::vector<Json> all;
  for (const auto& item : contract.items()) {
    std::vector<Json> values = kWrong;
    if (item.value().is_structured())
      for (Json& inner : spoilt(item.value())) values.push_back(std::move(inner));
    for (const Json& value : values) {
      all.push_back(contract);
      if (contract.is_array()) {
        all.back()[std::stoul(item.key())] = value;
      } else {
        all.back()[item.key()] = value;
      }
    }
    if (!contract.is_object()) continue;
    all.push_back(contract);
    all.back().erase(item.key());
  }
  return all;
}

class BadContractsTest : public ::testing::TestWithParam<std::string> {
 protected:
  // Everything that takes no more than a setup.
  void call_all(const games::Setup& setup) const {
    if (const auto position = game_.position(setup); !position.ok()) {
      EXPECT_EQ(position.status().code(), absl::StatusCode::kInvalidArgument);
    }
    (void)game_.playable(setup);
    (void)game_.stakes(setup);
    (void)game_.seats_at(setup);
    (void)game_.bounded(setup, 3);
    (void)game_.value_of_score(3, setup);
    (void)game_.names_contract(setup);
    const Contract contract = game_.contract_of(setup);
    (void)contract.tags();
    (void)contract.free_for_all();
    (void)game_.before_choices(contract);
    (void)game_.choosing(setup);
    for (const std::string_view seats : {"", "A", "NS"}) (void)game_.known_contract(setup, seats);
    (void)game_.contract_from_text("solo by E, trump H", contract);
    EXPECT_FALSE(contract.words().empty());
    for (const int value : {-1, 0, 1, 7}) {
      (void)game_.value_json(value, setup);
      for (const search::Interval asked : {search::Interval{value, value}, search::Interval{value, kAnything.upper},
                                           search::Interval{kAnything.lower, value}})
        EXPECT_FALSE(game_.describe(asked, setup).empty());
    }
    for (const std::string_view seat : {"", "X", "NN", "N", "A"}) (void)game_.player_of(seat, setup);
  }

  // For every seat that may be asked about, and some that may not.
  void call_for_all(games::Setup setup) const {
    for (const std::string_view guarantee : {"", "X", "NN", "N", "A"})
      for (const std::string_view objective : {"", "make", "nothing"}) {
        setup.guarantee = guarantee;
        setup.objective = objective;
        call_all(setup);
      }
  }

  [[nodiscard]] games::Setup deal() const {
    base::Random random(1);
    games::Setup setup = game_.random_deal(random);
    setup.game = game_.name();
    return setup;
  }

  const Game& game_ = *find_game(GetParam());
};

TEST_P(BadContractsTest, WhatIsNoContractGivesErrors) {
  games::Setup setup = deal();
  base::Random random(2);
  for (const Json& contract : no_contracts()) {
    SCOPED_TRACE(contract.dump());
    setup.contract = contract;
    call_for_all(setup);
    for (const std::string_view guarantee : {"", "X", "N", "A"}) {
      setup.guarantee = guarantee;
      EXPECT_FALSE(game_.position(setup).ok());
      EXPECT_FALSE(game_.playable(setup).ok());
      EXPECT_FALSE(game_.stakes(setup).ok());
    }
    EXPECT_TRUE(game_.contract_of(setup).tags().empty());
    EXPECT_EQ(game_.contract_from_json(contract).ok(), contract.is_null());
    call_all(game_.random_start(game_.contract_of(setup), random));
    search::Options least;
    least.memory_mib = 1;
    least.limits.nodes = 1;
    (void)game_.table(setup, {}, {}, least, [](int, int) {});
  }
}

TEST_P(BadContractsTest, SpoiltContractsEndNothing) {
  games::Setup setup = deal();
  base::Random random(3);
  for (const support::Case& chosen : support::cases_of(game_)) {
    const games::Setup start = game_.random_start(support::contract_in(game_, chosen.contract), random);
    std::size_t place = 0;
    for (const Json& contract : spoilt(start.contract)) {
      if (!support::is_looked_at(place++)) continue;
      SCOPED_TRACE(contract.dump());
      setup = start;
      setup.contract = contract;
      call_for_all(setup);
      call_all(game_.random_start(game_.contract_of(setup), random));
    }
  }
}

TEST_P(BadContractsTest, WhoseGuaranteeIsAskedIsPartOfTheStakes) {
  base::Random random(4);
  for (const support::Case& chosen : support::cases_of(game_)) {
    games::Setup setup = game_.random_start(support::contract_in(game_, chosen.contract), random);
    const bool everyone = game_.contract_of(setup).free_for_all();
    SCOPED_TRACE(setup.contract.dump());
    for (const std::string_view guarantee : {"", "X", "NN"}) {
      setup.guarantee = guarantee;
      EXPECT_EQ(game_.stakes(setup).ok(), !everyone) << guarantee;
    }
    setup.guarantee = game_.seats().substr(0, 1);
    EXPECT_TRUE(game_.stakes(setup).ok()) << game_.stakes(setup).status();
  }
}

INSTANTIATE_TEST_SUITE_P(Games, BadContractsTest, ::testing::ValuesIn(support::game_names()), support::name_of_test);

}  // namespace
}  // namespace ouverte::games
