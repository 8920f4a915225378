// How records, tags and people write what is settled before the play.
#include "solver/games/whos_who/contract.hpp"

#include "gtest/gtest.h"
#include "solver/base/status.hpp"

namespace ouverte::games::whos_who {
namespace {

using base::Json;

Json from_tags(const Tags& tags) {
  const auto written = written_from_tags(tags);
  EXPECT_TRUE(written.ok()) << written.status();
  return written.ok() ? to_json(*written) : Json();
}

Json from_text(std::string_view text, const Written& before = {}) {
  const auto written = written_from_text(text, before);
  EXPECT_TRUE(written.ok()) << written.status();
  return written.ok() ? to_json(*written) : Json();
}

template <class Found>
std::string error(const Found& found) {
  return found.ok() ? "no error" : base::message(found.status());
}

TEST(WhosWhoContractTest, TagsNameThePackAndTheSoloist) {
  EXPECT_EQ(from_tags({}), (Json{{"pack", 42}}));
  EXPECT_EQ(from_tags({{"Pack", "54"}, {"Declarer", "C"}}), (Json{{"soloist", "C"}, {"pack", 54}}));
  EXPECT_EQ(error(written_from_tags({{"Pack", "52"}})), "Pack: found \"52\", expected 42 or 54");
  EXPECT_EQ(error(written_from_tags({{"Declarer", "N"}})), "Declarer: found \"N\", expected one of A B C");
}

TEST(WhosWhoContractTest, TagsGoToJsonAndBack) {
  for (const Json& json : {Json{{"pack", 42}}, Json{{"soloist", "A"}, {"pack", 42}}, Json{{"pack", 54}},
                           Json{{"soloist", "B"}, {"pack", 54}}}) {
    const auto written = written_from_json(json);
    ASSERT_TRUE(written.ok());
    EXPECT_EQ(to_json(*written), json);
    EXPECT_EQ(from_tags(tags_from(*written)), json);
  }
}

TEST(WhosWhoContractTest, PeopleWriteEitherInAnyOrder) {
  EXPECT_EQ(from_text("54"), (Json{{"pack", 54}}));
  EXPECT_EQ(from_text("soloist b"), (Json{{"soloist", "B"}, {"pack", 42}}));
  EXPECT_EQ(from_text("Pack 54, soloist C"), (Json{{"soloist", "C"}, {"pack", 54}}));
  EXPECT_EQ(from_text("C 54"), (Json{{"soloist", "C"}, {"pack", 54}}));
}

TEST(WhosWhoContractTest, WhatThePeopleLeaveOutStaysAsItWas) {
  const Written before{.soloist = Seat{0}, .giver = {}, .pack = PackSize::kLarge};
  EXPECT_EQ(from_text("C", before), (Json{{"soloist", "C"}, {"pack", 54}}));
  EXPECT_EQ(from_text("42", before), (Json{{"soloist", "A"}, {"pack", 42}}));
}

TEST(WhosWhoContractTest, BadTextsSayWhatWasFoundAndExpected) {
  constexpr std::string_view kExpected =
      "expected the soloist, one of A B C, the pack, 42 or 54, or both: \"B is the soloist, pack of 54 cards\"";
  EXPECT_EQ(error(written_from_text("", {})), base::str("contract: found \"\", ", kExpected));
  EXPECT_EQ(error(written_from_text("B 52", {})), base::str("contract: found \"52\", ", kExpected));
  EXPECT_EQ(error(written_from_text("A B", {})), base::str("contract: found \"b\", ", kExpected));
}

TEST(WhosWhoContractTest, BadFieldsSayWhatWasFoundAndExpected) {
  EXPECT_EQ(error(written_from_json(Json::array())), "contract: found [], expected an object");
  EXPECT_EQ(error(written_from_json({{"pack", 52}})), "contract.pack: found 52, expected 42 or 54");
  EXPECT_EQ(error(written_from_json({{"soloist", "N"}})),
            "contract.soloist: found \"N\", expected one of A B C, or null");
  EXPECT_EQ(error(written_from_json({{"giver", 1}})), "contract.giver: found 1, expected one of A B C, or null");
  EXPECT_NE(error(written_from_json({{"trump", "S"}})).find("trump"), std::string::npos);
}

}  // namespace
}  // namespace ouverte::games::whos_who
