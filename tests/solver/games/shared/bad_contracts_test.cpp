// The whole door of every game, called with contracts that are none: what can say so gives a status, what gives words
// or a yes or no gives some, and nothing ends the program.
#include <gtest/gtest.h>

#include <array>
#include <string>
#include <vector>

#include "solver/base/random.hpp"
#include "solver/base/status.hpp"
#include "solver/games/door/asked.hpp"
#include "solver/games/door/entry.hpp"
#include "tests/support/cases.hpp"
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
    const Json& contract = setup.contract;
    if (const auto position = entry_.position(setup); !position.ok()) {
      EXPECT_EQ(position.status().code(), absl::StatusCode::kInvalidArgument);
    }
    (void)entry_.playable(setup);
    (void)entry_.stakes(setup);
    (void)entry_.seats_at(setup);
    (void)entry_.bounded(setup, 3);
    (void)entry_.value_of_score(3, setup);
    (void)entry_.tags_from_contract(contract);
    (void)entry_.names_contract(contract);
    (void)entry_.free_for_all(contract);
    for (const std::string_view seats : {"", "A", "NS"}) (void)entry_.known_contract(setup, seats);
    (void)entry_.contract_from_text("solo by E, trump H", contract);
    EXPECT_FALSE(entry_.describe(contract).empty());
    for (const int value : {-1, 0, 1, 7}) {
      (void)entry_.value_json(value, setup);
      for (const search::Interval asked : {search::Interval{value, value}, search::Interval{value, kAnything.upper},
                                           search::Interval{kAnything.lower, value}})
        EXPECT_FALSE(entry_.describe(asked, setup).empty());
    }
    for (const std::string_view seat : {"", "X", "NN", "N", "A"}) (void)entry_.player_of(seat, setup);
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
    games::Setup setup = entry_.random_deal(random);
    setup.game = entry_.name();
    return setup;
  }

  const Entry& entry_ = *find_entry(GetParam());
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
      EXPECT_FALSE(entry_.position(setup).ok());
      EXPECT_FALSE(entry_.playable(setup).ok());
      EXPECT_FALSE(entry_.stakes(setup).ok());
    }
    EXPECT_TRUE(entry_.tags_from_contract(contract).empty());
    call_all(entry_.random_start(contract, random));
    search::Options least;
    least.memory_mib = 1;
    least.limits.nodes = 1;
    (void)entry_.table(setup, {}, {}, least, [](int, int) {});
  }
}

TEST_P(BadContractsTest, SpoiltContractsEndNothing) {
  games::Setup setup = deal();
  base::Random random(3);
  for (const support::Case& chosen : support::cases_of(entry_)) {
    const games::Setup start = entry_.random_start(chosen.contract, random);
    for (const Json& contract : spoilt(start.contract)) {
      SCOPED_TRACE(contract.dump());
      setup = start;
      setup.contract = contract;
      call_for_all(setup);
      call_all(entry_.random_start(contract, random));
    }
  }
}

TEST_P(BadContractsTest, WhoseGuaranteeIsAskedIsPartOfTheStakes) {
  base::Random random(4);
  for (const support::Case& chosen : support::cases_of(entry_)) {
    games::Setup setup = entry_.random_start(chosen.contract, random);
    const bool everyone = entry_.free_for_all(setup.contract);
    SCOPED_TRACE(setup.contract.dump());
    for (const std::string_view guarantee : {"", "X", "NN"}) {
      setup.guarantee = guarantee;
      EXPECT_EQ(entry_.stakes(setup).ok(), !everyone) << guarantee;
    }
    setup.guarantee = entry_.seats().substr(0, 1);
    EXPECT_TRUE(entry_.stakes(setup).ok()) << entry_.stakes(setup).status();
  }
}

INSTANTIATE_TEST_SUITE_P(Games, BadContractsTest, ::testing::ValuesIn(support::game_names()), support::name_of_test);

}  // namespace
}  // namespace ouverte::games
