#include "solver/base/json.hpp"

#include <gtest/gtest.h>

#include <string>
#include <string_view>

namespace ouverte::base {
namespace {

std::string problem(std::string_view text) {
  const absl::StatusOr<Json> value = parse_json(text);
  return value.ok() ? "read as " + json_line(*value) : std::string(value.status().message());
}

TEST(Json, KeepsTheOrderOfKeys) {
  const absl::StatusOr<Json> value = parse_json(R"({"z": 1, "a": [true, null, "x"], "m": {"b": -2.5}})");
  ASSERT_TRUE(value.ok()) << value.status();
  EXPECT_EQ(json_line(*value), R"({"z":1,"a":[true,null,"x"],"m":{"b":-2.5}})");
}

TEST(Json, AllowsOneKeyInTwoObjects) {
  EXPECT_EQ(problem(R"([{"a": 1}, {"a": {"a": 2}}, {"b": [{"b": 1}], "a": 3}])"),
            R"(read as [{"a":1},{"a":{"a":2}},{"b":[{"b":1}],"a":3}])");
}

TEST(Json, SaysWhereTheTextGoesWrong) {
  EXPECT_EQ(problem(R"({"a": 1, "b": 2, "a": 3})"),
            R"(byte 20: found the key "a" twice in one object, expected it once)");
  EXPECT_EQ(problem(R"({"x": [{"b": 2, "b": 3}]})"),
            R"(byte 19: found the key "b" twice in one object, expected it once)");
  EXPECT_EQ(problem(R"({"a": 1} tail)"),
            "byte 11: syntax error while parsing value - invalid literal; last read: '1} ta'; expected end of input");
  EXPECT_EQ(problem(""),
            "byte 1: syntax error while parsing value - unexpected end of input; "
            "expected '[', '{', or a literal");
  EXPECT_EQ(problem("{"),
            "byte 2: syntax error while parsing object key - unexpected end of input; "
            "expected string literal");
  EXPECT_EQ(problem("1e999"), "number overflow parsing '1e999'");
  EXPECT_EQ(problem("\"\xE9\""),
            "byte 3: syntax error while parsing value - invalid string: ill-formed UTF-8 byte; "
            "last read: '\"\xE9\"'");
}

TEST(Json, RefusesTextNestedTooDeep) {
  EXPECT_EQ(problem(std::string(101, '[') + std::string(101, ']')),
            "byte 101: found more than 100 arrays and objects inside one another");
  EXPECT_EQ(problem(std::string(100'000, '[')).substr(0, 12), "byte 100001:");
}

TEST(Json, WritesTextThatIsNotUtf8) {
  EXPECT_EQ(json_line(Json("Mus\xE9"
                           "e")),
            "\"Mus\xEF\xBF\xBD"
            "e\"");
}

}  // namespace
}  // namespace ouverte::base
