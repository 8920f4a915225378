// Contracts of Solo Whist between records, tags and words; and the rules page's own table of them.
#include "solver/games/solo_whist/contract.hpp"

#include <string>
#include <vector>

#include "gtest/gtest.h"
#include "solver/base/status.hpp"
#include "solver/games/door/game.hpp"
#include "tests/solver/games/solo_whist/the_game.hpp"
#include "tests/support/page_tables.hpp"

namespace ouverte::games::solo_whist {
namespace {

using base::Json;

struct TagsCase {
  Tags tags;
  Json json;
};

TEST(SoloWhistTagsTest, TagsAndJsonSayTheSame) {
  const std::vector<TagsCase> cases = {
      {{{"Contract", "solo"}, {"Declarer", "N"}, {"Trump", "S"}}, {{"name", "solo"}, {"soloist", "N"}, {"trump", "S"}}},
      {{{"Contract", "prop-cop"}, {"Partners", "NE"}, {"Trump", "H"}},
       {{"name", "prop-cop"}, {"partners", {"N", "E"}}, {"trump", "H"}}},
      {{{"Contract", "misere"}, {"Declarer", "W"}}, {{"name", "misere"}, {"soloist", "W"}, {"trump", "NT"}}},
      {{{"Contract", "general-misere"}}, {{"name", "general-misere"}, {"trump", "NT"}}},
      {{{"Contract", "royal-misere"}, {"Trump", "D"}},
       {{"name", "royal-misere"}, {"trump", "D"}, {"first_to_four", nullptr}}},
      {{{"Contract", "royal-misere"}, {"Trump", "D"}, {"FirstToFour", "S"}},
       {{"name", "royal-misere"}, {"trump", "D"}, {"first_to_four", "S"}}},
      {{{"Trump", "C"}}, {{"trump", "C"}}},
      {{}, Json::object()}};
  for (const auto& [tags, json] : cases) {
    SCOPED_TRACE(json.dump());
    const auto read = the_game().contract_from_tags(tags);
    ASSERT_TRUE(read.ok()) << read.status();
    EXPECT_EQ(read->json(), json);
    EXPECT_EQ(said(json).tags(), tags);
  }
}

TEST(SoloWhistTagsTest, TheSuitTurnedIsNoTrumpOfAMisere) {
  EXPECT_EQ(the_game().contract_from_tags({{"Contract", "Misere"}, {"Declarer", "W"}, {"Trump", "H"}})->json(),
            Json({{"name", "misere"}, {"soloist", "W"}, {"trump", "NT"}}));
}

TEST(SoloWhistTagsTest, PartnersMayBeApart) {
  for (const std::string_view partners : {"SN", "S N", "S-N", "S,N"})
    EXPECT_EQ(the_game()
                  .contract_from_tags({{"Contract", "prop-cop"}, {"Partners", std::string(partners)}, {"Trump", "H"}})
                  ->json(),
              Json({{"name", "prop-cop"}, {"partners", {"S", "N"}}, {"trump", "H"}}));
}

TEST(SoloWhistTagsTest, WrongTagsAreNamed) {
  const auto error = [](const Tags& tags) { return base::message(the_game().contract_from_tags(tags).status()); };
  EXPECT_EQ(error({{"Contract", "solo"}, {"Declarer", "Q"}, {"Trump", "S"}}),
            "Declarer: found \"Q\", expected one of N E S W");
  EXPECT_EQ(error({{"Contract", "solo"}, {"Trump", "S"}}), "Declarer: found \"\", expected one of N E S W");
  EXPECT_EQ(error({{"Contract", "prop-cop"}, {"Partners", "N"}, {"Trump", "S"}}),
            "Partners: found \"N\", expected two of N E S W");
  EXPECT_EQ(error({{"Contract", "solo"}, {"Declarer", "N"}}),
            "Trump: found nothing, expected one of S H D C: solo needs a trump");
  EXPECT_EQ(error({{"Contract", "solo"}, {"Declarer", "N"}, {"Trump", "Z"}}),
            "Trump: found \"Z\", expected one of S H D C NT");
}

TEST(SoloWhistTextTest, PeopleWriteContractsInManyWays) {
  const Json solo = {{"name", "solo"}, {"soloist", "E"}, {"trump", "H"}};
  for (const std::string_view text :
       {"solo by E, trump H", "solo E H", "Solo by East, hearts trumps", "solo trump H E"})
    EXPECT_EQ(the_game().contract_from_text(text)->json(), solo) << text;
  EXPECT_EQ(the_game().contract_from_text("solo S S")->json(),
            Json({{"name", "solo"}, {"soloist", "S"}, {"trump", "S"}}));
  EXPECT_EQ(the_game().contract_from_text("prop-cop N E H")->json(),
            Json({{"name", "prop-cop"}, {"partners", {"N", "E"}}, {"trump", "H"}}));
  EXPECT_EQ(the_game().contract_from_text("prop-cop by N and E, trump H")->json(),
            Json({{"name", "prop-cop"}, {"partners", {"N", "E"}}, {"trump", "H"}}));
  EXPECT_EQ(the_game().contract_from_text("misère W")->json(),
            Json({{"name", "misere"}, {"soloist", "W"}, {"trump", "NT"}}));
  EXPECT_EQ(the_game().contract_from_text("general-misere")->json(),
            Json({{"name", "general-misere"}, {"trump", "NT"}}));
  EXPECT_EQ(the_game().contract_from_text("royal-misere H")->json(),
            Json({{"name", "royal-misere"}, {"trump", "H"}, {"first_to_four", nullptr}}));
}

TEST(SoloWhistTextTest, ATrumpLeftOutIsTheSuitTurned) {
  EXPECT_EQ(the_game().contract_from_text("solo E", said(Json({{"trump", "C"}})))->json(),
            Json({{"name", "solo"}, {"soloist", "E"}, {"trump", "C"}}));
  EXPECT_EQ(base::message(the_game().contract_from_text("abundance E", said(Json({{"trump", "C"}}))).status()),
            "contract: found nothing, expected one of S H D C: abundance needs a trump");
}

TEST(SoloWhistTextTest, TheSuitTurnedStaysKnownBesideAnotherTrump) {
  const Json before = {{"trump", "C"}};
  EXPECT_EQ(the_game().contract_from_text("abundance by E, trump H", said(before))->json(),
            Json({{"name", "abundance"}, {"soloist", "E"}, {"trump", "H"}, {"turned", "C"}}));
  EXPECT_EQ(the_game().contract_from_text("Kimberley by E, hearts", said(before))->json(),
            Json({{"name", "solo"}, {"soloist", "E"}, {"trump", "H"}, {"turned", "C"}}));
  const Json misere = {{"name", "misere"}, {"soloist", "N"}, {"trump", "NT"}, {"turned", "C"}};
  EXPECT_EQ(the_game().contract_from_text("misère N", said(before))->json(), misere);
  EXPECT_EQ(the_game().contract_from_text("royal abundance N", said(misere))->json(),
            Json({{"name", "royal-abundance"}, {"soloist", "N"}, {"trump", "C"}}));
  EXPECT_EQ(the_game().contract_from_text("misere W, turned diamonds")->json(),
            Json({{"name", "misere"}, {"soloist", "W"}, {"trump", "NT"}, {"turned", "D"}}));
  const Tags tags = {{"Contract", "misere"}, {"Declarer", "N"}, {"Turned", "C"}};
  EXPECT_EQ(said(misere).tags(), tags);
  EXPECT_EQ(the_game().contract_from_tags(tags)->json(), misere);
}

TEST(SoloWhistTextTest, TheCardTurnedUpIsKept) {
  const Json before = {{"trump", "H"}, {"turned", "H3"}};
  EXPECT_EQ(said(before).json(), before);
  EXPECT_EQ(said(before).words(), "before the auction, ♥3 turned up");
  EXPECT_EQ(the_game().contract_from_text("solo E", said(before))->json(),
            Json({{"name", "solo"}, {"soloist", "E"}, {"trump", "H"}, {"turned", "H3"}}));
  const Json misere = {{"name", "misere"}, {"soloist", "N"}, {"trump", "NT"}, {"turned", "H3"}};
  EXPECT_EQ(the_game().contract_from_text("misère N", said(before))->json(), misere);
  EXPECT_EQ(the_game().contract_from_text("misère by N, turned hearts", said(before))->json(), misere);
  EXPECT_EQ(the_game().contract_from_text("misère N, turned H3")->json(), misere);
  EXPECT_EQ(the_game().contract_from_text("solo by E, trump S", said(before))->json(),
            Json({{"name", "solo"}, {"soloist", "E"}, {"trump", "S"}, {"turned", "H3"}}));
  const Tags tags = {{"Contract", "misere"}, {"Declarer", "N"}, {"Turned", "H3"}};
  EXPECT_EQ(said(misere).tags(), tags);
  EXPECT_EQ(the_game().contract_from_tags(tags)->json(), misere);
}

TEST(SoloWhistTextTest, ContractsGoByAllTheirNames) {
  const auto name_of = [](std::string_view text) {
    const auto contract = the_game().contract_from_text(text, said(Json({{"trump", "H"}})));
    EXPECT_TRUE(contract.ok()) << contract.status();
    return contract.ok() ? contract->json().at("name").get<std::string>() : "";
  };
  for (const std::string_view text :
       {"royal abundance by N", "Royal Abondance N", "royal-abundance N", "ABONDANCE ROYALE n"})
    EXPECT_EQ(name_of(text), "royal-abundance") << text;
  for (const std::string_view text : {"misère ouverte W", "MISÈRE OUVERTE by West", "open misère W", "spread W",
                                      "ouverte W", "misere-ouverte W", "spread misère by W"})
    EXPECT_EQ(name_of(text), "misere-ouverte") << text;
  for (const std::string_view text :
       {"prop and cop N E", "Prop & cop by N and E", "prop-cop N-E", "proposal and acceptance N E"})
    EXPECT_EQ(name_of(text), "prop-cop") << text;
  for (const std::string_view text : {"abundance declared S", "abondance déclarée by South", "slam S"})
    EXPECT_EQ(name_of(text), "slam") << text;
  EXPECT_EQ(name_of("general misère"), "general-misere");
  EXPECT_EQ(name_of("Royal Misère"), "royal-misere");
  EXPECT_EQ(name_of("solo in hearts by East"), "solo");
  EXPECT_EQ(the_game().contract_from_tags({{"Contract", "Misère ouverte"}, {"Declarer", "W"}})->json().at("name"),
            "misere-ouverte");
}

TEST(SoloWhistPaymentsTest, AScheduleOfOnesOwn) {
  const Json solo = {{"name", "solo"}, {"soloist", "E"}, {"trump", "H"}, {"payments", "solo=4+1 misere=8+2"}};
  EXPECT_EQ(the_game().contract_from_text("solo by E, trump H, payments misere=8+2, solo=4+1")->json(), solo);
  // Alone it leaves the contract as it is.
  EXPECT_EQ(the_game()
                .contract_from_text("payments solo=4+1 misere=8+2",
                                    said(Json({{"name", "solo"}, {"soloist", "E"}, {"trump", "H"}})))
                ->json(),
            solo);
  EXPECT_EQ(the_game().contract_from_text("payments solo=4+1-0", said(Json({{"trump", "H"}})))->json(),
            Json({{"trump", "H"}, {"payments", "solo=4+1-0"}}));
  EXPECT_EQ(the_game().contract_from_text("misère N, payments misère=20")->json(),
            Json({{"name", "misere"}, {"soloist", "N"}, {"trump", "NT"}}))
      << "as the page has it";
  const Tags tags = {{"Contract", "solo"}, {"Declarer", "E"}, {"Trump", "H"}, {"Payments", "solo=4+1 misere=8+2"}};
  EXPECT_EQ(the_game().contract_from_tags(tags)->json(), solo);
  EXPECT_EQ(said(solo).tags(), tags);
}

TEST(SoloWhistPaymentsTest, EveryContractHasItsPriceUnderAnyOfItsNames) {
  const auto payments = [](std::string_view text) {
    const auto contract = the_game().contract_from_text(text, said(Json({{"trump", "H"}})));
    EXPECT_TRUE(contract.ok()) << contract.status();
    return contract.ok() ? contract->json().value("payments", "") : "";
  };
  EXPECT_EQ(payments("payments royal abundance=40+4"), "royal-abundance=40+4");
  EXPECT_EQ(payments("payments solo=4 royal abundance=40+4-5, misère ouverte=50 slam=90"),
            "solo=4 royal-abundance=40+4-5 misere-ouverte=50 slam=90");
  EXPECT_EQ(payments("prop and cop N E, payments prop and cop=8+1, general misère=12"),
            "prop-cop=8+1 general-misere=12");
  for (const Kind& kind : kKinds) {
    const std::string rate = base::str(kind.text, "=7");
    EXPECT_EQ(payments("payments " + rate), rate);
    const auto tags = the_game().contract_from_tags({{"Trump", "H"}, {"Payments", rate}});
    ASSERT_TRUE(tags.ok()) << tags.status();
    EXPECT_EQ(tags->json().at("payments"), rate);
  }
}

TEST(SoloWhistPaymentsTest, WhatIsNoRateIsRefused) {
  const auto error = [](std::string_view text) {
    return base::message(the_game().contract_from_tags({{"Trump", "H"}, {"Payments", std::string(text)}}).status());
  };
  const std::string shape = "a contract, = and what it pays: solo=4, or solo=4+1, or solo=4+1-2";
  const std::string numbers = "; numbers up to 10000, the first not 0";
  EXPECT_EQ(error("solo"), "Payments: found \"solo\", expected " + shape);
  for (const std::string_view text : {"solo=", "solo=0", "solo=-3", "solo=4+", "solo=4+1+2", "solo=10001", "solo=4--1"})
    EXPECT_EQ(error(text), base::str("Payments: found \"", text, "\", expected ", shape, numbers));
  EXPECT_EQ(error("royal-misere=5+1"),
            "Payments: found \"royal-misere=5+1\", expected one amount: the loser of a royal-misere pays by no tricks");
  EXPECT_TRUE(error("bridge=4").starts_with("Payments: found \"bridge\", expected one of prop-cop solo"));
}

TEST(SoloWhistPaymentsTest, PaymentsAreSaidByOpponent) {
  games::Setup setup;
  setup.objective = "payment";
  setup.contract = {{"name", "solo"}, {"soloist", "S"}, {"trump", "H"}};
  EXPECT_EQ(the_game().describe({36, 36}, setup), "the soloist is paid 36 in all: 12 by each");
  setup.contract = {{"name", "prop-cop"}, {"partners", {"N", "E"}}, {"trump", "H"}};
  EXPECT_EQ(the_game().describe({-48, -48}, setup), "the partners pay 48 in all: 12 each to each opponent");
  setup.contract = {{"name", "general-misere"}};
  setup.guarantee = "S";
  EXPECT_EQ(the_game().describe({10, 10}, setup), "South is paid 10");
  EXPECT_EQ(the_game().describe({-30, -30}, setup), "South pays 30 in all: 10 to each");
  EXPECT_EQ(the_game().describe({20, 20}, setup), "South is paid 20 in all: 10 by each of 2");
}

// A misère that pays by tricks is solved by its tricks.
TEST(SoloWhistPaymentsTest, TheSolverReckonsWithTheSchedule) {
  base::Random random(17);
  int lost = 0;
  for (int round = 0; round < 40; ++round) {
    games::Setup setup = the_game().random_puzzle(random, 3, "");
    if (setup.contract.at("name") != "misere") continue;
    setup.objective = "tricks";
    const auto solver = the_game().solver({});
    const int tricks = solver->solve(**the_game().position(setup), {}).value.lower;
    setup.contract["payments"] = "misere=8+2";
    setup.objective = "payment";
    const auto answer = solver->solve(**the_game().position(setup), {});
    ASSERT_TRUE(answer.value.exact());
    EXPECT_EQ(answer.value.lower, tricks == 0 ? 24 : -24 - 6 * tricks);
    lost += tricks > 1;
  }
  EXPECT_GT(lost, 0);
}

TEST(SoloWhistTextTest, WhatIsNoContractIsRefused) {
  const auto error = [](std::string_view text) { return base::message(the_game().contract_from_text(text).status()); };
  EXPECT_EQ(error("solo by Q, trump H"), "contract: found \"q\", expected one of N E S W");
  EXPECT_EQ(error("solo E Q"), "contract: found \"q\", expected one of S H D C NT");
  EXPECT_EQ(error("solo E H N"), "contract: found \"n\", expected nothing more");
  EXPECT_EQ(error("solo"), "contract: found \"solo\", expected the soloist: one of N E S W");
  EXPECT_EQ(error("misere W H"), "contract: found H, expected none: misere has no trump");
  EXPECT_EQ(error("prop-cop N N H"), "contract: found N twice, expected two seats");
}

TEST(SoloWhistWordsTest, ContractsAndValuesAreSaidInWords) {
  EXPECT_EQ(said(Json({{"name", "solo"}, {"soloist", "E"}, {"trump", "H"}})).words(), "solo by East, hearts trumps");
  EXPECT_EQ(said(Json({{"name", "prop-cop"}, {"partners", {"N", "E"}}, {"trump", "H"}})).words(),
            "prop-cop by North and East, hearts trumps");
  EXPECT_EQ(said(Json({{"name", "misere-ouverte"}, {"soloist", "S"}})).words(), "misère ouverte by South");
  EXPECT_EQ(said(Json({{"name", "general-misere"}})).words(), "general misère");
  EXPECT_EQ(said(Json({{"trump", "D"}})).words(), "before the auction, diamonds turned");
  games::Setup setup;
  setup.contract = {{"name", "misere"}, {"soloist", "S"}};
  EXPECT_EQ(the_game().describe({1, 1}, setup), "made");
  EXPECT_EQ(the_game().describe({0, 0}, setup), "lost");
  setup.objective = "tricks";
  EXPECT_EQ(the_game().describe({0, 3}, setup), "0 to 3 tricks");
  setup.objective = "payment";
  EXPECT_EQ(the_game().describe({-60, -60}, setup), "the soloist pays 60 in all: 20 to each");
  EXPECT_EQ(the_game().describe({-60, 60}, setup), "-60 to +60 for the soloist");
}

std::string target_on_page(const Terms& terms) {
  if (terms.least == 0) return "exactly 0";
  return terms.least == kAllTricks ? "13" : base::str(terms.least, " or more");
}

TEST(SoloWhistRulesPageTest, ThePageListsTheSameContractsAsTheCode) {
  const auto rows = support::contract_rows(the_game().rules());
  EXPECT_EQ(rows.size(), kKinds.size());
  for (const Kind& kind : kKinds) {
    SCOPED_TRACE(kind.text);
    const auto row = rows.find(std::string(kind.text));
    ASSERT_NE(row, rows.end());
    const std::vector<std::string>& cells = row->second;
    const std::string& trump = cells[kind.sides == Sides::kEveryForHimself ? 2 : 3];
    const std::string_view trump_on_page = kind.trump == TrumpRule::kPreferredSuit ? "preferred suit"
                                           : kind.trump == TrumpRule::kNone        ? "none"
                                                                                   : "any suit";
    EXPECT_TRUE(trump.starts_with(trump_on_page)) << trump;
    if (kind.sides == Sides::kEveryForHimself) continue;
    EXPECT_EQ(cells[2] == "1 v 3", kind.sides == Sides::kSoloist);
    const Terms t = terms(kind.name);
    EXPECT_EQ(cells[4], target_on_page(t));
    EXPECT_TRUE(
        cells[5].starts_with(t.per_trick == 0 ? base::str(t.amount) : base::str(t.amount, ", +", t.per_trick, " per")))
        << cells[5];
    EXPECT_EQ(t.per_trick == 0, kind.objectives.front() == Objective::kMake);
  }
  EXPECT_NE(the_game().rules().find(base::str("The loser pays ", kStake, " to each other player")),
            std::string_view::npos);
}

}  // namespace
}  // namespace ouverte::games::solo_whist
