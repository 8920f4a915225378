// A table of fields reads what it writes, in JSON, in tags and as people type it, and says what is wrong and where.
#include "solver/games/shared/contract_table.hpp"

#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <tuple>

#include "gtest/gtest.h"
#include "solver/base/status.hpp"

namespace ouverte::games {
namespace {

enum class Speed : std::uint8_t { kSlow, kFast };
constexpr std::array<std::string_view, 2> kSpeeds = {"slow", "fast"};

struct TableContract {
  std::optional<cards::Suit> trump;
  std::optional<Trump> strain;
  std::optional<cards::Seat> hood;
  std::optional<int> level;
  Speed speed = Speed::kSlow;
  bool swing = false;
  bool always = true;
};

constexpr ContractTable kTable{std::tuple{
    Field{&TableContract::trump,
          {.name = "trump", .tag = "Trump", .before = "trump", .said = "% trumps", .required = true}},
    Field{&TableContract::strain, {.name = "strain", .tag = "Strain", .before = "strain", .said = "% too"}},
    Field{&TableContract::hood,
          {.name = "hood", .tag = "Hood", .before = "hood", .said = "% is the Hood", .null = true, .seats = "ABC"}},
    Field{&TableContract::level, {.name = "level", .tag = "Level", .before = "level", .least = 1, .most = 7}},
    Field{&TableContract::speed, {.name = "speed", .tag = "Speed", .said = "played %", .words = kSpeeds}},
    Field{&TableContract::swing, {.name = "swing", .tag = "Swing", .before = "swing", .said = "swing scoring"}},
    Field{&TableContract::always, {.name = "always", .before = "always", .always = true}}}};

std::string json_again(std::string_view text) {
  const auto contract = kTable.from_json(base::Json::parse(text));
  return contract.ok() ? base::json_line(kTable.to_json(*contract)) : base::message(contract.status());
}
std::string tags_again(const Tags& tags) {
  const auto contract = kTable.from_tags(tags);
  if (!contract.ok()) return base::message(contract.status());
  std::string all;
  for (const auto& [name, value] : kTable.to_tags(*contract)) all += base::str(name, "=", value, " ");
  return all;
}
std::string typed(std::string_view text) {
  TableContract before;
  before.trump = cards::Suit::kSpades;
  const auto contract = kTable.from_text(text, before);
  return contract.ok() ? kTable.in_words(*contract) : base::message(contract.status());
}

TEST(ContractTableTest, JsonIsReadAndWritten) {
  for (const std::string_view same :
       {R"({"trump":"H","always":true})",
        R"({"trump":"C","strain":"NT","hood":"B","level":7,"speed":"fast","swing":true,"always":false})"})
    EXPECT_EQ(json_again(same), same);
  EXPECT_EQ(json_again(R"({"swing": false, "speed": "slow", "hood": null, "trump": "H"})"),
            R"({"trump":"H","always":true})");
}

TEST(ContractTableTest, JsonThatIsWrongIsSaidToBe) {
  EXPECT_EQ(json_again("7"), "contract: found 7, expected an object");
  EXPECT_EQ(json_again("{}"), "contract.trump: found nothing, expected one of S H D C");
  EXPECT_EQ(json_again(R"({"trump": "NT"})"), R"(contract.trump: found "NT", expected one of S H D C)");
  EXPECT_EQ(json_again(R"({"trump": "h"})"), R"(contract.trump: found "h", expected one of S H D C)");
  EXPECT_EQ(json_again(R"({"trump": "S", "strain": 1})"), "contract.strain: found 1, expected one of S H D C NT");
  EXPECT_EQ(json_again(R"({"trump": "S", "hood": "D"})"),
            R"(contract.hood: found "D", expected one of A B C, or null)");
  EXPECT_EQ(json_again(R"({"trump": "S", "level": 8})"), "contract.level: found 8, expected a number from 1 to 7");
  EXPECT_EQ(json_again(R"({"trump": "S", "level": 1e99})"),
            "contract.level: found 1e+99, expected a number from 1 to 7");
  EXPECT_EQ(json_again(R"({"trump": "S", "speed": "quick"})"),
            R"(contract.speed: found "quick", expected one of slow fast)");
  EXPECT_EQ(json_again(R"({"trump": "S", "swing": "yes"})"), R"(contract.swing: found "yes", expected true or false)");
  EXPECT_EQ(json_again(R"({"trumps": "S"})"),
            R"(contract: found the key "trumps", expected only trump, strain, hood, level, speed, swing, always)");
}

TEST(ContractTableTest, TagsAreReadAndWritten) {
  EXPECT_EQ(tags_again({}), "");
  EXPECT_EQ(tags_again({{"Level", "3"}, {"Trump", "D"}, {"Swing", "true"}, {"Speed", "fast"}, {"Hood", "?"}}),
            "Trump=D Level=3 Speed=fast Swing=true ");
  EXPECT_EQ(tags_again({{"Level", "3x"}}), R"(Level: found "3x", expected a number from 1 to 7)");
  EXPECT_FALSE(kTable.complete({{"Level", "3"}}));
  EXPECT_TRUE(kTable.complete({{"Trump", "S"}}));
  EXPECT_EQ(kTable.to_json(*kTable.from_tags({{"Trump", "S"}})).dump(), R"({"trump":"S","always":true})");
}

TEST(ContractTableTest, PeopleTypeItInAnyOrderAndCase) {
  EXPECT_EQ(typed("hearts"), "hearts trumps");
  EXPECT_EQ(typed("Hood b, swing"), "spades trumps, B is the Hood, swing scoring");
  EXPECT_EQ(typed("FAST hood C trump d strain notrump"), "diamonds trumps, no trump, C is the Hood, played fast");
  EXPECT_EQ(typed("diamonds NT"), "diamonds trumps, no trump");
  EXPECT_EQ(typed("diamonds strain hearts"), "diamonds trumps, hearts too");
  EXPECT_EQ(
      typed("soon"),
      "contract: found \"soon\", expected trump and a suit, strain and a suit or NT, hood and a seat, level and a "
      "number, slow or fast, swing, always");
  EXPECT_EQ(typed("").substr(0, 31), "contract: found \"\", expected tr");
}

}  // namespace
}  // namespace ouverte::games
