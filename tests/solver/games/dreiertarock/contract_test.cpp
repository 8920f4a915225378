// Contracts of Dreiertarock between records, tags, what people type and words.
#include "solver/games/dreiertarock/contract.hpp"

#include <string>
#include <vector>

#include "gtest/gtest.h"
#include "solver/base/status.hpp"
#include "solver/games/door/game.hpp"
#include "tests/solver/games/dreiertarock/the_game.hpp"

namespace ouverte::games::dreiertarock {
namespace {

using base::Json;

struct TagsCase {
  Tags tags;
  std::string json;
};

TEST(DreiertarockTagsTest, TagsAndJsonSayTheSame) {
  const std::vector<TagsCase> cases = {
      {{}, "{}"},
      {{{"Talon", "Q....10,2 J.N...1"}}, R"({"talon":["Q....10,2","J.N...1"]})"},
      {{{"Contract", "trischaken"}, {"Points", "A:3 B:0 C:7"}},
       R"({"name":"trischaken","points":{"A":3,"B":0,"C":7}})"},
      {{{"Contract", "single"},
        {"Declarer", "A"},
        {"Talon", "Q....10,2 J.N...1"},
        {"TalonTaken", "2"},
        {"LaidAside", "J..J.T."}},
       R"({"name":"single","declarer":"A","talon":["Q....10,2","J.N...1"],"taken":2,"laid_aside":"J..J.T.",)"
       R"("announced":[],"doubled":[]})"},
      {{{"Contract", "solo"},
        {"Declarer", "C"},
        {"DeclarerLeads", "yes"},
        {"Points", "declarer:12 defenders:9"},
        {"Mondfang", "none"},
        {"Kings", "none"},
        {"Trull", "B"},
        {"Announced", "pagat:B absolute:declarer slam:defenders"},
        {"Doubled", "game pagat slam"}},
       R"({"name":"solo","declarer":"C","declarer_leads":true,"points":{"declarer":12,"defenders":9},)"
       R"("mondfang":null,"kings":null,"trull":"B","announced":[{"bonus":"pagat","by":"B"},)"
       R"({"bonus":"absolute","by":"declarer"},{"bonus":"slam","by":"defenders"}],)"
       R"("doubled":["game","pagat","slam"]})"},
      {{{"Contract", "single"}, {"Declarer", "A"}, {"Points", "declarer:12"}},
       R"({"name":"single","declarer":"A","points":{"declarer":12},"announced":[],"doubled":[]})"},
      {{{"Contract", "suit-solo"}, {"Declarer", "B"}, {"Ultimo", "A:missed"}},
       R"({"name":"suit-solo","declarer":"B","announced":[],"doubled":[],"ultimo":{"by":"A","taken":false}})"},
      {{{"Contract", "suit-solo"}, {"Declarer", "B"}, {"Ultimo", "none"}},
       R"({"name":"suit-solo","declarer":"B","announced":[],"doubled":[],"ultimo":null})"}};
  for (const auto& [tags, json] : cases) {
    SCOPED_TRACE(json);
    const auto read = the_game().contract_from_tags(tags);
    ASSERT_TRUE(read.ok()) << read.status();
    EXPECT_EQ(read->json().dump(), json);
    EXPECT_EQ(read->tags(), tags);
    const auto again = written_from_json(read->json());
    ASSERT_TRUE(again.ok()) << again.status();
    EXPECT_EQ(to_json(*again), read->json());
  }
  EXPECT_TRUE(the_game().contract_from_tags({{"Contract", "Pass"}})->json().is_null());
}

TEST(DreiertarockTagsTest, TheTalonAndWhatIsLaidAsideMayBeListed) {
  for (const std::string_view listed :
       {"SQ 10 2, SJ HN 1", "♠Q 10 2; ♠J ♥N Pagat", "queen of spades, 10, 2 / SJ HN I"}) {
    const auto read = the_game().contract_from_tags({{"Talon", std::string(listed)}});
    ASSERT_TRUE(read.ok()) << read.status();
    EXPECT_EQ(read->json().dump(), R"({"talon":["Q....10,2","J.N...1"]})") << listed;
  }
  const auto aside = the_game().contract_from_tags({{"Contract", "single"},
                                                    {"Declarer", "A"},
                                                    {"Talon", "SQ 10 2, SJ HN 1"},
                                                    {"TalonTaken", "2"},
                                                    {"LaidAside", "SJ DJ and CT"}});
  ASSERT_TRUE(aside.ok()) << aside.status();
  EXPECT_EQ(aside->json().at("laid_aside"), "J..J.T.");
  EXPECT_EQ(base::message(the_game().contract_from_tags({{"Talon", "SQ 10 2, SJ ZZ 1"}}).status()),
            "Talon: found \"zz\", expected a card of the 42 tarock cards, such as SK");
}

TEST(DreiertarockTagsTest, WrongTagsAreNamed) {
  const auto error = [](Tags tags) {
    tags.insert(tags.begin(), {{"Contract", "single"}, {"Declarer", "A"}});
    return base::message(the_game().contract_from_tags(tags).status());
  };
  EXPECT_EQ(error({{"DeclarerLeads", "perhaps"}}), "DeclarerLeads: found \"perhaps\", expected yes or no");
  EXPECT_EQ(error({{"Talon", "Q....10,2"}}),
            "Talon: found [\"Q....10,2\"], expected two groups of three cards, such as [\"KQ.N...\", \"..J..9,2\"]");
  EXPECT_EQ(error({{"Talon", "Q....10,2 J.N..."}}), "Talon: found 2 cards in \"J.N...\", expected two groups of three");
  EXPECT_EQ(error({{"Talon", "Q....10,2 Q.N...1"}}),
            "Talon: found SQ in \"Q.N...1\", which is elsewhere already, expected each card once");
  EXPECT_EQ(error({{"TalonTaken", "3"}}), "TalonTaken: found 3, expected a number from 1 to 2");
  EXPECT_EQ(error({{"TalonTaken", "first"}}), "TalonTaken: found \"first\", expected a number from 1 to 2");
  EXPECT_EQ(error({{"LaidAside", "J..J.."}}), "LaidAside: found 2 cards, expected three cards");
  EXPECT_EQ(error({{"Points", "12"}}),
            "Points: found \"12\", expected words such as declarer:12 defenders:9, or in trischaken A:3 B:0 C:7");
  EXPECT_EQ(error({{"Points", "declarer:91 defenders:0"}}),
            "Points.declarer: found 91, expected a number from 0 to 90");
  EXPECT_EQ(error({{"Points", "A:9"}}), "Points: found the key \"A\", expected only declarer, defenders");
  EXPECT_EQ(error({{"Trull", "D"}}), "Trull: found \"D\", expected one of A B C, or null for nobody");
  EXPECT_EQ(error({{"Announced", "pagat"}}),
            "Announced: found \"pagat\", expected words such as pagat:B absolute:declarer");
  EXPECT_EQ(error({{"Announced", "kings:A"}}),
            "Announced: found {\"bonus\":\"kings\",\"by\":\"A\"}, expected one of pagat absolute slam as its bonus");
  EXPECT_EQ(error({{"Doubled", "Games"}}), "Doubled: found \"games\", expected one of game pagat absolute slam");
  EXPECT_EQ(error({{"Ultimo", "A"}}), "Ultimo: found \"A\", expected words such as A:taken, A:missed or none");
  EXPECT_EQ(error({{"Ultimo", "A:perhaps"}}),
            "Ultimo: found {\"by\":\"A\",\"taken\":\"perhaps\"}, expected null, or such as {\"by\": \"A\", \"taken\": "
            "true}");
  EXPECT_EQ(base::message(the_game().contract_from_tags({{"Contract", "Solo"}}).status()),
            "Declarer: found nothing, expected one of A B C");
  EXPECT_EQ(base::message(the_game().contract_from_tags({{"Contract", "Grand"}}).status()),
            "Contract: found \"grand\", expected one of single double triple suit-solo solo solo-slam trischaken");
}

TEST(DreiertarockTextTest, PeopleWriteContractsInManyWays) {
  const auto read = [](std::string_view text) { return the_game().contract_from_text(text)->json().dump(); };
  const std::string solo = R"({"name":"solo","declarer":"B","announced":[],"doubled":[]})";
  EXPECT_EQ(read("solo by B"), solo);
  EXPECT_EQ(read("Solo b"), solo);
  EXPECT_EQ(read("suit solo by C"), R"({"name":"suit-solo","declarer":"C","announced":[],"doubled":[]})");
  EXPECT_EQ(read("solo slam by C"), R"({"name":"solo-slam","declarer":"C","announced":[],"doubled":[]})");
  EXPECT_EQ(read("solo by B, declarer leads"),
            R"({"name":"solo","declarer":"B","declarer_leads":true,"announced":[],"doubled":[]})");
  const std::string single = R"({"name":"single","declarer":"A","taken":1,"laid_aside":"T..J..5","announced":[],)"
                             R"("doubled":[]})";
  EXPECT_EQ(read("single by A, group 1, lay aside ST DJ 5"), single);
  EXPECT_EQ(read("single A; takes group 1; laid aside dj s10 5"), single);
  EXPECT_EQ(read("triple by A, Pagat Ultimo announced by A, announced slam by the defenders, doubled game and pagat"),
            R"({"name":"triple","declarer":"A","announced":[{"bonus":"pagat","by":"A"},)"
            R"({"bonus":"slam","by":"defenders"}],"doubled":["game","pagat"]})");
  EXPECT_EQ(read("trischaken"), R"({"name":"trischaken"})");
}

TEST(DreiertarockTextTest, WhatTheTextLeavesOutIsTakenFromTheDeal) {
  const Json talon = {{"talon", {"Q....10,2", "J.N...1"}}};
  EXPECT_EQ(the_game().contract_from_text("solo by B", said(talon))->json().at("talon"), talon.at("talon"));
  Json single = the_game().contract_from_text("single by A, group 2, lay aside SJ DJ CT", said(talon))->json();
  EXPECT_EQ(the_game().contract_from_text("triple by A", said(single))->json().at("laid_aside"), "J..J.T.");
  EXPECT_EQ(the_game().contract_from_text("triple by A, group 1", said(single))->json().at("laid_aside"), "J..J.T.");
  EXPECT_FALSE(the_game().contract_from_text("triple by B", said(single))->json().contains("laid_aside"));
  single["points"] = {{"declarer", 4}, {"defenders", 6}};
  single["kings"] = nullptr;
  EXPECT_TRUE(the_game().contract_from_text("double by A", said(single))->json().contains("points"));
  EXPECT_TRUE(the_game().contract_from_text("double by A", said(single))->json().contains("kings"));
  EXPECT_FALSE(the_game().contract_from_text("double by A, group 2", said(single))->json().contains("points"));
  EXPECT_FALSE(the_game().contract_from_text("solo by A", said(single))->json().contains("points"));
}

TEST(DreiertarockTextTest, WhatIsNoContractIsRefused) {
  const auto error = [](std::string_view text) { return base::message(the_game().contract_from_text(text).status()); };
  EXPECT_EQ(error(""), "contract: found \"\", expected a contract such as \"single by A, group 1, lay aside ST DJ 5\"");
  EXPECT_EQ(error("solo"), "contract.declarer: found nothing, expected one of A B C");
  EXPECT_EQ(error("solo by D"), "contract.declarer: found \"D\", expected one of A B C");
  EXPECT_EQ(error("solo by B A"), "contract: found \"a\", expected nothing more, or a comma");
  EXPECT_EQ(error("solo by B, hearts"),
            "contract: found \"hearts\", expected a contract such as \"single by A, group 1, lay aside ST DJ 5\"");
  EXPECT_EQ(error("single by A, group 3"), "contract.taken: found \"3\", expected a number from 1 to 2");
  EXPECT_EQ(error("single by A, lay aside ST SA"),
            "contract: found \"sa\", expected a card of the 42 tarock cards, such as SK");
  EXPECT_EQ(error("single by A, announced pagat"),
            "contract: found \"pagat\", expected a bonus and who announced it: \"pagat announced by A\"");
  EXPECT_EQ(error("single by A, doubled pagat"),
            "contract.doubled: found pagat, expected the game, or a bonus that was announced");
}

TEST(DreiertarockWordsTest, ContractsAndValuesAreSaidInWords) {
  const auto words = [](std::string_view text) { return the_game().contract_from_text(text)->words(); };
  EXPECT_EQ(words("trischaken"), "Trischaken");
  EXPECT_EQ(words("suit-solo by B, doubled game"), "Suit-Solo by B, doubled");
  EXPECT_EQ(words("single by A, group 2, lay aside DJ 5 ST, pagat announced by C, doubled pagat"),
            "Single by A (group 2 taken; ♠T ♦J 5 laid aside; Pagat Ultimo announced by C, doubled)");
  EXPECT_EQ(words("solo by A, slam announced by defenders"), "Solo by A (Slam announced by the defenders)");
  EXPECT_EQ(said(Json({{"talon", {"Q....10,2", "J.N...1"}}})).words(), "before the bidding");
  games::Setup setup;
  setup.contract = {{"name", "solo"}, {"declarer", "B"}};
  EXPECT_EQ(the_game().describe({80, 80}, setup), "B is paid 80 cents by the two together");
  EXPECT_EQ(the_game().describe({-120, -120}, setup), "B pays the two 120 cents together");
  EXPECT_EQ(the_game().describe({0, 0}, setup), "B comes out even");
  EXPECT_EQ(the_game().describe({-80, 40}, setup), "from the two to B: -80 to +40 cents");
  setup.contract = {{"name", "trischaken"}};
  EXPECT_EQ(the_game().describe({20, 20}, setup), "is paid 20 cents, 10 by each");
  EXPECT_EQ(the_game().describe({10, 10}, setup), "is paid 10 cents");
  EXPECT_EQ(the_game().describe({-10, -10}, setup), "pays 10 cents");
  EXPECT_EQ(the_game().describe({-20, -20}, setup), "pays 20 cents, 10 to each");
  EXPECT_EQ(the_game().describe({0, 0}, setup), "pays nothing");
  setup.contract = {{"name", "solo"}, {"declarer", "B"}};
  setup.objective = "points";
  EXPECT_EQ(the_game().describe({46, 46}, setup), "46 points");
  EXPECT_EQ(the_game().describe({40, 50}, setup), "40 to 50 points");
  setup.objective = "make";
  EXPECT_EQ(the_game().describe({1, 1}, setup), "made");
  EXPECT_EQ(the_game().describe({0, 0}, setup), "lost");
}

TEST(DreiertarockDoorTest, ADealBeforeItsExchangeHasNothingToPlayYet) {
  EXPECT_FALSE(said(Json::object()).named());
  Json single = the_game().contract_from_text("single by A", said(Json({{"talon", {"Q....10,2", "J.N...1"}}})))->json();
  EXPECT_FALSE(said(single).named());
  single["taken"] = 1;
  EXPECT_FALSE(said(single).named());
  single["laid_aside"] = "J..J.T.";
  EXPECT_TRUE(said(single).named());
  EXPECT_TRUE(said(Json({{"name", "solo"}, {"declarer", "A"}})).named());
  EXPECT_TRUE(said(Json({{"name", "trischaken"}})).free_for_all());
  EXPECT_FALSE(said(single).free_for_all());
}

}  // namespace
}  // namespace ouverte::games::dreiertarock
