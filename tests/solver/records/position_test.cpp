#include "solver/records/position.hpp"

#include <gtest/gtest.h>

#include <fstream>
#include <string>
#include <string_view>

#include "solver/base/status.hpp"
#include "tests/solver/records/files.hpp"

namespace ouverte::records {
namespace {

std::string wrong(std::string_view text) {
  const auto object = base::parse_json(text);
  if (!object.ok()) return "not JSON";
  const auto vector = vector_from_json(*object);
  return vector.ok() ? base::json_line(json_from_setup(vector->setup)) : base::message(vector.status());
}

TEST(Positions, OfAllVectorsAreWrittenAsRead) {
  int count = 0;
  for (const auto& file : files_in(kSource / "tests/vectors", ".jsonl")) {
    std::ifstream lines(file);
    for (std::string line; std::getline(lines, line); ++count) {
      base::Json object = *base::parse_json(line);
      const auto vector = vector_from_json(object);
      ASSERT_TRUE(vector.ok()) << vector.status();
      EXPECT_EQ(vector->value, object["value"]);
      EXPECT_EQ(vector->moves, object["moves"]);
      object.erase("value");
      object.erase("moves");
      EXPECT_EQ(json_from_setup(vector->setup), object);
    }
  }
  EXPECT_GT(count, 900);
}

TEST(Positions, HoldWhatTheirSetupSays) {
  const auto vector = vector_from_json(*base::parse_json(
      R"({"id": "x", "hands": {"W": "A...", "N": "-"}, "table": ["SK"], "leader": "E", "dealer": "S", "for": "W",
          "won": {"W": 3, "N": 9}, "contract": null, "objective": "make"})"));
  ASSERT_TRUE(vector.ok()) << vector.status();
  const games::Setup& setup = vector->setup;
  EXPECT_EQ(setup.game, "bridge");
  EXPECT_EQ(setup.hands[0], std::pair(std::string("W"), std::string("A...")));
  EXPECT_EQ(setup.table[0], "SK");
  EXPECT_EQ(setup.leader + setup.dealer + setup.guarantee, "ESW");
  EXPECT_EQ(setup.won->at(1), std::pair(std::string("N"), 9));
  EXPECT_TRUE(setup.contract.is_null());
  EXPECT_FALSE(vector->value.has_value());
}

TEST(Positions, SayWhatIsWrong) {
  EXPECT_EQ(wrong("[]"), "position: found [], expected an object");
  EXPECT_EQ(wrong("{}"), "hands: found nothing, expected an object from seats to hands");
  EXPECT_EQ(wrong(R"({"hands": {"N": "-"}, "foo": 1})"),
            "found the unknown key \"foo\", expected one of id, game, hands, table, leader, dealer, won, contract, "
            "objective, for");
  EXPECT_EQ(wrong(R"({"hands": ["-"]})"), R"(hands: found ["-"], expected an object from seats to hands)");
  EXPECT_EQ(wrong(R"({"hands": {"N": 5}})"), "hands.N: found 5, expected a text");
  EXPECT_EQ(wrong(R"({"hands": {"N": "-"}, "table": "SA"})"), R"(table: found "SA", expected a list of texts)");
  EXPECT_EQ(wrong(R"({"hands": {"N": "-"}, "table": [1]})"), "table: found 1, expected a text");
  EXPECT_EQ(wrong(R"({"hands": {"N": "-"}, "won": 3})"),
            "won: found 3, expected an object from seats to numbers of tricks");
  for (const std::string_view number : {"-1", "1.0", "99999999999", "\"1\"", "null"}) {
    EXPECT_EQ(wrong(base::str(R"({"hands": {"N": "-"}, "won": {"N": )", number, "}}")),
              base::str("won.N: found ", number, ", expected a number of tricks"));
  }
  EXPECT_EQ(wrong(R"({"hands": {"N": "-"}, "contract": "4S"})"),
            R"(contract: found "4S", expected an object, or null for a deal passed out)");
  EXPECT_EQ(wrong(R"({"id": 7, "hands": {"N": "-"}})"), "id: found 7, expected a text");
}

}  // namespace
}  // namespace ouverte::records
