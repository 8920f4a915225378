// The choices before the first lead: asked one after the other, read from what people type, and advised.
#include <string>

#include "gtest/gtest.h"
#include "solver/base/json.hpp"
#include "solver/base/status.hpp"
#include "tests/solver/games/dreiertarock/the_game.hpp"
#include "tests/support/dreiertarock.hpp"

namespace ouverte::games::dreiertarock {
namespace {

using base::Json;

// B declares; the suits are short, so that every search is.
games::Setup deal() {
  games::Setup setup = support::lopsided_tarock();
  setup.contract["name"] = "double";
  setup.contract["declarer"] = "B";
  return setup;
}

games::Setup after(games::Setup setup, const std::string& answer) {
  const auto contract = the_game().chosen(setup, answer);
  EXPECT_TRUE(contract.ok()) << contract.status();
  if (contract.ok()) setup.contract = contract->json();
  return setup;
}

std::string error(const games::Setup& setup, const std::string& answer) {
  return base::message(the_game().chosen(setup, answer).status());
}

TEST(DreiertarockChoices, GroupThenCardsThenAnnouncements) {
  games::Setup setup = deal();
  ASSERT_TRUE(the_game().choosing(setup).has_value());
  EXPECT_EQ(the_game().choosing(setup)->seat, "B");
  EXPECT_EQ(the_game().choosing(setup)->examples, (std::vector<std::string>{"1", "2"}));
  EXPECT_EQ(error(setup, "3"), "group: found \"3\", expected 1 or 2, and if you like the cards to lay aside");
  const games::Setup both = after(setup, "group 2: ♠Q, ST and CN");
  EXPECT_EQ(both.contract, after(after(setup, "2"), "SQ ST CN").contract);
  for (const std::string words : {"queen of spades, the ten of spades and CN", "spade queen, ♠10, knight of clubs",
                                  "Queen of spades ten of spades cavall of clubs"})
    EXPECT_EQ(both.contract, after(after(setup, "2"), words).contract) << words;
  setup = after(setup, "2");
  EXPECT_EQ(error(setup, "SQ ST"), "cards to lay aside: found 2 cards, expected three cards");
  EXPECT_EQ(error(setup, "SQ ST Mond"), "found 21, expected neither a King nor a card of the Trull");
  EXPECT_EQ(error(setup, "SQ ST 9"),
            "found 9 while B still holds CN, expected trumps only when no other suit card is left to "
            "lay aside");
  setup = after(setup, the_game().choosing(setup)->examples.front());
  for (const std::string seat : {"B", "C", "A"}) {
    ASSERT_TRUE(the_game().choosing(setup).has_value());
    EXPECT_EQ(the_game().choosing(setup)->seat, seat);
    setup = after(setup, "nothing");
  }
  EXPECT_FALSE(the_game().choosing(setup).has_value());
  EXPECT_TRUE(the_game().position(setup).ok());
}

TEST(DreiertarockChoices, WhoHoldsThePagatMayAnnounceIt) {
  games::Setup setup = after(deal(), "1");
  setup = after(setup, "SN ST CN");
  EXPECT_EQ(error(setup, "pagat"), "announcement: found \"pagat\", expected nothing, or some of absolute, slam");
  setup = after(after(after(deal(), "2"), "ST CT CN"), "pagat, absolute");
  EXPECT_EQ(setup.contract["announced"].size(), 2U);
  EXPECT_TRUE(the_game().position(setup).ok());
}

TEST(DreiertarockChoices, EveryoneAnnouncesAndDoublesInHisTurn) {
  games::Setup setup = after(after(after(deal(), "2"), "ST CT CN"), "absolute");
  EXPECT_FALSE(the_game().names_contract(setup)) << "two have not spoken yet";
  EXPECT_EQ(the_game().choosing(setup)->seat, "C");
  EXPECT_EQ(the_game().choosing(setup)->examples,
            (std::vector<std::string>{"nothing", "slam", "double game", "double absolute"}));
  EXPECT_EQ(error(setup, "pagat"),
            "announcement: found \"pagat\", expected nothing, or some of slam, double game, double absolute");
  EXPECT_EQ(error(setup, "double slam"),
            "doubling: found \"double slam\", expected nothing, or some of slam, double game, double absolute");
  setup = after(setup, "slam, double the game and absolute");
  EXPECT_EQ(the_game().choosing(setup)->seat, "A");
  EXPECT_EQ(the_game().choosing(setup)->examples, (std::vector<std::string>{"nothing"}));
  setup = after(setup, "nothing");
  EXPECT_EQ(the_game().choosing(setup)->seat, "B");
  EXPECT_EQ(the_game().choosing(setup)->examples, (std::vector<std::string>{"nothing", "double slam"}));
  setup = after(setup, "double slam");
  EXPECT_FALSE(the_game().choosing(setup).has_value());
  EXPECT_TRUE(the_game().names_contract(setup));
  EXPECT_EQ(setup.contract["announced"],
            Json({{{"bonus", "absolute"}, {"by", "declarer"}}, {{"bonus", "slam"}, {"by", "defenders"}}}));
  EXPECT_EQ(setup.contract["doubled"], Json({"game", "absolute", "slam"}));
  EXPECT_TRUE(the_game().position(setup).ok());
}

// A defender is told to double just where the declarer is worth less then.
TEST(DreiertarockChoices, DoublingIsAdvisedWhereItCostsTheDeclarer) {
  search::Options options;
  options.memory_mib = 32;
  const games::Setup setup = after(after(after(deal(), "2"), "ST CT CN"), "slam");
  const auto advice = the_game().choice_advised(setup, options);
  ASSERT_TRUE(advice.ok()) << advice.status();
  const auto worth = [&](const games::Setup& at) {
    const auto position = the_game().position(at);
    EXPECT_TRUE(position.ok()) << position.status();
    return the_game().solver(options)->solve(**position, {}).value.lower;
  };
  for (const std::string doubling : {"double game", "double slam"}) {
    const bool less = worth(after(setup, doubling)) < worth(setup);
    EXPECT_EQ(advice->answer.find(doubling) != std::string::npos, less) << doubling << ": " << advice->answer;
  }
}

TEST(DreiertarockChoices, AContractWithItsChoicesMadeGoesBackToTheDeal) {
  games::Setup setup = after(after(after(deal(), "2"), "ST CT CN"), "nothing");
  const games::Contract before = the_game().before_choices(said(setup.contract));
  EXPECT_EQ(before, the_game().before_choices(said(deal().contract)));
  for (const char* chosen : {"taken", "laid_aside", "announced"})
    EXPECT_FALSE(before.json().contains(chosen)) << chosen;
  EXPECT_EQ(the_game().before_choices(said(Json({{"name", "trischaken"}}))).json(), Json({{"name", "trischaken"}}));
}

// Before each question a player is told what he may know, and no more.
TEST(DreiertarockChoices, WhatMayBeKnownIsTold) {
  games::Setup setup = deal();
  const auto asked = [&] { return the_game().choosing(setup)->question; };
  const auto says = [&](std::string_view words) { return asked().find(words) != std::string::npos; };
  EXPECT_TRUE(asked().starts_with("Double by B. The talon: ")) << asked();
  EXPECT_TRUE(says(". You hold ")) << asked();
  EXPECT_TRUE(says(" Which group do you take, 1 (")) << asked();
  setup = after(setup, "2");
  EXPECT_TRUE(says(" (taken)")) << asked();
  setup = after(setup, "SQ ST CN");
  EXPECT_TRUE(says("Laid aside: ♠QT ♣N.") || says("Laid aside: ♠Q ♠T ♣N.")) << asked();
  setup = after(setup, "absolute");
  EXPECT_EQ(the_game().choosing(setup)->seat, "C");
  EXPECT_TRUE(says("Laid aside: 3 cards face down.")) << asked();
  EXPECT_TRUE(says("Announced: Absolute by the declarer.")) << asked();
  EXPECT_TRUE(says("You hold ")) << asked();
  setup = after(setup, "double game");
  EXPECT_TRUE(says("The game is doubled.")) << asked();
}

// What is advised is the best there is, by the table of all choices.
TEST(DreiertarockChoices, TheAdviceIsTheBestOfTheTable) {
  search::Options options;
  options.memory_mib = 32;
  games::Setup setup = deal();
  const auto table = the_game().table(setup, {}, {}, options, nullptr);
  ASSERT_TRUE(table.ok());
  const Json best = table->json.at("choices").at(0);
  auto advice = the_game().choice_advised(setup, options);
  ASSERT_TRUE(advice.ok()) << advice.status();
  EXPECT_EQ(advice->answer, std::to_string(best.at("taken").get<int>()));
  EXPECT_TRUE(advice->words.front().starts_with("Cents paid to the declarer")) << advice->words.front();
  setup = after(setup, advice->answer);
  advice = the_game().choice_advised(setup, options);
  ASSERT_TRUE(advice.ok()) << advice.status();
  setup = after(setup, advice->answer);
  EXPECT_EQ(setup.contract["laid_aside"], best.at("laid_aside"));
  advice = the_game().choice_advised(setup, options);
  ASSERT_TRUE(advice.ok()) << advice.status();
  EXPECT_FALSE(advice->words.empty());
  setup = after(setup, advice->answer);
  const auto position = the_game().position(setup);
  ASSERT_TRUE(position.ok()) << position.status();
  EXPECT_GE(the_game().solver(options)->solve(**position, {}).value.lower, best.at("payment").get<int>());
}

}  // namespace
}  // namespace ouverte::games::dreiertarock
