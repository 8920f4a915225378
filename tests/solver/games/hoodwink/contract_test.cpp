// What is settled before the play, between records, tags and words.
#include "solver/games/hoodwink/contract.hpp"

#include <string>
#include <vector>

#include "gtest/gtest.h"
#include "solver/base/status.hpp"
#include "solver/games/door/game.hpp"
#include "tests/solver/games/hoodwink/the_game.hpp"

namespace ouverte::games::hoodwink {
namespace {

using base::Json;

struct TagsCase {
  Tags tags;
  Json json;
};

TEST(HoodwinkTagsTest, TagsAndJsonSayTheSame) {
  const std::vector<TagsCase> cases = {
      {{{"Trump", "S"}, {"Declarer", "A"}, {"Scoring", "basic"}},
       {{"trump", "S"}, {"hood", "A"}, {"scoring", "basic"}}},
      {{{"Trump", "D"}, {"Free", "middle"}, {"FirstTrick", "B"}, {"Scoring", "swing"}},
       {{"trump", "D"}, {"free", "middle"}, {"first_trick", "B"}, {"scoring", "swing"}}},
      {{{"Trump", "D"}, {"Free", "last"}, {"Scoring", "basic"}},
       {{"trump", "D"}, {"free", "last"}, {"first_trick", nullptr}, {"scoring", "basic"}}},
      {{{"Trump", "H"}, {"Free", "S none, H middle, D last, C first"}, {"Scoring", "basic"}},
       {{"trump", "H"},
        {"free", {{"S", "none"}, {"H", "middle"}, {"D", "last"}, {"C", "first"}}},
        {"first_trick", nullptr},
        {"scoring", "basic"}}},
      {{{"Bids", "A:SK B:S C:HQ"}, {"Trump", "H"}, {"Declarer", "C"}, {"Scoring", "basic"}},
       {{"trump", "H"}, {"hood", "C"}, {"scoring", "basic"}, {"bids", {{"A", "SK"}, {"B", "S"}, {"C", "HQ"}}}}},
      {{{"Discipline", "true"}}, {{"discipline", true}}},
      {{{"Scoring", "swing"}}, {{"scoring", "swing"}}},
      {{}, Json::object()}};
  for (const auto& [tags, json] : cases) {
    SCOPED_TRACE(json.dump());
    const auto read = the_game().contract_from_tags(tags);
    ASSERT_TRUE(read.ok()) << read.status();
    EXPECT_EQ(read->json(), json);
    EXPECT_EQ(said(json).tags(), tags);
  }
}

TEST(HoodwinkTagsTest, BidsAloneMakeTrumpAndHood) {
  const auto read = [](std::string_view bids) {
    return the_game().contract_from_tags({{"Bids", std::string(bids)}})->json();
  };
  EXPECT_EQ(read("A:S B:S C:H").at("trump"), "H");
  EXPECT_EQ(read("C:h a:s B:s").at("hood"), "C");
  EXPECT_EQ(read("A:SK B:S9 C:SA").at("hood"), "A");
  EXPECT_EQ(read("A:S B:D C:C").at("trump"), "H");
}

TEST(HoodwinkTagsTest, WrongTagsAreNamed) {
  const auto error = [](const Tags& tags) { return base::message(the_game().contract_from_tags(tags).status()); };
  EXPECT_EQ(error({{"Trump", "NT"}}), "Trump: found \"NT\", expected one of S H D C");
  EXPECT_EQ(error({{"Declarer", "N"}}), "Declarer: found \"N\", expected one of A B C");
  EXPECT_EQ(
      error({{"Free", "all"}}),
      "Free: found \"all\", expected one of none middle last first, or one for each suit, such as S none, H middle, D "
      "last, C first");
  EXPECT_TRUE(error({{"Free", "S none, H middle, D last"}}).starts_with("Free: found "));
  EXPECT_TRUE(error({{"Free", "S none, H middle, D last, H first"}}).starts_with("Free: found "));
  EXPECT_EQ(error({{"Scoring", "high"}}), "Scoring: found \"high\", expected one of basic swing");
  EXPECT_EQ(error({{"Discipline", "good"}}), "Discipline: found \"good\", expected yes or no");
  EXPECT_EQ(error({{"FirstTrick", "B"}}), "FirstTrick: found B, expected nothing: it is kept with free partners only");
  EXPECT_EQ(error({{"Bids", "A:S B:S"}}),
            "Bids: found \"A:S B:S\", expected three of them, such as S S H or A:SK B:S C:HQ");
  EXPECT_EQ(error({{"Bids", "A:S B:S B:H"}}), "Bids: found B twice, expected each seat once");
  EXPECT_EQ(error({{"Bids", "A:S B:S C:*"}}), "Bids: found \"c:*\", expected a suit or a card of one, such as S or SK");
  EXPECT_EQ(error({{"Bids", "A:S B:S H"}}), "Bids: found \"h\", expected a seat, a colon and a bid, such as A:SK");
  EXPECT_EQ(error({{"Bids", "A:S B:S C:H"}, {"Trump", "S"}}), "Trump: found S, expected H, which the bids make trump");
  EXPECT_EQ(error({{"Bids", "A:S B:S C:H"}, {"Declarer", "A"}}),
            "Declarer: found A, expected C, whom the bids make Hood");
  EXPECT_EQ(error({{"Bids", "A:SK B:SK C:H"}}), "Bids: found SK twice, expected each card once");
  EXPECT_EQ(error({{"Bids", "A:SK B:S C:S9"}}),
            "Bids: found A:SK B:S C:S9, expected the three cards: all bid the same suit, and their ranks make the "
            "partners");
  EXPECT_EQ(error({{"Bids", "A:S B:S C:S"}, {"Trump", "H"}, {"Free", "none"}}),
            "Trump: found H, expected S, which all three bid");
  EXPECT_EQ(error({{"Bids", "A:S B:S C:H"}, {"Free", "none"}}),
            "Free: found none, expected nothing: partners are free only when all three bid the same suit");
  EXPECT_EQ(error({{"Trump", "S"}, {"Declarer", "B"}, {"Free", "none"}}),
            "Free: found none, expected nothing, for B is the Hood: free partners have none beforehand");
}

Json from_text(std::string_view text, const Json& before = Json::object()) {
  const auto read = the_game().contract_from_text(text, said(before));
  EXPECT_TRUE(read.ok()) << read.status();
  return read.ok() ? read->json() : Json();
}

TEST(HoodwinkTextTest, PeopleWriteContractsInManyWays) {
  const Json hood = {{"trump", "S"}, {"hood", "A"}, {"scoring", "swing"}};
  for (const std::string_view text :
       {"hood A, trump S, swing", "Swing scoring, trump spades, hood a", "trump ♠ hood A swing"})
    EXPECT_EQ(from_text(text), hood) << text;
  EXPECT_EQ(
      from_text("bids S H S"),
      Json({{"trump", "H"}, {"hood", "B"}, {"scoring", "basic"}, {"bids", {{"A", "S"}, {"B", "H"}, {"C", "S"}}}}));
  EXPECT_EQ(from_text("bids SK SA S7").at("hood"), "A");
  EXPECT_EQ(from_text("free middle, trump S"),
            Json({{"trump", "S"}, {"free", "middle"}, {"first_trick", nullptr}, {"scoring", "basic"}}));
  EXPECT_EQ(from_text("bids S S S, free last").at("free"), "last");
  const Json by_suit = {{"S", "none"}, {"H", "middle"}, {"D", "last"}, {"C", "first"}};
  EXPECT_EQ(from_text("free S none H middle D last C first, trump D").at("free"), by_suit);
  EXPECT_EQ(from_text("trump C", from_text("Free clubs first, spades none, hearts middle, ♦ last, trump D")).at("free"),
            by_suit);
  EXPECT_EQ(from_text("free S last, H last, D last, C last, trump D").at("free"), "last");
  EXPECT_EQ(from_text("discipline"), Json({{"discipline", true}}));
}

TEST(HoodwinkTextTest, WhatIsLeftOutIsAsBefore) {
  const Json before = {{"trump", "S"}, {"hood", "A"}, {"scoring", "swing"}};
  EXPECT_EQ(from_text("hood B", before), Json({{"trump", "S"}, {"hood", "B"}, {"scoring", "swing"}}));
  EXPECT_EQ(from_text("basic", before), Json({{"trump", "S"}, {"hood", "A"}, {"scoring", "basic"}}));
  EXPECT_EQ(from_text("free none", before),
            Json({{"trump", "S"}, {"free", "none"}, {"first_trick", nullptr}, {"scoring", "swing"}}));
  EXPECT_EQ(from_text("bids D D H", before).at("scoring"), "swing");
  EXPECT_EQ(from_text("trump D", from_text("bids D D H")), Json({{"trump", "D"}, {"hood", "C"}, {"scoring", "basic"}}));
  EXPECT_EQ(from_text("swing", from_text("bids D D H")).at("bids"), from_text("bids D D H").at("bids"));
  const Json free = {{"trump", "S"}, {"free", "first"}, {"first_trick", "B"}, {"scoring", "basic"}};
  EXPECT_EQ(from_text("free last", free).at("first_trick"), "B");
}

TEST(HoodwinkTextTest, WhatIsNoContractIsRefused) {
  const auto error = [](std::string_view text) { return base::message(the_game().contract_from_text(text).status()); };
  EXPECT_EQ(error("hood N"), "contract: found \"n\", expected one of A B C");
  EXPECT_EQ(error("hood"), "contract: found nothing more, expected one of A B C");
  EXPECT_EQ(error("trump NT"), "contract: found \"nt\", expected one of S H D C");
  EXPECT_EQ(
      error("free lunch"),
      "contract: found \"lunch\", expected one of none middle last first, or one for each suit, such as S none, H "
      "middle, D last, C first");
  EXPECT_EQ(error("bids S H"), "contract: found nothing more, expected a suit or a card of one, such as S or SK");
  EXPECT_EQ(error("bids S S H, trump S"), "contract: found S, expected H, which the bids make trump");
  EXPECT_EQ(error("solo A"),
            "contract: found \"solo\", expected trump and Hood, such as \"hearts by B\" or \"trump H, hood B\"; or "
            "bids, such "
            "as \"bids S H S\"; or free partners, such as \"free middle, trump S\"; with swing or basic scoring, and "
            "discipline, if need be");
}

TEST(HoodwinkWordsTest, DealsAndValuesAreSaidInWords) {
  EXPECT_EQ(said(Json({{"trump", "S"}, {"hood", "A"}})).words(), "spades trumps, A is the Hood");
  EXPECT_EQ(said(Json({{"trump", "S"}, {"hood", "A"}, {"scoring", "swing"}})).words(),
            "spades trumps, A is the Hood, swing scoring");
  EXPECT_EQ(said(Json({{"trump", "H"}, {"free", "none"}})).words(),
            "hearts trumps, partners free, no Hood if all three differ");
  EXPECT_EQ(said(Json({{"trump", "H"}, {"free", "last"}})).words(),
            "hearts trumps, partners free, the taker of the last trick Hood if all three differ");
  const Json by_suit = {{"S", "none"}, {"H", "middle"}, {"D", "last"}, {"C", "first"}};
  EXPECT_EQ(said(Json({{"trump", "D"}, {"free", by_suit}})).words(),
            "diamonds trumps, partners free, the taker of the last trick Hood if all three differ");
  EXPECT_EQ(said(Json({{"free", by_suit}})).words(),
            "before the bidding, partners free (S none, H middle, D last, C first)");
  EXPECT_EQ(said(Json::object()).words(), "before the bidding");
  EXPECT_EQ(said(Json({{"discipline", true}})).words(), "disciplined bids");
  EXPECT_FALSE(said(Json({{"scoring", "swing"}, {"free", "none"}})).named());
  EXPECT_TRUE(said(Json({{"discipline", true}})).named());
  games::Setup setup;
  EXPECT_EQ(the_game().describe({35, 35}, setup), "the Hood scores 22 (settlement +35)");
  EXPECT_EQ(the_game().describe({-22, -22}, setup), "the Hood fails and scores 3 (settlement -22)");
  EXPECT_EQ(the_game().describe({-21, -21}, setup), "the Hood settles for -21");
  EXPECT_EQ(the_game().describe({0, 0}, setup), "the Hood settles even");
  EXPECT_EQ(the_game().describe({-3, 9}, setup), "the Hood settles for -3 to +9");
  setup.contract = {{"trump", "H"}, {"free", "last"}};
  setup.guarantee = "A";
  EXPECT_EQ(the_game().describe({35, 35}, setup), "settles for +35");
  EXPECT_EQ(the_game().describe({56, 56}, setup), "scores 29 (settlement +56)");
  EXPECT_EQ(the_game().describe({-3, 9}, setup), "settles for -3 to +9");
  setup.objective = "make";
  EXPECT_EQ(the_game().describe({1, 1}, setup), "the Hood succeeds");
  EXPECT_EQ(the_game().describe({0, 0}, setup), "the Hood fails");
  EXPECT_EQ(the_game().describe({0, 1}, setup), "the Hood succeeds or fails");
}

}  // namespace
}  // namespace ouverte::games::hoodwink
